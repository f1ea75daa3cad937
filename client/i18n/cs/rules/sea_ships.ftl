# Námořníci: stavba lodí, osidlování z lodí, silnice vedle nich, karty a přístavy.

text-S-SHIP-1 =
    Loď stojí 1 dřevo a 1 vlnu. Každý jich má 15; leží-li všechny na plánu, další postavit nelze, přesouvat je
    však lze dál.
text-S-SHIP-2 = Loď se pokládá na volnou hranu, u které je aspoň po jedné straně moře.
text-S-SHIP-3 =
    Nová loď se musí jedním koncem dotýkat vlastní vesnice nebo města, nebo vlastní lodě na křižovatce bez
    soupeřovy budovy. U takové budovy smí končit, navazuje-li svým druhým koncem.
text-S-SHIP-4 =
    Silnice nepokračuje lodí ani loď silnicí: kde jedna přechází v druhou, musí stát vlastní vesnice nebo
    město. Bez nich se silnice a lodě na křižovatce potkat smějí, ale každá síť pokračuje sama.
text-S-SHIP-5 = Na hraně pole, kde je pirát, se loď nestaví.
text-S-SHIP-6 = V tahu lze postavit libovolný počet lodí a nová smí odbočovat od kterékoli vlastní lodě.
text-S-SHIP-7 = Loď nenese body, neuzavírá křižovatku a nikomu nebrání, aby se tam usadil.
text-S-SETT-1 =
    Vesnici lze postavit i tam, kam vede některá tvá loď. Potřebuje souš a obvyklý odstup jako každá jiná.
text-S-SETT-2 = Od vesnice na pobřeží lze pokračovat silnicemi, loděmi nebo obojím.
text-S-ROAD-1 =
    Silnice se řídí pravidly základní hry a potřebují po jedné straně souš; mezi dvěma pouštěmi jsou dovoleny.
    Pirát nebrání silnicím ani vesnicím a městům.
text-S-DEV-1 =
    S kartou Rytíř lze přesunout zloděje, nebo piráta, i před hodem. Do Největšího vojska se počítá v obou
    případech.
text-S-DEV-2 =
    Stavba silnic přináší dvě figurky zdarma, každou jako silnici, nebo loď, hned jednu po druhé. Mezi nimi se
    nic neděje, takže nelze postavit vesnici a přejít v ní ze silnice na loď. Pirát i vlastní zásoba omezují
    lodě i tady.
text-S-DEV-3 = Všechny ostatní akční karty se kupují a hrají jako v základní hře.
text-S-HARB-1 = Přístavy fungují jako v základní hře, a to od chvíle, kdy lze právě získaný přístav používat.
text-S-HARB-2 = Lodě smějí ležet na hraně přístavu. Pirát vedle přístavu na jeho poměru nic nemění.
