"""How a board is drawn: numbers of BoardSetup."""

from __future__ import annotations

from typing import Final

# How a board is drawn: numbers of Deal.
COAST: Final = 60  # coastal edges of the largest map
CORNERS: Final = 6
FRAME_PIECES: Final = 6
LETTERS: Final = 0
RANDOM_TOKENS: Final = 1
NO_RED_NEIGHBOURS: Final = 2
RANDOM_CORNER: Final = 6
SHUFFLED_FRAME: Final = 0
FIXED_HARBOURS: Final = 1
SHUFFLED_KINDS: Final = 2
HIGHEST_ROLL: Final = 6  # start_seat: 0 to 5 name a seat
RANDOM_START: Final = 7

# Maps of Seafarers.
GROUPS: Final = 4  # groups of hexes that are dealt apart
HARBOUR_SPOTS: Final = 16  # harbours of a map
WORLD_ZONES: Final = 15  # as many land areas as a cell of Board.node_zones can tell apart
ROBBER_STAYS: Final = 0
ROBBER_ON_TWELVE: Final = 1
ROBBER_ON_DESERT: Final = 2
EVERY_NUMBER: Final = 8191  # a mask of all tokens
