"""What it is worth to a greedy player to play a progress card now."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import (
        ALCHEMIST,
        BISHOP,
        COMMERCIAL_HARBOUR,
        CRANE,
        DESERTER,
        DIPLOMAT,
        IMPROVE,
        INTRIGUE,
        IRRIGATION,
        KNIGHT_SEAT,
        MASTER_MERCHANT,
        MERCHANT_FLEET,
        MINING,
        PLAY,
        RELAY_ROAD,
        RELAYING,
        RESOURCE_MONOPOLY,
        ROAD_BUILDER,
        SABOTEUR,
        SPY,
        TRACKS,
        TRADE_MONOPOLY,
        WEDDING,
    )
    from ostrov.engine.cities_knights.improvements import may_improve
    from ostrov.engine.cities_knights.pieces import level_of
    from ostrov.engine.core.actions import first_of, kind_of, pack, second_of
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, SEATS, WORD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.cities_knights.rivals import (
        bishop_gain,
        harbour_gain,
        hurt,
        in_turn,
        master_gain,
        monopoly_hand,
        saboteur_gain,
        spy_gain,
        wedding_gain,
    )
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.evaluate import ODDS, goods_in_hand
    from ostrov.players.greedy.notes import note_threats
    from ostrov.players.greedy.purchase import prospect
    from ostrov.players.greedy.trial import roads_value, tried


def income(b: Board, r: Rules, s: State, p: int, number: int, context: GreedyContext) -> int:
    """The value of the hand after a roll; the robber aside."""
    context.trial.hand[p] = s.hand[p] + s.yields[SEATS * number + p]
    return goods_in_hand(b, r, context.trial, p, context.weights, context.notes)


def alchemist_gain(
    b: Board, r: Rules, s: State, p: int, red: int, yellow: int, context: GreedyContext
) -> int:
    """A chosen roll against the average one; a low red die opens gates (CK-PROG-ALCHEMIST-1, CK-GATE-2)."""
    context.trial.copy_from(s)
    value = 36 * income(b, r, s, p, red + yellow, context)
    for number in range(2, 13):
        value -= ODDS[number] * income(b, r, s, p, number, context)
    value -= 6 * income(b, r, s, p, 0, context)  # a seven pays nothing
    for track in range(TRACKS):
        level = level_of(s, p, track)
        if level > 0 and red <= level + 1:
            value += 6 * context.weights.cities_knights.any_progress
    return max(0, value) // 36


def crane_value(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """The value after a Crane and the improvement that it makes cheap (CK-PROG-CRANE-1)."""
    context.other.copy_from(s)
    apply_unchecked(b, r, context.other, action)
    best = -WINNING
    for track in range(TRACKS):
        if may_improve(b, r, context.other, p, track):
            best = max(best, tried(b, r, context.other, p, pack(IMPROVE, p, track, 0, 0), context))
    return best


def prospect_after(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """The value after a card and the best purchase that follows."""
    context.other.copy_from(s)
    apply_unchecked(b, r, context.other, action)
    return prospect(b, r, context.other, p, context.other.hand[p], context)


def diplomat_value(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """A road of another less, or an own one in a better place (CK-PROG-DIPLOMAT-1 to -4)."""
    q = s.road[first_of(action)] - 1
    if q != p:
        return tried(b, r, s, p, action, context) + 2 * hurt(q, context)
    context.other.copy_from(s)
    apply_unchecked(b, r, context.other, action)
    best = -WINNING
    if context.other.phase != RELAYING:
        return best
    for k in range(b.edge_words):
        left: I64 = context.other.road_sites[EDGE_WORDS * p + k]
        while left != 0:
            e = WORD * k + ctz(left)
            left = left & (left - 1)
            if e != context.other.step_data:
                best = max(best, tried(b, r, context.other, p, pack(RELAY_ROAD, p, e, 0, 0), context))
    return best


def gain_of(b: Board, r: Rules, s: State, p: int, card: int, action: I64, context: GreedyContext) -> int:
    """What may be expected of a card whose effect depends on what is hidden or on chance."""
    first = first_of(action)
    if card == ALCHEMIST:
        return alchemist_gain(b, r, s, p, first, second_of(action), context)
    if card == COMMERCIAL_HARBOUR:
        return harbour_gain(b, r, s, p, context)
    if card == SPY:
        return spy_gain(r, s, p, first, context)
    if card == BISHOP:
        return bishop_gain(b, r, s, p, first, context)
    if card == SABOTEUR:
        return saboteur_gain(r, s, p, context)
    if card == WEDDING:
        return wedding_gain(r, s, p, context)
    return master_gain(r, s, p, first, context)


def play_value(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """The value after a progress card, with what can be bought or built by it."""
    card = kind_of(action) - PLAY
    if card == CRANE:
        return crane_value(b, r, s, p, action, context)
    if card == ROAD_BUILDER:
        return roads_value(b, r, s, p, action, context)
    if card in (IRRIGATION, MINING, MERCHANT_FLEET):
        return prospect_after(b, r, s, p, action, context)
    if card in (RESOURCE_MONOPOLY, TRADE_MONOPOLY):
        hand: I64 = monopoly_hand(r, s, p, first_of(action), 2 if card == RESOURCE_MONOPOLY else 1)
        return prospect(b, r, s, p, hand, context) - context.weights.cities_knights.card[card]
    note_threats(b, r, s, p, context.weights, context.notes)
    if card == DIPLOMAT:
        return diplomat_value(b, r, s, p, action, context)
    if card == INTRIGUE:
        q = (s.knight[first_of(action)] & KNIGHT_SEAT) - 1
        return tried(b, r, s, p, action, context) + hurt(q, context)
    if card == DESERTER:
        gain = hurt(first_of(action), context) + in_turn(r, p, first_of(action))
        return tried(b, r, s, p, action, context) + gain
    if card in (ALCHEMIST, COMMERCIAL_HARBOUR, SPY, BISHOP, SABOTEUR, WEDDING, MASTER_MERCHANT):
        now = context.notes.now - context.weights.cities_knights.card[card]
        return now + gain_of(b, r, s, p, card, action, context)
    return tried(b, r, s, p, action, context)
