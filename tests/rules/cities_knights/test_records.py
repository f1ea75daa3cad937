"""Records of Cities & Knights: a game is written down and replayed. CK-TURN-1, CK-DICE-1."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.rules.cities_knights.table import A, ck, side
from tests.rules.table import do

from ostrov.game.record import RecordError, dumps, loads
from ostrov.testing import random_walk


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"board_setup": "variable", "ck_expert_defence": True, "ck_fleet_scope": "any_kind", "players": 3},
        {
            "ck_event_die": "ship,ship,ship,ship,green,green",
            "victory_points": 8,
            "ck_deserter_fallback": "any_lower",
        },
    ],
)
def test_a_game_round_trips(options: dict[str, Any]) -> None:
    for seed in range(2):
        *_, game = random_walk({"game": "cities_knights", **options}, seed, limit=900)
        text = dumps(game)
        again = loads(text)
        assert again.state == game.state
        assert again.history == game.history
        assert dumps(again) == text
        assert again.options == game.options


def test_the_header_names_the_box() -> None:
    head = json.loads(dumps(ck(ck_barbarian_track=5)).splitlines()[0])
    assert head["options"] == {
        "game": "cities_knights",
        "board_setup": "ck_first_game",
        "ck_barbarian_track": 5,
    }


def test_a_position_stands_in_the_header() -> None:
    game = ck(
        pieces={"red": side(cities=A[0], knights=f"{A[4]}:2a")},
        progress={"red": {"spy": 1}, "blue": {"crane": 1}},
        tokens={"(0,0)": 9, "(0,-1)": 11},
        barbarians=6,
        phase="before roll",
    )
    do(game, "red", "roll", "dice 1 2 ship", "play spy blue", "take card crane")
    again = loads(dumps(game))
    assert again.state == game.state
    assert json.loads(dumps(game).splitlines()[0])["position"]["pieces"]["red"]["knights"] == [
        {"at": "(-1,0)SE", "strength": 2, "active": True}
    ]


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    lines = dumps(do(ck(phase="before roll"), "red", "roll", "dice 1 2 ship")).splitlines()
    with pytest.raises(RecordError, match=r"^line 3: "):
        loads("\n".join([*lines[:2], json.dumps({"chance": "dice 1 2 red"})]))
    with pytest.raises(RecordError, match=r"^line 4: .*CK-IMPR-3"):
        loads("\n".join([*lines, json.dumps({"seat": "red", "do": "improve trade"})]))
