# Gioco base: certificati, vittoria, che cosa è visibile e che cosa è nascosto.

text-B-LR-1 =
    Una via commerciale è una serie ininterrotta di proprie strade. Le diramazioni non si sommano: conta solo
    la linea singola più lunga.
text-B-LR-2 =
    Ogni strada di una via conta una volta sola. Un anello conta con tutti i suoi sentieri, e una via può
    passare due volte per lo stesso incrocio.
text-B-LR-3 =
    Una colonia o una città rivale su un incrocio interno di una via la interrompe in quel punto. In capo a
    una via non fa danno.
text-B-LR-4 = Le proprie colonie e città non interrompono la propria via.
text-B-LR-5 =
    Chi per primo ha una via di almeno 5 strade prende il certificato Via commerciale più lunga, che vale 2
    punti vittoria.
text-B-LR-6 =
    Un'altra persona prende il certificato solo con una via strettamente più lunga. A pari lunghezza non
    cambia niente.
text-B-LR-7 =
    Una via si può interrompere costruendo una colonia su un suo incrocio interno libero. Come sempre valgono
    la regola della distanza e l'obbligo che vi arrivi una propria strada.
text-B-LR-8 =
    Dopo un'interruzione si confrontano tutte le vie. (a) Chi ha il certificato e ha ancora la via più lunga,
    di almeno 5 strade, anche in parità, lo tiene; (b) se una sola altra persona ha la via più lunga, di
    almeno 5 strade, prende subito il certificato, di chiunque sia il turno; (c) se chi ha il certificato non
    è tra chi ha la via più lunga, e altre due o più persone sono in parità, il certificato si mette da parte;
    (d) se nessuno ha almeno 5 strade, il certificato si mette da parte.
text-B-LR-9 =
    Un certificato messo da parte va a chi per primo ha da solo la via più lunga, di almeno 5 strade.
text-B-LR-10 = Chi perde il certificato Via commerciale più lunga perde subito i suoi 2 punti vittoria.
text-B-LR-11 =
    A chi spetta il certificato si decide di nuovo dopo ogni cambiamento delle strade o delle pedine che le
    bloccano. Se la via di chi lo ha è lunga quanto la più lunga di tutte ed è di almeno 5 strade, il
    certificato resta a chi lo ha. Altrimenti va all'unica persona che ha da sola la via più lunga, se è di
    almeno 5. Altrimenti non lo ha nessuno.
text-B-LR-12 = Una via ha al massimo 15 strade, perché nessuno ha più pedine di così.
text-B-LA-1 =
    Chi per primo ha 3 Cavalieri scoperti prende il certificato Esercito più grande, che vale 2 punti
    vittoria.
text-B-LA-2 =
    Chi ha strettamente più Cavalieri scoperti di chi detiene il certificato lo prende subito, con i suoi 2
    punti vittoria.
text-B-LA-3 =
    Un numero uguale di Cavalieri non cambia niente. Una volta assegnato, il certificato Esercito più grande
    appartiene sempre a qualcuno.
text-B-LA-4 =
    Un Cavaliere conta quando viene giocato. Se porta i punti necessari, la partita è vinta con esso, prima di
    spostare i briganti. Con win_before_robber = false si spostano prima i briganti, e poi si controlla la
    vittoria.
text-B-WIN-1 =
    Chi nel proprio turno ha o raggiunge almeno 10 punti vittoria vince, e la partita finisce subito.
text-B-WIN-2 = Si può vincere in qualsiasi momento del proprio turno, anche prima del lancio dei dadi.
text-B-WIN-3 =
    Raggiungere i punti necessari nel turno altrui non fa vincere. Si vince all'inizio del proprio turno
    seguente, se si hanno ancora quei punti.
text-B-WIN-4 =
    Una colonia vale 1 punto vittoria, una città 2, la Via commerciale più lunga 2, l'Esercito più grande 2 e
    una carta Edificio 1.
text-B-WIN-5 = Può vincere solo chi è di turno, perciò non ci sono parità.
text-B-INFO-1 =
    Sono nascoste le carte Materia prima in mano, le carte Sviluppo non giocate e l'ordine del mazzo.
text-B-INFO-2 =
    La mappa con tutte le pedine, le pile della riserva, i Cavalieri giocati e i certificati sono visibili a
    tutto il tavolo.
text-B-INFO-3 =
    I regolamenti non dicono se il numero di carte in mano è visibile, ma un esempio lo tratta come noto. Di
    norma è visibile.
text-B-INFO-4 = Solo chi ruba e chi è derubato sanno quale carta è stata rubata.
