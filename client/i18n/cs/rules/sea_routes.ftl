# Námořníci: cesta ze silnic a lodí, vítězství, co je veřejné a co platí vždy.

text-S-LR-1 =
    Nejdelší obchodní cesta je nepřerušený řetěz tvých silnic a lodí, celkem aspoň 5, v němž se každá počítá
    jednou.
text-S-LR-2 = Kde řetěz přechází ze silnice na loď, musí stát tvoje vesnice nebo město. Vlastní rytíř nestačí.
text-S-LR-3 =
    Soupeřovy budovy řetěz přerušují jako v základní hře, tvé vlastní nikdy. Lodě otevřených i uzavřených
    loďstev se počítají stejně.
text-S-LR-4 = Odbočky se nepočítají, jen nejdelší průchod; okruh se počítá celý.
text-S-LR-5 =
    Cesty se znovu porovnávají po každé silnici, lodi, přesunuté lodi, vesnici a rytíři. Kartu dostane ten,
    komu podle pravidel základní hry náleží.
text-S-WIN-1 =
    Kdo má ve svém tahu tolik bodů, kolik žádá scénář, vyhrává, jako v základní hře. Bodové žetony a zvláštní
    body scénáře se přičítají ke všem ostatním.
text-S-WIN-2 =
    K vítězství je běžně třeba těchto bodů: K novým břehům 14, Čtyři ostrovy 13, Ostrovy v mlze 12, Přes poušť
    14, Zapomenutý kmen 13, Obchod se suknem 14, Pirátské ostrovy 10 a vlastní pevnost, Divy 10 a nejvyšší
    stupeň nebo dokončený div, Nový svět 12.
text-S-INFO-1 =
    Lodě, pirát, bodové žetony, sukno, objevená pole a dary, které si někdo vzal, jsou veřejné; karty, které
    si někdo vzal, zůstávají skryté. Pořadí polí v mlze nezná nikdo.
text-S-INV-1 =
    Lodí každé barvy je na plánu, v zásobě a na divech vždy celkem 15. Na žádné hraně neleží dvě figurky,
    každá loď má vedle sebe moře, každá silnice souš.
text-S-INV-2 =
    Pirát je na mořském poli, na rámu nebo mimo hru; zloděj je na známé krajině, vedle plánu nebo mimo hru.
text-S-INV-3 =
    Každá tvá silnice a loď je figurkami svého druhu spojena s některou tvou budovou, ledaže ji odřízl soupeř.
text-S-INV-4 = Na hromádce je tolik polí, kolik je míst v mlze, a čísel je tolik, kolik je na hromádce krajin.
text-S-INV-5 = Bodové žetony hráče odpovídají neprozkoumaným částem mapy, na kterých se usadil.
text-S-56-1 =
    Mapy pro pět a šest hráčů potřebují větší banku, větší balíček akčních karet a pravidlo o tazích z
    rozšíření základní hry pro pět a šest hráčů.
text-S-56-2 = Při pěti nebo šesti hráčích zůstávají pravidla i body scénáře stejné.
