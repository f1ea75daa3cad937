"""What an action names, part by part, for programs that do not read its text."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.base.offers import maker_gets, maker_gives
from ostrov.engine.cities_knights.pieces import smith_node
from ostrov.engine.core.actions import bundle_in, first_of, kind_of, second_of, target_of, third_of
from ostrov.engine.core.packs import wanted
from ostrov.game import names
from ostrov.game.action import EDGE_KINDS, NODE_KINDS, Action, Notation
from ostrov.game.cities_knights import notation as ck_notation

Json = dict[str, Any]


@lru_cache(maxsize=20_000)
def parts_of(notation: Notation, action: Action) -> Json:
    """Text, kind and what is named: `place`, `to`, `seat`, `good`, `goods`, `gives`, `gets`, `card`, …

    Everybody gets the same object, which is not to be changed.
    """
    packed, kind = action.packed, kind_of(action.packed)
    named = (
        _of_box(notation, kind, packed) if c.CK_KINDS <= kind < c.DICE else _of_base(notation, kind, packed)
    )
    return {"text": action.text, "kind": action.kind, **named}


def _of_base(n: Notation, kind: int, packed: int) -> Json:
    """The parts of an action of the base game, or of an outcome."""
    first, second = first_of(packed), second_of(packed)
    if kind in NODE_KINDS:
        return {"place": n.places.nodes[first]}
    if kind in EDGE_KINDS:
        return {"place": n.places.edges[first]}
    if kind == c.BANK_TRADE:
        return {"gives": {names.GOODS[first]: second}, "gets": {names.GOODS[third_of(packed)]: 1}}
    if kind in (c.DISCARD, c.YEAR_OF_PLENTY):
        return {"goods": names.pack_dict(wanted(bundle_in(packed)))}
    if kind in (c.MONOPOLY, c.STOLEN):
        return {"good": names.GOODS[first]}
    if kind == c.MOVE_ROBBER:
        return {"place": n.places.hexes[first], **_seat(second)}
    if kind == c.OFFER:
        bundle = bundle_in(packed)
        gives, gets = names.pack_dict(maker_gives(bundle)), names.pack_dict(maker_gets(bundle))
        return {"gives": gives, "gets": gets, **_seat(target_of(packed))}
    if kind in (c.DEAL, c.DECLINE):
        return {"seat": target_of(packed)}
    if kind == c.DICE:
        face = {"face": names.EVENT_FACES[third_of(packed)]} if n.event_die else {}
        return {"dice": [first, second], **face}
    if kind == c.DRAWN:
        return {"card": names.CARDS[first]}
    return {"card": names.PROGRESS[first]} if kind == c.PROGRESS else {}


def _of_box(n: Notation, kind: int, packed: int) -> Json:
    """The parts of an action of Cities & Knights."""
    card = {"card": names.PROGRESS[kind - c.PLAY]} if kind >= c.PLAY else {}
    return card | _choice(n, kind, packed)


def _choice(n: Notation, kind: int, packed: int) -> Json:
    """What is chosen, apart from the card that is played."""
    first, second = first_of(packed), second_of(packed)
    places = n.places
    if kind in ck_notation.NODES:
        return {"place": places.nodes[first]}
    if kind in ck_notation.EDGES:
        return {"place": places.edges[first]}
    if kind in ck_notation.HEXES:
        return {"place": places.hexes[first]}
    if kind in ck_notation.SEATS:
        return {"seat": first}
    if kind in ck_notation.TRACKS:
        return {"track": names.TRACKS[first]}
    if kind in ck_notation.CARDS:
        return {"card": names.PROGRESS[first]}
    if kind in ck_notation.GOODS:
        any_good = kind == c.PLAY + c.MERCHANT_FLEET and n.fleet_takes_any
        return {} if any_good else {"good": names.GOODS[first]}
    if kind in ck_notation.NODE_PAIRS:
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
    return {"goods": names.pack_dict(wanted(bundle_in(packed)))} if kind == c.TAKE_GOODS else {}


def _seat(p: int) -> Json:
    """A seat that may be nobody."""
    return {} if p == c.NOBODY else {"seat": p}
