# Průběh tahu, výnosy, sedmička a zloděj.

text-B-TURN-1 =
    Ukrajinská pravidla z roku 2025 dělí tah na dvě fáze: nejdřív hod na výnos, pak obchod a stavba v
    libovolném pořadí a libovolně často.
text-B-TURN-2 =
    Ruská a italská pravidla dělí tah na tři kroky v pevném pořadí: povinný hod, obchod, stavba. Polský
    almanach považuje toto oddělení za pomůcku pro ty, kdo se hru učí, a zkušeným hráčům radí od něj upustit.
text-B-TURN-3 = Před hodem na výnos nesmí hráč na tahu dělat nic jiného než zahrát akční kartu.
text-B-TURN-4 = Hráč na tahu smí zahrát jednu akční kartu v kterékoli chvíli svého tahu, před hodem i po něm.
text-B-TURN-5 = Obchodovat ani stavět nikdo nemusí. Obojí lze opakovat, dokud stačí karty a figurky.
text-B-TURN-6 = Na konci tahu přecházejí kostky k sousedovi po levici a začíná jeho tah.
text-B-PROD-1 =
    Hráč na tahu hodí dvěma kostkami. Každá krajina, jejíž číslo se rovná součtu, vynáší, a to pro všechny
    hráče.
text-B-PROD-2 =
    Za každou vesnici u krajiny, která vynáší, si její majitel vezme jednu kartu suroviny této krajiny.
text-B-PROD-3 = Za každé město u krajiny, která vynáší, si jeho majitel vezme dvě karty suroviny této krajiny.
text-B-PROD-4 =
    Má-li hráč u jedné krajiny více budov, počítají se všechny, a budova mezi dvěma krajinami, které vynášejí,
    má výnos z obou.
text-B-PROD-5 =
    Krajina se zlodějem nikomu nic nevynáší, dokud na ní zloděj stojí. Jiná krajina se stejným číslem vynáší
    dál.
text-B-PROD-6 = Poušť nevynáší nic, ať padne cokoli.
text-B-PROD-7 =
    Nemůže-li banka vyplatit všechny karty jednoho druhu, které hráčům náležejí, nedostane karty toho druhu
    nikdo. Náležejí-li jen jednomu hráči, vezme si, co zbývá. Ostatních druhů se to netýká.
text-B-PROD-8 = Karty z výnosu si hráč musí vzít.
text-B-SEVEN-1 = Když padne 7, nevynáší žádná krajina.
text-B-SEVEN-2 =
    Když padne 7, každý hráč, který má víc než 7 karet surovin, včetně hráče na tahu, odhodí polovinu z nich
    do banky, zaokrouhleno dolů, a sám vybere, které to budou. Z 8 nebo 9 karet odhodí 4, z 11 karet 5.
text-B-SEVEN-3 = Akční karty se do limitu karet v ruce nepočítají a při hozené 7 se neodhazují.
text-B-SEVEN-4 =
    Když padne 7, nejdřív se dokončí všechno odhazování. Pak hráč na tahu přesune zloděje, potom krade a
    teprve poté pokračuje obchodem a stavbou.
text-B-SEVEN-5 =
    Pravidla jednotlivých vydání neurčují, v jakém pořadí hráči odhazují. Běžně vybírají všichni současně.
text-B-ROB-1 = Zloděje přesouvá jen hozená 7 nebo zahraná karta Rytíř.
text-B-ROB-2 = Zloděj se musí přesunout na jinou krajinu; nesmí zůstat, kde je.
text-B-ROB-3 = Zloděje lze přesunout na kteroukoli jinou krajinu ostrova. Běžně i na poušť.
text-B-ROB-4 =
    Kdo přesunul zloděje, vezme potom naslepo jednu náhodnou kartu suroviny jednomu soupeři, který má u nové
    krajiny budovu. Má-li ji tam více soupeřů, sám si vybere, koho okrade.
text-B-ROB-5 =
    Okrádaný ukazuje jen ruby karet. Bere se mu jedna karta bez ohledu na to, kolik budov u krajiny má.
text-B-ROB-6 = Nemá-li u krajiny budovu žádný soupeř, nebo nemá-li vybraný soupeř karty, nic se nekrade.
text-B-ROB-7 = Zloděj krade jen karty surovin, nikdy akční karty.
text-B-ROB-8 = Běžně musí ten, kdo přesunul zloděje, krást, pokud je tu oběť, která má karty.
text-B-ROB-9 = Zloděj nebrání ničemu jinému než výnosu. U jeho krajiny lze dál stavět i používat přístav.
