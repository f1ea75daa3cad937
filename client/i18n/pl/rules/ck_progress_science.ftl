# Miasta i Rycerze: 18 zielonych kart postępu.

text-CK-PROG-ALCHEMIST-1 =
    Kartę Alchemik (2 karty) zagrywa się przed rzutem i tylko wtedy. Po rzucie nie można jej użyć.
text-CK-PROG-ALCHEMIST-2 =
    Gracz ustala na żółtej i czerwonej kostce liczby od 1 do 6, także takie, które dają sumę 7, a potem rzuca
    tylko kostką wydarzeń.
text-CK-PROG-ALCHEMIST-3 =
    Najpierw rozpatruje się wydarzenie, potem zyski według wybranych liczb. Wybrana czerwona liczba decyduje
    też o tym, kto dobiera kartę przy bramie.
text-CK-PROG-MINING-1 =
    Górnictwo (2 karty): gracz bierze 2 rudy za każde góry, przy których ma co najmniej jedną własną osadę lub
    miasto. Liczba i rodzaj budowli nie mają znaczenia.
text-CK-PROG-MINING-2 =
    Domyślnie złodziej na polu nie ma znaczenia, bo Górnictwo nie jest rzutem na zyski. Gdy w banku brakuje
    kart, gracz bierze tyle, ile jest.
text-CK-PROG-ENGINEER-1 =
    Inżynier (1 karta): gracz od razu buduje za darmo jeden mur miejski. Obowiązują ograniczenia dotyczące
    murów.
text-CK-PROG-CRANE-1 =
    Dźwig (2 karty): w tej turze jeden poziom rozbudowy miast kosztuje o 1 towar mniej. Budowa miasta nie
    staje się tańsza.
text-CK-PROG-CRANE-2 =
    Dźwig działa tylko w turze, w której się go zagrywa. Poziom 1 dziedziny jest z nim darmowy.
text-CK-PROG-PRINTER-1 = Druk (1 karta): daje 1 punkt zwycięstwa; kartę od razu wykłada się odkrytą.
text-CK-PROG-SMITH-1 =
    Kowal (2 karty): gracz wzmacnia za darmo najwyżej 2 własnych rycerzy, każdego o jeden stopień. Rycerze
    mogą być aktywni lub bierni i tacy pozostają.
text-CK-PROG-SMITH-2 =
    Rycerz staje się potężny tylko wtedy, gdy gracz ma twierdzę, a potężnych rycerzy nie można wzmacniać.
    Każdego rycerza wzmacnia się najwyżej raz na turę, więc Kowal służy dwóm różnym rycerzom. Pionek następnej
    siły musi być wolny.
text-CK-PROG-MEDICINE-1 =
    Medycyna (2 karty): gracz rozbudowuje jedną osadę do miasta za 2 rudy i 1 zboże. Dwóch takich kart nie
    można połączyć przy jednym mieście.
text-CK-PROG-MEDICINE-2 = Zasady nie mówią, czy Medycyną wolno odbudować zredukowane miasto. Domyślnie wolno.
text-CK-PROG-ROADS-1 =
    Budowa drogi (2 karty): gracz buduje za darmo 2 drogi wszędzie, gdzie pozwalają na to zasady; nie muszą
    leżeć obok siebie.
text-CK-PROG-ROADS-2 =
    W grze z Żeglarzami karta Budowa drogi pozwala zbudować także 2 statki albo 1 drogę i 1 statek.
text-CK-PROG-INVENTOR-1 =
    Wynalazca (2 karty): gracz zamienia miejscami dwa żetony z liczbami na planszy, z których żaden nie może
    być 2, 6, 8 ani 12.
text-CK-PROG-INVENTOR-2 =
    Gracz nie musi mieć budowli przy tych polach. Wolno wybrać pole ze złodziejem; złodziej zostaje na polu.
text-CK-PROG-IRRIGATION-1 =
    Nawadnianie (2 karty): gracz bierze 2 zboża za każde pole uprawne, przy którym ma co najmniej jedną własną
    osadę lub miasto. Liczba i rodzaj budowli nie mają znaczenia; złodzieja i braki w banku traktuje się jak
    przy Górnictwie.
