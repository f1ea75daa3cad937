# Marinai: i componenti, e dove possono stare strade, navi e colonie.

text-S-COMP-1 =
    L'espansione Marinai aggiunge 6 parti della cornice, 19 esagoni di mare e 11 terreni: 2 giacimenti d'oro,
    2 deserti, 2 colline, 2 montagne, 1 campo, 1 foresta e 1 pascolo. Insieme al gioco base ci sono fino a 5
    terreni di ogni tipo che produce, 3 deserti e 2 giacimenti d'oro.
text-S-COMP-2 =
    Si aggiungono dieci gettoni numerati, uno per ognuno dei numeri 2, 3, 4, 5, 6, 8, 9, 10, 11 e 12.
text-S-COMP-3 =
    Dieci gettoni porto, cinque 3:1 e un 2:1 per ogni materia prima, prendono il posto dei porti sulla cornice
    del gioco base.
text-S-COMP-4 = Ogni colore ha 15 navi; il pirata è uno solo, comune a tutto il tavolo.
text-S-COMP-5 =
    I gettoni isola segnano punti vittoria speciali; in alcuni scenari servono per le pezze di stoffa o per i
    covi dei pirati. Ce ne sono sempre abbastanza.
text-S-COMP-6 = Riserva, carte Sviluppo, strade, colonie e città sono quelle del gioco base.
text-S-COMP-7 = L'oro è un tipo di terreno, non una materia prima: le carte oro non esistono.
text-S-GEO-1 =
    Si possono usare tutti i sentieri e tutti gli incroci di ogni esagono della mappa, anche i più esterni,
    che confinano con la cornice. Sulla cornice stessa non si costruisce niente.
text-S-GEO-2 = Su un sentiero c'è posto per un solo pezzo, strada o nave, di chiunque sia.
text-S-GEO-3 =
    Una strada vuole terra su almeno un lato del suo sentiero, una nave vuole mare, e la cornice conta come
    mare. Un sentiero della costa può portare l'una o l'altra.
text-S-GEO-4 = Una colonia vuole un incrocio che tocchi almeno un terreno conosciuto.
text-S-GEO-5 =
    Per la regola della distanza conta ogni sentiero, perciò un edificio al di là di uno stretto può essere
    troppo vicino.
text-S-GEO-6 =
    Un porto serve i due incroci ai capi del suo sentiero sulla costa, sulle isole piccole come su quelle
    grandi.
text-S-GEO-7 =
    Le parti di una mappa che hanno un nome, come le sue isole, non hanno mai un incrocio in comune; solo
    intorno a una fascia di deserti una regola dice a quale parte appartiene un incrocio.
