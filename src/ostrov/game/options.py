"""What the players agree on before the game: every option by name, its values, its default, its clause.

Options become numbers (`Rules`, `BoardSetup`) once, before the first move; play asks for none by name.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import replace

from ostrov.game.base import options as base
from ostrov.game.expansions import (
    BASE,
    EXPANSIONS,
    JOINED,
    MEETINGS,
    Played,
    games,
    meetings,
    parse_game,
    spelled,
)
from ostrov.game.option import Option, OptionError, Value, option_text

__all__ = ["OPTIONS", "Option", "OptionError", "Options", "Value", "option_text", "parse_option"]


class _GameOption(Option):
    """Names of expansions in any order; the value is spelled in theirs."""

    __slots__ = ()

    def check(self, value: Value) -> Value:
        return spelled(parse_game(value))


def _all_options() -> Iterator[Option]:
    """The game, the options that every game has, those of each expansion, those of some together."""
    yield _GameOption("game", "B-COMP-1", games())
    boards = [board for expansion in EXPANSIONS for board in expansion.agreement.boards]
    for option in base.OPTIONS:
        if option.name == "board_setup":
            yield replace(option, values=(*base.BOARDS, *boards, base.CUSTOM))
        else:
            yield option
    for expansion in EXPANSIONS:
        yield from expansion.agreement.options
    for meeting in MEETINGS:
        yield from meeting.options


OPTIONS: dict[str, Option] = {option.name: option for option in _all_options()}


class Options(Mapping[str, Value]):
    """All options of one game; those not named have their defaults. Immutable and hashable."""

    __slots__ = ("_changed", "_values")

    def __init__(self, **named: Value) -> None:
        for name in named:
            if name not in OPTIONS:
                close = difflib.get_close_matches(name, OPTIONS, 1)
                hint = f"; did you mean {close[0]}?" if close else ""
                raise OptionError(f"there is no option {name!r}{hint}")
        played = parse_game(named.get("game", BASE))
        _refuse_strangers(played, named)
        usual = _defaults(played, named)
        self._values: dict[str, Value] = {
            name: option.check(named[name]) if name in named else usual[name]
            for name, option in OPTIONS.items()
        }
        self._changed: dict[str, Value] | None = None

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{name}={value!r}' for name, value in self.changed().items())})"

    def with_(self, **named: Value) -> Options:
        """The same options but for those named."""
        return Options(**{**self.changed(), **named})

    def changed(self) -> dict[str, Value]:
        """Only the options that differ from their defaults."""
        if self._changed is None:
            played = parse_game(self["game"])
            usual = _defaults(played, self._values)
            self._changed = {
                name: value
                for name, value in self._values.items()
                if value != usual[name] or type(value) is not type(usual[name])
            }
        return dict(self._changed)

    @property
    def players(self) -> int:
        """How many seats."""
        return int(self["players"])

    @property
    def expansions(self) -> tuple[str, ...]:
        """The names of the expansions that are played, in their order; none in the base game."""
        return tuple(expansion.name for expansion in parse_game(self["game"]))


def _defaults(played: Played, named: Mapping[str, Value]) -> dict[str, Value]:
    """What holds when nothing is said; the goal and the printed map depend on what is played."""
    found = {name: option.default for name, option in OPTIONS.items()}
    for expansion in reversed(played):
        found |= expansion.agreement.defaults
    for expansion in played:
        if expansion.agreement.depending:
            found |= expansion.agreement.depending(named)
    return found


def _refuse_strangers(played: Played, named: Mapping[str, Value]) -> None:
    """Options of expansions that are not played, and those that exclude each other."""
    for expansion in EXPANSIONS:
        if expansion not in played:
            _refuse_foreign(expansion.name, expansion.agreement.boards, spelled(played), named)
            continue
        for other in expansion.agreement.excluded:
            if named.get(other.option) == other.value:
                raise OptionError(
                    f"{other.option}={option_text(other.value)} and game={expansion.name}"
                    f" exclude each other ({other.clause})"
                )
    for meeting in MEETINGS:
        if meeting not in meetings(played):
            _refuse_foreign(JOINED.join(meeting.of), {}, spelled(played), named)


def _refuse_foreign(name: str, boards: Mapping[str, str], game: str, named: Mapping[str, Value]) -> None:
    """OptionError for an option or a board of an expansion that is not played."""
    for option in named:
        if OPTIONS[option].expansion == name and named[option] != OPTIONS[option].default:
            raise OptionError(f"option {option} belongs to game={name}, not to game={game}")
    for board, clause in boards.items():
        if named.get("board_setup") == board:
            raise OptionError(f"board_setup={board} belongs to game={name} ({clause})")


def parse_option(text: str) -> tuple[str, Value]:
    """`name=value` as typed by a person; numbers and true/false become what they are."""
    name, equals, raw = text.partition("=")
    if not equals or not name:
        raise OptionError(f"an option is written name=value, not {text!r}")
    words: dict[str, Value] = {"true": True, "false": False}
    if raw in words:
        return name, words[raw]
    return name, int(raw) if raw.removeprefix("-").isdecimal() else raw
