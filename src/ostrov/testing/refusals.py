"""Refusals by their cases: which ones play reaches, each with examples that a person can judge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from ostrov.engine import constants as c
from ostrov.engine.core.actions import actor_of, kind_of, target_of
from ostrov.game.action import NotationError
from ostrov.game.game import Game
from ostrov.game.phases import PHASES
from ostrov.game.refusal import Refusal
from ostrov.table.static import static

PLACE = re.compile(r"\(-?\d+,-?\d+\)[A-Z]*")
EXAMPLES = 3
"""So many are kept of each case, of different kinds of actions where there are."""


@dataclass(frozen=True, slots=True, order=True)
class Case:
    """What refusals told in the same words have in common: clause, case, facts and further reasons."""

    clause: str
    case: str
    facts: tuple[str, ...]
    because: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """An action that was refused, by whom and when, and the refusal."""

    table: str
    moment: str
    seat: str
    action: str
    kind: int
    refusal: Refusal
    island: dict[str, Any] | None = field(default=None, repr=False)
    """The map and the tokens, where the facts name places and the map is not that of the base game."""


@dataclass
class Cases:
    """The cases that were met, with examples."""

    met: dict[Case, list[Example]] = field(default_factory=dict)

    def __iter__(self) -> Iterator[tuple[Case, list[Example]]]:
        """In the order of their names."""
        return iter(sorted(self.met.items()))

    def note(self, game: Game, table: str, packed: int, refusal: Refusal) -> None:
        """Keeps a refusal as an example if its case has few, unless nobody could write the action."""
        case, kind = case_of(refusal), kind_of(packed)
        if _wanted(self.met.get(case, []), kind) and _can_be_written(game, packed):
            self.met.setdefault(case, []).append(_example(game, table, packed, refusal))

    def add(self, other: Cases) -> None:
        """The cases of others too."""
        for case, examples in other.met.items():
            kept = self.met.setdefault(case, [])
            for example in examples:
                if _wanted(kept, example.kind):
                    kept.append(example)


def case_of(refusal: Refusal) -> Case:
    """The case that a refusal belongs to."""
    params = refusal.params
    facts = tuple(sorted(params.keys() - {"because"}))
    return Case(refusal.clause, refusal.case, facts, tuple(params.get("because", ())))


def _can_be_written(game: Game, packed: int) -> bool:
    """The text of an action says all of it; offers to nobody and cards of no kind have none."""
    if kind_of(packed) == c.OFFER and target_of(packed) not in (c.NOBODY, *range(game.rules.seats)):
        return False
    text = game.notation.action(packed).text
    try:
        return game.notation.parse(text, actor_of(packed)).packed == packed
    except NotationError:
        return False


def _wanted(kept: list[Example], kind: int) -> bool:
    return len(kept) < EXAMPLES and all(example.kind != kind for example in kept)


def _example(game: Game, table: str, packed: int, refusal: Refusal) -> Example:
    seat = game.notation.colours[actor_of(packed)] if actor_of(packed) != c.CHANCE else "chance"
    moment = f"turn {game.state.turn}, {PHASES[game.state.phase]}"
    named = PLACE.search(str(refusal.params)) and game.places.hexes != _places_of_the_base_game()
    text, kind = game.notation.action(packed).text, kind_of(packed)
    return Example(table, moment, seat, text, kind, refusal, island(game) if named else None)


@cache
def _places_of_the_base_game() -> object:
    return Game.new(1).places.hexes


def island(game: Game) -> dict[str, Any]:
    """What the client names places by: the map, and the tokens on it."""
    tokens = {game.places.hexes[h]: n for h, n in enumerate(game.state.token) if n}
    return {"map": msgspec.to_builtins(static(game)), "tokens": tokens}
