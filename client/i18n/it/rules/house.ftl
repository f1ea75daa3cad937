# Regole della casa: ciò che nessun regolamento prevede e su cui molti tavoli si accordano.

text-H-1 =
    Con l'opzione friendly_robber i briganti non possono andare su un terreno accanto a un edificio di
    un'altra persona che abbia solo i punti della fondazione, contando quelli visibili: 2, in Città e
    Cavalieri 3. Questo vale allo stesso modo per un sette, per un Cavaliere, per un Vescovo e per i briganti
    messi in fuga; i propri edifici non sono d'ostacolo. Se non resta nessun terreno, i briganti vanno su un
    altro deserto, qualunque sia il valore di robber_to_desert; se non ce n'è un altro, restano dove sono. A
    chi è risparmiato non si ruba mai; agli altri lì accanto sì, come al solito.
text-H-2 =
    Con l'opzione rounds_without_seven il sette non esce nei primi giri, tanti quanti essa indica (un giro è
    un turno di ognuno): i due dadi si lanciano di nuovo finché non danno un'altra somma, così che tutti gli
    altri risultati conservino tra loro le stesse probabilità. Il dado evento di Città e Cavalieri non si
    lancia di nuovo, e nemmeno l'Alchimista può impostare un sette.
text-H-3 =
    Con l'opzione domestic_trade = false nessuno fa offerte: si scambia solo con la riserva. Gli scambi
    imposti dalle carte, come quelli del Porto commerciale, non sono commercio e avvengono come al solito.
text-H-4 =
    Con l'opzione public_bank_counts = false il numero di carte nelle pile della riserva è nascosto; il tavolo
    vede quali pile sono vuote. Ciò che si può prendere non rivela altro, tranne che per un Anno di
    abbondanza: chi può giocarlo viene a sapere se una pila ha due carte. Se la riserva non basta, lo si dice
    senza il numero di carte rimaste. Ciò che si paga, si scarta e si riceve resta visibile, così che si possa
    tenere il conto.
