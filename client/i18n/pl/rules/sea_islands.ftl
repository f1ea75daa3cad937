# Żeglarze: żetony za nowy ląd i cztery scenariusze o osiedlaniu się i odkrywaniu.

text-S-CHIP-1 =
    W scenariuszach z żetonami punktowymi twoja pierwsza osada na każdej części mapy, która jest dla ciebie
    niezbadana, przynosi punkty specjalne: 2 w scenariuszach Ku nowym brzegom, Cztery wyspy i Przez pustynię,
    1 w scenariuszach Cuda i Nowy świat.
text-S-CHIP-2 =
    Żeton punktowy dostaje się w chwili zbudowania osady, każdy gracz raz za każdą część mapy, ktokolwiek
    osiedlił się tam wcześniej.
text-S-CHIP-3 =
    Osady z fazy zagospodarowania nie przynoszą żetonów. W Czterech wyspach i w Nowym świecie wyspy, do
    których przylegają, są dla ciebie macierzyste i nigdy nie dadzą ci żetonu; w innych scenariuszach to samo
    dotyczy obszaru startowego.
text-S-CHIP-4 =
    Osada jest na tej części mapy, do której lądu przylega jej skrzyżowanie. Przy pasie pustyń mówi o tym
    osobna zasada.
text-S-CHIP-5 =
    Żeton punktowy zachowuje się przez całą grę, cokolwiek stanie się z osadą i ze statkami, które do niej
    prowadziły.
text-S-CHIP-6 = Żetony punktowe leżą odkryte i liczą się od razu, także do wygranej w twojej turze.
text-S-CHIP-7 = Żetonów punktowych jest tyle, ile wszyscy gracze razem mogą zdobyć.
text-S-CHIP-8 = Żeton przynosi także wyspa złożona z samego złota.
text-S-NS-1 =
    Wszyscy zaczynają na głównej wyspie. Każda mała wyspa przynosi 2 punkty za pierwszą osadę na niej.
text-S-NS-2 =
    Domyślnie do wygranej potrzeba 14 punktów. Przy trzech, pięciu lub sześciu graczach złodziej zaczyna na
    małej wyspie, na wzgórzu z liczbą 12, a przy czterech na pustyni; pirat zaczyna na ramie.
text-S-NS-3 =
    Na drukowanej mapie dla trzech graczy rodzaje portów są wydrukowane, na pozostałych się je losuje.
text-S-NS-4 =
    Na zmiennej mapie pola i żetony głównej wyspy miesza się między sobą, a pola i żetony małych wysp także.
    Liczby 6 i 8 nie leżą obok innej 6 ani 8. Rodzaje portów miesza się na ich miejscach.
text-S-4I-1 =
    Zacząć można na dowolnej wyspie. Jedna lub dwie wyspy, do których przylegają twoje osady z fazy
    zagospodarowania, są dla ciebie macierzyste, a każda inna przynosi 2 punkty za twoją pierwszą osadę na
    niej.
text-S-4I-2 =
    Domyślnie do wygranej potrzeba 13 punktów. Nie ma tu ani pustyni, ani złota. Złodziej zaczyna na liczbie
    12, a pirat tam, gdzie pokazuje go mapa.
text-S-4I-3 =
    Na zmiennej mapie ląd i żetony miesza się po wszystkich wyspach. Lasy i pastwiska nie dostają 2, 3, 11 ani
    12. Złodziej zaczyna na liczbie 12.
text-S-FI-1 =
    Zaczyna się na wyspach, które leżą odkryte, na jednej lub na dwóch z nich. Żetonów punktowych tu nie ma;
    nagrodą jest to, co odkryjesz.
text-S-FI-2 =
    Domyślnie do wygranej potrzeba 12 punktów. Złodziej zaczyna na liczbie 12 odkrytych wysp, a przy pięciu
    lub sześciu graczach na pustyni; pirat zaczyna tam, gdzie pokazuje go mapa, a przy trzech lub czterech
    graczach na ramie.
text-S-FI-3 =
    Dla trzech lub czterech graczy w stosie jest 12 pól: dwa razy morze, złoto, wzgórze, pole uprawne i góry,
    raz las i pastwisko. Dziesięć żetonów to 3, 4, 5, 6, 8, 9, 10, 11, 12 i jeszcze jeden, przy trzech
    graczach 3, a przy czterech 11.
text-S-FI-4 =
    Dla pięciu lub sześciu graczy w stosie jest 25 pól: dwanaście razy morze, raz złoto, dwa razy wzgórze,
    pole uprawne i góry, trzy razy las i pastwisko, a do tego 13 żetonów. Dwie wysepki złota leżą we mgle
    odkryte; nikt na nich nie zaczyna.
text-S-FI-5 =
    Na zmiennej mapie odkryty ląd i jego żetony miesza się po odkrytych wyspach; 6 i 8 mogą sąsiadować. Porty
    zostają na swoich miejscach. Złodziej zaczyna na liczbie 12.
text-S-FI-6 =
    Przy trzech lub czterech graczach żadne miejsce do zakładania nie przylega do mgły, ale z kilku z nich
    odkrywa już jeden statek.
text-S-TTD-1 =
    Wszyscy zaczynają na głównym lądzie. Pas za pustyniami i każda mała wyspa są niezbadane i przynoszą po 2
    punkty za pierwszą osadę.
text-S-TTD-2 =
    Domyślnie do wygranej potrzeba 14 punktów. Złodziej zaczyna na środkowej pustyni, a pirat tam, gdzie
    pokazuje go mapa, przy trzech lub czterech graczach na ramie.
text-S-TTD-3 =
    Skrzyżowanie przy pustyniach, które przylega do pasa lądu za nimi, należy do tego pasa, a to, które
    przylega do głównego lądu, należy do głównego lądu. Skrzyżowanie otoczone tylko pustyniami i morzem nie
    należy ani tu, ani tu: można się na nim później osiedlić, ale nie przynosi żetonu i nikt na nim nie
    zakłada.
text-S-TTD-4 = Drogi przez pustynie są zwykłymi drogami.
text-S-TTD-5 =
    Na zmiennej mapie pustynie zostają na miejscu; pola, żetony i porty głównego lądu miesza się na nim,
    pozostałe na pasie i na wyspach. Liczby 6 i 8 nie leżą obok innej 6 ani 8 ani na złocie.
text-S-TTD-6 =
    Przy pięciu lub sześciu graczach jest pięć pustyń i dwa pasy lądu rozdzielone morzem; każdy z nich
    domyślnie przynosi osobny żeton.
