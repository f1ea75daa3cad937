# Miasta i Rycerze: 18 żółtych kart postępu.

text-CK-PROG-MERCHANT-1 =
    Kupiec (6 kart): gracz stawia kupca na planszy albo go przestawia i zyskuje jego kurs i jego punkt.
text-CK-PROG-COMHARB-1 =
    Port handlowy (2 karty): w tej turze gracz może dokonać z każdym przeciwnikiem jednej wymiany za każdą
    zagraną taką kartę. Proponuje jedną kartę surowca, a przeciwnik, który ma towar, musi oddać za nią jeden,
    wybrany przez siebie. Jeśli przeciwnik nie ma żadnego, do wymiany nie dochodzi, gracz zatrzymuje surowiec
    i niczego nie traci; tego samego przeciwnika można zapytać ponownie dopiero, gdy do jego ręki trafią
    karty.
text-CK-PROG-FLEET-1 =
    Flota handlowa (2 karty): do końca tury gracz może oddawać bankowi 2 jednakowe surowce lub towary
    dowolnego rodzaju za 1 dowolną kartę, ile razy chce. Przy ck_fleet_scope = one_named_kind tylko rodzaj
    podany przy zagraniu karty. Floty, która nie otwiera żadnego nowego kursu, się nie zagrywa.
text-CK-PROG-MASTER-1 =
    Mistrz handlu (2 karty): gracz wybiera przeciwnika, który ma więcej punktów zwycięstwa, ogląda jego karty
    na ręce i zabiera z nich 2 wybrane surowce lub towary. Jeśli jest tam tylko 1 karta, zabiera tę jedną.
    Obrony przed tym nie ma.
text-CK-PROG-TRADEMONO-1 =
    Monopol handlowy (2 karty): gracz wskazuje towar, a każdy inny gracz, który go ma, daje mu 1.
text-CK-PROG-RESMONO-1 =
    Monopol surowcowy (4 karty): gracz wskazuje surowiec, a każdy inny gracz daje mu 2 takie karty. Kto ma
    tylko 1, daje tę jedną, kto nie ma żadnej, nie daje nic.
