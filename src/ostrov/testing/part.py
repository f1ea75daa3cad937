"""What an expansion brings to the checks: the form that `ostrov.testing.expansions` lists."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.game.action import Action
from ostrov.game.game import Game
from ostrov.testing.posed import Posed

Table = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Moment:
    """A state that a seat (None: a spectator) watches, and the action to come: kind -1 for none."""

    rules: Rules
    s: State
    seat: int | None
    others: list[int]
    kind: int
    packed: int
    actor: int


@dataclass(frozen=True, slots=True)
class TestedExpansion:
    """One expansion in the checks, by its name."""

    __test__ = False  # for pytest

    name: str
    tables: Mapping[str, Table]
    """Arguments of `Game.new`: together every value of its options."""
    clause_tables: Mapping[str, Table]
    """Further ones, at which play meets clauses that it seldom meets."""
    deal_hidden: Callable[[Moment, random.Random], None]
    """Deals anew what the seat may not know of it."""
    price: Callable[[Moment], int]
    """The goods that the actor pays or shows."""
    known_goods: Callable[[Moment, int], int]
    """The goods of a seat that the watching seat sees, or that the action takes from it."""
    sizes_may_change: Callable[[Moment], bool]
    """Nothing that is due now, or that the action brings, depends on the sizes of hands."""
    stays_hidden: Callable[[State, int | None], bool]
    """Cards that are chosen now stay hidden from the seat, even when all have chosen."""
    twin_action: Callable[[Game, Game, int | None, Action, random.Random], Action | None]
    """Another action of the twin that looks the same to the seat; None where it is none of this expansion."""
    hand_out: Callable[[Game, random.Random], None]
    """Cards come to every seat; none are made or lost."""
    at_buildings: tuple[int, ...]
    """Kinds that most places answer alike: questions about them go to places with a building."""
    questions: Callable[[Game, int, random.Random], Iterator[int]]
    """Actions that a seat is asked about beside any of the universe."""
    outcomes: Callable[[], Iterator[int]]
    """Everything that chance could be said to do, dice apart."""
    posed: tuple[Posed, ...]
    """Questions that random play hardly meets, in positions set up for them."""
