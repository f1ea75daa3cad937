# Città e Cavalieri con i Marinai: dove il regolamento lascia lacune, da CK-SEA-25 a CK-SEA-39.

text-CK-SEA-25 =
    Un cavaliere si sposta lungo le tue strade e navi in qualsiasi combinazione, di norma anche dove si
    incontrano senza un edificio. Può fermarsi su un incrocio senza terra se lì c'è una tua nave. Lo stesso
    vale per chi scaccia e per il cavaliere scacciato.
text-CK-SEA-26 =
    Su un incrocio in mare sta al massimo un cavaliere. Si attiva, si promuove e si scaccia come gli altri, e
    conta per la difesa.
text-CK-SEA-27 =
    Un proprio cavaliere, attivo o inattivo, conclude una rotta come un edificio. Né una nave spostata né il
    proprio Diplomatico possono togliere l'ultimo collegamento tra un cavaliere e tutti i propri edifici.
text-CK-SEA-28 =
    Di norma una tua nave resta dov'è se a uno dei suoi capi c'è un cavaliere altrui e lì si incontrano almeno
    due tue navi, anche se l'altro capo è aperto. Una colonia altrui non trattiene nessuna nave.
text-CK-SEA-29 =
    Un cavaliere mette in fuga il pirata come farebbe con i briganti: nel turno di chi lo possiede, dopo il
    lancio, se era attivo già prima del turno, da qualsiasi incrocio dell'esagono del pirata. Il pirata va su
    un altro esagono di mare o, di norma, sulla cornice, e chi lo sposta ruba come al solito. Dalla cornice
    nessuno lo mette in fuga.
text-CK-SEA-30 =
    Prima del primo attacco un sette fa soltanto scartare, a meno che il tavolo non lasci spostare i briganti;
    né i briganti né il pirata si muovono. Di norma il pirata aspetta nel suo primo posto e lì blocca. Se il
    lancio che porta l'attacco è un sette, entrambi sono liberi.
text-CK-SEA-31 =
    Dopo il primo attacco chi lancia un sette sposta i briganti o il pirata. Il Vescovo sposta solo i
    briganti.
text-CK-SEA-32 =
    L'oro rende 1 materia prima per una colonia e 2 per una città o una metropoli. La scelta viene dopo la
    produzione e prima dell'Acquedotto, e chi ha preso qualcosa dall'oro non è rimasto a mani vuote.
text-CK-SEA-33 = Chi scopre una terra prende una materia prima, mai una merce.
text-CK-SEA-34 =
    Di norma il Diplomatico toglie anche una nave con un'estremità aperta, cioè con un capo senza edifici,
    cavalieri, navi o strade del suo colore. Una nave altrui torna a chi la possiede; la propria si può
    ripiazzare altrove, una nave come nave, una strada come strada. Il pirata non protegge nessuna nave dal
    Diplomatico, ma accanto al pirata non se ne piazzano.
text-CK-SEA-35 =
    Una nave che il Diplomatico toglie o ripiazza non consuma lo spostamento del turno. Una volta ripiazzata,
    conta come costruita in questo turno.
text-CK-SEA-36 =
    L'Intrigo richiede una propria strada o nave all'incrocio del cavaliere, che può essere in mare.
    L'Inventore può scambiare anche gettoni numerati di giacimenti d'oro. Miniera e Irrigazione non danno
    niente dall'oro.
text-CK-SEA-37 =
    I barbari attaccano tutte le isole in una sola battaglia; contano tutte le città e tutti i cavalieri
    attivi sulla mappa. Chi perde una città conserva il gettone di quell'isola.
text-CK-SEA-38 =
    Metropoli, carte Difensore, mercante e gettoni isola si sommano. L'Esercito più grande non c'è. La Via
    commerciale più lunga conta strade e navi, e la interrompono anche i cavalieri.
text-CK-SEA-39 = Anche sulla costa, dove c'è un cavaliere non si costruisce una colonia.
