"""Numbers of Cities & Knights: pieces, tracks, progress cards, phases and kinds of actions."""

from __future__ import annotations

from typing import Final

# What stands on a node.
REDUCED_LEVEL: Final = 3  # a city on its side: CK-LOSE-5

# What can be bought; index of Rules.cost.
KNIGHT_ITEM: Final = 4
ACTIVATE_ITEM: Final = 5
WALL_ITEM: Final = 6
MEDICINE_ITEM: Final = 7
IMPROVE_ITEM: Final = 8  # + track; the price depends on the level

# Tracks of improvements, in the order of the gates on the event die.
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

# Phases.
FIRST_CK_PHASE: Final = 32
COMMITTING: Final = 32  # seats commit knights, in turn
LOSING_CITY: Final = 33  # seats choose the city they lose
CHOOSING_DECK: Final = 34  # a defender chooses a deck
DRAWING_PROGRESS: Final = 35  # chance: a progress card
RETURNING: Final = 36  # a seat returns a progress card
AQUEDUCT: Final = 37  # seats without income take a resource
REFUGE: Final = 38  # a displaced knight looks for a place
PLACING_METROPOLIS: Final = 39
PLAYING_DRAWN: Final = 40  # the active seat may play the card it drew, then goes on: X-58
DESERTING: Final = 41  # a seat removes a knight
PLACING_KNIGHT: Final = 42  # the Deserter comes over
RELAYING: Final = 43  # Diplomat
SPYING: Final = 44
TAKING: Final = 45  # Master Merchant
HANDING_OVER: Final = 46  # Commercial Harbour
LAST_CK_PHASE: Final = 63

# Why discards are due.
SABOTEUR_CAUSE: Final = 1
WEDDING_CAUSE: Final = 2

# Options that are codes.
FREE_CITY_FOR_BOTH: Final = 0
FREE_CITY_FOR_FOUR: Final = 1
FREE_CITY_TO_WIN: Final = 2
NEXT_WEAKER: Final = 0
BASIC_ONLY: Final = 1
ANY_WEAKER: Final = 2

# Kinds of actions.
FIRST_CK_KIND: Final = 32
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
LAST_CK_KIND: Final = 95
LONE_SMITH: Final = 150  # the second argument of a Smith that promotes one knight
PROGRESS: Final = 123  # outcome: a progress card drawn
