# Města a rytíři: karty pokroku, věda (zelené).

text-CK-PROG-ALCHEMIST-1 = Alchymista (2 karty) se hraje před hodem, a jen tehdy. Po hodu ho použít nelze.
text-CK-PROG-ALCHEMIST-2 =
    Hráč určí na žluté a červené kostce čísla od 1 do 6, přičemž součet smí být i 7, a potom hodí jen kostkou
    událostí.
text-CK-PROG-ALCHEMIST-3 =
    Nejdřív se vyhodnotí událost, potom výnos podle určených čísel. Číslo určené na červené kostce rozhoduje i
    o tom, kdo si při bráně vezme kartu.
text-CK-PROG-MINING-1 =
    Důl (2 karty): hráč si vezme 2 rudy za každé hory, u kterých má aspoň jednu vesnici nebo město. Na počtu
    ani druhu budov nezáleží.
text-CK-PROG-MINING-2 =
    Běžně nevadí, že na krajině stojí zloděj, protože Důl není hod na výnos. Nemá-li banka dost karet, vezme
    si hráč, co v ní je.
text-CK-PROG-ENGINEER-1 =
    Inženýr (1 karta): hráč ihned bez placení postaví jedny městské hradby. Omezení pro hradby platí.
text-CK-PROG-CRANE-1 =
    Jeřáb (2 karty): v tomto tahu stojí jedna stavba ve městě o 1 obchodní zboží méně. Postavení samotného
    města se nezlevňuje.
text-CK-PROG-CRANE-2 =
    Jeřáb platí jen v tahu, ve kterém je zahrán. Stupeň 1 v kterékoli oblasti je s ním zdarma.
text-CK-PROG-PRINTER-1 = Knihtisk (1 karta): má hodnotu 1 výherního bodu a ihned se vykládá lícem nahoru.
text-CK-PROG-SMITH-1 =
    Kovárna (2 karty): hráč bez placení posílí až 2 vlastní rytíře, každého o jeden stupeň. Rytíři mohou být
    aktivní nebo pasivní a takoví i zůstanou.
text-CK-PROG-SMITH-2 =
    Mocným se rytíř stane, jen když má hráč pevnost, a mocné rytíře už posílit nelze. Každého rytíře lze
    posílit nejvýš jednou za tah, takže Kovárna slouží dvěma různým rytířům. Figurka nejbližší vyšší síly musí
    být volná.
text-CK-PROG-MEDICINE-1 =
    Lékařství (2 karty): hráč přestaví jednu vesnici na město za 2 rudy a 1 obilí. Dvě tyto karty nelze na
    jednom městě spojit.
text-CK-PROG-MEDICINE-2 = Pravidla neříkají, zda lze kartou Lékařství obnovit zredukované město. Běžně to lze.
text-CK-PROG-ROADS-1 =
    Stavba silnic (2 karty): hráč bez placení postaví 2 silnice kdekoli, kde to pravidla dovolují; nemusejí
    ležet u sebe.
text-CK-PROG-ROADS-2 =
    S rozšířením Námořníci lze kartou Stavba silnic postavit také 2 lodě, nebo 1 silnici a 1 loď.
text-CK-PROG-INVENTOR-1 =
    Vynálezce (2 karty): hráč na plánu prohodí dva žetony s čísly, z nichž žádný nesmí být 2, 6, 8 ani 12.
text-CK-PROG-INVENTOR-2 =
    Hráč nemusí mít u těchto krajin budovu. Vybrat lze i krajinu se zlodějem; zloděj na ní zůstává.
text-CK-PROG-IRRIGATION-1 =
    Zavlažování (2 karty): hráč si vezme 2 obilí za každé pole, u kterého má aspoň jednu vesnici nebo město.
    Na počtu ani druhu budov nezáleží; pro zloděje a nedostatek karet v bance platí totéž jako u karty Důl.
