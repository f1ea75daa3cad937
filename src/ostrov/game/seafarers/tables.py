"""The options of Seafarers turned into the integer tables of the engine."""

from __future__ import annotations

from collections.abc import Mapping

from ostrov.engine import constants as c
from ostrov.engine.core.packs import one
from ostrov.engine.core.rules import Rules
from ostrov.game.option import Value
from ostrov.game.seafarers.boards import map_of

SHIP_COST = one(c.LUMBER) + one(c.WOOL)
"""S-SHIP-1."""
NO_ROUTE = 99
"""A length that no route reaches: S-CL-5."""
GOLD = (0, 1, 2, 1)
"""Cards of a building by its level, a city on its side among them: S-GOLD-1, CK-SEA-10."""

WONDER_COSTS = (
    {c.LUMBER: 1, c.BRICK: 1, c.WOOL: 3},
    {c.LUMBER: 3, c.WOOL: 1, c.GRAIN: 1},
    {c.GRAIN: 3, c.ORE: 2},
    {c.LUMBER: 1, c.BRICK: 3, c.GRAIN: 1},
    {c.BRICK: 1, c.GRAIN: 1, c.ORE: 3},
)
"""Each level of a wonder: S-WO-3."""


def add_rules(r: Rules, options: Mapping[str, Value]) -> None:
    """Turns the rules of the base game into those of a scenario; OptionError for one without map or rules.

    The goal is an option whose default follows from the scenario (`agreement.usual`).
    """
    m = map_of(options)
    r.seafarers = 1
    r.ships = int(options["sea_ships"])
    r.ship_cost = SHIP_COST
    r.gold = list(GOLD)
    r.chip_points = m.chips  # S-CHIP-1, S-WO-2: for a zone, not for each settlement in it (SX-19)
    r.gold_at_once = int(options["sea_gold_order"] == "simultaneous")
    r.start_gold = int(options["sea_start_gold"] == "choice")
    r.fog_gold = int(options["sea_fog_gold"] == "choice")
    r.ship_move_last = int(options["sea_ship_move"] == "end_of_turn")
    r.strict_rings = int(options["sea_loop_ships"] == "strict")
    r.wonders = c.WONDERS if m.wonders else 0
    r.wonder_cost = [sum(n * one(good) for good, n in cost.items()) for cost in WONDER_COSTS]
    r.wonder_ship = int(bool(options["sea_wonder_ship"]))
    r.robber_tokens = int(m.gifts is not None)
    r.late_harbours = int(options["sea_gift_harbour_late"] == "compulsory")
    r.pirate_frame = int(options["sea_pirate_frame"] != "forbidden")
    r.rounds = m.foundings
    if m.cloth:
        r.village_bolts, r.bolt_supply = m.cloth.bolts, m.cloth.supply
        r.cloth_ends_at_once = int(options["sea_cloth_end"] == "at_once")
        r.robber_stays_off = 1  # S-CL-6
        r.route_minimum = NO_ROUTE
