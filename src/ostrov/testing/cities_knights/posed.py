"""Positions set up for refusals of Cities & Knights that random play hardly meets."""

from __future__ import annotations

from typing import Any

from ostrov.testing.posed import FOURTEEN, Posed, Words

KNIGHTS: Words = {"game": "cities_knights"}
LINE = ["(-2,0)SW", "(-2,0)SE", "(-1,0)SW", "(-1,0)SE"]
"""Four edges in a row; knights stand at the nodes between."""


def knight(at: str, strength: int, **state: bool) -> Words:
    """A knight on the board."""
    return {"at": at, "strength": strength, **state}


def with_card(card: str, **words: Any) -> Words:
    """Red holds a progress card."""
    return {"progress": {"red": {card: 1}}, **words}


def with_roads(pieces: Words, **words: Any) -> Words:
    """Red has these pieces."""
    return {"pieces": {"red": pieces}, **words}


POSED = (
    Posed(
        "CK-KNIGHT-12/one",
        "play smith (-2,0)SW and (-2,0)S",
        with_card(
            "smith",
            pieces={
                "red": {
                    "cities": ["(0,0)SW"],
                    "roads": LINE,
                    "knights": [
                        knight("(-2,0)SW", 1),
                        knight("(-2,0)S", 1),
                        knight("(-1,0)SW", 2),
                    ],
                }
            },
        ),
        KNIGHTS,
    ),
    Posed(
        "CK-ACT-DISP-1/strength",
        "displace (-2,0)SW to (-1,0)SW",
        {
            "pieces": {
                "red": {"roads": LINE, "knights": [knight("(-2,0)SW", 1, active=True)]},
                "blue": {"knights": [knight("(-1,0)SW", 2)]},
            }
        },
        KNIGHTS,
    ),
    Posed(
        "CK-ACT-MOVE-2/closed",
        "move knight (-2,0)SW to (-1,0)S",
        {
            "pieces": {
                "red": {"roads": LINE, "knights": [knight("(-2,0)SW", 1, active=True)]},
                "blue": {"knights": [knight("(-1,0)SW", 1)]},
            }
        },
        KNIGHTS,
    ),
    Posed(
        "CK-ABIL-3/gone",
        "take ore",
        with_roads(
            {"cities": ["(0,0)N"]},
            improvements={"red": {"science": 3}},
            hands={"white": {"ore": 19}},
            phase="before roll",
        ),
        KNIGHTS,
        before=("red: roll", "dice 1 1 blue"),
    ),
    Posed(
        "CK-PROG-SMITH-2/mighty",
        "play smith (-2,0)SW",
        with_card("smith", pieces={"red": {"roads": LINE, "knights": [knight("(-2,0)SW", 3)]}}),
        KNIGHTS,
    ),
    Posed("CK-PROG-INVENTOR-1/same", "play inventor (0,0) and (0,0)", with_card("inventor"), KNIGHTS),
    Posed("X-78", "play inventor (-1,0) and (1,1)", with_card("inventor"), KNIGHTS),
    Posed(
        "CK-PROG-FLEET-1/named",
        "bank 2 wool for 1 grain",
        with_card("merchant fleet", hands={"red": {"wool": 2}}),
        {**KNIGHTS, "ck_fleet_scope": "one_named_kind"},
        before=("red: play merchant fleet ore",),
    ),
    Posed(
        "X-86/robber",
        "play mining",
        with_card("mining", pieces={"red": {"settlements": ["(0,1)N"]}}, robber="(0,1)", attacks=1),
        {**KNIGHTS, "ck_harvest_under_robber": False},
    ),
    Posed("X-54/moment", "choose deck science", {}, {**KNIGHTS, "ck_deck_empty": "choose_other_deck"}),
    Posed("X-67", "play merchant fleet wool", with_card("merchant fleet"), KNIGHTS),
    Posed(
        "CK-PROG-MASTER-1/cards",
        "play master merchant blue",
        with_card("master merchant", pieces={"blue": {"cities": ["(0,0)N"]}}),
        KNIGHTS,
    ),
    Posed(
        "CK-PROG-ROADS-1/one",
        "play road building",
        with_card("road building", pieces={"red": {"cities": ["(0,-2)N"], "roads": FOURTEEN}}),
        {**KNIGHTS, "road_building_partial": False},
    ),
)
"""Questions about knights and progress cards."""
