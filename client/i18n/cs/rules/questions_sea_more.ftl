# Otevřené otázky Námořníků, SX-21 až SX-39; SX-30 až SX-36 ve hře s Městy a rytíři.

text-SX-21 =
    Kolik přístavů má Nový svět a kdo je pokládá? Běžně 9 a pokládají je hráči. Nastavením
    sea_new_world_harbours jich může být 10, nebo se pokládají náhodně.
text-SX-22 =
    Je na mapě scénáře Přes poušť pro tři hráče číslo 12? Seznam z roku 2025 má jednu 12 a jednu 11; všechny
    známé mapy mají dvě 11 a žádnou 12. Platí mapa. Nastavení k tomu není.
text-SX-23 =
    Která čísla má mapa Ostrovů v mlze pro čtyři hráče? Starší vydání se v některých liší. Je to mapa z roku
    2020 se zlodějem na čísle 12. Nastavení k tomu není.
text-SX-24 =
    Smí loď končit u soupeřovy budovy? Ano, jako silnice, navazuje-li svým druhým koncem. Nastavení k tomu
    není.
text-SX-25 =
    Kde leží jeden z přístavů Pirátských ostrovů a jeden z přístavů Divů? Dva ze tří pramenů se shodují a
    platí místo podle nich. Nastavení k tomu není.
text-SX-26 = Smí se loď zvednout a položit tam, kde byla? Ne, jde na jinou hranu. Nastavení k tomu není.
text-SX-27 = Smí se odsunout poslední loď vesnice? Ano. Nastavení k tomu není.
text-SX-28 =
    Kde začíná zloděj ve Čtyřech ostrovech s pěti nebo šesti hráči? Text říká na čísle 12, to tam však je
    dvakrát; kresba ho ukazuje na pastvině s číslem 2 a tam začíná. Nastavení k tomu není.
text-SX-29 =
    Co když lze ze zloděje a piráta přesunout jen jednoho? Pak se jako obvykle přesune ten. Nastavení k tomu
    není.
text-SX-30 =
    Které scénáře lze hrát s Městy a rytíři? Pravidla jmenují dva a od dvou druhů odrazují. Běžně se nabízejí
    čtyři; s nastavením ck_sea_any_scenario = true i Čtyři ostrovy, Ostrovy v mlze a Nový svět. Ty, které
    potřebují akční karty, se vynechávají.
text-SX-31 =
    Lze rytíře povolat na lodi? Pravidla mluví o aktivovaných rytířích, kteří se tam postaví. Běžně tam
    přicházejí jen přemístěním. S nastavením ck_sea_recruit_at_sea = true je tam lze i povolat.
text-SX-32 =
    Smí rytíř přejít ze silnice na loď tam, kde je nespojuje budova? Pravidla žádají jen to, aby byla jeho
    cesta spojená, běžně tedy smí. S nastavením ck_sea_knight_junction = false tam potřebuje vlastní budovu.
text-SX-33 =
    Které cizí figurky drží lodě vedle sebe? Běžně jen rytíři. S nastavením ck_sea_pin je mohou držet i
    budovy, nebo nic.
text-SX-34 =
    Smí piráta zahnat rytíř na pobřeží, nebo jen rytíř na moři? Kterýkoli rytíř na křižovatce pirátova pole.
    Nastavení k tomu není.
text-SX-35 =
    Kde je pirát před prvním útokem? Běžně stojí na svém prvním místě a blokuje tam, ale nehýbe se. S
    nastavením ck_sea_pirate_waits = off_board čeká vedle plánu.
text-SX-36 =
    Působí Diplomat na lodě stejně jako na silnice? Karta jmenuje lodě jen na konci silnice, ale pravidla pro
    silnice mohou platit i pro lodě. Běžně působí. S nastavením ck_sea_diplomat_ships = false odstraňuje jen
    silnice.
text-SX-37 =
    Jsou mapy pro tři a čtyři hráče z roku 2025 stejné jako ty z roku 2020? Jejich seznamy součástí se až na
    jeden shodují a jejich obrázky nebyly po ruce. Hraje se na mapách z roku 2020. Nastavení k tomu není.
text-SX-38 = Co si vezme objevitel, když banka takovou kartu nemá? Nic. Nastavení k tomu není.
text-SX-39 =
    Co když se pro zakládanou vesnici nenajde ve výchozím území místo? Na vlastních mapách se to stát může:
    pak se vynechá. Nastavení k tomu není.
