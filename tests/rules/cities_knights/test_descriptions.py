"""Describing a position of Cities & Knights gives it back, also one met in play. B-INV-5."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, B, D, ck, roads, side
from tests.rules.table import goods, sound

from ostrov import Game
from ostrov.testing import random_walk

POSITIONS: dict[str, dict[str, Any]] = {
    "nothing": {},
    "pieces": {
        "pieces": {
            "red": side(D[0], f"{A[3]} {A[9]}", roads(A_EDGES, 3, 8), f"{A[4]}:2a {A[7]}:1sp", A[3], B[4]),
            "blue": side("", D[4], "", f"{A[0]}:3as"),
        },
        "improvements": {"red": {"trade": 4, "politics": 1}, "blue": {"politics": 5}},
        "metropolises": {"trade": A[9], "politics": D[4]},
        "longest_route": "red",
        "tokens": {"(0,0)": 9, "(0,-1)": 11},
    },
    "cards": {
        "hands": {"red": goods(ore=2, coin=3), "blue": goods(paper=12)},
        "progress": {"red": {"spy": 2, "merchant": 1}, "white": {"alchemist": 1}},
        "under": {"politics": ["wedding", "spy"], "trade": ["merchant"]},
        "open_points": {"blue": 1},
        "defenders": {"white": 2},
        "barbarians": 3,
        "attacks": 2,
        "event": "green",
    },
    "turn": {
        "merchant": {"at": "(1,0)", "owner": "blue"},
        "crane": 1,
        "fleet": ["wool", "coin"],
        "harbour_calls": ["blue", "white"],
        "dice": [3, 5],
        "robber": "(0,0)",
    },
}


@pytest.mark.clause("B-INV-5")
@pytest.mark.parametrize("name", POSITIONS)
def test_describing_gives_the_position_back(name: str) -> None:
    game = ck(phase="main", **POSITIONS[name])
    assert sound(game)
    described = json.loads(json.dumps(game.describe()))
    again = ck(
        **{key: value for key, value in described.items() if key not in ("points", "winner", "starter")}
    )
    assert again.describe() == described
    assert again.state == game.state
    for seat in range(4):
        assert again.legal(seat) == game.legal(seat)


@pytest.mark.clause("CK-PROG-6")
@pytest.mark.parametrize("deck", ["science", "politics"])
def test_the_decks_tell_which_point_lies_open(deck: str) -> None:
    decks = ck().describe()["progress_decks"]
    card = {"science": "printer", "politics": "constitution"}[deck]
    del decks[deck][card]
    game = ck(open_points={"red": 1}, progress_decks=decks)
    assert game.describe()["progress_decks"] == decks
    assert sound(game)
    assert card not in ck(open_points={"red": 1, "blue": 1}).describe()["progress_decks"][deck]
    assert "printer" not in ck(open_points={"red": 1}).describe()["progress_decks"]["science"]


@pytest.mark.clause("CK-WIN-2")
def test_an_entered_position_counts_its_points() -> None:
    game = ck(
        pieces={"red": side(A[0], f"{A[3]} {A[9]}", roads(A_EDGES, 3, 8), reduced=B[4])},
        improvements={"red": {"trade": 4}},
        metropolises={"trade": A[9]},
        merchant={"at": "(2,0)", "owner": "red"},
        defenders={"red": 1},
        open_points={"red": 2},
        victory_points=20,
    )
    assert game.describe()["points"]["red"] == 1 + 2 + 4 + 1 + 2 + 1 + 1 + 2
    assert game.describe()["longest_route"] == "red"


@pytest.mark.parametrize("seed", range(3))
def test_positions_met_in_play_can_be_entered(seed: int) -> None:
    chance = random.Random(seed)
    options: dict[str, Any] = {"game": "cities_knights", "board_setup": "variable"}
    for game in random_walk(options, seed, limit=700):
        if game.state.phase in (2, 3, 5) and not game.state.offers and chance.random() < 0.05:
            facts = game.describe()
            again = Game.new(
                1, game="cities_knights", board=game.layout, board_setup="custom", position=facts
            )
            assert again.describe() == facts
            assert [again.legal(p) for p in range(4)] == [game.legal(p) for p in range(4)]
