# Names of things. Translators: `count-…` is a number of cards of a kind.
nothing = nothing
you = you
you-badge = you
your-move = your move
seat-unknown = seat { $n }
bot-named = { $colour }

colour-red = Red
colour-blue = Blue
colour-orange = Orange
colour-white = White

good-lumber = lumber
good-brick = brick
good-wool = wool
good-grain = grain
good-ore = ore
good-paper = paper
good-cloth = cloth
good-coin = coin
count-lumber = { $n } lumber
count-brick = { $n } brick
count-wool = { $n } wool
count-grain = { $n } grain
count-ore = { $n } ore
count-paper = { $n } paper
count-cloth = { $n } cloth
count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-desert = desert
terrain-sea = sea
terrain-gold = gold field

piece-road = road
piece-settlement = settlement
piece-city = city
piece-reduced-city = reduced city
piece-robber = the robber

card-knight = Knight
card-victory-point = Victory Point
card-road-building = Road Building
card-year-of-plenty = Year of Plenty
card-monopoly = Monopoly
card-knight-text = Move the robber and steal a card from a player there. Three played knights may win the Largest Army.
card-victory-point-text = One victory point. It stays hidden until you win.
card-road-building-text = Build two roads for free.
card-year-of-plenty-text = Take any two resources from the bank.
card-monopoly-text = Name a resource; every other player gives you all they have of it.

wonder-theatre = the Theatre
wonder-great-bridge = the Great Bridge
wonder-monument = the Monument
wonder-great-wall = the Great Wall
wonder-cathedral = the Cathedral

hex-numbered = { $terrain } { $number }
place-node = intersection { $n }: { $hexes }
place-node-harbour = intersection { $n }: { $hexes }, { $harbour }
place-edge = edge { $n } between { $one } and { $other }
place-coast = edge { $n } on the coast of { $one }
harbour-any = harbour three to one
harbour-good = { $good } harbour two to one
spoken-piece = { $player }: { $piece }
spoken-hex = { $hex }; { $there }
target = { $place }; { $act }

track-trade = trade
track-politics = politics
track-science = science
face-ship = the ship
face-yellow = the yellow gate
face-blue = the blue gate
face-green = the green gate
