# Námořníci: žetony za novou zemi a čtyři scénáře o osidlování a objevování.

text-S-CHIP-1 =
    Ve scénářích s bodovými žetony přináší tvoje první vesnice na každé části mapy, která je pro tebe
    neprozkoumaná, zvláštní body: 2 ve scénářích K novým břehům, Čtyři ostrovy a Přes poušť, 1 ve scénářích
    Divy a Nový svět.
text-S-CHIP-2 =
    Bodový žeton přichází s postavením vesnice; každý hráč ho dostane jednou za každou část mapy, ať se tam
    předtím usadil kdokoli.
text-S-CHIP-3 =
    Vesnice ze zakládání žeton nepřinášejí. Ve Čtyřech ostrovech a v Novém světě jsou ostrovy, kterých se
    dotýkají, tvým domovem a žeton ti nepřinesou nikdy; jinde platí totéž pro výchozí území.
text-S-CHIP-4 =
    Vesnice je na té části mapy, jejíž souše se dotýká její křižovatka. U pásu pouští to určuje zvláštní
    pravidlo.
text-S-CHIP-5 =
    Bodový žeton si necháváš po celou hru, ať se s vesnicí a s loděmi, které k ní vedly, stane cokoli.
text-S-CHIP-6 = Bodové žetony leží otevřeně a počítají se hned, i k vítězství ve tvém tahu.
text-S-CHIP-7 = Bodových žetonů je tolik, kolik jich všichni hráči dohromady mohou získat.
text-S-CHIP-8 = Žeton přináší i ostrov, který tvoří samo zlato.
text-S-NS-1 = Všichni začínají na hlavním ostrově. Každý malý ostrov přináší 2 body za první vesnici na něm.
text-S-NS-2 =
    K vítězství je běžně třeba 14 bodů. Při třech, pěti nebo šesti hráčích začíná zloděj na malém ostrově, na
    vrchovině s číslem 12, při čtyřech na poušti; pirát začíná na rámu.
text-S-NS-3 = Na tištěné mapě pro tři jsou druhy přístavů vytištěny, na ostatních se losují.
text-S-NS-4 =
    Na proměnlivé mapě se krajiny a čísla hlavního ostrova míchají mezi sebou a krajiny a čísla malých ostrovů
    také. Čísla 6 a 8 neleží vedle jiného čísla 6 nebo 8. Druhy přístavů se zamíchají na jejich místech.
text-S-4I-1 =
    Začít smíš na kterémkoli ostrově. Jeden nebo dva ostrovy, kterých se dotýkají tvé vesnice ze zakládání,
    jsou tvým domovem a každý další ostrov přináší 2 body za tvou první vesnici na něm.
text-S-4I-2 =
    K vítězství je běžně třeba 13 bodů. Není tu poušť ani zlato. Zloděj začíná na čísle 12, pirát tam, kde ho
    ukazuje mapa.
text-S-4I-3 =
    Na proměnlivé mapě se krajiny a čísla míchají po všech ostrovech. Lesy a pastviny nedostanou 2, 3, 11 ani
    12. Zloděj začíná na čísle 12.
text-S-FI-1 =
    Začíná se na ostrovech, které leží lícem nahoru, na jednom nebo na dvou z nich. Bodové žetony tu nejsou;
    odměnou je to, co objevíš.
text-S-FI-2 =
    K vítězství je běžně třeba 12 bodů. Zloděj začíná na čísle 12 odkrytých ostrovů, při pěti nebo šesti
    hráčích na poušti; pirát začíná tam, kde ho ukazuje mapa, při třech nebo čtyřech hráčích na rámu.
text-S-FI-3 =
    Pro tři nebo čtyři hráče je na hromádce 12 dílů plánu: moře, zlatá řeka, vrchovina, pole a hory dvakrát,
    les a pastvina jednou. Deset žetonů nese čísla 3, 4, 5, 6, 8, 9, 10, 11 a 12 a ještě jedno navíc, při
    třech hráčích 3 a při čtyřech 11.
text-S-FI-4 =
    Pro pět nebo šest hráčů je na hromádce 25 dílů plánu: moře dvanáctkrát, zlatá řeka jednou, vrchovina, pole
    a hory dvakrát, les a pastvina třikrát; čísel je k nim 13. Dva zlaté ostrůvky leží v mlze odkryté; nikdo
    na nich nezačíná.
text-S-FI-5 =
    Na proměnlivé mapě se odkryté krajiny a jejich čísla míchají po odkrytých ostrovech; 6 a 8 smějí sousedit.
    Přístavy zůstávají na svých místech. Zloděj začíná na čísle 12.
text-S-FI-6 =
    Při třech nebo čtyřech hráčích se žádné místo pro zakládání mlhy nedotýká, ale z několika z nich objevuje
    hned první loď.
text-S-TTD-1 =
    Všichni začínají na hlavní pevnině. Neprozkoumaný je pruh za pouštěmi a každý malý ostrov; za první
    vesnici tam jsou pokaždé 2 body.
text-S-TTD-2 =
    K vítězství je běžně třeba 14 bodů. Zloděj začíná na prostřední poušti, pirát tam, kde ho ukazuje mapa,
    při třech nebo čtyřech hráčích na rámu.
text-S-TTD-3 =
    Křižovatka u pouští, která se dotýká pruhu, patří k němu, a ta, která se dotýká hlavní pevniny, patří k
    ní. Křižovatka, u které jsou jen pouště a moře, nepatří k žádnému z nich: usadit se na ní lze později,
    žeton však nepřinese a nikdo na ní nezakládá.
text-S-TTD-4 = Silnice přes pouště jsou obyčejné silnice.
text-S-TTD-5 =
    Na proměnlivé mapě zůstávají pouště na místě; krajiny, čísla a přístavy hlavní pevniny se míchají na ní,
    ostatní na pruhu a na ostrovech. Čísla 6 a 8 neleží vedle jiného čísla 6 nebo 8 ani na zlatě.
text-S-TTD-6 =
    Při pěti nebo šesti hráčích je pouští pět a za nimi jsou dva pruhy oddělené mořem; každý z nich běžně
    přináší vlastní žeton.
