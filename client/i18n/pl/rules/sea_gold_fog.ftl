# Żeglarze: złoto i to, co znajduje się we mgle.

text-S-GOLD-1 =
    Gdy wypadnie liczba pola złota, każda osada przy nim przynosi 1 surowiec wybrany przez właściciela, a
    każde miasto 2, jednakowe lub różne.
text-S-GOLD-2 =
    Najpierw dają zyski wszystkie inne pola, z zasadą o brakach w banku; potem z tego, co zostało, wypłaca się
    złoto.
text-S-GOLD-3 =
    Domyślnie pierwszy wybiera gracz, którego tura trwa, potem pozostali zgodnie z ruchem wskazówek zegara,
    każdy od razu wszystko, co mu się należy. Brać można tylko rodzaje, które bank jeszcze ma. Gdy nie ma już
    nic, reszta przepada.
text-S-GOLD-4 = Dopóki bank ma karty, każdy bierze wszystko, co przynosi złoto.
text-S-GOLD-5 = Złodziej wstrzymuje pole złota jak każde inne. Portów i kursów złoto nie dotyczy.
text-S-GOLD-6 =
    We wszystkim innym pole złota jest zwykłym lądem: można się przy nim osiedlić, a złodziej może na nie
    pójść.
text-S-FOG-1 =
    Kto położy drogę lub statek tak, że jednym końcem styka się z polem we mgle, od razu odkrywa to pole. Nie
    ma znaczenia, czy pionek zbudowano, przesunięto, położono dzięki karcie czy w fazie zagospodarowania.
text-S-FOG-2 =
    Wierzchnie pole z potasowanego stosu kładzie się tam odkryte. Jeśli to morze, nie dostaje żetonu i niczego
    nie przynosi.
text-S-FOG-3 =
    Odkryty ląd dostaje losowo żeton z liczbą, a odkrywca bierze 1 kartę tego, co ląd daje, jeśli bank ją ma.
text-S-FOG-4 =
    Za odkryte złoto odkrywca bierze domyślnie 1 dowolny surowiec. Pustynia nie dostaje żetonu i niczego nie
    przynosi.
text-S-FOG-5 =
    Na drukowanych mapach jedna droga lub jeden statek odkrywa najwyżej jedno pole: zakryte może być już tylko
    pole przy dalszym końcu. Na własnych mapach odkrywa się wszystkie pola, z którymi pionek się styka, w
    kolejności mapy.
text-S-FOG-6 =
    Osady i miasta nigdy niczego nie odkrywają: kto chce budować przy mgle, potrzebuje tam drogi lub statku, a
    te już pole odkryły.
text-S-FOG-7 =
    W stosie jest tyle pól, ile miejsc we mgle, i tyle żetonów, ile wśród nich pól lądowych. Na własnych
    mapach miejsce, na które nie starczy pola, zostaje we mgle, a ląd bez żetonu nic nie daje.
text-S-FOG-8 =
    Złodziej i pirat nie wchodzą we mgłę i niczego się wzdłuż niej nie kładzie. Odkryte pole jest zwykłym
    polem, a na odkryte morze pirat może pójść.
text-S-FOG-9 =
    Kartę za odkrycie można od razu wykorzystać. Wszyscy wiedzą, co jest w stosie, ale jego kolejności nie zna
    nikt.
