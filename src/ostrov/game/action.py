"""Actions and outcomes with their words. The text form of each parses back to the same action."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ostrov.engine import constants as c
from ostrov.engine.base.offers import maker_gets, maker_gives
from ostrov.engine.core.actions import (
    actor_of,
    bundle_in,
    first_of,
    kind_of,
    pack,
    pack_bundle,
    second_of,
    target_of,
    third_of,
)
from ostrov.engine.core.geometry import Geometry
from ostrov.engine.core.packs import bundle_of, some, wanted
from ostrov.engine.core.packs import given as engine_given
from ostrov.game import names
from ostrov.game.cities_knights import notation as ck_notation
from ostrov.game.memo import Memo
from ostrov.game.names import NameErrorOf, Places, places_of
from ostrov.game.options import Options

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
    **ck_notation.KIND_NAMES,
}
KINDS_BY_NAME = {name: kind for kind, name in KIND_NAMES.items()}
NODE_KINDS = (c.FOUND_SETTLEMENT, c.SETTLEMENT, c.CITY)
EDGE_KINDS = (c.FOUND_ROAD, c.ROAD, c.FREE_ROAD)


class NotationError(ValueError):
    """Text that is no action; says which part and what would be right."""


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """What somebody does, or what chance does: a packed integer with its words.

    Equality and order are those of the packed value; `text` is the form that `Notation.parse` reads.
    """

    packed: int
    text: str = field(compare=False)

    @property
    def seat(self) -> int:
        """Who acts; CHANCE for an outcome."""
        return actor_of(self.packed)

    @property
    def kind(self) -> str:
        """What sort of action, such as `road`."""
        return KIND_NAMES[kind_of(self.packed)]

    def __str__(self) -> str:
        return self.text


class Notation:
    """Reads and writes actions for one map and one table of colours."""

    def __init__(
        self,
        places: Places,
        colours: Sequence[str],
        event_die: bool = False,
        fleet_takes_any: bool = False,
    ) -> None:
        self.places = places
        self.colours = tuple(colours)
        self.event_die = event_die
        self.fleet_takes_any = fleet_takes_any
        self._actions: Memo[int, Action] = Memo(self._write)
        self._lines: Memo[tuple[str, int], Action] = Memo(self._read)

    def action(self, packed: int) -> Action:
        """The action with its words."""
        return self._actions[packed]

    def _write(self, packed: int) -> Action:
        return Action(packed, self.text(packed))

    def unpack(self, packed: int) -> Action:
        """The action of a packed value from outside; NotationError when it is none."""
        found = self.parse(self._known(packed), actor_of(packed))
        if found.packed != packed:
            raise NotationError(
                f"{packed!r} is no packed action: its text {found.text!r} packs to {found.packed!r}"
            )
        return found

    def checked(self, action: Action) -> Action:
        """The action itself; NotationError when its packed value means nothing on this board."""
        if kind_of(action.packed) != c.OFFER:
            return self.unpack(action.packed)
        self._known(action.packed)  # offers of many shapes mean the same; the rules judge them
        return action

    def _known(self, packed: int) -> str:
        """The text of a packed value; NotationError when a place, kind or seat in it does not exist."""
        if kind_of(packed) < c.DICE and actor_of(packed) >= len(self.colours):
            raise NotationError(f"{packed!r} is no packed action: nobody has seat {actor_of(packed)}")
        try:
            return self.text(packed)
        except (IndexError, KeyError):
            raise NotationError(f"{packed!r} is no packed action of this board") from None

    def text(self, packed: int) -> str:
        """The one-line form of an action or outcome."""
        kind = kind_of(packed)
        detail = self._detail(kind, packed)
        return f"{KIND_NAMES[kind]} {detail}" if detail else KIND_NAMES[kind]

    def _detail(self, kind: int, packed: int) -> str:
        first, second = first_of(packed), second_of(packed)
        if kind in NODE_KINDS:
            return self.places.nodes[first]
        if kind in EDGE_KINDS:
            return self.places.edges[first]
        if kind == c.BANK_TRADE:
            return f"{second} {names.GOODS[first]} for 1 {names.GOODS[third_of(packed)]}"
        if kind in (c.DISCARD, c.YEAR_OF_PLENTY):
            return names.pack_text(wanted(bundle_in(packed)))
        if kind in (c.MONOPOLY, c.STOLEN):
            return names.GOODS[first]
        if kind == c.MOVE_ROBBER:
            place = self.places.hexes[first]
            return place if second == c.NOBODY else f"{place} from {self.colours[second]}"
        if kind == c.OFFER:
            return self._offer_text(packed)
        if kind == c.DEAL or kind == c.DECLINE:
            return self.colours[target_of(packed)]
        if kind == c.DICE:
            face = f" {names.EVENT_FACES[third_of(packed)]}" if self.event_die else ""
            return f"{first} {second}{face}"
        if kind >= c.CK_KINDS and kind != c.DRAWN:
            return ck_notation.detail(self, kind, packed)
        return names.CARDS[first] if kind == c.DRAWN else ""

    def _offer_text(self, packed: int) -> str:
        bundle, target = bundle_in(packed), target_of(packed)
        to = "" if target == c.NOBODY else f" to {self.colours[target]}"
        return f"{names.pack_text(maker_gives(bundle))} for {names.pack_text(maker_gets(bundle))}{to}"

    def _known_kinds(self, words: str) -> str:
        """What somebody may have meant, or all that there is in this game."""
        starts = [" ".join(words.split()[:n]) for n in (3, 2, 1)]
        close = [k for start in starts for k in difflib.get_close_matches(start, KINDS_BY_NAME, 1, 0.75)]
        if close:
            return f"did you mean {close[0]}?"
        more = ck_notation.KIND_NAMES if not self.event_die else {}
        return f"there are {', '.join(name for kind, name in KIND_NAMES.items() if kind not in more)}"

    def parse(self, text: str, seat: int) -> Action:
        """The action that a line names, done by this seat; NotationError when it names none."""
        return self._lines[text, seat]

    def _read(self, line: tuple[str, int]) -> Action:
        text, seat = line
        words = " ".join(text.split())
        kind = max((k for k in KINDS_BY_NAME if words == k or words.startswith(k + " ")), key=len, default="")
        if not kind:
            raise NotationError(f"{text!r} starts with no known action; {self._known_kinds(words)}")
        try:
            packed = self._pack(KINDS_BY_NAME[kind], seat, words[len(kind) :].strip())
        except NameErrorOf as error:
            raise NotationError(f"cannot read {text!r}: {error}") from None
        return self.action(packed)

    def _pack(self, kind: int, seat: int, detail: str) -> int:
        if kind >= c.DICE:
            seat = c.CHANCE
        readers: dict[int, Callable[[int, int, str], int]] = {
            **dict.fromkeys(NODE_KINDS, lambda k, p, d: pack(k, p, self.places.node(d), 0, 0)),
            **dict.fromkeys(EDGE_KINDS, lambda k, p, d: pack(k, p, self.places.edge(d), 0, 0)),
            c.BANK_TRADE: self._bank,
            c.DISCARD: self._cards,
            c.YEAR_OF_PLENTY: self._cards,
            c.MONOPOLY: self._good,
            c.STOLEN: self._good,
            c.MOVE_ROBBER: self._robber,
            c.OFFER: self._offer,
            c.DEAL: self._partner,
            c.DECLINE: self._partner,
            c.DICE: self._dice,
            c.DRAWN: lambda k, p, d: pack(k, p, names.index_of(d, names.CARDS, "development card"), 0, 0),
        }
        if kind in readers:
            return readers[kind](kind, seat, detail)
        if kind >= c.CK_KINDS:
            return ck_notation.read(self, kind, seat, detail)
        if detail:
            raise NameErrorOf(f"nothing follows {KIND_NAMES[kind]!r}")
        return pack(kind, seat, 0, 0, 0)

    def _good(self, kind: int, seat: int, detail: str) -> int:
        return pack(kind, seat, names.index_of(detail, names.GOODS, "good"), 0, 0)

    def _bank(self, kind: int, seat: int, detail: str) -> int:
        give, _, take = detail.partition(" for ")
        given, taken = names.parse_cards(give), names.parse_cards(take)
        if len(given) != 1 or len(taken) != 1 or set(taken.values()) != {1}:
            raise NameErrorOf("a bank trade is written like 'bank 4 lumber for 1 ore'")
        good, rate = next(iter(given.items()))
        return pack(kind, seat, good, min(rate, c.ARG_MASK), next(iter(taken)))

    def _cards(self, kind: int, seat: int, detail: str) -> int:
        return pack_bundle(kind, seat, 0, bundle_of(self._bundle_pack(detail)))

    def _bundle_pack(self, detail: str) -> int:
        counts = names.parse_cards(detail)
        if max(counts.values()) > c.BUNDLE_MAX:
            raise NameErrorOf(f"at most {c.BUNDLE_MAX} cards of a kind can be named at once")
        return sum(some(good, n) for good, n in counts.items())

    def _robber(self, kind: int, seat: int, detail: str) -> int:
        place, _, victim = detail.partition(" from ")
        robbed = self.seat(victim) if victim else c.NOBODY
        return pack(kind, seat, self.places.hex(place), robbed, 0)

    def _offer(self, kind: int, seat: int, detail: str) -> int:
        terms, _, to = detail.partition(" to ")
        give, _, take = terms.partition(" for ")
        if not take:
            raise NameErrorOf("an offer is written like 'offer 1 wool for 1 grain'")
        given, taken = ({} if side == "nothing" else names.parse_cards(side) for side in (give, take))
        bundle = 0
        empty = None
        for good in range(c.GOODS):
            net = taken.get(good, 0) - given.get(good, 0)
            if abs(net) > c.BUNDLE_MAX:
                raise NameErrorOf(f"at most {c.BUNDLE_MAX} cards of a kind can be named at once")
            bundle |= (abs(net) | (c.BUNDLE_SIGN if net < 0 else 0)) << (c.BUNDLE_BITS * good)
            if net == 0 and empty is None:
                empty = good
        one_sided = not engine_given(bundle) or not wanted(bundle)
        shared = [names.GOODS[good] for good in given if good in taken]
        if shared and not one_sided:
            raise NameErrorOf(f"{shared[0]} stands on both sides; leave out what goes both ways")
        if given and taken and one_sided and empty is not None:  # like for like: see engine/base/offers.py
            bundle |= c.BUNDLE_SIGN << (c.BUNDLE_BITS * empty)
        return pack_bundle(kind, seat, self.seat(to) if to else c.NOBODY, bundle)

    def _partner(self, kind: int, seat: int, detail: str) -> int:
        return pack_bundle(kind, seat, self.seat(detail), 0)

    def _dice(self, kind: int, seat: int, detail: str) -> int:
        face = 0
        if self.event_die:
            detail, _, word = detail.rpartition(" ")
            face = names.index_of(word, names.EVENT_FACES, "face of the event die")
        return pack(kind, seat, *names.parse_dice(detail), face)

    def seat(self, colour: str) -> int:
        """The seat of a colour."""
        return names.index_of(colour.strip(), self.colours, "colour at this table")


def notation_of(g: Geometry, colours: Sequence[str], options: Options) -> Notation:
    """The notation of a map and of a table of colours; games that are alike share what it remembers."""
    box, fleet = options["game"] == "cities_knights", options["ck_fleet_scope"] == "any_kind"
    return _notation_of(g, tuple(colours), box, fleet)


@lru_cache(maxsize=64)
def _notation_of(g: Geometry, colours: tuple[str, ...], event_die: bool, fleet_takes_any: bool) -> Notation:
    return Notation(places_of(g), colours, event_die, fleet_takes_any)
