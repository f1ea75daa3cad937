# Zakończone gry krok po kroku.
replay = Powtórka
to-table = Do wyniku
hands = Karty na rękach
replay-first = Na początek
replay-back = Wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Dalej
replay-last = Na koniec
replay-step = Krok
replay-at = Krok { $step } z { $steps }
replay-turn = Tura
replay-turn-of = { $n } ({ $player })
replay-founding = Zagospodarowanie
replay-speed = Tempo
speed-slow = Wolno
speed-brisk = Żwawo
speed-fast = Szybko
replay-link = Kopiuj link do tej chwili

## Zapis z pliku

open-record = Otwórz zapis
open-record-hint = Zapis dowolnej gry, rozegranej tutaj lub przez program, można obejrzeć krok po kroku. Wybierz plik albo upuść go tutaj.
choose-file = Wybierz plik…
problem-bad-record = Błąd w wierszu { $line } zapisu: { $text }
problem-too-large = Plik jest za duży jak na zapis gry.
problem-no-such-replay = Tego zapisu już tu nie ma. Otwórz plik jeszcze raz.

kept-games = Zakończone partie
offline = Nie ma teraz sieci. Można czytać zasady i oglądać zapisane tu partie; żeby grać, połącz się ponownie.

example-game = Przykładowa rozgrywka
example-game-hint = Szesnaście tur krok po kroku: co dały kostki, kto czego chciał i dlaczego.
example-game-why = Co się dzieje i dlaczego
