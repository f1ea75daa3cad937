"""Positions set up for refusals of single scenarios: the Wonders, the Forgotten Tribe."""

from __future__ import annotations

from ostrov.testing.posed import Posed, Words

WONDERS: Words = {"game": "seafarers", "players": 3, "scenario": "wonders"}
SHIPS: Words = {**WONDERS, "sea_wonder_ship": True, "sea_ships": 1}
TRIBE: Words = {"game": "seafarers", "players": 3, "scenario": "forgotten_tribe"}
ALONE: Words = {"pieces": {"red": {"settlements": ["(0,0)N"]}}}
WALL: Words = {"pieces": {"red": {"settlements": ["(3,-1)S"]}}}
THEATRE: Words = {"red": {"wonder": "theatre", "level": 4}}
COAST: Words = {
    "pieces": {"red": {"settlements": ["(-3,2)NW"], "ships": ["(-3,2)W", "(-3,2)SW", "(-3,3)W"]}},
    "hands": {"red": {"lumber": 1, "wool": 1}},
    "gifts_taken": ["(-3,3)W"],
}

POSED = (
    Posed("S-WO-1/marked", "found settlement (2,0)SE", None, {**WONDERS, "start_player": "seat_0"}),
    *(
        Posed(f"S-WO-4/{case}", f"claim wonder {wonder}", ALONE, WONDERS)
        for case, wonder in (
            ("theatre", "theatre"),
            ("bridge", "great bridge"),
            ("monument", "monument"),
            ("wall", "great wall"),
            ("cathedral", "cathedral"),
        )
    ),
    Posed("S-WO-4/scenario", "claim wonder theatre", {}, TRIBE),
    Posed("S-WO-4/moment", "claim wonder theatre", {"phase": "before roll"}, WONDERS),
    Posed(
        "S-WO-4/one",
        "claim wonder monument",
        {"wonders": {"red": {"wonder": "theatre", "level": 0}}},
        WONDERS,
    ),
    Posed(
        "S-WO-4/taken",
        "claim wonder theatre",
        {"wonders": {"blue": {"wonder": "theatre", "level": 0}}},
        WONDERS,
    ),
    Posed(
        "S-WO-4/ship",
        "claim wonder great wall",
        {"pieces": {"red": {"settlements": ["(3,-1)S", "(0,-1)N"], "ships": ["(0,-1)NE"]}}},
        SHIPS,
    ),
    Posed("S-WO-3/short", "claim wonder great wall", WALL, SHIPS),
    Posed("S-WO-5/none", "wonder theatre", {}, WONDERS),
    Posed(
        "S-WO-5/other", "wonder monument", {"wonders": {"red": {"wonder": "theatre", "level": 0}}}, WONDERS
    ),
    Posed("S-WO-5/last", "wonder theatre", {"wonders": THEATRE}, {**WONDERS, "auto_claim_victory": False}),
    Posed(
        "S-WO-6/level",
        "claim victory",
        {"pieces": {"red": {"settlements": ["(0,0)N"], "cities": ["(0,0)S"]}}},
        {**WONDERS, "auto_claim_victory": False, "victory_points": 3},
    ),
    Posed("S-FT-2/settle", "settlement (-3,3)SW", COAST, TRIBE),
    Posed("S-FT-2/robber", "robber (4,1)", {"phase": "moving robber"}, TRIBE),
    Posed("S-FT-6/moment", "lay harbour ore (-3,1)SE", COAST, TRIBE),
    Posed("S-FT-6/pending", "end turn", COAST, TRIBE, ("red: ship (-3,3)SW",)),
    Posed(
        "SX-14",
        "end turn",
        COAST,
        {**TRIBE, "sea_gift_harbour_late": "compulsory"},
        ("red: ship (-3,3)SW",),
    ),
)
"""Questions about wonders, the tribe's islands and its harbours."""
