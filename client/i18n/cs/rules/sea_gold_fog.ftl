# Námořníci: zlato a co se najde v mlze.

text-S-GOLD-1 =
    Když padne číslo zlaté řeky, přinese tam každá vesnice svému majiteli 1 surovinu podle jeho výběru a každé
    město 2, stejné nebo různé.
text-S-GOLD-2 =
    Nejdřív vynesou všechny ostatní krajiny, i s pravidlem o nedostatku v bance; teprve potom se ze zbytku
    vyplácí zlato.
text-S-GOLD-3 =
    Běžně si první vybírá hráč na tahu, potom ostatní po směru hodinových ručiček, každý všechno, co mu
    náleží. Brát lze jen druhy, které banka ještě má. Nezbývá-li jí nic, zbytek propadá.
text-S-GOLD-4 = Dokud má banka karty, bere si každý všechno, co zlato přináší.
text-S-GOLD-5 =
    Zloděj zastavuje zlatou řeku jako každou jinou krajinu. Přístavů a směnných poměrů se zlato netýká.
text-S-GOLD-6 = Ve všem ostatním je zlatá řeka krajina: lze se u ní usadit a zloděj na ni smí.
text-S-FOG-1 =
    Kdo položí silnici nebo loď tak, že se jedním koncem dotýká pole v mlze, ihned toto pole objeví. Nezáleží
    na tom, zda byla figurka postavena, přesunuta, položena kartou nebo při zakládání.
text-S-FOG-2 =
    Vrchní pole ze zamíchané hromádky se tam položí lícem nahoru. Je-li to moře, nedostane žádné číslo a nic
    nepřinese.
text-S-FOG-3 =
    Objevená krajina dostane náhodně žeton s číslem a její objevitel si vezme 1 kartu toho, co vynáší, má-li
    ji banka.
text-S-FOG-4 =
    Za objevenou zlatou řeku si objevitel běžně vezme 1 surovinu podle výběru. Poušť nedostane žádné číslo a
    nic nepřinese.
text-S-FOG-5 =
    Na tištěných mapách objeví jedna silnice nebo loď nejvýš jedno pole: skryté může být už jen pole u jejího
    vzdálenějšího konce. Na vlastních mapách se objeví všechna pole, kterých se dotýká, v pořadí podle mapy.
text-S-FOG-6 =
    Vesnice a města nikdy neobjevují: kdo chce stavět u mlhy, potřebuje tam silnici nebo loď, a ta už pole
    objevila.
text-S-FOG-7 =
    Na hromádce je tolik polí, kolik je míst v mlze, a tolik čísel, kolik je mezi nimi krajin. Na vlastních
    mapách zůstává místo, na které se pole nedostane, v mlze a krajina bez čísla nic nevynáší.
text-S-FOG-8 =
    Zloděj ani pirát do mlhy nechodí a podél ní se nic nepokládá. Objevené pole je pole jako každé jiné a na
    objevené moře pirát smí.
text-S-FOG-9 = Kartu získanou objevem lze hned použít. Co je na hromádce, vědí všichni, její pořadí nikdo.
