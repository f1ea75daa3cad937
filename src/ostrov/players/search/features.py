"""A position in numbers for a learned value: as one seat knows it, the same however the board is turned.

Only public fields, the own hand and the own cards are read (B-INFO-1, -2). Seats come in turn order from
the viewer on; places of seats that are not at the table stay 0. Most numbers lie between 0 and 1.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats, Ints

if not cython.compiled:
    from ostrov.engine.base.constants import BEFORE_ROLL, CARD_ITEM, FOUND_ROAD_PHASE, ROAD_ITEM
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GENERAL_HARBOUR, GOODS, NUMBERS, RESOURCES, SEATS
    from ostrov.engine.core.packs import count, covers, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import entitled, hand_limit, score
    from ostrov.players.constants import FEATURES_MAX, VALUE_SEATS
    from ostrov.players.estimates.spots import Spots, find_spots, note_spots
    from ostrov.players.greedy.context import GreedyNotes
    from ostrov.players.greedy.evaluate import (
        ODDS,
        award_value,
        cards_in_hand,
        goods_in_hand,
        production,
        rates,
        room,
    )
    from ostrov.players.greedy.expansions import evaluate_expansions
    from ostrov.players.greedy.notes import take_notes
    from ostrov.players.greedy.weights import GreedyWeights
    from ostrov.players.search.expansions import card_features, expansion_features, expansion_player_features


class Features:
    """What is noted for a decision, and the numbers of the position that was looked at last."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.weights: GreedyWeights = GreedyWeights()
        self.notes: GreedyNotes = GreedyNotes()
        self.spots: Spots = Spots()
        self.numbers: list[float] = [0.0] * FEATURES_MAX


def roller(r: Rules, s: State) -> int:
    """The seat that rolls or founds next, were the turn that is going on to end now."""
    if s.phase <= BEFORE_ROLL:
        return s.active
    return (s.active + 1) % r.seats


def rate_of(s: State, p: int, good: int) -> int:
    """The best rate at which seat p trades a good with the bank."""
    if entitled(s, p, good, 2):
        return 2
    return 3 if entitled(s, p, good, 3) else 4


def income_features(r: Rules, s: State, q: int, rate: Ints, out: Floats, at: I64) -> I64:
    """Pips of each good and of all, how many goods, and how often any of them comes."""
    pips = 0
    kinds = 0
    for g in range(r.goods):
        out[at + g] = rate[g] * 0.1
        pips += rate[g]
        if rate[g] > 0:
            kinds += 1
    at += r.goods
    often = 0
    for number in range(2, NUMBERS):
        if s.yields[SEATS * number + q] != 0:
            often += ODDS[number]
    out[at] = pips * 0.04
    out[at + 1] = kinds * 0.2
    out[at + 2] = often * 0.0333
    return at + 3


def award_features(r: Rules, s: State, q: int, out: Floats, at: I64) -> I64:
    """Knights and routes: how many, whether they hold the award, how far they are from it."""
    knights = r.army_minimum - 1
    roads = r.route_minimum - 1
    for other in range(r.seats):
        if other != q:
            knights = max(knights, s.knights[other])
            roads = max(roads, s.route_length[other])
    out[at] = s.knights[q] * 0.2
    out[at + 1] = 1.0 if s.army_holder == q + 1 else 0.0
    out[at + 2] = max(-3, min(3, s.knights[q] - knights)) * 0.33
    out[at + 3] = s.route_length[q] * 0.1
    out[at + 4] = 1.0 if s.route_holder == q + 1 else 0.0
    out[at + 5] = max(-4, min(4, s.route_length[q] - roads)) * 0.25
    return at + 6


def points_features(r: Rules, points: int, out: Floats, at: I64) -> I64:
    """How far the goal is; the last steps count by themselves."""
    left = r.goal - points
    out[at] = points / (r.goal * 1.0)
    for i in range(1, 5):
        out[at + i] = 1.0 if left <= i else 0.0
    return at + 5


def spot_features(r: Rules, spots: Spots, out: Floats, at: I64) -> I64:
    """Where a seat may settle: at once, after one road, after two; and what the best place yields."""
    out[at] = min(spots.ready, 4) * 0.25
    for i in range(3):
        out[at + 1 + i] = spots.best[i] * 0.08
    for g in range(RESOURCES):
        out[at + 4 + g] = spots.goods[g] * 0.2
    return at + 4 + RESOURCES


def player_features(b: Board, r: Rules, s: State, p: int, q: int, f: Features, at: I64) -> I64:
    """What seat p knows of seat q; of itself also its hidden points."""
    rate: list[int] = [0] * GOODS
    rates(b, r, s, q, rate)
    f.numbers[at] = 1.0
    at = points_features(r, score(s, q) if q == p else s.points[q], f.numbers, at + 1)
    at = income_features(r, s, q, rate, f.numbers, at)
    at = award_features(r, s, q, f.numbers, at)
    find_spots(b, s, q, rate, f.spots)
    at = spot_features(r, f.spots, f.numbers, at)
    for i in range(GENERAL_HARBOUR):
        f.numbers[at + i] = (s.harbours[q] >> i) & 1
    at += GENERAL_HARBOUR
    size = total(s.hand[q]) if r.open_hand_counts != 0 or p == q else 0
    f.numbers[at] = (r.settlements - s.settlements_left[q]) * 0.2
    f.numbers[at + 1] = (r.cities - s.cities_left[q]) * 0.25
    f.numbers[at + 2] = s.roads_left[q] * 0.0667
    f.numbers[at + 3] = 1.0 if s.settlements_left[q] == 0 else 0.0
    f.numbers[at + 4] = 1.0 if s.cities_left[q] == 0 else 0.0
    f.numbers[at + 5] = size * 0.1
    f.numbers[at + 6] = max(0, size - hand_limit(r, s, q)) * 0.25
    f.numbers[at + 7] = total(s.cards[q]) * 0.25
    f.numbers[at + 8] = 1.0 if roller(r, s) == q else 0.0
    at += 9
    return expansion_player_features(b, r, s, q, f.numbers, at)


def purchase_features(r: Rules, hand: I64, item: int, pay: Ints, out: Floats, at: I64) -> I64:
    """Whether the hand pays for an item, how many cards are missing, and how many the bank would give."""
    missing = 0
    swaps = 0
    for g in range(r.goods):
        spare = count(hand, g) - count(r.cost[item], g)
        if spare < 0:
            missing -= spare
        else:
            swaps += spare // pay[g]
    out[at] = 1.0 if covers(hand, r.cost[item]) else 0.0
    out[at + 1] = missing * 0.2
    out[at + 2] = max(0, missing - swaps) * 0.2
    return at + 3


def own_features(b: Board, r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """The own hand and cards, and what they are good for."""
    hand: I64 = s.hand[p]
    pay: list[int] = [0] * GOODS
    for g in range(r.goods):
        pay[g] = rate_of(s, p, g)
        out[at + g] = count(hand, g) * 0.25
        out[at + r.goods + g] = (4 - pay[g]) * 0.5
    at += 2 * r.goods
    for item in range(ROAD_ITEM, CARD_ITEM + 1):
        at = purchase_features(r, hand, item, pay, out, at)
    return card_features(b, r, s, p, pay, out, at)


def greedy_features(b: Board, r: Rules, s: State, p: int, f: Features, at: I64) -> I64:
    """What the greedy player thinks of the position, part by part."""
    f.numbers[at] = production(b, r, s, p, f.weights, f.notes) * 0.0002
    f.numbers[at + 1] = room(b, s, p, f.weights, f.notes) * 0.0005 if s.settlements_left[p] > 0 else 0.0
    f.numbers[at + 2] = goods_in_hand(b, r, s, p, f.weights, f.notes) * 0.0005
    f.numbers[at + 3] = award_value(r, s, p, f.weights) * 0.0005
    f.numbers[at + 4] = cards_in_hand(s, p, f.weights) * 0.0005
    f.numbers[at + 5] = evaluate_expansions(b, r, s, p, f.weights, f.notes) * 0.0002
    return at + 6


def note_features(b: Board, r: Rules, s: State, p: int, f: Features) -> None:
    """Notes what `write_features` needs for a decision of seat p."""
    note_spots(b, r, s, f.spots)
    take_notes(b, r, s, p, f.weights, f.notes)


def write_features(b: Board, r: Rules, s: State, p: int, f: Features) -> I64:
    """Writes the position as seat p knows it; returns how many numbers. Notes were made for the decision."""
    at: I64 = 0
    width: I64 = 0
    for k in range(r.seats):
        width = player_features(b, r, s, p, (p + k) % r.seats, f, at) - at
        at += width
    for i in range(at, width * VALUE_SEATS):
        f.numbers[i] = 0.0
    at = own_features(b, r, s, p, f.numbers, width * VALUE_SEATS)
    f.numbers[at] = 1.0 if s.phase <= FOUND_ROAD_PHASE else 0.0
    f.numbers[at + 1] = s.founded * 0.125
    f.numbers[at + 2] = min(s.turn, 200) * 0.01
    f.numbers[at + 3] = total(s.deck) * 0.04
    f.numbers[at + 4] = r.goal * 0.1
    at = greedy_features(b, r, s, p, f, at + 5)
    return expansion_features(b, r, s, p, f.numbers, at)


def describe(b: Board, r: Rules, s: State, p: int, f: Features) -> I64:
    """Notes and writes: for a position that no other is compared with."""
    note_features(b, r, s, p, f)
    return write_features(b, r, s, p, f)
