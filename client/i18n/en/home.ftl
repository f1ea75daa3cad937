# The first page.
title = Ostrov
tagline = Settle an island, trade, build: with friends or against bots.
your-name = Your name
play-bots = Play against three bots
bot-strength = Bots
level-random = Easy
level-greedy = Middling
failed = That did not work: { $text }
not-found = There is no such page.
seat-open = free seat
sit-here = Sit here
invite-link = Invitation link
start-game = Start the game
join-table = Join the table
