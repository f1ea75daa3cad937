# Città e Cavalieri: componenti, preparazione, fondazione, turno.

text-CK-COMP-1 =
    L'espansione ha 96 carte: 36 merci (12 monete, 12 fogli di carta e 12 stoffe), 54 carte Progresso (18 di
    ognuno dei tre colori) e 6 carte Difensore, che valgono 1 punto vittoria ciascuna.
text-CK-COMP-2 =
    Ci sono 4 schede delle migliorie con 15 segnalini ciascuna, 4 schede dei costi, un percorso dei barbari,
    una nave dei barbari, un mercante, un dado rosso, un dado bianco con simboli e 2 contenitori per le carte.
text-CK-COMP-3 =
    Ogni colore ha 6 cavalieri (2 semplici di forza 1, 2 forti di forza 2, 2 potenti di forza 3), 6 elmi che
    indicano i cavalieri attivi, 3 cerchie di mura e 3 sovrastrutture per le metropoli, oltre alle 5 colonie,
    4 città e 15 strade del gioco base.
text-CK-COMP-4 =
    Le carte Sviluppo, le schede dei costi del gioco base, l'Esercito più grande e uno dei dadi non si usano.
    Si usano la Via commerciale più lunga e un dado, quello giallo.
text-CK-COMP-5 =
    Il dado evento ha tre facce con una nave e una faccia per ognuna delle porte gialla, blu e verde.
text-CK-COMP-6 =
    Il percorso dei barbari va dalla casella iniziale S a un'ultima casella bordata di rosso. Alla nave
    servono 7 passi da S all'attacco.
text-CK-SETUP-1 =
    La prima partita usa una mappa stampata che fornisce ogni materia prima, soprattutto grano. Le partite
    seguenti usano la mappa variabile del gioco base.
text-CK-SETUP-2 =
    Le file da nord a sud, ognuna da ovest a est, sono: collina 6, montagna 2, collina 5; foresta 3,
    montagna 9, deserto, foresta 10; foresta 8, campo 4, collina 11, pascolo 3, campo 8; pascolo 10, campo 5,
    montagna 6, pascolo 4; campo 9, pascolo 12, foresta 11. I nove sentieri con i porti sono quelli della
    mappa per principianti, nello stesso ordine: argilla, minerale, legno, grano, 3:1, 3:1, 3:1, lana, 3:1.
    Non ci sono posizioni iniziali stampate; si gioca la fondazione.
text-CK-SETUP-3 =
    La riserva ha le cinque pile di materie prime e pile scoperte di monete, carta e stoffa. I tre mazzi
    Progresso, giallo per il commercio, verde per la scienza e blu per la politica, si mescolano separatamente
    e stanno coperti. Le carte Difensore stanno a disposizione.
text-CK-SETUP-4 = La nave dei barbari comincia su S e i briganti sul deserto. Il mercante non è sulla mappa.
text-CK-SETUP-5 = Ognuno comincia senza migliorie cittadine.
text-CK-FOUND-1 =
    Comincia chi fa il tiro più alto con i due dadi numerati. Nel primo giro ognuno piazza una colonia e una
    strada come nel gioco base.
text-CK-FOUND-2 =
    Nel secondo giro, in ordine inverso, ognuno piazza una città invece di una colonia, e una strada. Dopo la
    fondazione ognuno ha 3 punti vittoria, e in scorta 4 colonie, 3 città e 13 strade.
text-CK-FOUND-3 =
    Le materie prime iniziali sono una per ogni terreno che la città tocca e che produce. Non raddoppiano e
    non comprendono merci.
text-CK-FOUND-4 =
    Il primo turno è di chi ha piazzato per ultimo una città, cioè di chi ha fatto il tiro più alto.
text-CK-TURN-1 =
    Il turno comincia lanciando e risolvendo tutti e tre i dadi. Prima del lancio si può giocare solo
    l'Alchimista: niente scambi, costruzioni o azioni dei cavalieri.
text-CK-TURN-2 =
    Dopo i dadi chi è di turno può, in ordine qualsiasi e più volte, scambiare, costruire strade, colonie,
    città e mura, reclutare, attivare e promuovere cavalieri, comprare migliorie cittadine, giocare carte
    Progresso e compiere azioni dei cavalieri. Scambi e costruzioni sono dunque sempre insieme.
text-CK-TURN-3 = Dopo il turno tocca a chi siede a sinistra.
