# Gra podstawowa: karty rozwoju.

text-B-DEV-1 =
    Kto kupuje kartę rozwoju, płaci jej koszt, bierze wierzchnią kartę ze stosu i ogląda ją w ukryciu.
text-B-DEV-2 =
    Dopóki w turze wolno budować, można kupić dowolną liczbę kart rozwoju. Gdy stos jest pusty, nie można
    kupić kolejnych; nigdy nie tasuje się go ponownie.
text-B-DEV-3 = Karty rozwoju pozostają zakryte aż do zagrania.
text-B-DEV-4 =
    Karty rozwoju dzielą się na trzy grupy: Rycerz, Postęp (Budowa drogi, Wynalazek, Monopol) i Punkt
    zwycięstwa.
text-B-DEV-5 = Gracz może w swojej turze zagrać najwyżej jedną kartę Rycerz albo Postęp.
text-B-DEV-6 =
    Kartę rozwoju wolno zagrać w dowolnej chwili swojej tury, także przed rzutem, ale nie w środku
    niedokończonego kroku, takiego jak rzut, odrzucanie kart czy ruch złodzieja.
text-B-DEV-7 = Karty Rycerz ani Postęp nie można zagrać w turze, w której się ją kupiło.
text-B-DEV-8 =
    Ograniczenie do jednej karty na turę i czekanie do następnej tury nie dotyczą kart Punkt zwycięstwa.
text-B-DEV-9 =
    Każdą kartę rozwoju zagrywa się jeden raz i nigdy nie wraca ona do stosu. Karty Rycerz leżą odkryte przed
    swoim graczem; karty Postęp odkłada się jawnie na bok.
text-B-DEV-10 = Złodziej nie może ukraść kart rozwoju.
text-B-KNIGHT-1 = Kto zagrywa kartę Rycerz, od razu przestawia złodzieja i kradnie, tak samo jak po 7.
text-B-KNIGHT-2 = Po karcie Rycerz nie sprawdza się liczby kart na ręce i nikt kart nie odrzuca.
text-B-KNIGHT-3 =
    Karta Rycerz zagrana przed rzutem działa w całości, łącznie z kradzieżą, zanim rzuci się kostkami.
text-B-KNIGHT-4 =
    Zagrana karta Rycerz leży odkryta przed swoim graczem i liczy się do Najwyższej władzy rycerskiej.
text-B-PROG-ROAD =
    Gracz od razu kładzie 2 drogi, nie płacąc za nie. Obowiązują wszystkie zasady kładzenia dróg.
text-B-PROG-YOP =
    Gracz bierze z banku 2 dowolne karty surowców, tego samego lub różnych rodzajów. Można je od razu wydać.
text-B-PROG-MONO = Gracz wskazuje jeden surowiec, a wszyscy pozostali oddają mu wszystkie karty tego rodzaju.
text-B-VPC-1 = Każda z 5 kart Punkt zwycięstwa daje 1 punkt zwycięstwa i pozostaje zakryta.
text-B-VPC-2 =
    Karty Punkt zwycięstwa wolno odkryć tylko w swojej turze i tylko wtedy, gdy razem z nimi gracz ma co
    najmniej tyle punktów, ile potrzeba do wygranej.
text-B-VPC-3 =
    W jednej turze wolno odkryć dowolną liczbę kart Punkt zwycięstwa, także kupionych w tej turze. Nie liczą
    się one jako ta jedna karta zagrywana w turze.
