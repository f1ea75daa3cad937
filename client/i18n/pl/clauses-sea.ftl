# Żeglarze: tytuł każdej zasady; `.why` mówi, czego żąda zasada, która może czegoś zabronić.

clause-CK-SEA-1 = Odpowiednie scenariusze
clause-CK-SEA-2 = Statki podlegają zasadom dróg
clause-CK-SEA-3 = Atak na wszystkie wyspy
clause-CK-SEA-4 = Rycerze przez morze
    .why = Rycerz przejdzie przez morze tylko wtedy, gdy start i cel łączą twoje drogi i statki.
clause-CK-SEA-5 = Rycerze na morzu
    .why = Na skrzyżowaniu na morzu postawisz tylko aktywnego rycerza i tylko tam, gdzie masz statek.
clause-CK-SEA-6 = Rycerz zamyka linię statków
    .why = Statków między rycerzem a twoją osadą nie można odsunąć, bo ich połączenia nie wolno przerwać.
clause-CK-SEA-7 = Cudzy rycerz trzyma statki
    .why = Statków obok cudzego rycerza nie wolno przesuwać.
clause-CK-SEA-8 = Przepędzenie pirata
    .why = Pirata może przestawić tylko aktywny rycerz stojący przy jego polu.
clause-CK-SEA-9 = Do wygranej dwa punkty więcej
clause-CK-SEA-10 = Miasta przy złocie
clause-CK-SEA-11 = Kupiec nie staje na złocie
    .why = Kupiec nie może stać na polu złota.
clause-CK-SEA-12 = Pirat też jest uwięziony
    .why = Przed pierwszym atakiem barbarzyńców pirata nie można przestawić.
clause-CK-SEA-13 = Karty dotyczące statków
