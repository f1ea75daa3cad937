"""What a greedy player finds out before it compares: prices, needs, nodes, cards, threats.

Public facts and the own cards only, as in `evaluate`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.base.constants import (
        CARD_ITEM,
        CARD_KINDS,
        CITY_LEVEL,
        KNIGHT_CARD,
        MONOPOLY_CARD,
        PLENTY_CARD,
        POINT_CARD,
        ROAD_ITEM,
        ROADS_CARD,
    )
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GENERAL_HARBOUR, GOODS, NO_RESOURCE, RESOURCES
    from ostrov.engine.core.packs import count, some, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import harbour_at, terrain_at
    from ostrov.players.greedy.context import GreedyNotes
    from ostrov.players.greedy.evaluate import ODDS, rates
    from ostrov.players.greedy.weights import GreedyWeights


def note_stake(r: Rules, s: State, notes: GreedyNotes) -> None:
    """What is yet to come counts for less when somebody is near the goal."""
    most = 0
    for q in range(r.seats):
        most = max(most, s.points[q])
    notes.stake = max(1, 16 * (r.goal - most + 5) // (r.goal + 5)) if most < r.goal else 1


def note_prices(b: Board, r: Rules, s: State, own: Ints, weights: GreedyWeights, notes: GreedyNotes) -> None:
    """A pip is dear where the board has few of its good, a card is needed where the seat produces few."""
    pips: list[int] = [0] * GOODS
    for h in range(b.hexes):
        if r.produces[terrain_at(b, s, h)] != NO_RESOURCE:
            for g in range(r.goods):
                if count(r.pays[4 * terrain_at(b, s, h) + CITY_LEVEL], g) > 0:
                    pips[g] += ODDS[s.token[h]]
    for g in range(r.goods):
        notes.price[g] = weights.pip * weights.taste[g] * 24 // (16 * (pips[g] + 12))
        notes.need[g] = 4 + 36 // (own[g] + 3)


def note_items(r: Rules, notes: GreedyNotes) -> None:
    """The need of all cards of an item together."""
    for item in range(ROAD_ITEM, CARD_ITEM + 1):
        notes.full[item] = 1
        for g in range(RESOURCES):
            notes.full[item] += count(r.cost[item], g) * notes.need[g]


def note_nodes(b: Board, r: Rules, s: State, own: Ints, weights: GreedyWeights, notes: GreedyNotes) -> None:
    """What a settlement on each node would add: pips at the price of the next one, new goods, a harbour."""
    gain: list[I64] = [0] * GOODS
    all_pips = 0
    for g in range(r.goods):
        bent: I64 = own[g] + weights.bend
        gain[g] = notes.price[g] * weights.bend * weights.bend // (bent * bent)
        all_pips += own[g]
    value: I64 = 0
    for v in range(b.nodes):
        value = 0
        for i in range(3 * v, 3 * v + 3):
            h = b.node_hex[i]
            if h < b.hexes and r.produces[terrain_at(b, s, h)] != NO_RESOURCE:
                g = r.produces[terrain_at(b, s, h)]
                value += gain[g] * ODDS[s.token[h]]
                if own[g] == 0:
                    value += weights.variety
                for g in range(RESOURCES, r.goods):  # of a city to come
                    value += (
                        gain[g]
                        * ODDS[s.token[h]]
                        * count(r.pays[4 * terrain_at(b, s, h) + CITY_LEVEL], g)
                        // 2
                    )
        if harbour_at(b, s, v) == GENERAL_HARBOUR:
            value += weights.general * all_pips
        elif harbour_at(b, s, v) != 0:
            value += weights.harbour * own[harbour_at(b, s, v) - 1]
        notes.node[v] = value


def unseen_cards(r: Rules, s: State, p: int) -> I64:
    """Development cards in the deck and in other hands: all but the own, the played and the open knights."""
    left: I64 = r.deck - s.cards[p] - s.played
    for q in range(r.seats):
        left -= some(KNIGHT_CARD, s.knights[q])
    return left


def note_unseen(r: Rules, s: State, p: int, weights: GreedyWeights, notes: GreedyNotes) -> None:
    """The value of a card from the deck, on average."""
    left: I64 = unseen_cards(r, s, p)
    each: list[int] = [0] * CARD_KINDS
    each[KNIGHT_CARD] = weights.knight_card
    each[POINT_CARD] = weights.point
    each[ROADS_CARD] = weights.roads_card
    each[PLENTY_CARD] = weights.plenty_card
    each[MONOPOLY_CARD] = weights.monopoly_card
    value = 0
    for kind in range(CARD_KINDS):
        value += each[kind] * count(left, kind)
    notes.unseen = value // max(1, total(left))


def note_threats(b: Board, r: Rules, s: State, p: int, weights: GreedyWeights, notes: GreedyNotes) -> None:
    """How near the others are to winning: open points, points that their cards may hide, production."""
    left: I64 = unseen_cards(r, s, p)
    rate: list[int] = [0] * GOODS
    for q in range(r.seats):
        rates(b, r, s, q, rate)
        pips = 0
        for g in range(r.goods):
            pips += rate[g]
        hidden = 16 * total(s.cards[q]) * count(left, POINT_CARD) // max(1, total(left))
        notes.threat[q] = 16 * (1 + s.points[q]) + hidden + weights.strong * pips // 4


def take_notes(b: Board, r: Rules, s: State, p: int, weights: GreedyWeights, notes: GreedyNotes) -> None:
    """All that `evaluate` needs for a decision of seat p; threats are noted when the robber may move."""
    own: list[int] = [0] * GOODS
    rates(b, r, s, p, own)
    note_stake(r, s, notes)
    note_prices(b, r, s, own, weights, notes)
    note_items(r, notes)
    note_nodes(b, r, s, own, weights, notes)
    note_unseen(r, s, p, weights, notes)
