# Miasta i Rycerze: elementy gry, przygotowanie, faza zagospodarowania, tura.

text-CK-COMP-1 =
    Dodatek ma 96 kart: 36 kart towarów (po 12 kart monet, papieru i sukna), 54 karty postępu (po 18 w każdym
    z trzech kolorów) i 6 kart Obrońca wyspy, z których każda daje 1 punkt zwycięstwa.
text-CK-COMP-2 =
    Są 4 plansze rozbudowy, każda z 15 znacznikami, 4 karty kosztów, tor statku barbarzyńców, statek
    barbarzyńców, kupiec, czerwona kostka, biała kostka z symbolami i 2 podstawki na karty.
text-CK-COMP-3 =
    Każdy kolor ma 6 rycerzy (2 zwykłych o sile 1, 2 silnych o sile 2, 2 potężnych o sile 3), 6 hełmów, które
    oznaczają aktywnych rycerzy, 3 mury miejskie i 3 nakładki metropolii, a oprócz tego 5 osad, 4 miasta i 15
    dróg z gry podstawowej.
text-CK-COMP-4 =
    Nie używa się kart rozwoju, kart kosztów z gry podstawowej, karty Najwyższa władza rycerska ani jednej z
    kostek. Używa się karty Najdłuższa droga handlowa i jednej kostki, żółtej.
text-CK-COMP-5 =
    Kostka wydarzeń ma trzy ścianki ze statkiem i po jednej ściance z żółtą, niebieską i zieloną bramą.
text-CK-COMP-6 =
    Tor statku barbarzyńców biegnie od pola startowego S do ostatniego pola w czerwonej ramce. Od S do ataku
    statek potrzebuje 7 ruchów.
text-CK-SETUP-1 =
    Pierwsza gra toczy się na drukowanej planszy, która dostarcza każdego surowca, a przede wszystkim zboża. W
    następnych grach używa się zmiennej planszy z gry podstawowej.
text-CK-SETUP-2 =
    Rzędy z północy na południe, każdy z zachodu na wschód: wzgórze 6, góry 2, wzgórze 5; las 3, góry 9,
    pustynia, las 10; las 8, pole uprawne 4, wzgórze 11, pastwisko 3, pole uprawne 8; pastwisko 10, pole
    uprawne 5, góry 6, pastwisko 4; pole uprawne 9, pastwisko 12, las 11. Porty leżą na tych samych dziewięciu
    trasach co na planszy dla początkujących, w tamtej kolejności: glina, ruda, drewno, zboże, 3:1, 3:1, 3:1,
    wełna, 3:1. Drukowanych pozycji początkowych nie ma; rozgrywa się fazę zagospodarowania.
text-CK-SETUP-3 =
    W banku jest pięć stosów surowców i odkryte stosy monet, papieru i sukna. Trzy talie postępu, żółtą dla
    handlu, zieloną dla nauki i niebieską dla polityki, tasuje się osobno i kładzie zakryte. Karty Obrońca
    wyspy leżą w pogotowiu.
text-CK-SETUP-4 = Statek barbarzyńców zaczyna na S, a złodziej na pustyni. Kupca nie ma na planszy.
text-CK-SETUP-5 = Każdy gracz zaczyna bez żadnej rozbudowy miast.
text-CK-FOUND-1 =
    Zaczyna osoba z najwyższym rzutem dwiema kostkami z liczbami. W pierwszej rundzie każdy gracz stawia osadę
    i drogę jak w grze podstawowej.
text-CK-FOUND-2 =
    W drugiej rundzie, w odwrotnej kolejności, każdy gracz stawia zamiast osady miasto, a przy nim drogę. Po
    zagospodarowaniu gracz ma 3 punkty zwycięstwa, a w zasobach 4 osady, 3 miasta i 13 dróg.
text-CK-FOUND-3 =
    Początkowe surowce to po jednej karcie surowca za każde dające zyski pole, do którego przylega miasto. Nie
    podwaja się ich i nie ma wśród nich towarów.
text-CK-FOUND-4 =
    Pierwszą turę wykonuje gracz, który jako ostatni postawił miasto, czyli ten z najwyższym rzutem.
text-CK-TURN-1 =
    Tura zaczyna się od rzutu wszystkimi trzema kostkami i ich rozpatrzenia. Przed rzutem wolno zagrać tylko
    kartę Alchemik: nie wolno handlować, budować ani wykonywać akcji rycerzy.
text-CK-TURN-2 =
    Po rozpatrzeniu kostek gracz, którego tura trwa, może w dowolnej kolejności i wielokrotnie handlować,
    budować drogi, osady, miasta i mury, powoływać, aktywować i wzmacniać rycerzy, kupować poziomy rozbudowy
    miast, zagrywać karty postępu i wykonywać akcje rycerzy. Handel i budowanie są więc zawsze połączone.
text-CK-TURN-3 = Po zakończeniu tury następny jest gracz po lewej.
