"""Reading what people write into a state: words become numbers, and whatever is wrong is noted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.core.board import Board
from ostrov.engine.core.packs import count, some
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.game import names
from ostrov.game.names import NameErrorOf, Places

Json = dict[str, Any]


class PositionReader:
    """One position on its way into a state; collects what is wrong.

    A field of a state is written whole: compiled states hand out copies of their arrays.
    """

    def __init__(self, data: Json, b: Board, r: Rules, places: Places, colours: Sequence[str]) -> None:
        self.data, self.b, self.r, self.places, self.colours = data, b, r, places, colours
        self.s = State()
        self.more_pieces: tuple[str, ...] = ()  # kinds that expansions bring
        self.more_phases: Mapping[str, int] = {}  # steps in which a position may stand with these
        self.wrong: list[str] = []

    def attempt(self, where: str, parse: Callable[[str], int], text: object) -> int | None:
        """A number by name, or a noted defect."""
        try:
            return parse(str(text))
        except NameErrorOf as error:
            self.wrong.append(f"{where}: {error}")
            return None

    def word(self, where: str, words: Sequence[str], what: str, text: object) -> int | None:
        """The number of one of several words."""
        return self.attempt(where, lambda word: names.index_of(word, words, what), text)

    def seat(self, where: str, text: object) -> int | None:
        """A seat by its colour."""
        return self.word(where, self.colours, "colour at this table", text)

    def by_seat(self, key: str) -> list[tuple[int, Any]]:
        """The rows of an object that is keyed by colours."""
        return self.rows(key, self.data.get(key, {}), "colours", self.colours, "colour at this table")

    def rows(
        self, where: str, rows: object, keys: str, words: Sequence[str], what: str
    ) -> list[tuple[int, Any]]:
        """The rows of an object with the numbers of its keys."""
        if not isinstance(rows, Mapping):
            self.wrong.append(f"{where}: should be an object keyed by {keys}")
            return []
        found = [(self.word(where, words, what, word), value) for word, value in rows.items()]
        return [(i, value) for i, value in found if i is not None]

    def listed(self, where: str, row: object, of: str) -> Sequence[object]:
        """A list; of what, is for the complaint."""
        if isinstance(row, list | tuple):
            return row
        self.wrong.append(f"{where}: should be a list of {of}, not {row!r}")
        return []

    def pack(self, where: str, cards: object, words: Sequence[str]) -> int:
        """A pack from kinds with numbers."""
        if not isinstance(cards, Mapping):
            self.wrong.append(f"{where}: should be an object of kinds and numbers")
            return 0
        pack = 0
        for word, n in cards.items():
            kind = self.word(where, words, "kind of card", word)
            if type(n) is not int or not 0 <= n <= c.PACK_MAX:
                self.wrong.append(f"{where}: {word} should be a number from 0 to {c.PACK_MAX}, not {n!r}")
            elif kind is not None:
                pack += some(kind, n)
        return pack

    def whole(self, where: str, value: object, low: int, high: int) -> int:
        """A whole number in a range."""
        if type(value) is int and low <= value <= high:
            return value
        self.wrong.append(f"{where}: should be a whole number from {low} to {high}, not {value!r}")
        return low

    def flag(self, where: str, value: object) -> bool:
        """True or false."""
        if type(value) is not bool:
            self.wrong.append(f"{where}: should be true or false, not {value!r}")
        return value is True

    def rest(self, key: str, supply: int, used: Sequence[int], words: Sequence[str]) -> int:
        """What is left of a supply; a stated rest must agree (B-INV-1, for commodities B-INV-5)."""
        left = 0
        for kind, word in enumerate(words):
            n = count(supply, kind) - sum(count(pack, kind) for pack in used)
            if n < 0:
                clause = "B-INV-5" if words is names.GOODS and kind >= c.RESOURCES else "B-INV-1"
                self.wrong.append(f"{-n} {word} more than there are ({clause})")
            left += some(kind, max(n, 0))
        if key in self.data and self.pack(key, self.data[key], words) != left:
            self.wrong.append(
                f"{key}: should be what the hands leave: {names.pack_dict(left, words)} (B-INV-1)"
            )
        return left
