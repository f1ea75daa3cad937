"""Numbers of the built-in players: what they search, remember and estimate."""

from __future__ import annotations

from typing import Final

# Built-in players: what a won game is worth, above any position.
WINNING: Final = 1 << 30

# Policies of native players; the references are 2 and 3.
RANDOM_POLICY: Final = 0
GREEDY_POLICY: Final = 1
SEARCH_POLICY: Final = 4

# Where the game loop stops, unless the game ends before.
UNTIL_OVER: Final = 0
UNTIL_TURN_ENDS: Final = 1  # somebody has ended a turn, or founded
UNTIL_TURN_PASSES: Final = 2  # the turn of a seat is over
UNTIL_TURN_COMES: Final = 3  # the turn of a seat begins
NO_ACTION: Final = -1

# Players that search.
VALUE_SEATS: Final = 4  # seats that the learned values know
FEATURES_MAX: Final = 512  # room for the numbers of a position
LAYER_ONE: Final = 64  # widths of the learned value's layers
LAYER_TWO: Final = 32
SEARCH_LEVELS: Final = 12  # actions that a search looks ahead, steps and outcomes included
SEARCH_WIDTH: Final = 16  # candidates that it keeps at a level
OPENING_LEVELS: Final = 2  # own foundings that are looked ahead
OPENING_WIDTH: Final = 16  # places that may be tried for each
FIRST_LOOK: Final = 50  # percent of a budget for the first look at all actions
CLOCK_STEP: Final = 16  # positions between two looks at the clock
NO_LIMIT: Final = 1 << 60  # more positions than anybody can judge
DEFENCE_LEVELS: Final = 5  # actions that may be needed to keep a city, and one
LINE_MAX: Final = 12  # further actions of a turn that is played on, thought about once for all worlds

# Estimates: lengths of lists, and what a seat may do next on its way to win; improvements are 8 + track.
HOMES: Final = 12
SPOTS: Final = 4
TRAITS: Final = 32
NO_STEP: Final = 0
CITY_STEP: Final = 1
SETTLE_STEP: Final = 2
CARD_STEP: Final = 3
ROUTE_STEP: Final = 4
ARMY_STEP: Final = 5
SOLVER_LEVELS: Final = 24  # actions of a winning turn
SOLVER_ACTIONS: Final = 1024  # actions that are tried at one level
SOLVER_MEMO: Final = 4096  # positions remembered
STRENGTHS: Final = 32  # sums of knights that a battle tells apart
