# Města a rytíři s rozšířením Námořníci: kde pravidla mlčí, CK-SEA-25 až 39.

text-CK-SEA-25 =
    Rytíř se přemisťuje po tvých silnicích a lodích v jakémkoli pořadí, běžně i tam, kde se stýkají bez
    budovy. Na křižovatce bez souše smí zůstat, je-li u ní tvoje loď. Totéž platí pro zahánění a pro zahnaného
    rytíře.
text-CK-SEA-26 =
    Na křižovatce na moři stojí nejvýš jeden rytíř. Aktivuje se, posiluje a zahání jako ostatní a počítá se k
    obraně.
text-CK-SEA-27 =
    Vlastní rytíř, aktivní i pasivní, je koncem loďstva stejně jako budova. Přesunutá loď ani vlastní Diplomat
    nesmí přerušit poslední spojení mezi rytířem a všemi tvými budovami.
text-CK-SEA-28 =
    Tvoje loď běžně zůstává, kde je, drží-li jeden její konec cizí rytíř a stýkají-li se tam aspoň dvě tvé
    lodě, i když je její druhý konec volný. Cizí vesnice žádnou loď nedrží.
text-CK-SEA-29 =
    Rytíř zahání piráta stejně, jako by zaháněl zloděje: v tahu svého majitele po hodu, aktivní už před tímto
    tahem, z kterékoli křižovatky pirátova pole. Pirát jde na jiné mořské pole, nebo běžně i na rám, a ten,
    kdo ho přesunul, krade jako obvykle. Z rámu ho nezažene nikdo.
text-CK-SEA-30 =
    Před prvním útokem se po sedmičce jen odhazuje, ledaže stůl dovoluje přesun zloděje; žádná z obou figurek
    se nehýbe. Pirát běžně čeká na svém prvním místě a blokuje tam. Padne-li při hodu, který přinese útok,
    sedmička, jsou obě volné.
text-CK-SEA-31 =
    Po prvním útoku přesune ten, kdo hodí sedmičku, zloděje, nebo piráta. Biskup přesouvá jen zloděje.
text-CK-SEA-32 =
    Zlatá řeka přináší 1 surovinu za vesnici a 2 za město nebo metropoli. Vybírá se po výnosech a před
    akvaduktem, a kdo si za zlato něco vzal, ten nevyšel naprázdno.
text-CK-SEA-33 = Kdo objeví krajinu, vezme si surovinu, nikdy obchodní zboží.
text-CK-SEA-34 =
    Diplomat běžně odstraňuje i loď s volným koncem, to jest s koncem, u kterého není budova, rytíř, loď ani
    silnice její barvy. Cizí loď se vrací svému majiteli; vlastní smíš položit jinam, loď jako loď, silnici
    jako silnici. Pirát před ním žádnou loď nechrání, vedle piráta se však žádná nepokládá.
text-CK-SEA-35 =
    Loď, kterou Diplomat odstraní nebo znovu položí, se nepočítá jako přesun tohoto tahu. Je-li znovu
    položena, platí za postavenou v tomto tahu.
text-CK-SEA-36 =
    Intriky potřebují vlastní silnici nebo loď u rytířovy křižovatky, která smí být i na moři. Vynálezce smí
    prohodit i čísla zlatých řek. Důl a Zavlažování ze zlata nic nepřinášejí.
text-CK-SEA-37 =
    Barbaři napadnou všechny ostrovy v jediné bitvě; počítá se každé město a každý aktivní rytíř na plánu. Kdo
    přijde o město, tomu bodový žeton onoho ostrova zůstává.
text-CK-SEA-38 =
    Metropole, karty Zachránce ostrova, obchodník a bodové žetony se počítají vedle sebe. Největší vojsko
    není. Do Nejdelší obchodní cesty se počítají silnice i lodě a přerušují ji i rytíři.
text-CK-SEA-39 = Ani na pobřeží se vesnice nestaví tam, kde stojí rytíř.
