# Names of things. `you` always follows a preposition in our sentences, hence "te".
# The good "carta" is counted in sheets, so that nobody takes it for a playing card.
nothing = niente
you = te
you-badge = tu
your-move = tocca a te
seat-unknown = posto { $n }
bot-named = { $colour }

colour-red = Rosso
colour-blue = Blu
colour-orange = Arancione
colour-white = Bianco

good-lumber = legno
good-brick = argilla
good-wool = lana
good-grain = grano
good-ore = minerale
good-paper = carta
good-cloth = stoffa
good-coin = moneta
count-lumber = { $n ->
    [one] { $n } legno
   *[other] { $n } legni
}
count-brick = { $n ->
    [one] { $n } argilla
   *[other] { $n } argille
}
count-wool = { $n ->
    [one] { $n } lana
   *[other] { $n } lane
}
count-grain = { $n ->
    [one] { $n } grano
   *[other] { $n } grani
}
count-ore = { $n ->
    [one] { $n } minerale
   *[other] { $n } minerali
}
count-paper = { $n ->
    [one] { $n } foglio di carta
   *[other] { $n } fogli di carta
}
count-cloth = { $n ->
    [one] { $n } stoffa
   *[other] { $n } stoffe
}
count-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}

terrain-forest = foresta
terrain-hills = collina
terrain-pasture = pascolo
terrain-fields = campo
terrain-mountains = montagna
terrain-desert = deserto
terrain-sea = mare
terrain-gold = giacimento d'oro

piece-road = strada
piece-settlement = colonia
piece-city = città
piece-reduced-city = città saccheggiata
piece-robber = i briganti

card-knight = Cavaliere
card-victory-point = Edificio
card-road-building = Costruzione di strade
card-year-of-plenty = Anno di abbondanza
card-monopoly = Monopolio
card-knight-text = Sposta i briganti e ruba una carta a chi ha un edificio lì accanto. Con tre cavalieri giocati puoi conquistare l'Esercito più grande.
card-victory-point-text = Vale un punto vittoria. Resta coperta finché non vinci.
card-road-building-text = Costruisci due strade gratis.
card-year-of-plenty-text = Prendi due materie prime a scelta dalla riserva.
card-monopoly-text = Nomina una materia prima: chiunque ne abbia te la consegna tutta.

wonder-theatre = Teatro
wonder-great-bridge = Grande ponte
wonder-monument = Monumento
wonder-great-wall = Grande muraglia
wonder-cathedral = Cattedrale

hex-numbered = { $terrain } { $number }
place-node = incrocio { $n }: { $hexes }
place-node-harbour = incrocio { $n }: { $hexes }, { $harbour }
place-edge = sentiero { $n } tra { $one } e { $other }
place-coast = sentiero { $n } sulla costa di { $one }
harbour-any = porto generico tre a uno
harbour-good = porto speciale due a uno: { $good }
spoken-piece = { $player }: { $piece }
spoken-hex = { $hex }; { $there }
target = { $place }; { $act }

track-trade = commercio
track-politics = politica
track-science = scienza
face-ship = la nave
face-yellow = la porta gialla
face-blue = la porta blu
face-green = la porta verde
