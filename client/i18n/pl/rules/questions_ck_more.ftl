# Pytania otwarte Miast i Rycerzy, od X-68 do X-85.

text-X-68 =
    Dokąd może pójść złodziej przepędzony przez rycerza? Na te same pola co po 7. Nie ma na to ustawienia.
text-X-69 =
    Co, jeśli podczas ataku barbarzyńców nie ma miast ani aktywnych rycerzy? Formalnie wygrywają rycerze, a
    domyślnie nikt nie dostaje nagrody, jeśli największy wkład wynosi 0. Przy ck_zero_battle_reward = true
    nagrodę mimo to się przyznaje.
text-X-70 =
    Czyją drogą idzie przepędzony rycerz? Drogą handlową swojego właściciela, który wybiera skrzyżowanie. Nie
    ma na to ustawienia.
text-X-71 =
    Czy wolno zagrać kartę postępu, która nie ma żadnego skutku? Domyślnie nie, jeśli każdy może zobaczyć, że
    nie miałaby żadnego. Przy ck_allow_void_cards = true wolno ją zagrać.
text-X-72 =
    Czy ostatnie zdanie karty Port handlowy pozwala na kolejną wymianę? Jego znaczenie jest niejasne, a każda
    karta pozwala tylko na jedną wymianę z każdym przeciwnikiem. Propozycja dla przeciwnika bez towarów nie
    jest wymianą. O tym, że ich nie ma, wiedzą odtąd wszyscy, więc propozycji nie powtarza się, dopóki do jego
    ręki nie trafią karty. Nie ma na to ustawienia.
text-X-73 =
    Co, jeśli w banku brakuje towarów? Traktuje się je jak surowce, z tym samym ustawieniem bank_shortage.
text-X-74 =
    Czy akwedukt pomaga graczowi, który nic nie dostał, bo w banku brakowało kart, i czy trzeba go użyć?
    Domyślnie pomaga, a użycie jest dobrowolne. Przy ck_aqueduct_on_shortage = false brak kart w banku nie
    liczy się jako rzut bez zysków.
text-X-75 =
    Który poziom handlu daje kurs 2:1 za towary, skoro obie czeskie nazwy, poziomu 2 i poziomu 3, oznaczają
    gildię? Przywilej należy do poziomu 3. Nie ma na to ustawienia.
text-X-76 =
    Co się dzieje z metropolią gracza, który traci ostatnie inne miasto? Nic, bo metropolia jest nietykalna.
    Nie ma na to ustawienia.
text-X-77 =
    Dokąd idzie rycerz, jeśli na jego skrzyżowaniu inny gracz chce zbudować osadę? Nigdzie: skrzyżowanie jest
    zajęte i budować tam nie można. Nie ma na to ustawienia.
text-X-78 =
    Czy Wynalazca może zamienić dwie równe liczby? Domyślnie nie, bo nic by się nie zmieniło. Przy
    ck_allow_void_cards = true wolno to zrobić.
text-X-79 = Czy po karcie Rycerz zagranej przed rzutem kradnie się od razu? Tak. Nie ma na to ustawienia.
text-X-80 =
    Jakiej planszy i jakich początkowych pionków używa się w pierwszej grze w Miasta i Rycerzy? Planszy
    opisanej w CK-SETUP-2, ze zwykłą fazą zagospodarowania. Planszę wybiera ustawienie board_setup.
text-X-81 =
    Czy aktywny rycerz postawiony dzięki Dezerterowi może działać w tej samej turze? Domyślnie może, bo nie
    był aktywowany w tej turze. Przy ck_deserter_knight_acts = false musi czekać.
text-X-82 =
    W jakiej kolejności rozpatruje się kilka ofiar jednej karty? Wybierają jednocześnie, a skutki wykonuje się
    zgodnie z ruchem wskazówek zegara. Nie ma na to ustawienia.
text-X-83 =
    Co, jeśli przez Szpiega albo nagrodę przy remisie obrońców gracz ma więcej niż 4 karty postępu? Obowiązuje
    zasada piątej karty, z tym samym ustawieniem ck_fifth_card.
text-X-84 =
    Czy własna droga usunięta kartą Dyplomata może wrócić na tę samą trasę i czy trzeba ją położyć ponownie?
    Musi trafić na inną trasę, a ponowne położenie jest dobrowolne. Nie ma na to ustawienia.
text-X-85 =
    Czy gracz może wygrać podczas rozpatrywania kostek, na przykład dzięki karcie Obrońca wyspy? W swojej
    turze od razu; w cudzej turze dopiero na początku swojej następnej tury. Nie ma na to ustawienia.
text-X-86 =
    Czy złodziej zabiera Górnictwu lub Nawadnianiu plon swojego pola? Tekst obiecuje karty za każde takie pole
    i nie wspomina o złodzieju, który blokuje zyski z rzutu. Domyślnie więc złodziej nie ma znaczenia. Przy
    ck_harvest_under_robber = false pole ze złodziejem nic nie przynosi.
