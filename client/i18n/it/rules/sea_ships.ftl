# Marinai: costruire navi, arrivare con esse a nuove colonie, le strade accanto, carte e porti.

text-S-SHIP-1 =
    Una nave costa 1 legno e 1 lana. Ognuno ne ha 15; quando sono tutte sulla mappa non se ne costruiscono
    più, ma si possono ancora spostare.
text-S-SHIP-2 = Una nave si piazza su un sentiero libero con il mare su almeno un lato.
text-S-SHIP-3 =
    A uno dei suoi capi una nuova nave deve toccare una propria colonia o città, o una propria nave su un
    incrocio senza edifici rivali. Può finire contro un edificio simile, se è collegata all'altro capo.
text-S-SHIP-4 =
    Una strada non prosegue con una nave, né una nave con una strada: dove si passa dall'una all'altra deve
    esserci una propria colonia o città. Senza, strade e navi possono incontrarsi su un incrocio, e ognuna
    prosegue per conto suo.
text-S-SHIP-5 = Non si costruiscono navi sui sentieri dell'esagono in cui si trova il pirata.
text-S-SHIP-6 =
    In un turno si possono costruire quante navi si vuole, e una nuova può diramarsi da qualsiasi propria
    nave.
text-S-SHIP-7 =
    Una nave non vale punti, non chiude nessun incrocio e non impedisce a nessuno di costruirvi una colonia.
text-S-SETT-1 =
    Una colonia si può costruire anche dove arriva una propria nave. Come ogni altra, vuole la terraferma e la
    distanza consueta.
text-S-SETT-2 = Da una colonia sulla costa si prosegue con strade, con navi o con entrambe.
text-S-ROAD-1 =
    Le strade seguono le regole del gioco base e vogliono terra su un lato; tra due deserti sono permesse. Il
    pirata non ostacola né le strade, né le colonie e le città.
text-S-DEV-1 =
    Con un Cavaliere si spostano i briganti o il pirata, anche prima del lancio. In entrambi i casi il
    Cavaliere conta per l'Esercito più grande.
text-S-DEV-2 =
    La Costruzione di strade dà due pezzi gratis, ognuno a scelta strada o nave, uno subito dopo l'altro. Tra
    i due non succede niente, quindi non si può costruire una colonia per passare da strada a nave. Anche qui
    le navi sono limitate dal pirata e dalla propria scorta.
text-S-DEV-3 = Tutte le altre carte Sviluppo si comprano e si giocano come nel gioco base.
text-S-HARB-1 =
    I porti funzionano come nel gioco base, dal momento in cui se ne può usare uno appena costruito.
text-S-HARB-2 =
    Sul sentiero di un porto possono stare navi. Il pirata accanto a un porto non ne altera il cambio.
