"""Whatever is sent, a table answers with entries or a Problem, and deciding changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import encode
from tests.table.house import House, command_of, snapshot

from ostrov.protocol.commands import AnyCommand, word_of
from ostrov.table import PlanError, Problem, TablePlan
from ostrov.table.problem import CODES

COMMANDS_KEYS = {
    word_of(kind): [key for key in kind.__struct_fields__ if key not in ("id", "watch")]
    for kind in get_args(AnyCommand)
}
"""What each command needs beside its id."""
ALL = sorted({*COMMANDS_KEYS, "fly"})
KEYS = sorted({key for keys in COMMANDS_KEYS.values() for key in keys} | {"table"})
TEXTS = st.one_of(
    st.text(max_size=50), st.sampled_from(["roll", "end turn", "road (0,0)NE", "offer", "olena"])
)
VALUES: Any = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 9), st.integers(), st.floats(), TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=5,
)
COMMANDS = st.fixed_dictionaries(
    {},
    optional={"do": st.one_of(st.sampled_from(ALL), VALUES), "id": st.one_of(st.text(max_size=45), VALUES)}
    | dict.fromkeys([*KEYS, "seed", "name", "more"], VALUES),
)
RIGHT_SHAPE = st.sampled_from(ALL).flatmap(
    lambda do: st.fixed_dictionaries(
        {"do": st.just(do), "id": st.text(min_size=1, max_size=40)}
        | {key: st.one_of(st.integers(-1, 5), st.booleans(), TEXTS) for key in COMMANDS_KEYS.get(do, [])}
    )
)
WHO = st.sampled_from(["olena", "petr", "iva", "nobody", None])


def midgame(game: str) -> House:
    house = House("me", "open", "random", seed=4, game=game, clock={"turn": 9}).gather("petr")
    house.do("join", "iva", name="Iva")
    rng = random.Random(4)
    for _ in range(60):
        house.step(rng)
    return house


HOUSES = {
    "open": House("me", "open"),
    "base": midgame("base"),
    "cities_knights": midgame("cities_knights"),
}
BEFORE = {name: snapshot(house.table) for name, house in HOUSES.items()}


def sent(house: str, command: object, by: str | None) -> Problem | None:
    """What comes back fits on the wire; the problem, if it is one."""
    try:
        entries = HOUSES[house].table.decide(command_of(command), by, 1000.0)
        json.dumps([entry.to_json() for entry in entries])
    except Problem as problem:
        encode(problem.body())
        return problem
    return None


@pytest.mark.parametrize("house", HOUSES)
@settings(max_examples=150, deadline=None)
@given(command=st.one_of(VALUES, COMMANDS, RIGHT_SHAPE, RIGHT_SHAPE), by=WHO)
def test_any_command_gets_entries_or_a_problem(house: str, command: object, by: str | None) -> None:
    problem = sent(house, command, by)
    assert problem is None or problem.code in CODES


@pytest.mark.parametrize("house", HOUSES)
def test_deciding_has_changed_nothing(house: str) -> None:
    rng = random.Random(1)
    for _ in range(100):
        do = rng.choice(ALL)
        keys = COMMANDS_KEYS.get(do, [])
        right: dict[str, Any] = {"seat": 1, "level": "random", "agree": True, "milliseconds": 5, "seq": 7}
        body = {key: right.get(key, "roll") for key in keys}
        for by in ("olena", "petr", None):
            sent(house, {"do": do, "id": "x", **body}, by)
    assert snapshot(HOUSES[house].table) == BEFORE[house]


@settings(max_examples=200, deadline=None)
@given(
    plan=st.one_of(
        VALUES,
        st.fixed_dictionaries(
            {},
            optional={
                "options": st.dictionaries(
                    st.sampled_from(["game", "players", "self", "x"]), VALUES, max_size=3
                ),
                "seats": VALUES,
                "public": VALUES,
                "clock": VALUES,
                "pace": VALUES,
            },
        ),
    )
)
def test_any_plan_is_a_plan_or_a_plan_error(plan: object) -> None:
    try:
        read = TablePlan.from_json(plan)
    except PlanError:
        return
    assert TablePlan.from_json(json.loads(json.dumps(read.to_json()))) == read


@pytest.mark.parametrize(
    ("plan", "place"),
    [
        ([], "the plan"),
        ({"name": 1}, "the plan: 'name'"),
        ({"options": {"players": 9}}, "options: option players"),
        ({"options": {"board_setup": "custom"}}, "options: board_setup=custom needs a given map"),
        ({"options": {"self": 1}}, "options: "),
        ({"seats": []}, "seats: should list 4"),
        ({"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}, "seats: you can sit on one"),
        ({"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "dog"}]}, "seats[1].kind"),
        (
            {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "x"}]},
            "seats[1].level",
        ),
        (
            {"options": {"players": 2}, "seats": [{"kind": "me", "level": "x"}, {"kind": "open"}]},
            "seats[0].level",
        ),
        ({"public": 1}, "public"),
        ({"clock": {"turn": -1}}, "clock.turn"),
        ({"clock": {"turn": True}}, "clock.turn"),
        ({"pace": 10**9}, "pace"),
    ],
)
def test_a_wrong_plan_names_the_place(plan: object, place: str) -> None:
    with pytest.raises(PlanError) as caught:
        TablePlan.from_json(plan)
    assert str(caught.value).startswith(place)


def test_a_plan_has_defaults() -> None:
    plan = TablePlan.from_json({})
    assert [seat.kind for seat in plan.seats] == ["me", "open", "open", "open"]
    assert (plan.public, plan.clock.turn, plan.pace) == (False, 0, 600)
