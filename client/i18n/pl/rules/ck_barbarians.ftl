# Miasta i Rycerze: atak barbarzyńców, kupiec, zwycięstwo.

text-CK-BARB-1 =
    Siła barbarzyńców jest równa łącznej liczbie miast i metropolii wszystkich graczy. Zredukowane miasta
    liczą się jako osady.
text-CK-BARB-2 =
    Siła wyspy jest równa łącznej sile wszystkich aktywnych rycerzy wszystkich graczy, także graczy bez
    miasta.
text-CK-BARB-3 = Barbarzyńcy wygrywają tylko wtedy, gdy są silniejsi. Przy równej sile wygrywają rycerze.
text-CK-BARB-4 =
    Po ataku, wygranym czy przegranym, wszyscy rycerze stają się bierni, a statek wraca na S. Od pierwszego
    ataku można przestawiać złodzieja.
text-CK-BARB-5 = Między przybyciem statku a bitwą nie można aktywować rycerzy ani zagrywać kart.
text-CK-LOSE-1 =
    Jeśli barbarzyńcy wygrają, stracić miasto mogą tylko gracze, którzy mają co najmniej jedno miasto
    niebędące metropolią. Gracze, którzy mają tylko osady albo tylko metropolie, nie ponoszą strat.
text-CK-LOSE-2 =
    Spośród tych, którzy mogą stracić miasto, po jednym mieście tracą gracze, których aktywni rycerze wnieśli
    najmniej siły; kto ich nie miał, wniósł 0. Jeśli najmniej po równo wniosło kilku graczy, tracą wszyscy ci
    gracze.
text-CK-LOSE-3 =
    Utracone miasto zastępuje osada, a jego mur też przepada. Które to miasto, wybiera właściciel.
text-CK-LOSE-4 = Jeśli nikt nie ma aktywnego rycerza, każdy gracz, który może stracić miasto, traci jedno.
text-CK-LOSE-5 =
    Jeśli gracz, który traci miasto, nie ma już pionka osady, miasto kładzie się na boku i liczy się ono jako
    osada: 1 punkt zwycięstwa, 1 surowiec i żadnego towaru.
text-CK-LOSE-6 =
    Gracz, który ma zredukowane miasto, musi je odbudować za 3 rudy i 2 zboża, zanim zbuduje jakiekolwiek inne
    miasto.
text-CK-LOSE-7 = Gracz, który traci miasto, zachowuje całą rozbudowę miast.
text-CK-DEF-1 =
    Jeśli rycerze wygrają, a największą siłę wniósł tylko jeden gracz, dostaje on kartę Obrońca wyspy, która
    daje 1 punkt zwycięstwa.
text-CK-DEF-2 =
    Jeśli największą siłę wniosło po równo kilku graczy, nikt nie dostaje karty Obrońca wyspy. Każdy z nich
    bierze wierzchnią kartę z wybranej przez siebie talii postępu i nie potrzebuje do tego rozbudowy w tej
    dziedzinie; kolejność jest zgodna z ruchem wskazówek zegara, od gracza, którego tura trwa. Obowiązuje
    limit kart.
text-CK-DEF-3 =
    Kart Obrońca wyspy jest 6. Zasady nie mówią, co się dzieje po ostatniej; domyślnie punkt nadal się liczy.
text-CK-MERCH-1 =
    Kupiec wchodzi do gry z pierwszą kartą Kupiec. Stawia się go na polu lądowym przy własnej osadzie lub
    mieście.
text-CK-MERCH-2 =
    Dopóki kupiec stoi na polu, jego właściciel może oddać bankowi 2 karty surowca tego pola za 1 kartę.
text-CK-MERCH-3 = Kupiec daje swojemu właścicielowi 1 punkt zwycięstwa.
text-CK-MERCH-4 =
    Kupca przestawia tylko następna karta Kupiec, ktokolwiek ją zagra. Razem z nim przechodzą punkt i kurs.
text-CK-MERCH-5 = Złodziej na polu kupca nie ma na niego wpływu.
text-CK-MERCH-6 =
    Domyślnie kupiec może stać tylko na polach, które dają surowiec, a więc nie na pustyni. Nigdy nie może
    stać na polu złota.
text-CK-WIN-1 = Gra kończy się, gdy gracz, którego tura trwa, ma 13 punktów zwycięstwa.
text-CK-WIN-2 =
    Osady i zredukowane miasta dają po 1 punkcie zwycięstwa, miasta po 2, metropolie po 4, Najdłuższa droga
    handlowa 2, a każda karta Obrońca wyspy, Druk, Konstytucja i kupiec po 1. Najwyższej władzy rycerskiej nie
    ma.
text-CK-WIN-3 = W Miastach i Rycerzach wszystkie punkty zwycięstwa są jawne dla każdego.
