"""A greedy player's dealings in cards: discards and answers to offers."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import ACCEPT, ACCEPTED, DECLINE, DISCARD
    from ostrov.engine.base.offers import maker_gets, maker_gives
    from ostrov.engine.core.actions import kind_of, pack_bundle
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import BUNDLE_MAX
    from ostrov.engine.core.packs import bundle_of, count, covers, one
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.evaluate import goods_in_hand


def choose_discard(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> I64:
    """Throws card after card, each time the one whose loss hurts least (B-SEVEN-2)."""
    context.trial.copy_from(s)
    chosen: I64 = 0
    for _ in range(s.due[p]):
        best = -(1 << 30)
        worst = 0
        for g in range(r.goods):
            if count(context.trial.hand[p], g) > 0 and count(chosen, g) < BUNDLE_MAX:
                context.trial.hand[p] = context.trial.hand[p] - one(g)
                value = goods_in_hand(b, r, context.trial, p, context.weights, context.notes)
                context.trial.hand[p] = context.trial.hand[p] + one(g)
                if value > best:
                    best = value
                    worst = g
        context.trial.hand[p] = context.trial.hand[p] - one(worst)
        chosen += one(worst)
    return pack_bundle(DISCARD, p, 0, bundle_of(chosen))


def gain_in_goods(b: Board, r: Rules, s: State, p: int, offer: I64, context: GreedyContext) -> int:
    """What taking an offer, which it can pay, adds to the value of the goods of seat p."""
    context.trial.copy_from(s)
    context.trial.hand[p] = s.hand[p] + maker_gives(offer) - maker_gets(offer)
    now = goods_in_hand(b, r, s, p, context.weights, context.notes)
    return goods_in_hand(b, r, context.trial, p, context.weights, context.notes) - now


def answer_offers(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> I64:
    """Accepts an offer that gains more than the margin, unless its maker is about to win; else declines it.

    -1 when it has accepted or declined already.
    """
    if s.answer[p] == ACCEPTED:
        return -1
    gain = -1
    offer: I64 = s.offer[s.active]
    if offer != 0 and covers(s.hand[p], maker_gets(offer)):
        gain = gain_in_goods(b, r, s, p, offer, context)
    right = DECLINE
    if gain > context.weights.margin and s.points[s.active] < r.goal - 2:
        right = ACCEPT
    for i in range(context.moves.n):
        if kind_of(context.moves.action[i]) == right:
            return context.moves.action[i]
    return -1
