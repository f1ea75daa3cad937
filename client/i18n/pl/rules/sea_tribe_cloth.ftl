# Żeglarze: Zapomniane plemię z darami i Handel suknem z wioskami.

text-S-FT-1 =
    Wszyscy zaczynają na głównej wyspie, a domyślnie do wygranej potrzeba 13 punktów. Złodziej zaczyna na
    pustyni, a pirat tam, gdzie pokazuje go mapa.
text-S-FT-2 =
    Małe wyspy plemienia nie mają żetonów z liczbami, nie dają zysków i nigdy się ich nie zasiedla: osada
    potrzebuje obok siebie pola z liczbą. Złodziej idzie tylko na pola z liczbą.
text-S-FT-3 =
    Na trasach wzdłuż wybrzeża wysp plemienia leżą dary: żetony punktowe, karty rozwoju i porty. Dla trzech
    lub czterech graczy jest to 8 żetonów punktowych, 4 zakryte karty z potasowanego stosu i 6 portów, po
    jednym dla każdego surowca i jeden 3:1. Na głównej wyspie portów nie ma.
text-S-FT-4 =
    Kto zbuduje statek na trasie z darem albo go tam przesunie, zabiera dar, a trasa jest odtąd pusta.
text-S-FT-5 = Żeton punktowy to jawny punkt. Karta jest jak kupiona w tej samej turze.
text-S-FT-6 =
    Port kładzie się od razu na trasie na wybrzeżu, przy osadzie lub mieście jego właściciela, tam, gdzie
    żaden z końców nie styka się z innym portem. Jeśli takiego miejsca nie ma, gracz zatrzymuje port i kładzie
    go w jednej ze swoich następnych tur. Port działa od razu.
text-S-FT-7 = Położony port jest zwykłym portem i służy każdemu, kto buduje na jego końcach.
text-S-FT-8 =
    Na zmiennej mapie pola i żetony głównej wyspy się miesza. Jej trzy pola najdalej na wschodzie nie dostają
    5, 6, 8 ani 9.
text-S-FT-9 = Trzech i czterech graczy gra na tej samej mapie.
text-S-CL-1 =
    Zaczyna się na dwóch dużych wyspach, na jednej lub na obu, z trzema osadami, każdą z drogą lub statkiem:
    zgodnie z ruchem wskazówek zegara, z powrotem i znów zgodnie. Surowce przynosi tylko trzecia.
text-S-CL-2 =
    Na małych wyspach są wioski, dla trzech lub czterech graczy osiem, każda z liczbą i 5 belami sukna;
    kolejnych 10 leży we wspólnych zasobach. Przy małych wyspach nikt się nie osiedla.
text-S-CL-3 =
    Gdy twoje statki doprowadzą od twojej budowli do wioski, masz z nią już na stałe stosunki handlowe. W tej
    chwili bierzesz od niej 1 belę sukna, jeśli jakąś ma.
text-S-CL-4 =
    Gdy wypadnie liczba wioski, każdy, kto ma z nią stosunki, bierze od niej 1 belę sukna, już po zyskach z
    pól. Jeśli ma ich za mało, resztę wypłacają wspólne zasoby; pusta wioska nie daje nic. Pierwszy jest
    gracz, którego tura trwa, potem pozostali zgodnie z ruchem wskazówek zegara.
text-S-CL-5 = Każde 2 bele sukna są warte punkt. Najdłuższej drogi handlowej tu nie ma.
text-S-CL-6 =
    Złodziej nie idzie na małe wyspy. Pirata możesz przestawić tylko wtedy, gdy masz stosunki z jakąś wioską.
    Kto go przestawi, zabiera według swojego wyboru kartę albo belę sukna; sukno bierze się jawnie.
text-S-CL-7 =
    Statki między twoją budowlą a wioską, z którą masz stosunki, są zamknięte, jakby wioska była twoja.
    Odgałęzienia można przesuwać.
text-S-CL-8 =
    Domyślnie wygrywa 14 punktów we własnej turze. Gra kończy się także, domyślnie na końcu tury, gdy pustych
    jest 5 lub więcej z ośmiu wiosek: wtedy wygrywa najwięcej punktów, przy równych najwięcej sukna, a potem
    ten, czyja kolej przypada wcześniej.
text-S-CL-9 =
    Złodziej zaczyna na liczbie 12 na dużej wyspie, pirat na ramie. Na zmiennej mapie pola i żetony dużych
    wysp się miesza, a porty losuje.
