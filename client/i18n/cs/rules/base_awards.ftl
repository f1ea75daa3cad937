# Nejdelší obchodní cesta, Největší vojsko, vítězství a co je skryté a veřejné.

text-B-LR-1 =
    Obchodní cesta je nepřerušený řetěz vlastních silnic. Odbočky se nepřičítají; počítá se jen nejdelší
    jednotlivá linie.
text-B-LR-2 =
    Každá silnice cesty se počítá jednou. Okruh se počítá se všemi svými hranami a cesta smí projít touž
    křižovatkou dvakrát.
text-B-LR-3 =
    Vesnice nebo město soupeře na vnitřní křižovatce cesty ji v tom místě přerušuje. Na konci cesty nevadí.
text-B-LR-4 = Vlastní vesnice a města vlastní cestu nepřerušují.
text-B-LR-5 =
    První hráč, který má cestu aspoň o 5 silnicích, si vezme kartu Nejdelší obchodní cesta, která přináší 2
    výherní body.
text-B-LR-6 = Jiný hráč kartu získá jen s cestou, která je opravdu delší. Stejná délka nic nemění.
text-B-LR-7 =
    Cestu lze přerušit tím, že se na volné křižovatce uvnitř ní postaví vesnice. Pravidlo odstupu a nutnost
    vlastní silnice platí jako obvykle.
text-B-LR-8 =
    Po přerušení se porovnají všechny cesty. (a) Má-li držitel i nadále nejdelší cestu, a to aspoň o 5
    silnicích, kartu si nechává, i když má někdo jiný cestu stejně dlouhou; (b) má-li nejdelší cestu, aspoň o
    5 silnicích, právě jeden jiný hráč, vezme si kartu ihned, ať je na tahu kdokoli; (c) není-li držitel mezi
    hráči s nejdelší cestou a shodují se v ní dva nebo více jiných, karta se odloží; (d) nemá-li nikdo cestu
    aspoň o 5 silnicích, karta se odloží.
text-B-LR-9 = Odloženou kartu získá první hráč, který má jako jediný nejdelší cestu, a to aspoň o 5 silnicích.
text-B-LR-10 = Kdo přijde o kartu Nejdelší obchodní cesta, ihned ztrácí i její 2 výherní body.
text-B-LR-11 =
    Držitel se určuje znovu po každé změně silnic nebo figurek, které cesty přerušují. Je-li cesta držitele
    stejně dlouhá jako nejdelší ze všech a má aspoň 5 silnic, držitel si kartu nechává. Jinak ji získá ten,
    kdo má jako jediný nejdelší cestu, pokud tato cesta má aspoň 5 silnic. Jinak ji nemá nikdo.
text-B-LR-12 = Cesta má nejvýš 15 silnic, protože víc figurek hráč nemá.
text-B-LA-1 =
    První hráč se 3 rytíři vyloženými lícem nahoru si vezme kartu Největší vojsko, která přináší 2 výherní
    body.
text-B-LA-2 =
    Jiný hráč, který má lícem nahoru vyloženo víc rytířů než držitel, si ihned vezme kartu i její 2 výherní
    body.
text-B-LA-3 =
    Stejný počet rytířů nic nemění. Jakmile si kartu Největší vojsko jednou někdo vezme, má už vždy majitele.
text-B-LA-4 =
    Rytíř se počítá, jakmile je zahrán. Přinese-li potřebné body, je hra vyhrána hned, ještě před přesunem
    zloděje. S nastavením win_before_robber = false se nejdřív přesune zloděj a teprve pak se zjišťuje
    vítězství.
text-B-WIN-1 = Kdo má ve svém tahu aspoň 10 výherních bodů nebo jich v něm dosáhne, vyhrává a hra ihned končí.
text-B-WIN-2 = Vyhrát lze v kterékoli chvíli vlastního tahu, i před hodem.
text-B-WIN-3 =
    Kdo dosáhne potřebných bodů v tahu jiného hráče, tím nevyhrává. Vyhraje na začátku svého příštího tahu,
    pokud body ještě má.
text-B-WIN-4 =
    Vesnice přináší 1 výherní bod, město 2, Nejdelší obchodní cesta 2, Největší vojsko 2 a karta Výherní bod
    1.
text-B-WIN-5 = Vyhrát může jen hráč na tahu, takže nerozhodný výsledek není možný.
text-B-INFO-1 = Skryté jsou karty surovin v ruce, nezahrané akční karty a pořadí karet v balíčku.
text-B-INFO-2 = Veřejné jsou plán a všechny figurky, hromádky banky, zahraní rytíři a zvláštní karty.
text-B-INFO-3 =
    Pravidla jednotlivých vydání neříkají, zda je počet karet v ruce veřejný, ale jeden příklad s ním zachází
    jako se známým. Běžně je veřejný.
text-B-INFO-4 = Která karta byla ukradena, ví jen ten, kdo ji ukradl, a okradený.
