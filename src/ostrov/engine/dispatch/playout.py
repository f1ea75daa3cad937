"""Games played to the end by chance alone, without the interpreter lock."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import DISCARD, DISCARDING, OVER
    from ostrov.engine.core.actions import pack_bundle
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import BUNDLE_MAX, GOODS, MASK32, POLICY_STREAM
    from ostrov.engine.core.moves import Moves, Outcomes
    from ostrov.engine.core.packs import bundle_of, count, one, some, total
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
    from ostrov.engine.dispatch.chance import seeded_outcome
    from ostrov.engine.dispatch.legal import legal


class Tally:
    """What a playout counts."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every count."""
        self.actions: I64 = 0  # actions of seats; outcomes of chance are not counted
        self.checksum: I64 = 0


def random_discard(s: State, p: int, low: I64, high: I64, k: I64) -> I64:
    """Throws the due number of cards drawn blindly from the hand."""
    left: I64 = s.hand[p]
    chosen: I64 = 0
    for i in range(s.due[p]):
        n = below(draw(low, high, POLICY_STREAM + 1 + i, k), total(left))
        for g in range(GOODS):
            n -= count(left, g)
            if n < 0:
                left -= one(g)
                chosen += one(g)
                if count(chosen, g) == BUNDLE_MAX:  # a bundle holds no more of a kind
                    left -= some(g, count(left, g))
                break
    return pack_bundle(DISCARD, p, 0, bundle_of(chosen))


def random_action(b: Board, r: Rules, s: State, p: int, low: I64, high: I64, k: I64, moves: Moves) -> I64:
    """A uniformly random legal action of seat p; discards are drawn card by card. No offers."""
    if s.phase == DISCARDING:
        return random_discard(s, p, low, high, k)
    bits: I64 = draw(low, high, POLICY_STREAM, k)  # begun early: it takes as long as a short list
    legal(b, r, s, p, moves)
    return moves.action[below(bits, moves.n)]


def enact(b: Board, r: Rules, s: State, action: I64, checksum: I64) -> I64:
    """Does what has been chosen; returns the checksum of the game so far, this action included."""
    apply_unchecked(b, r, s, action)
    return (checksum * 31 + action % 1000003) & MASK32


def playout(
    b: Board,
    r: Rules,
    s: State,
    low: I64,
    high: I64,
    limit: I64,
    moves: Moves,
    outcomes: Outcomes,
    tally: Tally,
) -> None:
    """Plays uniformly at random to the end, or until `limit` actions have been done."""
    k: I64 = 0
    checksum: I64 = tally.checksum
    action: I64 = 0
    while s.phase != OVER and k < limit:
        if chance_is_next(s):
            action = seeded_outcome(r, s, low, high, outcomes)
        else:
            action = random_action(b, r, s, next_actor(r, s), low, high, k, moves)
            k += 1
        checksum = enact(b, r, s, action, checksum)
    tally.actions += k
    tally.checksum = checksum


def run_playout(b: Board, r: Rules, s: State, seed: I64, limit: I64, tally: Tally) -> None:
    """`playout` for callers from Python: releases the interpreter lock meanwhile."""
    moves = Moves()
    outcomes = Outcomes()
    low: I64 = seed & MASK32
    high: I64 = (seed >> 32) & MASK32
    with cython.nogil:
        playout(b, r, s, low, high, limit, moves, outcomes, tally)
