"""What expansions add to the greedy player: here, and only here, it asks which of them are played.

Actions and steps are told apart by their numbers: `policy`, `purchase` and `trial` hand them on.
"""

# Inlined.
from __future__ import annotations

from ostrov.engine.base.constants import CARD_ITEM
from ostrov.engine.cities_knights.constants import IMPROVE_ITEM, TRACKS
from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import ITEMS
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.core.types import I64
from ostrov.players.greedy.cities_knights.evaluate import evaluate_cities_knights
from ostrov.players.greedy.cities_knights.growth import commodities_in_hand, improvement_price
from ostrov.players.greedy.context import GreedyNotes
from ostrov.players.greedy.weights import GreedyWeights


def evaluate_expansions(
    b: Board, r: Rules, s: State, p: int, weights: GreedyWeights, notes: GreedyNotes
) -> int:
    """What they add to the value of a position."""
    value = 0
    if r.cities_knights != 0:
        value += evaluate_cities_knights(b, r, s, p, weights.cities_knights, notes)
    return value


def goods_of_expansions(b: Board, r: Rules, s: State, p: int, weights: GreedyWeights) -> int:
    """What their goods in hand are worth."""
    value = 0
    if r.cities_knights != 0:
        value += commodities_in_hand(b, r, s, p, weights.cities_knights)
    return value


def items(r: Rules) -> int:
    """One past the last thing that can be bought."""
    return CARD_ITEM + 1 if r.cities_knights == 0 else IMPROVE_ITEM + TRACKS


def price_of(r: Rules, s: State, p: int, item: int) -> I64:
    """What an item costs seat p."""
    return r.cost[item] if item < ITEMS else improvement_price(r, s, p, item - IMPROVE_ITEM)
