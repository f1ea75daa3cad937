# The first page, new tables, the waiting room.
title = Ostrov
tagline = Settle an island, trade, build: with friends or against bots.
pages = Pages
guest = Guest
your-name = Your name
nickname-who = Otter, Puffin, Heron, Badger, Seal, Curlew, Gannet, Hedgehog, Fox, Hare, Swan, Crab
nickname-where = of the Bay, of the Cove, of the Hills, of the Woods, of the Isle, of the Harbour, of the Fields, of the Dunes
another-name = Another name
quick-start = Play now
which-game = Game
game-base = Base game
game-cities_knights = Cities & Knights
play-bots = Play against { $n ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $n } bots
}
bot-strength = Level of the bots
level-random = Random
level-easy = Easy
level-easy-about = Plays sensibly, but overlooks things now and then. Made for first games.
level-greedy = Medium
level-greedy-about = Always makes the best move it sees, but plans nothing ahead.
level-trader = Hard
level-trader-about = Trades with a sense for what helps it, and remembers who holds which cards.
level-planner = Expert
level-planner-about = Thinks its whole turn through, weighs everybody’s chances, and drives a hard bargain.
failed = That did not work: { $text }
not-found = There is no such page.
not-found-hint = Perhaps the address was cut off or mistyped.

my-tables = Your tables
go-on = Continue
open-tables = Open tables
no-open-tables = Nobody is waiting at a public table right now. Open one, or play against bots.
with-bots = { $n ->
    [one] and one bot
   *[other] and { $n } bots
}
free-seats = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
watch = Watch
rules-of-table = Rules of this table
clock-chip = { $n } s per turn
unwatched-chip = not watched
watched-late-chip = watched { $n } s late
chip = { $option }: { $value }

## A new table

new-table = New table
make-table = Open the table
seats = Seats
seat-number = Seat { $n }
seat-me = You
seat-for-guest = Free for a guest
seat-bot = Bot, { $level }
clock-setting = Time to think
clock-none = No clock
clock-choice = { $turn } s per turn, { $answer } s per answer
clock-offers = An offer is answered within { $n } s.
dice-setting = Dice
dice-plain = Plain
dice-balanced = Balanced
dice-plain-about = Two fair dice, as on a real table: every roll is independent of the others.
dice-balanced-about = Still random, but closer to what one expects: rolls are drawn from a deck of all 36 pairs, sums that have just fallen are rarer, and sevens are shared among the players.
dice-chip = balanced dice
who-may-come = Who may come
table-private = By invitation
table-public = Everybody
private-hint = Only those who have the link can sit down or watch.
public-hint = The table is listed on the first page.
watch-setting = Spectators
watching-live = Live
watching-late = { $n } s late
watching-nobody = Nobody
watching-hint = Those who watch see no hands and cannot talk during the game.
house-rules = House rules

## Waiting

waiting-room = Before the game
invited-to-play = { $host } invites you to play
invited-to-watch = { $host } invites you to watch
invited-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
invited-full = All seats are taken. You can watch.
invited-waiting = The game has not begun yet.
invited-playing = The game has begun. You can watch.
invited-over = This game is over. You can see it again, move by move.
sit-down = Sit down
problem-no-such-table = There is no such table, or you have no invitation to it.
problem-no-guest = First you need a name here.
seat-open = free seat
seat-kept = kept for a guest with the link
seat-give = Seat { $n } is
sit-here = Sit here
seat-keep = Keep for the link
stand-up = Stand up
remove = Remove
host = host
watchers = Watching:
begins = { $player } begins.
seats-missing = { $n ->
    [one] One seat is still free. Invite somebody, or give it to a bot.
   *[other] { $n } seats are still free. Invite others, or give them to bots.
}
all-here = Everybody is here.
invite = Invite
invite-link = Invitation link
invite-code = The invitation as a QR code
invite-hint = Whoever opens the link or scans the code can sit down.
watch-link = Link for watching only
copy = Copy
copied = Copied
start-game = Start the game
join-table = Join the table

## Map

map = Map
map-picture = The island that will be played on
map-kind = Which map
map-kind-printed = Printed
map-kind-drawn = New island
map-kind-balanced = Balanced
map-kind-given = Own
map-again = Shuffle again
map-link = Link to a game with this map
map-take = Use this map
map-save = Save the map as a file
map-even = This map is balanced.
map-uneven = This map is not balanced.
map-measure = Pips between the best and the worst seat: { $seats }; goods off the average by up to { $goods }; clumps: { $clumps }.
map-wrong = This map cannot be played on: { $text }
map-unread = This is no map: a file of “ostrov board --json” or the link to a game is wanted.
map-kind-printed-about = The printed map.
map-kind-drawn-about = A new island, drawn by chance.
map-kind-balanced-about = An island that gives all about the same.
map-kind-given-about = A map that the host has brought.
watch-bots = Watch bots play
rated = Rating { $rating }.
conduct = finished { $finished } of the last { $of } games
conduct-about = Games with others that were begun. Who had to leave is excused when all others do not mind.
device-add = Somebody at this device
device-name = Name of the player
device-badge = at this device
device-turn = The next player
device-hand = Hand the device to { $player }
device-about = Nobody else looks now: your cards are shown when you press.
device-ready = I am { $player }
