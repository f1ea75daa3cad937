# Żeglarze: złodziej zostaje na lądzie, pirat na morzu.

text-S-ROB-1 =
    Kto wyrzuci siódemkę albo zagra Rycerza, przestawia jednego z dwóch: złodzieja albo pirata. Najpierw jak
    zawsze odrzuca się karty.
text-S-ROB-2 =
    Złodziej idzie na znany ląd, także na złoto i, jeśli stół na to pozwala, na pustynię, nigdy na morze, na
    ramę ani we mgłę.
text-S-ROB-3 =
    Limit kart, odrzucanie i jego kolejność są takie jak w grze podstawowej. Karty ze złota i z odkryć liczą
    się jak wszystkie inne.
text-S-PIR-1 =
    Pirat idzie na inne pole morskie albo, domyślnie, na ramę. Nigdy nie wchodzi na ląd ani we mgłę.
text-S-PIR-2 =
    Kto przestawi pirata na pole morskie, zabiera w ciemno kartę jednemu przeciwnikowi, który ma statek na
    trasie przy tym polu. Liczą się tylko statki, choćby było ich wiele, a nigdy budowle na wybrzeżu. To, co
    przy złodzieju dotyczy pustych rąk, dotyczy i pirata.
text-S-PIR-3 = Dopóki pirat stoi na ramie, domyślnie nikogo nie okrada i niczego nie blokuje.
text-S-PIR-4 =
    Na trasach przy polu pirata nie buduje się statków, nie kładzie ich w fazie zagospodarowania ani dzięki
    karcie i nie przesuwa ich tam ani stamtąd. Dotyczy to wszystkich graczy, ktokolwiek przestawił pirata.
text-S-PIR-5 =
    Obok pirata wszystko inne toczy się dalej: pola dają zyski, buduje się drogi, osady i miasta, porty
    wymieniają, a statki, które tam leżą, liczą się do drogi handlowej.
text-S-PIR-6 = Przestawia się dokładnie jedną z dwóch figurek, a wybrać można tylko tę, która jest w grze.
text-S-PIR-7 =
    Tam, gdzie złodziej oszczędza przeciwników z małą liczbą punktów, oszczędza ich też pirat: nie staje obok
    statku nikogo, kogo złodziej by oszczędził.
