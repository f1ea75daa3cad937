"""The words of Cities & Knights: how its actions and outcomes are written and read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.pieces import smith_argument, smith_node
from ostrov.engine.core.actions import bundle_in, first_of, pack, pack_bundle, second_of
from ostrov.engine.core.packs import bundle_of, some, wanted
from ostrov.game import names
from ostrov.game.names import NameErrorOf

if TYPE_CHECKING:
    from ostrov.game.action import Notation

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
    **{c.PLAY + card: f"play {name}" for card, name in enumerate(names.PROGRESS)},
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


def detail(n: Notation, kind: int, packed: int) -> str:
    """What follows the name of an action."""
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
        return names.TRACKS[first]
    if kind in CARDS:
        return names.PROGRESS[first]
    if kind in GOODS:
        return "" if kind == c.PLAY + c.MERCHANT_FLEET and n.fleet_takes_any else names.GOODS[first]
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
    return names.pack_text(wanted(bundle_in(packed))) if kind == c.TAKE_GOODS else ""


def read(n: Notation, kind: int, seat: int, text: str) -> int:
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
        return pack(kind, seat, names.index_of(text, names.TRACKS, "track"), 0, 0)
    if kind in CARDS:
        return pack(kind, seat, names.index_of(text, names.PROGRESS, "progress card"), 0, 0)
    if kind == c.PLAY + c.MERCHANT_FLEET and n.fleet_takes_any and not text:
        return pack(kind, seat, 0, 0, 0)
    if kind in GOODS:
        return pack(kind, seat, names.index_of(text, names.GOODS, "good"), 0, 0)
    if kind == c.TAKE_GOODS:
        counts = names.parse_cards(text)
        if max(counts.values()) > c.BUNDLE_MAX:
            raise NameErrorOf(f"at most {c.BUNDLE_MAX} cards of a kind can be named at once")
        return pack_bundle(kind, seat, 0, bundle_of(sum(some(good, n) for good, n in counts.items())))
    if kind in NODE_PAIRS or kind in (c.PLAY + c.INVENTOR, c.PLAY + c.SMITH):
        return _pair(n, kind, seat, text)
    if kind == c.PLAY + c.ALCHEMIST:
        return pack(kind, seat, *names.parse_dice(text), 0)
    if kind == c.ASK_HARBOUR:
        colour, _, good = text.partition(" for 1 ")
        return pack(kind, seat, n.seat(colour), names.index_of(good, names.GOODS, "good"), 0)
    if kind == c.PUT_KNIGHT:
        node, _, strength = text.partition(" strength ")
        if strength not in ("1", "2", "3"):
            raise NameErrorOf("write the strength of the knight, like 'place knight (0,0)N strength 1'")
        return pack(kind, seat, n.places.node(node), int(strength), 0)
    if text:
        raise NameErrorOf(f"nothing follows {KIND_NAMES[kind]!r}")
    return pack(kind, seat, 0, 0, 0)


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
