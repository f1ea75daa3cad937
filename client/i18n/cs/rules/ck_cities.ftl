# Města a rytíři: výstavba měst, metropole a karty pokroku.

text-CK-IMPR-1 =
    Stupeň n v každé oblasti stojí n karet obchodního zboží: v obchodu plátno, v politice peníze, ve vědě
    papír. Stupně 1 až 5 se staví po pořadě a za tah jich lze postavit i několik. Po pořadě to jsou v obchodu:
    trh, cech obchodníků, gilda, banka, obchodní centrum; v politice: radnice, kostel, pevnost, katedrála,
    rada ostrova; ve vědě: klášter, knihovna, akvadukt, divadlo, univerzita.
text-CK-IMPR-2 = K výstavbě ve všech třech oblastech stačí jediné město.
text-CK-IMPR-3 =
    K postavení dalšího stupně je třeba aspoň jedno skutečné město. Hráč, který město nemá nebo má jen
    zredukované, si ponechává všechny stupně a dál si bere karty, ale další stupeň postavit nemůže.
text-CK-IMPR-4 =
    Stupeň 3 přináší v každé oblasti výhodu do konce hry: v obchodu je to gilda, v politice pevnost a ve vědě
    akvadukt.
text-CK-ABIL-1 =
    Obchod, stupeň 3: kdykoli hráč ve svém tahu obchoduje, smí dát bance 2 stejné karty obchodního zboží za 1
    surovinu nebo za 1 obchodní zboží jiného druhu.
text-CK-ABIL-2 = Politika, stupeň 3: hráč smí posilovat silné rytíře na mocné.
text-CK-ABIL-3 =
    Věda, stupeň 3: pokud hod na výnos jiný než 7 nepřinese hráči nic, třeba i kvůli zloději, smí si hráč vzít
    1 surovinu podle výběru. Platí to při hodu kteréhokoli hráče.
text-CK-METRO-1 =
    Kdo v některé oblasti jako první dosáhne stupně 4, udělá z jednoho svého města metropoli této oblasti. Ta
    má o 2 výherní body víc než město, celkem 4.
text-CK-METRO-2 =
    Metropole jsou tři, v každé oblasti jedna. Jeden hráč jich smí mít i několik, každou na jiném městě.
text-CK-METRO-3 =
    O metropoli lze přijít jen tehdy, když stupně 5 její oblasti dosáhne jako první jiný hráč. Metropole se
    pak natrvalo přesune na jedno z jeho měst a z té dosavadní je znovu obyčejné město.
text-CK-METRO-4 =
    Dosáhne-li stupně 5 jako první sám majitel metropole, zůstává mu metropole natrvalo. Kdo dosáhne stupně 4
    nebo 5 později, nic na tom nezmění.
text-CK-METRO-5 =
    Hráč, jehož jediné město už je metropolí, nemůže postavit stupeň 4 v jiné oblasti, dokud nemá další město.
    Nemůže postavit ani stupeň 5, kterým by metropoli získal; jiný stupeň 5 takové město nepotřebuje.
text-CK-METRO-6 = Město pro metropoli si majitel vybírá z vlastních měst, která ještě metropolemi nejsou.
text-CK-METRO-7 = O metropoli nelze kvůli barbarům přijít, ale do síly barbarů se počítá.
text-CK-PROG-1 =
    Karty pokroku se získávají, když na kostce událostí padne brána, dále při shodě nejsilnějších obránců a
    pomocí Špióna.
text-CK-PROG-2 =
    Ve svém tahu smí hráč po hodu zahrát libovolný počet karet pokroku. Alchymista se hraje jen před hodem.
text-CK-PROG-3 =
    Kartu získanou ve vlastním tahu lze zahrát v témže tahu, ale ne dřív, než jsou kostky úplně vyhodnoceny. S
    nastavením ck_drawn_card = at_once ji lze zahrát i dřív, než se stane cokoli jiného.
text-CK-PROG-4 = Hráč smí mít v ruce nejvýš 4 karty pokroku. Karty s výherními body se nepočítají.
text-CK-PROG-5 =
    Hráč, který má pátou kartu a nemůže žádnou zahrát, například v cizím tahu, musí ihned jednu z pěti vrátit
    do jejího balíčku. Kterou, to si vybere sám; vrací se pod balíček.
text-CK-PROG-6 =
    Knihtisk a Ústava se vyloží lícem nahoru, jakmile si je hráč vezme. Nelze je tajit ani ukrást a do limitu
    4 karet se nikdy nepočítají.
text-CK-PROG-7 =
    Zahraná karta pokroku se vrací lícem dolů pod svůj balíček. Karty s výherními body zůstávají svému hráči.
text-CK-PROG-8 =
    S kartami pokroku nelze obchodovat, při hodu 7 se nepočítají a zloděj ani Biskup je nemohou ukrást.
