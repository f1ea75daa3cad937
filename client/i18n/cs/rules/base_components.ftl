# Herní materiál a zeměpis ostrova: krajiny, žetony, karty, figurky, hrany a křižovatky.

text-B-COMP-1 = Pevninu tvoří 19 krajin: 4× les, 4× pastvina, 4× pole, 3× vrchovina, 3× hory a 1× poušť.
text-B-COMP-2 = Les vynáší dřevo, pastvina vlnu, pole obilí, vrchovina cihly a hory rudu. Poušť nevynáší nic.
text-B-COMP-3 =
    Šest dílů rámu tvoří moře kolem ostrova a je na nich devět přístavů. Každý díl má také stranu bez
    přístavů, která se nepoužívá.
text-B-COMP-4 =
    Zvláštních přístavů je pět, po jednom pro každou surovinu, a směňuje se v nich 2:1; obecné přístavy jsou
    čtyři a směňuje se v nich 3:1.
text-B-COMP-5 =
    Žetonů s čísly je 18: jeden s číslem 2, jeden s číslem 12 a po dvou s čísly 3, 4, 5, 6, 8, 9, 10 a 11.
    Žádný nemá číslo 7.
text-B-COMP-6 =
    Na rubu žetonů s čísly jsou písmena A až R, která určují jejich pořadí u proměnlivého plánu. V tomto
    pořadí jdou čísla takto: A 5, B 2, C 6, D 3, E 8, F 10, G 9, H 12, I 11, J 4, K 8, L 10, M 9, N 4, O 5, P
    6, Q 3 a R 11.
text-B-COMP-7 =
    Čím větší je vytištěné číslo, tím častěji padá. Nejpravděpodobnější jsou červená čísla 6 a 8, nejméně
    pravděpodobná 2 a 12.
text-B-COMP-8 = Karet surovin je 95, od každého z pěti druhů 19.
text-B-COMP-9 = Akčních karet je 25: 14× Rytíř, 5× Výherní bod, 2× Monopol, 2× Stavba silnic a 2× Vynález.
text-B-COMP-10 = Zvláštní karty jsou dvě: Nejdelší obchodní cesta a Největší vojsko.
text-B-COMP-11 = Barvy jsou čtyři: modrá, červená, oranžová a bílá. Každá má 5 vesnic, 4 města a 15 silnic.
text-B-COMP-12 =
    V krabici je také jeden zloděj, dvě šestistěnné kostky, čtyři karty stavebních nákladů a dva zásobníky na
    karty.
text-B-GEO-1 =
    Ostrov je šestiúhelník z 19 krajin v řadách po 3, 4, 5, 4 a 3; má 54 křižovatek a 72 hran, z nichž 30 je
    pobřežních. Krajina se zapisuje osovými souřadnicemi (q,r) a prostřední krajina je (0,0): q roste k
    východu, r k jihovýchodu. Křižovatka se zapisuje jako krajina a jeden z jejích rohů N, NE, SE, S, SW, NW,
    hrana jako krajina a jedna z jejích stran NE, E, SE, SW, W, NW.
text-B-GEO-2 =
    Hrana je čára mezi dvěma krajinami nebo mezi krajinou a mořem. Pobřežní hrany jsou místa pro silnice jako
    každá jiná.
text-B-GEO-3 =
    Křižovatka je roh, ve kterém se krajiny stýkají. Ve vnitrozemí se dotýká tří krajin ostrova, na pobřeží
    dvou nebo jen jedné.
text-B-GEO-4 =
    Dvě křižovatky jsou sousední, když je spojuje jedna hrana. Ve vnitrozemí má křižovatka tři sousední
    křižovatky, na pobřeží dvě nebo tři.
text-B-GEO-5 = Každý přístav patří ke dvěma koncovým křižovatkám jedné pobřežní hrany.
