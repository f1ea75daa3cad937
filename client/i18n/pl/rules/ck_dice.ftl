# Miasta i Rycerze: kostki, zyski, siódemka, handel.

text-CK-DICE-1 =
    Kostki rozpatruje się w ścisłej kolejności: najpierw symbol statku, potem symbol bramy razem z czerwoną
    kostką, na końcu zyski według sumy czerwonej i żółtej albo skutki 7. Wydarzenie kończy się w całości przed
    zyskami.
text-CK-SHIP-1 =
    Gdy kostka wydarzeń pokazuje statek, statek barbarzyńców przesuwa się o jedno pole. Jeśli dotrze na
    ostatnie pole, barbarzyńcy od razu atakują.
text-CK-GATE-1 =
    Gdy kostka wydarzeń pokazuje bramę, każdy gracz, którego rozbudowa w kolorze bramy pokazuje liczbę z
    czerwonej kostki, dobiera wierzchnią kartę z talii tego koloru.
text-CK-GATE-2 =
    Bez rozbudowy dziedzina nie pokazuje żadnej liczby. Poziom 1 pokazuje 1 i 2, poziom 2 od 1 do 3, poziom 3
    od 1 do 4, poziom 4 od 1 do 5, a poziom 5 od 1 do 6.
text-CK-GATE-3 = Pierwszy dobiera gracz, którego tura trwa, potem pozostali zgodnie z ruchem wskazówek zegara.
text-CK-GATE-4 = Niebieski oznacza politykę, zielony naukę, a żółty handel.
text-CK-GATE-5 = Gracz ogląda dobraną kartę i trzyma ją zakrytą.
text-CK-COMM-1 = Osada daje z pola przynoszącego zyski 1 surowiec, jak w grze podstawowej.
text-CK-COMM-2 =
    Miasto daje z pola przynoszącego zyski: ze wzgórza 2 gliny, z pola uprawnego 2 zboża, z gór 1 rudę i 1
    monetę, z lasu 1 drewno i 1 papier, a z pastwiska 1 wełnę i 1 sukno.
text-CK-COMM-3 =
    Gracz nie może zamiast jednego surowca i jednego towaru wziąć dwóch surowców ani dwóch towarów.
text-CK-COMM-4 = Metropolia daje takie same zyski jak miasto.
text-CK-COMM-5 = Towary są kartami na ręce i wliczają się do limitu kart, gdy wypadnie 7.
text-CK-COMM-6 = Pole ze złodziejem nie daje ani surowców, ani towarów.
text-CK-COMM-7 =
    Gdy w banku brakuje kart, zasadę z gry podstawowej stosuje się osobno do każdego rodzaju surowca i towaru.
text-CK-SEVEN-1 =
    Dopóki barbarzyńcy nie zaatakują po raz pierwszy, złodziej stoi na pustyni, cokolwiek się dzieje. Przy 7
    tylko sprawdza się liczbę kart na ręce, bez ruchu złodzieja i bez kradzieży, a złodzieja nie może
    przestawić ani Biskup, ani rycerz.
text-CK-SEVEN-2 =
    Jeśli w rzucie, który sprowadza pierwszy atak, wypada też 7, najpierw następuje atak, a potem złodziej się
    rusza.
text-CK-SEVEN-3 =
    Po pierwszym ataku złodziej podlega zasadom podstawowym. Kradnie się losową kartę z ręki, surowiec lub
    towar.
text-CK-SEVEN-4 =
    Limit wynosi 7 kart i rośnie o 2 za każdy własny mur miejski. Kto ma więcej, gdy wypadnie 7, odrzuca
    połowę, zaokrąglając w dół; surowce i towary się liczą, karty postępu nie.
text-CK-TRADE-1 = Towarami można handlować z innymi graczami tak jak surowcami i razem z nimi.
text-CK-TRADE-2 = Za 4 jednakowe towary, a ze zwykłym portem za 3, bank daje 1 surowiec lub 1 towar.
text-CK-TRADE-3 =
    Za towar można oddać bankowi surowce po swoim kursie: 4:1, ze zwykłym portem 3:1, a z portem specjalnym
    tego surowca 2:1.
text-CK-TRADE-4 =
    Kurs banku zależy tylko od tego, co się daje. Wolno dowolnie wybrać, czy bierze się surowiec, czy towar.
text-CK-TRADE-5 = Port specjalny daje swój kurs tylko za swój surowiec, nie za towary.
text-CK-TRADE-6 = Kartami postępu nigdy nie można handlować.
text-CK-TRADE-7 = Gildia kupiecka, kupiec i Flota handlowa dają lepszy kurs w banku.
