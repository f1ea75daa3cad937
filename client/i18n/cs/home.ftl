# Úvodní stránka. Hráči se tyká; pohlaví se nikde neprozrazuje (přítomný čas).
title = Ostrov
tagline = Osidluj ostrov, obchoduj a stav: s přáteli nebo proti botům.
your-name = Tvé jméno
play-bots = Hrát proti třem botům
bot-strength = Boti
level-random = Lehcí
level-greedy = Střední
failed = Nepovedlo se: { $text }
not-found = Taková stránka tu není.
seat-open = volné místo
sit-here = Usednout
invite-link = Odkaz s pozvánkou
start-game = Začít hru
join-table = Přisednout ke stolu
