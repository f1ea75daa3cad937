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

## Żeglarze: elementy gry i miejsca na planszy

clause-S-COMP-1 = Rama, morze i nowy ląd
clause-S-COMP-2 = Dziesięć kolejnych liczb
clause-S-COMP-3 = Dziesięć osobnych portów
clause-S-COMP-4 = Statki i pirat
    .why = Statki, pirat i złoto należą do Żeglarzy, a tutaj się w nich nie gra.
clause-S-COMP-5 = Żetony punktów specjalnych
clause-S-COMP-6 = Co zostaje bez zmian
clause-S-COMP-7 = Złoto to ląd
clause-S-GEO-1 = Brzeg morza
clause-S-GEO-2 = Jeden pionek na trasie
    .why = Na tej trasie już coś leży; jest na niej miejsce na jedną drogę albo jeden statek.
    .why-ship = Leży tu już twój statek.
    .why-road = Leży tu już twoja droga.
    .why-taken = Leży tu już cudza droga albo cudzy statek ({ $owner }).
clause-S-GEO-3 = Drogi na lądzie, statki na morzu
    .why = Droga potrzebuje obok siebie lądu, a statek morza.
    .why-land = Przy tej trasie nie ma morza, więc statek nie może tu leżeć.
    .why-sea = Przy tej trasie jest tylko morze, więc droga nie może tu leżeć.
clause-S-GEO-4 = Osady stoją na lądzie
    .why = Osada potrzebuje lądu, a wokół tego skrzyżowania jest tylko morze.
clause-S-GEO-5 = Odstęp przez wodę
    .why = Za wodą, o jedną trasę stąd, stoi budowla, a to za blisko.
    .why-close = O jedną trasę stąd stoi budowla ({ $too_close }), a to za blisko, także przez wodę.
clause-S-GEO-6 = Porty na wyspach
clause-S-GEO-7 = Wyspy są rozdzielone

## Żeglarze: przygotowanie, zagospodarowanie i tura

clause-S-SETUP-1 = Co określa scenariusz
clause-S-SETUP-2 = Porty na mapie
clause-S-SETUP-3 = Gdzie zaczynają złodziej i pirat
clause-S-FOUND-1 = Zakładanie w obszarze startowym
    .why = W fazie zagospodarowania osada staje w obszarze startowym tego scenariusza.
    .why-zone = Na tym skrzyżowaniu nikt w tym scenariuszu nie zakłada osady.
    .why-unexplored = Ten ląd nie jest jeszcze zbadany i nikt nie zakłada na nim osady.
clause-S-FOUND-2 = Statek na początek
    .why = Po założeniu osady kładziesz drogę lub statek, które do niej przylegają.
    .why-away = Statek musi przylegać do właśnie postawionej osady ({ $settlement }).
    .why-line = Najpierw kładzie się drogę lub statek przy nowej osadzie ({ $next }).
    .why-over = Zakładanie się skończyło: teraz statki buduje się za ich cenę.
clause-S-FOUND-3 = Zakładanie obok pirata
    .why = Przy tej trasie jest pirat, więc w fazie zagospodarowania nie położysz tu statku.
    .why-pirate = Przy tej trasie jest pirat ({ $hex }), więc w fazie zagospodarowania nie położysz tu statku.
clause-S-FOUND-4 = Odkrycia w fazie zagospodarowania
clause-S-FOUND-5 = Pierwszy zysk ze złota
clause-S-FOUND-6 = Pionki po zagospodarowaniu
clause-S-TURN-1 = Przebieg tury
clause-S-TURN-2 = Kiedy buduje się i przesuwa statki
    .why = Statki budujesz i przesuwasz tylko w swojej turze, po rzucie.
    .why-roll = Najpierw rzuć kostkami; statki buduje się i przesuwa dopiero potem.

## Żeglarze: budowanie statków

clause-S-SHIP-1 = Ile kosztuje statek
    .why = Statek kosztuje 1 drewno i 1 wełnę, a w zasobach musi ci jakiś zostać.
    .why-short = Kosztuje to { $cost }; musisz jeszcze zdobyć { $missing }.
    .why-ships = W twoich zasobach nie ma już żadnego statku.
clause-S-SHIP-2 = Gdzie leży statek
clause-S-SHIP-3 = Statki przedłużają własną linię
    .why = Nowy statek musi łączyć się z twoim statkiem, osadą lub miastem.
    .why-closed = Twoja linia kończy się tu przy cudzym pionku ({ $closed }): dalej nie popłyniesz.
    .why-away = Przy żadnym końcu tej trasy nie masz statku ani budowli.
clause-S-SHIP-4 = Z drogi na statek
    .why = Między twoją drogą a twoim statkiem musi stać twoja osada lub miasto.
    .why-road = Prowadzi tu tylko twoja droga; statek łączy się z nią przy twojej osadzie lub mieście.
clause-S-SHIP-5 = Bez statków obok pirata
    .why = Przy tej trasie jest pirat, więc nie można tu zbudować statku.
    .why-pirate = Przy tej trasie jest pirat ({ $hex }), więc nie można tu zbudować statku.
clause-S-SHIP-6 = Dowolnie wiele statków
clause-S-SHIP-7 = Statki nikomu nie przeszkadzają
clause-S-SETT-1 = Osiedlanie się ze statków
    .why = Do tego skrzyżowania nie prowadzi żadna twoja droga ani statek.
clause-S-SETT-2 = Z wybrzeża dalej
clause-S-ROAD-1 = Drogi tam, gdzie są statki
    .why = Droga potrzebuje obok siebie lądu i musi łączyć się z twoją drogą, osadą lub miastem.
    .why-ship = Prowadzą tu tylko twoje statki; droga łączy się z nimi przy twojej osadzie lub mieście.
clause-S-DEV-1 = Rycerz porusza obie figury
clause-S-DEV-2 = Budowa drogi kładzie też statki
    .why = Budowa drogi daje dwie darmowe drogi lub statki, jedno zaraz po drugim i nic pomiędzy nimi.
    .why-pending = Najpierw kładzie się darmowe drogi lub statki z karty Budowa drogi ({ $next }).
    .why-pieces = W twoich zasobach nie ma już dróg ani statków.
    .why-one = Dałoby się położyć tylko jedną drogę lub jeden statek, a przy tym stole potrzeba dwóch.
    .why-nowhere = Nie ma trasy, na której można by położyć twoją drogę lub twój statek.
clause-S-DEV-3 = Pozostałe karty bez zmian
clause-S-HARB-1 = Porty na wyspach
clause-S-HARB-2 = Statki i pirat przy portach

## Żeglarze: zamknięte linie i przesuwanie statków

clause-S-CLOSE-1 = Zamknięta linia statków
clause-S-CLOSE-2 = Cudze pionki niczego nie otwierają
clause-S-CLOSE-3 = Odgałęzienia pozostają otwarte
clause-S-CLOSE-4 = Dwie linie obok siebie
clause-S-CLOSE-5 = Decyduje to, co jest na planszy
clause-S-MOVE-1 = Jedno przesunięcie na turę
    .why = W turze przesuwa się tylko jeden statek, a ty masz to już za sobą.
clause-S-MOVE-2 = Nowe statki zostają
    .why = Ten statek zbudowano w tej turze; przesuniesz go od swojej następnej.
clause-S-MOVE-3 = Zamknięte statki zostają
    .why = Ten statek łączy dwa twoje miejsca; zamknięta linia zostaje tam, gdzie jest.
clause-S-MOVE-4 = Pirat trzyma statki
    .why = Obok tego statku jest pirat i go trzyma.
    .why-pirate = Obok tego statku jest pirat ({ $hex }) i go trzyma.
clause-S-MOVE-5 = Tylko od wolnego końca
    .why = Przesunąć można tylko statek na wolnym końcu linii, a ten na takim końcu nie leży.
clause-S-MOVE-6 = Statki w pętli
    .why = Z pętli statków można przesunąć tylko te, które leżą obok jedynej budowli na niej.
    .why-ring = Na tej pętli stoi twoja budowla; przesunąć można tylko dwa statki obok niej ({ $node }).
clause-S-MOVE-7 = Dokąd przesuwa się statek
    .why = Statek przesuwa się na inną trasę, na której można by go zbudować, nie licząc jego samego.
    .why-none = Nie leży tam żaden twój statek.
    .why-same = Statek już tam leży; wybierz inną trasę.
    .why-taken = Na tamtej trasie leży już droga lub statek ({ $owner }).
    .why-land = Przy tamtej trasie nie ma morza.
    .why-pirate = Przy tamtej trasie jest pirat ({ $hex }).
    .why-away = Bez przesuwanego statku do tamtej trasy nie prowadzi nic twojego.
    .why-closed = Na drodze stoi cudzy pionek ({ $closed }).
clause-S-MOVE-8 = Podniesiony i zaraz położony
clause-S-MOVE-9 = Także ostatni statek może odejść
clause-S-MOVE-10 = Przecięta linia
clause-S-MOVE-11 = Przesunięcie działa jak budowa
clause-S-MOVE-12 = Nigdy w innej chwili
    .why = Statki przesuwasz tylko w swojej turze, po rzucie.

## Żeglarze: drogi handlowe, zwycięstwo i stałe prawdy

clause-S-LR-1 = Drogi i statki liczą się razem
clause-S-LR-2 = Łączą je własne budowle
clause-S-LR-3 = Co przerywa drogę handlową
clause-S-LR-4 = Odgałęzienia i pętle statków
clause-S-LR-5 = Kiedy porównuje się drogi handlowe
clause-S-WIN-1 = Zwycięstwo w scenariuszu
clause-S-WIN-2 = Punkty poszczególnych scenariuszy
clause-S-INFO-1 = Co na morzu jest jawne
clause-S-INV-1 = Statki nie giną
clause-S-INV-2 = Każda figura w swoim żywiole
clause-S-INV-3 = Wszystko do czegoś należy
clause-S-INV-4 = Stos odpowiada mgle
clause-S-INV-5 = Żetony odpowiadają wyspom
clause-S-56-1 = Pięciu i sześciu graczy
clause-S-56-2 = Te same zasady dla większej liczby graczy
