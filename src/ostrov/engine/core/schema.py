"""The fields of a game state, each declared once.

`tools/gen_state.py` writes `state.py` from this table: storage, copying, comparing and bytes follow
from it; so do JSON and what each seat may see (`ostrov.game.view`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ostrov.engine.cities_knights.constants import DECK_SIZE, MIGHTY, PROGRESS_KINDS, TRACKS
from ostrov.engine.core.constants import (
    EDGE_SLOTS,
    EDGE_WORDS,
    GENERAL_HARBOUR,
    HEX_SLOTS,
    NODE_SLOTS,
    NODE_WORDS,
    NUMBERS,
    SEATS,
    TERRAINS,
)


class Visibility(Enum):
    """Who may see a field."""

    PUBLIC = "public"  # everybody
    OWNER = "owner"  # row p: seat p alone
    ROWS = "rows"  # a row of numbers for each seat: the seat alone; the others how many in all
    COUNT = "count"  # row p, a pack: seat p the cards, the others how many
    TURN = "turn"  # one pack of the active player's: the active player alone
    OFFERS = "offers"  # row p: everybody, or maker and addressee when offers are private
    SECRET = "secret"  # nobody


@dataclass(frozen=True, slots=True)
class Field:
    """One field: length 0 is a scalar; derived ones follow from the others.

    Wide ones have 64 bits, other scalars 16. The cells of other arrays are bytes, 0 to 255, unless the
    field is said to be `large`: then they have 16 bits too.
    """

    name: str
    length: int
    visibility: Visibility
    meaning: str
    wide: bool = False
    large: bool = False
    derived: bool = False
    shown: str = ""
    """Its name in views where that is another one: views and bots have known it by that since long."""

    @property
    def key(self) -> str:
        """Its name in views."""
        return self.shown or self.name

    @property
    def bytes(self) -> int:
        """The size of a cell."""
        return 8 if self.wide else 2 if self.large or self.length == 0 else 1


PUBLIC, OWNER, COUNT = Visibility.PUBLIC, Visibility.OWNER, Visibility.COUNT
ROWS = Visibility.ROWS
TURN, OFFERS, SECRET = Visibility.TURN, Visibility.OFFERS, Visibility.SECRET

_BASE: tuple[Field, ...] = (
    # The table.
    Field("owner", NODE_SLOTS, PUBLIC, "who has built on a node: 0 or 1 + seat"),
    Field("level", NODE_SLOTS, PUBLIC, "what stands on a node: 0, settlement 1, city 2"),
    Field("road", EDGE_SLOTS, PUBLIC, "whose road lies on an edge: 0 or 1 + seat"),
    Field("token", HEX_SLOTS, PUBLIC, "number token of a hex, 0 for none"),
    Field("robber", 0, PUBLIC, "hex of the robber"),
    Field("roads_left", SEATS, PUBLIC, "road pieces in a seat's supply"),
    Field("settlements_left", SEATS, PUBLIC, "settlement pieces in a seat's supply"),
    Field("cities_left", SEATS, PUBLIC, "city pieces in a seat's supply"),
    Field("knights", SEATS, PUBLIC, "knight cards face up before a seat"),
    Field("route_holder", 0, PUBLIC, "Longest Trade Route: 0 or 1 + seat"),
    Field("army_holder", 0, PUBLIC, "Largest Army: 0 or 1 + seat"),
    # The turn.
    Field("phase", 0, PUBLIC, "what the game waits for"),
    Field("active", 0, PUBLIC, "the seat whose turn it is"),
    Field("starter", 0, PUBLIC, "the seat that founds first and has the first turn"),
    Field("turn", 0, PUBLIC, "turns begun", wide=True),
    Field("rolled", 0, PUBLIC, "1 after this turn's production roll"),
    Field("card_played", 0, PUBLIC, "1 after this turn's development card"),
    Field("trade_closed", 0, PUBLIC, "1 when building has ended this turn's trade"),
    Field("free_roads", 0, PUBLIC, "roads still to be placed for Road Building"),
    Field("founded", 0, PUBLIC, "foundings completed, two a seat"),
    Field("last_node", 0, PUBLIC, "node of the settlement whose road comes next"),
    Field("new_harbours", 0, PUBLIC, "harbours for the next turn; above TRADE_ON, for after building"),
    Field("die_one", 0, PUBLIC, "first die of the last roll"),
    Field("die_two", 0, PUBLIC, "second die of the last roll"),
    Field("rolls", 0, PUBLIC, "production rolls so far", wide=True),
    Field("draws", 0, PUBLIC, "development cards bought so far"),
    Field("thefts", 0, PUBLIC, "cards stolen so far", wide=True),
    Field("victim", 0, PUBLIC, "seat that is being robbed"),
    Field("winner", 0, PUBLIC, "0 or 1 + seat"),
    Field("due", SEATS, PUBLIC, "cards that a seat has still to discard"),
    # Cards.
    Field("hand", SEATS, COUNT, "goods in hand", wide=True),
    Field("bank", 0, PUBLIC, "goods in the bank", wide=True),
    Field("cards", SEATS, COUNT, "development cards in hand, those bought this turn included", wide=True),
    Field("fresh", 0, TURN, "development cards bought by the active seat in this turn", wide=True),
    Field(
        "deck", 0, SECRET, "development cards still in the deck, by kind; their order is nowhere", wide=True
    ),
    Field("played", 0, PUBLIC, "progress cards played, out of the game", wide=True),
    Field("thrown", SEATS, OWNER, "chosen discards, face down until everybody has chosen", wide=True),
    # Negotiation.
    Field("offer", SEATS, OFFERS, "standing offer of a seat as a bundle, 0 for none", wide=True),
    Field("offer_to", SEATS, OFFERS, "addressee of a standing offer"),
    Field("answer", SEATS, PUBLIC, "a seat's answer to the active seat's offer"),
    Field("offers", 0, PUBLIC, "how many offers stand"),
)
_CITIES_KNIGHTS: tuple[Field, ...] = (
    Field(
        "knight", NODE_SLOTS, PUBLIC, "knight on a node: seat + 1, strength and state in one cell", large=True
    ),
    Field("knights_left", MIGHTY * SEATS, PUBLIC, "knights of each strength in a seat's supply"),
    Field("walls", SEATS, PUBLIC, "walls of a seat on the board"),
    Field("walled", NODE_WORDS, PUBLIC, "nodes with a wall", wide=True),
    Field("improved", TRACKS * SEATS, PUBLIC, "level of a seat on each track"),
    Field("metropolis", TRACKS, PUBLIC, "node of a track's metropolis: 0 or 1 + node"),
    Field("reduced", SEATS, PUBLIC, "cities of a seat that lie on their side"),
    Field("barbarian_step", 0, PUBLIC, "spaces that the barbarians have sailed", shown="ship"),
    Field("attacks", 0, PUBLIC, "battles fought"),
    Field("event", 0, PUBLIC, "face of the event die in the last roll"),
    Field("resolving", 0, PUBLIC, "1 while the event of a roll is not finished"),
    Field("defenders", SEATS, PUBLIC, "Defender cards of a seat", large=True),
    Field("defender_cards", 0, PUBLIC, "Defender cards left"),
    Field("open_points", SEATS, PUBLIC, "open victory point cards of a seat"),
    Field("merchant_hex", 0, PUBLIC, "hex of the merchant"),
    Field("merchant_good", 0, PUBLIC, "resource of the merchant's hex"),
    Field("merchant_seat", 0, PUBLIC, "owner of the merchant: 0 or 1 + seat"),
    Field("progress", SEATS * PROGRESS_KINDS, ROWS, "progress cards in hand, a row of kinds for each seat"),
    Field("progress_deck", PROGRESS_KINDS, SECRET, "progress cards never drawn yet, by kind"),
    Field("under", TRACKS * DECK_SIZE, SECRET, "cards put under the decks, in order: 1 + kind"),
    Field("crane", 0, PUBLIC, "improvements that cost one commodity less in this turn"),
    Field("fleet", 0, PUBLIC, "goods that go two to one in this turn, as a mask"),
    Field("harbour_calls", SEATS, PUBLIC, "exchanges that a seat still owes to Commercial Harbours"),
    Field("harbour_empty", 0, PUBLIC, "seats that were asked in vain for a commodity, as a mask"),
    Field("drawn", 0, TURN, "1 + the progress card that the active seat may play before its roll goes on"),
    Field("interlude", 0, PUBLIC, "1 + the seats that draw when the roll goes on, as a mask"),
    Field("set_dice", 0, PUBLIC, "dice that the Alchemist has set: 8 * first + second, 0 for none"),
)
_STEPS: tuple[Field, ...] = (  # pending choices: what has to be answered before the turn goes on
    Field("step_seats", 0, PUBLIC, "seats that have to act in this step, as a mask"),
    Field("step_seat", 0, PUBLIC, "the seat that this step is about"),
    Field("step_node", 0, PUBLIC, "the node that this step is about"),
    Field("step_data", 0, PUBLIC, "what this step needs to know"),
    Field("discard_cause", 0, PUBLIC, "why discards are due: a seven, a Saboteur, a Wedding"),
)
_SEAFARERS: tuple[Field, ...] = (
    Field("ship", EDGE_SLOTS, PUBLIC, "whose ship lies on an edge: 0 or 1 + seat", shown="ships"),
    Field("ships_left", SEATS, PUBLIC, "ships in a seat's supply"),
    Field("pirate", 0, PUBLIC, "hex of the pirate; beyond the hexes the frame, or none"),
    Field("ship_moved", 0, PUBLIC, "1 after this turn's move of a ship"),
    Field("new_ships", EDGE_WORDS, PUBLIC, "ships built in this turn", wide=True),
    Field("home", SEATS, PUBLIC, "zones that a seat has founded in, as a mask", wide=True),
    Field("explored", SEATS, PUBLIC, "zones that have brought a seat chips, as a mask", wide=True),
    Field("chips", SEATS, PUBLIC, "points of a seat's chips"),
    Field("gold_due", SEATS, PUBLIC, "cards that a seat may still choose for gold"),
    Field("uncovered", HEX_SLOTS, PUBLIC, "what was found in the fog: 0 or 1 + terrain"),
    Field("fog_tiles", TERRAINS, PUBLIC, "hexes still in the stack, by terrain"),
    Field("fog_tokens", NUMBERS, PUBLIC, "tokens still face down beside it, by number"),
    Field("fog_hex", 0, PUBLIC, "the hex that is being found"),
    Field("fog_edge", 0, PUBLIC, "the edge of the line that finds it"),
    Field("finder", 0, PUBLIC, "the seat that finds it"),
    Field("finds", 0, PUBLIC, "draws from the stacks so far"),
    Field("interrupted", 0, PUBLIC, "the phase that goes on after gold and discoveries"),
    Field("wonder", SEATS, PUBLIC, "the wonder that a seat has claimed: 0 or 1 + wonder"),
    Field("wonder_level", SEATS, PUBLIC, "levels of a seat's wonder"),
    Field("gifts_taken", EDGE_WORDS, PUBLIC, "edges whose gift is gone", wide=True),
    Field("tribe_points", SEATS, PUBLIC, "points of a seat's chips from the forgotten tribe"),
    Field("kept_harbours", SEATS * GENERAL_HARBOUR, PUBLIC, "harbours still to be laid, by seat and kind"),
    Field("laid_harbour", EDGE_SLOTS, PUBLIC, "harbour laid on an edge in play: 0 or its kind"),
    Field("friends", NODE_SLOTS, PUBLIC, "seats that have relations to the village at a node, as a mask"),
    Field("village_bolts", NODE_SLOTS, PUBLIC, "bolts of cloth left in the village at a node"),
    Field("bolts", SEATS, PUBLIC, "bolts of cloth of a seat"),
    Field("bolt_supply", 0, PUBLIC, "bolts of cloth in the general supply"),
)
_DERIVED: tuple[Field, ...] = (  # kept up to date by the builders, rebuilt by `derive.py`
    Field("points", SEATS, PUBLIC, "open victory points", large=True, derived=True),
    Field("route_length", SEATS, PUBLIC, "longest trade route of a seat", derived=True),
    Field(
        "harbours",
        SEATS,
        PUBLIC,
        "harbours of a seat: bit 0 to 4 two to one, bit 5 three to one",
        derived=True,
    ),
    Field("hex_seats", HEX_SLOTS, PUBLIC, "seats with a building at a hex, as a mask", derived=True),
    Field(
        "yields", NUMBERS * SEATS, PUBLIC, "what a number pays a seat, robber aside", wide=True, derived=True
    ),
    Field("open_nodes", NODE_WORDS, PUBLIC, "nodes that keep the distance rule", wide=True, derived=True),
    Field("road_nodes", SEATS * NODE_WORDS, PUBLIC, "nodes that own roads touch", wide=True, derived=True),
    Field("road_sites", SEATS * EDGE_WORDS, PUBLIC, "edges where a road may go", wide=True, derived=True),
    Field("knight_nodes", SEATS * NODE_WORDS, PUBLIC, "nodes with own knights", wide=True, derived=True),
    Field("city_nodes", SEATS * NODE_WORDS, PUBLIC, "nodes with own cities", wide=True, derived=True),
    Field("upgradable", SEATS * NODE_WORDS, PUBLIC, "nodes with own settlements", wide=True, derived=True),
    Field("ship_nodes", SEATS * NODE_WORDS, PUBLIC, "nodes that own ships touch", wide=True, derived=True),
    Field("ship_sites", SEATS * EDGE_WORDS, PUBLIC, "edges where a ship may go", wide=True, derived=True),
    Field("gold_yields", NUMBERS * SEATS, PUBLIC, "cards that gold pays a seat, robber aside", derived=True),
)

FIELDS = (*_BASE, *_CITIES_KNIGHTS, *_STEPS, *_SEAFARERS, *_DERIVED)

FIELDS_OF = {
    "cities_knights": frozenset({*(f.name for f in _CITIES_KNIGHTS), "city_nodes", "knight_nodes"}),
    "seafarers": frozenset({*(f.name for f in _SEAFARERS), "ship_nodes", "ship_sites", "gold_yields"}),
}
"""What only an expansion looks at."""

EXPANSION_FIELDS = frozenset(
    {*(f.name for f in _STEPS), *FIELDS_OF["cities_knights"], *FIELDS_OF["seafarers"]}
)
"""What views of the base game leave out: there nothing of it is ever used."""

IDLE_FIELDS = EXPANSION_FIELDS - {"city_nodes"}
"""What rests at its neutral value in the base game: it need not be copied from game to game there."""
