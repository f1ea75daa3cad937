# The table: prompts, actions, panels.
board = Board
your-moves = Your moves
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-home = Show the whole board
connecting = Connecting…
reconnecting = The connection is lost. Trying again…
closed-4401 = You are not known here. Start from the first page.
closed-4403 = This page may not open the table.
closed-4404 = There is no such table, or you have no invitation to it.
closed-4405 = This game is not to be watched.
back-home = Back to the first page

turn-number = Turn { $n }
goal = to { $n } points

## What is asked of the player

prompt-found-settlement = Found a settlement: choose an intersection.
prompt-found-road = Build a road next to your new settlement.
prompt-before-roll = Your turn: roll the dice, or play a card first.
prompt-main = Your turn: trade and build, then end the turn.
prompt-discarding = A seven was rolled: discard { $n ->
    [one] one card
   *[other] { $n } cards
}.
prompt-moving-robber = Move the robber: choose a hex.
prompt-free-roads = { $n ->
    [one] Build one free road.
   *[other] Build { $n } free roads.
}
prompt-over = The game is over.
prompt-rolling = The dice are rolling…
prompt-step = Choose: { $act }
prompt-wait = { $names } to play…
prompt-wait-discarding = { $names } must discard…
prompt-watch = You are watching.
watch-late = You see everything { $n } s late.
prompt-start = Waiting for the game to start.
choose-place = { $act }: choose a place on the board.
choose-robber-seat = Choose whom to rob.
choose-seat = Choose a player.
choose-good = Choose a kind of card.
choose-goods = Choose the cards.
choose-track = Choose one.
choose-card = Choose a card.
choose-dice = Choose the dice.
choose-strength = Choose the strength.
choice-none = nobody else
choice-nobody = Rob nobody
choice-only-this = Only this one
robber-on-own = Your own building stands here
confirm-here = { $act }
cancel = Cancel

## Kinds of actions

act-roll = Roll the dice
act-end-turn = End turn
act-found-settlement = Found a settlement
act-found-road = Build the starting road
act-road = Build a road
act-settlement = Build a settlement
act-city = Build a city
act-buy-card = Buy a card
act-bank = Trade with the bank
act-free-road = Build a free road
act-knight = Play Knight
act-road-building = Play Road Building
act-year-of-plenty = Play Year of Plenty
act-monopoly = Play Monopoly
act-robber = Move the robber
act-discard = Discard
act-claim-victory = Claim victory
act-offer = Make an offer
act-withdraw = Withdraw
act-accept = Accept
act-decline = Decline
act-deal = Close the deal

button-roll = Roll
button-end-turn = End turn
button-road = Road
button-settlement = Settlement
button-city = City
button-buy-card = Card
button-trade = Trade
button-undo = Undo
button-claim-victory = Claim victory
costs = costs { $goods }
left = { $n } left
not-now = Not now
clause = Rule { $id }

problem-not-now = This cannot be done now.
problem-not-seated = You have no seat at this table.
problem-not-host = Only the host can do this.
problem-slow-down = Too fast: wait a moment.
problem-malformed = The table did not understand this.
problem-unknown-command = The table does not know this command.
problem-seat-taken = The seat is taken.
problem-seat-kept = This seat is kept for somebody who has the link.
problem-full = The table is full.
problem-watch-only = You were invited to watch only.
problem-no-watching = This game is not to be watched.
problem-no-undo = Nothing to take back: you have just learnt something new, or somebody else has acted.
problem-repeated = You have made this offer twice in this turn already. Change it.
problem-called-often = You have asked around often enough in this turn.
problem-nobody-offers = Nobody has an offer for that just now.

## Players

players = Players
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hidden-points = { $open } shown, { $all } in all
hand-count = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
hand-unknown = cards in hand unknown
cards-count = { $n ->
    [one] { $n } development card
   *[other] { $n } development cards
}
knights-count = { $n ->
    [one] { $n } knight played
   *[other] { $n } knights played
}
route-length = route of { $n }
longest-route = Longest Trade Route
largest-army = Largest Army
away = away
bot = bot
bot-plays = a bot plays
is-active = to play
pieces-left = left: { $roads ->
    [one] { $roads } road
   *[other] { $roads } roads
}, { $settlements ->
    [one] { $settlements } settlement
   *[other] { $settlements } settlements
}, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}
bank = Bank
bank-left = { $good }: { $n } in the bank
bank-some = { $good }: some left in the bank
deck-left = { $n ->
    [one] { $n } development card left
   *[other] { $n } development cards left
}

## Hand, dice

hand = Your hand
hand-limit = { $n } of { $limit }
trade-with = { $goods }: trade
development-cards = Your development cards
card-bought-now = bought this turn
dice = Dice
dice-shown = Dice: { $one } and { $two }, { $sum } in all

## Trade

trade = Trade
you-give = You give
you-get = You get
give-more = Give one more { $good }, now { $n }
get-more = Get one more { $good }, now { $n }
take-off = Take one { $good } off
clear = Clear
offer-to-all = Offer to all
offer-to = Offer to { $player }
offer-to-some = Offer to { $n } of { $all }
to-whom = To whom?
rate = { $n }:1
offers = Offers
withdraw = Withdraw
offer-yours = You offer
offer-theirs = offers
offer-you-give = you give
offer-you-get = you get
offer-for = for
answer-accepted = accepts
answer-declined = declines
answer-countered = offers instead
answer-none = thinks
deal-with = Trade with { $player }
counter = Counter
suggestions = In one press
suggest-bank = Bank: { $gives } for { $gets }, enough for: { $item }
suggest-offer = Offer { $gives } for { $gets }, enough for: { $item }
offer-again = Once more: { $gives } for { $gets }
ask-again = Ask again
givers = Who could give it
giver-cards = { $player }: { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
giver-empty = { $player }: no cards
giver-unknown = { $player }: cards in hand unknown
giver-counted = { $player }: { $range } by your count{ $unknown ->
    [0] { "" }
   *[other] , and { $unknown } unknown
}
giver-refused = { $player }: you do not trade with them
call-for = Who gives { $good }?
call-theirs = would like
call-yours = You would like
call-of = { $player } would like: { $good }
call-answer = Give one. What do you want for it?
call-for-one = Offer: { $gives } for { $gets }
other-terms = Other terms
keep-it = No
answer-silent = no offer
refusals = Standing refusals
refusals-hint = Such offers are declined at once, whatever you hold.
refuse-more = Decline, and more like it
never-give = What you never give
never-deal = Whom you do not trade with
never-good = Never my { $good }
never-with = Not with { $player }
never-now = Nothing this turn
never-lift = Trade again: { $good }
never-with-lift = Trade again with { $player }
lift-all = Lift all
back = Back
you-lack = You lack
fate-declined = Declined
fate-lapsed = The offer no longer stands
fate-closed = Done with somebody else
close = Close

## Discard

discard = Discard
discard-chosen = { $n } of { $due } chosen
discard-do = Discard { $n ->
    [one] one card
   *[other] { $n } cards
}
discard-suggest = Suggest
discard-more = Discard one { $good }, now { $n } of { $of }
keep-more = Keep one { $good }

## Log, chat, list

log = Log
newest = Newest
chat = Chat
actions-list = Actions
actions-list-none = There is nothing for you to do now.
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watchers = Those who watch can talk before the game and after it.
mute = Mute { $player }
unmute = Unmute { $player }
muted = muted
open-log = Log and chat
clock = Time left
clock-left = { $n } s
clock-warning = Only { $n } seconds left.
clock-stands = stopped: connection lost
more-time = More time

## Settings

settings = Settings
theme = Theme
theme-auto = Same as system
theme-light = Light
theme-dark = Dark
language = Language
motion = Motion
motion-auto = Same as system
motion-full = Always
motion-off = None
confirm = Confirm places
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
trading = Receive offers
decline-impossible = Decline what I cannot pay
pace = Bot speed
pace-0 = Instant
pace-600 = Brisk
pace-1500 = Calm
leave = Leave the table
leave-sure = Leave? A bot will play on for you.
stay = Stay

## The end

game-over = { $player } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game-won = You win with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
game-aborted = The game was ended without a winner.
final-points = Final points
dice-rolled = How the dice fell
dice-bar = { $sum }: { $n ->
    [one] { $n } time
   *[other] { $n } times
}, expected { $expected }
rematch = Play again
download = Download the record

offer-to-you = There is an offer to you.
bot-plays-you = A bot plays for you.
take-back = Take the seat back

## The stage

stage = To decide
stage-rest = At a glance
choose-on-board = Choose a place on the board.
prompt-trading = Tap your cards to give them, then choose what you want.
give-hint = Tap cards in your hand, or drag them here.
discard-hint = Tap the cards that you give up.
this-turn = This turn
turn-buttons = Turn
