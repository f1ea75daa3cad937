"""What a greedy player chooses where a step of Cities & Knights asks it to."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import (
        AQUEDUCT,
        CHOOSE_DECK,
        COMMITTING,
        HAND_OVER,
        LOSE_CITY,
        PUT_METROPOLIS,
        REMOVE_KNIGHT,
        RETURN_CARD,
        TAKE_CARD,
        TAKE_GOOD,
        TAKE_GOODS,
    )
    from ostrov.engine.cities_knights.pieces import end_card, first_card
    from ostrov.engine.core.actions import bundle_in, first_of, kind_of
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import one, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.cities_knights.expert import choose_commitment
    from ostrov.players.greedy.cities_knights.follow_up import force_of
    from ostrov.players.greedy.evaluate import goods_in_hand
    from ostrov.players.greedy.trial import tried
    from ostrov.players.greedy.weights import Mind


def city_value(s: State, v: int, m: Mind) -> int:
    """Which of the own cities is dearest: by its hexes and its wall."""
    return m.node[v] + (m.wall if s.walled[word_of(v)] & bit_of(v) != 0 else 0)


def deck_value(r: Rules, track: int, m: Mind) -> int:
    """The average card of a deck."""
    value = 0
    n = 0
    for card in range(first_card(track), end_card(track)):
        value += r.progress_deck[card] * m.card[card]
        n += r.progress_deck[card]
    return value // max(1, n)


def hand_value(b: Board, r: Rules, s: State, p: int, hand: I64, m: Mind, trial: State) -> int:
    """What another hand is worth."""
    trial.copy_from(s)
    trial.hand[p] = hand
    return goods_in_hand(b, r, trial, p, m)


def step_value(b: Board, r: Rules, s: State, p: int, action: I64, m: Mind, trial: State) -> int:
    """What a choice is worth, beside the other choices of the same step."""
    kind = kind_of(action)
    first = first_of(action)
    if kind == LOSE_CITY:
        return -city_value(s, first, m)
    if kind == PUT_METROPOLIS:
        return city_value(s, first, m)
    if kind == REMOVE_KNIGHT:
        return -force_of(s.knight[first])
    if kind == CHOOSE_DECK:
        return deck_value(r, first, m)
    if kind == RETURN_CARD:
        return -m.card[first]
    if kind == TAKE_CARD:
        return m.card[first]
    if kind == TAKE_GOODS:
        return hand_value(b, r, s, p, s.hand[p] + wanted(bundle_in(action)), m, trial)
    if kind == TAKE_GOOD:
        return hand_value(b, r, s, p, s.hand[p] + one(first), m, trial)
    if kind == HAND_OVER:
        return hand_value(b, r, s, p, s.hand[p] - one(first), m, trial)
    if s.phase == AQUEDUCT:
        return hand_value(b, r, s, p, s.hand[p], m, trial)
    return tried(b, r, s, p, action, m, trial)


def choose_step(b: Board, r: Rules, s: State, p: int, m: Mind, moves: Moves, trial: State) -> I64:
    """The best of the listed choices, the first of equals."""
    if s.phase == COMMITTING:
        return choose_commitment(b, r, s, p, moves)
    best = -WINNING - 1
    chosen: I64 = moves.action[0]
    for i in range(moves.n):
        value = step_value(b, r, s, p, moves.action[i], m, trial)
        if value > best:
            best = value
            chosen = moves.action[i]
    return chosen
