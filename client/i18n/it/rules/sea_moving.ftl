# Marinai: le rotte chiuse e lo spostamento delle navi.

text-S-CLOSE-1 =
    Una nave è chiusa se fa parte di una catena ininterrotta di proprie navi che porta da una propria colonia
    o città a un'altra senza passare due volte per lo stesso incrocio. Ogni altra nave è aperta. In Città e
    Cavalieri vale come capo di una simile catena anche un proprio cavaliere.
text-S-CLOSE-2 = Un edificio o un cavaliere rivale nel mezzo di una rotta chiusa non la apre.
text-S-CLOSE-3 =
    È aperta una diramazione che lascia una rotta chiusa e non porta a nessun'altra propria colonia o città.
text-S-CLOSE-4 = Due rotte separate tra le stesse due colonie o città sono entrambe chiuse.
text-S-CLOSE-5 =
    Se una nave sia chiusa lo dice la mappa così com'è, non il ricordo di com'era. Anche una città tornata
    colonia continua a chiudere una rotta.
text-S-MOVE-1 = In ognuno dei tuoi turni puoi spostare una delle tue navi.
text-S-MOVE-2 =
    Una nave non si sposta nel turno in cui è stata costruita, pagando o con una carta. Una nave della
    fondazione si può spostare nel primo turno.
text-S-MOVE-3 = Una nave di una rotta chiusa non si sposta.
text-S-MOVE-4 = Una nave su un sentiero dell'esagono del pirata non si può spostare altrove.
text-S-MOVE-5 =
    Per spostarsi, una nave deve avere un capo senza propri edifici e senza altre proprie navi. Lì le proprie
    strade e i pezzi altrui non contano. In Città e Cavalieri anche un proprio cavaliere chiude un capo.
text-S-MOVE-6 =
    Di norma una nave aperta senza un'estremità aperta si può comunque spostare se fa parte di un anello di
    proprie navi: qualsiasi nave dell'anello, se su di esso non c'è un proprio edificio; solo le due accanto
    all'edificio, se ce n'è uno.
text-S-MOVE-7 =
    Una nave si sposta su un altro sentiero dove in quel momento se ne potrebbe costruire una, senza contare
    la nave spostata. Le navi costruite in questo turno possono farle da collegamento.
text-S-MOVE-8 =
    Spostare una nave non costa niente. Le vie si confrontano solo quando la nave è di nuovo sulla mappa,
    perciò chi la possiede conserva la Via commerciale più lunga, se è lunga come prima.
text-S-MOVE-9 =
    L'unica nave di una colonia si può spostare altrove, anche se la colonia resta così senza rotta.
text-S-MOVE-10 =
    Una rotta che un edificio rivale taglia in due è, per gli spostamenti, ancora una sola: le navi la
    lasciano dalla sua estremità aperta, una per turno.
text-S-MOVE-11 =
    Una nave spostata fino a un dono lo prende, e una spostata fino alla nebbia fa la sua scoperta, come se
    fosse stata costruita lì.
text-S-MOVE-12 =
    Nessuno è obbligato a spostare una nave. Non se ne spostano prima del lancio, nel turno altrui o in una
    fase di costruzione speciale.
