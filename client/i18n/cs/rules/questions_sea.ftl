# Otevřené otázky Námořníků, SX-1 až SX-20: kde pravidla mlčí, nejsou jasná nebo si odporují.

text-SX-1 =
    Smí pirát na rám kolem mapy a co tam dělá? Běžně je celý rám jedno místo, kde nikoho neokrádá a nic
    neblokuje. Nastavením sea_pirate_frame lze rám zakázat, nebo z každého pole rámu udělat pole jako každé
    jiné, u kterého se lodě okrádají a blokují.
text-SX-2 =
    Míchají se přístavy na tištěné mapě, jejíž obrázky ukazují jejich druh? Běžně vytištěné druhy zůstávají a
    losují se jen prázdné. Nastavením sea_harbours lze zamíchat všechny.
text-SX-3 =
    Přináší něco zlatá řeka vedle té založené vesnice, která dává suroviny? Žádná pravidla to neříkají. Běžně
    přináší 1 surovinu podle výběru. S nastavením sea_start_gold = none nepřináší nic.
text-SX-4 =
    Ve které chvíli tahu se smí přesunout loď? Běžně jednou, v kterékoli chvíli obchodu a stavby. S nastavením
    sea_ship_move = end_of_turn je přesun v tahu tím posledním.
text-SX-5 =
    Smí se přesunout loď z okruhu, i když nemá volný konec? Pravidlo volný konec vyžaduje; odpovědi vydavatele
    dovolují dva případy a běžně i tento stůl. S nastavením sea_loop_ships = strict se žádná loď okruhu
    nepřesouvá.
text-SX-6 =
    Kdo je první, když zlato vyplácí více hráčů a banka nemá dost? Běžně si vybírají popořadě, nejdřív hráč na
    tahu, každý všechno najednou. S nastavením sea_gold_order = simultaneous vybírají všichni současně a potom
    se jim v tomto pořadí vyplácí, kolik banka může.
text-SX-7 =
    Co přináší objevená zlatá řeka a objevují i vesnice? Běžně přináší zlato 1 surovinu podle výběru; s
    nastavením sea_fog_gold = none nepřináší nic. Vesnice nikdy neobjevují.
text-SX-8 =
    Kolik bodů je třeba k vítězství ve scénáři? Některé prameny jich v prvních čtyřech scénářích žádají méně.
    Běžně platí body z pravidel z roku 2025. Nastavením victory_points lze určit jiné.
text-SX-9 =
    Co smějí ostatní dělat v cizím tahu, když hraje pět nebo šest hráčů? To patří k pravidlům pro pět a šest
    hráčů, ne k Námořníkům. Nastavení k tomu není.
text-SX-10 =
    Začíná na čísle 12 scénáře K novým břehům pro tři hráče pirát, nebo zloděj? Jeden text říká pirát, ale
    vrchovina je souš a mapa ukazuje zloděje. Začíná tam zloděj. Nastavení k tomu není.
text-SX-11 =
    Ke které zemi patří křižovatka, která se dotýká jen pouští? K žádné: lze se na ní později usadit a žeton
    nepřináší. Nastavení k tomu není.
text-SX-12 =
    Přinášejí dva pruhy za pouštěmi, při pěti nebo šesti hráčích, jeden žeton, nebo dva? Běžně každý přináší
    svůj. S nastavením sea_two_strips = false platí za jeden.
text-SX-13 =
    Je ve scénáři Přes poušť pro pět nebo šest hráčů deset, nebo jedenáct přístavů? Kresba jich ukazuje deset,
    seznam jich má jedenáct. Běžně jich je jedenáct. S nastavením sea_desert_11th_harbour = false jich je
    deset.
text-SX-14 =
    Musí se přístav kmene, pro který nebylo místo, položit, jakmile nějaké je? Běžně smí čekat na kterýkoli
    další vlastní tah. S nastavením sea_gift_harbour_late = compulsory se položí, jakmile se místo uvolní.
text-SX-15 =
    Končí Obchod se suknem hned, když má sukno příliš málo osad, nebo až s tahem? Běžně s tahem, ve kterém je
    prázdných 5 z 8 osad. S nastavením sea_cloth_end = at_once končí v té chvíli.
text-SX-16 =
    Koho napadne pirátská flotila, která se zastaví u více hráčů? Běžně všechny, nejdřív hráče na tahu. S
    nastavením sea_fleet_attacks = single_only napadá jen tehdy, je-li tam jediný hráč.
text-SX-17 =
    Co je nejkratší cesta k místu vylodění a k pevnosti? Ta, na kterou stačí co nejméně lodí, počítáno po
    hranách na moři od začátku loďstva; zda v ní stojí pirát, nehraje roli. Nastavení k tomu není.
text-SX-18 =
    Musíš svou pevnost napadnout, když k ní tvoje loďstvo dorazilo? Běžně smíš. S nastavením
    sea_fortress_attack = compulsory končí každý tah útokem.
text-SX-19 =
    Přináší na malých ostrovech Divů bod každá vesnice, nebo jen první? Jeden text lze číst obojím způsobem.
    Jen první na každém ostrově. Nastavení k tomu není.
text-SX-20 =
    Stojí zabrání divu něco? Běžně je zdarma. S nastavením sea_wonder_ship = true se na div položí loď ze
    zásoby a hned se platí jeho první stupeň.
