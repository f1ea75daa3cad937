# Strona główna. Do gracza mówimy „ty”; czas teraźniejszy nie zdradza płci.
title = Ostrov
tagline = Zasiedlaj wyspę, handluj i buduj: z przyjaciółmi albo przeciwko botom.
your-name = Twoje imię
play-bots = Graj przeciwko trzem botom
bot-strength = Boty
level-random = Łatwe
level-greedy = Średnie
failed = Nie udało się: { $text }
not-found = Nie ma takiej strony.
seat-open = wolne miejsce
sit-here = Usiądź tutaj
invite-link = Link z zaproszeniem
start-game = Rozpocznij grę
join-table = Dołącz do stołu
