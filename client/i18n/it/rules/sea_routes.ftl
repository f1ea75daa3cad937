# Marinai: la via di strade e navi, la vittoria, che cosa è visibile, che cosa vale sempre.

text-S-LR-1 =
    La Via commerciale più lunga è una serie ininterrotta di proprie strade e navi, almeno 5 in tutto, ognuna
    contata una volta sola.
text-S-LR-2 =
    Dove la serie passa da strada a nave deve esserci una propria colonia o città. Un proprio cavaliere non
    basta.
text-S-LR-3 =
    Gli edifici rivali interrompono una serie come nel gioco base, i propri mai. Le navi di rotte aperte e
    quelle di rotte chiuse contano allo stesso modo.
text-S-LR-4 =
    Le diramazioni non si sommano: conta solo la linea singola più lunga. Un anello conta per intero.
text-S-LR-5 =
    Le vie si confrontano di nuovo dopo ogni strada, nave, nave spostata, colonia e cavaliere. Il certificato
    va a chi spetta secondo le regole del gioco base.
text-S-WIN-1 =
    Vince chi nel proprio turno ha i punti dello scenario, come nel gioco base. I gettoni isola e i punti
    speciali dello scenario si aggiungono a tutti gli altri.
text-S-WIN-2 =
    Di norma si vince con questi punti: «Verso nuove sponde» 14; «Le quattro isole» 13; «Le isole nella
    nebbia» 12; «Attraverso il deserto» 14; «La tribù dimenticata» 13; «Il commercio delle stoffe» 14; «Le
    isole dei pirati» 10 e la propria roccaforte; «Le meraviglie» 10 e più livelli di chiunque altro, oppure
    una meraviglia finita; «Nuovo mondo» 12.
text-S-INFO-1 =
    Navi, pirata, gettoni isola, pezze di stoffa, esagoni scoperti e doni presi sono visibili a tutto il
    tavolo; le carte prese restano nascoste. L'ordine degli esagoni nella nebbia non lo conosce nessuno.
text-S-INV-1 =
    Di ogni colore, le navi sulla mappa, in scorta e sulle meraviglie sono sempre 15. Nessun sentiero porta
    due pezzi, ogni nave ha accanto mare, ogni strada terra.
text-S-INV-2 =
    Il pirata è su un esagono di mare, sulla cornice o fuori dal gioco; i briganti sono su un terreno
    conosciuto, accanto alla mappa o fuori dal gioco.
text-S-INV-3 =
    Ognuna delle proprie strade e navi è unita a un proprio edificio da pezzi del suo stesso tipo, a meno che
    un rivale non l'abbia tagliata fuori.
text-S-INV-4 =
    Nella pila ci sono tanti esagoni quanti sono i posti nella nebbia, e tanti gettoni numerati quante sono le
    terre nella pila.
text-S-INV-5 =
    I gettoni isola di ognuno corrispondono alle parti inesplorate della mappa in cui ha costruito una
    colonia.
text-S-56-1 =
    Le mappe per cinque e per sei richiedono la riserva più grande, il mazzo Sviluppo più grande e la regola
    del turno previsti dall'estensione del gioco base per cinque e sei persone.
text-S-56-2 = In cinque o in sei le regole e i punti di uno scenario restano gli stessi.
