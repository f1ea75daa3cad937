# Miasta i Rycerze: 18 niebieskich kart postępu.

text-CK-PROG-BISHOP-1 =
    Biskup (2 karty): gracz przestawia złodzieja i zabiera po 1 losowej karcie z ręki (surowiec lub towar)
    każdemu przeciwnikowi, który ma budowlę przy nowym polu. Każdemu zabiera jedną kartę, nawet jeśli
    przeciwnik ma tam dwie budowle.
text-CK-PROG-BISHOP-2 = Przed pierwszym atakiem barbarzyńców nie można użyć Biskupa.
text-CK-PROG-DIPLOMAT-1 =
    Dyplomata (2 karty): gracz usuwa jedną otwartą drogę dowolnego gracza. Droga jest otwarta, jeśli leży na
    początku lub na końcu drogi handlowej i przy tym końcu nie ma osady, miasta, rycerza ani dalszej drogi jej
    koloru, a w grze z Żeglarzami także statku.
text-CK-PROG-DIPLOMAT-2 =
    Usunięta droga przeciwnika wraca do właściciela. Zagrywający kartę nie może za nią nic zbudować.
text-CK-PROG-DIPLOMAT-3 =
    Usuniętą własną drogę można za darmo położyć w innym dozwolonym miejscu. Nie wolno usunąć drogi
    przeciwnika i położyć własnej.
text-CK-PROG-DIPLOMAT-4 =
    Właściciela Najdłuższej drogi handlowej ustala się na nowo, gdy całe działanie Dyplomaty jest zakończone.
text-CK-PROG-WARLORD-1 =
    Wódz (2 karty): gracz aktywuje za darmo wszystkich własnych rycerzy. Rycerze aktywowani w ten sposób i tak
    nie mogą działać w tej turze.
text-CK-PROG-WEDDING-1 =
    Wesele (2 karty): każdy gracz, który ma więcej punktów zwycięstwa niż zagrywający kartę, daje mu 2 wybrane
    przez siebie karty, surowce lub towary. Kto ma tylko 1 kartę, daje tę jedną, kto nie ma żadnej, nie daje
    nic.
text-CK-PROG-INTRIGUE-1 =
    Intryga (2 karty): gracz przepędza jednego rycerza przeciwnika, dowolnej siły, ze skrzyżowania, do którego
    prowadzi droga lub linia statków zagrywającego kartę. Własny rycerz nie jest potrzebny.
text-CK-PROG-INTRIGUE-2 =
    Rycerz przepędzony Intrygą musi się przenieść tak jak po przepędzeniu przez rycerza. Jeśli nie ma dla
    niego miejsca, wraca do właściciela.
text-CK-PROG-INTRIGUE-3 =
    Intryga nie stawia własnego rycerza. Aby postawić go na tym skrzyżowaniu, trzeba go jak zwykle powołać.
text-CK-PROG-SABOTEUR-1 =
    Sabotażysta (2 karty): każdy inny gracz, który ma tyle samo punktów zwycięstwa co zagrywający kartę lub
    więcej, odrzuca połowę surowców i towarów z ręki, zaokrąglając w dół, i sam wybiera które; z 9 kart traci
    4. Nie ma minimalnej liczby kart na ręce, a mury nie chronią.
text-CK-PROG-SPY-1 =
    Szpieg (3 karty): gracz ogląda karty postępu jednego przeciwnika i zabiera jedną z nich. Kart z punktami
    zwycięstwa zabrać nie można. Zabranego Szpiega wolno od razu użyć.
text-CK-PROG-DESERTER-1 =
    Dezerter (2 karty): gracz wskazuje przeciwnika, który usuwa z planszy jednego swojego rycerza według
    własnego wyboru.
text-CK-PROG-DESERTER-2 =
    Zagrywający kartę stawia potem własnego rycerza o tej samej sile, aktywnego lub biernego, tak jak
    usunięty.
text-CK-PROG-DESERTER-3 =
    Jeśli zagrywający kartę nie ma już pionka tej siły, stawia słabszego. Jeśli i takiego nie ma, nie stawia
    nikogo, ale przeciwnik mimo to traci rycerza.
text-CK-PROG-DESERTER-4 =
    Jeśli usunięto potężnego rycerza, zagrywający kartę może postawić potężnego nawet bez twierdzy.
text-CK-PROG-DESERTER-5 =
    Nowego rycerza stawia się tam, gdzie można by rycerza powołać. Słabszy rycerz to najbliższy niższy
    stopień, który jest dostępny.
text-CK-PROG-CONSTITUTION-1 =
    Konstytucja (1 karta): daje 1 punkt zwycięstwa; kartę od razu wykłada się odkrytą.
