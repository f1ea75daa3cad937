# Námořníci: zloděj zůstává na souši, pirát na moři.

text-S-ROB-1 =
    Kdo hodí sedmičku nebo zahraje Rytíře, přesune jednoho z dvojice, zloděje, nebo piráta. Nejdřív se jako
    vždy odhazují karty.
text-S-ROB-2 =
    Zloděj smí na známou krajinu, i na zlatou řeku a tam, kde to stůl dovoluje, na poušť, nikdy však na moře,
    na rám ani do mlhy.
text-S-ROB-3 =
    Limit karet v ruce, odhazování i jeho pořadí jsou ze základní hry. Karty ze zlata a z objevů se počítají
    jako všechny ostatní.
text-S-PIR-1 = Pirát se přesouvá na jiné mořské pole, nebo běžně i na rám. Nikdy nesmí na souš ani do mlhy.
text-S-PIR-2 =
    Kdo přesune piráta na mořské pole, vezme naslepo kartu jednomu soupeři, který má loď na hraně tohoto pole.
    Počítají se jen lodě, ať je jich kolik chce, a nikdy budovy na pobřeží. Co u zloděje platí o prázdných
    rukou, platí i tady.
text-S-PIR-3 = Dokud je pirát na rámu, běžně nikoho neokrádá a nic neblokuje.
text-S-PIR-4 =
    Na hrany pole s pirátem se loď nestaví, nepokládá při zakládání ani kartou, ani se na ně nepřesouvá, a
    žádná z nich nesmí pryč. Platí to pro všechny hráče, ať piráta přesunul kdokoli.
text-S-PIR-5 =
    Všechno ostatní vedle piráta pokračuje: krajiny vynášejí, stavějí se silnice, vesnice a města, přístavy
    směňují a lodě, které tam jsou, se počítají do cesty.
text-S-PIR-6 = Přesune se právě jedna z obou figurek a vybrat lze jen tu, která je ve hře.
text-S-PIR-7 =
    Kde zloděj šetří soupeře s málo body, šetří je i pirát: nesmí vedle lodě nikoho, koho by zloděj ušetřil.
