# Gra podstawowa: karty specjalne, zwycięstwo, jawne i ukryte informacje.

text-B-LR-1 =
    Droga handlowa to nieprzerwany ciąg własnych dróg. Odgałęzień się nie dolicza; liczy się tylko najdłuższa
    pojedyncza linia.
text-B-LR-2 =
    Każda droga należąca do drogi handlowej liczy się raz. Pętla liczy się ze wszystkimi swoimi trasami, a
    droga handlowa może przejść przez to samo skrzyżowanie dwa razy.
text-B-LR-3 =
    Osada lub miasto przeciwnika na wewnętrznym skrzyżowaniu drogi handlowej przerywa ją w tym miejscu. Na
    końcu drogi handlowej nie szkodzi.
text-B-LR-4 = Własne osady i miasta nie przerywają własnej drogi handlowej.
text-B-LR-5 =
    Pierwszy gracz, którego droga handlowa liczy co najmniej 5 dróg, bierze kartę Najdłuższa droga handlowa,
    która daje 2 punkty zwycięstwa.
text-B-LR-6 =
    Inny gracz przejmuje kartę tylko wtedy, gdy ma dłuższą drogę handlową. Równa długość niczego nie zmienia.
text-B-LR-7 =
    Drogę handlową można przerwać, budując osadę na wolnym skrzyżowaniu wewnątrz niej. Jak zwykle obowiązuje
    zasada odstępu i musi tam prowadzić własna droga.
text-B-LR-8 =
    Po przerwaniu porównuje się wszystkie drogi handlowe. (a) Jeśli dotychczasowy posiadacz nadal ma
    najdłuższą, liczącą co najmniej 5 dróg, choćby na równi z kimś innym, zatrzymuje kartę; (b) jeśli
    najdłuższą, liczącą co najmniej 5 dróg, ma dokładnie jeden inny gracz, bierze kartę od razu, niezależnie
    od tego, czyja tura trwa; (c) jeśli posiadacz nie należy do graczy z najdłuższą, a ma ją na równi co
    najmniej dwóch innych, kartę odkłada się na bok; (d) jeśli nikt nie ma co najmniej 5 dróg, kartę odkłada
    się na bok.
text-B-LR-9 =
    Karta odłożona na bok przypada pierwszemu graczowi, który jako jedyny ma najdłuższą drogę handlową,
    liczącą co najmniej 5 dróg.
text-B-LR-10 = Kto traci kartę Najdłuższa droga handlowa, od razu traci jej 2 punkty zwycięstwa.
text-B-LR-11 =
    Posiadacza ustala się na nowo po każdej zmianie dróg lub pionków, które je przerywają. Jeśli droga
    handlowa posiadacza jest tak długa jak najdłuższa ze wszystkich i liczy co najmniej 5 dróg, zatrzymuje on
    kartę. W przeciwnym razie przechodzi ona do gracza, który jako jedyny ma najdłuższą, o ile liczy ona co
    najmniej 5 dróg. W pozostałych przypadkach karty nie ma nikt.
text-B-LR-12 = Droga handlowa liczy najwyżej 15 dróg, bo gracz nie ma więcej pionków.
text-B-LA-1 =
    Pierwszy gracz, który ma 3 odkryte karty Rycerz, bierze kartę Najwyższa władza rycerska, która daje 2
    punkty zwycięstwa.
text-B-LA-2 =
    Inny gracz, który ma więcej odkrytych kart Rycerz niż posiadacz, od razu przejmuje kartę i jej 2 punkty
    zwycięstwa.
text-B-LA-3 =
    Równa liczba kart Rycerz niczego nie zmienia. Raz zdobyta karta Najwyższa władza rycerska zawsze ma
    właściciela.
text-B-LA-4 =
    Rycerz liczy się od chwili zagrania. Jeśli przynosi brakujące punkty, gra jest nim wygrana, zanim
    przestawi się złodzieja. Przy win_before_robber = false najpierw przestawia się złodzieja, a potem
    sprawdza, czy gracz wygrał.
text-B-WIN-1 =
    Gracz, który w swojej turze ma lub zdobywa co najmniej 10 punktów zwycięstwa, wygrywa i gra od razu się
    kończy.
text-B-WIN-2 = Gracz może wygrać w dowolnej chwili swojej tury, także przed rzutem.
text-B-WIN-3 =
    Kto zdobywa potrzebne punkty w cudzej turze, nie wygrywa. Wygrywa na początku swojej następnej tury, jeśli
    nadal je ma.
text-B-WIN-4 =
    Osada daje 1 punkt zwycięstwa, miasto 2, Najdłuższa droga handlowa 2, Najwyższa władza rycerska 2, a karta
    Punkt zwycięstwa 1.
text-B-WIN-5 = Wygrać może tylko gracz, którego tura trwa, więc remisów nie ma.
text-B-INFO-1 = Ukryte są karty surowców na ręce, niezagrane karty rozwoju i kolejność kart w stosie.
text-B-INFO-2 =
    Plansza i wszystkie pionki, stosy banku, zagrane karty Rycerz i karty specjalne są jawne dla wszystkich.
text-B-INFO-3 =
    Instrukcje nie mówią, czy liczba kart na ręce jest jawna, ale jeden z przykładów traktuje ją jako znaną.
    Domyślnie jest jawna.
text-B-INFO-4 = Tylko okradający i ofiara wiedzą, którą kartę skradziono.
