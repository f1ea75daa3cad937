# Gra podstawowa: zmienna plansza, gracz początkowy i faza zagospodarowania.

text-B-VAR-1 = Na zmiennej planszy części ramy łączy się w dowolnej kolejności, stroną z portami do góry.
text-B-VAR-2 =
    Na zmiennej planszy 19 zakrytych pól miesza się i układa wewnątrz ramy, tak że każdy układ jest równie
    prawdopodobny.
text-B-VAR-3 =
    Na zmiennej planszy żetony z liczbami kładzie się literami do góry w porządku alfabetycznym, zaczynając od
    dowolnego pola w rogu i idąc przeciwnie do ruchu wskazówek zegara.
text-B-VAR-4 =
    Żetony układa się spiralnie: najpierw zewnętrzny pierścień 12 pól, potem wewnętrzny pierścień 6 pól, na
    końcu środek. Od rogu (0,-2) zewnętrzny pierścień biegnie przez (0,-2), (-1,-1), (-2,0), (-2,1), (-2,2),
    (-1,2), (0,2), (1,1), (2,0), (2,-1), (2,-2), (1,-2), a wewnętrzny przez (0,-1), (-1,0), (-1,1), (0,1),
    (1,0), (1,-1). Przy innym rogu oba pierścienie obraca się tak samo.
text-B-VAR-5 =
    Podczas układania żetonów pustynia nie dostaje żadnego, a następna litera trafia na następne pole.
text-B-VAR-6 =
    Gdy leżą już wszystkie żetony, odwraca się je liczbami do góry, a złodzieja stawia się na pustyni.
text-B-VAR-7 =
    Przy układaniu w porządku liter 6 lub 8 nigdy nie sąsiaduje z inną 6 lub 8, niezależnie od rogu
    początkowego i położenia pustyni. Instrukcje nie podają osobnego zakazu.
text-B-START-1 =
    Według ukraińskiej instrukcji z 2025 roku na planszy dla początkujących zaczyna osoba z najwyższym rzutem
    obiema kostkami; według instrukcji rosyjskiej i włoskiej – najstarsza.
text-B-START-2 = Na zmiennej planszy fazę zagospodarowania rozpoczyna gracz z najwyższym rzutem.
text-B-START-3 = Gracze wykonują tury zgodnie z ruchem wskazówek zegara.
text-B-FOUND-1 =
    W pierwszej rundzie każdy gracz, od gracza początkowego zgodnie z ruchem wskazówek zegara, stawia jedną
    osadę na dowolnym wolnym skrzyżowaniu, a następnie jedną drogę na trasie, która do tej osady przylega.
text-B-FOUND-2 =
    Drugą rundę zaczyna gracz, który w pierwszej był ostatni, i biegnie ona przeciwnie do ruchu wskazówek
    zegara, więc gracz początkowy jest ostatni. Każdy gracz znów stawia jedną osadę i jedną drogę, która
    przylega do tej drugiej osady.
text-B-FOUND-3 = Druga osada nie musi łączyć się z pierwszą. W obu rundach obowiązuje zasada odstępu.
text-B-FOUND-4 = Osady i drogi z fazy zagospodarowania nic nie kosztują.
text-B-FOUND-5 =
    Za drugą osadę jej właściciel bierze po jednej karcie surowca za każde dające zyski pole, do którego ona
    przylega. Pustynia nie daje nic.
text-B-FOUND-6 = Pierwszą turę wykonuje gracz początkowy, który postawił ostatnią osadę.
text-B-FOUND-7 = Osada postawiona w fazie zagospodarowania może stać na skrzyżowaniu z portem.
