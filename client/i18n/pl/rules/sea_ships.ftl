# Żeglarze: budowanie statków, osadnictwo ze statków, drogi obok nich, karty i porty.

text-S-SHIP-1 =
    Statek kosztuje 1 drewno i 1 wełnę. Każdy ma ich 15; gdy wszystkie leżą na planszy, nie można zbudować
    kolejnego, ale nadal można je przesuwać.
text-S-SHIP-2 = Statek kładzie się na wolnej trasie, która przynajmniej po jednej stronie ma morze.
text-S-SHIP-3 =
    Nowy statek musi jednym z końców stykać się z własną osadą lub miastem albo z własnym statkiem na
    skrzyżowaniu bez budowli przeciwnika. Może się przy takiej budowli kończyć, jeśli jest połączony drugim
    końcem.
text-S-SHIP-4 =
    Droga nie prowadzi dalej statkiem ani statek drogą: tam, gdzie jedno przechodzi w drugie, musi stać własna
    osada lub miasto. Bez nich drogi i statki mogą się spotkać na skrzyżowaniu, ale każda sieć biegnie dalej
    osobno.
text-S-SHIP-5 = Na trasie przy polu, na którym jest pirat, nie buduje się statków.
text-S-SHIP-6 =
    W turze można zbudować dowolną liczbę statków, a nowy może odchodzić od każdego własnego statku.
text-S-SHIP-7 = Statek nie daje punktów, nie zamyka skrzyżowania i nikomu nie przeszkadza się tam osiedlić.
text-S-SETT-1 =
    Osadę można zbudować także tam, dokąd prowadzi jeden z twoich statków. Potrzebuje lądu i zwykłego odstępu
    jak każda inna.
text-S-SETT-2 = Od osady na wybrzeżu idzie się dalej drogami, statkami albo jednym i drugim.
text-S-ROAD-1 =
    Drogi podlegają zasadom gry podstawowej i potrzebują lądu po jednej stronie; między dwiema pustyniami są
    dozwolone. Pirat nie przeszkadza ani drogom, ani osadom i miastom.
text-S-DEV-1 =
    Karta Rycerz pozwala przestawić złodzieja albo pirata, także przed rzutem. W obu przypadkach liczy się do
    Najwyższej władzy rycerskiej.
text-S-DEV-2 =
    Budowa drogi daje dwa darmowe pionki, każdy jako drogę albo statek, jeden zaraz po drugim. Pomiędzy nimi
    nic się nie dzieje, więc nie można zbudować osady, by przejść z drogi na statek. Pirat i własne zasoby
    także tutaj ograniczają statki.
text-S-DEV-3 = Wszystkie pozostałe karty rozwoju kupuje się i zagrywa jak w grze podstawowej.
text-S-HARB-1 =
    Porty działają jak w grze podstawowej, od chwili, w której wolno korzystać z nowo zdobytego portu.
text-S-HARB-2 = Statki mogą leżeć na trasie portu. Pirat obok portu niczego w jego kursie nie zmienia.
