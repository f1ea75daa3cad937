# Żeglarze: elementy gry oraz miejsca dróg, statków i osad.

text-S-COMP-1 =
    Żeglarze dodają 6 części ramy, 19 pól morskich i 11 pól lądowych: po 2 pola złota, pustynie, wzgórza i
    góry oraz po 1 polu uprawnym, lesie i pastwisku. Razem z grą podstawową jest do 5 pól każdego terenu,
    który daje swój surowiec, 3 pustynie i 2 pola złota.
text-S-COMP-2 = Dochodzi dziesięć żetonów z liczbami, po jednym z liczbą 2, 3, 4, 5, 6, 8, 9, 10, 11 i 12.
text-S-COMP-3 =
    Porty na ramie gry podstawowej zastępuje dziesięć osobnych żetonów portów: pięć 3:1 i po jednym 2:1 dla
    każdego surowca.
text-S-COMP-4 = Każdy kolor ma 15 statków, a wszyscy gracze mają jednego wspólnego pirata.
text-S-COMP-5 =
    Specjalne punkty zwycięstwa oznacza się żetonami punktowymi; w niektórych scenariuszach żetony te służą
    jako sukno albo kryjówki piratów. Nigdy ich nie brakuje.
text-S-COMP-6 = Bank, karty rozwoju, drogi, osady i miasta są te same co w grze podstawowej.
text-S-COMP-7 = Złoto to rodzaj lądu, a nie surowiec: kart złota nie ma.
text-S-GEO-1 =
    Można korzystać z każdej trasy i każdego skrzyżowania wszystkich pól mapy, także tych na samym skraju,
    które stykają się z ramą. Na samej ramie niczego się nie buduje.
text-S-GEO-2 =
    Na trasie jest miejsce tylko na jeden pionek, drogę albo statek, niezależnie od tego, czyj to pionek.
text-S-GEO-3 =
    Droga potrzebuje lądu przynajmniej po jednej stronie swojej trasy, statek morza, a rama liczy się jako
    morze. Na trasie na wybrzeżu może leżeć jedno albo drugie.
text-S-GEO-4 = Osada potrzebuje skrzyżowania, które przylega co najmniej do jednego znanego pola lądowego.
text-S-GEO-5 =
    W zasadzie odstępu liczy się każda trasa, więc za blisko może być nawet budowla po drugiej stronie wąskiej
    cieśniny.
text-S-GEO-6 = Port służy obu końcom swojej trasy na wybrzeżu, na małych wyspach tak samo jak na dużych.
text-S-GEO-7 =
    Nazwane części mapy, na przykład jej wyspy, nigdy nie mają wspólnego skrzyżowania; tylko przy pasie pustyń
    osobna zasada mówi, do której części należy skrzyżowanie.
