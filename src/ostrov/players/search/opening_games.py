"""Games of the greedy player from many kinds of foundings, from which the value of a founding is learned."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats

if not cython.compiled:
    from ostrov.engine.base.constants import FOUND_ROAD_PHASE
    from ostrov.engine.core.bits import floats_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import MASK32, POLICY_STREAM
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.setup.board_setup import BoardSetup, set_up_game
    from ostrov.players.game_loop import GameLoop, play_on
    from ostrov.players.search.budget import Budget
    from ostrov.players.search.features import describe
    from ostrov.players.search.opening import Opening, as_greedy, best_places, opening_action


class Founding:
    """How everybody founds."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:  # gil
        """Names every setting, then the arrays of 32-bit numbers that are filled."""
        self.learned: int = 0  # 1: with foresight, by what has been learned; 0: as the greedy player does
        self.stray: int = 50  # of a hundred foundings so many are at any of the good places
        self.places: int = 12  # so many are good
        self.opening: Opening = Opening()
        self.budget: Budget = Budget()
        self.positions: object = None  # `width` numbers for each seat of a game
        self.results: object = None  # one for each
        self.width: I64 = 0


def found_anyhow(b: Board, r: Rules, s: State, low: I64, high: I64, f: Founding) -> None:
    """Everybody founds, often elsewhere than at the best place, so that there is something to compare."""
    action: I64 = 0
    k: I64 = 0
    while s.phase <= FOUND_ROAD_PHASE:
        p = s.active
        if below(draw(low, high, POLICY_STREAM + 45, k), 100) < f.stray:
            n = best_places(b, r, s, p, f.places, 0, f.opening)
            action = f.opening.listed[below(draw(low, high, POLICY_STREAM + 46, k), n)]
        elif f.learned != 0:
            action = opening_action(b, r, s, p, f.budget, f.opening)
        else:
            action = as_greedy(b, r, s, p, f.opening)
        apply_unchecked(b, r, s, action)
        k += 1


def sample_foundings(
    d: BoardSetup, b: Board, r: Rules, loop: GameLoop, first: I64, games: I64, f: Founding
) -> None:
    """Plays the games of the seeds from `first` on; a row for each seat of each, and 1 for who has won."""
    s = State()
    out: Floats = floats_of(f.positions)
    wins: Floats = floats_of(f.results)
    at: I64 = 0
    with cython.nogil:
        for i in range(games):
            loop.begin((first + i) & MASK32, (first + i) >> 32)
            set_up_game(d, b, r, s, loop.low, loop.high)
            found_anyhow(b, r, s, loop.low, loop.high, f)
            for p in range(r.seats):
                describe(b, r, s, p, f.opening.features)
                for j in range(f.width):
                    out[(at + p) * f.width + j] = f.opening.features.numbers[j]
            play_on(b, r, s, loop)
            for p in range(r.seats):
                wins[at + p] = 1.0 if s.winner == p + 1 else 0.0
            at += r.seats
