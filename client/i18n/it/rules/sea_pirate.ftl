# Marinai: i briganti restano a terra, il pirata in mare.

text-S-ROB-1 =
    Chi lancia un sette o gioca un Cavaliere sposta gli uni o l'altro: i briganti o il pirata. Prima, come
    sempre, si scartano carte.
text-S-ROB-2 =
    I briganti vanno su un terreno conosciuto, anche sull'oro e, dove il tavolo lo permette, sul deserto, mai
    in mare, sulla cornice o nella nebbia.
text-S-ROB-3 =
    Il limite della mano, gli scarti e il loro ordine sono quelli del gioco base. Le carte ottenute dall'oro e
    dalle scoperte contano come tutte le altre.
text-S-PIR-1 =
    Il pirata va su un altro esagono di mare o, di norma, sulla cornice. Non va mai sulla terra né nella
    nebbia.
text-S-PIR-2 =
    Chi sposta il pirata su un esagono di mare prende una carta, senza vederla, a un solo rivale con una nave
    su un sentiero di quell'esagono. Contano solo le navi, quante che siano, e mai gli edifici sulla costa.
    Ciò che vale per i briganti davanti a mani vuote vale anche qui.
text-S-PIR-3 = Finché il pirata è sulla cornice, di norma non deruba nessuno e non blocca niente.
text-S-PIR-4 =
    Sui sentieri dell'esagono del pirata non si costruiscono navi e non se ne piazzano nella fondazione o con
    una carta; nessuna vi arriva da altrove e nessuna se ne va. Questo vale per tutto il tavolo, chiunque
    abbia spostato il pirata.
text-S-PIR-5 =
    Accanto al pirata tutto il resto continua: gli esagoni producono, si costruiscono strade, colonie e città,
    i porti scambiano, e le navi che si trovano lì contano per la via commerciale.
text-S-PIR-6 =
    Si spostano o i briganti o il pirata, mai entrambi, e si può scegliere solo la pedina che è in gioco.
text-S-PIR-7 =
    Dove i briganti risparmiano i rivali con pochi punti, lo fa anche il pirata: non va accanto alle navi di
    chi i briganti risparmierebbero.
