# Questioni aperte dei Marinai, da SX-21 a SX-39; da SX-30 a SX-36 con Città e Cavalieri.

text-SX-21 =
    Quanti porti ha «Nuovo mondo», e chi li piazza? Di norma sono 9, piazzati da chi gioca. L'opzione
    sea_new_world_harbours può portarli a 10, o farli piazzare a caso.
text-SX-22 =
    La mappa di «Attraverso il deserto» per tre ha un 12? Un elenco del 2025 ha un 12 e un 11; tutte le mappe
    conosciute hanno due 11 e nessun 12. Fa fede la mappa. Non sono previste opzioni.
text-SX-23 =
    Quali numeri ha la mappa di «Le isole nella nebbia» per quattro? Le stampe più vecchie differiscono in
    alcuni. Vale la mappa del 2020, con i briganti sul 12. Non sono previste opzioni.
text-SX-24 =
    Una nave può finire contro un edificio rivale? Sì, come una strada, se è collegata all'altro capo. Non
    sono previste opzioni.
text-SX-25 =
    Dove si trovano un porto di «Le isole dei pirati» e uno di «Le meraviglie»? Due fonti su tre concordano, e
    vale il posto che indicano. Non sono previste opzioni.
text-SX-26 =
    Una nave si può sollevare e rimettere dov'era? No, va su un altro sentiero. Non sono previste opzioni.
text-SX-27 = L'ultima nave di una colonia si può spostare altrove? Sì. Non sono previste opzioni.
text-SX-28 =
    Dove cominciano i briganti di «Le quattro isole» in cinque o sei? Il testo dice sul 12, ma ce ne sono due;
    il disegno li mostra su un pascolo con un 2, e lì cominciano. Non sono previste opzioni.
text-SX-29 =
    E se tra i briganti e il pirata si può spostare una pedina sola? Allora si sposta quella, come al solito.
    Non sono previste opzioni.
text-SX-30 =
    Quali scenari si possono giocare con Città e Cavalieri? Il regolamento ne nomina due e ne sconsiglia due
    tipi. Di norma se ne offrono quattro; con ck_sea_any_scenario = true anche «Le quattro isole», «Le isole
    nella nebbia» e «Nuovo mondo». Quelli che hanno bisogno delle carte Sviluppo restano esclusi.
text-SX-31 =
    Un cavaliere si può reclutare su una nave? Il regolamento parla di cavalieri attivati che vi si mettono.
    Di norma vi arrivano solo spostandosi. Con ck_sea_recruit_at_sea = true vi si possono anche reclutare.
text-SX-32 =
    Un cavaliere può passare da strada a nave dove nessun edificio le unisce? Il regolamento chiede solo che
    la sua via sia collegata, quindi di norma può. Con ck_sea_knight_junction = false lì serve un edificio di
    chi lo possiede.
text-SX-33 =
    Quali pezzi altrui trattengono le navi che hanno accanto? Di norma solo i cavalieri. Con l'opzione
    ck_sea_pin possono trattenerle anche gli edifici, oppure nessun pezzo.
text-SX-34 =
    Può mettere in fuga il pirata anche un cavaliere sulla costa, o solo uno in mare? Qualsiasi cavaliere su
    un incrocio dell'esagono del pirata. Non sono previste opzioni.
text-SX-35 =
    Dov'è il pirata prima del primo attacco? Di norma sta nel suo primo posto e lì blocca, ma non si sposta.
    Con ck_sea_pirate_waits = off_board aspetta accanto alla mappa.
text-SX-36 =
    Il Diplomatico agisce sulle navi come sulle strade? La carta nomina le navi solo in fondo a una strada, ma
    le regole per le strade possono valere per le navi. Di norma agisce anche su di esse. Con
    ck_sea_diplomat_ships = false toglie solo strade.
text-SX-37 =
    Le mappe del 2025 per tre e per quattro sono quelle del 2020? I loro elenchi dei componenti concordano
    tranne uno, e le figure non erano disponibili. Si usano le mappe del 2020. Non sono previste opzioni.
text-SX-38 =
    Che cosa prende chi fa una scoperta quando la riserva non ha una carta di quel tipo? Niente. Non sono
    previste opzioni.
text-SX-39 =
    E se una colonia della fondazione non trova posto in una zona di partenza? Su mappe proprie può succedere:
    allora la si tralascia. Non sono previste opzioni.
