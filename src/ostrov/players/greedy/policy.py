"""A player that looks one action ahead: it does what leaves the position of most value to its seat.

It decides by what its seat may know. Chance is not resolved: a card to be bought, stolen or monopolised
counts as what may be expected of it. It makes no offers. Every action of a turn uses something up, so a
turn ends.
"""

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
        CITY_ITEM,
        CLAIM,
        DEAL,
        DISCARDING,
        END_TURN,
        FOUND_ROAD,
        FREE_ROAD,
        KNIGHT,
        MAIN,
        MONOPOLY,
        ROAD_BUILDING,
        ROAD_ITEM,
        ROBBING,
        ROLL,
        SETTLEMENT_ITEM,
        YEAR_OF_PLENTY,
    )
    from ostrov.engine.cities_knights.constants import (
        FIRST_CK_KIND,
        FIRST_CK_PHASE,
        LAST_CK_KIND,
        LAST_CK_PHASE,
        PLAYING_DRAWN,
    )
    from ostrov.engine.core.actions import bundle_in, first_of, kind_of
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.packs import covers, some, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.legal import legal
    from ostrov.knowledge.counting import cards_of_others, supposed_bank
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.cards import answer_offers, choose_discard
    from ostrov.players.greedy.cities_knights.actions import cities_knights_value
    from ostrov.players.greedy.cities_knights.steps import choose_step
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.evaluate import evaluate
    from ostrov.players.greedy.expansions import items, price_of
    from ostrov.players.greedy.notes import take_notes
    from ostrov.players.greedy.purchase import bought, next_trade, prospect, through_bank
    from ostrov.players.greedy.robber import best_robber, knight_gain
    from ostrov.players.greedy.trial import roads_value, tried


def plenty_value(b: Board, r: Rules, s: State, p: int, bundle: I64, context: GreedyContext) -> int:
    """The value after a Year of Plenty and the settlement or city that it pays; it is kept for that."""
    hand: I64 = s.hand[p] + wanted(bundle)
    best = -WINNING
    for item in range(SETTLEMENT_ITEM, CITY_ITEM + 1):
        if covers(hand, r.cost[item]) and not covers(s.hand[p], r.cost[item]):
            best = max(best, bought(b, r, s, p, item, hand, context))
    return best - context.weights.plenty_card


def monopoly_value(b: Board, r: Rules, s: State, p: int, good: int, context: GreedyContext) -> int:
    """The value after a Monopoly and what it pays; the bank's stacks tell what it takes (B-INFO-2)."""
    hand: I64 = s.hand[p] + some(good, cards_of_others(r, s, p, good))
    return prospect(b, r, s, p, hand, context) - context.weights.monopoly_card


def card_value(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """What playing a development card is worth; before the roll only a knight is (B-DEV-6)."""
    kind = kind_of(action)
    if kind == KNIGHT:
        return tried(b, r, s, p, action, context) + knight_gain(b, r, s, p, context)
    if s.phase != MAIN:
        return -WINNING
    if kind == ROAD_BUILDING:
        return roads_value(b, r, s, p, action, context)
    if kind == YEAR_OF_PLENTY:
        return plenty_value(b, r, s, p, bundle_in(action), context)
    return monopoly_value(b, r, s, p, first_of(action), context)


def road_ahead(b: Board, s: State, action: I64, context: GreedyContext) -> I64:
    """The best node to settle one road beyond a founding road (B-FOUND-3)."""
    best: I64 = 0
    e = first_of(action)
    v = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - s.last_node
    for i in range(3 * v, 3 * v + 3):
        w = b.node_node[i]
        if w < b.nodes and s.open_nodes[word_of(w)] & bit_of(w) != 0 and s.road[b.node_edge[i]] == 0:
            best = max(best, context.notes.node[w])
    return best


def value_of(b: Board, r: Rules, s: State, p: int, action: I64, context: GreedyContext) -> int:
    """What an action of the own turn is worth; of trades with the bank see `best_trade`."""
    kind = kind_of(action)
    if kind in (END_TURN, ROLL):
        return context.notes.now
    if kind == BUY_CARD:
        return tried(b, r, s, p, action, context) + context.notes.unseen
    if kind == FOUND_ROAD:
        return tried(b, r, s, p, action, context) + road_ahead(b, s, action, context) // 4
    if kind < BUY_CARD or kind == FREE_ROAD:
        return tried(b, r, s, p, action, context)
    if KNIGHT <= kind <= MONOPOLY:
        return card_value(b, r, s, p, action, context)
    if kind == CLAIM:
        return 2 * (WINNING - 1)
    if kind == DEAL:
        return tried(b, r, s, p, action, context) - context.weights.margin
    if FIRST_CK_KIND <= kind <= LAST_CK_KIND:
        return cities_knights_value(b, r, s, p, action, context)
    return -WINNING


def best_trade(b: Board, r: Rules, s: State, p: int, least: int, context: GreedyContext) -> I64:
    """The first of the trades with the bank that pay for what is worth most, above `least`; 0 for none."""
    chosen: I64 = 0
    for item in range(ROAD_ITEM, items(r)):
        if not covers(s.hand[p], price_of(r, s, p, item)):
            value = through_bank(b, r, s, p, item, context)
            if value > least:
                least = value
                chosen = next_trade(r, s, p, s.hand[p], price_of(r, s, p, item))
    return chosen


def best_action(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> I64:
    """The best of the listed actions of the own turn, the first of equals."""
    context.notes.now = evaluate(b, r, s, p, context.weights, context.notes)
    best = -WINNING
    chosen: I64 = context.moves.action[0]
    trades = False
    for i in range(context.moves.n):
        if kind_of(context.moves.action[i]) == BANK_TRADE:
            trades = True
            continue
        value = value_of(b, r, s, p, context.moves.action[i], context)
        if value > best:
            best = value
            chosen = context.moves.action[i]
    if trades:
        trade: I64 = best_trade(b, r, s, p, best, context)
        if trade != 0:
            return trade
    return chosen


def best_of(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> I64:
    """What the greedy player does at a table where it sees all of the bank."""
    if p == s.active and s.phase != DISCARDING and context.moves.n == 1:
        return context.moves.action[0]
    take_notes(b, r, s, p, context.weights, context.notes)
    if s.phase == DISCARDING:
        return choose_discard(b, r, s, p, context)
    if FIRST_CK_PHASE <= s.phase <= LAST_CK_PHASE and s.phase != PLAYING_DRAWN:
        return choose_step(b, r, s, p, context)
    if p != s.active:
        return answer_offers(b, r, s, p, context)
    if s.phase == ROBBING:
        return best_robber(b, r, s, p, context)
    return best_action(b, r, s, p, context)


def greedy_pick(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> I64:
    """What the greedy player does, given the legal actions of seat p; -1 when it had better wait.

    Only a seat that need not act waits. Discards are chosen directly, whatever is listed. Where the bank's
    stacks are hidden, supposed ones stand in for them while it decides (H-4).
    """
    if r.open_bank != 0:
        return best_of(b, r, s, p, context)
    bank: I64 = s.bank
    s.bank = supposed_bank(r, s, p)
    chosen: I64 = best_of(b, r, s, p, context)
    s.bank = bank
    return chosen


def greedy_action(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> I64:
    """What the greedy player does as seat p, which must have to act; scratch space is overwritten."""
    if s.phase != DISCARDING:
        legal(b, r, s, p, context.moves)
    return greedy_pick(b, r, s, p, context)
