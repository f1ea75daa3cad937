"""Games of the greedy player from many kinds of foundings, from which the worth of a founding is learned."""

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
    from ostrov.engine.core.moves import Outcomes
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.setup.board_setup import BoardSetup, set_up_game
    from ostrov.players.matches import Counts, Lineup, play_match
    from ostrov.players.scratch import PolicyScratch
    from ostrov.players.search.budget import Budget
    from ostrov.players.search.features import describe
    from ostrov.players.search.opening import Opening, as_greedy, best_places, opening_action


class Founding:
    """How everybody founds."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every setting."""
        self.learned: int = 0  # 1: with foresight, by what has been learned; 0: as the greedy player does
        self.stray: int = 50  # of a hundred foundings so many are at any of the good places
        self.places: int = 12  # so many are good
        self.opening: Opening = Opening()
        self.budget: Budget = Budget()


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
    d: BoardSetup,
    b: Board,
    r: Rules,
    lineup: Lineup,
    base: I64,
    games: I64,
    limit: I64,
    f: Founding,
    width: I64,
    positions: object,
    results: object,
) -> None:
    """Plays the games of the seeds from `base` on; a row for each seat of each, and 1 for who has won."""
    s = State()
    scratch = PolicyScratch()
    chances = Outcomes()
    counts = Counts()
    out: Floats = floats_of(positions)
    wins: Floats = floats_of(results)
    at: I64 = 0
    with cython.nogil:
        for i in range(games):
            low: I64 = (base + i) & MASK32
            high: I64 = (base + i) >> 32
            set_up_game(d, b, r, s, low, high)
            found_anyhow(b, r, s, low, high, f)
            for p in range(r.seats):
                describe(b, r, s, p, f.opening.features)
                for j in range(width):
                    out[(at + p) * width + j] = f.opening.features.numbers[j]
            play_match(b, r, s, lineup, low, high, limit, scratch, chances, counts)
            for p in range(r.seats):
                wins[at + p] = 1.0 if s.winner == p + 1 else 0.0
            at += r.seats
