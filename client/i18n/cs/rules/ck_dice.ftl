# Města a rytíři: vyhodnocení kostek, výnos, sedmička a obchod.

text-CK-DICE-1 =
    Kostky se vyhodnocují v přesném pořadí: nejdřív symbol lodi, potom symbol brány s červenou kostkou a
    nakonec výnos podle součtu červené a žluté kostky, nebo následky hodu 7. Událost se zcela dokončí ještě
    před výnosem.
text-CK-SHIP-1 =
    Když na kostce událostí padne loď, posune se loď barbarů o jedno pole. Dojede-li na poslední pole, barbaři
    ihned zaútočí.
text-CK-GATE-1 =
    Když na kostce událostí padne brána, vezme si vrchní kartu balíčku v barvě brány každý hráč, jehož
    výstavba v této barvě ukazuje číslo, které padlo na červené kostce.
text-CK-GATE-2 =
    Oblast bez výstavby neukazuje žádné číslo. Stupeň 1 ukazuje 1 a 2, stupeň 2 ukazuje 1 až 3, stupeň 3
    ukazuje 1 až 4, stupeň 4 ukazuje 1 až 5 a stupeň 5 ukazuje 1 až 6.
text-CK-GATE-3 = První si bere kartu hráč na tahu, ostatní následují po směru hodinových ručiček.
text-CK-GATE-4 = Modrá znamená politiku, zelená vědu a žlutá obchod.
text-CK-GATE-5 = Hráč si získanou kartu prohlédne a nechá si ji lícem dolů.
text-CK-COMM-1 = Vesnice získá z krajiny, která právě vynáší, 1 surovinu jako v základní hře.
text-CK-COMM-2 =
    Z krajiny, která právě vynáší, získá město u vrchoviny 2× cihly, u pole 2× obilí, u hor 1× rudu a 1×
    peníze, u lesa 1× dřevo a 1× papír a u pastviny 1× vlnu a 1× plátno.
text-CK-COMM-3 =
    Místo jedné suroviny a jednoho obchodního zboží si hráč nemůže vzít dvě suroviny ani dvě karty obchodního
    zboží.
text-CK-COMM-4 = Metropole vynáší stejně jako město.
text-CK-COMM-5 = Obchodní zboží patří ke kartám v ruce a počítá se do limitu, když padne 7.
text-CK-COMM-6 = Krajina se zlodějem nevynáší suroviny ani obchodní zboží.
text-CK-COMM-7 =
    Nemá-li banka dost karet, platí pravidlo základní hry pro každý druh suroviny i obchodního zboží zvlášť.
text-CK-SEVEN-1 =
    Dokud barbaři poprvé nezaútočí, zůstává zloděj na poušti, ať se děje cokoli. Padne-li 7, jen se
    zkontrolují počty karet v ruce, ale nic se nepřesouvá ani nekrade, a zlodějem nemůže pohnout Biskup ani
    rytíř.
text-CK-SEVEN-2 =
    Padne-li při hodu, který přináší první útok, zároveň 7, proběhne nejdřív útok a teprve potom se přesune
    zloděj.
text-CK-SEVEN-3 =
    Po prvním útoku platí pro zloděje pravidla základní hry. Krade se náhodná karta z ruky, surovina nebo
    obchodní zboží.
text-CK-SEVEN-4 =
    Limit je 7 karet v ruce a o 2 víc za každé vlastní hradby. Kdo má víc, když padne 7, odhodí polovinu
    zaokrouhlenou dolů; počítají se suroviny a obchodní zboží, karty pokroku ne.
text-CK-TRADE-1 =
    S ostatními hráči lze měnit obchodní zboží stejně jako suroviny a obojí lze v obchodu kombinovat.
text-CK-TRADE-2 =
    Za 1 surovinu nebo 1 obchodní zboží se bance dávají 4 stejné karty obchodního zboží, s obecným přístavem
    3.
text-CK-TRADE-3 =
    Bance lze dát suroviny za obchodní zboží, a to v poměru, který hráč má: 4:1, s obecným přístavem 3:1 nebo
    se zvláštním přístavem té suroviny 2:1.
text-CK-TRADE-4 =
    Poměr směny s bankou závisí jen na tom, co se dává. Zda si hráč vezme surovinu, nebo obchodní zboží, je na
    něm.
text-CK-TRADE-5 = Zvláštní přístav dává svůj poměr jen pro svou surovinu, ne pro obchodní zboží.
text-CK-TRADE-6 = S kartami pokroku nelze nikdy obchodovat.
text-CK-TRADE-7 = Lepší poměr při směně s bankou dávají gilda, obchodník a Obchodní flotila.
