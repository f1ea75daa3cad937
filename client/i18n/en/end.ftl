# The end of the game and its numbers.
statistics = Statistics
sum = Total
source-settlements = Settlements
source-cities = Cities
source-longest_route = Longest Trade Route
source-largest_army = Largest Army
source-cards = Cards
source-metropolises = Metropolises
source-defender = Defender
source-merchant = Merchant
cards-counted = Cards
tally-gained = Gained
tally-gained-about = Cards from the bank: production, start, cards
tally-blocked = Blocked
tally-blocked-about = Cards that the robber blocked
tally-discarded = Discarded
tally-discarded-about = Cards given up
tally-took = Stolen
tally-took-about = Cards taken from others
tally-lost = Lost
tally-lost-about = Cards that others took
tally-traded = Traded
tally-traded-about = Cards given to other players in trades
tally-banked = To the bank
tally-banked-about = Cards given to the bank in trades
count-cards = Count the cards of the others
from-to = { $low }–{ $high }
unknown-cards = { $n ->
    [one] and { $n } unknown card
   *[other] and { $n } unknown cards
}
dice-count = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}
expected = expected
points-over-time = Points, hidden ones included
points-of = { $player }: { $n }
turns-axis = turn
game-length = { $turns ->
    [one] One turn
   *[other] { $turns } turns
} in { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
next-table = To the next game
rematch-waiting = Waiting for the others…
rematch-rotated = Play again, { $player } begins
wanted-by = wanted by { $names }
show-end = Show the result
seed-title = Were the dice fair?
seed-about = All chance of this game comes from one secret number. Before the game everybody got its fingerprint; now the number itself is open. Your browser can work the fingerprint out and compare.
seed-promised = Fingerprint before the game
seed = Secret number
seed-check = Check it here
seed-good = It fits: the dice and cards were fixed before the game began.
seed-bad = It does not fit: this is not the number that was promised.
seed-insecure = Browsers can check this only on pages opened over https or on this computer.
picture-png = Picture (PNG)
picture-svg = Picture (SVG)
seed-title-before = Fair dice: the promise
seed-about-before = All chance of this game comes from one secret number, fixed already. This is its fingerprint; after the game the number is open, and the page compares the two.
seed-fingerprint = Fingerprint
seed-rolls = { $n ->
    [one] { $good } of { $n } roll follows from the number.
   *[other] { $good } of { $n } rolls follow from the number.
}
