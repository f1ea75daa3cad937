# Questioni aperte dei Marinai, da SX-1 a SX-20: dove i regolamenti tacciono, sono oscuri o discordano.

text-SX-1 =
    Il pirata può andare sulla cornice intorno alla mappa, e che cosa fa lì? Di norma la cornice è un unico
    posto, dove il pirata non deruba nessuno e non blocca niente. L'opzione sea_pirate_frame può escluderla, o
    fare di ogni suo esagono un esagono come gli altri, dove le navi lì accanto sono derubate e bloccate.
text-SX-2 =
    Su una mappa stampata, le cui figure mostrano i tipi dei porti, i porti si mescolano? Di norma i tipi
    stampati restano, e si sorteggiano solo i porti senza indicazione. L'opzione sea_harbours può farli
    mescolare tutti.
text-SX-3 =
    L'oro accanto alla colonia della fondazione che rende porta qualcosa? Nessun regolamento lo dice. Di norma
    porta 1 materia prima a scelta. Con sea_start_gold = none non porta niente.
text-SX-4 =
    In quale momento del turno si può spostare una nave? Di norma una volta, in qualsiasi momento di scambi e
    costruzioni. Con sea_ship_move = end_of_turn è l'ultima cosa del turno.
text-SX-5 =
    Una nave in un anello si può spostare, anche se non ha un'estremità aperta? La regola chiede un'estremità
    aperta; le risposte dell'editore permettono due casi, e di norma li permette anche questo tavolo. Con
    sea_loop_ships = strict nessuna nave di un anello si sposta.
text-SX-6 =
    Chi viene prima quando l'oro paga più persone e la riserva non basta? Di norma si sceglie a turno, prima
    chi è di turno, ognuno tutto in una volta. Con sea_gold_order = simultaneous si sceglie tutti insieme e
    poi si paga in quell'ordine, fin dove la riserva può.
text-SX-7 =
    Che cosa porta un giacimento d'oro scoperto, e le colonie possono scoprire? Di norma l'oro porta 1 materia
    prima a scelta; con sea_fog_gold = none non porta niente. Le colonie non scoprono mai.
text-SX-8 =
    Con quanti punti si vince uno scenario? Alcune fonti ne chiedono di meno nei primi quattro scenari. Di
    norma i punti sono quelli del regolamento del 2025. L'opzione victory_points ne stabilisce altri.
text-SX-9 =
    Che cosa può fare in un turno chi non è di turno, quando si gioca in cinque o in sei? È materia delle
    regole per cinque e sei persone, non dei Marinai. Non sono previste opzioni.
text-SX-10 =
    Chi comincia in tre sul 12 di «Verso nuove sponde», il pirata o i briganti? Un testo dice il pirata, ma
    una collina è terra, e la mappa mostra i briganti. Sono i briganti. Non sono previste opzioni.
text-SX-11 =
    A quale terra appartiene un incrocio che tocca solo deserti? A nessuna: in seguito vi si può costruire una
    colonia, che non porta gettoni isola. Non sono previste opzioni.
text-SX-12 =
    In cinque o sei, le due strisce oltre i deserti portano un gettone isola o due? Di norma ognuna porta il
    proprio. Con sea_two_strips = false contano come una sola.
text-SX-13 =
    In «Attraverso il deserto», in cinque o sei, i porti sono dieci o undici? Il disegno ne mostra dieci,
    l'elenco ne ha undici. Di norma sono undici. Con sea_desert_11th_harbour = false sono dieci.
text-SX-14 =
    Un porto della tribù che non ha trovato posto va piazzato appena ce n'è uno? Di norma può aspettare un
    qualsiasi proprio turno successivo. Con sea_gift_harbour_late = compulsory si piazza appena un posto è
    libero.
text-SX-15 =
    «Il commercio delle stoffe» finisce subito quando troppo pochi villaggi hanno ancora stoffa, o alla fine
    del turno? Di norma con il turno in cui 5 degli 8 villaggi sono vuoti. Con sea_cloth_end = at_once finisce
    in quel momento.
text-SX-16 =
    Se la flotta dei pirati si ferma accanto a più persone, quali ne attacca? Di norma tutte, a partire da chi
    è di turno. Con sea_fleet_attacks = single_only attacca solo se lì c'è una persona sola.
text-SX-17 =
    Qual è il percorso più breve fino al punto di sbarco e fino alla roccaforte? Uno con meno navi possibile,
    contate lungo i sentieri in mare dall'inizio della rotta; non importa se il pirata sta in mezzo. Non sono
    previste opzioni.
text-SX-18 =
    Devi attaccare la tua roccaforte quando la tua rotta l'ha raggiunta? Di norma puoi, ma non devi. Con
    sea_fortress_attack = compulsory ogni turno finisce con un attacco.
text-SX-19 =
    Sulle isole piccole di «Le meraviglie» porta un punto ogni colonia, o la prima? Un testo si può leggere in
    entrambi i modi. Lo porta solo la prima su ogni isola. Non sono previste opzioni.
text-SX-20 =
    Rivendicare una meraviglia costa qualcosa? Di norma è gratis. Con sea_wonder_ship = true si piazza sulla
    meraviglia una nave della scorta, e il primo livello si paga subito.
