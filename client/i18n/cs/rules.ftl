# Almanach pravidel: stránky, obsah a hledání.
rules-page = Pravidla
rules-title = { $title } · Pravidla
rules-lead = Vyhledej, co tě zajímá: každé heslo má půl stránky s obrázkem, přesná pravidla a pozice, na kterých si je vyzkoušíš.
rules-new-here = Jsi tu poprvé? Jak probíhá tah
rules-glance = Ceny a karty na jeden pohled
rules-shortcuts = Kde začít
rules-search = Hledat v pravidlech
rules-found = { $topics ->
    [one] { $topics } heslo
    [few] { $topics } hesla
    [many] { $topics } hesla
   *[other] { $topics } hesel
}, { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
rules-found-clauses = Body pravidel
rules-found-more = A ještě { $n }: přidej slovo a najdeš jich méně.
rules-words = Všechno je tu psáno našimi vlastními slovy.
rules-base = Základní hra
rules-cities = Města a rytíři
rules-sea = Námořníci
rules-a-to-z = Od A do Z
rules-look-under = { $word } → { $topic }
rules-where = Kde jsi
rules-leaf = Sousední hesla
rules-clauses = Pravidla
rules-more = { $n ->
    [one] Ještě { $n } pravidlo k tomu
    [few] Ještě { $n } pravidla k tomu
    [many] Ještě { $n } pravidla k tomu
   *[other] Ještě { $n } pravidel k tomu
}
rules-doubts = { $n ->
    [one] { $n } otevřená otázka a jak je vyřešena
    [few] { $n } otevřené otázky a jak jsou vyřešeny
    [many] { $n } otevřené otázky a jak jsou vyřešeny
   *[other] { $n } otevřených otázek a jak jsou vyřešeny
}
rules-related = Čti dál
rules-link-here = Odkaz na tento bod
rules-setting = „{ $option }“
rules-setting-value = „{ $option }: { $value }“
rules-unknown = V těchto pravidlech není nic, co by se jmenovalo { $what }.
see-also = Viz

## Volby – u stolu i bez něj

rules-usually = { $option } – obvykle: { $value }
rules-here-usual = { $option } – u tohoto stolu jako obvykle: { $value }
rules-here-other = { $option } – u tohoto stolu: { $value } (obvykle: { $usual })
rules-back = Zpět ke stolu
rules-at-table = Tvoje hra jde dál. U pravidel vidíš, jaké volby platí u tvého stolu.
rules-at-table-unknown = Tvoje hra jde dál.

## Příklady

rules-examples = Podívej se a zkus to
rules-try-this = Co se stane tady?
rules-free-try = Nebo zkus, co chceš
rules-all-legal = { $n ->
    [one] { $n } dovolená akce
    [few] Všechny { $n } dovolené akce
    [many] Všech { $n } dovolených akcí
   *[other] Všech { $n } dovolených akcí
}
rules-acts-for = Kdo hraje
rules-refused = To nejde:
rules-take-back = O krok zpět
rules-start-again = Začít znovu
rules-dice-fall = Kostky: { $one } a { $two }
rules-no-example = Příklad se nepodařilo načíst. Zavři ho a zkus to znovu.

## Na jeden pohled

rules-prices = Co kolik stojí
rules-points = { $n ->
    [one] K vítězství stačí { $n } bod
    [few] K vítězství stačí { $n } body
    [many] K vítězství stačí { $n } bodu
   *[other] K vítězství stačí { $n } bodů
}
rules-development = Akční karty
rules-progress-of = Karty pokroku: { $track }
rules-times = × { $n }
almanac-yields = { $terrain }: { $good }
almanac-chance = { $value }: { $ways } z 36 hodů
price-road = Silnice
price-settlement = Vesnice
price-city = Město
price-card = Akční karta
price-knight = Rytíř
price-activate = Aktivovat rytíře
price-promote = Posílit rytíře
price-wall = Hradby
points-for-settlement = každá vesnice
points-for-city = každé město
points-for-route = Nejdelší obchodní cesta
points-for-army = Největší vojsko
points-for-card = každá karta Výherní bod
points-for-metropolis = každá metropole
points-for-defender = každá karta Zachránce ostrova
points-for-progress = Knihtisk, Ústava
points-for-merchant = obchodník

## Oddíly obsahu

theme-begin = Před hrou
theme-turn = Tvůj tah
theme-trade = Obchod
theme-build = Stavění
theme-cards = Akční karty
theme-win = Vítězství
theme-knights-begin = Větší hra
theme-knights-turn = Kostky a zboží
theme-improving = Města rostou
theme-army = Rytíři a barbaři
theme-progress = Karty pokroku
theme-sea-begin = Vyplouváme
theme-sailing = Lodě
theme-exploring = Zlato, mlha a pirát
theme-sea-scenarios = Scénáře: nové břehy
theme-sea-stories = Scénáře: příběhy z moře
theme-sea-knights = S Městy a rytíři
