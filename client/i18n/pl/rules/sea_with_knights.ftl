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
