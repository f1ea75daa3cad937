"""The finite set of actions of a game: what each index means, in words that need no game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ostrov.engine.core.actions import kind_of
from ostrov.engine.core.board import Board
from ostrov.engine.core.geometry import fill
from ostrov.engine.setup.maps import island
from ostrov.envs.errors import EnvError
from ostrov.envs.expansions import is_known, known_games
from ostrov.envs.native.codes import Codes
from ostrov.envs.native.constants import ENV_ACTIONS
from ostrov.envs.native.space import number_actions
from ostrov.game.action import KIND_NAMES, Notation
from ostrov.game.expansions import BASE, parse_game, spelled, titled
from ostrov.game.names import Places
from ostrov.game.options import OptionError, Options
from ostrov.game.tables import rules_of

RELATIVE = ("yourself", "seat +1", "seat +2", "seat +3")
"""Seats as an index names them: clockwise from who acts."""


@dataclass(frozen=True, slots=True)
class Actions:
    """The action space of a game. Indices are stable for a version of the environments."""

    rules: str
    codes: Codes
    notation: Notation

    def __len__(self) -> int:
        return self.codes.size

    def describe(self, index: int) -> str:
        """One line that says what an index does, such as `robber (0,0) from seat +1`."""
        return self.notation.text(_packed(self.rules)[self._checked(index)])

    def kind(self, index: int) -> str:
        """What sort of action an index is, such as `road`."""
        return KIND_NAMES[kind_of(_packed(self.rules)[self._checked(index)])]

    def kinds(self) -> dict[str, range]:
        """The indices of every kind of action."""
        starts: dict[str, int] = {}
        for index in range(len(self)):
            starts.setdefault(self.kind(index), index)
        ends = [*list(starts.values())[1:], len(self)]
        return {kind: range(start, end) for (kind, start), end in zip(starts.items(), ends, strict=True)}

    def _checked(self, index: int) -> int:
        if not 0 <= index < len(self):
            raise EnvError(f"actions of {self.rules} go from 0 to {len(self) - 1}, not {index!r}")
        return int(index)


def checked_rules(rules: str) -> str:
    """The game as options spell it; EnvError when there is none of this name, or no environment of it."""
    try:
        played = parse_game(rules)
        if not is_known(played):
            raise EnvError(f"there is no environment of {titled(played)} yet")
        return spelled(played)
    except OptionError:
        raise EnvError(f"rules are {' or '.join(known_games())}, not {rules!r}") from None


def actions(rules: str = BASE) -> Actions:
    """The action space of a game, spelled as in options; the same for two to four players."""
    return _actions(checked_rules(rules))


@cache
def _actions(rules: str) -> Actions:
    geometry, board, codes = island(), Board(), Codes()
    fill(board, geometry)
    number_actions(codes, board, rules_of(Options(game=rules)))
    if codes.size > ENV_ACTIONS:
        raise EnvError(f"{rules} has {codes.size} actions and room for {ENV_ACTIONS}: raise ENV_ACTIONS")
    return Actions(rules, codes, Notation(Places(geometry), RELATIVE))


@cache
def _packed(rules: str) -> list[int]:
    """The actions of all indices; read once, as a compiled table is copied at every look."""
    return actions(rules).codes.action
