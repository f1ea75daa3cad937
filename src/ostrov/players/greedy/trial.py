"""Actions that a greedy player tries out on a spare state."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import FREE_ROAD, FREE_ROADS
    from ostrov.engine.cities_knights.constants import FIRST_CK_PHASE, LAST_CK_PHASE
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, WORD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.seams import score
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.cities_knights.follow_up import follow_up
    from ostrov.players.greedy.evaluate import worth
    from ostrov.players.greedy.weights import Mind


def done(b: Board, r: Rules, p: int, action: I64, m: Mind, trial: State) -> int:
    """The worth after an action done on the trial state; points enough to win top everything."""
    apply_unchecked(b, r, trial, action)
    if FIRST_CK_PHASE <= trial.phase <= LAST_CK_PHASE:
        follow_up(b, r, trial, p)
    return WINNING if score(trial, p) >= r.goal else worth(b, r, trial, p, m)


def tried(b: Board, r: Rules, s: State, p: int, action: I64, m: Mind, trial: State) -> int:
    """The worth after an action, short of what chance may add."""
    trial.copy_from(s)
    return done(b, r, p, action, m, trial)


def held(b: Board, r: Rules, s: State, p: int, hand: I64, m: Mind, trial: State) -> int:
    """The worth with another hand."""
    trial.copy_from(s)
    trial.hand[p] = hand
    return worth(b, r, trial, p, m)


def roads_value(b: Board, r: Rules, s: State, p: int, card: I64, m: Mind, trial: State, other: State) -> int:
    """The worth after a card for two roads: the best road, then the best second one."""
    other.copy_from(s)
    apply_unchecked(b, r, other, card)
    best = -WINNING
    while other.phase == FREE_ROADS:
        best = -WINNING
        chosen: I64 = 0
        for k in range(b.edge_words):
            left: I64 = other.road_sites[EDGE_WORDS * p + k]
            while left != 0:
                road: I64 = pack(FREE_ROAD, p, WORD * k + ctz(left), 0, 0)
                left = left & (left - 1)
                value = tried(b, r, other, p, road, m, trial)
                if value > best:
                    best = value
                    chosen = road
        apply_unchecked(b, r, other, chosen)
    return best
