"""What a position is worth to a seat: a weighted sum of what that seat may know.

Public fields, the own hand and the own development cards count; never the contents of other hands, the
cards of others or the deck (B-INFO-1, -2). So states that look alike to the seat have equal value.
"""

from __future__ import annotations

from typing import Final

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.base.constants import (
        CARD_ITEM,
        CITY_ITEM,
        KNIGHT_CARD,
        MONOPOLY_CARD,
        PLENTY_CARD,
        ROAD_ITEM,
        ROADS_CARD,
        SETTLEMENT_ITEM,
    )
    from ostrov.engine.base.network import has_road_at
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import (
        EDGE_WORDS,
        GENERAL_HARBOUR,
        GOODS,
        NO_RESOURCE,
        NODE_WORDS,
        PACK_BITS,
        PACK_PAIRS,
        RESOURCES,
        SEATS,
        WORD,
    )
    from ostrov.engine.core.packs import count, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import free_for_building, hand_limit, has_city_piece, score, terrain_at
    from ostrov.players.greedy.context import GreedyNotes
    from ostrov.players.greedy.expansions import evaluate_expansions, goods_of_expansions
    from ostrov.players.greedy.weights import GreedyWeights

ODDS: Final[list[int]] = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]  # pips of a number; a seven pays nothing


def all_pips(r: Rules, s: State, p: int, out: Ints) -> None:
    """Writes the pips of each good for seat p, the robber aside."""
    even: I64 = 0
    odd: I64 = 0
    pay: I64 = 0
    for number in range(2, 13):
        pay = s.yields[SEATS * number + p]
        even += ODDS[number] * (pay & PACK_PAIRS)
        odd += ODDS[number] * ((pay >> PACK_BITS) & PACK_PAIRS)
    for g in range(r.goods):
        pay = odd if g & 1 else even
        out[g] = (pay >> (2 * PACK_BITS * (g // 2))) & 0x3FFF


def rates_less(b: Board, r: Rules, s: State, p: int, halves: int, out: Ints) -> None:
    """Writes the pips of each good for seat p, less so many halves of those under the robber."""
    pay: I64 = 0
    all_pips(r, s, p, out)
    h = s.robber
    if s.token[h] != 0 and r.produces[terrain_at(b, s, h)] != NO_RESOURCE:
        for i in range(6 * h, 6 * h + 6):
            v = b.hex_node[i]
            if s.owner[v] == p + 1:
                pay = r.pays[4 * terrain_at(b, s, h) + s.level[v]]
                for g in range(r.goods):
                    out[g] -= halves * ODDS[s.token[h]] * count(pay, g) // 2


def rates(b: Board, r: Rules, s: State, p: int, out: Ints) -> None:
    """Writes the pips of each good for seat p; a hex under the robber counts half, for that will pass."""
    rates_less(b, r, s, p, 1, out)


def production(b: Board, r: Rules, s: State, p: int, weights: GreedyWeights, notes: GreedyNotes) -> int:
    """Pips by price, less for more of the same; each good and each fitting harbour counts besides."""
    rate: list[int] = [0] * GOODS
    rates(b, r, s, p, rate)
    value: I64 = 0
    pips = 0
    for g in range(r.goods):
        x = rate[g]
        if x > 0:
            pips += x
            value += weights.variety + notes.price[g] * x * weights.bend // (x + weights.bend)
            if g < RESOURCES and (s.harbours[p] >> g) & 1:
                value += weights.harbour * x
    if (s.harbours[p] >> (GENERAL_HARBOUR - 1)) & 1:
        value += weights.general * pips
    return value * notes.stake // 16


def room(b: Board, s: State, p: int, weights: GreedyWeights, notes: GreedyNotes) -> int:
    """The best node to settle within two roads, a near one at more of its yield (B-SETT-1 to -3)."""
    best: I64 = 0
    x: I64 = 0
    left: I64 = 0
    for k in range(b.node_words):
        left = s.open_nodes[k] & s.road_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if free_for_building(s, v):
                best = max(best, weights.near * notes.node[v])
    for k in range(b.edge_words):
        left = s.road_sites[EDGE_WORDS * p + k]
        while left != 0:
            e = WORD * k + ctz(left)
            left = left & (left - 1)
            for i in range(2 * e, 2 * e + 2):
                v = b.edge_node[i]
                if s.owner[v] != 0 or has_road_at(s, p, v):
                    continue
                x = weights.one_road * notes.node[v]
                if x > best and s.open_nodes[word_of(v)] & bit_of(v) != 0:
                    best = x
                for j in range(3 * v, 3 * v + 3):
                    w = b.node_node[j]  # beyond the coast the sentinel, which yields nothing
                    x = weights.two_roads * notes.node[w]
                    if x > best and s.road[b.node_edge[j]] == 0 and s.open_nodes[word_of(w)] & bit_of(w) != 0:
                        best = x
    return best * notes.stake // 256


def progress(r: Rules, hand: I64, item: int, weights: GreedyWeights, notes: GreedyNotes) -> int:
    """How much of an item the hand holds, by the need of its cards."""
    missing: I64 = 0
    for g in range(RESOURCES):
        short = count(r.cost[item], g) - count(hand, g)
        if short > 0:
            missing += short * notes.need[g]
    return weights.want[item] * (notes.full[item] - missing) // notes.full[item]


def has_spot(b: Board, s: State, p: int) -> bool:
    """Seat p has a road at an open node (B-SETT-2, -3)."""
    for k in range(b.node_words):
        left: I64 = s.open_nodes[k] & s.road_nodes[NODE_WORDS * p + k]
        while left != 0:
            if free_for_building(s, WORD * k + ctz(left)):
                return True
            left = left & (left - 1)
    return False


def has_settlement(b: Board, s: State, p: int) -> bool:
    """Seat p has something to make a city of (B-CITY-1)."""
    for k in range(b.node_words):
        if s.upgradable[NODE_WORDS * p + k] != 0:
            return True
    return False


def goods_in_hand(b: Board, r: Rules, s: State, p: int, weights: GreedyWeights, notes: GreedyNotes) -> int:
    """The hand as progress towards what can be bought, the nearest above all; less what a seven takes."""
    hand: I64 = s.hand[p]
    n = total(hand)
    value = weights.any_card * n
    if n > hand_limit(r, s, p):
        value -= weights.risk * (n // 2)  # B-SEVEN-2
    item = ROAD_ITEM
    if s.settlements_left[p] > 0 and has_spot(b, s, p):
        item = SETTLEMENT_ITEM
    best = progress(r, hand, item, weights, notes)
    together = best
    if has_city_piece(s, p) and has_settlement(b, s, p):
        x = progress(r, hand, CITY_ITEM, weights, notes)
        together += x
        best = max(best, x)
    if s.deck != 0:
        x = progress(r, hand, CARD_ITEM, weights, notes)
        together += x
        best = max(best, x)
    value += goods_of_expansions(b, r, s, p, weights)
    return value + best + (together - best) // 8


def closeness(own: int, rival: int, least: int) -> int:
    """Steps towards an award: 4 with the rival just beaten, one less for each step missing, at most 5."""
    gap = max(least, rival + 1) - own
    return 4 - min(gap, 4) if gap > 0 else 4 + min(-gap, 2) // 2


def award_value(r: Rules, s: State, p: int, weights: GreedyWeights) -> int:
    """Knights and roads against the best opponent's (B-LA-1 to -4, B-LR-5 to -9), and the leader's points."""
    knights = 0
    roads = 0
    lead = 0
    for q in range(r.seats):
        if q != p:
            knights = max(knights, s.knights[q])
            roads = max(roads, s.route_length[q])
            lead = max(lead, s.points[q])
    value = weights.army * closeness(s.knights[p], knights, r.army_minimum)
    value += weights.route * closeness(s.route_length[p], roads, r.route_minimum)
    return value - weights.rival * lead


def cards_in_hand(s: State, p: int, weights: GreedyWeights) -> int:
    """Development cards that are yet to be played."""
    cards: I64 = s.cards[p]
    if cards == 0:
        return 0
    value = weights.knight_card * count(cards, KNIGHT_CARD)
    value += weights.roads_card * count(cards, ROADS_CARD)
    value += weights.plenty_card * count(cards, PLENTY_CARD)
    return value + weights.monopoly_card * count(cards, MONOPOLY_CARD)


def evaluate(b: Board, r: Rules, s: State, p: int, weights: GreedyWeights, notes: GreedyNotes) -> int:
    """The sum; `take_notes` has been called for the decision."""
    value = weights.point * score(s, p) + award_value(r, s, p, weights) + cards_in_hand(s, p, weights)
    value += production(b, r, s, p, weights, notes) + goods_in_hand(b, r, s, p, weights, notes)
    value += evaluate_expansions(b, r, s, p, weights, notes)
    return value + room(b, s, p, weights, notes) if s.settlements_left[p] > 0 else value
