# Města a rytíři: stavění, hradby a rytíři.

text-CK-BUILD-1 =
    Silnice, vesnice a města stojí stejně a staví se podle stejných pravidel jako v základní hře.
text-CK-BUILD-2 =
    Nejdelší obchodní cesta zůstává ve hře a má hodnotu 2 výherních bodů. Přerušit ji mohou nejen budovy, ale
    i rytíři.
text-CK-WALL-1 = Městské hradby stojí 2 cihly a pokládají se pod vlastní město. Vesnice hradby mít nemůže.
text-CK-WALL-2 = Město má nejvýš jedny hradby, hráč jich má celkem nejvýš 3.
text-CK-WALL-3 = Každé hradby dovolují svému majiteli mít v ruce o 2 karty víc, když padne 7.
text-CK-WALL-4 = Hradby se ztrácejí spolu se svým městem a vracejí se do zásoby majitele.
text-CK-KNIGHT-1 = Rytíř je pasivní, nebo aktivní. Pasivní rytíř, který nemá helmici, nemůže jednat.
text-CK-KNIGHT-2 = Obyčejný rytíř má sílu 1, silný 2 a mocný 3.
text-CK-KNIGHT-3 =
    Povolání stojí 1 rudu a 1 vlnu; nový rytíř, obyčejný a pasivní, se postaví na volnou křižovatku, ke které
    vede aspoň jedna vlastní silnice. Volná znamená bez budovy a bez rytíře.
text-CK-KNIGHT-4 = Pravidlo odstupu pro rytíře neplatí a při odstupu vesnic se k rytířům nepřihlíží.
text-CK-KNIGHT-5 =
    Rytíř, aktivní i pasivní, blokuje soupeře: přes jeho křižovatku nemohou ve stavbě silnice pokračovat.
text-CK-KNIGHT-6 =
    Rytíř přerušuje soupeřovu obchodní cestu na křižovatce, na které stojí. Vlastní rytíři vlastní cestu nikdy
    nepřerušují.
text-CK-KNIGHT-7 =
    Na křižovatce s rytířem nemůže vesnici postavit nikdo. Majitel musí rytíře nejdřív přemístit po téže cestě
    na jinou, volnou křižovatku; je-li rytíř pasivní nebo nemá kam jít, stavět tam nelze.
text-CK-KNIGHT-8 =
    Aktivování stojí 1 obilí bez ohledu na sílu rytíře a rytíř při něm dostane helmici. Aktivovat lze i rytíře
    povolaného v témže tahu.
text-CK-KNIGHT-9 =
    Rytíř aktivovaný v tomto tahu nemůže v tomto tahu jednat, smí nejdřív v příštím tahu svého majitele.
text-CK-KNIGHT-10 =
    Posílení stojí 1 rudu a 1 vlnu a z obyčejného rytíře udělá silného, ze silného mocného. Rytíř zůstává
    aktivní nebo pasivní jako předtím. Posílit ho lze i v tahu, kdy byl povolán, ale každého rytíře jen jednou
    za tah.
text-CK-KNIGHT-11 =
    Silného rytíře lze posílit na mocného, jen když má jeho majitel pevnost, stupeň 3 politiky.
text-CK-KNIGHT-12 =
    Hráč má jen 2 rytíře každé síly. Stojí-li na plánu oba obyčejní, musí jednoho z nich posílit, než může
    povolat třetího, a k posílení je třeba volná figurka nejbližší vyšší síly.
text-CK-KNIGHT-13 = Ačkoli se posílení uvádí mezi akcemi rytířů, rytíř si při něm helmici ponechává.
text-CK-KNIGHT-14 = Na jedné křižovatce stojí nejvýš jeden rytíř.
