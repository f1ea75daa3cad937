"""The fields of a game state, each declared once.

`tools/gen_state.py` writes `state.py` from this table: storage, copying, comparing and bytes follow
from it; so do JSON and what each seat may see (`ostrov.game.view`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ostrov.engine.constants import (
    EDGE_SLOTS,
    EDGE_WORDS,
    HEX_SLOTS,
    NODE_SLOTS,
    NODE_WORDS,
    NUMBERS,
    SEATS,
)


class Visibility(Enum):
    """Who may see a field."""

    PUBLIC = "public"  # everybody
    OWNER = "owner"  # row p: seat p alone
    COUNT = "count"  # row p, a pack: seat p the cards, the others how many
    TURN = "turn"  # one pack of the active player's: the active player alone
    OFFERS = "offers"  # row p: everybody, or maker and addressee when offers are private
    SECRET = "secret"  # nobody


@dataclass(frozen=True, slots=True)
class Field:
    """One field: length 0 is a scalar; wide ones are 64-bit; derived ones follow from the others."""

    name: str
    length: int
    visibility: Visibility
    meaning: str
    wide: bool = False
    derived: bool = False


P, O, C, T, S, F = (
    Visibility.PUBLIC,
    Visibility.OWNER,
    Visibility.COUNT,
    Visibility.TURN,
    Visibility.SECRET,
    Visibility.OFFERS,
)

FIELDS: tuple[Field, ...] = (
    # The table.
    Field("owner", NODE_SLOTS, P, "who has built on a node: 0 or 1 + seat"),
    Field("level", NODE_SLOTS, P, "what stands on a node: 0, settlement 1, city 2"),
    Field("road", EDGE_SLOTS, P, "whose road lies on an edge: 0 or 1 + seat"),
    Field("token", HEX_SLOTS, P, "number token of a hex, 0 for none"),
    Field("robber", 0, P, "hex of the robber"),
    Field("roads_left", SEATS, P, "road pieces in a seat's supply"),
    Field("settlements_left", SEATS, P, "settlement pieces in a seat's supply"),
    Field("cities_left", SEATS, P, "city pieces in a seat's supply"),
    Field("knights", SEATS, P, "knight cards face up before a seat"),
    Field("route_holder", 0, P, "Longest Trade Route: 0 or 1 + seat"),
    Field("army_holder", 0, P, "Largest Army: 0 or 1 + seat"),
    # The turn.
    Field("phase", 0, P, "what the game waits for"),
    Field("active", 0, P, "the seat whose turn it is"),
    Field("starter", 0, P, "the seat that founds first and has the first turn"),
    Field("turn", 0, P, "turns begun"),
    Field("rolled", 0, P, "1 after this turn's production roll"),
    Field("card_played", 0, P, "1 after this turn's development card"),
    Field("trade_closed", 0, P, "1 when building has ended this turn's trade"),
    Field("free_roads", 0, P, "roads still to be placed for Road Building"),
    Field("founded", 0, P, "foundings completed, two a seat"),
    Field("last_node", 0, P, "node of the settlement whose road comes next"),
    Field("new_harbours", 0, P, "harbours that the active seat may use only from its next turn"),
    Field("die_one", 0, P, "first die of the last roll"),
    Field("die_two", 0, P, "second die of the last roll"),
    Field("rolls", 0, P, "production rolls so far"),
    Field("draws", 0, P, "development cards bought so far"),
    Field("thefts", 0, P, "cards stolen so far"),
    Field("victim", 0, P, "seat that is being robbed"),
    Field("winner", 0, P, "0 or 1 + seat"),
    Field("due", SEATS, P, "cards that a seat has still to discard"),
    # Cards.
    Field("hand", SEATS, C, "goods in hand", wide=True),
    Field("bank", 0, P, "goods in the bank", wide=True),
    Field("cards", SEATS, C, "development cards in hand, those bought this turn included", wide=True),
    Field("fresh", 0, T, "development cards bought by the active seat in this turn", wide=True),
    Field("deck", 0, S, "development cards still in the deck, by kind; their order is nowhere", wide=True),
    Field("played", 0, P, "progress cards played, out of the game", wide=True),
    Field("thrown", SEATS, O, "chosen discards, face down until everybody has chosen", wide=True),
    # Negotiation.
    Field("offer", SEATS, F, "standing offer of a seat as a bundle, 0 for none", wide=True),
    Field("offer_to", SEATS, F, "addressee of a standing offer"),
    Field("answer", SEATS, P, "a seat's answer to the active seat's offer"),
    Field("offers", 0, P, "how many offers stand"),
    # Derived: kept up to date by the builders, rebuilt by `derive.py`.
    Field("points", SEATS, P, "open victory points", derived=True),
    Field("route_length", SEATS, P, "longest trade route of a seat", derived=True),
    Field("harbours", SEATS, P, "harbours of a seat: bit 0 to 4 two to one, bit 5 three to one", derived=True),
    Field("hex_seats", HEX_SLOTS, P, "seats with a building at a hex, as a mask", derived=True),
    Field("yields", NUMBERS * SEATS, P, "what a number pays a seat, robber aside", wide=True, derived=True),
    Field("open_nodes", NODE_WORDS, P, "nodes that keep the distance rule", wide=True, derived=True),
    Field("road_nodes", SEATS * NODE_WORDS, P, "nodes that own roads touch", wide=True, derived=True),
    Field("road_sites", SEATS * EDGE_WORDS, P, "edges where a road may go", wide=True, derived=True),
    Field("upgradable", SEATS * NODE_WORDS, P, "nodes with own settlements", wide=True, derived=True),
)
