"""Options of Seafarers and Cities & Knights together, and their numbers. CK-SEA-21, SX-30 to -36."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ostrov.engine import constants as c
from ostrov.engine.core.rules import Rules
from ostrov.game.option import Option, OptionError

if TYPE_CHECKING:
    from ostrov.game.options import Options

OF = ("seafarers", "cities_knights")
own = partial(Option, expansion="+".join(OF))

OPTIONS = (
    own("ck_sea_any_scenario", "SX-30", (False, True)),
    own("ck_sea_recruit_at_sea", "SX-31", (False, True)),
    own("ck_sea_knight_junction", "SX-32", (True, False)),
    own("ck_sea_pin", "SX-33", ("knight", "knight_or_building", "none")),
    own("ck_sea_pirate_waits", "SX-35", ("on_board", "off_board")),
    own("ck_sea_diplomat_ships", "SX-36", (True, False)),
)
PINS = {"knight": c.KNIGHTS_PIN, "knight_or_building": c.ALL_PIN, "none": c.NOTHING_PINS}
ASKED_FOR = ("four_islands", "fog_islands", "new_world")
"""Scenarios that go together with knights only where the table asks for it (SX-30)."""
NEVER = ("forgotten_tribe", "pirate_islands")
"""They need development cards (CK-SEA-21)."""


def check_scenario(options: Options) -> None:
    """OptionError where the scenario does not go with Cities & Knights (CK-SEA-21)."""
    scenario = str(options["scenario"])
    if scenario in NEVER:
        raise OptionError(
            f"scenario {scenario} needs development cards: not with Cities & Knights (CK-SEA-21)"
        )
    if scenario in ASKED_FOR and not options["ck_sea_any_scenario"]:
        raise OptionError(
            f"scenario {scenario} goes with Cities & Knights only by ck_sea_any_scenario=true (SX-30)"
        )


def add_rules(r: Rules, options: Options) -> None:
    """Adds what only both games together agree on; OptionError for a scenario that does not go."""
    check_scenario(options)
    r.recruit_at_sea = int(bool(options["ck_sea_recruit_at_sea"]))
    r.strict_junctions = int(not options["ck_sea_knight_junction"])
    r.ship_pin = PINS[str(options["ck_sea_pin"])]
    r.diplomat_ships = int(bool(options["ck_sea_diplomat_ships"]))
    r.pirate_off = int(options["ck_sea_pirate_waits"] == "off_board" and r.robber_locked)
