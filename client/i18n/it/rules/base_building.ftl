# Gioco base: costi e scorta, strade, colonie, città.

text-B-BUILD-1 =
    Una strada costa 1 argilla e 1 legno. Una colonia costa 1 argilla, 1 legno, 1 lana e 1 grano. Una città
    costa 3 minerali e 2 grani. Una carta Sviluppo costa 1 lana, 1 grano e 1 minerale; le carte pagate tornano
    nella riserva.
text-B-BUILD-2 =
    In un turno si può costruire e comprare quanto si vuole, finché bastano carte, pedine e carte Sviluppo.
text-B-BUILD-3 =
    Si costruisce solo con le pedine rimaste nella propria scorta, che in tutto ha 15 strade, 5 colonie e 4
    città.
text-B-BUILD-4 = Una pedina pagata si piazza subito.
text-B-BUILD-5 = Strade e città restano dove sono per tutta la partita. Città e Cavalieri fa eccezione.
text-B-ROAD-1 = Ogni sentiero porta al massimo una strada.
text-B-ROAD-2 = A uno dei suoi capi una nuova strada deve toccare una propria strada, colonia o città.
text-B-ROAD-3 =
    Una strada non può proseguire oltre un incrocio con una colonia o una città rivale. Una nuova strada può
    finire su un incrocio simile, se è collegata all'altro capo.
text-B-ROAD-4 = Si possono costruire strade sui sentieri della costa.
text-B-ROAD-5 = Una strada di per sé non vale punti vittoria.
text-B-ROAD-6 = Dopo la fondazione si possono costruire nuove colonie solo dove arrivano le proprie strade.
text-B-SETT-1 = Una colonia si costruisce su un incrocio libero.
text-B-SETT-2 = Dopo la fondazione, all'incrocio di una nuova colonia deve arrivare almeno una propria strada.
text-B-SETT-3 =
    Una colonia si può costruire solo se tutti gli incroci adiacenti sono liberi da colonie e città di
    qualsiasi colore, compreso quello di chi costruisce.
text-B-SETT-4 =
    Una colonia vale 1 punto vittoria e da quel momento rende 1 carta da ogni terreno che tocca e che produce.
text-B-SETT-5 =
    Chi ha tutte e 5 le colonie sulla mappa deve prima trasformarne una in città. La pedina che si libera si
    può costruire di nuovo.
text-B-CITY-1 =
    Una città si costruisce solo al posto di una propria colonia sulla mappa, mai su un incrocio vuoto.
text-B-CITY-2 = La colonia sostituita torna nella scorta di chi la possiede e si può costruire di nuovo.
text-B-CITY-3 =
    Una città vale 2 punti vittoria invece di 1 e rende 2 carte da ogni terreno che tocca e che produce.
text-B-CITY-4 =
    Nello stesso turno si può costruire una colonia e trasformarla in città, se si pagano entrambe.
