"""Games of a few steps from a position, for what random games hardly ever show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

RING = ("NE", "E", "SE", "SW", "W")


def ring(place: str, sides: tuple[str, ...] = RING) -> list[str]:
    """Roads around a hex."""
    return [place + side for side in sides]


ORANGE_SIX = {"settlements": ["(0,-1)NE"], "roads": ["(0,-1)E", *ring("(0,0)")]}
BREAKER = {"settlements": ["(0,1)S"], "roads": ["(0,1)SW", "(-1,1)E"]}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}


@dataclass(frozen=True)
class Script:
    """Arguments of `Game.new` and what is done then, by the active seat or by the one named."""

    arguments: dict[str, Any]
    lines: tuple[str, ...] = field(default=())


SCRIPTS = {
    "route-broken": Script(
        {
            "players": 3,
            "colours": ["red", "orange", "blue"],
            "unused_colour_3p": "white",
            "victory_points": 4,
            "position": {
                "active": "blue",
                "pieces": {
                    "red": {"settlements": ["(2,-2)N", "(2,-2)S"], "roads": ring("(2,-2)")},
                    "orange": ORANGE_SIX,
                    "blue": BREAKER,
                },
                "hands": {"blue": SETTLEMENT},
            },
        },
        ("settlement (0,0)S", "end turn"),  # the route goes to red, who wins when its turn begins
    ),
    "routes-tied": Script(
        {
            "colours": ["white", "orange", "blue", "red"],
            "position": {
                "active": "blue",
                "pieces": {
                    "red": {"settlements": ["(2,-2)N"], "roads": ring("(2,-2)")},
                    "white": {"settlements": ["(-2,2)N"], "roads": ring("(-2,2)")},
                    "orange": ORANGE_SIX,
                    "blue": BREAKER,
                },
                "hands": {"blue": SETTLEMENT, "red": {"lumber": 1, "brick": 1}},
            },
        },
        ("settlement (0,0)S", "end turn", "roll", "dice 1 1", "road (2,-2)NW"),
    ),
    "offers-lapse": Script(
        {
            "position": {
                "hands": {
                    "red": {"lumber": 2, "wool": 1},
                    "blue": {"ore": 2, "grain": 1},
                    "orange": {"ore": 1, "brick": 1},
                    "white": {"grain": 2},
                },
                "cards": {"red": {"monopoly": 1}},
            }
        },
        (
            "offer 1 lumber for 1 ore",
            "orange: accept",
            "blue: offer 1 grain for 1 wool to red",
            "white: offer 1 grain for 1 lumber to red",
            "monopoly ore",  # what blue offered and orange accepted may no longer be covered
            "deal white",
            "white: offer 1 lumber for 1 ore to red",
            "end turn",
        ),
    ),
    "army-equalled": Script(
        {
            "position": {
                "active": "blue",
                "cards": {"blue": {"knight": 1}},
                "knights": {"red": 3, "blue": 2},
                "largest_army": "red",
            }
        },
        ("knight", "robber (1,0)", "end turn"),  # as many knights as red has: nothing changes hands
    ),
    "short-bank": Script(
        {
            "position": {
                "phase": "before roll",
                "active": "blue",
                "pieces": {
                    "red": {"settlements": ["(-2,1)N"]},
                    "blue": {"cities": ["(-2,2)N"]},
                },
                "hands": {"red": {"lumber": 9, "brick": 9}, "white": {"lumber": 8, "brick": 9}},
                "cards": {"blue": {"knight": 1, "victory point": 1}},
                "knights": {"red": 3, "blue": 3},
                "largest_army": "red",
            }
        },
        (
            "knight",
            "robber (1,0)",
            "roll",
            "dice 4 4",  # three lumber are owed, two are there: nobody gets any
            "end turn",
            "roll",
            "dice 2 3",  # two brick are owed to blue alone, who gets the last one
        ),
    ),
}
