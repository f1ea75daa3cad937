# Hasła Żeglarzy: nazwa, inne słowa do wyszukania, o czym mowa.

## W drogę

topic-sea-board = Ląd i morze
    .also = Pola morskie; Wybrzeże; Rama; Żeglarze
    .tells = Między wyspami leży morze, podzielone na pola tak samo jak ląd. Drogi potrzebują obok siebie lądu, statki morza, a wzdłuż wybrzeża może leżeć jedno albo drugie, ale na każdym boku pola tylko jedno z nich. Osady zawsze stoją na lądzie.
topic-scenarios = Scenariusze
    .also = Żeglarze; Punkty do wygranej; Wybór mapy
    .tells = W Żeglarzy gra się scenariuszami. Każdy ma własną mapę, mówi, gdzie wolno zacząć i ile punktów potrzeba, a niektóre dodają jakąś zasadę. Cztery są o nowym lądzie; pięć opowiada własne historie.
topic-sea-founding = Zagospodarowanie nad morzem
    .also = Obszar startowy; Pierwszy statek
    .tells = Zakładasz osady jak na każdej wyspie, ale tylko tam, gdzie scenariusz pozwala zacząć; reszta czeka na odkrywców. Osada na wybrzeżu może zamiast z drogą zacząć ze statkiem.
topic-sea-winning = Zwycięstwo na morzu
    .also = Punkty scenariusza; Punkty specjalne
    .tells = Każdy scenariusz mówi, ile punktów daje wygraną. Do osad, miast, kart i całej reszty dochodzą punkty specjalne scenariusza, na przykład żetony za nowe wyspy. Jak zawsze wygrywasz w swojej turze.

## Statki

topic-ships = Budowanie statków
    .also = Statki; Drewno i wełna; Linie statków
    .tells = Statek kosztuje drewno i wełnę i leży na trasie, przy której jest morze. Przedłuża twoje statki albo zaczyna się przy twojej osadzie lub mieście, tak samo jak droga. Masz ich piętnaście, a tam, gdzie dotrą do lądu, możesz się osiedlić.
topic-ships-and-roads = Statki i drogi
    .also = Wybrzeże; Osiedlanie się ze statków; Budowa drogi
    .tells = Statki i drogi to dwie sieci, które łączą się tylko w twoich osadach i miastach. Wszędzie, dokąd prowadzą twoje statki, możesz założyć osadę i iść z niej dalej lądem albo morzem. Budowa drogi kładzie drogi lub statki, jak wolisz.
topic-closed-lines = Zamknięte linie statków
    .also = Otwarte statki; Połączone osady
    .tells = Statki, które łączą dwie twoje osady lub miasta, są zamkniętą linią i zostają tam, gdzie leżą. Wszystkie inne są otwarte: linie, które jeszcze donikąd nie prowadzą, i odgałęzienia zamkniętych.
topic-moving-ships = Przesuwanie statku
    .also = Wolny koniec; Pętle statków
    .tells = Raz w swojej turze, po rzucie, możesz za darmo podnieść statek i położyć go gdzie indziej. Musi leżeć na wolnym końcu otwartej linii, nie może być nowy w tej turze ani leżeć obok pirata. Może trafić wszędzie tam, gdzie wolno by ci było statek zbudować.
topic-sea-route = Najdłuższa droga handlowa na morzu
    .also = Najdłuższa droga; Drogi i statki razem
    .tells = Do Najdłuższej drogi handlowej drogi i statki liczą się razem. Tam, gdzie jedne przechodzą w drugie, musi stać twoja osada lub miasto, inaczej droga handlowa się tam kończy.

## Złoto, mgła i pirat

topic-gold = Złoto
    .also = Pola złota; Dowolny wybór
    .tells = Złoto to ląd, który daje to, czego chcesz: gdy wypadnie jego liczba, osada przy nim przynosi jeden dowolny surowiec, a miasto dwa. Wszystkie inne pola wypłaca się wcześniej, więc wybierasz z tego, co zostało w banku.
topic-pirate = Pirat
    .also = Czarny statek; Złodziej albo pirat; Siódemka
    .tells = Siódemką albo Rycerzem przestawiasz złodzieja na lądzie albo pirata na morzu. Pirat zabiera kartę komuś, kto ma statek przy jego polu, a dopóki tam jest, żaden statek tam nie wejdzie ani stamtąd nie odejdzie.
topic-fog = Mgła
    .also = Odkrywanie; Zakryte pola
    .tells = Niektóre pola są jeszcze zakryte. Gdy dotrze do takiego twoja droga lub twój statek, od razu się je odkrywa: ląd dostaje liczbę i daje ci kartę tego, co przynosi, złoto kartę do wyboru, a morze tylko dalszą drogę.
topic-chips = Żetony za nowy ląd
    .also = Punkty specjalne; Małe wyspy; Niezbadany ląd
    .tells = W kilku scenariuszach twoja pierwsza osada na nowym lądzie jest warta żeton, jeden lub dwa punkty ponad jej własny. Zachowujesz go, cokolwiek się potem stanie. Nie ma znaczenia, czy ktoś był tam przed tobą.

## Scenariusze

topic-new-shores = Ku nowym brzegom
    .also = Pierwszy scenariusz; Małe wyspy
    .tells = Najlepszy scenariusz na początek: duża wyspa, na której zaczynają wszyscy, i kilka małych za wodą, niektóre ze złotem. Każda z nich przynosi dwa punkty więcej temu, kto się na niej osiedli.
topic-four-islands = Cztery wyspy
    .also = Sześć wysp; Wyspa macierzysta
    .tells = Cztery wyspy podobnej wielkości, a w pięć lub sześć osób sześć, i to ty wybierasz, gdzie zacząć. Wyspy twoich pierwszych osad są macierzyste; każda inna jest dla ciebie warta dwa punkty.
topic-fog-islands = Wyspy we mgle
    .also = Odkrywanie; Zakryte pola
    .tells = Część lądu jest znana, a cała reszta leży we mgle. Nikt nie wie, gdzie wyłoni się ląd, złoto albo otwarte morze, a każdy odkryty ląd wynagradza swojego odkrywcę.
topic-through-desert = Przez pustynię
    .also = Pas pustyń; Pas lądu
    .tells = Pas pustyń dzieli dużą wyspę: zaczynasz po jednej stronie, a po drugiej leży pas dobrej ziemi. Dotrzesz tam drogą albo statkiem i dostaniesz dwa punkty, tak jak za małe wyspy.

## Morskie opowieści

topic-forgotten-tribe = Zapomniane plemię
    .also = Dary; Porty do położenia
    .tells = Na małych wyspach mieszka plemię, które handluje, ale nie chce osadników. Statki, które dotrą do jego wybrzeża, dostają dary: punkty, karty rozwoju i porty, które kładziesz przy własnych budowlach.
topic-cloth-trade = Handel suknem
    .also = Wioski; Bele sukna; Stosunki handlowe
    .tells = Wioski na wyspach pośrodku sprzedają sukno. Dotrzyj do którejś statkami, a jej liczba będzie ci do końca gry przynosić sukno; dwie bele to punkt. Gra może się skończyć, gdy wioski wszystko sprzedadzą.
topic-pirate-islands = Wyspy piratów
    .also = Forteca; Okręty wojenne; Flota; Kryjówki
    .tells = Piraci trzymają twoją fortecę na zachodzie i przy każdym rzucie płyną wzdłuż twojego wybrzeża. Zbuduj do niej linię statków, uzbrój ją Rycerzami i wypędź ich: bez swojej fortecy nie wygrasz.
topic-wonders = Cuda
    .also = Teatr; Wielki most; Wielki mur; Pomnik; Katedra; Poziomy
    .tells = Każdy cud czegoś wymaga, zanim wolno go zająć, a potem buduje się go w czterech poziomach. Kto ukończy swój cud, wygrywa, tak samo jak ten, kto ma dość punktów i zaszedł dalej niż wszyscy inni.
topic-new-world = Nowy świat
    .also = Losowa mapa; Własna mapa
    .tells = Ląd i morze układa się losowo na całej planszy, a porty kładą gracze. Gdzie zakładasz, tam jesteś u siebie; każda inna wyspa przynosi punkt.

## Z Miastami i Rycerzami

topic-sea = Żeglarze z Miastami i Rycerzami
    .also = Oba dodatki; Szesnaście punktów
    .tells = Oba dodatki pasują do siebie: statki i nowy ląd z rycerzami, towarami i barbarzyńcami. Potrzebujesz o dwa punkty więcej, niż mówi scenariusz, złoto daje tylko surowce, a o wszystkich wyspach rozstrzyga jedna bitwa.
topic-knights-at-sea = Rycerze na morzu
    .also = Rycerze na statkach; Zatrzymane statki
    .tells = Rycerze wędrują zarówno po drogach, jak i po statkach, a nawet mogą stać na statku. Rycerz na końcu linii ją zamyka, a cudzy rycerz na twojej linii trzyma statki obok siebie.
topic-knights-and-pirate = Rycerze i pirat
    .also = Przepędzenie pirata; Pirat uwięziony
    .tells = Dopóki barbarzyńcy po raz pierwszy nie wylądują, pirat się nie rusza, a złodziej też nie. Potem aktywny rycerz obok pirata może go przepędzić, tak jak przepędziłby złodzieja.
topic-progress-at-sea = Karty postępu na morzu
    .also = Dyplomata; Intryga; Kupiec; Wynalazca
    .tells = Kilka kart postępu zna morze: Dyplomata usuwa też statki, Intryga działa wzdłuż twoich statków, a kupiec trzyma się z dala od złota.
