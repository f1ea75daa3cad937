# Gra podstawowa: porady taktyczne i stwierdzenia prawdziwe w każdej osiągalnej pozycji.

text-B-TACT-1 = Na początku gry najważniejsze są glina i drewno.
text-B-TACT-2 = Porty są cenne, przede wszystkim port specjalny dla surowca, którego uzyskuje się najwięcej.
text-B-TACT-3 = Zacznij tam, gdzie jest miejsce na rozwój. Dwóm osadom w środku wyspy grozi zamknięcie.
text-B-TACT-4 = Handluj często, składaj oferty także w cudzych turach.
text-B-TACT-5 = Bez miast prawie nie da się wygrać, bo 5 osad to tylko 5 punktów zwycięstwa.
text-B-TACT-6 =
    Miejsce przy pustyni zarabia najwyżej na dwóch polach, miejsce na wybrzeżu na jednym lub dwóch. W zamian
    na wybrzeżu są porty.
text-B-TACT-7 = Karty rozwoju, które gracz długo trzyma, mogą się okazać kartami Punkt zwycięstwa.
text-B-INV-1 =
    Kart każdego surowca w banku i na rękach wszystkich graczy jest zawsze łącznie 19. Kart rozwoju w stosie,
    na rękach i zagranych jest zawsze łącznie 25.
text-B-INV-2 = Każdy gracz ma na planszy i w zasobach zawsze łącznie 15 dróg, 5 osad i 4 miasta.
text-B-INV-3 =
    Na żadnej trasie nie leży więcej niż jedna droga, na żadnym skrzyżowaniu nie stoi więcej niż jedna
    budowla, a każda budowla zachowuje zasadę odstępu.
text-B-INV-4 =
    Złodziej jest dokładnie jeden i stoi na polu lądowym. Każda karta specjalna ma najwyżej jednego
    właściciela i po każdej akcji jest nim ten, kogo wskazują zasady.
text-B-INV-5 =
    W Miastach i Rycerzach kart każdego towaru w banku i na rękach jest zawsze łącznie 12, a kart postępu
    każdego koloru w talii, na rękach i wyłożonych łącznie 18. Gracz ma na planszy najwyżej 2 rycerzy każdej
    siły i 3 mury, miasto ma najwyżej jeden mur, a dziedzina najwyżej jedną metropolię.
