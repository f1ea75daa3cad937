# Otevřené otázky základní hry, X-1 až X-23: kde pravidla mlčí, nejsou jasná nebo si odporují.

text-X-1 =
    Kdo má první tah na plánu pro začátečníky: hráč s nejvyšším hodem, nebo nejstarší hráč? Jednotlivá vydání
    pravidel se v tom rozcházejí. Běžně začíná hráč s nejvyšším hodem. Nastavením start_player lze místo toho
    zvolit nejstaršího hráče, první místo, nebo náhodný výběr.
text-X-2 =
    Která barva se při hře ve třech vynechá? Ukrajinské vydání pravidel uvádí bílou, ruské a italské červenou.
    Běžně je to na plánu pro začátečníky červená, jinde lze vynechat libovolnou. Nastavením unused_colour_3p
    lze určit červenou, bílou, nebo kteroukoli barvu.
text-X-3 =
    Musí se pravidlo odstupu dodržovat? Jedna věta ruského vydání pravidel to popírá, zatímco hned následující
    věta i všechna ostatní vydání to vyžadují; ona první věta se považuje za tiskovou chybu. Pravidlo platí
    vždy. Nastavení k tomu není.
text-X-4 =
    Jsou obchod a stavba jedna fáze, nebo dva kroky v pevném pořadí? Jednotlivá vydání pravidel se v tom
    rozcházejí. Běžně jsou spojené. Nastavení turn_phases = separate klade veškerý obchod před veškerou
    stavbu.
text-X-5 =
    Smí se přístav použít v tahu, ve kterém ho hráč získá? Almanach říká, že až v příštím tahu v další fázi
    obchodu, a u spojených fází hned. Běžně tedy ano, jsou-li fáze spojené, a ne, jsou-li oddělené. Nastavení
    harbour_same_turn to v obou případech dovolí, nebo zakáže: je-li to dovoleno při oddělených fázích, mění
    právě získaný přístav s bankou ve svém poměru i po začátku stavby, a nic jiného už ne.
text-X-6 =
    Je křižovatkou i pobřežní roh, který se dotýká jen jedné krajiny? Jedno vydání pravidel mluví o dvou
    krajinách na pobřeží, jiné o dvou, nebo jen jedné. Křižovatkami je všech 54 rohů. Nastavení k tomu není.
text-X-7 =
    Zůstává zahraná karta pokroku před svým hráčem, nebo odchází ze hry? Jednotlivá vydání pravidel se v tom
    rozcházejí. Karta jde na otevřenou odkládací hromádku a už nikdy se nepoužije. Nastavení k tomu není.
text-X-8 =
    Smí se zloděj přesunout zpátky na poušť? Dvě vydání pravidel mluví o žetonu s číslem na krajině, a ten
    poušť nemá; dvě mluví o kterékoli jiné krajině. Běžně smí. Nastavení robber_to_desert = false to zakazuje.
text-X-9 =
    Musí ten, kdo přesouvá zloděje, krást? Jedno vydání pravidel říká, že smí, tři to prostě přikazují. Běžně
    je krádež povinná, je-li tu oběť, která má karty. S nastavením robber_steal_optional = true se jí lze
    vzdát.
text-X-10 =
    Co když není koho okrást nebo oběť nemá karty? Běžně tam zloděj přesto smí a nic se nekrade, hráče bez
    karet však nelze vybrat, když je má jiná oběť. Nastavení robber_empty_victim_selectable = true takový
    výběr dovoluje.
text-X-11 =
    Co se stane, když banka nemá z čeho vyplácet? Běžně druh, kterého není dost, nedostane nikdo, ledaže
    náleží jedinému hráči: ten si vezme zbytek. Důl, Zavlažování a Vynález berou, co zbylo. Nastavením
    bank_shortage lze místo toho určit, že banka je neomezená, nebo že se vyplácí podle pořadí hráčů, dokud
    druh nedojde.
text-X-12 = Lze koupit akční kartu, když je balíček prázdný? Koupit ji nelze. Nastavení k tomu není.
text-X-13 =
    Co když lze kartou Stavba silnic položit méně než dvě silnice? Běžně se jich položí co nejvíc, a nelze-li
    položit ani jednu, nelze kartu zahrát. Nastavení road_building_partial = false vyžaduje dvě.
text-X-14 =
    Co když druh, který chce hráč kartou Vynález získat, v bance chybí? Běžně lze vybírat jen z karet, které
    tam jsou. S nastavením bank_shortage = unlimited žádný druh nikdy nechybí.
text-X-15 =
    Smějí být součástí směny skryté karty nebo sliby? Směňují se jen skutečné karty za otevřeně řečených
    podmínek. Nastavení k tomu není.
text-X-16 =
    Musí nabídku slyšet všichni soupeři? Běžně jsou nabídky veřejné. Nastavení trade_offers_private = true
    dovoluje nabídky jedinému soupeři.
text-X-17 =
    Smějí se měnit karty za karty téhož druhu? Pravidla zakazují jen to, aby jedna strana nedala nic. Běžně je
    taková směna zakázána. Nastavení forbid_like_for_like = false ji dovoluje.
text-X-18 =
    Smí být karta vzatá z banky téhož druhu jako karty, které hráč dal? Tři vydání pravidel říkají libovolný
    druh, jedno jiný druh. Musí být jiného druhu. Nastavení k tomu není.
text-X-19 =
    Může hráč vyhrát ještě před hodem, třeba s Rytířem, který mu přinese Největší vojsko? Běžně ano. S
    nastavením win_before_roll = false lze vyhrát až po hodu.
text-X-20 =
    Co když hráč dosáhne potřebných bodů v tahu někoho jiného? Počká a vyhraje na začátku svého tahu, pokud je
    stále má. Nastavení k tomu není.
text-X-21 =
    Končí hra sama, nebo musí vítěz vítězství ohlásit? Jedno vydání pravidel říká, že vítěz smí hru ukončit,
    ostatní, že hra končí. Běžně končí sama. S nastavením auto_claim_victory = false musí hráč vítězství
    ohlásit.
text-X-22 =
    Smějí se karty Výherní bod odhalit, i když tím hráč nevyhraje? Je to zakázáno. Nastavení k tomu není.
text-X-23 = Co dává poušť při rozdávání počátečních surovin? Nic a nastavení k tomu není.
