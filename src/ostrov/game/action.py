"""Actions and outcomes with their words. The text form of each parses back to the same action."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ostrov.engine import constants as c
from ostrov.engine.core.actions import actor_of, kind_of
from ostrov.engine.core.geometry import Geometry
from ostrov.game import names
from ostrov.game.base.notation import BaseNotation
from ostrov.game.expansion import NotationPart
from ostrov.game.expansions import PARTS
from ostrov.game.memo import Memo
from ostrov.game.names import NameErrorOf, Places, places_of
from ostrov.game.options import Options

BASE = BaseNotation()
Parts = tuple[NotationPart, ...]


def parts_for(options: Options) -> Parts:
    """How the actions of each expansion are written under these options."""
    return tuple(part.notation(options) for part in PARTS)


PLAIN = parts_for(Options())
KIND_NAMES = {kind: name for part in (BASE, *PLAIN) for kind, name in part.kinds.items()}
KINDS_BY_NAME = {name: kind for kind, name in KIND_NAMES.items()}


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
    """Reads and writes actions for one map and one table of colours; `parts` know the words of expansions."""

    def __init__(self, places: Places, colours: Sequence[str], parts: Parts = PLAIN) -> None:
        self.places = places
        self.colours = tuple(colours)
        self.part_of: dict[int, NotationPart] = {
            kind: part for part in (BASE, *parts) for kind in (*part.kinds, *part.rewritten)
        }
        self._foreign = {kind for part in parts if not part.in_play for kind in part.kinds}
        self._actions: Memo[int, Action] = Memo(self._write)
        self._lines: Memo[tuple[str, int], Action] = Memo(self._read)

    def action(self, packed: int) -> Action:
        """The action with its words."""
        return self._actions[packed]

    def actions(self, found: Sequence[int]) -> list[Action]:
        """Many at once."""
        known = self._actions
        return [known[packed] for packed in found]

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
        detail = self.part_of[kind].write(self, kind, packed)
        return f"{KIND_NAMES[kind]} {detail}" if detail else KIND_NAMES[kind]

    def _known_kinds(self, words: str) -> str:
        """What somebody may have meant, or all that there is in this game."""
        starts = [" ".join(words.split()[:n]) for n in (3, 2, 1)]
        close = [k for start in starts for k in difflib.get_close_matches(start, KINDS_BY_NAME, 1, 0.75)]
        if close:
            return f"did you mean {close[0]}?"
        own = [name for kind, name in KIND_NAMES.items() if kind not in self._foreign]
        return f"there are {', '.join(own)}"

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
        actor = c.CHANCE if kind >= c.DICE else seat
        return self.part_of[kind].read(self, kind, actor, detail)

    def seat(self, colour: str) -> int:
        """The seat of a colour."""
        return names.index_of(colour.strip(), self.colours, "colour at this table")


def notation_of(g: Geometry, colours: Sequence[str], options: Options) -> Notation:
    """The notation of a map and of a table of colours; games that are alike share what it remembers."""
    return _notation_of(g, tuple(colours), parts_for(options))


@lru_cache(maxsize=64)
def _notation_of(g: Geometry, colours: tuple[str, ...], parts: Parts) -> Notation:
    return Notation(places_of(g), colours, parts)
