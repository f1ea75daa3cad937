# Námořníci: příprava, zakládání a průběh tahu.

text-S-SETUP-1 =
    Scénář určuje svou mapu, její části a místa, kde se smí začínat, první místa zloděje a piráta, počet bodů
    k vítězství a svá vlastní pravidla. Běžně se hraje na tištěné mapě; s nastavením sea_setup = variable se
    mapa složí náhodně z polí, čísel a přístavů scénáře.
text-S-SETUP-2 =
    Přístavy, jejichž druh je na mapě vytištěn, jsou běžně tohoto druhu; ostatní místa dostanou svůj náhodně z
    přístavů scénáře.
text-S-SETUP-3 =
    Zloděj a pirát začínají tam, kde určuje scénář. Figurka bez místa na mapě čeká vedle plánu a vstoupí do
    hry svým prvním přesunem.
text-S-FOUND-1 =
    Zakládá se jako na novém ostrově v základní hře, obě vesnice však stojí ve výchozím území scénáře: u jeho
    souše, a ne u země, která ještě není prozkoumaná.
text-S-FOUND-2 =
    U vesnice založené na pobřeží smí její majitel položit místo silnice loď, a to na volnou hranu u moře.
    Rozhoduje se zvlášť u každé z obou vesnic.
text-S-FOUND-3 = I loď při zakládání se řídí pravidly pro ostatní lodě: na hranu pole s pirátem se nepokládá.
text-S-FOUND-4 =
    Silnice nebo loď, která při zakládání dosáhne mlhy, ihned objevuje, i s odměnou, a to v každém kole.
text-S-FOUND-5 =
    Vesnice posledního kola přináší suroviny jako v základní hře. Za zlatou řeku vedle ní si její majitel
    běžně vezme jednu surovinu podle výběru. Na žádné tištěné mapě zlatá řeka ve výchozím území neleží.
text-S-FOUND-6 =
    Figurky se při zakládání berou ze zásoby. Po dvou kolech v ní zbývají 3 vesnice a 4 města a všechny
    silnice a lodě, které nebyly položeny.
text-S-TURN-1 =
    Tah probíhá jako v základní hře: hod, výnosy i s výběrem u zlaté řeky, nebo sedmička, a potom obchod a
    stavba. Akční kartu lze zahrát i před hodem.
text-S-TURN-2 =
    Stavba lodě je stavba jako každá jiná. Loď lze přesunout jednou za tah, a to po hodu: běžně v kterékoli
    chvíli obchodu a stavby, a jsou-li oddělené, jen při stavbě.
