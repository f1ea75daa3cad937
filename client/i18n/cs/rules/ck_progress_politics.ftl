# Města a rytíři: karty pokroku, politika (modré).

text-CK-PROG-BISHOP-1 =
    Biskup (2 karty): hráč přesune zloděje a každému soupeři, který má u nové krajiny budovu, vezme z ruky 1
    náhodnou kartu, surovinu nebo obchodní zboží. Každému se bere jen jedna karta, i když tam má budovy dvě.
text-CK-PROG-BISHOP-2 = Před prvním útokem barbarů nelze Biskupa použít.
text-CK-PROG-DIPLOMAT-1 =
    Diplomat (2 karty): hráč odstraní jednu otevřenou silnici kteréhokoli hráče. Silnice je otevřená, leží-li
    na začátku nebo na konci cesty a není-li na tomto jejím konci vesnice, město, rytíř ani další silnice její
    barvy a s rozšířením Námořníci ani loď.
text-CK-PROG-DIPLOMAT-2 =
    Odstraněná soupeřova silnice se vrací svému majiteli. Kdo kartu zahrál, nesmí za tuto silnici nic
    postavit.
text-CK-PROG-DIPLOMAT-3 =
    Odstraněnou vlastní silnici lze bez placení znovu položit na jiné místo, kde to pravidla dovolují.
    Odstranit soupeřovu silnici a položit vlastní není dovoleno.
text-CK-PROG-DIPLOMAT-4 =
    Držitel Nejdelší obchodní cesty se znovu určí, až když je celý účinek Diplomata dokončen.
text-CK-PROG-WARLORD-1 =
    Vojevůdce (2 karty): hráč bez placení aktivuje všechny své rytíře. Takto aktivovaní rytíři ovšem v tomto
    tahu ještě jednat nemohou.
text-CK-PROG-WEDDING-1 =
    Svatba (2 karty): každý hráč, který má víc výherních bodů než ten, kdo kartu zahrál, mu dá 2 karty podle
    vlastní volby, suroviny nebo obchodní zboží. Kdo má jen 1 kartu, dá tu, kdo nemá žádnou, nedá nic.
text-CK-PROG-INTRIGUE-1 =
    Intriky (2 karty): hráč zažene jednoho soupeřova rytíře jakékoli síly z křižovatky, ke které vede vlastní
    silnice nebo loďstvo. Vlastní rytíř k tomu není třeba.
text-CK-PROG-INTRIGUE-2 =
    Rytíř zahnaný Intrikami se musí přemístit stejně, jako když ho zažene rytíř. Není-li pro něj místo, vrací
    se svému majiteli.
text-CK-PROG-INTRIGUE-3 =
    Intrikami se vlastní rytíř nestaví. Má-li na té křižovatce stát, je třeba ho běžným způsobem povolat.
text-CK-PROG-SABOTEUR-1 =
    Sabotér (2 karty): každý jiný hráč, který má aspoň tolik výherních bodů jako ten, kdo kartu zahrál, odhodí
    polovinu surovin a obchodního zboží z ruky, zaokrouhlenou dolů, a sám si karty vybere; z 9 karet odhodí 4.
    Nejmenší počet karet v ruce není stanoven a hradby nechrání.
text-CK-PROG-SPY-1 =
    Špión (3 karty): hráč si prohlédne karty pokroku jednoho soupeře a jednu z nich si vezme. Karty s
    výherními body vzít nelze. Získaného Špióna lze použít hned.
text-CK-PROG-DESERTER-1 =
    Zběh (2 karty): hráč určí soupeře a ten podle vlastní volby odstraní z plánu jednoho svého rytíře.
text-CK-PROG-DESERTER-2 =
    Ten, kdo kartu zahrál, potom postaví vlastního rytíře téže síly, aktivního nebo pasivního podle toho, jaký
    byl odstraněný.
text-CK-PROG-DESERTER-3 =
    Nemá-li ten, kdo kartu zahrál, figurku této síly, postaví slabší. Nemá-li ani tu, nepostaví nic, ale
    soupeř o rytíře přesto přijde.
text-CK-PROG-DESERTER-4 =
    Byl-li odstraněn mocný rytíř, smí ten, kdo kartu zahrál, postavit mocného rytíře i bez pevnosti.
text-CK-PROG-DESERTER-5 =
    Nový rytíř se staví tam, kde by bylo možné rytíře povolat. Slabším rytířem je nejbližší nižší, který je k
    dispozici.
text-CK-PROG-CONSTITUTION-1 = Ústava (1 karta): má hodnotu 1 výherního bodu a ihned se vykládá lícem nahoru.
