"""Positions with nonsense at any place: entered as they are, or refused with all that is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.golden.cases import RULES, perft_cases

from ostrov import Game
from ostrov.game.position import PositionError
from ostrov.testing import engine_mode
from ostrov.testing.checks import check_invariants

NONSENSE = (None, True, -1, 10**9, 1.5, "", "nowhere", [], [None], {}, {"red": 1}, [[]], "(0,0)N", 2)
EVERY = {"compiled": 5, "sanitized": 37, "plain": 37}[engine_mode()]
CASES = {
    "base": "main-with-everything",
    "cities_knights": "main-rich-hand",
}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a written position, the inner ones first."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*path, key))
    if path:
        yield path


def spoiled(position: dict[str, Any], path: tuple[Any, ...], value: object) -> dict[str, Any]:
    """The position with another value at a place."""
    found = copy.deepcopy(position)
    part: Any = found
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return found


def entered(game: Game, position: dict[str, Any]) -> str:
    """Enters a position; the complaint when it is refused."""
    try:
        new = Game.new(1, board=game.layout, position=position, **game.options.changed())
    except PositionError as error:
        return str(error)
    check_invariants(new)
    assert json.loads(json.dumps(new.describe())) == new.describe()
    return ""


@pytest.mark.clause("B-INV-1", "B-INV-2", "B-INV-3", "B-INV-4", "B-INV-5")
@pytest.mark.parametrize("rules", RULES)
def test_nonsense_at_any_place_is_refused_or_harmless(rules: str) -> None:
    game = perft_cases(rules)[CASES[rules]].game()
    position = json.loads(json.dumps(game.describe()))
    assert entered(game, position) == ""
    refused = 0
    everywhere = [(path, value) for path in places(position) for value in NONSENSE]
    for path, value in everywhere[::EVERY]:
        complaint = entered(game, spoiled(position, path, value))
        assert "\n" not in complaint
        refused += bool(complaint)
    assert refused > len(everywhere) // EVERY // 2


@pytest.mark.parametrize("rules", RULES)
def test_places_left_out_or_added(rules: str) -> None:
    game = perft_cases(rules)[CASES[rules]].game()
    position = json.loads(json.dumps(game.describe()))
    for key in position:
        entered(game, {name: part for name, part in position.items() if name != key})
    assert "'wizards' is no part of a position" in entered(game, position | {"wizards": 1})
