"""How actions and outcomes of Cities & Knights are written and read, and what they name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.pieces import smith_argument, smith_node
from ostrov.engine.core.actions import bundle_in, first_of, pack, second_of, third_of
from ostrov.engine.core.packs import wanted
from ostrov.game import names
from ostrov.game.base.notation import read_goods
from ostrov.game.cities_knights.names import EVENT_FACES, PROGRESS
from ostrov.game.cities_knights.names import TRACKS as TRACK_NAMES
from ostrov.game.cities_knights.options import NAME
from ostrov.game.names import NameErrorOf

if TYPE_CHECKING:
    from ostrov.game.action import Notation
    from ostrov.game.options import Options

Json = dict[str, Any]

KIND_NAMES = {
    c.RECRUIT: "recruit",
    c.ACTIVATE: "activate",
    c.PROMOTE: "promote",
    c.MOVE_KNIGHT: "move knight",
    c.DISPLACE: "displace",
    c.CHASE: "chase robber",
    c.IMPROVE: "improve",
    c.BUILD_WALL: "wall",
    c.RETURN_CARD: "return",
    c.ASK_HARBOUR: "ask",
    c.COMMIT: "commit",
    c.DONE: "done",
    c.LOSE_CITY: "lose city",
    c.CHOOSE_DECK: "choose deck",
    c.TAKE_GOOD: "take",
    c.TAKE_REFUGE: "refuge",
    c.PUT_METROPOLIS: "metropolis",
    c.REMOVE_KNIGHT: "remove knight",
    c.PUT_KNIGHT: "place knight",
    c.RELAY_ROAD: "relay road",
    c.TAKE_CARD: "take card",
    c.TAKE_GOODS: "take goods",
    c.HAND_OVER: "hand over",
    **{c.PLAY + card: f"play {name}" for card, name in enumerate(PROGRESS)},
    c.PROGRESS: "progress",
}
NODES = (
    c.RECRUIT,
    c.ACTIVATE,
    c.PROMOTE,
    c.CHASE,
    c.BUILD_WALL,
    c.COMMIT,
    c.LOSE_CITY,
    c.TAKE_REFUGE,
    c.PUT_METROPOLIS,
    c.REMOVE_KNIGHT,
    c.PLAY + c.ENGINEER,
    c.PLAY + c.MEDICINE,
    c.PLAY + c.INTRIGUE,
)
EDGES = (c.RELAY_ROAD, c.PLAY + c.DIPLOMAT)
HEXES = (c.PLAY + c.BISHOP, c.PLAY + c.MERCHANT)
SEATS = (c.PLAY + c.DESERTER, c.PLAY + c.SPY, c.PLAY + c.MASTER_MERCHANT)
TRACKS = (c.IMPROVE, c.CHOOSE_DECK)
CARDS = (c.RETURN_CARD, c.TAKE_CARD, c.PROGRESS)
GOODS = (
    c.TAKE_GOOD,
    c.HAND_OVER,
    c.PLAY + c.MERCHANT_FLEET,
    c.PLAY + c.RESOURCE_MONOPOLY,
    c.PLAY + c.TRADE_MONOPOLY,
)
NODE_PAIRS = (c.MOVE_KNIGHT, c.DISPLACE)


FLEET = c.PLAY + c.MERCHANT_FLEET


class KnightsNotation:
    """The part of Cities & Knights; a Merchant Fleet may name no good (X-67)."""

    kinds = KIND_NAMES

    def __init__(self, in_play: bool, fleet_takes_any: bool) -> None:
        self.in_play, self.fleet_takes_any = in_play, fleet_takes_any
        self.rewritten = (c.DICE,) if in_play else ()

    def _names_no_good(self, kind: int, first: int) -> bool:
        """A Merchant Fleet of any kind is that of the first good; others are named, and refused (X-67)."""
        return kind == FLEET and self.fleet_takes_any and first == 0

    def write(self, n: Notation, kind: int, packed: int) -> str:
        """What follows the first words."""
        first, second = first_of(packed), second_of(packed)
        places = n.places
        if kind in NODES:
            return places.nodes[first]
        if kind in EDGES:
            return places.edges[first]
        if kind in HEXES:
            return places.hexes[first]
        if kind in SEATS:
            return n.colours[first]
        if kind in TRACKS:
            return TRACK_NAMES[first]
        if kind in CARDS:
            return PROGRESS[first]
        if kind in GOODS:
            return "" if self._names_no_good(kind, first) else names.GOODS[first]
        if kind in NODE_PAIRS:
            return f"{places.nodes[first]} to {places.nodes[second]}"
        if kind == c.PLAY + c.INVENTOR:
            return f"{places.hexes[first]} and {places.hexes[second]}"
        if kind == c.PLAY + c.SMITH:
            other = "" if second == c.LONE_SMITH else f" and {places.nodes[smith_node(second)]}"
            return places.nodes[first] + other
        if kind == c.PLAY + c.ALCHEMIST:
            return f"{first} {second}"
        if kind == c.ASK_HARBOUR:
            return f"{n.colours[first]} for 1 {names.GOODS[second]}"
        if kind == c.PUT_KNIGHT:
            return f"{places.nodes[first]} strength {second}"
        if kind == c.DICE:
            return f"{first} {second} {EVENT_FACES[third_of(packed)]}"
        return names.pack_text(wanted(bundle_in(packed))) if kind == c.TAKE_GOODS else ""

    def read(self, n: Notation, kind: int, seat: int, text: str) -> int:
        """The packed action that a detail names; NameErrorOf when it names none."""
        if kind in NODES:
            return pack(kind, seat, n.places.node(text), 0, 0)
        if kind in EDGES:
            return pack(kind, seat, n.places.edge(text), 0, 0)
        if kind in HEXES:
            return pack(kind, seat, n.places.hex(text), 0, 0)
        if kind in SEATS:
            return pack(kind, seat, n.seat(text), 0, 0)
        if kind in TRACKS:
            return pack(kind, seat, names.index_of(text, TRACK_NAMES, "track"), 0, 0)
        if kind in CARDS:
            return pack(kind, seat, names.index_of(text, PROGRESS, "progress card"), 0, 0)
        if kind == FLEET and self.fleet_takes_any and not text:
            return pack(kind, seat, 0, 0, 0)
        if kind in GOODS:
            return pack(kind, seat, names.index_of(text, names.GOODS, "good"), 0, 0)
        if kind == c.TAKE_GOODS:
            return read_goods(n, kind, seat, text)
        if kind in NODE_PAIRS or kind in (c.PLAY + c.INVENTOR, c.PLAY + c.SMITH):
            return _pair(n, kind, seat, text)
        if kind in (c.PLAY + c.ALCHEMIST, c.DICE):
            return _dice(kind, seat, text)
        if kind == c.ASK_HARBOUR:
            colour, _, good = text.partition(" for 1 ")
            return pack(kind, seat, n.seat(colour), names.index_of(good, names.GOODS, "good"), 0)
        if kind == c.PUT_KNIGHT:
            return _put_knight(n, kind, seat, text)
        if text:
            raise NameErrorOf(f"nothing follows {KIND_NAMES[kind]!r}")
        return pack(kind, seat, 0, 0, 0)

    def name_parts(self, n: Notation, kind: int, packed: int) -> Json:
        """What the action names, part by part; the card that is played first."""
        played = {"card": PROGRESS[kind - c.PLAY]} if c.PLAY <= kind <= c.LAST_CK_KIND else {}
        return played | self._choice(n, kind, packed)

    def _choice(self, n: Notation, kind: int, packed: int) -> Json:
        """What is chosen, apart from the card that is played."""
        first, second = first_of(packed), second_of(packed)
        places = n.places
        if kind in NODES:
            return {"place": places.nodes[first]}
        if kind in EDGES:
            return {"place": places.edges[first]}
        if kind in HEXES:
            return {"place": places.hexes[first]}
        if kind in SEATS:
            return {"seat": first}
        if kind in TRACKS:
            return {"track": TRACK_NAMES[first]}
        if kind in CARDS:
            return {"card": PROGRESS[first]}
        if kind in GOODS:
            return {} if self._names_no_good(kind, first) else {"good": names.GOODS[first]}
        if kind in NODE_PAIRS:
            return {"place": places.nodes[first], "to": places.nodes[second]}
        if kind == c.PLAY + c.INVENTOR:
            return {"place": places.hexes[first], "to": places.hexes[second]}
        if kind == c.PLAY + c.SMITH:
            other = {} if second == c.LONE_SMITH else {"to": places.nodes[smith_node(second)]}
            return {"place": places.nodes[first], **other}
        if kind == c.PLAY + c.ALCHEMIST:
            return {"dice": [first, second]}
        if kind == c.ASK_HARBOUR:
            return {"seat": first, "good": names.GOODS[second]}
        if kind == c.PUT_KNIGHT:
            return {"place": places.nodes[first], "strength": second}
        if kind == c.DICE:
            return {"dice": [first, second], "face": EVENT_FACES[third_of(packed)]}
        return {"goods": names.pack_dict(wanted(bundle_in(packed)))} if kind == c.TAKE_GOODS else {}


@cache
def _notation(in_play: bool, fleet_takes_any: bool) -> KnightsNotation:
    return KnightsNotation(in_play, fleet_takes_any)


def knights_notation(options: Options) -> KnightsNotation:
    """The notation under these options; where the box is not played every action has its full name."""
    in_play = NAME in options.expansions
    return _notation(in_play, in_play and options["ck_fleet_scope"] == "any_kind")


def _dice(kind: int, seat: int, text: str) -> int:
    """Two dice; where they are rolled, with the event die."""
    if kind != c.DICE:
        return pack(kind, seat, *names.parse_dice(text), 0)
    dice, _, word = text.rpartition(" ")
    face = names.index_of(word, EVENT_FACES, "face of the event die")
    return pack(kind, seat, *names.parse_dice(dice), face)


def _put_knight(n: Notation, kind: int, seat: int, text: str) -> int:
    """A node and the strength of the knight."""
    node, _, strength = text.partition(" strength ")
    if strength not in ("1", "2", "3"):
        raise NameErrorOf("write the strength of the knight, like 'place knight (0,0)N strength 1'")
    return pack(kind, seat, n.places.node(node), int(strength), 0)


def _pair(n: Notation, kind: int, seat: int, text: str) -> int:
    """Two places: from and to, or one and another in either order."""
    one, _, two = text.partition(" to " if kind in NODE_PAIRS else " and ")
    if kind == c.PLAY + c.INVENTOR:
        low, high = sorted((n.places.hex(one), n.places.hex(two)))
        return pack(kind, seat, low, high, 0)
    if kind == c.PLAY + c.SMITH:
        low, high = sorted((n.places.node(one), n.places.node(two) if two else c.NODES))
        return pack(kind, seat, low, smith_argument(high), 0)
    return pack(kind, seat, n.places.node(one), n.places.node(two), 0)
