# Żeglarze: przygotowanie, faza zagospodarowania i przebieg tury.

text-S-SETUP-1 =
    Scenariusz określa swoją mapę, jej części i miejsca, w których wolno zacząć, pierwsze miejsca złodzieja i
    pirata, liczbę punktów do wygranej i własne zasady. Domyślnie mapa jest drukowana; przy
    sea_setup = variable układa się ją losowo z pól, żetonów i portów scenariusza.
text-S-SETUP-2 =
    Porty, których rodzaj wydrukowano na mapie, są domyślnie właśnie tego rodzaju; pozostałe miejsca dostają
    swój losowo z portów scenariusza.
text-S-SETUP-3 =
    Złodziej i pirat zaczynają tam, gdzie mówi scenariusz. Figurka bez miejsca na mapie czeka obok planszy i
    wchodzi do gry swoim pierwszym ruchem.
text-S-FOUND-1 =
    Zakłada się jak na nowej wyspie w grze podstawowej, ale obie osady stoją w obszarze startowym scenariusza:
    przy jego lądzie, a nie przy lądzie, którego nikt jeszcze nie zbadał.
text-S-FOUND-2 =
    Przy osadzie założonej na wybrzeżu jej właściciel może zamiast drogi położyć statek, na wolnej trasie przy
    morzu. Przy każdej z dwóch osad decyduje się o tym osobno.
text-S-FOUND-3 =
    Statek kładziony w fazie zagospodarowania podlega zasadom dla innych statków: nie kładzie się go na trasie
    przy polu pirata.
text-S-FOUND-4 =
    Droga lub statek, które w fazie zagospodarowania dotrą do mgły, od razu odkrywają, razem z nagrodą, i to w
    każdej rundzie.
text-S-FOUND-5 =
    Osada z ostatniej rundy przynosi surowce jak w grze podstawowej. Za pole złota przy niej jej właściciel
    bierze domyślnie jeden dowolny surowiec. Na żadnej drukowanej mapie złoto nie leży w obszarze startowym.
text-S-FOUND-6 =
    Pionki w fazie zagospodarowania pochodzą z zasobów. Po dwóch rundach zostają w nich 3 osady i 4 miasta
    oraz wszystkie drogi i statki, których nie położono.
text-S-TURN-1 =
    Tura przebiega jak w grze podstawowej: rzut, zyski razem z wyborem przy złocie albo siódemka, a potem
    handel i budowanie. Kartę rozwoju można zagrać także przed rzutem.
text-S-TURN-2 =
    Statek buduje się tak jak wszystko inne. Przesunąć statek można raz w turze, po rzucie: domyślnie w
    dowolnej chwili handlu i budowania, a gdy są rozdzielone, tylko podczas budowania.
