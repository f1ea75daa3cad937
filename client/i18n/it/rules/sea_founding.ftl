# Marinai: la preparazione, la fondazione e l'ordine di un turno.

text-S-SETUP-1 =
    Uno scenario stabilisce la mappa, le sue parti e dove si può cominciare, i primi posti dei briganti e del
    pirata, i punti per vincere e le proprie regole. Di norma la mappa è quella stampata; con
    sea_setup = variable si dispone a caso con gli esagoni, i gettoni numerati e i porti dello scenario.
text-S-SETUP-2 =
    Di norma i porti il cui tipo è stampato sulla mappa sono di quel tipo; agli altri posti tocca a caso uno
    dei porti dello scenario.
text-S-SETUP-3 =
    Briganti e pirata cominciano dove dice lo scenario. Chi dei due non ha un posto sulla mappa aspetta
    accanto ad essa ed entra in gioco con il suo primo spostamento.
text-S-FOUND-1 =
    Si fonda come su un'isola nuova del gioco base, ma entrambe le colonie stanno in una zona di partenza
    dello scenario: ne toccano la terra, e non toccano nessuna terra ancora inesplorata.
text-S-FOUND-2 =
    Accanto a una colonia della fondazione sulla costa si può piazzare, invece della strada, una nave su un
    sentiero libero lungo il mare. Per ognuna delle due colonie lo si decide di nuovo.
text-S-FOUND-3 =
    Una nave della fondazione segue le regole delle altre navi: non si piazza su un sentiero dell'esagono del
    pirata.
text-S-FOUND-4 =
    Se una strada o una nave della fondazione raggiunge la nebbia, la scoperta avviene subito e con la sua
    ricompensa, in ogni giro.
text-S-FOUND-5 =
    La colonia dell'ultimo giro rende come nel gioco base. Per un giacimento d'oro accanto ad essa si prende
    di norma una materia prima a scelta. Su nessuna mappa stampata c'è oro in una zona di partenza.
text-S-FOUND-6 =
    Le pedine della fondazione vengono dalla propria scorta. Dopo due giri vi restano 3 colonie e 4 città, e
    tutte le strade e le navi che non sono state piazzate.
text-S-TURN-1 =
    Un turno si svolge come nel gioco base: il lancio, poi la produzione con le scelte per l'oro, oppure il
    sette, infine scambi e costruzioni. Prima del lancio si può giocare una carta Sviluppo.
text-S-TURN-2 =
    Una nave si costruisce come ogni altra cosa. Spostarne una è possibile una volta per turno, dopo il
    lancio: di norma in qualsiasi momento di scambi e costruzioni, o, dove sono separati, solo mentre si
    costruisce.
