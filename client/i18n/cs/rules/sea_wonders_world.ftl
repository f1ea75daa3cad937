# Námořníci: Divy a Nový svět.

text-S-WO-1 =
    Není tu pirát a zloděj začíná na poušti. Začíná se na hlavním ostrově, ne však na vyznačených místech zdi
    a mostu ani vedle mostu; později se tam smí usadit každý.
text-S-WO-2 = Tvoje první vesnice na každém malém ostrově přináší 1 bod.
text-S-WO-3 =
    Všechny stupně jednoho divu stojí stejně. Divadlo: 3 vlny, 1 dřevo, 1 cihla. Velký most: 3 dřeva, 1 vlna,
    1 obilí. Monument: 3 obilí, 2 rudy. Velká zeď: 3 cihly, 1 dřevo, 1 obilí. Katedrála: 3 rudy, 1 cihla, 1
    obilí.
text-S-WO-4 =
    Ve svém tahu si smíš zabrat div, který nikdo nemá, jeden na celou hru, splňuješ-li, co žádá. Divadlo: 2
    města. Velký most: budova u mostu. Monument: město u přístavu a cesta o délce aspoň 5. Velká zeď: budova u
    zdi. Katedrála: město a 6 bodů. Běžně je zabrání zdarma.
text-S-WO-5 =
    Div má čtyři stupně, které se stavějí popořadě, v tahu libovolný počet, každý za svou cenu. Zda ještě
    splňuješ, co div žádal, se už nezkoumá.
text-S-WO-6 =
    Ve svém tahu vyhráváš, když má tvůj div čtvrtý stupeň, nebo když máš běžně 10 bodů a vyšší stupeň než
    kdokoli jiný.
text-S-WO-7 =
    Na proměnlivé mapě se zamíchají krajiny, čísla a přístavy hlavního ostrova; pouště, malé ostrovy a moře
    zůstávají. Dvě krajiny s výnosem vedle pouště nedostanou 6 ani 8.
text-S-NW-1 =
    Tištěná mapa není: souš a moře se náhodně vyloží lícem nahoru do celého rámu. Pro tři nebo čtyři hráče je
    to 19 mořských polí, pětkrát les, pastvina a pole, čtyřikrát vrchovina a hory a 23 čísel na souši; pro pět
    nebo šest hráčů 21 mořských polí, sedmkrát každá krajina s vlastní surovinou, 4 zlaté řeky, 3 pouště a 39
    čísel.
text-S-NW-2 =
    Číslo 6 nebo 8, které leží vedle jiného čísla 6 nebo 8, se vymění se sousedním číslem, a tak dál, až se
    žádná dvě taková čísla nedotýkají. Zlato nedostane 6 ani 8.
text-S-NW-3 =
    Počínaje začínajícím hráčem si každý popořadě vylosuje přístav a položí ho na pobřeží tak, aby mezi ním a
    každým dalším byla aspoň jedna volná hrana. Běžně jich je 9. U stolu se lze také domluvit, že se položí
    náhodně.
text-S-NW-4 =
    Každý kus souše obklopený mořem je ostrov. Ty, na kterých zakládáš, jsou tvým domovem; tvoje první vesnice
    na každém jiném přináší 1 bod. K vítězství je běžně třeba 12 bodů.
text-S-NW-5 = Zloděj a pirát začínají vedle plánu a vstupují do hry svým prvním přesunem.
text-S-NW-6 = Pro vlastní mapu je dobrým cílem poloviční počet bodů, než kolik má krajin, pouště nepočítaje.
text-S-NW-7 =
    Rozložení, ve kterém je málo míst pro zakládání nebo souš, ke které se žádná loď nedostane, se vyloží
    znovu.
