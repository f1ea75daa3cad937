# Stavba: náklady, silnice, vesnice a města.

text-B-BUILD-1 =
    Silnice stojí 1 cihlu a 1 dřevo. Vesnice stojí 1 cihlu, 1 dřevo, 1 vlnu a 1 obilí. Město stojí 3 rudy a 2
    obilí. Akční karta stojí 1 vlnu, 1 obilí a 1 rudu; zaplacené karty se vracejí do banky.
text-B-BUILD-2 =
    V jednom tahu smí hráč postavit a koupit, kolik chce, dokud stačí karty, figurky a akční karty.
text-B-BUILD-3 =
    Stavět lze jen z figurek, které hráči zbývají ve vlastní zásobě; celkem má 15 silnic, 5 vesnic a 4 města.
text-B-BUILD-4 = Zaplacená figurka se ihned umístí na plán.
text-B-BUILD-5 = Silnice a města zůstávají na svém místě po celou hru. Výjimky jsou v Městech a rytířích.
text-B-ROAD-1 = Na každé hraně smí ležet nejvýš jedna silnice.
text-B-ROAD-2 = Nová silnice se musí jedním koncem dotýkat vlastní silnice, vesnice nebo města.
text-B-ROAD-3 =
    Silnice nesmí pokračovat přes křižovatku, na které stojí vesnice nebo město soupeře. Nová silnice smí u
    takové křižovatky končit, pokud navazuje svým druhým koncem.
text-B-ROAD-4 = Silnice lze stavět i na pobřežních hranách.
text-B-ROAD-5 = Samotná silnice nepřináší žádné výherní body.
text-B-ROAD-6 = Po zakládání lze nové vesnice stavět jen tam, kam vedou vlastní silnice.
text-B-SETT-1 = Vesnice se staví na volnou křižovatku.
text-B-SETT-2 = Po zakládání musí ke křižovatce nové vesnice vést aspoň jedna vlastní silnice.
text-B-SETT-3 =
    Vesnici lze postavit, jen když na žádné sousední křižovatce nestojí vesnice ani město žádného hráče, ani
    toho, kdo staví.
text-B-SETT-4 =
    Vesnice přináší 1 výherní bod a od této chvíle také 1 kartu z každé krajiny, které se dotýká a která
    vynáší.
text-B-SETT-5 =
    Kdo má na plánu všech 5 vesnic, musí nejdřív některou přestavět na město. Uvolněnou figurku lze postavit
    znovu.
text-B-CITY-1 = Město se staví jen tak, že nahradí vlastní vesnici na plánu, nikdy na prázdné křižovatce.
text-B-CITY-2 = Nahrazená vesnice se vrací do zásoby svého majitele a lze ji postavit znovu.
text-B-CITY-3 =
    Město přináší 2 výherní body místo 1 a také 2 karty z každé krajiny, které se dotýká a která vynáší.
text-B-CITY-4 = Vesnici lze postavit a přestavět na město v témže tahu, pokud se zaplatí obojí.
