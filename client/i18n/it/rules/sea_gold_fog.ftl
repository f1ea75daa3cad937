# Marinai: l'oro, e che cosa si trova nella nebbia.

text-S-GOLD-1 =
    Quando esce il numero di un giacimento d'oro, ogni colonia che vi sta accanto rende 1 materia prima a
    scelta di chi la possiede, e ogni città 2, uguali o diverse.
text-S-GOLD-2 =
    Prima rendono tutti gli altri terreni, con la regola per la riserva insufficiente; poi si paga l'oro con
    ciò che resta.
text-S-GOLD-3 =
    Di norma sceglie prima chi è di turno, poi il resto del tavolo in senso orario, ognuno in una volta tutto
    ciò che gli spetta. Si possono prendere solo tipi che la riserva ha ancora. Se non ne ha più nessuno, il
    resto è perso.
text-S-GOLD-4 = Finché la riserva ha carte, ognuno prende tutto ciò che l'oro gli rende.
text-S-GOLD-5 =
    I briganti fermano un giacimento d'oro come ogni altro terreno. Per porti e cambi l'oro non esiste.
text-S-GOLD-6 =
    Per tutto il resto un giacimento d'oro è terra: vi si costruiscono accanto colonie, e vi vanno i briganti.
text-S-FOG-1 =
    Chi piazza una strada o una nave che con un capo tocca un esagono nella nebbia scopre subito
    quell'esagono. Non importa se il pezzo è stato costruito, spostato, piazzato con una carta o nella
    fondazione.
text-S-FOG-2 =
    L'esagono in cima alla pila mescolata si mette lì, scoperto. Se è mare, non riceve un gettone numerato e
    non porta niente.
text-S-FOG-3 =
    Una terra scoperta riceve un gettone numerato a caso, e chi l'ha scoperta prende 1 carta di ciò che essa
    rende, se la riserva ne ha una.
text-S-FOG-4 =
    Chi scopre un giacimento d'oro prende di norma 1 materia prima a scelta. Un deserto non riceve un gettone
    numerato e non porta niente.
text-S-FOG-5 =
    Sulle mappe stampate una strada o una nave scopre al massimo un esagono: solo quello al suo capo più
    lontano può essere ancora nascosto. Su mappe proprie si scoprono tutti quelli toccati, nell'ordine della
    mappa.
text-S-FOG-6 =
    Colonie e città non scoprono mai: chi vuole costruire presso la nebbia deve avere lì una strada o una
    nave, che ha già scoperto.
text-S-FOG-7 =
    Nella pila ci sono tanti esagoni quanti sono i posti nella nebbia, e tanti gettoni numerati quante sono le
    terre tra essi. Su mappe proprie un posto senza esagono resta nella nebbia, e una terra senza gettone non
    rende niente.
text-S-FOG-8 =
    Briganti e pirata non vanno nella nebbia, e lungo di essa non si piazza niente. Un esagono scoperto è un
    esagono come gli altri, e il pirata può andare sul mare che è stato trovato.
text-S-FOG-9 =
    La carta di una scoperta si può usare subito. Che cosa ci sia nella pila lo sanno tutti, in quale ordine
    nessuno.
