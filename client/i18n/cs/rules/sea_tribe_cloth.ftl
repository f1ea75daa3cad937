# Námořníci: Zapomenutý kmen s dary a Obchod se suknem s osadami.

text-S-FT-1 =
    Všichni začínají na hlavním ostrově a k vítězství je běžně třeba 13 bodů. Zloděj začíná na poušti, pirát
    tam, kde ho ukazuje mapa.
text-S-FT-2 =
    Malé ostrovy kmene nemají žetony s čísly, nic nevynášejí a nikdy se neosidlují: vesnice potřebuje vedle
    sebe krajinu s číslem. Zloděj smí jen na krajiny s číslem.
text-S-FT-3 =
    Na pobřežních hranách ostrovů kmene leží dary: bodové žetony, akční karty a přístavy. Pro tři nebo čtyři
    hráče je to 8 bodových žetonů, 4 karty lícem dolů ze zamíchaného balíčku a 6 přístavů, po jednom pro
    každou surovinu a jeden 3:1. Na hlavním ostrově přístavy nejsou.
text-S-FT-4 = Kdo na hranu s darem postaví nebo přesune loď, vezme si ho, a hrana je od té chvíle prázdná.
text-S-FT-5 = Bodový žeton je veřejný bod. Pro kartu platí totéž jako pro kartu koupenou v témže tahu.
text-S-FT-6 =
    Přístav se hned položí na pobřežní hranu u vesnice nebo města svého majitele, a to tam, kde se žádný z
    obou konců nedotýká jiného přístavu. Není-li takové místo, hráč si přístav nechá a položí ho v některém ze
    svých dalších tahů. Platí ihned.
text-S-FT-7 = Položený přístav je přístav jako každý jiný a slouží každému, kdo staví na jeho koncích.
text-S-FT-8 =
    Na proměnlivé mapě se krajiny a čísla hlavního ostrova zamíchají. Jeho tři nejvýchodnější krajiny
    nedostanou 5, 6, 8 ani 9.
text-S-FT-9 = Tři i čtyři hráči hrají na stejné mapě.
text-S-CL-1 =
    Začíná se na dvou velkých ostrovech, na jednom nebo na obou, se třemi vesnicemi, každou se silnicí nebo
    lodí: po směru hodinových ručiček, zpět a znovu po směru. Suroviny přináší jen třetí z nich.
text-S-CL-2 =
    Na malých ostrovech jsou osady, pro tři nebo čtyři hráče osm, každá s číslem a 5 balíky sukna; dalších 10
    leží ve společné zásobě. Na malých ostrovech se nikdo neusazuje.
text-S-CL-3 =
    Dovedou-li tvoje lodě od tvé budovy k osadě, máš s ní už natrvalo obchodní styky. V té chvíli si od ní
    vezmeš 1 balík sukna, má-li nějaký.
text-S-CL-4 =
    Když padne číslo osady, vezme si od ní každý, kdo s ní má styky, 1 balík sukna, a to až po výnosech
    krajin. Má-li jich osada málo, doplatí zbytek zásoba; prázdná osada nepřináší nic. Začíná hráč na tahu,
    ostatní pokračují po směru hodinových ručiček.
text-S-CL-5 = Každé 2 balíky sukna mají cenu jednoho bodu. Nejdelší obchodní cesta tu není.
text-S-CL-6 =
    Zloděj na malé ostrovy nesmí. Piráta smíš přesunout, jen máš-li styky s některou osadou. Ten, kdo ho
    přesune, vezme podle své volby kartu, nebo balík sukna; sukno se bere otevřeně.
text-S-CL-7 =
    Lodě mezi tvou budovou a osadou, se kterou máš styky, jsou uzavřené, jako by osada byla tvoje. Odbočky
    přesouvat lze.
text-S-CL-8 =
    Běžně vítězí 14 bodů ve vlastním tahu. Hra končí také, běžně na konci tahu, když je prázdných 5 nebo více
    z osmi osad: pak vyhrává nejvíc bodů, při shodě nejvíc sukna a potom ten, kdo je na tahu dřív.
text-S-CL-9 =
    Zloděj začíná na čísle 12 některého velkého ostrova, pirát na rámu. Na proměnlivé mapě se krajiny a čísla
    velkých ostrovů zamíchají a přístavy se losují.
