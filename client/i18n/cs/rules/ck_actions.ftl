# Města a rytíři: co dělají aktivní rytíři.

text-CK-ACT-1 =
    S rytíři jedná jen hráč na tahu, jen po hodu a jen s těmi, kteří byli aktivní už před tímto tahem. Každý
    rytíř má za tah jednu akci a po ní se stává pasivním.
text-CK-ACT-2 =
    Rytíře, který už jednal, lze ihned za 1 obilí znovu aktivovat, ale v témže tahu už jednat nemůže.
text-CK-ACT-MOVE-1 =
    Rytíř se přemisťuje na volnou křižovatku, která je s tou jeho spojena silnicemi jeho majitele. Na
    vzdálenosti nezáleží.
text-CK-ACT-MOVE-2 =
    Při přemístění nemůže rytíř projít křižovatkou s rytířem nebo budovou soupeře. Kolem vlastních figurek
    projít smí.
text-CK-ACT-MOVE-3 = Po přemístění je rytíř pasivní.
text-CK-ACT-DISP-1 =
    Rytíř se smí přemístit na křižovatku, kde stojí soupeřův rytíř menší síly, a zahnat ho, ať je tento rytíř
    aktivní, nebo ne. Vlastní rytíře zahánět nelze.
text-CK-ACT-DISP-2 =
    Majitel zahnaného rytíře ho přemístí na volnou křižovatku podle své volby na téže obchodní cestě, tedy na
    cestě tohoto majitele, a nesmí přitom projít kolem rytířů jiných hráčů. Rytíř zůstává aktivní nebo pasivní
    jako předtím.
text-CK-ACT-DISP-3 =
    Není-li pro zahnaného rytíře žádná křižovatka, opouští plán a vrací se do zásoby svého majitele.
text-CK-ACT-DISP-4 = Rytíř, který jiného zahnal, se stává pasivním.
text-CK-ACT-CHASE-1 =
    Aktivní rytíř jakékoli síly smí zahnat zloděje z krajiny, které se dotýká jeho křižovatka. Hráč pak
    zloděje přesune a krade jako v základní hře.
text-CK-ACT-CHASE-2 = Po zahnání zloděje je rytíř pasivní. Před prvním útokem barbarů zloděje zahnat nelze.
