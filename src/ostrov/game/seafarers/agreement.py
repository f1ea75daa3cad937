"""What Seafarers adds to the options, and what it takes of those that every game has. SEAFARERS Part 4."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ostrov.game.expansion import Agreement, Setting
from ostrov.game.option import Option, OptionError, Value
from ostrov.game.seafarers.scenarios import SCENARIOS, scenario

NAME = "seafarers"
KNIGHTS = "cities_knights"
BOARD = "scenario"
"""The value of `board_setup` that names the scenario's map."""
KNIGHTS_POINTS = 2
"""What every goal rises by with Cities & Knights: CK-SEA-20."""
own = partial(Option, expansion=NAME)


def goal_of(named: Mapping[str, Value]) -> int:
    """The goal, higher with Cities & Knights (S-WIN-2, CK-SEA-20); OptionError without a map."""
    m = scenario(str(named.get("scenario", SCENARIOS[0])), int(named.get("players", 4)))
    both = KNIGHTS in str(named.get("game", NAME)).split("+")
    return m.goal + (KNIGHTS_POINTS if both else 0)


def usual(named: Mapping[str, Value]) -> dict[str, Value]:
    """Goal and board, which follow from other options; strange values are for those to refuse."""
    try:
        return {"victory_points": goal_of(named), "board_setup": BOARD}
    except (OptionError, TypeError, ValueError):
        return {"board_setup": BOARD}


AGREEMENT = Agreement(
    options=(
        own("scenario", "S-SETUP-1", SCENARIOS),
        own("sea_setup", "S-SETUP-1", ("fixed", "variable")),
        own("sea_harbours", "SX-2", ("printed", "shuffled")),
        own("sea_new_world_harbours", "SX-21", (9, 10)),
        own("sea_ships", "S-COMP-4", (15,), 1, 30),
        own("sea_pirate_frame", "SX-1", ("off_hex", "forbidden")),
        own("sea_start_gold", "SX-3", ("choice", "none")),
        own("sea_ship_move", "SX-4", ("main", "end_of_turn")),
        own("sea_loop_ships", "SX-5", ("faq", "strict")),
        own("sea_gold_order", "SX-6", ("turn_order", "simultaneous")),
        own("sea_fog_gold", "SX-7", ("choice", "none")),
        own("sea_wonder_ship", "SX-20", (False, True)),
        own("sea_gift_harbour_late", "SX-14", ("optional", "compulsory")),
        own("sea_cloth_end", "SX-15", ("end_of_turn", "at_once")),
    ),
    defaults={},
    boards={BOARD: "S-SETUP-1"},
    excluded=(
        Setting("board_setup", "beginner_5e", "S-SETUP-1"),
        Setting("board_setup", "ck_first_game", "S-SETUP-1"),
    ),
    depending=usual,
)
