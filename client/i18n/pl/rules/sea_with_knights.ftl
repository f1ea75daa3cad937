# Miasta i Rycerze z Żeglarzami.

text-CK-SEA-1 =
    Do połączenia z Żeglarzami poleca się scenariusze „Ku nowym brzegom” i „Przez pustynię”. Scenariuszy z
    odkrywaniem i z wieloma małymi wyspami się nie poleca.
text-CK-SEA-2 = Zasady dotyczące dróg mogą w ten sam sposób dotyczyć statków.
text-CK-SEA-3 = Atak barbarzyńców przebiega jak zwykle i dotyczy wszystkich wysp razem.
text-CK-SEA-4 = Rycerze mogą przemieszczać się przez morze, jeśli start i cel łączą własne drogi i statki.
text-CK-SEA-5 =
    Aktywowanego rycerza można postawić na skrzyżowaniu na otwartym morzu, jeśli jest tam własny statek.
text-CK-SEA-6 =
    Rycerz na końcu linii statków zamyka tę linię. Połączenia między rycerzem a własną osadą nie wolno nigdy
    przerwać, więc tworzących je statków nie można odsunąć.
text-CK-SEA-7 =
    Rycerz lub osada przeciwnika przerywa linię statków przy ustalaniu Najdłuższej drogi handlowej. Mimo to
    właściciel linii nie może przesuwać statków obok cudzego rycerza.
text-CK-SEA-8 = Aktywny rycerz obok pola pirata może pirata przestawić i staje się wtedy bierny.
text-CK-SEA-9 = Do wygranej potrzeba tylu punktów zwycięstwa, ile podaje scenariusz, i jeszcze 2.
text-CK-SEA-10 = Miasto przy polu złota przynosi tylko surowce, nigdy towary.
text-CK-SEA-11 = Kupiec nie może stać na polu złota.
text-CK-SEA-12 = Tak jak złodzieja, pirata nie można przestawić przed pierwszym atakiem barbarzyńców.
text-CK-SEA-13 = Budowa drogi, Dyplomata i Intryga dotyczą także statków.
text-CK-SEA-20 =
    W grze z oboma dodatkami domyślnie do wygranej potrzeba tylu punktów: Ku nowym brzegom i Przez pustynię
    16, Cztery wyspy 15, Wyspy we mgle i Nowy świat 14, Handel suknem 16, a w Cudach 12 tam, gdzie inaczej
    wystarczyłoby 10.
text-CK-SEA-21 =
    Do Miast i Rycerzy dobrze pasują Ku nowym brzegom i Przez pustynię; w Handel suknem i Cuda grać można; w
    Cztery wyspy, Wyspy we mgle i Nowy świat tylko wtedy, gdy stół tego zażąda; w Zapomniane plemię i Wyspy
    piratów nigdy, bo wymagają kart rozwoju.
text-CK-SEA-22 =
    Miasto stawia się w drugiej rundzie, a w Handlu suknem w trzeciej, tej, która przynosi surowce. Ono też
    może na wybrzeżu zacząć ze statkiem.
text-CK-SEA-23 =
    Rycerza powołuje się na wolnym skrzyżowaniu przy lądzie, do którego prowadzi własna droga lub statek.
    Rycerze przeciwników zatrzymują statki i przerywają drogi handlowe tak samo jak przy drogach. Mury,
    rozbudowa miast i większość kart postępu nie robią tu różnicy.
text-CK-SEA-24 =
    Na skrzyżowanie bez lądu rycerze trafiają tylko własnym ruchem albo po przepędzeniu. Domyślnie żadnego się
    tam nie powołuje i żaden nie przychodzi tam z Dezerterem.
