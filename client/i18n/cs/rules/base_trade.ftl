# Obchod: mezi hráči, s bankou, přístavy a oddělení obchodu od stavby.

text-B-TRADE-1 = Obchoduje jen hráč na tahu, a to až po hodu na výnos; padne-li 7, až když je celá vyřízená.
text-B-TRADE-2 = Počet obchodů v tahu omezují jen karty v ruce.
text-B-TRADE-3 = V základní hře lze obchodovat jen s kartami surovin. S akčními kartami ne.
text-B-DOM-1 = Obchod se uzavírá mezi hráčem na tahu a právě jedním soupeřem. Soupeři spolu nikdy neobchodují.
text-B-DOM-2 =
    Hráč na tahu řekne, co chce a co nabízí. Soupeři smějí říkat svá přání, sami nabízet a odpovídat
    protinabídkami, a hráč na tahu smí znovu odpovědět protinabídkou.
text-B-DOM-3 = Libovolný počet karet v libovolném složení lze vyměnit za jakékoli jiné.
text-B-DOM-4 = Obě strany obchodu musí dát aspoň jednu kartu.
text-B-DOM-5 =
    Běžně nelze měnit karty za karty téhož druhu: třeba výměna 2 rud za 1 rudu by byla skrytým dárkem.
text-B-DOM-6 = Žádný hráč není povinen nabídku přijmout.
text-B-DOM-7 = Ve chvíli obchodu musí mít oba hráči v ruce karty, které dávají.
text-B-MAR-1 = Bez přístavu smí hráč na tahu dát bance 4 stejné karty za 1 kartu podle svého výběru.
text-B-MAR-2 =
    S vlastní budovou u obecného přístavu smí hráč na tahu dát bance 3 stejné karty za 1 kartu podle svého
    výběru.
text-B-MAR-3 =
    S vlastní budovou u zvláštního přístavu smí hráč na tahu dát bance 2 karty suroviny, která je na něm
    zobrazena, za 1 kartu podle svého výběru.
text-B-MAR-4 = Zvláštní přístav nedává za žádný jiný druh karet lepší poměr, ani 3:1.
text-B-MAR-5 = Směnu s bankou lze v tahu opakovat: v přístavu pro dřevo přinesou 4 dřeva 2 karty.
text-B-MAR-6 =
    Karta, kterou si hráč bere, musí v bance být a běžně musí být jiného druhu než karty, které dává.
text-B-HARB-1 =
    Hráč smí používat přístav, dokud má na jedné z jeho dvou křižovatek vesnici nebo město. Přestaví-li se
    vesnice na město, přístav mu zůstává.
text-B-HARB-2 =
    Jsou-li obchod a stavba odděleny, lze nově získaný přístav použít až od příštího tahu jeho majitele.
    Jsou-li spojeny, lze ho použít hned. Jinak to může určit nastavení harbour_same_turn.
text-B-PHASE-1 =
    S nastavením turn_phases = combined, které je výchozí, obchoduje a staví hráč na tahu po hodu v libovolném
    pořadí.
text-B-PHASE-2 =
    S nastavením turn_phases = separate se nejdřív uzavírají všechny obchody a teprve po nich se staví a
    nakupuje. Jakmile hráč začne stavět, v tomto tahu už neobchoduje.
text-B-PHASE-3 =
    Oddělené fáze odkládají použití nového přístavu samy o sobě, protože obchod už skončil, když přístav
    vzniká. Zvláštní nastavení potřebuje stůl, který chce přístav odložit i při spojených fázích, nebo ho ani
    při oddělených neodkládat.
text-B-PHASE-4 =
    Suroviny získané až po kroku obchodu, třeba z akční karty zahrané během stavby, lze v témže tahu ještě
    utratit za stavbu.
