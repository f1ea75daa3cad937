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
