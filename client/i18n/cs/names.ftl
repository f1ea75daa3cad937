# Názvy věcí. `count-…` je počet karet ve čtvrtém pádě („dostáváš 2× rudu“), `good-…` v prvním.
nothing = nic
you = ty
you-badge = ty
your-move = jsi na řadě
seat-unknown = místo { $n }
bot-named = { $colour }

colour-red = Červená
colour-blue = Modrá
colour-orange = Oranžová
colour-white = Bílá

good-lumber = dřevo
good-brick = cihly
good-wool = vlna
good-grain = obilí
good-ore = ruda
good-paper = papír
good-cloth = plátno
good-coin = peníze
count-lumber = { $n }× dřevo
count-brick = { $n ->
    [one] { $n }× cihlu
    [few] { $n }× cihly
   *[other] { $n }× cihly
}
count-wool = { $n }× vlnu
count-grain = { $n }× obilí
count-ore = { $n }× rudu
count-paper = { $n }× papír
count-cloth = { $n }× plátno
count-coin = { $n }× peníze

terrain-forest = les
terrain-hills = vrchovina
terrain-pasture = pastvina
terrain-fields = pole
terrain-mountains = hory
terrain-desert = poušť
terrain-sea = moře
terrain-gold = zlatá řeka

piece-road = silnice
piece-settlement = vesnice
piece-city = město
piece-reduced-city = zredukované město
piece-robber = zloděj

card-knight = Rytíř
card-victory-point = Výherní bod
card-road-building = Stavba silnic
card-year-of-plenty = Vynález
card-monopoly = Monopol
card-knight-text = Přesuň zloděje a někomu u nové krajiny vezmi kartu. Za tři zahrané rytíře můžeš získat Největší vojsko.
card-victory-point-text = Jeden výherní bod. Do vítězství zůstává skrytý.
card-road-building-text = Postav dvě silnice zdarma.
card-year-of-plenty-text = Vezmi si z banky dvě libovolné suroviny.
card-monopoly-text = Urči surovinu; všichni ostatní ti odevzdají vše, co z ní mají.

wonder-theatre = Divadlo
wonder-great-bridge = Velký most
wonder-monument = Monument
wonder-great-wall = Velká zeď
wonder-cathedral = Katedrála

hex-numbered = { $terrain } { $number }
place-node = křižovatka { $n }: { $hexes }
place-node-harbour = křižovatka { $n }: { $hexes }, { $harbour }
place-edge = hrana { $n }: { $one } a { $other }
place-coast = hrana { $n }: pobřeží, { $one }
harbour-any = přístav tři ku jedné
harbour-good = přístav dva ku jedné: { $good }
spoken-piece = { $player }: { $piece }
spoken-hex = { $hex }; { $there }
target = { $place }; { $act }

track-trade = obchod
track-politics = politika
track-science = věda
face-ship = loď
face-yellow = žlutá brána
face-blue = modrá brána
face-green = zelená brána
