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
