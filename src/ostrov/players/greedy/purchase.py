"""What a greedy player buys, and the trades with the bank that pay for it. B-BUILD-1, B-MAR-1 to -6."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import (
        BANK_TRADE,
        BUY_CARD,
        CARD_ITEM,
        CITY,
        CITY_ITEM,
        ROAD,
        ROAD_ITEM,
        SETTLEMENT,
    )
    from ostrov.engine.core.actions import first_of, pack, third_of
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, GOODS, NODE_WORDS, WORD
    from ostrov.engine.core.packs import count, covers, one, some
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import entitled, free_for_building, has_city_piece, may_upgrade
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.cities_knights.purchase import bought_in_cities_knights
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.expansions import items, price_of
    from ostrov.players.greedy.trial import done, held


def best_rate(s: State, p: int, good: int) -> int:
    """What the bank asks of seat p for one card (B-MAR-1 to -4)."""
    for rate in range(2, 4):
        if entitled(s, p, good, rate):
            return rate
    return 4


def next_trade(r: Rules, s: State, p: int, hand: I64, cost: I64) -> I64:
    """A trade that brings a missing card for cards that the cost leaves over; 0 for none.

    The best rate goes first, then the largest surplus.
    """
    take = GOODS
    give = GOODS
    best = 0
    for g in range(r.goods):
        spare = count(hand, g) - count(cost, g)
        if spare < 0 and take == GOODS and count(s.bank, g) > 0:
            take = g
        if spare >= 2:
            rate = best_rate(s, p, g)
            if spare >= rate and spare - 100 * rate + 1000 > best:
                best = spare - 100 * rate + 1000
                give = g
    if take == GOODS or give == GOODS:
        return 0
    return pack(BANK_TRADE, p, give, best_rate(s, p, give), take)


def after_trade(s: State, p: int, hand: I64, trade: I64) -> I64:
    """The hand after a trade."""
    give = first_of(trade)
    return hand - some(give, best_rate(s, p, give)) + one(third_of(trade))


def after_trades(r: Rules, s: State, p: int, hand: I64, cost: I64) -> I64:
    """The hand after trades that make it cover the cost, or 0 when no trades do."""
    while not covers(hand, cost):
        trade: I64 = next_trade(r, s, p, hand, cost)
        if trade == 0:
            return 0
        hand = after_trade(s, p, hand, trade)
    return hand


def bought_road(b: Board, r: Rules, s: State, p: int, hand: I64, context: GreedyContext) -> int:
    """The value after the best road that this hand pays; -WINNING when it has no place (B-ROAD-1 to -4)."""
    best = -WINNING
    if s.roads_left[p] == 0:
        return best
    for k in range(b.edge_words):
        left: I64 = s.road_sites[EDGE_WORDS * p + k]
        while left != 0:
            context.trial.copy_from(s)
            context.trial.hand[p] = hand
            best = max(best, done(b, r, p, pack(ROAD, p, WORD * k + ctz(left), 0, 0), context))
            left = left & (left - 1)
    return best


def best_node(b: Board, s: State, p: int, item: int, context: GreedyContext) -> int:
    """The node that yields most for a settlement or a city of seat p; b.nodes when there is none."""
    best: I64 = -1
    at = b.nodes
    left: I64 = 0
    if not has_city_piece(s, p) if item == CITY_ITEM else s.settlements_left[p] == 0:
        return at
    for k in range(b.node_words):
        left = s.open_nodes[k] & s.road_nodes[NODE_WORDS * p + k]
        if item == CITY_ITEM:
            left = s.upgradable[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if context.notes.node[v] <= best:
                continue
            if may_upgrade(s, p, v) if item == CITY_ITEM else free_for_building(s, v):
                best = context.notes.node[v]
                at = v
    return at


def bought(b: Board, r: Rules, s: State, p: int, item: int, hand: I64, context: GreedyContext) -> int:
    """The value after buying an item, which this hand pays, for its best place; -WINNING when it has none."""
    if item == ROAD_ITEM:
        return bought_road(b, r, s, p, hand, context)
    if item == CARD_ITEM:
        if s.deck == 0:
            return -WINNING
        context.trial.copy_from(s)
        context.trial.hand[p] = hand
        return done(b, r, p, pack(BUY_CARD, p, 0, 0, 0), context) + context.notes.unseen
    if item > CARD_ITEM:
        return bought_in_cities_knights(b, r, s, p, item, hand, context)
    v = best_node(b, s, p, item, context)
    if v == b.nodes:
        return -WINNING
    context.trial.copy_from(s)
    context.trial.hand[p] = hand
    return done(b, r, p, pack(CITY if item == CITY_ITEM else SETTLEMENT, p, v, 0, 0), context)


def through_bank(b: Board, r: Rules, s: State, p: int, item: int, context: GreedyContext) -> int:
    """The value after trades with the bank and the purchase that they pay; -WINNING when they do not.

    Nor when some hand on the way is worth more than the purchase: then it would be kept, and the trades
    would have led to nothing.
    """
    hand: I64 = s.hand[p]
    cost: I64 = price_of(r, s, p, item)
    if after_trades(r, s, p, hand, cost) == 0:
        return -WINNING
    kept = -WINNING
    while not covers(hand, cost):
        hand = after_trade(s, p, hand, next_trade(r, s, p, hand, cost))
        kept = max(kept, held(b, r, s, p, hand, context))
    value = bought(b, r, s, p, item, hand, context)
    return value if value > kept else -WINNING


def prospect(b: Board, r: Rules, s: State, p: int, hand: I64, context: GreedyContext) -> int:
    """The value with another hand, or after the best purchase that it pays with the bank's help."""
    best = held(b, r, s, p, hand, context)
    for item in range(ROAD_ITEM, items(r)):
        rest: I64 = after_trades(r, s, p, hand, price_of(r, s, p, item))
        if rest != 0:
            best = max(best, bought(b, r, s, p, item, rest, context))
    return best
