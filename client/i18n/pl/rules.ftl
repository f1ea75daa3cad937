# Almanach zasad: strony, spis treści i wyszukiwanie.
rules-page = Zasady
rules-title = { $title } · Zasady
rules-lead = Znajdź to, co chcesz wiedzieć: każde hasło to pół strony z obrazkiem, dokładne zasady i pozycje, na których można je wypróbować.
rules-new-here = Pierwszy raz tutaj? Jak przebiega tura
rules-glance = Ceny i karty w skrócie
rules-shortcuts = Od czego zacząć
rules-search = Szukaj w zasadach
rules-found = { $topics ->
    [one] { $topics } hasło
    [few] { $topics } hasła
    [many] { $topics } haseł
   *[other] { $topics } hasła
}, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
rules-found-clauses = Punkty zasad
rules-found-more = I jeszcze { $n }: dodaj słowo, a znajdziesz mniej.
rules-words = Wszystko jest tu opisane naszymi własnymi słowami.
rules-base = Gra podstawowa
rules-cities = Miasta i Rycerze
rules-sea = Żeglarze
rules-a-to-z = Od A do Z
rules-look-under = { $word } → { $topic }
rules-where = Gdzie jesteś
rules-leaf = Sąsiednie hasła
rules-clauses = Zasady
rules-more = { $n ->
    [one] Jeszcze { $n } zasada na ten temat
    [few] Jeszcze { $n } zasady na ten temat
    [many] Jeszcze { $n } zasad na ten temat
   *[other] Jeszcze { $n } zasady na ten temat
}
rules-doubts = { $n ->
    [one] { $n } pytanie otwarte i jego rozstrzygnięcie
    [few] { $n } pytania otwarte i ich rozstrzygnięcia
    [many] { $n } pytań otwartych i ich rozstrzygnięcia
   *[other] { $n } pytania otwartego i ich rozstrzygnięcia
}
rules-related = Czytaj dalej
rules-link-here = Odnośnik do tego punktu
rules-setting = „{ $option }”
rules-setting-value = „{ $option }: { $value }”
rules-unknown = W tych zasadach nie ma niczego o nazwie { $what }.
see-also = Zobacz

## Opcje – przy stole i bez niego

rules-usually = { $option } – zwykle: { $value }
rules-here-usual = { $option } – przy tym stole jak zwykle: { $value }
rules-here-other = { $option } – przy tym stole: { $value } (zwykle: { $usual })
rules-back = Wróć do stołu
rules-at-table = Twoja gra toczy się dalej. Przy zasadach widać, jakie opcje obowiązują przy twoim stole.
rules-at-table-unknown = Twoja gra toczy się dalej.

## Przykłady

rules-examples = Zobacz i spróbuj
rules-try-this = Co się tu stanie?
rules-free-try = Albo spróbuj, czego chcesz
rules-all-legal = { $n ->
    [one] { $n } dozwolona akcja
    [few] Wszystkie { $n } dozwolone akcje
    [many] Wszystkie { $n } dozwolonych akcji
   *[other] Wszystkie { $n } dozwolonej akcji
}
rules-acts-for = Kto działa
rules-refused = Nie wolno:
rules-take-back = Krok wstecz
rules-start-again = Zacznij od nowa
rules-dice-fall = Kostki: { $one } i { $two }
rules-no-example = Nie udało się wczytać przykładu. Zamknij go i spróbuj ponownie.

## W skrócie

rules-prices = Co ile kosztuje
rules-points = { $n ->
    [one] Do wygranej potrzeba { $n } punktu
    [few] Do wygranej potrzeba { $n } punktów
    [many] Do wygranej potrzeba { $n } punktów
   *[other] Do wygranej potrzeba { $n } punktu
}
rules-development = Karty rozwoju
rules-progress-of = Karty postępu: { $track }
rules-times = × { $n }
almanac-yields = { $terrain }: { $good }
almanac-chance = { $value }: { $ways } z 36 rzutów
price-road = Droga
price-settlement = Osada
price-city = Miasto
price-card = Karta rozwoju
price-knight = Rycerz
price-activate = Aktywuj rycerza
price-promote = Wzmocnij rycerza
price-wall = Mur miejski
points-for-settlement = każda osada
points-for-city = każde miasto
points-for-route = Najdłuższa droga handlowa
points-for-army = Najwyższa władza rycerska
points-for-card = każda karta Punkt zwycięstwa
points-for-metropolis = każda metropolia
points-for-defender = każda karta Obrońca wyspy
points-for-progress = Druk, Konstytucja
points-for-merchant = kupiec

## Działy spisu treści

theme-begin = Przed grą
theme-turn = Twoja tura
theme-trade = Handel
theme-build = Budowanie
theme-cards = Karty rozwoju
theme-win = Zwycięstwo
theme-knights-begin = Większa gra
theme-knights-turn = Kostki i towary
theme-improving = Miasta rosną
theme-army = Rycerze i barbarzyńcy
theme-progress = Karty postępu
theme-sea-begin = W drogę
theme-sailing = Statki
theme-exploring = Złoto, mgła i pirat
theme-sea-scenarios = Scenariusze: nowe brzegi
theme-sea-stories = Scenariusze: morskie opowieści
theme-sea-knights = Z Miastami i Rycerzami
