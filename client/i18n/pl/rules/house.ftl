# Zasady domowe: nie ma ich w żadnej instrukcji, a wiele stołów tak gra. Każda działa tylko z własnym ustawieniem.

text-H-1 =
    Przy ustawieniu friendly_robber złodziej nie może pójść na pole obok budowli przeciwnika, który ma tylko
    punkty z zagospodarowania, licząc jawne: 2, a w Miastach i Rycerzach 3. Dotyczy to tak samo siódemki,
    Rycerza, Biskupa i przepędzonego złodzieja; własne budowle nie są przeszkodą. Jeśli nie zostaje żadne
    pole, złodziej idzie na inną pustynię, niezależnie od robber_to_desert; gdy takiej nie ma, zostaje na
    miejscu. Oszczędzonych nigdy się nie okrada; pozostałych przy tym polu okrada się jak zwykle.
text-H-2 =
    Przy ustawieniu rounds_without_seven w tylu pierwszych rundach nie wypada siódemka, przy czym runda to po
    jednej turze każdego gracza: obiema kostkami rzuca się ponownie, aż pokażą inną sumę, więc pozostałe
    wyniki zachowują między sobą swoje szanse. Kostką wydarzeń z Miast i Rycerzy nie rzuca się ponownie, a
    Alchemik też nie może ustalić siódemki.
text-H-3 =
    Przy ustawieniu domestic_trade = false nikt nie składa ofert: gracze handlują tylko z bankiem. Wymiany, do
    których zmuszają graczy karty, na przykład Port handlowy, nie są handlem i odbywają się jak zwykle.
text-H-4 =
    Przy ustawieniu public_bank_counts = false wielkości stosów banku są ukryte; wszyscy widzą, które stosy są
    puste. To, co można wziąć, nie zdradza nic więcej, z wyjątkiem karty Wynalazek: kto może ją zagrać,
    dowiaduje się, czy w stosie są dwie karty. O brakach w banku informuje się bez liczby kart, które zostały.
    To, co gracze płacą, odrzucają i otrzymują, pozostaje jawne, więc można to liczyć na bieżąco.
