# Námořníci: uzavřená loďstva a přesouvání lodí.

text-S-CLOSE-1 =
    Loď je uzavřená, pokud přes ni vede nepřerušený řetěz tvých lodí, který žádnou křižovatkou neprochází
    dvakrát, z jedné tvé vesnice nebo města do jiné tvé vesnice nebo města. Každá jiná loď je otevřená. V
    Městech a rytířích smí takový řetěz začínat nebo končit i u vlastního rytíře.
text-S-CLOSE-2 = Soupeřova budova ani rytíř uprostřed uzavřeného loďstva ho neotevírá.
text-S-CLOSE-3 =
    Odbočka, která z uzavřeného loďstva vychází a nevede k žádné další tvé vesnici ani městu, je otevřená.
text-S-CLOSE-4 = Dvě samostatná loďstva mezi týmiž dvěma vesnicemi nebo městy jsou obě uzavřená.
text-S-CLOSE-5 =
    Zda je loď uzavřená, se pozná z toho, co je právě na plánu; nic se nepamatuje. I město, ze kterého se zase
    stala vesnice, loďstvo dál uzavírá.
text-S-MOVE-1 = V každém svém tahu smíš přesunout jednu svou loď.
text-S-MOVE-2 =
    Loď postavená v tomto tahu, za svou cenu nebo kartou, se v něm nepřesouvá. Loď ze zakládání smíš přesunout
    už v prvním tahu.
text-S-MOVE-3 = Loď uzavřeného loďstva se nepřesouvá.
text-S-MOVE-4 = Loď na hraně pole s pirátem nelze odsunout.
text-S-MOVE-5 =
    Loď, která se má přesunout, potřebuje konec, u kterého nemáš budovu ani jinou loď. Na tvých silnicích a na
    cizích figurkách přitom nezáleží. V Městech a rytířích uzavírá konec i tvůj vlastní rytíř.
text-S-MOVE-6 =
    Otevřenou loď bez volného konce lze běžně přesto přesunout, leží-li v okruhu tvých lodí: kteroukoli loď
    okruhu, nestojí-li na něm žádná tvá budova; stojí-li na něm jedna, jen dvě lodě vedle ní.
text-S-MOVE-7 =
    Loď se přesouvá na jinou hranu, kde by ji teď šlo postavit; sama přesouvaná loď se přitom nepočítá.
    Navázat může i na lodě postavené v tomto tahu.
text-S-MOVE-8 =
    Přesun nic nestojí. Cesty se porovnávají, až když loď znovu leží, takže její majitel si Nejdelší obchodní
    cestu nechá, je-li stejně dlouhá jako předtím.
text-S-MOVE-9 = Odsunout lze i jedinou loď vesnice, i když pak od ní žádné loďstvo nevede.
text-S-MOVE-10 =
    Loďstvo, které soupeřova budova rozdělila na dvě části, je pro přesouvání stále jedno loďstvo: lodě z něj
    odcházejí od volného konce, v každém tahu jedna.
text-S-MOVE-11 =
    Loď přesunutá na místo s darem nebo k mlze bere nebo objevuje stejně, jako by tam byla postavena.
text-S-MOVE-12 =
    Přesouvat lodě nikdo nemusí. Nepřesouvají se před hodem, v tahu jiného hráče ani ve zvláštní stavební
    fázi.
