"""What one seat may see. `observe` is the only door out of a State. B-INFO-1 to -4, B-BEG-4, CK-GATE-5, H-4.

What is hidden is taken out of a copy of the state at once; which fields are marked as hidden follows from the
visibility that `ostrov.engine.core.schema` declares for each.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from ostrov.engine.base.bank import seen_bank
from ostrov.engine.base.constants import DISCARDING
from ostrov.engine.core.constants import NOBODY, SEATS
from ostrov.engine.core.packs import count, total
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.schema import FIELDS, Field, Visibility
from ostrov.engine.core.state import State
from ostrov.game.expansions import EXPANSIONS, Played, active
from ostrov.knowledge.redact import redact

if TYPE_CHECKING:
    from ostrov.game.memory import Memory

HIDDEN = -1
SPECTATOR = -1
BY_OPTION = ("due", "answer", "offers", "bank")
SHOWN = {(name, phase) for expansion in EXPANSIONS for name, phase in expansion.view.shown.items()}
"""Fields of which the active seat sees the row that a step is about, and the phases of those steps."""

Json = dict[str, Any]


class View:
    """A state as a seat sees it, or a spectator (seat None). Hidden numbers are -1.

    `fields` has every public field as it is; rows of hidden ones show the own cards and, where sizes are
    open, `counts` shows how many cards the others hold. A Spy and a Master Merchant show the active seat
    the cards it chooses from, as long as it chooses. Where the bank is hidden (H-4), `counts` shows which of
    its stacks are empty.

    A view that `observe` made holds a state from which everything hidden has been taken out, and writes
    fields and counts down when they are asked for: players of the engine do without them.
    """

    __slots__ = ("_blanked", "_written", "recall", "seat")

    def __init__(self, seat: int | None, fields: Json, counts: Json) -> None:
        self.seat = seat
        self.recall: Callable[[], Memory] | None = None
        self._blanked: tuple[State, Rules] | None = None
        self._written: tuple[Json, Json] | None = (fields, counts)

    @property
    def fields(self) -> Json:
        """Every field by its name."""
        return self._in_words()[0]

    @property
    def counts(self) -> Json:
        """Sizes of what is hidden, by the names of fields."""
        return self._in_words()[1]

    @property
    def memory(self) -> Memory | None:
        """What the seat can conclude from the game so far; None for spectators and views without a history.

        Found out when it is asked for. It is no part of what is compared, written or pickled.
        """
        return self.recall() if self.recall is not None else None

    def blanked(self) -> State | None:
        """The state without what is hidden, sizes kept; None for a view that came from elsewhere."""
        return None if self._blanked is None else self._blanked[0].copy()

    def _in_words(self) -> tuple[Json, Json]:
        if self._written is None:
            assert self._blanked is not None, "a view has a state or fields"
            self._written = write(*self._blanked, self.seat)
        return self._written

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"View(seat={self.seat!r}, fields={self.fields!r}, counts={self.counts!r})"

    def __reduce__(self) -> tuple[Callable[..., View], tuple[Any, ...]]:
        if self._blanked is not None:
            return _of_blanked, (*self._blanked, self.seat)
        return View, (self.seat, self.fields, self.counts)

    def to_json(self) -> Json:
        """A plain object; equal views give equal JSON."""
        return {"seat": self.seat, "fields": self.fields, "counts": self.counts}

    def to_bytes(self) -> bytes:
        """The bytes that may leave for this seat."""
        return json.dumps(self.to_json(), separators=(",", ":")).encode()


def observe(s: State, r: Rules, seat: int | None, recall: Callable[[], Memory] | None = None) -> View:
    """The view of a seat; None is a spectator, who sees what lies open. `recall` is for the view's memory."""
    seen = s.copy()
    redact(r, seen, SPECTATOR if seat is None else seat)
    view = _of_blanked(seen, r, seat)
    view.recall = recall
    return view


def _of_blanked(seen: State, r: Rules, seat: int | None) -> View:
    """The view that holds this state, from which everything hidden has been taken out."""
    view = View(seat, {}, {})
    view._blanked, view._written = (seen, r), None
    return view


def write(s: State, r: Rules, seat: int | None) -> tuple[Json, Json]:
    """Fields and counts of a view."""
    used = used_fields(active(r))
    fields: Json = {key: getattr(s, name) for key, name in used.names.items()}
    counts: Json = {}
    for f in used.redacted:
        value = fields[f.name]
        fields[f.name] = _seen(f, value, s, r, seat)
        if f.visibility is Visibility.COUNT:
            open_counts = r.open_hand_counts or f.name != "hand"  # X-39 concerns hands of goods
            counts[f.name] = [total(value[p]) if open_counts or p == seat else HIDDEN for p in range(r.seats)]
    if not r.open_bank:
        left = seen_bank(r, s)
        counts["bank"] = [HIDDEN if count(left, good) else 0 for good in range(r.goods)]
    return fields, counts | _open_counts(s, r)


def reveal(s: State, r: Rules) -> View:
    """Everything, all hands open: for the time after the game."""
    used = used_fields(active(r))
    fields = {key: getattr(s, name) for key, name in used.names.items()}
    packs = [f.name for f in used.redacted if f.visibility is Visibility.COUNT]
    counts = {name: [total(fields[name][p]) for p in range(r.seats)] for name in packs}
    return View(None, fields, counts | _open_counts(s, r))


class UsedFields:
    """The fields that a game uses, and those of them that not everybody sees as they are."""

    def __init__(self, played: Played) -> None:
        foreign = {name for e in EXPANSIONS if e not in played for name in e.view.fields}
        foreign -= {name for e in played for name in e.view.fields}
        used = [f for f in FIELDS if f.name not in foreign]
        self.names = {f.key: f.name for f in used}
        self.redacted = tuple(f for f in used if f.visibility is not Visibility.PUBLIC or f.name in BY_OPTION)


@cache
def used_fields(played: Played) -> UsedFields:
    """The fields of a game with these expansions."""
    return UsedFields(played)


def _open_counts(s: State, r: Rules) -> Json:
    """Sizes that everybody may know."""
    counts: Json = {"deck": total(s.deck)}
    for expansion in active(r):
        counts |= expansion.view.counts(s, r)
    return counts


def _seen(f: Field, value: Any, s: State, r: Rules, seat: int | None) -> Any:
    """One field after redaction."""
    if f.visibility is Visibility.PUBLIC:
        return _by_option(f, value, s, r, seat)
    if f.visibility is Visibility.TURN:
        return value if seat == s.active else HIDDEN
    if f.visibility is Visibility.SECRET:
        return HIDDEN
    if f.visibility is Visibility.OFFERS:
        if not r.private_offers:
            return value
        return [row if _hears(s, p, seat) else HIDDEN for p, row in enumerate(value)]
    seen = _rows_seen(f, s, seat)
    if f.visibility is Visibility.ROWS:
        row = len(value) // SEATS
        rows = (value[row * p :][:row] if p in seen else [HIDDEN] * row for p in range(SEATS))
        return [n for one in rows for n in one]
    return [row if p in seen else HIDDEN for p, row in enumerate(value)]


def _by_option(f: Field, value: Any, s: State, r: Rules, seat: int | None) -> Any:
    """A field that some options hide (X-16, X-39, H-4)."""
    if f.name == "bank" and not r.open_bank:
        return HIDDEN
    if f.name == "due" and s.phase == DISCARDING and not r.open_hand_counts:
        return [n if p == seat else HIDDEN for p, n in enumerate(value)]
    if f.name == "answer" and r.private_offers:
        return [a if seat in (p, s.active) else HIDDEN for p, a in enumerate(value)]
    if f.name == "offers" and r.private_offers:
        return HIDDEN
    return value


def _rows_seen(f: Field, s: State, seat: int | None) -> tuple[int | None, ...]:
    """The rows of a hidden field: the own one, and what a card shows (CK-PROG-SPY-1, CK-PROG-MASTER-1)."""
    if seat == s.active and (f.name, s.phase) in SHOWN:
        return seat, s.step_seat
    return (seat,)


def _hears(s: State, maker: int, seat: int | None) -> bool:
    """Private offers are between two players (X-16)."""
    if seat == maker:
        return True
    addressee = s.offer_to[maker]
    return seat is not None and addressee != NOBODY and addressee == seat
