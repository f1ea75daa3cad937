# Gioco base: il turno, la produzione, il sette e i briganti.

text-B-TURN-1 =
    Il regolamento ucraino del 2025 divide il turno in due fasi: il lancio di produzione, poi scambi e
    costruzioni in ordine qualsiasi e quante volte si vuole.
text-B-TURN-2 =
    I regolamenti russo e italiano dividono il turno in tre azioni in ordine fisso: il lancio obbligatorio,
    gli scambi, le costruzioni. L'almanacco polacco definisce questa separazione un aiuto per chi impara e
    consiglia a chi ha esperienza di farne a meno.
text-B-TURN-3 =
    Prima del lancio di produzione, chi è di turno non può fare nient'altro che giocare una carta Sviluppo.
text-B-TURN-4 =
    Chi è di turno può giocare una carta Sviluppo in qualsiasi momento del turno, prima o dopo il lancio.
text-B-TURN-5 =
    Nessuno è obbligato a scambiare o a costruire. Entrambe le cose si possono ripetere finché carte e pedine
    lo permettono.
text-B-TURN-6 = Alla fine del turno i dadi passano a chi siede a sinistra, che comincia il proprio turno.
text-B-PROD-1 =
    Chi è di turno lancia due dadi. Ogni terreno il cui numero è uguale al totale produce, per tutto il
    tavolo.
text-B-PROD-2 =
    Per ogni propria colonia accanto a un terreno che produce si prende una carta della materia prima di quel
    terreno.
text-B-PROD-3 =
    Per ogni propria città accanto a un terreno che produce si prendono due carte della materia prima di quel
    terreno.
text-B-PROD-4 =
    Più edifici della stessa persona accanto a un terreno contano tutti, e un edificio tra due terreni che
    producono rende da entrambi.
text-B-PROD-5 =
    Il terreno con i briganti non produce niente per nessuno, finché i briganti restano lì. Un altro terreno
    con lo stesso numero produce comunque.
text-B-PROD-6 = Il deserto non produce niente, qualunque numero esca.
text-B-PROD-7 =
    Se la riserva non può pagare tutto ciò che spetta di un tipo di carta, nessuno riceve quel tipo. Se spetta
    a una sola persona, questa prende ciò che resta. Per gli altri tipi non cambia niente.
text-B-PROD-8 = Le carte della produzione si devono prendere.
text-B-SEVEN-1 = Quando esce un 7, nessun terreno produce.
text-B-SEVEN-2 =
    Con un 7, chiunque abbia più di 7 carte Materia prima, anche chi è di turno, ne scarta la metà nella
    riserva, arrotondata per difetto, e sceglie quali. Con 8 o 9 carte se ne scartano 4, con 11 se ne scartano
    5.
text-B-SEVEN-3 = Le carte Sviluppo non contano per il limite della mano e con un 7 non si scartano.
text-B-SEVEN-4 =
    Con un 7 vengono prima tutti gli scarti. Poi chi è di turno sposta i briganti, poi ruba, e solo allora
    passa a scambi e costruzioni.
text-B-SEVEN-5 =
    I regolamenti non stabiliscono un ordine tra chi deve scartare. Di norma si sceglie tutti insieme.
text-B-ROB-1 = I briganti si spostano solo quando esce un 7 o quando si gioca una carta Cavaliere.
text-B-ROB-2 = I briganti devono spostarsi su un terreno diverso; non possono restare dove sono.
text-B-ROB-3 =
    I briganti si possono spostare su qualsiasi altro terreno dell'isola. Di norma, anche sul deserto.
text-B-ROB-4 =
    Dopo aver spostato i briganti si prende una carta Materia prima a caso, senza vederla, a un'altra persona
    con un edificio accanto al nuovo terreno. Se più rivali ne hanno uno lì, chi ha spostato i briganti
    sceglie a chi rubare.
text-B-ROB-5 =
    Chi è derubato mostra solo il dorso delle carte. Si prende una carta sola, per quanti edifici abbia
    accanto al terreno.
text-B-ROB-6 =
    Se nessun rivale ha un edificio accanto al terreno, o se chi è stato scelto non ha carte, non si ruba
    niente.
text-B-ROB-7 = I briganti rubano solo carte Materia prima, mai carte Sviluppo.
text-B-ROB-8 = Di norma chi sposta i briganti deve rubare, se c'è qualcuno a cui rubare che abbia carte.
text-B-ROB-9 =
    I briganti fermano soltanto la produzione. Accanto al loro terreno si può comunque costruire e usare un
    porto.
