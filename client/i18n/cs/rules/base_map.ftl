# Výchozí plán pro začátečníky: krajiny, přístavy, počáteční figurky a srovnání s vydáními.

text-B-MAP-1 =
    Řady od severu k jihu, každá od západu k východu, jsou: hory 10, pastvina 2, les 9; pole 12, vrchovina 6,
    pastvina 4, vrchovina 10; pole 9, les 11, poušť se zlodějem, les 3, hory 8; les 8, hory 3, pole 4,
    pastvina 5; vrchovina 5, pole 6, pastvina 11.
text-B-MAP-2 =
    Devět přístavů od severozápadu po směru hodinových ručiček, každý se svou pobřežní hranou: 3:1 na
    (0,-2)NW, obilí na (1,-2)NE, ruda na (2,-1)NE, 3:1 na (2,0)E, vlna na (1,1)SE, 3:1 na (-1,2)SE, 3:1 na
    (-2,2)SW, cihly na (-2,1)W, dřevo na (-1,-1)W. Kde je uvedena surovina, směňuje se 2:1.
text-B-MAP-3 =
    Každá barva má dvě vesnice a u každé jednu silnici; druhá uvedená vesnice je označená a přináší počáteční
    suroviny. Červená: (0,-1)N se silnicí (0,-1)NE; (-2,1)N se silnicí (-2,1)NE, suroviny 1× obilí a 2× dřevo.
    Modrá: (0,2)N se silnicí (0,1)E; (-2,2)N se silnicí (-2,2)NE, suroviny dřevo, ruda a cihla. Oranžová:
    (2,-2)S se silnicí (1,-1)NE; (-1,2)N se silnicí (-1,2)NE, suroviny 1× ruda a 2× obilí. Bílá: (-1,0)N se
    silnicí (-1,0)NW; (1,1)N se silnicí (1,0)E, suroviny dřevo, ruda a vlna.
text-B-MAP-4 =
    Plán odpovídá všemu, co italská pravidla z roku 2022 říkají slovy. Vesnice B přináší dřevo, rudu a cihlu,
    vesnice C rudu a 2× obilí; vesnice D se dotýká lesa 3, vesnice B a C se dotýkají hor 3 a to jsou obě
    krajiny s číslem 3. Že písmeno A patří červené, je jen úsudek, protože text to nikde neuvádí.
text-B-MAP-5 =
    Plán neodpovídá ruským pravidlům z roku 2024. Podle jejich textu leží čísla 3 na lese a na pastvině,
    oranžová má na pobřeží vesnici, která se dotýká jen vrchoviny a pastviny, a počáteční suroviny modré jsou
    dřevo, ruda a vlna. Jejich plán nelze ze samotných slov sestavit.
text-B-MAP-6 =
    Plán neodpovídá ukrajinským pravidlům z roku 2025. Označená vesnice modré v nich přináší cihlu, rudu a
    obilí a při hře tří hráčů se vynechává bílá, ne červená. Jejich plán nelze ze samotných slov sestavit.
text-B-MAP-7 =
    Osm počátečních vesnic stojí na různých křižovatkách, dodržuje pravidlo odstupu, nedotýká se žádného
    přístavu a každá má vedle sebe svou silnici. Všech devět hran s přístavy je pobřežních a mají 18 různých
    koncových křižovatek.
text-B-MAP-8 =
    Pobřežních hran je 30 a číslují se po směru hodinových ručiček tak, že (0,-2)NW má číslo 0. Přístavy pak
    leží na hranách 0, 3, 7, 10, 13, 17, 20, 23 a 27; tento vzor se opakuje po 10 hranách.
text-B-MAP-9 =
    Pobřeží se od pobřežní hrany 0 dělí na šest dílů rámu po pěti hranách. Po směru hodinových ručiček jsou na
    nich přístavy: 3:1 a obilí; ruda; 3:1 a vlna; 3:1; 3:1 a cihly; dřevo. Díl se dvěma přístavy je má na
    první a čtvrté hraně, díl s jedním přístavem na třetí. Kudy opravdu vedou řezy mezi tištěnými díly, není
    jisté.
text-B-MAP-10 =
    Jiné zveřejněné popisy tohoto plánu se liší a nepoužívají se. Jeden klade druhou vesnici bílé mezi
    vrchovinu 10, les 3 a hory 8 a počáteční suroviny bílé dává za (-1,0)N, v rozporu s italským textem; dva
    uvádějí přístavy v jiném pořadí.
