"""Every example is played: its position can be, and each try ends as the example says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from ostrov import IllegalAction
from ostrov.clauses import all_clauses
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.invariants import violated
from ostrov.examples import Example, ExampleError, Try, UnknownExample, all_examples, example
from ostrov.examples.example import play
from ostrov.examples.read import read

EXAMPLES = list(all_examples().values())
TRIES = [(one, attempt) for one in EXAMPLES for attempt in one.tries]


def agrees(found: Any, wanted: Any) -> bool:
    """What is wanted is there; objects keyed by colours may have more colours."""
    if isinstance(wanted, Mapping):
        return all(found[key] == value for key, value in wanted.items())
    return bool(found == wanted)


@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: one.id)
def test_the_position_can_be(one: Example) -> None:
    game = one.game()
    assert violated(game.board, game.rules, game.state, State()) == 0
    assert not game.over
    assert not game.chance_is_next
    if one.eyes is not None:
        assert one.eyes in game.notation.colours


@pytest.mark.parametrize(("one", "attempt"), TRIES, ids=lambda part: getattr(part, "id", None))
def test_a_try_ends_as_it_says(one: Example, attempt: Try) -> None:
    game = one.game()
    if attempt.refused is None:
        play(game, attempt.steps)
        for key, wanted in attempt.then.items():
            assert agrees(game.describe()[key], wanted), (key, game.describe()[key])
        assert not game.chance_is_next
    else:
        play(game, attempt.steps[:-1])
        with pytest.raises(IllegalAction) as caught:
            play(game, attempt.steps[-1:])
        assert caught.value.refusal.clause == attempt.refused
    assert violated(game.board, game.rules, game.state, State()) == 0


@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: one.id)
def test_an_example_says_what_it_shows(one: Example) -> None:
    assert re.fullmatch(r"EX-[1-9][0-9]*", one.id)
    assert len(one.title) <= 48
    assert len(one.tells) <= 320
    assert one.tells.endswith(".")
    assert one.tries
    assert set(one.clauses) <= set(all_clauses())
    assert len(set(one.clauses)) == len(one.clauses)


def test_there_are_examples_of_every_chapter() -> None:
    assert len(EXAMPLES) >= 40
    shown = {clause.rsplit("-", 1)[0] for one in EXAMPLES for clause in one.clauses}
    wanted = {
        "B-FOUND", "B-PROD", "B-SEVEN", "B-ROB", "B-DOM", "B-MAR", "B-HARB", "B-ROAD", "B-SETT", "B-CITY",
        "B-LR", "B-LA", "B-DEV", "B-PROG", "B-KNIGHT", "B-VPC", "B-WIN", "B-INFO",
        "CK-FOUND", "CK-DICE", "CK-GATE", "CK-COMM", "CK-SEVEN", "CK-TRADE", "CK-WALL", "CK-KNIGHT",
        "CK-ACT-MOVE", "CK-ACT-DISP", "CK-ACT-CHASE", "CK-IMPR", "CK-ABIL", "CK-METRO", "CK-PROG", "CK-BARB",
        "CK-LOSE", "CK-DEF", "CK-MERCH",
    }  # fmt: skip
    assert wanted - shown == set()


def test_what_is_not_there_is_said() -> None:
    assert example("EX-21").id == "EX-21"
    with pytest.raises(UnknownExample, match="no example 'EX-0'"):
        example("EX-0")


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"title": "t", "tells": "t."}, "lacks 'clauses'"),
        ({"title": "t", "tells": "t.", "clauses": [], "colour": 1}, "unknown part 'colour'"),
        ({"title": "t", "tells": "t.", "clauses": ["B-ROAD-99"]}, "cites 'B-ROAD-99'"),
        (
            {"title": "t", "tells": "t.", "clauses": [], "tries": [{"do": [], "refused": "B-1"}]},
            "cites 'B-1'",
        ),
        ({"title": "t", "tells": "t.", "clauses": [], "tries": [{"refused": "B-ROAD-1"}]}, "lacks 'do'"),
    ],
)
def test_a_malformed_example_is_refused(table: dict[str, Any], message: str) -> None:
    with pytest.raises(ExampleError, match=message):
        read("EX-1", table)
