# Miasta i Rycerze z Żeglarzami: tam, gdzie zasady milczą, CK-SEA-25 do 39.

text-CK-SEA-25 =
    Rycerz przemieszcza się po twoich drogach i statkach w dowolnej kolejności, domyślnie także tam, gdzie
    stykają się bez budowli. Na skrzyżowaniu bez lądu może stanąć, jeśli jest tam twój statek. To samo dotyczy
    przepędzania i przepędzonego rycerza.
text-CK-SEA-26 =
    Na skrzyżowaniu na morzu stoi najwyżej jeden rycerz. Aktywuje się go, wzmacnia i przepędza jak innych i
    liczy się on do obrony.
text-CK-SEA-27 =
    Własny rycerz, aktywny lub bierny, jest końcem linii tak jak budowla. Ani przesunięty statek, ani własny
    Dyplomata nie może przerwać ostatniego połączenia między rycerzem a wszystkimi twoimi budowlami.
text-CK-SEA-28 =
    Twój statek domyślnie zostaje na miejscu, jeśli jeden z jego końców trzyma cudzy rycerz i spotykają się
    tam co najmniej dwa twoje statki, nawet gdy jego drugi koniec jest wolny. Cudza osada żadnego statku nie
    trzyma.
text-CK-SEA-29 =
    Rycerz przepędza pirata tak, jak przepędzałby złodzieja: w turze swojego właściciela, po rzucie, aktywny
    już przed tą turą, z dowolnego skrzyżowania pola pirata. Pirat idzie na inne pole morskie albo, domyślnie,
    na ramę, a ten, kto go przestawia, kradnie jak zwykle. Z ramy nikt go nie przepędzi.
text-CK-SEA-30 =
    Przed pierwszym atakiem siódemka każe tylko odrzucać karty, chyba że stół pozwala na ruch złodzieja; żadna
    z figurek się nie rusza. Domyślnie pirat czeka na swoim pierwszym miejscu i tam blokuje. Jeśli rzut, który
    przynosi atak, jest siódemką, obie są wolne.
text-CK-SEA-31 =
    Po pierwszym ataku ten, kto wyrzuci siódemkę, przestawia złodzieja albo pirata. Biskup przestawia tylko
    złodzieja.
text-CK-SEA-32 =
    Złoto przynosi 1 surowiec za osadę i 2 za miasto lub metropolię. Wybiera się go po zyskach, a przed
    akweduktem, i kto coś za złoto wziął, nie odszedł z niczym.
text-CK-SEA-33 = Kto odkryje ląd, bierze surowiec, nigdy towar.
text-CK-SEA-34 =
    Domyślnie Dyplomata usuwa też statek z wolnym końcem, czyli takim, przy którym nie ma budowli, rycerza,
    statku ani drogi jego koloru. Cudzy statek wraca do właściciela; własny możesz położyć gdzie indziej,
    statek jako statek, a drogę jako drogę. Pirat żadnego statku przed nim nie chroni, ale obok pirata żadnego
    się nie kładzie.
text-CK-SEA-35 =
    Statek, który Dyplomata usuwa lub kładzie ponownie, nie zużywa przesunięcia tej tury. Położony ponownie
    liczy się jako zbudowany w tej turze.
text-CK-SEA-36 =
    Intryga wymaga własnej drogi lub statku przy skrzyżowaniu rycerza, które może być na morzu. Wynalazca może
    zamienić także żetony pól złota. Górnictwo i Nawadnianie nie przynoszą niczego ze złota.
text-CK-SEA-37 =
    Barbarzyńcy atakują wszystkie wyspy w jednej bitwie; liczy się każde miasto i każdy aktywny rycerz na
    planszy. Kto traci miasto, zatrzymuje żeton punktowy tej wyspy.
text-CK-SEA-38 =
    Metropolie, karty Obrońca wyspy, kupiec i żetony punktowe liczą się obok siebie. Najwyższej władzy
    rycerskiej nie ma. Do Najdłuższej drogi handlowej liczą się drogi i statki, a przerywają ją także rycerze.
text-CK-SEA-39 = Także na wybrzeżu nie buduje się osady tam, gdzie stoi rycerz.
