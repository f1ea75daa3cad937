# Města a rytíři s rozšířením Námořníci.

text-CK-SEA-1 =
    Pro hru spojenou s rozšířením Námořníci se doporučují scénáře „K novým břehům“ a „Přes poušť“.
    Objevitelské scénáře a scénáře s mnoha malými ostrovy se nedoporučují.
text-CK-SEA-2 = Pravidla pro silnice mohou stejným způsobem platit i pro lodě.
text-CK-SEA-3 = Útok barbarů probíhá jako obvykle a týká se všech ostrovů společně.
text-CK-SEA-4 =
    Rytíři se smějí přemisťovat přes moře, pokud výchozí místo a cíl spojují vlastní silnice a lodě.
text-CK-SEA-5 = Aktivovaného rytíře lze postavit na křižovatku na otevřeném moři, je-li u ní vlastní loď.
text-CK-SEA-6 =
    Rytíř na konci loďstva loďstvo uzavírá. Spojení mezi rytířem a vlastní vesnicí se nikdy nesmí přerušit,
    takže lodě, které je tvoří, nelze odsunout.
text-CK-SEA-7 =
    Soupeřův rytíř nebo vesnice přerušuje loďstvo pro Nejdelší obchodní cestu. Přesto nesmí majitel loďstva
    přesunout lodě, které sousedí s cizím rytířem.
text-CK-SEA-8 = Aktivní rytíř vedle pole s pirátem smí piráta přemístit a potom se stává pasivním.
text-CK-SEA-9 = K vítězství je třeba tolik výherních bodů, kolik určuje scénář, a ještě 2 navíc.
text-CK-SEA-10 = Město u zlaté řeky přináší jen suroviny, nikdy obchodní zboží.
text-CK-SEA-11 = Obchodník nesmí stát na zlaté řece.
text-CK-SEA-12 = Stejně jako zloděje nelze před prvním útokem barbarů přemístit ani piráta.
text-CK-SEA-13 = Stavba silnic, Diplomat a Intriky se týkají i lodí.
text-CK-SEA-20 =
    Ve hře s oběma rozšířeními je k vítězství běžně třeba těchto bodů: K novým břehům a Přes poušť 16, Čtyři
    ostrovy 15, Ostrovy v mlze a Nový svět 14, Obchod se suknem 16 a v Divech 12 tam, kde by jinak stačilo 10.
text-CK-SEA-21 =
    K Městům a rytířům se dobře hodí K novým břehům a Přes poušť; Obchod se suknem a Divy hrát lze; Čtyři
    ostrovy, Ostrovy v mlze a Nový svět jen tehdy, když si to stůl vyžádá; Zapomenutý kmen a Pirátské ostrovy
    nikdy, protože potřebují akční karty.
text-CK-SEA-22 =
    Město se zakládá ve druhém kole, v Obchodu se suknem ve třetím, které přináší suroviny. I ono smí na
    pobřeží začít s lodí.
text-CK-SEA-23 =
    Rytíř se povolává na volnou křižovatku u souše, ke které vede vlastní silnice nebo loď. Soupeřovi rytíři
    zastavují lodě a přerušují cesty stejně jako u silnic. Hradby, výstavba měst a většina karet pokroku v tom
    rozdíl nedělají.
text-CK-SEA-24 =
    Na křižovatku bez souše se rytíři dostanou jen vlastním přemístěním nebo po zahnání. Běžně se tam žádný
    rytíř nepovolává a nepřichází tam ani se Zběhem.
