"""Positions as people write them: pieces by place, cards by name. The one door from writing to a State.

`enter` checks everything and reports all defects at once; `describe` is its inverse.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostrov.engine.core.board import Board
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.setup.start import start
from ostrov.game.base.position import KEYS, BaseReader, describe_base
from ostrov.game.expansions import active
from ostrov.game.names import Places
from ostrov.game.phases import PHASES
from ostrov.game.position_reader import Json


class PositionError(ValueError):
    """A position that cannot be; lists every defect with its place and clause."""


def enter(data: Json, b: Board, r: Rules, places: Places, colours: Sequence[str]) -> State:
    """The state of a written position; PositionError with all defects when it cannot be."""
    if not isinstance(data, Mapping):
        raise PositionError("a position is an object")
    parts = [expansion.position for expansion in active(r)]
    entry = BaseReader(dict(data), b, r, places, colours)
    entry.more_pieces = tuple(kind for part in parts for kind in part.pieces)
    entry.more_phases = {word: number for part in parts for word, number in part.phases.items()}
    known = {*KEYS, *(key for part in parts for key in part.keys)}
    entry.wrong += [f"{key!r} is no part of a position" for key in data if key not in known]
    start(b, r, entry.s, 0)
    entry.turn()
    entry.pieces()
    for part in parts:
        part.read(entry)
    entry.distances()
    entry.cards()
    entry.awards()
    entry.result()
    if entry.wrong:
        raise PositionError("; ".join(entry.wrong))
    return entry.s


def describe(s: State, r: Rules, places: Places, colours: Sequence[str]) -> Json:
    """Everything that is true in a state, by names: the form that `enter` reads, with the points."""
    facts = describe_base(s, PHASES[s.phase], places, colours)
    for expansion in active(r):
        expansion.position.describe(facts, s, places, colours)
    return facts
