# Rady pro hru a to, co musí platit v každé chvíli.

text-B-TACT-1 = Na začátku hry jsou nejdůležitější cihly a dřevo.
text-B-TACT-2 = Přístavy jsou cenné, především zvláštní přístav té suroviny, která ti vynáší nejvíc.
text-B-TACT-3 = Začni tam, kde je místo k růstu. Dvěma vesnicím uprostřed ostrova hrozí obklíčení.
text-B-TACT-4 = Obchoduj často, a to i vlastními nabídkami v tazích ostatních hráčů.
text-B-TACT-5 = Bez měst se dá sotva vyhrát, protože 5 vesnic je jen 5 výherních bodů.
text-B-TACT-6 =
    Místo u pouště má výnos nejvýš ze dvou krajin, místo na pobřeží z jedné nebo dvou. Na pobřeží jsou zato
    přístavy.
text-B-TACT-7 = Akční karty, které si hráč dlouho nechává, mohou být docela dobře karty Výherní bod.
text-B-INV-1 =
    Karty každé suroviny v bance a v rukou všech hráčů dávají dohromady vždy 19. Akční karty v balíčku, v
    rukou a zahrané dávají dohromady vždy 25.
text-B-INV-2 = Figurky každého hráče na plánu a v zásobě dávají dohromady vždy 15 silnic, 5 vesnic a 4 města.
text-B-INV-3 =
    Na žádné hraně neleží víc než jedna silnice, na žádné křižovatce nestojí víc než jedna budova a každá
    budova dodržuje pravidlo odstupu.
text-B-INV-4 =
    Zloděj je právě jeden a stojí na krajině ostrova. Každá zvláštní karta má nejvýš jednoho majitele a po
    každé akci je jím ten, koho určují pravidla.
text-B-INV-5 =
    V Městech a rytířích dávají karty každého obchodního zboží v bance a v rukou dohromady vždy 12 a karty
    pokroku každé barvy v balíčku, v rukou a vyložené dohromady 18. Hráč má na plánu nejvýš 2 rytíře každé
    síly a 3 hradby, město má nejvýš jedny hradby a oblast nejvýš jednu metropoli.
