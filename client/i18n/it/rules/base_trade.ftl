# Gioco base: scambi al tavolo e con la riserva, porti, ordine di scambi e costruzioni.

text-B-TRADE-1 =
    Scambia solo chi è di turno, e solo dopo il lancio di produzione; dopo un 7, solo quando è stato risolto
    per intero.
text-B-TRADE-2 = Il numero di scambi in un turno è limitato solo dalle carte in mano.
text-B-TRADE-3 = Nel gioco base si possono scambiare solo carte Materia prima. Le carte Sviluppo no.
text-B-DOM-1 =
    Ogni scambio è tra chi è di turno e una sola altra persona. Gli altri non scambiano mai tra loro.
text-B-DOM-2 =
    Chi è di turno dice che cosa cerca e che cosa offre. Gli altri possono esprimere desideri, fare offerte
    proprie e rispondere con controproposte, e chi è di turno può rilanciare ancora.
text-B-DOM-3 = Si può scambiare qualsiasi numero e insieme di carte con qualsiasi altro.
text-B-DOM-4 = Entrambe le parti di uno scambio devono dare almeno una carta.
text-B-DOM-5 =
    Di norma non si possono scambiare carte con carte dello stesso tipo: 2 minerali per 1 minerale, per
    esempio, sarebbero un regalo mascherato.
text-B-DOM-6 = Nessuno è obbligato ad accettare un'offerta.
text-B-DOM-7 = Al momento dello scambio entrambe le parti devono avere in mano le carte che danno.
text-B-MAR-1 = Senza un porto, chi è di turno può dare alla riserva 4 carte uguali per 1 carta a scelta.
text-B-MAR-2 =
    Con un proprio edificio su un porto generico, chi è di turno può dare alla riserva 3 carte uguali per 1
    carta a scelta.
text-B-MAR-3 =
    Con un proprio edificio su un porto speciale, chi è di turno può dare alla riserva 2 carte della materia
    prima lì indicata per 1 carta a scelta.
text-B-MAR-4 = Un porto speciale non dà un cambio migliore, nemmeno 3:1, per nessun altro tipo di carta.
text-B-MAR-5 =
    Gli scambi con la riserva si possono ripetere in un turno: al porto del legno 4 legni fruttano 2 carte.
text-B-MAR-6 =
    La carta presa deve trovarsi nella riserva, e di norma deve essere di un tipo diverso da quelle date.
text-B-HARB-1 =
    Si può usare un porto finché si ha una colonia o una città su uno dei suoi due incroci. Una colonia che
    diventa città conserva il porto.
text-B-HARB-2 =
    Quando scambi e costruzioni sono separati, un porto appena costruito si può usare solo dal proprio turno
    seguente. Quando sono insieme, si può usare subito. L'opzione harbour_same_turn può stabilire altrimenti.
text-B-PHASE-1 =
    Con turn_phases = combined, cioè di norma, dopo il lancio chi è di turno scambia e costruisce nell'ordine
    che vuole.
text-B-PHASE-2 =
    Con turn_phases = separate tutti gli scambi vengono prima, tutte le costruzioni e gli acquisti dopo. Chi
    ha cominciato a costruire non scambia più in quel turno.
text-B-PHASE-3 =
    Le fasi separate ritardano da sole un porto nuovo, perché gli scambi sono finiti quando lo si costruisce.
    Un'impostazione a parte serve al tavolo che vuole il ritardo con le fasi insieme, o che non lo vuole con
    le fasi separate.
text-B-PHASE-4 =
    Le materie prime ottenute dopo la fase degli scambi, per esempio da una carta Sviluppo giocata mentre si
    costruisce, si possono ancora spendere per costruire nello stesso turno.
