"""Numbers of beliefs about what a seat does not see."""

from __future__ import annotations

from typing import Final

from ostrov.engine.cities_knights.constants import PROGRESS_KINDS
from ostrov.engine.core.constants import GOODS, SEATS

OTHERS: Final = SEATS - 1
WORLDS: Final = 2048  # ways to deal the hidden goods that are kept apart
BRANCHES: Final = WORLDS * GOODS  # those that one unseen card makes of them
BRANCH_TABLE: Final = 2 * BRANCHES
WEIGHTS_MOST: Final = 1 << 31  # all weights together; more would not fit one draw
RESAMPLES: Final = 256  # worlds dealt by chance where no history says more
AT_LEAST: Final = 0  # tests of a hand
EXACTLY: Final = 1
WITHOUT: Final = 2
WITH_ANY: Final = 3
FACE_DOWN: Final = PROGRESS_KINDS + 1  # a card under a deck that the seat has not seen
WORLD_STREAM: Final = 1024  # streams, each with as many as may be needed at once
RESAMPLE_STREAM: Final = 2048
BACKS_STREAM: Final = 3072
DISCARDS_STREAM: Final = 4096
DEAL_STREAM: Final = 5120
DEALS_TRIED: Final = 8  # ways to deal development cards until one agrees with who has not won

OFFERS_NOTED: Final = 8  # own offers of a turn that are remembered
SAMPLES_MAX: Final = 64  # worlds that a player may sample for a decision
HAND_SUPPOSED: Final = 5  # cards in a hand of hidden size, where the bank is hidden too
