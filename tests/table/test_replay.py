"""Finished games step by step: every position and event, with nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import to_builtins
from tests.table.house import command_of

from ostrov.engine.seams import score
from ostrov.table import Entry, Person, Problem, Table, TablePlan
from ostrov.table.replay import opened

BOTS = {"base": "greedy", "cities_knights": "random"}


def played(seed: int, steps: int | None = None, **options: Any) -> Table:
    """A table of bots whose game has ended, or has had so many actions."""
    level = BOTS[options.get("game", "base")]
    seats = [{"kind": "bot", "level": level} for _ in range(3)]
    plan = TablePlan.from_json({"options": {"players": 3, **options}, "seats": seats})
    table, _ = Table.create("t1", plan, Person("olena", "Olena"), seed, 1000.0)

    def do(by: str | None, at: float, **command: Any) -> None:
        for entry in table.decide(command_of(command), by, at):
            table.apply(Entry.from_json(entry.to_json()))

    do("olena", 1010.0, do="start", id="c1")
    done = 0
    while (turn := table.bot_turn()) and done != steps:
        do(None, 1020.0 + done, do="bot-play", seat=turn.seat, action=turn.choose(), seq=turn.seq)
        done += 1
    return table


def moment(table: Table, number: int) -> dict[str, Any]:
    """The position after a step, by the keys of the wire."""
    found: dict[str, Any] = to_builtins(table.moment(number))
    return found


@pytest.mark.parametrize(
    "options",
    [
        {"victory_points": 5},
        {"victory_points": 4, "game": "cities_knights"},
        {"public_hand_counts": False, "victory_points": 3},
    ],
    ids=["base", "cities_knights", "hidden_hands"],
)
def test_every_step_is_the_position_that_was(options: dict[str, Any]) -> None:
    table = played(3, **options)
    game = table.game
    assert game is not None
    story = to_builtins(table.story())
    assert story["seconds"] > 0
    last = moment(table, story["steps"])
    assert last["scene"]["phase"] == "over"
    assert last["scene"]["winner"] == game.winner
    for p, row in enumerate(last["scene"]["players"]):
        assert row["all_points"] == score(game.state, p) == story["final"][p]["points"]
        assert sum(story["final"][p]["sources"].values()) == row["all_points"]
        assert sum(row["hand"].values()) == row["hand_size"]
        assert sum(row["cards"].values()) == row["cards_size"]
    rng = random.Random(1)
    told = [one.what for one in table.told if not isinstance(one.what, dict)]
    walked = [moment(table, n) for n in range(story["steps"] + 1)]
    assert [{**event, "seq": 0} for event in story["events"]] == [opened(event, 0) for event in told]
    turns = {event["turn"]: event["seq"] for event in story["events"] if event["event"] == "turn"}
    assert turns == {one["turn"]: one["step"] for one in story["turns"] if one["turn"] in turns}
    for point in rng.sample(story["points"], min(5, len(story["points"]))):
        rows = walked[point["step"]]["scene"]["players"]
        assert [row["all_points"] for row in rows] == point["points"]


def test_turns_begin_where_they_are_said_to_begin() -> None:
    table = played(5, victory_points=4)
    turns = to_builtins(table.story())["turns"]
    assert [one["turn"] for one in turns] == list(range(1, len(turns) + 1))
    for one in turns:
        here = moment(table, one["step"])["scene"]
        assert (here["turn"], here["active"]) == (one["turn"], one["seat"])
        assert one["step"] == 0 or moment(table, one["step"] - 1)["scene"]["turn"] == one["turn"] - 1


def test_the_beginning_has_no_action() -> None:
    table = played(5, victory_points=3, board_setup="variable")
    first = moment(table, 0)
    assert (first["action"], first["scene"]["pieces"]["roads"]) == (None, {})
    assert moment(table, 1)["action"].startswith("found settlement")


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_step_that_never_was(number: int) -> None:
    with pytest.raises(Problem) as caught:
        played(5, victory_points=3, board_setup="variable").moment(number)
    assert caught.value.code == "malformed"


def test_nothing_is_shown_while_the_game_goes_on() -> None:
    table = played(5, 30)
    for ask in (table.story, lambda: table.moment(0)):
        with pytest.raises(Problem) as caught:
            ask()
        assert caught.value.code == "not-now"


def test_a_goal_that_the_first_position_reaches_ends_the_game_at_once() -> None:
    table = played(5, victory_points=2)
    assert (table.stage, table.story().steps) == ("over", 0)
