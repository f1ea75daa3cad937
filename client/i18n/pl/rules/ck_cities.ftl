# Miasta i Rycerze: rozbudowa miast, metropolie, ogólne zasady kart postępu.

text-CK-IMPR-1 =
    Poziom n dziedziny kosztuje n towarów: sukno za handel, monety za politykę, papier za naukę. Poziomy od 1
    do 5 kupuje się po kolei, a w jednej turze można kupić kilka. Są to kolejno, w handlu: targ, dom handlowy,
    gildia kupiecka, bank, wielka giełda; w polityce: ratusz, kościół, twierdza, katedra, wielka rada; w
    nauce: opactwo, biblioteka, akwedukt, teatr, uniwersytet.
text-CK-IMPR-2 = Jedno miasto wystarcza do rozbudowy we wszystkich trzech dziedzinach.
text-CK-IMPR-3 =
    Do zakupu poziomu rozbudowy potrzebne jest co najmniej jedno prawdziwe miasto. Gracz bez miasta albo tylko
    ze zredukowanym zachowuje wszystkie poziomy i nadal dobiera karty, ale kupować nie może.
text-CK-IMPR-4 =
    Poziom 3 każdej dziedziny daje przywilej do końca gry: w handlu gildia kupiecka, w polityce twierdza, a w
    nauce akwedukt.
text-CK-ABIL-1 =
    Poziom 3 handlu: gracz może, ilekroć handluje w swojej turze, oddać bankowi 2 jednakowe towary za 1
    surowiec lub za 1 towar innego rodzaju.
text-CK-ABIL-2 = Poziom 3 polityki: gracz może wzmacniać silnych rycerzy do potężnych.
text-CK-ABIL-3 =
    Poziom 3 nauki: jeśli rzut na zyski inny niż 7 nic graczowi nie daje, choćby z powodu złodzieja, może on
    wziąć 1 wybrany surowiec. Dotyczy to rzutu każdego gracza.
text-CK-METRO-1 =
    Gracz, który pierwszy osiągnie poziom 4 dziedziny, zmienia jedno własne miasto w metropolię tej dziedziny.
    Jest ona warta o 2 punkty zwycięstwa więcej niż miasto, łącznie 4.
text-CK-METRO-2 =
    Są trzy metropolie, po jednej w każdej dziedzinie. Gracz może mieć kilka, każdą w innym mieście.
text-CK-METRO-3 =
    Metropolię traci się tylko wtedy, gdy poziom 5 jej dziedziny pierwszy osiągnie inny gracz. Przechodzi ona
    wówczas na stałe na jedno z miast tego gracza, a dotychczasowa staje się znów zwykłym miastem.
text-CK-METRO-4 =
    Właściciel, który pierwszy osiągnie poziom 5, zachowuje metropolię na stałe. Inni, którzy osiągną poziom 4
    lub 5 później, niczego nie zmieniają.
text-CK-METRO-5 =
    Gracz, którego jedyne miasto jest już metropolią, nie może kupić poziomu 4 innej dziedziny, dopóki nie ma
    drugiego miasta. Nie może też kupić poziomu 5, którym zdobyłby metropolię; każdy inny poziom 5 takiego
    miasta nie wymaga.
text-CK-METRO-6 =
    Miasto na metropolię wybiera właściciel spośród własnych miast, które nie są jeszcze metropoliami.
text-CK-METRO-7 = Metropolii nie można stracić na rzecz barbarzyńców, ale wlicza się ją do ich siły.
text-CK-PROG-1 =
    Karty postępu zdobywa się dzięki bramie na kostce wydarzeń, przy remisie najlepszych obrońców i dzięki
    karcie Szpieg.
text-CK-PROG-2 =
    Gracz może w swojej turze po rzucie zagrać dowolną liczbę kart postępu. Alchemika zagrywa się tylko przed
    rzutem.
text-CK-PROG-3 =
    Kartę otrzymaną w swojej turze można zagrać w tej samej turze, ale dopiero wtedy, gdy kostki są całkiem
    rozpatrzone. Przy ck_drawn_card = at_once można ją zagrać także, zanim stanie się cokolwiek innego.
text-CK-PROG-4 = Gracz może mieć najwyżej 4 karty postępu. Karty z punktami zwycięstwa się nie liczą.
text-CK-PROG-5 =
    Gracz z piątą kartą, który żadnej zagrać nie może, na przykład w cudzej turze, musi od razu oddać jedną z
    pięciu do jej talii. Sam wybiera którą; trafia ona pod spód talii.
text-CK-PROG-6 =
    Karty Druk i Konstytucja wykłada się odkryte zaraz po dobraniu. Nie można ich trzymać w ukryciu ani ukraść
    i nigdy nie wliczają się do limitu 4 kart.
text-CK-PROG-7 =
    Zagrana karta postępu trafia zakryta pod spód swojej talii. Karty z punktami zwycięstwa zostają u swojego
    gracza.
text-CK-PROG-8 =
    Kartami postępu nie można handlować; nie liczą się one, gdy wypadnie 7, i nie może ich ukraść ani
    złodziej, ani Biskup.
