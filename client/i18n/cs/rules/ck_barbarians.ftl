# Města a rytíři: útok barbarů, obchodník a vítězství.

text-CK-BARB-1 =
    Síla barbarů se rovná počtu měst a metropolí všech hráčů dohromady. Zredukovaná města se počítají jako
    vesnice.
text-CK-BARB-2 =
    Síla ostrova se rovná součtu sil všech aktivních rytířů všech hráčů, včetně rytířů těch hráčů, kteří
    nemají město.
text-CK-BARB-3 =
    Barbaři vyhrají, jen když jsou skutečně silnější. Jsou-li obě strany stejně silné, vyhrávají rytíři.
text-CK-BARB-4 =
    Po útoku, ať skončí výhrou, nebo prohrou, se všichni rytíři stávají pasivními a loď se vrací na pole S. Od
    prvního útoku lze přesouvat zloděje.
text-CK-BARB-5 = Mezi příjezdem lodi a bitvou nelze aktivovat žádného rytíře ani zahrát žádnou kartu.
text-CK-LOSE-1 =
    Když barbaři vyhrají, mohou o město přijít jen hráči, kteří mají aspoň jedno město, jež není metropolí.
    Hráčům, kteří mají jen vesnice nebo jen metropole, se nic nestane.
text-CK-LOSE-2 =
    Z těch, kdo mohou přijít o město, ztrácejí po jednom městě hráči, jejichž aktivní rytíři přispěli nejmenší
    silou; kdo aktivní rytíře neměl, přispěl silou 0. Je-li nejslabších víc, ztrácí město každý z nich.
text-CK-LOSE-3 =
    Ztracené město se nahradí vesnicí a ztrácejí se i jeho hradby. O které město jde, určí jeho majitel.
text-CK-LOSE-4 = Nemá-li nikdo aktivního rytíře, ztrácí jedno město každý hráč, který o město může přijít.
text-CK-LOSE-5 =
    Nemá-li postižený hráč v zásobě figurku vesnice, položí se město na bok a počítá se jako vesnice: 1
    výherní bod, 1 surovina a žádné obchodní zboží.
text-CK-LOSE-6 =
    Hráč, který má zredukované město, ho musí za 3 rudy a 2 obilí obnovit, než postaví jakékoli jiné město.
text-CK-LOSE-7 = Hráč, který přijde o město, si ponechává celou výstavbu měst.
text-CK-DEF-1 =
    Když rytíři vyhrají a jeden hráč sám přispěl největší silou, získá kartu Zachránce ostrova za 1 výherní
    bod.
text-CK-DEF-2 =
    Přispělo-li největší silou shodně několik hráčů, kartu Zachránce ostrova nedostane nikdo. Každý z nich si
    vezme vrchní kartu z balíčku karet pokroku, který si sám vybere, i když v té oblasti výstavbu nemá, a to
    po směru hodinových ručiček počínaje hráčem na tahu. Limit karet platí.
text-CK-DEF-3 =
    Karet Zachránce ostrova je 6. Co se stane po rozdání poslední, pravidla neříkají; běžně se bod počítá i
    dál.
text-CK-MERCH-1 =
    Obchodník přichází do hry s první kartou Obchodník. Staví se na krajinu na pevnině, u které má hráč
    vesnici nebo město.
text-CK-MERCH-2 =
    Dokud obchodník stojí na krajině, smí jeho majitel dát bance 2 karty suroviny této krajiny za 1 kartu.
text-CK-MERCH-3 = Obchodník má pro svého majitele hodnotu 1 výherního bodu.
text-CK-MERCH-4 =
    Obchodníka přesune jen další karta Obchodník, ať ji zahraje kdokoli. Bod i poměr přecházejí s ním.
text-CK-MERCH-5 = Zloděj na krajině obchodníka nemá na obchodníka vliv.
text-CK-MERCH-6 =
    Běžně smí obchodník stát jen na krajinách, které vynášejí surovinu, tedy ne na poušti. Na zlaté řece nesmí
    stát nikdy.
text-CK-WIN-1 = Hra končí, jakmile má hráč na tahu 13 výherních bodů.
text-CK-WIN-2 =
    Vesnice a zredukovaná města mají hodnotu 1 výherního bodu, města 2, metropole 4, Nejdelší obchodní cesta 2
    a každá karta Zachránce ostrova, Knihtisk, Ústava a obchodník 1. Největší vojsko se nehraje.
text-CK-WIN-3 = V Městech a rytířích jsou všechny výherní body všem na očích.
