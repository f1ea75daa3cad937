# Domácí pravidla: v žádném vydání pravidel nejsou, ale mnohde se tak hraje. Každé má své nastavení.

text-H-1 =
    S nastavením friendly_robber nesmí zloděj na krajinu u budovy soupeře, který má jen body ze zakládání,
    počítají-li se jen viditelné: 2, v Městech a rytířích 3. Platí to stejně pro sedmičku, Rytíře, Biskupa i
    zahnaného zloděje; vlastní budovy nepřekážejí. Nezbývá-li žádná krajina, jde zloděj na jinou poušť, bez
    ohledu na nastavení robber_to_desert; není-li taková, zůstává, kde je. Kdo je ušetřen, toho nelze nikdy
    okrást; ostatní u té krajiny ano, jako obvykle.
text-H-2 =
    S nastavením rounds_without_seven sedmička v tolika prvních kolech nepadá; kolo je jeden tah každého
    hráče. Oběma kostkami se hází znovu, dokud neukážou jiný součet, takže všechny ostatní hody si mezi sebou
    zachovávají svou pravděpodobnost. Kostkou událostí z Měst a rytířů se znovu nehází a sedmičku nesmí určit
    ani Alchymista.
text-H-3 =
    S nastavením domestic_trade = false nikdo nedává nabídky: hráči obchodují jen s bankou. Směny, které
    hráčům ukládají karty, třeba Obchodní přístav, nejsou obchod a probíhají jako obvykle.
text-H-4 =
    S nastavením public_bank_counts = false jsou velikosti hromádek banky skryté; všichni vidí, které hromádky
    jsou prázdné. Ani to, co si lze vzít, neprozrazuje víc, s výjimkou karty Vynález: kdo ji smí zahrát, dozví
    se, zda jsou v hromádce dvě karty. Nedostatek se oznamuje bez počtu karet, které zbyly. Co hráči platí,
    odhazují a dostávají, zůstává veřejné, takže si to lze průběžně počítat.
