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
    from ostrov.engine.core.packs import one, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.cities_knights.expert import choose_commitment
    from ostrov.players.greedy.cities_knights.follow_up import force_of
    from ostrov.players.greedy.cities_knights.weights import CitiesKnightsWeights
    from ostrov.players.greedy.context import GreedyContext, GreedyNotes
    from ostrov.players.greedy.evaluate import goods_in_hand
    from ostrov.players.greedy.trial import tried


def city_value(s: State, v: int, weights: CitiesKnightsWeights, notes: GreedyNotes) -> int:
    """Which of the own cities is dearest: by its hexes and its wall."""
    return notes.node[v] + (weights.wall if s.walled[word_of(v)] & bit_of(v) != 0 else 0)


def deck_value(r: Rules, track: int, weights: CitiesKnightsWeights) -> int:
    """The average card of a deck."""
    value = 0
    n = 0
    for card in range(first_card(track), end_card(track)):
        value += r.progress_deck[card] * weights.card[card]
        n += r.progress_deck[card]
    return value // max(1, n)


def hand_value(b: Board, r: Rules, s: State, p: int, hand: I64, context: GreedyContext) -> int:
    """What another hand is worth."""
    context.trial.copy_from(s)
    context.trial.hand[p] = hand
    return goods_in_hand(b, r, context.trial, p, context.weights, context.notes)


def step_value(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """What a choice is worth, beside the other choices of the same step."""
    kind = kind_of(action)
    first = first_of(action)
    if kind == LOSE_CITY:
        return -city_value(s, first, context.weights.cities_knights, context.notes)
    if kind == PUT_METROPOLIS:
        return city_value(s, first, context.weights.cities_knights, context.notes)
    if kind == REMOVE_KNIGHT:
        return -force_of(s.knight[first])
    if kind == CHOOSE_DECK:
        return deck_value(r, first, context.weights.cities_knights)
    if kind == RETURN_CARD:
        return -context.weights.cities_knights.card[first]
    if kind == TAKE_CARD:
        return context.weights.cities_knights.card[first]
    if kind == TAKE_GOODS:
        return hand_value(b, r, s, p, s.hand[p] + wanted(bundle_in(action)), context)
    if kind == TAKE_GOOD:
        return hand_value(b, r, s, p, s.hand[p] + one(first), context)
    if kind == HAND_OVER:
        return hand_value(b, r, s, p, s.hand[p] - one(first), context)
    if s.phase == AQUEDUCT:
        return hand_value(b, r, s, p, s.hand[p], context)
    return tried(b, r, s, p, action, context)


def choose_step(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> I64:
    """The best of the listed choices, the first of equals."""
    if s.phase == COMMITTING:
        return choose_commitment(b, r, s, p, context.moves)
    best = -WINNING - 1
    chosen: I64 = context.moves.action[0]
    for i in range(context.moves.n):
        value = step_value(b, r, s, p, context.moves.action[i], context)
        if value > best:
            best = value
            chosen = context.moves.action[i]
    return chosen
