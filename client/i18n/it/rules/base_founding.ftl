# Gioco base: mappa variabile, chi comincia, fondazione.

text-B-VAR-1 =
    Con la mappa variabile le parti della cornice si uniscono in ordine qualsiasi, con il lato dei porti in
    alto.
text-B-VAR-2 =
    Con la mappa variabile i 19 terreni si mescolano coperti e si dispongono dentro la cornice, così che ogni
    disposizione sia ugualmente probabile.
text-B-VAR-3 =
    Con la mappa variabile i gettoni numerati si dispongono in ordine alfabetico, con la lettera in alto, a
    partire da un terreno d'angolo qualsiasi e in senso antiorario.
text-B-VAR-4 =
    I gettoni seguono una spirale: l'anello esterno di 12 terreni, poi l'anello interno di 6, poi il centro.
    Dall'angolo (0,-2) l'anello esterno è (0,-2), (-1,-1), (-2,0), (-2,1), (-2,2), (-1,2), (0,2), (1,1),
    (2,0), (2,-1), (2,-2), (1,-2), e quello interno (0,-1), (-1,0), (-1,1), (0,1), (1,0), (1,-1). Da un altro
    angolo entrambi gli anelli ruotano allo stesso modo.
text-B-VAR-5 =
    Mentre si dispongono i gettoni, il deserto non ne riceve, e la lettera seguente va al terreno seguente.
text-B-VAR-6 =
    Quando tutti i gettoni sono disposti, si girano sul lato dei numeri e i briganti si piazzano sul deserto.
text-B-VAR-7 =
    Con i gettoni in ordine di lettera, un 6 o un 8 non è mai vicino a un altro 6 o 8, qualunque sia l'angolo
    di partenza e ovunque sia il deserto. I regolamenti non contengono un divieto a parte.
text-B-START-1 =
    Con la mappa per principianti, secondo il regolamento ucraino del 2025 comincia chi fa il tiro più alto
    con entrambi i dadi; i regolamenti russo e italiano fanno cominciare chi ha più anni.
text-B-START-2 = Con la mappa variabile comincia la fondazione chi fa il tiro più alto.
text-B-START-3 = I turni si susseguono in senso orario.
text-B-FOUND-1 =
    Nel primo giro, in senso orario da chi comincia, ognuno piazza una colonia su un incrocio libero qualsiasi
    e poi una strada su un sentiero che tocca questa colonia.
text-B-FOUND-2 =
    Il secondo giro comincia da chi ha giocato per ultimo nel primo e va in senso antiorario, perciò chi
    comincia la fondazione gioca per ultimo. Ognuno piazza ancora una colonia, e una strada che tocca questa
    seconda colonia.
text-B-FOUND-3 =
    La seconda colonia non ha bisogno di essere collegata alla prima. La regola della distanza vale in
    entrambi i giri.
text-B-FOUND-4 = Le colonie e le strade della fondazione non costano niente.
text-B-FOUND-5 =
    Per la seconda colonia si prende una carta Materia prima per ogni terreno che essa tocca e che produce. Il
    deserto non dà niente.
text-B-FOUND-6 = Il primo turno è di chi ha cominciato la fondazione e ha piazzato l'ultima colonia.
text-B-FOUND-7 = Una colonia della fondazione può stare su un incrocio con un porto.
