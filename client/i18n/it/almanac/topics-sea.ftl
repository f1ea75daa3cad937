# Le voci dei Marinai: titolo, altre parole per trovarle e di che cosa parlano.

## Salpare

topic-sea-board = Terra e mare
    .also = Esagoni di mare; Costa; Cornice; Marinai
    .tells = Tra le isole c'è il mare, diviso in esagoni come la terra. Le strade vogliono accanto terra, le navi mare, e lungo la costa può stare l'una o l'altra, ma una sola per ogni lato di un esagono. Le colonie stanno sempre a terra.
topic-scenarios = Scenari
    .also = Marinai; Punti per vincere; Scegliere una mappa
    .tells = I Marinai si giocano per scenari. Ognuno ha la sua mappa, dice dove puoi cominciare e quanti punti ti servono, e alcuni aggiungono una regola o due. Quattro parlano di nuove terre; cinque raccontano storie proprie.
topic-sea-founding = Fondare sul mare
    .also = Zone di partenza; Prima nave
    .tells = Si fonda come su qualsiasi isola, ma solo dove lo scenario fa cominciare; il resto è da esplorare. Una colonia sulla costa può cominciare con una nave invece che con una strada.
topic-sea-winning = Vincere in mare
    .also = Punti di uno scenario; Punti speciali
    .tells = Ogni scenario dice con quanti punti si vince. A colonie, città, carte e tutto il resto si aggiungono i punti speciali dello scenario, come i gettoni per le nuove isole. Come sempre, si vince nel proprio turno.

## Navi

topic-ships = Costruire navi
    .also = Navi; Legno e lana; Rotte
    .tells = Una nave costa un legno e una lana e sta su un lato che dà sul mare. Parte dalle tue navi, colonie o città, proprio come le strade. Ne hai quindici, e dove toccano terra puoi fondare colonie.
topic-ships-and-roads = Navi e strade
    .also = Costa; Colonie via mare; Costruzione di strade
    .tells = Navi e strade sono due reti che si uniscono solo nelle tue colonie e città. Dovunque portino le tue navi puoi fondare una colonia, e da lì proseguire per terra o per mare. La Costruzione di strade dà strade o navi, a tua scelta.
topic-closed-lines = Rotte chiuse
    .also = Navi aperte; Colonie collegate
    .tells = Le navi che uniscono due tue colonie o città sono una rotta chiusa e restano dove sono. Tutte le altre sono aperte: le rotte che non portano ancora da nessuna parte e le diramazioni di quelle chiuse.
topic-moving-ships = Spostare una nave
    .also = Estremità aperta; Anelli di navi
    .tells = Una volta nel tuo turno, dopo il tiro, puoi sollevare una nave e metterla altrove, gratis. Deve trovarsi all'estremità aperta di una rotta aperta, non essere nuova di questo turno e non avere accanto il pirata. Può andare dovunque potresti costruirne una.
topic-sea-route = Via commerciale più lunga in mare
    .also = Via più lunga; Strade e navi insieme
    .tells = Per la Via commerciale più lunga strade e navi contano insieme. Dove la fila passa dalle une alle altre deve esserci una tua colonia o città, altrimenti finisce lì.

## Oro, nebbia e pirata

topic-gold = Oro
    .also = Giacimenti d'oro; Scelta libera
    .tells = L'oro è una terra che rende quello che vuoi: quando esce il suo numero, una colonia lì accanto porta una materia prima a scelta, una città due. Tutti gli altri esagoni si pagano prima, perciò scegli tra quello che resta nella riserva.
topic-pirate = Pirata
    .also = Nave nera; Briganti o pirata; Sette
    .tells = Con un sette o un Cavaliere sposti i briganti a terra o il pirata in mare. Il pirata prende una carta a chi ha una nave accanto al suo esagono, e finché è lì nessuna nave arriva e nessuna se ne va.
topic-fog = Nebbia
    .also = Scoprire; Esagoni nascosti
    .tells = Alcuni esagoni sono ancora nascosti. Quando una tua strada o nave ne raggiunge uno, lo si gira subito: una terra riceve un numero e ti dà una carta di ciò che rende, l'oro una a tua scelta, e il mare soltanto una via per proseguire.
topic-chips = Gettoni per le nuove terre
    .also = Punti speciali; Isole piccole; Inesplorato; Gettoni isola
    .tells = In diversi scenari la tua prima colonia su una nuova terra vale un gettone isola, uno o due punti oltre al suo. Lo tieni, qualunque cosa accada poi. Non importa se altri ci sono arrivati prima di te.

## Scenari

topic-new-shores = Verso nuove sponde
    .also = Primo scenario; Isole piccole
    .tells = Lo scenario migliore per cominciare: un'isola grande da cui partono tutti e qualche isola piccola oltre l'acqua, in parte con dell'oro. Ognuna porta altri due punti a chi vi fonda una colonia.
topic-four-islands = Le quattro isole
    .also = Sei isole; Isola d'origine
    .tells = Quattro isole di grandezza simile, sei quando si gioca in cinque o in sei, e scegli tu dove cominciare. Le isole della tua fondazione sono le tue isole d'origine; ogni altra vale per te due punti.
topic-fog-islands = Le isole nella nebbia
    .also = Scoperte; Esagoni nascosti
    .tells = Qualche terra si conosce, e tutto il resto è nella nebbia. Nessuno sa dove spunteranno terra, oro o mare aperto, e ogni scoperta di terra premia chi la fa.
topic-through-desert = Attraverso il deserto
    .also = Fascia di deserti; Striscia
    .tells = Una fascia di deserti divide l'isola grande: si comincia da una parte, e dall'altra c'è una striscia di buona terra. La raggiungi per strada o per nave, e porta due punti, come le isole piccole.

## Storie di mare

topic-forgotten-tribe = La tribù dimenticata
    .also = Doni; Porti da piazzare
    .tells = Su piccole isole vive una tribù che commercia, ma non vuole coloni. Le navi che ne raggiungono la costa ricevono doni: punti, carte Sviluppo e porti, che piazzi accanto ai tuoi edifici.
topic-cloth-trade = Il commercio delle stoffe
    .also = Villaggi; Pezze di stoffa; Rapporti commerciali
    .tells = I villaggi sulle isole in mezzo vendono stoffa. Raggiungine uno con le tue navi, e il suo numero ti porta stoffa per il resto della partita; due pezze fanno un punto. Si può finire quando i villaggi hanno venduto tutto.
topic-pirate-islands = Le isole dei pirati
    .also = Roccaforte; Navi da guerra; Flotta; Covi
    .tells = I pirati tengono la tua roccaforte a ovest e a ogni tiro navigano lungo la tua costa. Costruisci fin lì una rotta, armala con i Cavalieri e scacciali: senza la tua roccaforte non puoi vincere.
topic-wonders = Le meraviglie
    .also = Teatro; Grande ponte; Grande muraglia; Monumento; Cattedrale; Livelli
    .tells = Ogni meraviglia chiede qualcosa prima che tu possa rivendicarla, e si costruisce poi in quattro livelli. Vince chi finisce la propria, ma anche chi ha i punti ed è più avanti di tutti gli altri.
topic-new-world = Nuovo mondo
    .also = Mappa a caso; Mappa propria
    .tells = Terra e mare si dispongono a caso su tutto il tabellone, e i porti li piazzano i giocatori. Le isole su cui fondi sono le tue isole d'origine; ogni altra porta un punto.

## Con Città e Cavalieri

topic-sea = Marinai con Città e Cavalieri
    .also = Entrambe le espansioni; Sedici punti
    .tells = Le due espansioni si giocano insieme: navi e nuove terre con cavalieri, merci e barbari. Ti servono due punti in più di quanti ne chiede lo scenario, l'oro rende solo materie prime, e una sola battaglia decide per tutte le isole.
topic-knights-at-sea = Cavalieri in mare
    .also = Cavalieri sulle navi; Navi trattenute
    .tells = I cavalieri viaggiano su strade e navi allo stesso modo e possono perfino stare su una nave. Un cavaliere alla fine di una rotta la chiude, e uno altrui sulla tua rotta trattiene le navi che ha accanto.
topic-knights-and-pirate = I cavalieri e il pirata
    .also = Mettere in fuga il pirata; Pirata fermo
    .tells = Finché i barbari non sono sbarcati una prima volta, il pirata non si muove, e nemmeno i briganti. Poi un cavaliere attivo accanto al pirata può metterlo in fuga, come farebbe con i briganti.
topic-progress-at-sea = Carte Progresso in mare
    .also = Diplomatico; Intrigo; Mercante; Inventore
    .tells = Alcune carte Progresso conoscono il mare: il Diplomatico toglie anche navi, l'Intrigo agisce lungo le tue navi, e il mercante si tiene lontano dall'oro.
