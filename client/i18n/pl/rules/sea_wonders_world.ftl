# Żeglarze: Cuda i Nowy świat.

text-S-WO-1 =
    Nie ma tu pirata, a złodziej zaczyna na pustyni. Zaczyna się na głównej wyspie, ale nie na oznaczonych
    miejscach muru i mostu ani obok mostu; później może się tam osiedlić każdy.
text-S-WO-2 = Twoja pierwsza osada na każdej małej wyspie przynosi 1 punkt.
text-S-WO-3 =
    Wszystkie poziomy jednego cudu kosztują tyle samo. Teatr: 3 wełny, 1 drewno, 1 glina. Wielki most: 3
    drewna, 1 wełna, 1 zboże. Pomnik: 3 zboża, 2 rudy. Wielki mur: 3 gliny, 1 drewno, 1 zboże. Katedra: 3
    rudy, 1 glina, 1 zboże.
text-S-WO-4 =
    W swojej turze możesz zająć cud, którego nikt nie ma, jeden na całą grę, jeśli spełniasz jego warunki.
    Teatr: 2 miasta. Wielki most: budowla przy moście. Pomnik: miasto w porcie i droga handlowa o długości co
    najmniej 5. Wielki mur: budowla przy murze. Katedra: miasto i 6 punktów. Domyślnie zajęcie jest darmowe.
text-S-WO-5 =
    Cud ma cztery poziomy, które buduje się po kolei, w turze dowolnie wiele, każdy za jego cenę. Warunków
    cudu już się potem nie sprawdza.
text-S-WO-6 =
    Wygrywasz w swojej turze, gdy twój cud ma czwarty poziom albo gdy masz domyślnie 10 punktów i wyższy
    poziom niż ktokolwiek inny.
text-S-WO-7 =
    Na zmiennej mapie miesza się pola, żetony i porty głównej wyspy; pustynie, małe wyspy i morze zostają. Dwa
    pola obok pustyni, które dają zyski, nie dostają 6 ani 8.
text-S-NW-1 =
    Drukowanej mapy nie ma: ląd i morze układa się losowo, odkryte, w całej ramie. Dla trzech lub czterech
    graczy jest to 19 pól morskich, po 5 lasów, pastwisk i pól uprawnych, po 4 wzgórza i góry oraz 23 żetony
    na lądzie; dla pięciu lub sześciu 21 pól morskich, po 7 pól każdego terenu, który daje swój surowiec, 4
    pola złota, 3 pustynie i 39 żetonów.
text-S-NW-2 =
    Liczba 6 lub 8 obok innej 6 lub 8 zamienia się miejscami z sąsiednim żetonem, i tak dalej, aż żadne dwie
    się nie stykają. Złoto nie dostaje 6 ani 8.
text-S-NW-3 =
    Od gracza początkowego każdy po kolei losuje port i kładzie go na wybrzeżu tak, by od każdego innego portu
    dzieliła go co najmniej jedna wolna trasa. Domyślnie jest ich 9. Stół może też zdecydować, że kładzie się
    je losowo.
text-S-NW-4 =
    Każdy kawałek lądu otoczony morzem jest wyspą. Wyspy z twoimi pierwszymi osadami są macierzyste; twoja
    pierwsza osada na każdej innej przynosi 1 punkt. Domyślnie do wygranej potrzeba 12 punktów.
text-S-NW-5 = Złodziej i pirat zaczynają obok planszy i wchodzą do gry swoim pierwszym ruchem.
text-S-NW-6 =
    Na własnej mapie dobrym celem jest o połowę mniej punktów, niż ma ona pól lądowych, nie licząc pustyń.
text-S-NW-7 =
    Układ, w którym jest za mało miejsc na pierwsze osady albo ląd, do którego nie dotrze żaden statek, losuje
    się jeszcze raz.
