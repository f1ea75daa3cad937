"""Numbers that every module shares; compiled modules see them as C constants."""

from __future__ import annotations

from typing import Final

# Sizes: those of six seats and the largest sea map. The last slot of each table is a sentinel that stays
# empty, so that padded neighbour tables need no branch.
SEATS: Final = 6
HEXES: Final = 63
NODES: Final = 156
EDGES: Final = 218
HEX_SLOTS: Final = HEXES + 1
NODE_SLOTS: Final = NODES + 1
EDGE_SLOTS: Final = EDGES + 1

# Bit sets of nodes and edges are words of 60 bits: the standard island needs one and two words.
WORD: Final = 60
NODE_WORDS: Final = (NODES + WORD - 1) // WORD
EDGE_WORDS: Final = (EDGES + WORD - 1) // WORD

# Goods: five resources, then the commodities of Cities & Knights.
LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
PAPER: Final = 5
CLOTH: Final = 6
COIN: Final = 7
RESOURCES: Final = 5
NO_RESOURCE: Final = 5  # what a terrain produces that produces none
GOODS: Final = 8

# A pack is eight counts in one integer: seven bits each, of which the top one is a guard.
PACK_BITS: Final = 7
PACK_MAX: Final = 63
PACK_GUARD: Final = 0x81020408102040  # bit 6 of each of the eight fields
PACK_PAIRS: Final = 0x1FC07F01FC07F  # every other field
PACK_ONES: Final = 0x2040810204081  # one of each kind

# Terrains; the first five produce the resource of the same number.
FOREST: Final = 0
HILLS: Final = 1
PASTURE: Final = 2
FIELDS: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
SEA: Final = 6
GOLD: Final = 7
FOG: Final = 8  # a hex that nobody has seen yet
TERRAINS: Final = 9

# What lies on the sides of an edge; beyond the map there is sea.
LAND_SIDE: Final = 1
SEA_SIDE: Final = 2

# What may be put on a node of the map.
SETTLE_SITE: Final = 1
FOUND_SITE: Final = 2
WALL_SITE: Final = 4  # marked for the Great Wall: S-WO-3
BRIDGE_SITE: Final = 8  # marked for the Great Bridge
ZONES: Final = 30  # parts of a map's land; a mask of them fits an int
WONDER_LEVELS: Final = 4  # S-WO-5
VILLAGES: Final = 12  # nodes of villages: S-CL-2

# Where the robber or the pirate stands when it is on no hex.
FRAME: Final = HEXES  # beside the board, for the pirate on its frame: a row of sentinels
NO_FIGURE: Final = HEXES + 1  # it is not in the game

# Harbours of a node: 0 none, 1 + resource for two to one, 6 for three to one.
GENERAL_HARBOUR: Final = 6

# What can be bought; index of Rules.cost.
ITEMS: Final = 8

NUMBERS: Final = 13  # rolls 2 to 12 index tables of this length

# Fields of a packed action.
KIND_SHIFT: Final = 54
ACTOR_SHIFT: Final = 51
TARGET_SHIFT: Final = 48
ARG_BITS: Final = 12
ARG_MASK: Final = 4095
SEAT_MASK: Final = 7
BUNDLE_BITS: Final = 6  # five bits of magnitude, one of sign
BUNDLE_SIGN: Final = 32
BUNDLE_MAX: Final = 31
BUNDLE_MASK: Final = 0xFFFFFFFFFFFF
CHANCE: Final = 7  # the actor of outcomes
NOBODY: Final = 7  # no victim, no addressee

# Every game has a closed range of kinds and one of phases, and dispatchers compare both ends: the base game
# 0 to 31, Cities & Knights 32 to 95 and 32 to 63, Seafarers 96 to 119 and 64 to 95; both together have the
# last kinds of Seafarers and phases 96 to 103. Free: kinds 128 up, phases 104 up.
FIRST_OUTCOME: Final = 120  # what chance does, in every game
LAST_OUTCOME: Final = 127

# Lengths of lists.
ACTIONS_MAX: Final = 4096
DISCARDS_LISTED: Final = 3000
OUTCOMES_MAX: Final = 160

# Random streams of a seeded game.
REROLL_STREAM: Final = 0
DICE_STREAM: Final = 1
EVENT_STREAM: Final = 2
CARD_STREAM: Final = 3
THEFT_STREAM: Final = 4
BOARD_STREAM: Final = 5
START_STREAM: Final = 6
POLICY_STREAM: Final = 7  # and those above
FOG_STREAM: Final = 1000
MASK32: Final = 0xFFFFFFFF
MIX_ONE: Final = 0x21F0AAAD  # multipliers below 2**31: products stay below 2**63
MIX_TWO: Final = 0x735A2D97
STREAM_STEP: Final = 0x1E35A7BD
DRAW_STEP: Final = 0x2545F491
