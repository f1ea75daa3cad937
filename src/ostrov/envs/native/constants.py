"""Numbers of the environments: how arguments of a kind of action are numbered, and how long rows are."""

from __future__ import annotations

from typing import Final

from ostrov.engine.core.constants import HEX_SLOTS, LAST_OUTCOME, NODE_SLOTS, SEATS

# Environments: how the arguments of a kind of action are numbered.
ENV_ACTIONS: Final = 10240  # room for the indices of the largest game
ENV_SEATS: Final = 4
NO_FORM: Final = 0  # the kind has no index
PLAIN_FORM: Final = 1
PLACE_FORM: Final = 2  # one argument, from a lowest one on
SEAT_FORM: Final = 3  # one argument, a seat
TARGET_FORM: Final = 4  # an addressee
ROBBER_FORM: Final = 5
BANK_FORM: Final = 6
JOURNEY_FORM: Final = 7  # from node to node
SMITH_FORM: Final = 8
SWAP_FORM: Final = 9  # two hexes
GOODS_FORM: Final = 10  # one or two cards
SET_DICE_FORM: Final = 11
ASK_FORM: Final = 12
STRENGTH_FORM: Final = 13
OFFER_FORM: Final = 14
CARD_FORM: Final = 15  # one card of a discard
OFFER_SHAPES: Final = 3
LEARNER: Final = 99  # a seat that no built-in player plays
BOARD_CELLS: Final = 2 * HEX_SLOTS + NODE_SLOTS  # what a seed draws on a board: terrains, numbers, harbours
BOARD_WORDS: Final = (2 * BOARD_CELLS + 7) // 8
EPISODE_WORDS: Final = SEATS + 6
KINDS_MAX: Final = LAST_OUTCOME + 1
ENV_NUMBERS: Final = 2560  # room for an observation of the largest game
VIEW_PHASES: Final = 8  # of the base game, the end included
