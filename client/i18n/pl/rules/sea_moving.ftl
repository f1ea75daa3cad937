# Żeglarze: zamknięte linie statków i przesuwanie statków.

text-S-CLOSE-1 =
    Statek jest zamknięty, jeśli nieprzerwany ciąg twoich statków, który przez żadne skrzyżowanie nie
    przechodzi dwa razy, prowadzi przez niego od jednej twojej osady lub miasta do innej twojej osady lub
    miasta. Każdy inny statek jest otwarty. W Miastach i Rycerzach taki ciąg może zaczynać się lub kończyć
    także przy własnym rycerzu.
text-S-CLOSE-2 = Budowla ani rycerz przeciwnika w środku zamkniętej linii jej nie otwiera.
text-S-CLOSE-3 =
    Odgałęzienie, które odchodzi od zamkniętej linii i nie prowadzi do żadnej kolejnej twojej osady ani
    miasta, jest otwarte.
text-S-CLOSE-4 = Dwie osobne linie między tymi samymi dwiema osadami lub miastami są obie zamknięte.
text-S-CLOSE-5 =
    To, czy statek jest zamknięty, widać na planszy w jej obecnym stanie; niczego się nie pamięta. Miasto, z
    którego znów stała się osada, nadal zamyka linię.
text-S-MOVE-1 = W każdej swojej turze możesz przesunąć jeden ze swoich statków.
text-S-MOVE-2 =
    Statku zbudowanego w tej turze, za jego cenę lub dzięki karcie, nie przesuwa się w niej. Statek z fazy
    zagospodarowania można przesunąć już w pierwszej turze.
text-S-MOVE-3 = Statku z zamkniętej linii się nie przesuwa.
text-S-MOVE-4 = Statku na trasie przy polu pirata nie można odsunąć.
text-S-MOVE-5 =
    Statek, który ma się przesunąć, potrzebuje końca, przy którym nie ma twojej budowli ani innego twojego
    statku. Twoje drogi i cudze pionki nie mają tam znaczenia. W Miastach i Rycerzach koniec zamyka też twój
    własny rycerz.
text-S-MOVE-6 =
    Otwarty statek bez wolnego końca można domyślnie mimo to przesunąć, jeśli leży w pętli twoich statków:
    dowolny statek pętli, gdy nie stoi na niej żadna twoja budowla; tylko dwa statki przy budowli, gdy stoi
    tam jedna.
text-S-MOVE-7 =
    Statek przesuwa się na inną trasę, na której można by go teraz zbudować; samego przesuwanego statku się
    przy tym nie liczy. Połączyć się może także ze statkami zbudowanymi w tej turze.
text-S-MOVE-8 =
    Przesunięcie nic nie kosztuje. Drogi handlowe porównuje się dopiero wtedy, gdy statek znów leży, więc jego
    właściciel zatrzymuje Najdłuższą drogę handlową, jeśli jest ona tak długa jak przedtem.
text-S-MOVE-9 = Można odsunąć także jedyny statek osady, nawet jeśli potem nie odchodzi od niej żadna linia.
text-S-MOVE-10 =
    Linia, którą budowla przeciwnika przecięła na dwie części, jest przy przesuwaniu nadal jedną linią: statki
    odchodzą z niej od wolnego końca, w każdej turze jeden.
text-S-MOVE-11 =
    Statek przesunięty na miejsce z darem albo na trasę przy mgle zabiera lub odkrywa tak, jakby go tam
    zbudowano.
text-S-MOVE-12 =
    Nikt nie musi przesuwać statku. Nie przesuwa się ich przed rzutem, w turze innego gracza ani w specjalnej
    fazie budowania.
