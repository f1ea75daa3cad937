# Hesla rozšíření Námořníci: název, jiná slova k vyhledání, o čem heslo je.

## Vyplouváme

topic-sea-board = Souš a moře
    .also = Mořská pole; Pobřeží; Rám; Námořníci
    .tells = Mezi ostrovy leží moře, rozdělené na pole stejně jako souš. Silnice potřebují vedle sebe souš, lodě moře, a podél pobřeží smí ležet obojí, na každé straně pole však jen jedno z nich. Vesnice stojí vždycky na souši.
topic-scenarios = Scénáře
    .also = Námořníci; Body k vítězství; Výběr mapy
    .tells = Námořníci se hrají ve scénářích. Každý má vlastní mapu, říká, kde smíš začít a kolik bodů potřebuješ, a některé přidávají nějaké pravidlo. Čtyři jsou o nové zemi; pět vypráví vlastní příběh.
topic-sea-founding = Zakládání u moře
    .also = Výchozí území; První loď
    .tells = Zakládáš jako na každém ostrově, ale jen tam, kde ti scénář dovolí začít; ostatní čeká na objevitele. Vesnice na pobřeží smí místo silnice začít s lodí.
topic-sea-winning = Vítězství na moři
    .also = Body scénáře; Zvláštní body
    .tells = Každý scénář určuje, kolik bodů vítězí. K vesnicím, městům, kartám a všemu ostatnímu se přidávají zvláštní body scénáře, třeba žetony za nové ostrovy. Jako vždy vítězíš ve svém tahu.

## Lodě

topic-ships = Stavba lodí
    .also = Lodě; Dřevo a vlna; Loďstva
    .tells = Loď stojí dřevo a vlnu a leží na hraně, u které je moře. Navazuje na tvé lodě, vesnice nebo města, stejně jako silnice. Máš jich patnáct, a kde dosáhnou souše, tam se smíš usadit.
topic-ships-and-roads = Lodě a silnice
    .also = Pobřeží; Osidlování z lodí; Stavba silnic
    .tells = Lodě a silnice jsou dvě sítě, které se spojují jen ve tvých vesnicích a městech. Všude, kam vedou tvoje lodě, smíš založit vesnici a pokračovat z ní po souši, nebo po moři. Stavba silnic pokládá silnice nebo lodě, jak chceš.
topic-closed-lines = Uzavřená loďstva
    .also = Otevřené lodě; Spojené vesnice
    .tells = Lodě, které spojují dvě tvé vesnice nebo města, tvoří uzavřené loďstvo a zůstávají, kde jsou. Všechny ostatní jsou otevřené: loďstva, která ještě nikam nevedou, a odbočky uzavřených.
topic-moving-ships = Přesun lodě
    .also = Volný konec; Okruhy lodí
    .tells = Jednou ve svém tahu, po hodu, smíš zdarma zvednout loď a položit ji jinam. Musí ležet na volném konci otevřeného loďstva, nesmí být nová z tohoto tahu ani ležet vedle piráta. Smí všude tam, kde by šlo loď postavit.
topic-sea-route = Nejdelší obchodní cesta na moři
    .also = Nejdelší cesta; Silnice a lodě dohromady
    .tells = Do Nejdelší obchodní cesty se silnice a lodě počítají společně. Kde jedny přecházejí v druhé, musí stát tvoje vesnice nebo město, jinak tam cesta končí.

## Zlato, mlha a pirát

topic-gold = Zlato
    .also = Zlatá řeka; Volný výběr
    .tells = Zlatá řeka vynáší, co chceš: padne-li její číslo, přinese ti vesnice u ní jednu surovinu podle výběru, město dvě. Všechny ostatní krajiny se vyplácejí dřív, takže vybíráš z toho, co bance zbylo.
topic-pirate = Pirát
    .also = Černá loď; Zloděj nebo pirát; Sedmička
    .tells = Se sedmičkou nebo s Rytířem přesuneš zloděje na souši, nebo piráta na moři. Pirát vezme kartu někomu, kdo má loď u jeho pole, a dokud tam je, žádná loď tam nepřijde ani odtud neodejde.
topic-fog = Mlha
    .also = Objevování; Skrytá pole
    .tells = Některá pole jsou zatím skrytá. Když k takovému dosáhne tvoje silnice nebo loď, hned se odkryje: krajina dostane číslo a dá ti kartu toho, co vynáší, zlatá řeka kartu podle výběru a moře nic než cestu dál.
topic-chips = Žetony za novou zemi
    .also = Zvláštní body; Malé ostrovy; Neprozkoumaná země
    .tells = V několika scénářích ti první vesnice na nové zemi přinese bodový žeton, jeden nebo dva body nad její vlastní. Necháš si ho, ať se potom stane cokoli. Nezáleží na tom, zda tam byl někdo před tebou.

## Scénáře

topic-new-shores = K novým břehům
    .also = První scénář; Malé ostrovy
    .tells = Nejlepší scénář pro začátek: velký ostrov, na kterém začínají všichni, a za vodou několik malých, některé i se zlatem. Každý z nich přinese další dva body tomu, kdo se na něm usadí.
topic-four-islands = Čtyři ostrovy
    .also = Šest ostrovů; Domovský ostrov
    .tells = Čtyři podobně velké ostrovy, v pěti nebo šesti hráčích šest, a kde začneš, si vybereš. Ostrovy, na kterých zakládáš, jsou tvým domovem; každý další má pro tebe cenu dvou bodů.
topic-fog-islands = Ostrovy v mlze
    .also = Objevování; Skrytá pole
    .tells = Část země je známá a všechno ostatní leží v mlze. Nikdo neví, kde se vynoří souš, zlato nebo širé moře, a každá objevená země se svému objeviteli vyplatí.
topic-through-desert = Přes poušť
    .also = Pás pouští; Pruh
    .tells = Velký ostrov dělí pás pouští: začínáš na jedné straně a na druhé leží pruh dobré půdy. Dostaneš se tam po silnici i po moři a přinese ti dva body, stejně jako malé ostrovy.

## Příběhy z moře

topic-forgotten-tribe = Zapomenutý kmen
    .also = Dary; Přístavy k položení
    .tells = Na malých ostrovech žije kmen, který obchoduje, ale osadníky nechce. Lodě, které doplují k jeho břehům, dostávají dary: body, akční karty a přístavy, které položíš ke svým budovám.
topic-cloth-trade = Obchod se suknem
    .also = Osady; Balíky sukna; Obchodní styky
    .tells = Osady na ostrovech uprostřed prodávají sukno. Dosáhni k některé svými loděmi a její číslo ti bude až do konce hry přinášet sukno; dva balíky mají cenu bodu. Když mají osady vyprodáno, hra může skončit.
topic-pirate-islands = Pirátské ostrovy
    .also = Pevnost; Válečné lodě; Flotila; Skrýše
    .tells = Piráti drží tvou pevnost na západě a při každém hodu plují podél tvého pobřeží. Postav k ní loďstvo, vyzbroj ho Rytíři a vyžeň je: bez své pevnosti vyhrát nemůžeš.
topic-wonders = Divy
    .also = Divadlo; Velký most; Velká zeď; Monument; Katedrála; Stupně
    .tells = Každý div něco žádá, než si ho smíš zabrat, a pak se staví ve čtyřech stupních. Kdo svůj div dokončí, vítězí, a stejně tak ten, kdo má dost bodů a je dál než všichni ostatní.
topic-new-world = Nový svět
    .also = Náhodná mapa; Vlastní mapa
    .tells = Souš i moře se náhodně rozloží po celém plánu a přístavy pokládají hráči. Kde zakládáš, tam jsi doma; každý další ostrov přináší bod.

## S Městy a rytíři

topic-sea = Námořníci s Městy a rytíři
    .also = Obě rozšíření; Šestnáct bodů
    .tells = Obě rozšíření lze hrát spolu: lodě a nové země s rytíři, zbožím a barbary. Potřebuješ o dva body víc, než říká scénář, zlato přináší jen suroviny a o všech ostrovech rozhoduje jediná bitva.
topic-knights-at-sea = Rytíři na moři
    .also = Rytíři na lodích; Držené lodě
    .tells = Rytíři putují po silnicích i po lodích a smějí dokonce stát na lodi. Rytíř na konci loďstva ho uzavírá a cizí rytíř na tvém loďstvu drží lodě vedle sebe.
topic-knights-and-pirate = Rytíři a pirát
    .also = Zahnání piráta; Pirát uzamčen
    .tells = Dokud barbaři poprvé nepřistanou, pirát se nehýbe a zloděj také ne. Potom může aktivní rytíř vedle piráta piráta zahnat, stejně jako by zahnal zloděje.
topic-progress-at-sea = Karty pokroku na moři
    .also = Diplomat; Intriky; Obchodník; Vynálezce
    .tells = Několik karet pokroku se vyzná i na moři: Diplomat odstraňuje i lodě, Intriky působí i podél tvých lodí a obchodník se zlatu vyhýbá.
