"""What an expansion brings to a game, part by part. `ostrov.game.expansions` lists those that there are.

Each part is for one dispatcher of this package, which asks the base game first and then every expansion in
play. Folders of expansions make their parts; they know the base game and never each other.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from ostrov.engine.core.board import Board
from ostrov.engine.core.geometry import Geometry
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.setup.board_setup import BoardSetup
from ostrov.game.ask import Ask, Check
from ostrov.game.board import Layout
from ostrov.game.change import Change, Events
from ostrov.game.names import Places
from ostrov.game.option import Option, Value
from ostrov.game.position_reader import PositionReader
from ostrov.game.refusal import Refusal

if TYPE_CHECKING:
    from ostrov.game.action import Notation
    from ostrov.game.options import Options

Json = dict[str, Any]
Teller = Callable[[Change], Events]


@dataclass(frozen=True, slots=True)
class Setting:
    """One value of an option that every game has, with the clause by which an expansion excludes it."""

    option: str
    value: Value
    clause: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """What is agreed on before the game."""

    options: tuple[Option, ...]
    defaults: Mapping[str, Value]
    """Options that every game has, where nothing being said means something else."""
    boards: Mapping[str, str]
    """Boards that only this expansion has, further values of `board_setup`, with their clauses."""
    excluded: tuple[Setting, ...]
    depending: Callable[[Mapping[str, Value]], Mapping[str, Value]] | None = None
    """Further defaults that follow from what is said of other options; they go before all others."""


@dataclass(frozen=True, slots=True)
class BoardsPart:
    """Boards that an expansion brings in place of the island; `first_position` asks for them."""

    board_of: Callable[[Options], tuple[Geometry, Board]]
    """The board of the options before a seed draws on it; OptionError for a board of one's own."""
    dealt_board: Callable[[Options, int], Layout]
    """The board of the options as a seed draws it."""
    build: Callable[[Layout, Options], tuple[Geometry, Board]]
    """The engine's board of a layout; BoardError with all its defects."""
    add_setup: Callable[[BoardSetup, Options, Geometry], None]
    """Writes what a seed draws on it."""


class NotationPart(Protocol):
    """How actions of some kinds are written and read. `n` knows the places and the colours."""

    @property
    def kinds(self) -> Mapping[int, str]:
        """The first words of each kind."""

    @property
    def rewritten(self) -> tuple[int, ...]:
        """Kinds of the base game that have another form where the expansion is in play."""

    @property
    def in_play(self) -> bool:
        """Whether its kinds can be done; they can always be read."""

    def write(self, n: Notation, kind: int, packed: int) -> str:
        """What follows the first words."""

    def read(self, n: Notation, kind: int, seat: int, text: str) -> int:
        """The packed action that such a text names; NameErrorOf when it names none."""

    def name_parts(self, n: Notation, kind: int, packed: int) -> Json:
        """What the action names, part by part."""


@dataclass(frozen=True, slots=True)
class PositionPart:
    """What is written down of a position."""

    keys: tuple[str, ...]
    pieces: tuple[str, ...]
    """Further kinds of pieces of a colour."""
    read: Callable[[PositionReader], None]
    """Fills a state whose buildings and turn stand already; hands and bank come later."""
    describe: Callable[[Json, State, Places, Sequence[str]], None]
    """Adds to the facts what `read` reads."""
    phases: Mapping[str, int] = field(default_factory=dict)
    """Steps of this expansion in which a position may stand."""


@dataclass(frozen=True, slots=True)
class ViewPart:
    """What of its fields a seat sees."""

    fields: frozenset[str]
    """Fields of a state that only this expansion looks at."""
    counts: Callable[[State, Rules], Json]
    """Sizes that everybody may know."""
    shown: Mapping[str, int]
    """Fields of which the active seat sees one more row, and the phase in which it does."""
    made_up: Mapping[str, Callable[[list[int]], list[int]]]
    """Secret fields: some content of the size that everybody knows."""


@dataclass(frozen=True, slots=True)
class EventsPart:
    """What is told of what happened."""

    kinds: Mapping[str, tuple[str, ...]]
    """Kinds of events, new ones and others, with the clauses that they may cite here."""
    tellers: Mapping[int, Teller]
    """By kind of action; those of the base game that are told otherwise among them."""
    after: tuple[Teller, ...] = ()
    """Consequences that any action may have, told before those of the base game."""


@dataclass(frozen=True, slots=True)
class WhyPart:
    """Why an action is refused."""

    checks: Mapping[int, tuple[Check, ...]]
    """By kind of action, in the order in which they teach."""
    reworded: Mapping[Check, Check]
    """Checks of the base game that know more here."""
    phases_of: Mapping[int, tuple[int, ...]]
    """Where a kind belongs; kinds not named belong to the main phase."""
    kind_clauses: Mapping[int, str]
    """The clause that a kind out of its step offends."""
    steps: Mapping[int, tuple[int, ...]]
    """Kinds that a step asks for, whoever has the turn, and those steps."""
    step_phases: Container[int]
    """All steps of this expansion."""
    own_step: Callable[[Ask], Refusal | None]
    """Whether the step asks this seat."""
    unfinished: Callable[[Ask], Refusal | None]
    """The refusal by a step that has to be finished first, where it is one of this expansion."""
    present: Check
    """Asked where the expansion is in play: what it leaves out of the base game."""
    absent: Check
    """Asked where it is not: its own kinds need it."""


@dataclass(frozen=True, slots=True)
class MeetingWhy:
    """Why an action is refused where expansions meet; what it says goes before what they say."""

    checks: Mapping[int, tuple[Check, ...]]
    phases_of: Mapping[int, tuple[int, ...]]
    kind_clauses: Mapping[int, str]
    unfinished: Callable[[Ask], Refusal | None]
    absent: Check
    """Asked where they do not all play: its own kinds need them."""


@dataclass(frozen=True, slots=True, eq=False)
class Meeting:
    """What exists only where some expansions are played together; their own parts hold besides."""

    of: tuple[str, ...]
    """The names of the expansions."""
    options: tuple[Option, ...]
    """They belong to the names joined with `+`."""
    add_rules: Callable[[Rules, Options], None]
    """Asked after those of the expansions; OptionError for options that do not go together."""
    phases: Mapping[int, str]
    notation: Callable[[Options], NotationPart]
    universe: Callable[[Board, Rules, int], Iterator[int]]
    events: EventsPart
    """Its tellers go before those of the expansions."""
    why: MeetingWhy

    def in_play(self, r: Rules) -> bool:
        """Whether these are rules of a game with all of them."""
        return all(getattr(r, name) for name in self.of)


@dataclass(frozen=True, slots=True, eq=False)
class Expansion:
    """One expansion. Its name is how options and records spell it, and its flag in `Rules`."""

    name: str
    title: str
    agreement: Agreement
    printed: Mapping[str, Callable[[], Layout]]
    """Its boards by their value of `board_setup`."""
    add_rules: Callable[[Rules, Options], None]
    """Turns the rules of the base game into those of the expansion, and sets the flag."""
    phases: Mapping[int, str]
    notation: Callable[[Options], NotationPart]
    """The same object for options that are written the same."""
    universe: Callable[[Board, Rules, int], Iterator[int]]
    """All actions of a seat that it adds, ascending within a kind."""
    position: PositionPart
    view: ViewPart
    events: EventsPart
    why: WhyPart
    restated: Mapping[str, str]
    """Clauses of the base game that it words anew: refusals and events cite its own."""
    boards: BoardsPart | None = None
    """Where it is played on boards of its own."""

    def in_play(self, r: Rules) -> bool:
        """Whether these are rules of a game with it."""
        return bool(getattr(r, self.name))
