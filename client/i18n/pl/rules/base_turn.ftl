# Gra podstawowa: tura, zyski, siódemka i złodziej.

text-B-TURN-1 =
    Ukraińska instrukcja z 2025 roku dzieli turę na dwie fazy: rzut na zyski, a potem handel i budowanie w
    dowolnej kolejności i dowolnie wiele razy.
text-B-TURN-2 =
    Instrukcje rosyjska i włoska dzielą turę na trzy kroki w stałej kolejności: obowiązkowy rzut, handel,
    budowanie. Polski almanach nazywa ten podział pomocą dla uczących się i radzi doświadczonym graczom z
    niego zrezygnować.
text-B-TURN-3 =
    Przed rzutem na zyski gracz, którego tura trwa, nie może robić nic poza zagraniem karty rozwoju.
text-B-TURN-4 =
    Gracz może w dowolnej chwili swojej tury, przed rzutem albo po nim, zagrać jedną kartę rozwoju.
text-B-TURN-5 =
    Nikt nie musi handlować ani budować. Jedno i drugie można powtarzać, dopóki pozwalają na to karty i
    pionki.
text-B-TURN-6 = Na koniec tury kostki przechodzą do gracza po lewej, którego tura się zaczyna.
text-B-PROD-1 =
    Gracz, którego tura trwa, rzuca dwiema kostkami. Każde pole, którego liczba równa się sumie oczek, daje
    zyski wszystkim graczom.
text-B-PROD-2 =
    Za każdą osadę przy polu, które daje zyski, jej właściciel bierze jedną kartę surowca tego pola.
text-B-PROD-3 =
    Za każde miasto przy polu, które daje zyski, jego właściciel bierze dwie karty surowca tego pola.
text-B-PROD-4 =
    Jeśli gracz ma przy polu kilka budowli, liczą się wszystkie, a budowla między dwoma polami, które dają
    zyski, zarabia na obu.
text-B-PROD-5 =
    Dopóki złodziej stoi na polu, nie daje ono zysków nikomu. Inne pole z tą samą liczbą nadal je daje.
text-B-PROD-6 = Pustynia nie daje zysków, niezależnie od wyniku rzutu.
text-B-PROD-7 =
    Jeśli bank nie może wypłacić wszystkich należnych kart jednego rodzaju, nikt nie dostaje kart tego
    rodzaju. Jeśli należą się one tylko jednemu graczowi, bierze on to, co zostało. Pozostałych rodzajów to
    nie dotyczy.
text-B-PROD-8 = Karty z zysków trzeba przyjąć.
text-B-SEVEN-1 = Gdy wypadnie 7, żadne pole nie daje zysków.
text-B-SEVEN-2 =
    Gdy wypadnie 7, każdy gracz, który ma więcej niż 7 kart surowców, także ten, którego tura trwa, odrzuca do
    banku połowę z nich, zaokrąglając w dół, i sam wybiera które. Przy 8 lub 9 kartach są to 4 karty, przy 11
    kartach 5.
text-B-SEVEN-3 = Karty rozwoju nie wliczają się do limitu kart i przy 7 się ich nie odrzuca.
text-B-SEVEN-4 =
    Przy 7 najpierw wszyscy odrzucają karty. Potem gracz, którego tura trwa, przestawia złodzieja, następnie
    kradnie, a dopiero później przechodzi do handlu i budowania.
text-B-SEVEN-5 =
    Instrukcje nie ustalają kolejności między graczami, którzy odrzucają karty. Domyślnie wszyscy wybierają
    jednocześnie.
text-B-ROB-1 = Złodzieja przestawia się tylko wtedy, gdy wypadnie 7 albo ktoś zagra kartę Rycerz.
text-B-ROB-2 = Złodzieja trzeba przestawić na inne pole; nie może zostać na miejscu.
text-B-ROB-3 = Złodzieja wolno przestawić na dowolne inne pole lądowe. Domyślnie także na pustynię.
text-B-ROB-4 =
    Kto przestawił złodzieja, zabiera w ciemno jedną losową kartę surowca jednemu przeciwnikowi, który ma
    budowlę przy nowym polu. Jeśli ma ją tam kilku przeciwników, wybiera, kogo okraść.
text-B-ROB-5 =
    Ofiara pokazuje tylko rewersy kart. Zabiera się jedną kartę, bez względu na to, ile budowli ofiara ma przy
    tym polu.
text-B-ROB-6 =
    Jeśli żaden przeciwnik nie ma budowli przy tym polu albo wybrany nie ma kart, nie kradnie się nic.
text-B-ROB-7 = Złodziej kradnie tylko karty surowców, nigdy karty rozwoju.
text-B-ROB-8 = Domyślnie ten, kto przestawia złodzieja, musi kraść, jeśli jest ofiara z kartami.
text-B-ROB-9 = Złodziej wstrzymuje tylko zyski. Przy jego polu nadal można budować i korzystać z portu.
