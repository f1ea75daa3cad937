"""The rules of play and nothing else: plain Python over integers, compiled where there is a C compiler.

`core` has the words and tables that everything is made of, `base` and each expansion their own rules; `seams`
is the one page on which expansions touch the base game; `setup` makes the first position; `dispatch` joins
all of it: what is legal, what an action does, what chance may do, whom the game waits for. No players here.
"""

from ostrov.engine.core import pickling as _pickling

_pickling.install()
