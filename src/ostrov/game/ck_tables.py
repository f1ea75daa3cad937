"""The options of Cities & Knights turned into the integer tables of the engine."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cards import one, some
from ostrov.engine.rules import Rules

COSTS = {
    c.KNIGHT_ITEM: some(c.ORE, 1) + some(c.WOOL, 1),
    c.ACTIVATE_ITEM: some(c.GRAIN, 1),
    c.WALL_ITEM: some(c.BRICK, 2),
    c.MEDICINE_ITEM: some(c.ORE, 2) + some(c.GRAIN, 1),
}
"""CK-KNIGHT-3, -8, -10, CK-WALL-1, CK-PROG-MEDICINE-1."""

DECKS = (2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 2, 3, 2, 2, 2, 2, 6, 2, 4, 2)
"""How many of each progress card there are: science, politics, trade."""

CITY_EXTRA = {c.FOREST: c.PAPER, c.PASTURE: c.CLOTH, c.MOUNTAINS: c.COIN}
"""The commodity that a city takes instead of a second resource: CK-COMM-2."""


def add_cities_knights(r: Rules) -> None:
    """Turns the rules of the base game into those of Cities & Knights."""
    r.cities_knights = 1
    cost, pays = r.cost, r.pays
    for item, price in COSTS.items():
        cost[item] = price
    for terrain in range(c.RESOURCES):
        settlement = one(terrain)
        extra = CITY_EXTRA.get(terrain)
        pays[4 * terrain + c.CITY_LEVEL] = some(terrain, 2) if extra is None else settlement + one(extra)
        pays[4 * terrain + c.REDUCED_LEVEL] = settlement
    r.cost, r.pays = cost, pays
    r.goods = c.GOODS
    r.supply += sum(some(good, 12) for good in (c.PAPER, c.CLOTH, c.COIN))
    r.deck = 0
    r.second_level = c.CITY_LEVEL
    r.walls = 3
    r.track_good = [c.CLOTH, c.COIN, c.PAPER]
    r.progress_deck = list(DECKS)
    r.event_weight = [3, 1, 1, 1]
    r.barbarian_track = 7
    r.robber_locked = 1
    r.progress_limit = 4
    r.defenders_unlimited = 1
    r.medicine_restores = 1
    r.deserter_acts = 1
    r.aqueduct_on_shortage = 1
