# Města a rytíři: součásti hry, příprava, zakládání a průběh tahu.

text-CK-COMP-1 =
    Rozšíření má 96 karet: 36 karet obchodního zboží (po 12 kartách peněz, papíru a plátna), 54 karet pokroku
    (po 18 v každé ze tří barev) a 6 karet Zachránce ostrova, z nichž každá má hodnotu 1 výherního bodu.
text-CK-COMP-2 =
    Ke hře patří 4 archy výstavby, ke každému 15 značek, dále 4 karty s přehledem nákladů, dráha lodi barbarů,
    loď barbarů, obchodník, červená kostka, bílá kostka se symboly a 2 přihrádky na karty.
text-CK-COMP-3 =
    Každá barva má 6 rytířů (2 obyčejné o síle 1, 2 silné o síle 2 a 2 mocné o síle 3), 6 helmic, které
    označují aktivní rytíře, 3 kusy městských hradeb a 3 nástavce metropolí, k tomu 5 vesnic, 4 města a 15
    silnic ze základní hry.
text-CK-COMP-4 =
    Akční karty, karty s přehledem nákladů ze základní hry, Největší vojsko a jedna z kostek se nepoužívají.
    Nejdelší obchodní cesta a jedna kostka, a to žlutá, se používají.
text-CK-COMP-5 = Kostka událostí má tři strany s lodí a po jedné straně se žlutou, modrou a zelenou bránou.
text-CK-COMP-6 =
    Dráha lodi barbarů vede ze startovního pole S na poslední, červeně orámované pole. Z pole S potřebuje loď
    do útoku 7 kroků.
text-CK-SETUP-1 =
    První hra se hraje na tištěném plánu, který zajišťuje přísun všech surovin, především obilí. Další hry se
    hrají na proměnlivém plánu základní hry.
text-CK-SETUP-2 =
    Řady od severu k jihu, každá od západu k východu, jsou: vrchovina 6, hory 2, vrchovina 5; les 3, hory 9,
    poušť, les 10; les 8, pole 4, vrchovina 11, pastvina 3, pole 8; pastvina 10, pole 5, hory 6, pastvina 4;
    pole 9, pastvina 12, les 11. Přístavy leží na týchž devíti hranách jako na plánu pro začátečníky a v
    jejich pořadí to jsou: cihly, ruda, dřevo, obilí, 3:1, 3:1, 3:1, vlna, 3:1. Počáteční rozestavení
    vytištěno není; hraje se zakládání.
text-CK-SETUP-3 =
    V bance je pět hromádek surovin a lícem nahoru i hromádky peněz, papíru a plátna. Tři balíčky karet
    pokroku, žlutý pro obchod, zelený pro vědu a modrý pro politiku, se zamíchají každý zvlášť a leží lícem
    dolů. Připraveny jsou i karty Zachránce ostrova.
text-CK-SETUP-4 = Loď barbarů začíná na poli S a zloděj na poušti. Obchodník na plánu není.
text-CK-SETUP-5 = Každý hráč začíná bez jakékoli výstavby.
text-CK-FOUND-1 =
    Začíná ten, kdo oběma kostkami s čísly hodí nejvíc. V prvním kole položí každý hráč vesnici a silnici jako
    v základní hře.
text-CK-FOUND-2 =
    Ve druhém kole, v opačném pořadí, položí každý hráč místo vesnice město a k tomu silnici. Po založení má
    hráč 3 výherní body a v zásobě 4 vesnice, 3 města a 13 silnic.
text-CK-FOUND-3 =
    Na začátku dostane každý hráč jednu surovinu za každou krajinu s výnosem, které se dotýká jeho město.
    Tento výnos se nezdvojuje a nepřináší obchodní zboží.
text-CK-FOUND-4 = První tah má hráč, který položil město jako poslední, tedy ten s nejvyšším hodem.
text-CK-TURN-1 =
    Tah začíná hodem všemi třemi kostkami a jejich vyhodnocením. Před hodem lze jen zahrát kartu Alchymista:
    neobchoduje se, nestaví a s rytíři se nejedná.
text-CK-TURN-2 =
    Po vyhodnocení kostek smí hráč na tahu v libovolném pořadí a opakovaně obchodovat, stavět silnice,
    vesnice, města a hradby, povolávat, aktivovat a posilovat rytíře, pokračovat ve výstavbě měst, hrát karty
    pokroku a provádět akce rytířů. Obchod a stavba jsou tedy vždy dohromady.
text-CK-TURN-3 = Po skončení tahu je na řadě soused po levici.
