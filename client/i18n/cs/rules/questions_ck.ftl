# Otevřené otázky Měst a rytířů, X-50 až X-67: dráha barbarů, karty pokroku, výstavba a obránci.

text-X-50 =
    Jak dlouhá je dráha barbarů a co je na kostce událostí? Běžně loď potřebuje 7 kroků a na kostce jsou tři
    lodě a po jedné bráně každé barvy. Mění to nastavení ck_barbarian_track a ck_event_die.
text-X-51 =
    Kdo má v Městech a rytířích první tah? Hráč, který položil město jako poslední, tedy ten s nejvyšším
    hodem. Nastavení k tomu není.
text-X-52 =
    Kdy se hráč musí vzdát páté karty pokroku a kam karta přijde? Běžně v cizím tahu hned, ve vlastním do
    konce tahu; karta, kterou si sám zvolí, jde pod svůj balíček. S nastavením
    ck_fifth_card = always_immediate se jí musí vzdát hned i ve vlastním tahu.
text-X-53 =
    Smí hráč odmítnout kartu pokroku, kterou mu dává brána? Text na jednom místě říká, že si ji smí vzít, na
    jiném, že ji dostává. Karty se berou automaticky. Nastavení k tomu není.
text-X-54 =
    Co když je balíček karet pokroku prázdný? Běžně se žádná karta nebere. S nastavením
    ck_deck_empty = choose_other_deck si hráč vezme kartu z jiného balíčku podle své volby.
text-X-55 =
    Počítá se obchodní zboží při krádeži a odhazování? Jedna věta mluví jen o kartách surovin, jiná počítá i
    obchodní zboží. Počítají se všechny suroviny i všechno obchodní zboží v ruce. Nastavení k tomu není.
text-X-56 = Smí mít metropole hradby? Smí, protože metropole je město. Nastavení k tomu není.
text-X-57 =
    Kdo potřebuje ke stavbě stupně 4 nebo 5 město bez metropole? Text mluví jen o čtvrtém stupni: kdo má
    jediné město a to je metropolí, nemůže v něm pokračovat. Běžně tedy takové město potřebuje stupeň 4, a
    stupeň 5 jen tehdy, získá-li se jím metropole, pro kterou musí být místo. Držitel metropole dané oblasti
    je nepotřebuje. Nastavení ck_free_city_rule = level4_and_5 ho vyžaduje pro každý stupeň 5,
    only_when_metropolis_won pro žádnou stavbu, která metropoli nepřinese.
text-X-58 =
    Smí se karta získaná při bráně zahrát před výnosem? Text říká, že kdo ji dostane ve svém tahu, může ji
    ihned zahrát. Hod se však vyhodnocuje v pevném pořadí, událost, karty, výnos, a hraní karet patří k tomu,
    co se dělá potom; ihned tedy znamená, že se nečeká na další tah. Běžně se smí zahrát, až když jsou kostky
    úplně vyhodnoceny. S nastavením ck_drawn_card = at_once smí hráč na tahu zahrát právě získanou kartu, a
    žádnou jinou, dřív, než si vezme další hráč; totéž platí pro odměnu při shodě obránců.
text-X-59 = Kdo rozhoduje, které město při útoku barbarů padne? Jeho majitel. Nastavení k tomu není.
text-X-60 =
    Ze kterého balíčku a v jakém pořadí si obránci při shodě berou karty? Každý si balíček vybere, a to po
    směru hodinových ručiček počínaje hráčem na tahu. Nastavení k tomu není.
text-X-61 =
    Co když je všech šest karet Zachránce ostrova rozdáno? Běžně se výherní bod přesto počítá. S nastavením
    ck_defender_unlimited = false se nepočítá.
text-X-62 =
    Smí se obchodník postavit na poušť? Text dovoluje kteroukoli krajinu, ale mluví o její surovině. Běžně
    jsou dovoleny jen krajiny, které něco vynášejí. S nastavením ck_merchant_desert = true je dovolena i
    poušť.
text-X-63 =
    Je s Jeřábem stupeň 1 zdarma a smějí se na jednu stavbu použít dva Jeřáby? Běžně je stupeň 1 zdarma a na
    jednu stavbu se počítá jen jeden Jeřáb. S nastavením ck_crane_stack = true se slevy sčítají.
text-X-64 =
    Smí se kartou Lékařství obnovit zredukované město? Běžně smí, protože zredukované město se počítá jako
    vesnice. S nastavením ck_medicine_restore = false nesmí.
text-X-65 =
    Kolik figurek pokládá karta Stavba silnic s rozšířením Námořníci? Karta uvádí 2 figurky, vysvětlení 1 loď
    a 2 silnice. Pokládá 2 figurky v libovolné kombinaci. Nastavení k tomu není.
text-X-66 =
    Který slabší rytíř se staví, když po zahrání Zběha nezbývá figurka stejné síly? Běžně nejsilnější
    dostupný, který je slabší než odstraněný. Nastavením ck_deserter_fallback lze dovolit jen obyčejného
    rytíře, nebo kteréhokoli slabšího podle volby.
text-X-67 =
    Platí Obchodní flotila pro jeden druh karet, nebo pro všechny? Podle textu lze opakovaně měnit libovolnou
    surovinu nebo obchodní zboží; žádá jen, aby odevzdané karty byly stejné, jeden druh uvádí jako příklad a
    nikomu neukládá druh určit, jak to dělají Monopoly. Běžně lze tedy dávat kterýkoli druh, vždy 2 stejné
    karty. S nastavením ck_fleet_scope = one_named_kind se druh určí při zahrání karty.
