# Dohrané hry krok za krokem.
replay = Přehrání
to-table = K výsledku
hands = Karty v ruce
replay-first = Na začátek
replay-back = Zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = Vpřed
replay-last = Na konec
replay-step = Krok
replay-at = Krok { $step } z { $steps }
replay-turn = Tah
replay-turn-of = { $n } ({ $player })
replay-founding = Zakládání
replay-speed = Rychlost
speed-slow = Pomalu
speed-brisk = Svižně
speed-fast = Rychle
replay-link = Kopírovat odkaz na tento okamžik

## Záznam ze souboru

open-record = Otevřít záznam
open-record-hint = Záznam jakékoli hry, odehrané zde nebo programem, se přehraje krok za krokem. Vyber soubor, nebo ho sem přetáhni.
choose-file = Vybrat soubor…
problem-bad-record = Chyba na řádku { $line } záznamu: { $text }
problem-too-large = Soubor je na záznam hry příliš velký.
problem-no-such-replay = Tento záznam tu už není. Otevři soubor znovu.

kept-games = Dohrané partie
offline = Právě tu není síť. Pravidla a zde uložené partie lze číst; ke hře se znovu připoj.

example-game = Ukázková hra
example-game-hint = Šestnáct tahů krok za krokem: co padlo, kdo co chtěl a proč.
example-game-why = Co se děje a proč
