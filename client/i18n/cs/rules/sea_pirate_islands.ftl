# Námořníci: Pirátské ostrovy.

text-S-PI-1 =
    Není tu zloděj, Nejdelší obchodní cesta ani Největší vojsko. Každá barva začíná s vesnicí a lodí na
    hlavním ostrově; daleko od něj má místo vylodění a pevnost, vlastní vesnici pod třemi pirátskými skrýšemi.
text-S-PI-2 = Při třech hráčích se karty Výherní bod z balíčku vyřadí. Při čtyřech se hrají jako Rytíři.
text-S-PI-3 =
    Každý pak na hlavním ostrově jako obvykle založí dvě vesnice, takže jich tam má tři, a tedy 3 body.
    Pevnost se počítá, až když je dobyta.
text-S-PI-4 =
    Po každém hodu a před jeho účinky popluje pirátská flotila po své trase o tolik polí, kolik ukazuje nižší
    kostka.
text-S-PI-5 =
    Zastaví-li se flotila u budov, napadne jejich majitele, běžně všechny, nejdřív hráče na tahu. Její sílu
    ukazuje nižší kostka, silou hráče je počet jeho válečných lodí. Slabší hráč přijde o náhodnou kartu a o
    další za každé své město, silnější si vezme surovinu podle výběru a při stejné síle se nic nestane.
text-S-PI-6 =
    Po sedmičce se jako obvykle odhazují karty; potom smí ten, kdo hodil, vzít naslepo jednu kartu kterémukoli
    soupeři.
text-S-PI-7 =
    Mimo hlavní ostrov stavíš jediné loďstvo bez odboček, nejkratší cestou k svému místu vylodění a nejkratší
    cestou dál k své pevnosti, a ne dál. Podél hlavního ostrova jsou dovoleny i jiné lodě.
text-S-PI-8 =
    Na svém místě vylodění smíš postavit vesnici, jakmile k němu dorazí tvoje loďstvo. Nic jiného se na
    pirátských ostrovech nestaví.
text-S-PI-9 =
    Rytíř, a při čtyřech hráčích i karta Výherní bod, změní ve válečnou loď tu obyčejnou loď tvého loďstva,
    která je nejblíž jeho začátku. Karta odchází ze hry a nic jiného nedělá.
text-S-PI-10 =
    Lodě loďstva se přesouvají podle obecných pravidel, zůstane-li loďstvo takové, jaké má být. Válečné lodě
    zůstávají válečnými; ztracená se vrací do zásoby svého majitele.
text-S-PI-11 =
    Jakmile tvoje loďstvo dorazí k tvé pevnosti, smíš ji běžně na samém konci svého tahu napadnout. Hoď
    kostkou: máš-li v loďstvu víc válečných lodí, než ukazuje, odstraní se jedna skrýš; máš-li jich stejně,
    ztratíš loď nejblíž pevnosti; máš-li jich méně, dvě nejbližší.
text-S-PI-12 =
    Bez třetí skrýše je pevnost obyčejná tvoje vesnice: platí za bod, vynáší a lze ji přestavět na město.
    Jsou-li dobyty všechny pevnosti, pirát odchází ze hry.
text-S-PI-13 = Ve vlastním tahu vyhrává ten, kdo dobyl svou pevnost a má běžně 10 bodů. Mapa je vždy tištěná.
