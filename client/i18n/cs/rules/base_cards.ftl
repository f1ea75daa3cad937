# Akční karty: koupě, hraní, Rytíř, karty pokroku a Výherní bod.

text-B-DEV-1 =
    Kdo kupuje akční kartu, zaplatí její cenu, vezme si vrchní kartu balíčku a tajně si ji prohlédne.
text-B-DEV-2 =
    V tahu lze koupit libovolný počet akčních karet, dokud je dovoleno stavět. Když je balíček prázdný, další
    karty už koupit nelze; balíček se nikdy znovu nezamíchá.
text-B-DEV-3 = Akční karty zůstávají skryté, dokud nejsou zahrány.
text-B-DEV-4 =
    Akční karty se dělí do tří skupin: Rytíř, karty pokroku (Stavba silnic, Vynález, Monopol) a Výherní bod.
text-B-DEV-5 = Hráč smí ve svém tahu zahrát nejvýš jednu kartu Rytíř nebo kartu pokroku.
text-B-DEV-6 =
    Akční kartu lze zahrát kdykoli ve vlastním tahu, i před hodem, ale ne uprostřed nedokončeného kroku, jako
    je hod, odhazování a přesun zloděje.
text-B-DEV-7 = Kartu Rytíř ani kartu pokroku nelze zahrát v tahu, ve kterém byla koupena.
text-B-DEV-8 = Pro karty Výherní bod neplatí omezení na jednu kartu za tah ani čekání do dalšího tahu.
text-B-DEV-9 =
    Každá akční karta se hraje jednou a do balíčku se už nevrací. Rytíři zůstávají ležet lícem nahoru před
    svým hráčem; karty pokroku se viditelně odkládají stranou.
text-B-DEV-10 = Akční karty zloděj ukrást nemůže.
text-B-KNIGHT-1 = Kdo zahraje kartu Rytíř, ihned přesune zloděje a krade, stejně jako po hozené 7.
text-B-KNIGHT-2 = Kvůli kartě Rytíř se nekontroluje počet karet v ruce a nic se neodhazuje.
text-B-KNIGHT-3 = Karta Rytíř zahraná před hodem se provede celá, včetně krádeže, ještě než se hodí kostkami.
text-B-KNIGHT-4 = Zahraný rytíř zůstává ležet lícem nahoru před svým hráčem a počítá se do Největšího vojska.
text-B-PROG-ROAD = Hráč ihned položí 2 silnice zdarma. Platí všechna pravidla pro umisťování silnic.
text-B-PROG-YOP =
    Hráč si vezme z banky 2 libovolné karty surovin, stejného druhu nebo různých druhů. Smí je hned utratit.
text-B-PROG-MONO = Hráč určí jednu surovinu a každý z ostatních hráčů mu odevzdá všechny karty toho druhu.
text-B-VPC-1 = Každá z 5 karet Výherní bod přináší 1 výherní bod a drží se v tajnosti.
text-B-VPC-2 =
    Karty Výherní bod lze odhalit jen ve vlastním tahu a jen tehdy, když s nimi hráč dosáhne aspoň tolika
    bodů, kolik je potřeba k vítězství.
text-B-VPC-3 =
    V jednom tahu lze odhalit libovolný počet karet Výherní bod, i těch, které byly koupeny v témže tahu.
    Nepočítají se jako ta jedna karta, kterou lze za tah zahrát.
