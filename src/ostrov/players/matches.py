"""Many games between built-in players, without the interpreter lock.

A game is a function of its seed and its players alone, so a block of games gives the same counts
however it is cut up, and blocks may run in any order or at once.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import MASK32, SEATS
    from ostrov.engine.core.rng import mix
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.setup.board_setup import BoardSetup, set_up_game
    from ostrov.players.game_loop import GameLoop, play_on


class Counts:
    """What a block of games adds up to; sums of blocks are the counts of all their games."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every count."""
        self.games: I64 = 0
        self.actions: I64 = 0  # actions of seats
        self.chances: I64 = 0  # outcomes of chance
        self.turns: I64 = 0
        self.wins: list[I64] = [0] * SEATS
        self.unfinished: I64 = 0  # games that the limit of actions has ended
        self.checksum: I64 = 0  # of all actions and outcomes; the order of games does not matter

    def add(self, other: Counts) -> None:
        """Counts the games of another block too."""
        self.games += other.games
        self.actions += other.actions
        self.chances += other.chances
        self.turns += other.turns
        for p in range(SEATS):
            self.wins[p] += other.wins[p]
        self.unfinished += other.unfinished
        self.checksum = (self.checksum + other.checksum) & MASK32


def run_matches(
    d: BoardSetup, b: Board, r: Rules, loop: GameLoop, first: I64, games: I64, counts: Counts
) -> None:
    """Plays the games of the seeds from `first` on, each as far as the loop says; adds to the counts.

    The board is drawn anew for each game where the deal says so; concurrent calls need boards and loops of
    their own.
    """
    s = State()
    with cython.nogil:
        for i in range(games):
            loop.begin((first + i) & MASK32, (first + i) >> 32)
            set_up_game(d, b, r, s, loop.low, loop.high)
            play_match(b, r, s, loop, counts)


def play_match(b: Board, r: Rules, s: State, loop: GameLoop, counts: Counts) -> None:
    """Plays one game from a position on and counts it; the loop has begun."""
    play_on(b, r, s, loop)
    counts.games += 1
    counts.actions += loop.actions
    counts.chances += loop.chances
    counts.turns += s.turn
    counts.checksum = (counts.checksum + mix(loop.low ^ mix(loop.high ^ loop.checksum))) & MASK32
    if s.winner != 0:
        counts.wins[s.winner - 1] += 1
    else:
        counts.unfinished += 1
