"""How actions and outcomes of the base game are written and read, and what they name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ostrov.engine import constants as c
from ostrov.engine.base.offers import like_part, maker_gets, maker_gives
from ostrov.engine.core.actions import (
    bundle_in,
    first_of,
    pack,
    pack_bundle,
    second_of,
    target_of,
    third_of,
)
from ostrov.engine.core.packs import bundle_of, count, given, some, wanted
from ostrov.game import names
from ostrov.game.names import NameErrorOf

if TYPE_CHECKING:
    from ostrov.game.action import Notation

Json = dict[str, Any]

KIND_NAMES = {
    c.END_TURN: "end turn",
    c.ROLL: "roll",
    c.FOUND_SETTLEMENT: "found settlement",
    c.FOUND_ROAD: "found road",
    c.ROAD: "road",
    c.SETTLEMENT: "settlement",
    c.CITY: "city",
    c.BUY_CARD: "buy card",
    c.BANK_TRADE: "bank",
    c.FREE_ROAD: "free road",
    c.KNIGHT: "knight",
    c.ROAD_BUILDING: "road building",
    c.YEAR_OF_PLENTY: "year of plenty",
    c.MONOPOLY: "monopoly",
    c.MOVE_ROBBER: "robber",
    c.DISCARD: "discard",
    c.CLAIM: "claim victory",
    c.OFFER: "offer",
    c.WITHDRAW: "withdraw",
    c.ACCEPT: "accept",
    c.DECLINE: "decline",
    c.DEAL: "deal",
    c.DICE: "dice",
    c.DRAWN: "drawn",
    c.STOLEN: "stolen",
}
NODE_KINDS = (c.FOUND_SETTLEMENT, c.SETTLEMENT, c.CITY)
EDGE_KINDS = (c.FOUND_ROAD, c.ROAD, c.FREE_ROAD)


class BaseNotation:
    """The part of the base game, which is always in play."""

    kinds = KIND_NAMES
    rewritten: tuple[int, ...] = ()
    in_play = True

    def write(self, n: Notation, kind: int, packed: int) -> str:
        """What follows the first words."""
        first, second = first_of(packed), second_of(packed)
        if kind in NODE_KINDS:
            return n.places.nodes[first]
        if kind in EDGE_KINDS:
            return n.places.edges[first]
        if kind == c.BANK_TRADE:
            return f"{second} {names.GOODS[first]} for 1 {names.GOODS[third_of(packed)]}"
        if kind in (c.DISCARD, c.YEAR_OF_PLENTY):
            return names.pack_text(wanted(bundle_in(packed)))
        if kind in (c.MONOPOLY, c.STOLEN):
            return names.GOODS[first]
        if kind == c.MOVE_ROBBER:
            place = n.places.hexes[first]
            return place if second == c.NOBODY else f"{place} from {n.colours[second]}"
        if kind == c.OFFER:
            return _offer_text(n, packed)
        if kind == c.DEAL or kind == c.DECLINE:
            return n.colours[target_of(packed)]
        if kind == c.DICE:
            return f"{first} {second}"
        return names.CARDS[first] if kind == c.DRAWN else ""

    def read(self, n: Notation, kind: int, seat: int, text: str) -> int:
        """The packed action that a detail names; NameErrorOf when it names none."""
        if kind in NODE_KINDS:
            return pack(kind, seat, n.places.node(text), 0, 0)
        if kind in EDGE_KINDS:
            return pack(kind, seat, n.places.edge(text), 0, 0)
        if kind in READERS:
            return READERS[kind](n, kind, seat, text)
        if text:
            raise NameErrorOf(f"nothing follows {KIND_NAMES[kind]!r}")
        return pack(kind, seat, 0, 0, 0)

    def name_parts(self, n: Notation, kind: int, packed: int) -> Json:
        """What the action names, part by part."""
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
            return {"dice": [first, second]}
        return {"card": names.CARDS[first]} if kind == c.DRAWN else {}


def _seat(p: int) -> Json:
    """A seat that may be nobody."""
    return {} if p == c.NOBODY else {"seat": p}


def _offer_text(n: Notation, packed: int) -> str:
    bundle, target = bundle_in(packed), target_of(packed)
    to = "" if target == c.NOBODY else f" to {n.colours[target]}"
    gives, gets = maker_gives(bundle), maker_gets(bundle)
    if not gives and not gets:
        gives = gets = sum(some(good, 1) for good in both_ways(bundle))
    return f"{names.pack_text(gives)} for {names.pack_text(gets)}{to}"


def both_ways(bundle: int) -> list[int]:
    """The kinds on both sides of an offer: that of a like-for-like exchange, else those with a bare sign."""
    like = like_part(bundle)
    if like:
        return [good for good in range(c.GOODS) if count(like, good)]
    fields = [bundle >> (c.BUNDLE_BITS * good) & (c.BUNDLE_SIGN + c.BUNDLE_MAX) for good in range(c.GOODS)]
    return [good for good, field in enumerate(fields) if field == c.BUNDLE_SIGN]


def _good(n: Notation, kind: int, seat: int, text: str) -> int:
    return pack(kind, seat, names.index_of(text, names.GOODS, "good"), 0, 0)


def _bank(n: Notation, kind: int, seat: int, text: str) -> int:
    give, _, take = text.partition(" for ")
    gives, gets = names.parse_cards(give), names.parse_cards(take)
    if len(gives) != 1 or len(gets) != 1 or set(gets.values()) != {1}:
        raise NameErrorOf("a bank trade is written like 'bank 4 lumber for 1 ore'")
    good, rate = next(iter(gives.items()))
    return pack(kind, seat, good, min(rate, c.ARG_MASK), next(iter(gets)))


def read_goods(n: Notation, kind: int, seat: int, text: str) -> int:
    """An action that names cards, as many as a bundle holds."""
    counts = names.parse_cards(text)
    if max(counts.values()) > c.BUNDLE_MAX:
        raise NameErrorOf(f"at most {c.BUNDLE_MAX} cards of a kind can be named at once")
    return pack_bundle(kind, seat, 0, bundle_of(sum(some(good, number) for good, number in counts.items())))


def _robber(n: Notation, kind: int, seat: int, text: str) -> int:
    place, _, victim = text.partition(" from ")
    robbed = n.seat(victim) if victim else c.NOBODY
    return pack(kind, seat, n.places.hex(place), robbed, 0)


def _offer(n: Notation, kind: int, seat: int, text: str) -> int:
    terms, _, to = text.partition(" to ")
    give, _, take = terms.partition(" for ")
    if not take:
        raise NameErrorOf("an offer is written like 'offer 1 wool for 1 grain'")
    gives, gets = ({} if side == "nothing" else names.parse_cards(side) for side in (give, take))
    bundle = 0
    empty = None
    for good in range(c.GOODS):
        net = gets.get(good, 0) - gives.get(good, 0)
        if abs(net) > c.BUNDLE_MAX:
            raise NameErrorOf(f"at most {c.BUNDLE_MAX} cards of a kind can be named at once")
        bundle |= (abs(net) | (c.BUNDLE_SIGN if net < 0 else 0)) << (c.BUNDLE_BITS * good)
        if net == 0 and empty is None:
            empty = good
    one_sided = not given(bundle) or not wanted(bundle)
    shared = [names.GOODS[good] for good in sorted(gives) if good in gets]
    if shared and not one_sided:
        raise NameErrorOf(f"{shared[0]} stands on both sides; leave out what goes both ways")
    if shared and empty is not None:  # like for like: see engine/base/offers.py
        bundle |= c.BUNDLE_SIGN << (c.BUNDLE_BITS * empty)
        if [
            names.GOODS[good] for good in both_ways(bundle)
        ] != shared:  # n for n: nobody may offer it (B-DOM-5)
            bundle = sum(c.BUNDLE_SIGN << (c.BUNDLE_BITS * names.GOODS.index(word)) for word in shared)
    return pack_bundle(kind, seat, n.seat(to) if to else c.NOBODY, bundle)


def _partner(n: Notation, kind: int, seat: int, text: str) -> int:
    return pack_bundle(kind, seat, n.seat(text), 0)


def _dice(n: Notation, kind: int, seat: int, text: str) -> int:
    return pack(kind, seat, *names.parse_dice(text), 0)


def _drawn(n: Notation, kind: int, seat: int, text: str) -> int:
    return pack(kind, seat, names.index_of(text, names.CARDS, "development card"), 0, 0)


READERS: dict[int, Callable[[Notation, int, int, str], int]] = {
    c.BANK_TRADE: _bank,
    c.DISCARD: read_goods,
    c.YEAR_OF_PLENTY: read_goods,
    c.MONOPOLY: _good,
    c.STOLEN: _good,
    c.MOVE_ROBBER: _robber,
    c.OFFER: _offer,
    c.DEAL: _partner,
    c.DECLINE: _partner,
    c.DICE: _dice,
    c.DRAWN: _drawn,
}
