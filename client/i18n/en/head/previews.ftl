# What a link shows where it is posted. Read by the server: whole messages on one line, facts only.
head-title = Ostrov
head-about = Settle an island, trade, build: with friends or against bots. In the browser, without an account.
head-game-base = Base game
head-game-cities_knights = Cities & Knights
head-invited-seat = { $host } invites you to play
head-invited-watch = { $host } invites you to watch
head-join = Free seats: { $n }
head-watch = Watch the game.
head-winner = The winner: { $name }.
head-look-back = See the game again, move by move, with all hands open.
