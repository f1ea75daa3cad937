# Gra podstawowa: co jest w pudełku i jak zbudowana jest plansza.

text-B-COMP-1 = Ląd składa się z 19 pól: 4 lasów, 4 pastwisk, 4 pól uprawnych, 3 wzgórz, 3 gór i 1 pustyni.
text-B-COMP-2 =
    Las daje drewno, pastwisko wełnę, pole uprawne zboże, wzgórze glinę, a góry rudę. Pustynia nie daje nic.
text-B-COMP-3 =
    Sześć części ramy tworzy morze wokół wyspy; jest na nich dziewięć portów. Każda część ma też stronę bez
    portów, której się nie używa.
text-B-COMP-4 =
    Jest pięć portów specjalnych, po jednym dla każdego surowca, w których wymienia się 2:1, i cztery zwykłe
    porty, w których wymienia się 3:1.
text-B-COMP-5 =
    Jest 18 żetonów z liczbami: jeden z liczbą 2, jeden z liczbą 12 i po dwa z liczbami 3, 4, 5, 6, 8, 9, 10 i
    11. Żetonu z liczbą 7 nie ma.
text-B-COMP-6 =
    Na odwrocie żetonów z liczbami są litery od A do R, które wyznaczają ich kolejność na zmiennej planszy. W
    tej kolejności są to liczby: A 5, B 2, C 6, D 3, E 8, F 10, G 9, H 12, I 11, J 4, K 8, L 10, M 9, N 4, O
    5, P 6, Q 3 i R 11.
text-B-COMP-7 =
    Im większym drukiem podano liczbę, tym częściej wypada. Najbardziej prawdopodobne są czerwone liczby 6 i
    8, najmniej prawdopodobne 2 i 12.
text-B-COMP-8 = Kart surowców jest 95, po 19 każdego z pięciu rodzajów.
text-B-COMP-9 =
    Kart rozwoju jest 25: 14 kart Rycerz, 5 kart Punkt zwycięstwa, 2 karty Monopol, 2 karty Budowa drogi i 2
    karty Wynalazek.
text-B-COMP-10 = Są dwie karty specjalne: Najdłuższa droga handlowa i Najwyższa władza rycerska.
text-B-COMP-11 =
    Są cztery kolory: niebieski, czerwony, pomarańczowy i biały. Do każdego należy 5 osad, 4 miasta i 15 dróg.
text-B-COMP-12 =
    W pudełku są też: jeden złodziej, dwie sześciościenne kostki, cztery karty Koszty budowy i dwie podstawki
    na karty.
text-B-GEO-1 =
    Wyspa jest sześciokątem z 19 pól ułożonych w rzędach po 3, 4, 5, 4 i 3; ma 54 skrzyżowania i 72 trasy, z
    czego 30 na wybrzeżu. Pole zapisuje się współrzędnymi osiowymi (q,r), przy czym (0,0) to środek: q rośnie
    na wschód, r na południowy wschód. Skrzyżowanie zapisuje się jako pole i jeden z jego rogów N, NE, SE, S,
    SW, NW, a trasę jako pole i jeden z jego boków NE, E, SE, SW, W, NW.
text-B-GEO-2 =
    Trasa to linia między dwoma polami albo między polem a morzem. Na trasach wzdłuż wybrzeża można budować
    drogi tak jak na wszystkich innych.
text-B-GEO-3 =
    Skrzyżowanie to róg, w którym stykają się pola. W głębi lądu przylega do trzech pól lądowych, a na
    wybrzeżu do dwóch albo tylko do jednego.
text-B-GEO-4 =
    Dwa skrzyżowania sąsiadują ze sobą, gdy łączy je jedna trasa. Skrzyżowanie w głębi lądu ma trzy sąsiednie,
    skrzyżowanie na wybrzeżu dwa albo trzy.
text-B-GEO-5 = Do każdego portu należą dwa skrzyżowania: oba końce jednej trasy na wybrzeżu.
