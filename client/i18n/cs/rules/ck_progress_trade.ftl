# Města a rytíři: karty pokroku, obchod (žluté).

text-CK-PROG-MERCHANT-1 =
    Obchodník (6 karet): hráč postaví obchodníka na plán nebo ho přesune a získá jeho poměr i jeho bod.
text-CK-PROG-COMHARB-1 =
    Obchodní přístav (2 karty): v tomto tahu smí hráč s každým soupeřem směnit jednou, a to za každou takovou
    zahranou kartu. Nabídne jednu kartu suroviny a soupeř, který má obchodní zboží, musí za ni jedno podle
    vlastní volby dát. Nemá-li soupeř žádné, směna se nekoná, surovina hráči zůstává a nic se nespotřebuje;
    téhož soupeře se lze ptát znovu, až když do jeho ruky přijdou karty.
text-CK-PROG-FLEET-1 =
    Obchodní flotila (2 karty): do konce tahu smí hráč dávat bance 2 stejné karty surovin nebo obchodního
    zboží kteréhokoli druhu za 1 kartu podle výběru, kolikrát chce. S nastavením ck_fleet_scope =
    one_named_kind jen druh určený při zahrání karty. Flotila, která by nepřinesla žádný nový kurz, se
    nehraje.
text-CK-PROG-MASTER-1 =
    Obchodní mistr (2 karty): hráč si vybere soupeře, který má víc výherních bodů, prohlédne si jeho ruku a
    vezme si z ní 2 suroviny nebo karty obchodního zboží podle vlastního výběru. Je-li v ní jen 1 karta, vezme
    si tu. Obrana proti tomu není.
text-CK-PROG-TRADEMONO-1 =
    Monopol na zboží (2 karty): hráč určí druh obchodního zboží a každý jiný hráč, který ho má, mu dá 1
    takovou kartu.
text-CK-PROG-RESMONO-1 =
    Monopol na suroviny (4 karty): hráč určí surovinu a každý jiný hráč mu dá 2 její karty. Kdo má jen 1, dá
    tu, kdo nemá žádnou, nedá nic.
