# Námořníci: název každého pravidla; `.why` říká, co žádá pravidlo, které může něco zakázat.

clause-CK-SEA-1 = Vhodné scénáře
clause-CK-SEA-2 = Lodě se řídí pravidly silnic
clause-CK-SEA-3 = Útok na všechny ostrovy
clause-CK-SEA-4 = Rytíři přes moře
    .why = Rytíř se přemístí přes moře, jen když výchozí místo a cíl spojují tvé silnice a lodě.
clause-CK-SEA-5 = Rytíři na moři
    .why = Na křižovatku na moři smíš postavit jen aktivního rytíře a jen tam, kde máš loď.
clause-CK-SEA-6 = Rytíř uzavírá loďstvo
    .why = Lodě mezi rytířem a tvou vesnicí nelze odsunout, protože jejich spojení se nesmí přerušit.
clause-CK-SEA-7 = Cizí rytíř drží lodě
    .why = Lodě vedle cizího rytíře nesmíš přesunout.
clause-CK-SEA-8 = Zahnání piráta
    .why = Piráta smí přemístit jen aktivní rytíř, který stojí vedle jeho pole.
clause-CK-SEA-9 = K vítězství o dva body víc
clause-CK-SEA-10 = Města u zlata
clause-CK-SEA-11 = Obchodník nesmí ke zlatu
    .why = Obchodník nesmí stát na zlaté řece.
clause-CK-SEA-12 = I pirát je zamčený
    .why = Před prvním útokem barbarů nelze piráta přemístit.
clause-CK-SEA-13 = Karty, které se týkají lodí
