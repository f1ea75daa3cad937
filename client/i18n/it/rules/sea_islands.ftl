# Marinai: i gettoni isola per le nuove terre, e i quattro scenari in cui ci si insedia e si esplora.

text-S-CHIP-1 =
    Negli scenari con i gettoni isola, la tua prima colonia su ogni parte della mappa per te inesplorata porta
    punti speciali: 2 in «Verso nuove sponde», «Le quattro isole» e «Attraverso il deserto», 1 in «Le
    meraviglie» e «Nuovo mondo».
text-S-CHIP-2 =
    Il gettone isola arriva quando si costruisce la colonia, una sola volta per ognuno e per ogni parte della
    mappa, chiunque vi abbia già costruito.
text-S-CHIP-3 =
    Le colonie della fondazione non portano gettoni isola. In «Le quattro isole» e «Nuovo mondo» le isole che
    esse toccano sono le tue isole d'origine e non te ne portano mai; altrove questo vale per la zona di
    partenza.
text-S-CHIP-4 =
    Una colonia sta su una parte della mappa se il suo incrocio ne tocca la terra. Presso una fascia di
    deserti lo stabilisce una regola a sé.
text-S-CHIP-5 =
    Un gettone isola si tiene per tutta la partita, qualunque cosa accada alla colonia e alle navi che vi
    hanno portato.
text-S-CHIP-6 = I gettoni isola stanno scoperti e contano subito, anche per vincere nel proprio turno.
text-S-CHIP-7 = Ci sono tanti gettoni isola quanti ne può vincere tutto il tavolo insieme.
text-S-CHIP-8 = Porta il suo gettone anche un'isola fatta soltanto d'oro.
text-S-NS-1 =
    Tutti cominciano sull'isola principale. Ogni isola piccola porta 2 punti per la prima colonia che vi si
    costruisce.
text-S-NS-2 =
    Di norma si vince con 14 punti. In tre, cinque o sei i briganti cominciano sulla collina con il 12 di
    un'isola piccola, in quattro sul deserto; il pirata comincia sulla cornice.
text-S-NS-3 = Sulla mappa stampata per tre i tipi dei porti sono stampati; sulle altre si sorteggiano.
text-S-NS-4 =
    Con la mappa variabile si mescolano tra loro gli esagoni e i gettoni numerati dell'isola principale, e tra
    loro anche quelli delle isole piccole. Nessun 6 o 8 sta vicino a un 6 o a un 8. I tipi dei porti si
    mescolano sui loro posti.
text-S-4I-1 =
    Puoi cominciare su qualsiasi isola. L'isola o le due isole che le tue colonie della fondazione toccano
    sono le tue isole d'origine, e ogni altra isola porta 2 punti per la prima colonia che vi costruisci.
text-S-4I-2 =
    Di norma si vince con 13 punti. Non ci sono né deserto né oro. I briganti cominciano su un 12, il pirata
    dove lo mostra la mappa.
text-S-4I-3 =
    Con la mappa variabile terre e gettoni numerati si mescolano su tutte le isole. Foreste e pascoli non
    ricevono 2, 3, 11 o 12. I briganti cominciano su un 12.
text-S-FI-1 =
    Cominci sulle isole che all'inizio sono già visibili, su una o su due di esse. Non ci sono gettoni isola;
    la ricompensa è ciò che scopri.
text-S-FI-2 =
    Di norma si vince con 12 punti. I briganti cominciano sul 12 delle isole visibili, in cinque o sei sul
    deserto; il pirata comincia dove lo mostra la mappa, in tre o quattro sulla cornice.
text-S-FI-3 =
    In tre o quattro la pila ha 12 esagoni: 2 di mare, 2 giacimenti d'oro, 2 colline, 2 campi, 2 montagne, 1
    foresta e 1 pascolo. I dieci gettoni numerati sono 3, 4, 5, 6, 8, 9, 10, 11, 12 e uno in più: in tre un 3,
    in quattro un 11.
text-S-FI-4 =
    In cinque o sei la pila ha 25 esagoni: 12 di mare, 1 giacimento d'oro, 2 colline, 2 campi, 2 montagne, 3
    foreste e 3 pascoli, con 13 gettoni numerati. Nella nebbia sono visibili due isolette d'oro; lì nessuno
    comincia.
text-S-FI-5 =
    Con la mappa variabile le terre visibili e i loro gettoni numerati si mescolano sulle isole visibili; 6 e
    8 possono essere vicini. I porti restano ai loro posti. I briganti cominciano sul 12.
text-S-FI-6 =
    In tre o quattro nessun posto della fondazione tocca la nebbia, ma da diversi basta una nave per una
    scoperta.
text-S-TTD-1 =
    Tutti cominciano sulla terra principale. La striscia oltre i deserti e ogni isola piccola sono inesplorate
    e portano 2 punti per la prima colonia che vi si costruisce.
text-S-TTD-2 =
    Di norma si vince con 14 punti. I briganti cominciano sul deserto di mezzo, il pirata dove lo mostra la
    mappa, in tre o quattro sulla cornice.
text-S-TTD-3 =
    Presso i deserti, un incrocio che tocca la striscia appartiene alla striscia, uno che tocca la terra
    principale appartiene a questa. Uno con intorno soltanto deserti e mare non appartiene a nessuna delle
    due: in seguito vi si può costruire una colonia, ma senza gettone isola, e alla fondazione nessuno vi
    costruisce.
text-S-TTD-4 = Le strade attraverso i deserti sono strade come le altre.
text-S-TTD-5 =
    Con la mappa variabile i deserti restano; esagoni, gettoni numerati e porti della terra principale si
    mescolano su di essa, gli altri sulla striscia e sulle isole. Nessun 6 o 8 sta vicino a un 6 o a un 8, né
    sull'oro.
text-S-TTD-6 =
    In cinque o sei ci sono cinque deserti e due strisce separate dal mare, ognuna delle quali porta di norma
    il proprio gettone isola.
