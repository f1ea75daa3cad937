"""Positions set up for refusals of Seafarers that random play hardly meets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ostrov.testing.island import SMALL_ISLAND
from ostrov.testing.posed import Posed, Words
from ostrov.testing.seafarers.posed_scenarios import POSED as OF_SCENARIOS

SHORES: Words = {"game": "seafarers", "players": 3}
FOG: Words = {**SHORES, "scenario": "fog_islands", "start_player": "seat_0"}
ISLAND: Words = {"game": "seafarers", "players": 2}
RICH: Words = {"red": {"lumber": 2, "wool": 2}}
CARD: Words = {"red": {"road building": 1}}
RING = ["(0,-1)NE", "(1,-2)SE", "(2,-2)W", "(1,-2)NE", "(1,-3)SE", "(0,-2)E"]
"""All edges of a sea hex, at a settlement at (0,-1)NE."""
ROADS = [
    *("(0,0)NE", "(0,0)NW", "(0,0)W", "(0,0)SW", "(0,0)SE", "(-1,0)NE", "(-1,0)NW", "(-1,0)W"),
    *("(-1,0)SW", "(-1,0)SE", "(-1,1)SW", "(-1,1)SE", "(-1,1)W", "(-1,1)E", "(-2,1)W"),
]
"""All roads of a seat."""


def with_pieces(red: Mapping[str, Any], blue: Mapping[str, Any] | None = None, **words: Any) -> Words:
    """Red and blue have these pieces."""
    return {"pieces": {"red": red, "blue": blue or {}}, **words}


def harbour(*ships: str, **more: list[str]) -> Words:
    """A settlement at the strait with ships, and more pieces."""
    return {"settlements": ["(0,0)NE"], "ships": list(ships), **more}


ALL_ROADS = with_pieces(harbour("(0,0)E", roads=ROADS), cards=CARD)
ROBBED = {
    "pieces": {"blue": {"ships": ["(0,-1)E"]}, "orange": {"ships": ["(1,-1)E"]}},
    "phase": "moving robber",
}

CLOTH: Words = {**SHORES, "scenario": "cloth", "start_player": "seat_0"}
VILLAGE = "(-1,0)N"
FRIENDS: Words = {
    "phase": "moving robber",
    "pieces": {"blue": {"ships": ["(-1,-1)E"]}},
    "relations": {"red": [VILLAGE]},
}
OTHERS = dict.fromkeys(("(-1,0)S", "(0,1)S", "(0,1)N", "(1,-1)S", "(1,-1)N", "(2,0)S", "(2,0)N"), 5)
SOME_CLOTH: Words = {"cloth": {"blue": 1}, "villages": {VILLAGE: 4, **OTHERS}}
CLOTH_POSED = (
    Posed("S-CL-1/turn", "found settlement (0,-3)N", None, CLOTH, seat="blue"),
    Posed("S-CL-1/settlement", "end turn", None, CLOTH),
    Posed("S-CL-1/line", "end turn", None, CLOTH, ("red: found settlement (0,-2)S",)),
    Posed("S-CL-2", f"found settlement {VILLAGE}", None, CLOTH),
    Posed("S-CL-6/robber", "robber (-1,0)", {"phase": "moving robber"}, CLOTH),
    Posed("S-CL-6/pirate", "pirate (-1,-1)", {"phase": "moving robber"}, CLOTH),
    Posed("S-CL-6/cloth", "pirate (-1,-1) cloth from blue", FRIENDS, CLOTH),
    Posed("S-CL-6/cards", "pirate (-1,-1) from blue", {**FRIENDS, **SOME_CLOTH}, CLOTH),
    Posed("S-CL-6/somebody", "pirate (-1,-1)", {**FRIENDS, **SOME_CLOTH}, CLOTH),
    Posed(
        "S-CL-7",
        "move ship (-1,-1)E to (0,-2)SW",
        {"pieces": {"red": {"settlements": ["(0,-2)S"], "ships": ["(-1,-1)E"]}}},
        CLOTH,
    ),
)

POSED = (
    *CLOTH_POSED,
    Posed("S-DEV-2/pieces", "road building", ALL_ROADS, {**SHORES, "sea_ships": 1}),
    Posed("S-DEV-2/nowhere", "road building", {"cards": CARD}, SHORES),
    Posed(
        "S-DEV-2/one",
        "road building",
        ALL_ROADS,
        {**SHORES, "sea_ships": 2, "road_building_partial": False},
    ),
    Posed(
        "S-FOUND-1/zone",
        "found settlement (0,-2)N",
        None,
        FOG,
        before=("red: found settlement (-1,0)N", "red: found ship (-1,-1)E", "tile hills", "token 9"),
        seat="blue",
    ),
    Posed("S-TTD-3", "found settlement (1,-3)NE", None, {**SHORES, "scenario": "through_desert"}),
    Posed(
        "S-FOUND-3/pirate",
        "found ship (0,0)SE",
        None,
        {**FOG, "scenario": "four_islands"},
        ("red: found settlement (0,0)S",),
    ),
    Posed("S-FOG-1/moment", "tile sea", {}, {**FOG}),
    Posed("S-FOG-1/token", "token 9", {}, {**FOG}),
    Posed(
        "S-SHIP-1/ships",
        "ship (0,0)NE",
        with_pieces(harbour("(0,0)E"), hands=RICH),
        {**SHORES, "sea_ships": 1},
    ),
    Posed(
        "S-SHIP-3/closed",
        "ship (2,-2)SW",
        with_pieces(harbour("(1,-1)SE", "(2,-1)W"), {"settlements": ["(2,-1)NW"]}, hands=RICH),
        SHORES,
    ),
    Posed(
        "S-MOVE-7/closed",
        "move ship (0,0)NE to (2,-2)SW",
        with_pieces(harbour("(1,-1)SE", "(2,-1)W", "(0,0)NE"), {"settlements": ["(2,-1)NW"]}),
        SHORES,
    ),
    Posed(
        "S-MOVE-6/ring",
        "move ship (1,-2)NE to (0,-1)E",
        with_pieces({"settlements": ["(0,-1)NE"], "ships": RING}),
        SHORES,
    ),
    Posed(
        "SX-5",
        "move ship (1,-2)SE to (0,-1)E",
        with_pieces({"settlements": ["(0,-1)NE"], "ships": RING}),
        {**SHORES, "sea_loop_ships": "strict"},
    ),
    Posed("S-PIR-2/nobody", "pirate (1,-1) from blue", ROBBED, SHORES),
    Posed("S-PIR-2/cards", "pirate (1,-1) from blue", {**ROBBED, "hands": {"orange": {"ore": 1}}}, SHORES),
    Posed("S-PIR-2/frame", "pirate frame from blue", {**ROBBED, "pirate": "(1,0)"}, SHORES),
    Posed("S-PIR-1/frame", "pirate frame", {"phase": "moving robber"}, SHORES),
    Posed(
        "S-PIR-1/forbidden",
        "pirate frame",
        {"phase": "moving robber", "pirate": "(1,0)"},
        {**SHORES, "sea_pirate_frame": "forbidden"},
    ),
    Posed(
        "S-PIR-7/spared",
        "pirate (1,-1)",
        ROBBED,
        {**SHORES, "friendly_robber": True},
    ),
    Posed(
        "S-PIR-6/pirate",
        "pirate frame",
        {"phase": "moving robber"},
        {**ISLAND, "board": replace(SMALL_ISLAND, pirate="none")},
    ),
    Posed(
        "S-PIR-6/robber",
        "robber (0,-1)",
        {"phase": "moving robber"},
        {**ISLAND, "board": replace(SMALL_ISLAND, robber="none")},
    ),
    Posed(
        "S-GOLD-3/gone",
        "gold ore",
        {"phase": "choosing gold", "gold_due": {"red": 1}, "hands": {"orange": {"ore": 19}}},
        SHORES,
    ),
    Posed("S-GOLD-3/commodity", "gold paper", {"phase": "choosing gold", "gold_due": {"red": 1}}, SHORES),
    Posed(
        "S-GOLD-3/turn",
        "gold wool",
        {"phase": "choosing gold", "gold_due": {"red": 1, "blue": 1}},
        SHORES,
        seat="blue",
    ),
    *OF_SCENARIOS,
)
"""Questions about ships, the pirate, gold and the fog."""
