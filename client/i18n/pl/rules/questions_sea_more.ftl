# Pytania otwarte Żeglarzy, od SX-21 do SX-39; SX-30 do SX-36 w grze z Miastami i Rycerzami.

text-SX-21 =
    Ile portów ma Nowy świat i kto je kładzie? Domyślnie 9, a kładą je gracze. Ustawieniem
    sea_new_world_harbours można zmienić ich liczbę na 10 albo kłaść je losowo.
text-SX-22 =
    Czy mapa scenariusza Przez pustynię dla trzech graczy ma liczbę 12? Lista z 2025 roku ma jedną 12 i jedną
    11; wszystkie znane mapy mają dwie 11 i żadnej 12. Liczy się mapa. Nie ma na to ustawienia.
text-SX-23 =
    Jakie liczby ma mapa Wysp we mgle dla czterech graczy? Starsze wydania różnią się niektórymi. Jest to mapa
    z 2020 roku, ze złodziejem na liczbie 12. Nie ma na to ustawienia.
text-SX-24 =
    Czy statek może kończyć się przy budowli przeciwnika? Tak, jak droga, jeśli jest połączony drugim końcem.
    Nie ma na to ustawienia.
text-SX-25 =
    Gdzie leży jeden z portów Wysp piratów i jeden z portów Cudów? Dwa z trzech źródeł są zgodne i przyjęto
    podane przez nie miejsce. Nie ma na to ustawienia.
text-SX-26 =
    Czy statek można podnieść i położyć tam, gdzie był? Nie, idzie na inną trasę. Nie ma na to ustawienia.
text-SX-27 = Czy ostatni statek osady można odsunąć? Tak. Nie ma na to ustawienia.
text-SX-28 =
    Gdzie zaczyna złodziej w Czterech wyspach przy pięciu lub sześciu graczach? Tekst mówi, że na liczbie 12,
    a są tam takie dwie; rysunek pokazuje go na pastwisku z liczbą 2 i tam zaczyna. Nie ma na to ustawienia.
text-SX-29 =
    Co, jeśli ze złodzieja i pirata przestawić można tylko jednego? Wtedy jak zwykle przestawia się jego. Nie
    ma na to ustawienia.
text-SX-30 =
    W które scenariusze można grać z Miastami i Rycerzami? Instrukcja wymienia dwa, a dwa rodzaje odradza.
    Domyślnie do wyboru są cztery; przy ck_sea_any_scenario = true także Cztery wyspy, Wyspy we mgle i Nowy
    świat. Te, które wymagają kart rozwoju, się pomija.
text-SX-31 =
    Czy rycerza można powołać na statku? Instrukcja mówi o aktywowanych rycerzach, których się tam stawia.
    Domyślnie przychodzą tam tylko przemieszczeniem. Przy ck_sea_recruit_at_sea = true można ich tam też
    powoływać.
text-SX-32 =
    Czy rycerz może przejść z drogi na statek tam, gdzie nie łączy ich budowla? Instrukcja żąda tylko, by jego
    start i cel były połączone, więc domyślnie może. Przy ck_sea_knight_junction = false potrzebuje tam
    własnej budowli.
text-SX-33 =
    Które cudze pionki trzymają statki obok siebie? Domyślnie tylko rycerze. Ustawienie ck_sea_pin może
    sprawić, że trzymają je też budowle albo że nie trzyma ich nic.
text-SX-34 =
    Czy pirata może przepędzić rycerz na wybrzeżu, czy tylko rycerz na morzu? Dowolny rycerz na skrzyżowaniu
    pola pirata. Nie ma na to ustawienia.
text-SX-35 =
    Gdzie jest pirat przed pierwszym atakiem? Domyślnie stoi na swoim pierwszym miejscu i tam blokuje, ale się
    nie rusza. Przy ck_sea_pirate_waits = off_board czeka obok planszy.
text-SX-36 =
    Czy Dyplomata działa na statki tak jak na drogi? Karta wymienia statki tylko na końcu drogi, ale zasady
    dotyczące dróg mogą obejmować statki. Domyślnie działa. Przy ck_sea_diplomat_ships = false usuwa tylko
    drogi.
text-SX-37 =
    Czy mapy dla trzech i czterech graczy z 2025 roku są tymi z 2020? Ich listy elementów zgadzają się z
    wyjątkiem jednej, a ich rysunków nie było pod ręką. Mapy są z 2020 roku. Nie ma na to ustawienia.
text-SX-38 = Co bierze odkrywca, gdy bank nie ma takiej karty? Nic. Nie ma na to ustawienia.
text-SX-39 =
    Co, jeśli zakładana osada nie znajdzie miejsca w obszarze startowym? Na własnych mapach może się to
    zdarzyć: wtedy się ją pomija. Nie ma na to ustawienia.
