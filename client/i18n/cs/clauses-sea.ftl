# Námořníci: název každého pravidla; `.why` říká, co žádá pravidlo, které může něco zakázat.

clause-CK-SEA-1 = Vhodné scénáře
clause-CK-SEA-2 = Lodě se řídí pravidly silnic
clause-CK-SEA-3 = Útok na všechny ostrovy
clause-CK-SEA-4 = Rytíři přes moře
    .why = Rytíř se přemístí přes moře, jen když výchozí místo a cíl spojují tvé silnice a lodě.
clause-CK-SEA-5 = Rytíři na moři
    .why = Na křižovatku na moři smíš postavit jen aktivního rytíře a jen tam, kde máš loď.
clause-CK-SEA-6 = Rytíř uzavírá loďstvo
    .why = Lodě mezi rytířem a tvou vesnicí nelze odsunout, protože jejich spojení se nesmí přerušit.
clause-CK-SEA-7 = Cizí rytíř drží lodě
    .why = Lodě vedle cizího rytíře nesmíš přesunout.
clause-CK-SEA-8 = Zahnání piráta
    .why = Piráta smí přemístit jen aktivní rytíř, který stojí vedle jeho pole.
clause-CK-SEA-9 = K vítězství o dva body víc
clause-CK-SEA-10 = Města u zlata
clause-CK-SEA-11 = Obchodník nesmí ke zlatu
    .why = Obchodník nesmí stát na zlaté řece.
clause-CK-SEA-12 = I pirát je zamčený
    .why = Před prvním útokem barbarů nelze piráta přemístit.
clause-CK-SEA-13 = Karty, které se týkají lodí

## Námořníci: součásti hry a místa na plánu

clause-S-COMP-1 = Rám, moře a nové krajiny
clause-S-COMP-2 = Dalších deset čísel
clause-S-COMP-3 = Deset samostatných přístavů
clause-S-COMP-4 = Lodě a pirát
    .why = Lodě, pirát a zlato patří k rozšíření Námořníci, s nímž se tu nehraje.
clause-S-COMP-5 = Žetony za zvláštní body
clause-S-COMP-6 = Co zůstává při starém
clause-S-COMP-7 = Zlato je krajina
clause-S-GEO-1 = Okraj moře
clause-S-GEO-2 = Jedna figurka na hraně
    .why = Na této hraně už něco leží; je na ní místo jen pro jednu silnici nebo loď.
    .why-ship = Tady už leží tvoje loď.
    .why-road = Tady už leží tvoje silnice.
    .why-taken = Tady už leží cizí silnice nebo loď ({ $owner }).
clause-S-GEO-3 = Silnice po souši, lodě po moři
    .why = Silnice potřebuje vedle sebe souš, loď moře.
    .why-land = U této hrany není moře, a tak tu loď ležet nemůže.
    .why-sea = U této hrany je jen moře, a tak tu silnice ležet nemůže.
clause-S-GEO-4 = Vesnice stojí na souši
    .why = Vesnice potřebuje souš a kolem této křižovatky je jen moře.
clause-S-GEO-5 = Odstup přes vodu
    .why = Za vodou, jen o jednu hranu dál, stojí budova, a to je příliš blízko.
    .why-close = O jednu hranu dál stojí budova ({ $too_close }), a to je příliš blízko, i přes vodu.
clause-S-GEO-6 = Přístavy na ostrovech
clause-S-GEO-7 = Ostrovy jsou oddělené

## Námořníci: příprava, zakládání a tah

clause-S-SETUP-1 = Co určuje scénář
clause-S-SETUP-2 = Přístavy na mapě
clause-S-SETUP-3 = Kde začíná zloděj a pirát
clause-S-FOUND-1 = Zakládání ve výchozím území
    .why = Při zakládání stojí vesnice ve výchozím území tohoto scénáře.
    .why-zone = Na této křižovatce se v tomto scénáři nezakládá.
    .why-unexplored = Tato země ještě není prozkoumaná, zakládat na ní nelze.
clause-S-FOUND-2 = Loď na začátek
    .why = Po založení vesnice položíš silnici nebo loď, která se jí dotýká.
    .why-away = Loď se musí dotýkat právě položené vesnice ({ $settlement }).
    .why-line = Nejdřív se pokládá silnice nebo loď u nové vesnice ({ $next }).
    .why-over = Zakládání skončilo: lodě se teď stavějí za svou cenu.
clause-S-FOUND-3 = Zakládání vedle piráta
    .why = U této hrany je pirát, a tak sem loď při zakládání položit nelze.
    .why-pirate = U této hrany je pirát ({ $hex }), a tak sem loď při zakládání položit nelze.
clause-S-FOUND-4 = Objevy při zakládání
clause-S-FOUND-5 = První výnos ze zlata
clause-S-FOUND-6 = Figurky po zakládání
clause-S-TURN-1 = Průběh tahu
clause-S-TURN-2 = Kdy se lodě stavějí a přesouvají
    .why = Lodě stavíš a přesouváš jen ve svém tahu po hodu.
    .why-roll = Nejdřív hoď kostkami; lodě se stavějí a přesouvají až potom.

## Námořníci: stavba lodí

clause-S-SHIP-1 = Kolik stojí loď
    .why = Loď stojí 1 dřevo a 1 vlnu a musí ti v zásobě nějaká zbývat.
    .why-short = Stojí to { $cost }; potřebuješ ještě { $missing }.
    .why-ships = V zásobě ti nezbývá žádná loď.
clause-S-SHIP-2 = Kde leží loď
clause-S-SHIP-3 = Lodě navazují na vlastní loďstvo
    .why = Nová loď musí navazovat na tvou loď, vesnici nebo město.
    .why-closed = Tvoje loďstvo tu končí u cizí figurky ({ $closed }): za ni už plout nemůžeš.
    .why-away = Na žádném konci této hrany nemáš loď ani budovu.
clause-S-SHIP-4 = Ze silnice na loď
    .why = Mezi tvou silnicí a tvou lodí musí být tvoje vesnice nebo město.
    .why-road = Vede sem jen tvoje silnice; loď na ni navazuje jen u tvé vesnice nebo města.
clause-S-SHIP-5 = Vedle piráta lodě nejsou
    .why = U této hrany je pirát, a tak tu loď postavit nelze.
    .why-pirate = U této hrany je pirát ({ $hex }), a tak tu loď postavit nelze.
clause-S-SHIP-6 = Lodí, kolik chceš
clause-S-SHIP-7 = Lodě nikomu nebrání
clause-S-SETT-1 = Osidlování z lodí
    .why = K této křižovatce nevede žádná tvá silnice ani loď.
clause-S-SETT-2 = Z pobřeží dál
clause-S-ROAD-1 = Silnice vedle lodí
    .why = Silnice potřebuje vedle sebe souš a musí navazovat na tvou silnici, vesnici nebo město.
    .why-ship = Vedou sem jen tvoje lodě; silnice na ně navazuje jen u tvé vesnice nebo města.
clause-S-DEV-1 = Rytíř hýbe zlodějem i pirátem
clause-S-DEV-2 = Stavba silnic pokládá i lodě
    .why = Stavba silnic pokládá dvě silnice nebo lodě zdarma, jednu hned po druhé a nic mezi tím.
    .why-pending = Nejdřív se pokládají silnice nebo lodě zdarma z karty Stavba silnic ({ $next }).
    .why-pieces = V zásobě ti nezbývá silnice ani loď.
    .why-one = Položit by šlo jen jednu silnici nebo loď, a u tohoto stolu jsou třeba dvě.
    .why-nowhere = Není žádná hrana, kam by šlo položit tvou silnici nebo loď.
clause-S-DEV-3 = Ostatní karty se nemění
clause-S-HARB-1 = Přístavy na ostrovech
clause-S-HARB-2 = Lodě a pirát u přístavů

## Námořníci: uzavřená loďstva a přesouvání lodí

clause-S-CLOSE-1 = Uzavřené loďstvo
clause-S-CLOSE-2 = Cizí figurky nic neotevírají
clause-S-CLOSE-3 = Odbočky zůstávají otevřené
clause-S-CLOSE-4 = Dvě loďstva vedle sebe
clause-S-CLOSE-5 = Rozhoduje, co je na plánu
clause-S-MOVE-1 = Jeden přesun za tah
    .why = Za tah se přesouvá jen jedna loď a ty už máš přesun za sebou.
clause-S-MOVE-2 = Nové lodě zůstávají
    .why = Tato loď byla postavena v tomto tahu; přesunout ji smíš od svého příštího.
clause-S-MOVE-3 = Uzavřené lodě zůstávají
    .why = Tato loď spojuje dvě tvá místa; uzavřené loďstvo zůstává, kde je.
clause-S-MOVE-4 = Pirát drží lodě
    .why = Vedle této lodě je pirát a drží ji.
    .why-pirate = Vedle této lodě je pirát ({ $hex }) a drží ji.
clause-S-MOVE-5 = Jen od volného konce
    .why = Přesunout lze jen loď na volném konci loďstva a tahle na něm není.
clause-S-MOVE-6 = Lodě v okruhu
    .why = Z okruhu lodí lze přesunout jen ty, které leží vedle jediné budovy na něm.
    .why-ring = Na tomto okruhu stojí tvoje budova; přesunout lze jen dvě lodě vedle ní ({ $node }).
clause-S-MOVE-7 = Kam se loď přesouvá
    .why = Loď se přesouvá na jinou hranu, kde by ji šlo postavit, bez ohledu na přesouvanou loď.
    .why-none = Žádná tvá loď tam neleží.
    .why-same = Loď už tam leží; vyber jinou hranu.
    .why-taken = Na té hraně už leží silnice nebo loď ({ $owner }).
    .why-land = U té hrany není moře.
    .why-pirate = U té hrany je pirát ({ $hex }).
    .why-away = Bez přesouvané lodě k té hraně nevede nic tvého.
    .why-closed = V cestě je cizí figurka ({ $closed }).
clause-S-MOVE-8 = Zvednout a hned položit
clause-S-MOVE-9 = I poslední loď smí pryč
clause-S-MOVE-10 = Přerušené loďstvo
clause-S-MOVE-11 = Přesun platí jako stavba
clause-S-MOVE-12 = Jindy se nepřesouvá
    .why = Lodě přesouváš jen ve svém tahu po hodu.

## Námořníci: cesty, vítězství a co platí vždy

clause-S-LR-1 = Silnice a lodě se počítají společně
clause-S-LR-2 = Spojují je vlastní budovy
clause-S-LR-3 = Co cestu přerušuje
clause-S-LR-4 = Odbočky a okruhy lodí
clause-S-LR-5 = Kdy se cesty porovnávají
clause-S-WIN-1 = Vítězství ve scénáři
clause-S-WIN-2 = Body jednotlivých scénářů
clause-S-INFO-1 = Co je na moři veřejné
clause-S-INV-1 = Lodě se neztrácejí
clause-S-INV-2 = Každá figurka ve svém živlu
clause-S-INV-3 = Všechno k něčemu patří
clause-S-INV-4 = Hromádka odpovídá mlze
clause-S-INV-5 = Žetony odpovídají ostrovům
clause-S-56-1 = Pět a šest hráčů
clause-S-56-2 = Stejná pravidla pro víc hráčů
