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


def add_rules(r: Rules, options: Mapping[str, Value]) -> None:
    """Turns the rules of the base game into those of a scenario; OptionError for one without map or rules.

    The goal is an option whose default follows from the scenario (`agreement.usual`).
    """
    m = map_of(options)
    r.seafarers = 1
    r.ships = int(options["sea_ships"])
    r.ship_cost = SHIP_COST
    r.gold = list(GOLD)
    r.chip_points = m.chips
    r.gold_at_once = int(options["sea_gold_order"] == "simultaneous")
    r.start_gold = int(options["sea_start_gold"] == "choice")
    r.fog_gold = int(options["sea_fog_gold"] == "choice")
    r.ship_move_last = int(options["sea_ship_move"] == "end_of_turn")
    r.strict_rings = int(options["sea_loop_ships"] == "strict")
    r.pirate_frame = int(options["sea_pirate_frame"] != "forbidden")
    r.rounds = m.foundings
    if m.cloth:
        r.village_bolts, r.bolt_supply = m.cloth.bolts, m.cloth.supply
        r.cloth_ends_at_once = int(options["sea_cloth_end"] == "at_once")
        r.robber_stays_off = 1  # S-CL-6
        r.route_minimum = NO_ROUTE
