# Żeglarze: droga handlowa z dróg i statków, zwycięstwo, co jest jawne i co jest prawdą zawsze.

text-S-LR-1 =
    Najdłuższa droga handlowa to nieprzerwany ciąg twoich dróg i statków, razem co najmniej 5, przy czym każdy
    pionek liczy się raz.
text-S-LR-2 =
    Tam, gdzie ciąg przechodzi z drogi na statek, musi stać twoja osada lub miasto. Własny rycerz nie
    wystarcza.
text-S-LR-3 =
    Budowle przeciwników przerywają ciąg jak w grze podstawowej, twoje własne nigdy. Statki z otwartych i z
    zamkniętych linii liczą się tak samo.
text-S-LR-4 = Odgałęzienia się nie liczą, tylko najdłuższe przejście; pętla liczy się w całości.
text-S-LR-5 =
    Drogi handlowe porównuje się na nowo po każdej drodze, każdym statku, przesuniętym statku, osadzie i
    rycerzu. Karta trafia do tego, komu należy się według zasad gry podstawowej.
text-S-WIN-1 =
    Kto w swojej turze ma tyle punktów, ile wymaga scenariusz, wygrywa, jak w grze podstawowej. Żetony
    punktowe i punkty specjalne scenariusza dolicza się do wszystkich innych.
text-S-WIN-2 =
    Domyślnie do wygranej potrzeba tylu punktów: Ku nowym brzegom 14, Cztery wyspy 13, Wyspy we mgle 12, Przez
    pustynię 14, Zapomniane plemię 13, Handel suknem 14, Wyspy piratów 10 i własna forteca, Cuda 10 i
    najwyższy poziom albo ukończony cud, Nowy świat 12.
text-S-INFO-1 =
    Statki, pirat, żetony punktowe, bele sukna, odkryte pola i zabrane dary są jawne; zabrane karty pozostają
    zakryte. Kolejności pól we mgle nie zna nikt.
text-S-INV-1 =
    Statków każdego koloru jest na planszy, w zasobach i na cudach zawsze razem 15. Na żadnej trasie nie leżą
    dwa pionki, każdy statek ma obok siebie morze, każda droga ląd.
text-S-INV-2 =
    Pirat jest na polu morskim, na ramie albo poza grą; złodziej jest na znanym lądzie, obok planszy albo poza
    grą.
text-S-INV-3 =
    Każdą twoją drogę i każdy twój statek łączą z jakąś twoją budowlą pionki tego samego rodzaju, chyba że
    odciął je przeciwnik.
text-S-INV-4 =
    W stosie jest tyle pól, ile miejsc we mgle, a żetonów z liczbami tyle, ile pól lądowych w stosie.
text-S-INV-5 = Żetony punktowe gracza odpowiadają niezbadanym częściom mapy, na których się osiedlił.
text-S-56-1 =
    Mapy dla pięciu i sześciu graczy wymagają większego banku, większego stosu kart rozwoju i zasady tur z
    rozszerzenia gry podstawowej dla pięciu i sześciu graczy.
text-S-56-2 = Przy pięciu lub sześciu graczach zasady i punkty scenariusza się nie zmieniają.
