# Proměnlivý plán, začínající hráč a zakládání prvních vesnic.

text-B-VAR-1 = U proměnlivého plánu se díly rámu spojují v libovolném pořadí, stranou s přístavy nahoru.
text-B-VAR-2 =
    U proměnlivého plánu se 19 krajin zamíchá lícem dolů a vyloží do rámu tak, aby bylo každé rozložení stejně
    pravděpodobné.
text-B-VAR-3 =
    U proměnlivého plánu se žetony s čísly kladou písmenem nahoru podle abecedy; začíná se v kterékoli rohové
    krajině a postupuje se proti směru hodinových ručiček.
text-B-VAR-4 =
    Žetony se kladou ve spirále: vnější okruh 12 krajin, pak vnitřní okruh 6 krajin a nakonec střed. Od rohu
    (0,-2) vede vnější okruh přes (0,-2), (-1,-1), (-2,0), (-2,1), (-2,2), (-1,2), (0,2), (1,1), (2,0),
    (2,-1), (2,-2), (1,-2) a vnitřní přes (0,-1), (-1,0), (-1,1), (0,1), (1,0), (1,-1). Od jiného rohu se oba
    okruhy stejně pootočí.
text-B-VAR-5 = Poušť při kladení žádný žeton nedostane a následující písmeno přijde na další krajinu.
text-B-VAR-6 = Když leží všechny žetony, otočí se číslem nahoru a na poušť se postaví zloděj.
text-B-VAR-7 =
    Při kladení podle písmen nikdy nesousedí 6 nebo 8 s další 6 nebo 8, ať se začne v kterémkoli rohu a ať
    poušť leží kdekoli. Samostatný zákaz pravidla jednotlivých vydání neuvádějí.
text-B-START-1 =
    Na plánu pro začátečníky začíná podle ukrajinských pravidel z roku 2025 ten, kdo oběma kostkami hodí
    nejvíc; podle ruských a italských pravidel začíná věkem nejstarší hráč.
text-B-START-2 = Na proměnlivém plánu začíná zakládání hráč s nejvyšším hodem.
text-B-START-3 = Hráči se na tahu střídají po směru hodinových ručiček.
text-B-FOUND-1 =
    V prvním kole položí postupně každý hráč, od začínajícího po směru hodinových ručiček, jednu vesnici na
    libovolnou volnou křižovatku a pak jednu silnici na hranu, která se této vesnice dotýká.
text-B-FOUND-2 =
    Druhé kolo začíná hráč, který byl v prvním poslední, a jde se proti směru hodinových ručiček, takže
    začínající hráč přijde na řadu jako poslední. Každý znovu položí jednu vesnici a jednu silnici, která se
    této druhé vesnice dotýká.
text-B-FOUND-3 = Druhá vesnice nemusí být spojena s první. Pravidlo odstupu platí v obou kolech.
text-B-FOUND-4 = Vesnice a silnice položené při zakládání nic nestojí.
text-B-FOUND-5 =
    Za druhou vesnici si její majitel vezme po jedné kartě suroviny za každou krajinu, které se vesnice dotýká
    a která něco vynáší. Poušť nedává nic.
text-B-FOUND-6 = První tah má začínající hráč, tedy ten, kdo položil poslední vesnici.
text-B-FOUND-7 = Při zakládání smí vesnice stát i na křižovatce s přístavem.
