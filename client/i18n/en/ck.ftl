# Cities & Knights: charts, prompts, knights.

## Barbarians and the event die

barbarians = Barbarians
lane-count = { $step } / { $of }
lane-step = The ship has moved { $step } of { $of } steps
lane-short = Attack { $strength }, defence only { $defence }
lane-holds = Attack { $strength }, defence { $defence }: the island holds
defence-by-player = Defence by player
defence-of = { $player }: { $n } of active knights
meaning-ship = The ship comes a step nearer.
meaning-gate = Red { $red }: { $track } cards from level { $level }.
open-charts = Barbarians and improvements
can-improve = You can buy an improvement

## Improvements

improvements = City improvements
track-trade-title = Trade
track-politics-title = Politics
track-science-title = Science
building-trade-1 = Market
building-trade-2 = Trading House
building-trade-3 = Merchant Guild
building-trade-4 = Bank
building-trade-5 = Great Exchange
building-politics-1 = Town Hall
building-politics-2 = Church
building-politics-3 = Fortress
building-politics-4 = Cathedral
building-politics-5 = High Assembly
building-science-1 = Abbey
building-science-2 = Library
building-science-3 = Aqueduct
building-science-4 = Theater
building-science-5 = University
step-facts = { $building }: { $price }. A { $track } gate draws on a red { $upto ->
    [2] 1 or 2
   *[other] 1 to { $upto }
}.
step-here = Here: { $names }.
step-buy = Buy it.
problem-later-level = Levels are bought in order: first the one below it.
problem-built-level = You have this level already.
step-metropolis-4 = The first to get here turns a city into the metropolis.
step-metropolis-5 = The first to get here keeps the metropolis for good.
ability-trade = From here on two commodities of a kind buy any one card from the bank.
ability-politics = From here on strong knights can become mighty.
ability-science = From here on a roll that brings you nothing brings one resource of your choice.
ladders-hint = ★ brings a lasting ability, level 4 a metropolis.
red-die-pays = Red numbers that draw a card
pays-upto = draws on red 1 to { $n }
deck-of = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
metropolis-free = Nobody has the metropolis
metropolis-held = Metropolis: { $player }
crane-works = Crane: the next improvement costs { $n } less.

## Players

progress-count = { $n ->
    [one] { $n } progress card
   *[other] { $n } progress cards
}
knights-strength = Knights: strength { $active } active of { $all } in all.
knights-left = Left: { $basic } basic, { $strong } strong, { $mighty } mighty.
walls-count = { $n ->
    [one] { $n } city wall
   *[other] { $n } city walls
}
open-cards = Defender cards: { $defenders }, open point cards: { $points }
level-of = { $track }: level { $n }

## Knights

button-recruit = Knight
button-wall = Wall
knight-strength = Strength { $n }
knight-spoken = Knight of strength { $strength }, { $state }
knight-passive = passive
knight-ready = active
knight-spent = active, has no action left in this turn
knight-menu-of = { $knight }; { $place }
knight-act-activate = Activate
knight-act-promote = Promote
knight-act-move-knight = Move
knight-act-displace = Drive out
knight-act-chase-robber = Chase the robber
spoken-knight = knight of strength { $n }
piece-merchant = the merchant

## Progress cards

progress-cards = Your progress cards
progress-limit = At the end of a turn you may keep { $limit }.
button-return = Put one back
play-card = Play
fleet-trades = Merchant Fleet:
dice-are-set = The Alchemist has set
harbour-call = Commercial Harbour: offer a resource
die-red = Red die
die-yellow = Yellow die
set-dice = Set the dice to { $sum }
set-dice-choose = Choose both dice
take-one = Take one { $good }, now { $n }
take-these = Take these

## What is asked

prompt-too-many-cards = You hold { $n } progress cards and may keep { $limit }: play one or put one back.
prompt-found-city = Found a city: choose an intersection.
prompt-committing-knights = The barbarians are here: which knights do you send?
prompt-losing-cities = The barbarians have won: choose the city that you lose.
prompt-choosing-a-deck = Choose a deck to draw from.
prompt-drawing-progress-card = A progress card is drawn…
prompt-returning-a-card = You hold too many progress cards: put one back.
prompt-playing-the-drawn-card = You have drawn a progress card: play it now if you like, then go on with the roll.
prompt-aqueduct = The roll brought you nothing: your Aqueduct gives one resource.
prompt-knight-looks-for-refuge = Your knight of strength { $strength } is driven out: choose where it goes.
prompt-placing-metropolis = Choose the city that becomes the metropolis of { $track }.
prompt-giving-up-a-knight = A Deserter: choose the knight that you give up.
prompt-placing-a-knight = Place the knight of strength { $strength } that came over to you, { $state ->
    [active] active
   *[other] passive
}.
prompt-laying-a-road-again = Lay your road again: choose an edge.
prompt-spying = The cards of { $player }: choose one to take.
prompt-taking-cards = The hand of { $player } lies open to you: choose the cards.
prompt-handing-over-a-commodity = Commercial Harbour: choose the commodity that you give for { $good }.
prompt-discarding-seven = A seven was rolled: discard { $n ->
    [one] one card
   *[other] { $n } cards
}.
prompt-discarding-saboteur = A Saboteur: discard { $n ->
    [one] one card
   *[other] { $n } cards
}.
prompt-discarding-wedding = A Wedding: choose { $n ->
    [one] one card
   *[other] { $n } cards
} to give away.
prompt-wait-committing-knights = { $names } to send knights…
prompt-wait-losing-cities = { $names } must lose a city…
prompt-wait-choosing-a-deck = { $names } to choose a deck…
prompt-wait-returning-a-card = { $names } must put a card back…
prompt-wait-playing-the-drawn-card = { $names } may play the card just drawn…
prompt-wait-aqueduct = { $names } may take a resource…
prompt-wait-knight-looks-for-refuge = { $names } to find a place for the knight…
prompt-wait-placing-metropolis = { $names } to place the metropolis…
prompt-wait-giving-up-a-knight = { $names } must give up a knight…
prompt-wait-handing-over-a-commodity = { $names } must hand over a commodity…
done-committing-knights = Send no more
done-aqueduct = Take nothing
done-playing-the-drawn-card = Go on with the roll
done-laying-a-road-again = Keep the road in your supply

choose-choose-deck-track = Choose a deck to draw from.
choose-return-card = You hold too many progress cards: put one back.
choose-take-good = The roll brought you nothing: your Aqueduct gives one resource.
choose-take-card-card = The cards of { $player }: choose one to take.
choose-hand-over-good = Commercial Harbour: choose the commodity that you give for { $good }.
choose-ask-seat = Commercial Harbour: to whom do you offer a resource?
choose-ask-good = Which resource do you offer?
choose-improve-track = Which track do you improve?
choose-place-knight-strength = Which knight do you place?
choose-play-alchemist-dice = Alchemist: set both dice.
choose-play-inventor-place = Inventor: choose the first number.
choose-play-inventor-to = Inventor: choose the number to swap it with.
choose-play-smith-place = Smith: choose a knight to promote.
choose-play-smith-to = Smith: choose a second knight, or only the one.
choose-play-medicine-place = Medicine: choose the settlement that becomes a city.
choose-play-engineer-place = Engineer: choose a city for the wall.
choose-play-bishop-place = Bishop: choose where the robber goes.
choose-play-diplomat-place = Diplomat: choose an open road to take away.
choose-play-intrigue-place = Intrigue: choose the knight to drive out.
choose-play-merchant-place = Merchant: choose a hex beside a settlement or city of yours.
choose-play-deserter-seat = Deserter: who must give up a knight?
choose-play-spy-seat = Spy: whose cards do you look at?
choose-play-master-merchant-seat = Master Merchant: from whom do you take?
choose-play-merchant-fleet-good = Merchant Fleet: which kind do you trade two to one?
choose-play-resource-monopoly-good = Resource Monopoly: name a resource.
choose-play-trade-monopoly-good = Trade Monopoly: name a commodity.
choose-move-knight-to = Choose where the knight goes.
choose-displace-to = Choose the knight to drive out.
