# The first page.
title = Ostrov
tagline = Colonizza un'isola, scambia, costruisci: in compagnia o contro i bot.
your-name = Il tuo nome
play-bots = Gioca contro tre bot
bot-strength = Bot
level-random = Facile
level-greedy = Medio
failed = Qualcosa è andato storto: { $text }
not-found = Questa pagina non esiste.
copy-note = Un programma libero, fatto da chi ci gioca. Disegni e testi originali.
seat-open = posto libero
sit-here = Siediti qui
invite-link = Link d'invito
start-game = Inizia la partita
join-table = Entra al tavolo
