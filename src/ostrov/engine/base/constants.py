"""Numbers of the base game: levels, items, development cards, phases, kinds of actions and outcomes."""

from __future__ import annotations

from typing import Final

from ostrov.engine.core.constants import FIRST_OUTCOME

# What stands on a node.
SETTLEMENT_LEVEL: Final = 1
CITY_LEVEL: Final = 2

# What lies on an edge, as bits.
ROAD_LINE: Final = 1
SHIP_LINE: Final = 2

# What can be bought; index of Rules.cost.
ROAD_ITEM: Final = 0
SETTLEMENT_ITEM: Final = 1
CITY_ITEM: Final = 2
CARD_ITEM: Final = 3

# Development cards; index of a field in a pack of cards.
KNIGHT_CARD: Final = 0
POINT_CARD: Final = 1
ROADS_CARD: Final = 2
PLENTY_CARD: Final = 3
MONOPOLY_CARD: Final = 4
CARD_KINDS: Final = 5

# Phases: 0 to 31 are those of the base game.
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
LAST_BASE_PHASE: Final = 31

# Kinds of actions of seats, 0 to 31; the order is the canonical order of legal().
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
BASE_KINDS: Final = 22  # how many there are
LAST_BASE_KIND: Final = 31

# Kinds of outcomes: what chance does.
DICE: Final = FIRST_OUTCOME
DRAWN: Final = 121
STOLEN: Final = 122

# Answers to the active player's offer.
NO_ANSWER: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2

# Options that are codes.
HARBOUR_AT_ONCE: Final = 0  # when a new harbour serves: X-5
HARBOUR_NEXT_TURN: Final = 1
HARBOUR_AFTER_BUILDING: Final = 2
TRADE_ON: Final = 6  # shift: new harbours that trade on after building
SHORTAGE_OFFICIAL: Final = 0
SHORTAGE_IN_TURN_ORDER: Final = 1

# Why discards are due.
SEVEN_CAUSE: Final = 0
