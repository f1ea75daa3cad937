"""Numbers that every engine module shares; compiled modules see them as C constants."""

from __future__ import annotations

from typing import Final

# Sizes: maxima that also fit six seats and sea maps; 61 hexes are a hexagon of five a side. The last
# slot of each table is a sentinel that stays empty, so that padded neighbour tables need no branch.
SEATS: Final = 6
HEXES: Final = 61
NODES: Final = 150
EDGES: Final = 210
HEX_SLOTS: Final = HEXES + 1
NODE_SLOTS: Final = NODES + 1
EDGE_SLOTS: Final = EDGES + 1

# Bit sets of nodes and edges are words of 60 bits: the standard island needs one and two words.
WORD: Final = 60
NODE_WORDS: Final = 3
EDGE_WORDS: Final = 4

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
GOODS: Final = 8

# A pack is eight counts in one integer: seven bits each, of which the top one is a guard.
PACK_BITS: Final = 7
PACK_MAX: Final = 63
PACK_GUARD: Final = 0x81020408102040  # bit 6 of each of the eight fields
PACK_PAIRS: Final = 0x1FC07F01FC07F  # every other field
PACK_TWO: Final = 0x7CF9F3E7CF9F3E  # the bits that a count of two or more sets

# Terrains; the first five produce the resource of the same number.
FOREST: Final = 0
HILLS: Final = 1
PASTURE: Final = 2
FIELDS: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
SEA: Final = 6
GOLD: Final = 7
TERRAINS: Final = 8

# Harbours of a node: 0 none, 1 + resource for two to one, 6 for three to one.
GENERAL_HARBOUR: Final = 6

# What stands on a node.
SETTLEMENT_LEVEL: Final = 1
CITY_LEVEL: Final = 2
REDUCED_LEVEL: Final = 3  # a city on its side: CK-LOSE-5

# What can be bought; index of Rules.cost.
ROAD_ITEM: Final = 0
SETTLEMENT_ITEM: Final = 1
CITY_ITEM: Final = 2
CARD_ITEM: Final = 3
KNIGHT_ITEM: Final = 4
ACTIVATE_ITEM: Final = 5
WALL_ITEM: Final = 6
MEDICINE_ITEM: Final = 7
ITEMS: Final = 8
IMPROVE_ITEM: Final = 8  # + track; the price depends on the level

# Development cards; index of a field in a pack of cards.
KNIGHT_CARD: Final = 0
POINT_CARD: Final = 1
ROADS_CARD: Final = 2
PLENTY_CARD: Final = 3
MONOPOLY_CARD: Final = 4
CARD_KINDS: Final = 5

NUMBERS: Final = 13  # rolls 2 to 12 index tables of this length

# Phases.
FOUND_SETTLEMENT_PHASE: Final = 0
FOUND_ROAD_PHASE: Final = 1
BEFORE_ROLL: Final = 2
MAIN: Final = 3
DISCARDING: Final = 4
ROBBING: Final = 5
FREE_ROADS: Final = 6
ROLLING: Final = 7  # chance: the dice
DRAWING: Final = 8  # chance: a development card
STEALING: Final = 9  # chance: a card of the victim
OVER: Final = 10

# Kinds of actions of seats; the order is the canonical order of legal().
END_TURN: Final = 0
ROLL: Final = 1
FOUND_SETTLEMENT: Final = 2
FOUND_ROAD: Final = 3
ROAD: Final = 4
SETTLEMENT: Final = 5
CITY: Final = 6
BUY_CARD: Final = 7
BANK_TRADE: Final = 8
FREE_ROAD: Final = 9
KNIGHT: Final = 10
ROAD_BUILDING: Final = 11
YEAR_OF_PLENTY: Final = 12
MONOPOLY: Final = 13
MOVE_ROBBER: Final = 14
DISCARD: Final = 15
CLAIM: Final = 16
OFFER: Final = 17
WITHDRAW: Final = 18
ACCEPT: Final = 19
DECLINE: Final = 20
DEAL: Final = 21
BASE_KINDS: Final = 22  # later boxes number their kinds from 32

# Kinds of outcomes: what chance does.
DICE: Final = 120
DRAWN: Final = 121
STOLEN: Final = 122

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

# Answers to the active player's offer.
NO_ANSWER: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2

# Options that are codes.
SHORTAGE_OFFICIAL: Final = 0
SHORTAGE_IN_TURN_ORDER: Final = 1

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
POLICY_STREAM: Final = 7  # and all above
MASK32: Final = 0xFFFFFFFF
MIX_ONE: Final = 0x21F0AAAD  # multipliers below 2**31: products stay below 2**63
MIX_TWO: Final = 0x735A2D97
STREAM_STEP: Final = 0x1E35A7BD
DRAW_STEP: Final = 0x2545F491

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

# Cities & Knights. Tracks of improvements, in the order of the gates on the event die.
TRADE_TRACK: Final = 0
POLITICS_TRACK: Final = 1
SCIENCE_TRACK: Final = 2
TRACKS: Final = 3
IMPROVED_MOST: Final = 5
SHIP_FACE: Final = 0  # gates are 1 + track
EVENT_FACES: Final = 4

# A knight on a node is one cell: seat + 1, strength, and what it may still do.
KNIGHT_SEAT: Final = 7
KNIGHT_STRENGTH: Final = 3  # shift
KNIGHT_ACTIVE: Final = 32
KNIGHT_SPENT: Final = 64  # acted, or was activated, in this turn
KNIGHT_PROMOTED: Final = 128  # in this turn
KNIGHT_COMMITTED: Final = 256  # to the battle, in the expert variant
MIGHTY: Final = 3
KNIGHTS_EACH: Final = 2  # pieces of each strength

# Progress cards: science, politics, trade.
ALCHEMIST: Final = 0
CRANE: Final = 1
ENGINEER: Final = 2
INVENTOR: Final = 3
IRRIGATION: Final = 4
MEDICINE: Final = 5
MINING: Final = 6
PRINTER: Final = 7
ROAD_BUILDER: Final = 8
SMITH: Final = 9
BISHOP: Final = 10
CONSTITUTION: Final = 11
DESERTER: Final = 12
DIPLOMAT: Final = 13
INTRIGUE: Final = 14
SABOTEUR: Final = 15
SPY: Final = 16
WARLORD: Final = 17
WEDDING: Final = 18
COMMERCIAL_HARBOUR: Final = 19
MASTER_MERCHANT: Final = 20
MERCHANT: Final = 21
MERCHANT_FLEET: Final = 22
RESOURCE_MONOPOLY: Final = 23
TRADE_MONOPOLY: Final = 24
PROGRESS_KINDS: Final = 25
FIRST_POLITICS: Final = 10
FIRST_TRADE: Final = 19
DECK_SIZE: Final = 18

# Phases of Cities & Knights.
CK_PHASES: Final = 32
COMMITTING: Final = 32  # seats commit knights, in turn
LOSING_CITY: Final = 33  # seats choose the city they lose
CHOOSING_DECK: Final = 34  # a defender chooses a deck
DRAWING_PROGRESS: Final = 35  # chance: a progress card
RETURNING: Final = 36  # a seat returns a progress card
AQUEDUCT: Final = 37  # seats without income take a resource
REFUGE: Final = 38  # a displaced knight looks for a place
PLACING_METROPOLIS: Final = 39
DESERTING: Final = 41  # a seat removes a knight
PLACING_KNIGHT: Final = 42  # the Deserter comes over
RELAYING: Final = 43  # Diplomat
SPYING: Final = 44
TAKING: Final = 45  # Master Merchant
HANDING_OVER: Final = 46  # Commercial Harbour

# Why discards are due.
SEVEN_CAUSE: Final = 0
SABOTEUR_CAUSE: Final = 1
WEDDING_CAUSE: Final = 2

# Options of Cities & Knights that are codes.
FREE_CITY_FOR_BOTH: Final = 0
FREE_CITY_FOR_FOUR: Final = 1
FREE_CITY_TO_WIN: Final = 2
NEXT_WEAKER: Final = 0
BASIC_ONLY: Final = 1
ANY_WEAKER: Final = 2

# Kinds of actions of Cities & Knights.
CK_KINDS: Final = 32
RECRUIT: Final = 32
ACTIVATE: Final = 33
PROMOTE: Final = 34
MOVE_KNIGHT: Final = 35
DISPLACE: Final = 36
CHASE: Final = 37
IMPROVE: Final = 38
BUILD_WALL: Final = 39
RETURN_CARD: Final = 40
ASK_HARBOUR: Final = 41
COMMIT: Final = 42
DONE: Final = 43
LOSE_CITY: Final = 44
CHOOSE_DECK: Final = 45
TAKE_GOOD: Final = 46
TAKE_REFUGE: Final = 47
PUT_METROPOLIS: Final = 48
REMOVE_KNIGHT: Final = 50
PUT_KNIGHT: Final = 51
RELAY_ROAD: Final = 52
TAKE_CARD: Final = 53
TAKE_GOODS: Final = 54
HAND_OVER: Final = 55
PLAY: Final = 64  # PLAY + card: one kind for each progress card
PROGRESS: Final = 123  # outcome: a progress card drawn

# Built-in players: what a won game is worth, above any position.
WINNING: Final = 1 << 30
HAND_SUPPOSED: Final = 5  # cards in a hand of hidden size, where the bank is hidden too

# Beliefs about what a seat does not see.
OTHERS: Final = SEATS - 1
WORLDS: Final = 2048  # ways to deal the hidden goods that are kept apart
FORKS: Final = WORLDS * GOODS  # those that one unseen card makes of them
FORK_TABLE: Final = 2 * FORKS
WEIGHTS_MOST: Final = 1 << 31  # all weights together; more would not fit one draw
REDEALT: Final = 256  # worlds dealt by chance where no history says more
AT_LEAST: Final = 0  # tests of a hand
EXACTLY: Final = 1
WITHOUT: Final = 2
WITH_ANY: Final = 3
FACE_DOWN: Final = PROGRESS_KINDS + 1  # a card under a deck that the seat has not seen
WORLD_STREAM: Final = 1024  # streams, each with as many as may be needed at once
REDEAL_STREAM: Final = 2048
BACKS_STREAM: Final = 3072
DISCARDS_STREAM: Final = 4096
DEAL_STREAM: Final = 5120
DEALS_TRIED: Final = 8  # ways to deal development cards until one agrees with who has not won

# Environments: how the arguments of a kind of action are numbered.
ENV_ACTIONS: Final = 10240  # room for the indices of the largest box
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
BOARD_WORDS: Final = 69
EPISODE_WORDS: Final = 12
ENV_NUMBERS: Final = 2560  # room for an observation of the largest box
VIEW_PHASES: Final = 8  # of the base game, the end included

# Players that search.
FACTS_MAX: Final = 512  # room for the numbers of a position
LAYER_ONE: Final = 64  # widths of the learned value's layers
LAYER_TWO: Final = 32
SEARCH_LEVELS: Final = 12  # actions that a search looks ahead, steps and outcomes included
SEARCH_WIDTH: Final = 16  # candidates that it keeps at a level
OFFERS_NOTED: Final = 8  # own offers of a turn that are remembered
OPENING_LEVELS: Final = 2  # own foundings that are looked ahead
OPENING_WIDTH: Final = 16  # places that may be tried for each
FIRST_LOOK: Final = 50  # percent of a budget for the first look at all actions
CLOCK_STEP: Final = 16  # positions between two looks at the clock
NO_LIMIT: Final = 1 << 60  # more positions than anybody can judge
STATE_WORDS: Final = 384  # of eight bytes, room for a state
GUARD_LEVELS: Final = 5  # actions that may be needed to keep a city, and one
LINE_MAX: Final = 12  # further actions of a turn that is played on, thought about once for all worlds
SAMPLES_MAX: Final = 64  # worlds that a player may imagine for a decision

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
