# Finished games, step by step.
replay = Replay
to-table = Result
hands = Hands
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-last = To the end
replay-step = Step
replay-at = Step { $step } of { $steps }
replay-turn = Turn
replay-turn-of = { $n } ({ $player })
replay-founding = Founding
replay-speed = Speed
speed-slow = Slow
speed-brisk = Brisk
speed-fast = Fast
replay-link = Copy link to this moment

## A record from a file

open-record = Open a record
open-record-hint = The record of any game, played here or by a program, is shown step by step. Choose its file, or drop it here.
choose-file = Choose a file…
problem-bad-record = Line { $line } of the record is wrong: { $text }
problem-too-large = The file is too large to be the record of a game.
problem-no-such-replay = This record is not here any more. Open its file again.

## Without a network

kept-games = Finished games
offline = There is no network right now. The rules and the games kept here can be read; to play, connect again.

example-game = Example game
example-game-hint = Sixteen turns, step by step: what the dice gave, who wanted what, and why.
example-game-why = What happens and why
