# Finished games, step by step.
replay = Rivedi
to-table = Al risultato
hands = Mani
replay-first = All'inizio
replay-back = Indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Avanti
replay-last = Alla fine
replay-step = Passo
replay-at = Passo { $step } di { $steps }
replay-turn = Turno
replay-turn-of = { $n } ({ $player })
replay-founding = Fondazione
replay-speed = Velocità
speed-slow = Lenta
speed-brisk = Svelta
speed-fast = Rapida
replay-link = Copia il link a questo momento

## Una registrazione da un file

open-record = Apri una registrazione
open-record-hint = La registrazione di qualsiasi partita, giocata qui o da un programma, si rivede passo per passo. Scegli il file o trascinalo qui.
choose-file = Scegli un file…
problem-bad-record = Errore alla riga { $line } della registrazione: { $text }
problem-too-large = Il file è troppo grande per essere la registrazione di una partita.
problem-no-such-replay = Questa registrazione non è più qui. Apri di nuovo il file.

kept-games = Partite finite
offline = Ora non c’è rete. Si possono leggere le regole e rivedere le partite conservate qui; per giocare, ricollegati.

example-game = Partita d'esempio
example-game-hint = Sedici turni passo per passo: che cosa hanno dato i dadi, chi voleva che cosa e perché.
example-game-why = Che cosa succede e perché
