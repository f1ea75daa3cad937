"""Numbers of Seafarers: phases, kinds of actions and outcomes."""

from __future__ import annotations

from typing import Final

# Phases.
FIRST_SEA_PHASE: Final = 64
CHOOSING_GOLD: Final = 64  # seats choose what gold pays them
TURNING_HEX: Final = 65  # chance: what lies in the fog
LAYING_TOKEN: Final = 66  # chance: the token of a hex just found
LAYING_HARBOUR: Final = 72  # the active seat lays the harbour that it found
LAST_SEA_PHASE: Final = 95

# Kinds of actions.
FIRST_SEA_KIND: Final = 96
SHIP: Final = 96
MOVE_SHIP: Final = 97
FOUND_SHIP: Final = 98
FREE_SHIP: Final = 99
MOVE_PIRATE: Final = 100
CHOOSE_GOLD: Final = 101
CLAIM_WONDER: Final = 108
BUILD_WONDER: Final = 109
LAY_HARBOUR: Final = 110
LAST_SEA_KIND: Final = 119

# Kinds of outcomes: 120 to 123 are those of the base game and of Cities & Knights.
TILE: Final = 124  # a terrain
TOKEN: Final = 125  # a number

LEAST_STOCKED: Final = 4  # with fewer stocked villages the game ends: S-CL-8
LEAST_RING: Final = 6  # ships that a ring has at least
NO_END: Final = 999  # no node: the ship has no open end
NO_HEX: Final = 999

# Wonders, in the order of S-WO-3, and what claiming asks for.
THEATRE: Final = 0
GREAT_BRIDGE: Final = 1
MONUMENT: Final = 2
GREAT_WALL: Final = 3
CATHEDRAL: Final = 4
WONDERS: Final = 5
THEATRE_CITIES: Final = 2
MONUMENT_ROUTE: Final = 5
CATHEDRAL_POINTS: Final = 6

# What lies on an edge of the forgotten tribe: a harbour by its kind, 1 to 6, or one of these (S-FT-3).
GIFT_CHIP: Final = 7
GIFT_CARD: Final = 8
