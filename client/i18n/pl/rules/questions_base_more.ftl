# Pytania otwarte gry podstawowej, od X-24 do X-46.

text-X-24 =
    Której planszy dla początkujących się używa? Plansze poszczególnych wydań się różnią. Domyślnie tej, którą
    opisują postanowienia B-MAP i która zgadza się z włoską instrukcją. Ustawieniem board_setup można wybrać
    zmienną planszę, planszę do pierwszej gry w Miasta i Rycerzy albo planszę własną.
text-X-25 =
    Kto wygrywa w przykładzie liczenia punktów z ukraińskiej instrukcji? Według tekstu niebieski z 10
    punktami, a w tabeli zamieniono nagłówki kolumn białego i niebieskiego. Rację ma tekst. Nie ma na to
    ustawienia.
text-X-26 =
    Jak dzieli się droga handlowa pomarańczowego, licząca 7 dróg, w przykładzie przerwanej drogi? Jedna
    instrukcja pokazuje 4 i 3, inna 2 i 5, trzecia tego nie podaje. Wszystkie poprawnie stosują zasadę. Nie ma
    na to ustawienia.
text-X-27 =
    Czy przy pierwszym przyznaniu Najdłuższej drogi handlowej może być remis dwóch graczy? W danej chwili
    buduje tylko jeden gracz, więc bierze ją ten, kto pierwszy osiągnie 5. Nie ma na to ustawienia.
text-X-28 =
    Czy po przerwaniu Najdłuższa droga handlowa zmienia posiadacza w cudzej turze? Zmienia go od razu,
    niezależnie od tego, czyja tura trwa. Nie ma na to ustawienia.
text-X-29 =
    Czy droga handlowa może przejść przez to samo skrzyżowanie dwa razy? Domyślnie może; każda droga liczy się
    raz. Przy lr_vertex_repeat = false przez żadne skrzyżowanie nie wolno przejść dwa razy.
text-X-30 =
    Czy wolno przedłużać obie części przerwanej drogi handlowej? Przerwanie wpływa tylko na długość, więc
    budować wolno wszędzie, gdzie pozwalają zasady dróg. Nie ma na to ustawienia.
text-X-31 =
    Czy budowle przeciwników na obu końcach drogi handlowej ją skracają? Nie skracają. Nie ma na to
    ustawienia.
text-X-32 =
    W jakiej kolejności gracze odrzucają karty przy 7? Domyślnie wszyscy wybierają jednocześnie i w ukryciu,
    dopóki nie wybierze każdy. Przy ustawieniu discard_order = clockwise odrzucają jeden po drugim.
text-X-33 = Kto się dowiaduje, którą kartę skradziono? Tylko okradający i ofiara. Nie ma na to ustawienia.
text-X-34 =
    Czy gracz, którego tura trwa, może handlować między wyrzuceniem 7 a przestawieniem złodzieja? Nie wolno
    tego robić i nie ma na to ustawienia.
text-X-35 =
    Czy może grać mniej niż trzy osoby lub więcej niż cztery? Dwie osoby oraz pięć lub sześć osób potrzebują
    rozszerzeń. Domyślnie grają trzy lub cztery osoby. Ustawienie players pozwala też na dwie, jako zasadę
    domową.
text-X-36 =
    Co, jeśli kilku graczy ma taki sam najwyższy rzut na początek? Gracze, między którymi jest remis, rzucają
    ponownie. Nie ma na to ustawienia.
text-X-37 =
    Czy 6 i 8 mogą sąsiadować? Domyślnie żetony kładzie się w porządku liter, który nigdy nie stawia ich obok
    siebie. Ustawieniem token_layout można rozłożyć żetony losowo, zupełnie dowolnie albo tak, by czerwone nie
    sąsiadowały.
text-X-38 =
    Jak rozmieszcza się porty na zmiennej planszy? Domyślnie dziewięć miejsc wynika z wymieszania sześciu
    części ramy. Ustawieniem harbour_layout można zachować stały układ wszystkich portów albo na stałych
    miejscach wymieszać tylko ich rodzaje.
text-X-39 =
    Czy wszyscy mogą wiedzieć, ile kart ma gracz lub bank? Domyślnie wszystkie liczby są jawne. Przy
    public_hand_counts = false liczby kart na ręce są ukryte.
text-X-40 =
    Kto sprawdza, czy przy Monopolu każdy oddaje wszystkie karty? Pilnuje tego sama gra. Nie ma na to
    ustawienia.
text-X-41 =
    Czy gracz może zbudować piąte miasto? To niemożliwe, bo są tylko cztery pionki. Nie ma na to ustawienia.
text-X-42 =
    Czy drogi i miasta zostają przez całą grę? W grze podstawowej tak. W Miastach i Rycerzach miasta mogą
    zostać zredukowane, a Dyplomata usuwa drogi; tam pierwszeństwo mają zasady dodatku. Nie ma na to
    ustawienia.
text-X-43 =
    Co, jeśli kartę Rycerz zagrano przed rzutem, a wypadnie 7? Złodziej rusza się dwa razy. Nie ma na to
    ustawienia.
text-X-44 =
    Czy dowolna chwila tury obejmuje też środek kroku, na przykład czas między 7 a ruchem złodzieja? Nie:
    kartę rozwoju zagrywa się przed rzutem albo podczas handlu i budowania. Nie ma na to ustawienia.
text-X-45 =
    Czy kolejność stron rosyjskiego tekstu, litery A i B jego osad albo pisownia tytułu zmieniają którąś
    zasadę? Nie zmieniają i pomija się je. Nie ma na to ustawienia.
text-X-46 =
    Czy są trzy, czy pięć rodzajów kart rozwoju? Jedno i drugie jest prawdą: są trzy grupy, a do grupy Postęp
    należą trzy różne karty. Nie ma na to ustawienia.
text-X-47 =
    Czy Rycerz, który przynosi ostatnie punkty, wygrywa, zanim przestawi się złodzieja? Almanach mówi, że kto
    w swojej kolejce zdobędzie 10 punktów, może natychmiast zakończyć grę, a władzę rycerską daje temu, kto
    wyłoży trzeciego Rycerza. To, że złodzieja też przestawia się natychmiast, nie zmienia punktów. Domyślnie
    więc gra kończy się z zagraniem Rycerza. Przy win_before_robber = false złodziej najpierw się przesuwa i
    kradnie. Zwycięzca jest ten sam.
