# Koniec gry i jej liczby.
statistics = Liczby
sum = Razem
source-settlements = Osady
source-cities = Miasta
source-longest_route = Najdłuższa droga handlowa
source-largest_army = Najwyższa władza rycerska
source-cards = Karty
source-metropolises = Metropolie
source-defender = Obrońca wyspy
source-merchant = Kupiec
cards-counted = Karty
tally-gained = Zdobyte
tally-gained-about = Karty z banku: zyski, początek, działanie kart
tally-blocked = Zablokowane
tally-blocked-about = Karty wstrzymane przez złodzieja
tally-discarded = Odrzucone
tally-discarded-about = Oddane karty
tally-took = Skradzione
tally-took-about = Karty zabrane innym
tally-lost = Utracone
tally-lost-about = Karty zabrane przez innych
tally-traded = Wymienione
tally-traded-about = Karty dane innym graczom w wymianach
tally-banked = Do banku
tally-banked-about = Karty dane bankowi w wymianach
count-cards = Licz karty innych
from-to = { $low }–{ $high }
unknown-cards = { $n ->
    [one] i { $n } nieznana karta
    [few] i { $n } nieznane karty
   *[many] i { $n } nieznanych kart
}
dice-count = { $n ->
    [one] { $n } rzut
    [few] { $n } rzuty
   *[many] { $n } rzutów
}
expected = liczba oczekiwana
points-over-time = Punkty, także ukryte
points-of = { $player }: { $n }
turns-axis = tura
game-length = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}, około { $minutes ->
    [one] minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
}
next-table = Do następnej gry
rematch-waiting = Czekamy na pozostałych…
rematch-rotated = Zagraj ponownie, zaczyna { $player }
wanted-by = za: { $names }
show-end = Pokaż wynik
seed-title = Czy kostki były uczciwe?
seed-about = Cały przypadek w tej grze pochodzi z jednej tajnej liczby. Przed grą wszyscy dostali jej odcisk, a teraz jawna jest sama liczba. Twoja przeglądarka może obliczyć odcisk i go porównać.
seed-promised = Odcisk sprzed gry
seed = Tajna liczba
seed-check = Sprawdź tutaj
seed-good = Zgadza się: kostki i karty ustalono przed początkiem gry.
seed-bad = Nie zgadza się: to nie jest obiecana liczba.
seed-insecure = Przeglądarka może to sprawdzić tylko na stronach otwartych przez https lub na tym komputerze.
picture-png = Obrazek (PNG)
picture-svg = Obrazek (SVG)
seed-title-before = Uczciwe kostki: obietnica
seed-about-before = Cały przypadek w tej grze pochodzi z jednej tajnej liczby, która jest już ustalona. To jej odcisk; po grze liczba będzie jawna, a strona porówna jedno z drugim.
seed-fingerprint = Odcisk
seed-rolls = Tyle rzutów wynika z tej liczby: { $good } z { $n }.
