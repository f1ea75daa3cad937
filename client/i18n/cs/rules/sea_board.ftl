# Námořníci: součásti hry a kde smějí ležet a stát silnice, lodě a vesnice.

text-S-COMP-1 =
    Rozšíření Námořníci přidává 6 dílů rámu, 19 mořských polí a 11 krajin: zlatá řeka, poušť, vrchovina a hory
    jsou mezi nimi dvakrát, pole, les a pastvina jednou. Spolu se základní hrou je až 5 krajin každého druhu,
    který vynáší svou surovinu, 3 pouště a 2 zlaté řeky.
text-S-COMP-2 = Přibývá deset žetonů s čísly, po jednom s čísly 2, 3, 4, 5, 6, 8, 9, 10, 11 a 12.
text-S-COMP-3 =
    Přístavy na rámu základní hry nahrazuje deset samostatných přístavů: pět 3:1 a po jednom 2:1 pro každou
    surovinu.
text-S-COMP-4 = Každá barva má 15 lodí a všichni hráči mají společného jednoho piráta.
text-S-COMP-5 =
    Zvláštní výherní body se značí bodovými žetony; v některých scénářích představují tyto žetony sukno nebo
    pirátské skrýše. Je jich vždy dost.
text-S-COMP-6 = Banka, akční karty, silnice, vesnice a města jsou ze základní hry.
text-S-COMP-7 = Zlatá řeka je druh krajiny, ne surovina: karty zlata neexistují.
text-S-GEO-1 =
    Lze využít každou hranu a každou křižovatku kteréhokoli pole mapy, i ty nejkrajnější, které sousedí s
    rámem. Na samotném rámu se nic nestaví.
text-S-GEO-2 = Na hraně je místo jen pro jednu figurku, silnici nebo loď, ať patří komukoli.
text-S-GEO-3 =
    Silnice potřebuje aspoň po jedné straně své hrany souš, loď moře; rám se počítá jako moře. Na pobřežní
    hraně smí ležet silnice i loď, vždy však jen jedna z nich.
text-S-GEO-4 = Vesnice potřebuje křižovatku, která se dotýká aspoň jedné známé krajiny.
text-S-GEO-5 =
    Pravidlo odstupu počítá s každou hranou, takže příliš blízko může být i budova na druhém břehu úzkého
    průlivu.
text-S-GEO-6 = Přístav slouží oběma koncům své pobřežní hrany, na malých ostrovech stejně jako na velkých.
text-S-GEO-7 =
    Pojmenované části mapy, například její ostrovy, nikdy nemají společnou křižovatku; jen u pásu pouští
    určuje pravidlo, ke které části křižovatka patří.
