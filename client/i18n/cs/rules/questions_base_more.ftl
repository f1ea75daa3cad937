# Otevřené otázky základní hry, X-24 až X-46: plán, obchodní cesty, sedmička, počty hráčů a akční karty.

text-X-24 =
    Který plán pro začátečníky se používá? Plány jednotlivých vydání se liší. Běžně je to ten, který popisují
    ustanovení B-MAP a který odpovídá italskému vydání pravidel. Nastavením board_setup lze zvolit proměnlivý
    plán, plán pro první hru Měst a rytířů, nebo vlastní plán.
text-X-25 =
    Kdo vyhrává v příkladu počítání bodů v ukrajinském vydání pravidel? Podle textu modrá s 10 body, zatímco v
    tabulce jsou prohozené nadpisy sloupců bílé a modré. Správný je text. Nastavení k tomu není.
text-X-26 =
    Jak se v příkladu přerušené cesty rozdělí cesta oranžové o 7 silnicích? Jedno vydání pravidel ukazuje 4 a
    3, jiné 2 a 5, třetí to neuvádí. Ve všech je pravidlo použito správně. Nastavení k tomu není.
text-X-27 =
    Může při prvním udělení Nejdelší obchodní cesty nastat mezi dvěma hráči shoda? Vždy staví jen jeden hráč,
    a tak ji získá ten, kdo první dosáhne délky 5. Nastavení k tomu není.
text-X-28 =
    Mění Nejdelší obchodní cesta po přerušení držitele i v tahu jiného hráče? Mění ho ihned, ať je na tahu
    kdokoli. Nastavení k tomu není.
text-X-29 =
    Smí obchodní cesta projít toutéž křižovatkou dvakrát? Běžně smí; každá silnice se počítá jednou. S
    nastavením lr_vertex_repeat = false nesmí žádnou křižovatkou projít dvakrát.
text-X-30 =
    Smějí se prodlužovat obě části přerušené cesty? Přerušení má vliv jen na délku, stavět se tedy smí všude,
    kde to dovolují pravidla pro silnice. Nastavení k tomu není.
text-X-31 = Zkracují cestu budovy soupeřů na jejích dvou koncích? Nezkracují. Nastavení k tomu není.
text-X-32 =
    V jakém pořadí hráči při hozené 7 odhazují? Běžně vybírají všichni současně a výběr zůstává tajný, dokud
    nevyberou všichni. S nastavením discard_order = clockwise odhazují jeden po druhém.
text-X-33 =
    Kdo se dozví, která karta byla ukradena? Jen ten, kdo ji ukradl, a okradený. Nastavení k tomu není.
text-X-34 = Smí hráč na tahu obchodovat mezi hozením 7 a přesunem zloděje? Nesmí a nastavení k tomu není.
text-X-35 =
    Může hrát méně než tři nebo více než čtyři hráči? Pro dva hráče a pro pět nebo šest hráčů jsou potřeba
    rozšíření. Běžně hrají tři nebo čtyři. Nastavení players dovoluje jako domácí pravidlo i hru dvou.
text-X-36 =
    Co když při hodu o začátek několik hráčů shodně hodí nejvíc? Tito hráči hodí znovu. Nastavení k tomu není.
text-X-37 =
    Smějí spolu 6 a 8 sousedit? Běžně se žetony pokládají v pořadí písmen, a pak spolu nikdy nesousedí.
    Nastavením token_layout lze žetony rozložit náhodně, buď volně, nebo tak, aby spolu červená čísla
    nesousedila.
text-X-38 =
    Jak se na proměnlivém plánu rozmisťují přístavy? Běžně jejich devět míst vyplývá ze zamíchání šesti dílů
    rámu. Nastavením harbour_layout lze všechny přístavy nechat napevno, nebo na pevných místech zamíchat jen
    jejich druhy.
text-X-39 =
    Smějí všichni vědět, kolik karet má který hráč nebo banka? Běžně jsou všechny počty veřejné. S nastavením
    public_hand_counts = false jsou počty karet v rukou hráčů skryté.
text-X-40 =
    Kdo kontroluje, že při Monopolu každý odevzdá všechny karty? Zajišťuje to sama hra. Nastavení k tomu není.
text-X-41 =
    Může hráč postavit páté město? Není to možné, protože figurky měst jsou jen čtyři. Nastavení k tomu není.
text-X-42 =
    Zůstávají silnice a města na plánu po celou hru? V základní hře ano. V Městech a rytířích mohou být města
    zredukována a Diplomat odstraňuje silnice; tam mají přednost pravidla rozšíření. Nastavení k tomu není.
text-X-43 =
    Co když hráč zahraje Rytíře před hodem a pak padne 7? Zloděj se přesune dvakrát. Nastavení k tomu není.
text-X-44 =
    Znamená „kdykoli v tahu“ i uprostřed některého kroku, třeba mezi hozenou 7 a přesunem zloděje? Neznamená:
    akční karta se hraje před hodem nebo při obchodu a stavbě. Nastavení k tomu není.
text-X-45 =
    Mění pořadí stránek ruského textu, písmena A a B u jeho vesnic nebo pravopis některého názvu nějaké
    pravidlo? Nemění a nepřihlíží se k nim. Nastavení k tomu není.
text-X-46 =
    Jsou druhy akčních karet tři, nebo pět? Platí obojí: skupiny jsou tři a ve skupině karet pokroku jsou tři
    různé karty. Nastavení k tomu není.
text-X-47 =
    Vyhrává Rytíř, který přinese poslední body, dřív, než se přesune zloděj? Almanach říká, že kdo ve svém
    tahu dosáhne 10 bodů, může hru ihned ukončit, a vojsko dává tomu, kdo vyloží třetího Rytíře. Že se i
    zloděj přesouvá ihned, na bodech nic nemění. Běžně tedy hra končí zahráním Rytíře. S nastavením
    win_before_robber = false se nejdřív přesune zloděj a krade. Vítěz je stejný.
