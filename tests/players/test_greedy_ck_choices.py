"""What the greedy player does in one position of Cities & Knights after another."""

from __future__ import annotations

from typing import Any

import pytest
from tests.players.test_greedy_choices import words
from tests.rules.cities_knights.table import A_EDGES, B_EDGES, D_EDGES, A, B, D, at, ck, roads, side, throw
from tests.rules.table import do, goods

from ostrov import Game

RED = side("", A[1], roads(A_EDGES, 0, 4))
BLUE = side("", f"{D[1]} {D[3]}", roads(D_EDGES, 0, 4), f"{D[0]}:1a")


def position(**more: Any) -> Game:
    """Red to act after the roll, with a city and roads; blue has two cities and a knight."""
    more.setdefault("pieces", {"red": RED, "blue": BLUE})
    return ck(phase="main", rolled=True, active="red", **more)


def with_knight(state: str) -> dict[str, Any]:
    """Red's pieces with a knight in this state."""
    return side("", A[1], roads(A_EDGES, 0, 4), f"{A[3]}:{state}")


@pytest.mark.parametrize("ship", [5, 6])
def test_a_knight_gets_its_helmet_before_the_ship_lands(ship: int) -> None:
    game = position(
        barbarians=ship, pieces={"red": with_knight("1"), "blue": BLUE}, hands={"red": goods(grain=1)}
    )
    assert words(game) == f"activate {at(game, A[3])}"


@pytest.mark.parametrize("ship", [5, 6])
def test_a_knight_is_recruited_before_the_ship_lands(ship: int) -> None:
    game = position(barbarians=ship, hands={"red": goods(wool=1, ore=1, grain=1)})
    assert str(words(game)).startswith("recruit")
    do(game, "red", str(words(game)))
    assert str(words(game)).startswith("activate")


def test_the_bank_helps_to_a_helmet() -> None:
    game = position(
        barbarians=6, pieces={"red": with_knight("1"), "blue": BLUE}, hands={"red": goods(brick=4)}
    )
    assert words(game) == "bank 4 brick for 1 grain"


def test_an_active_knight_stays_where_it_is_needed() -> None:
    game = position(barbarians=6, attacks=1, robber="(0,0)", pieces={"red": with_knight("1a"), "blue": BLUE})
    assert words(game) == "end turn"


@pytest.mark.parametrize(("good", "track"), [("cloth", "trade"), ("coin", "politics"), ("paper", "science")])
def test_an_improvement_is_bought(good: str, track: str) -> None:
    game = position(hands={"red": {good: 1}})
    assert words(game) == f"improve {track}"


def test_a_metropolis_is_won_with_the_best_city() -> None:
    game = position(
        improvements={"red": {"science": 3}},
        hands={"red": goods(paper=4, coin=1)},
        pieces={"red": side("", f"{A[1]} {A[5]}", roads(A_EDGES, 0, 5)), "blue": BLUE},
    )
    assert words(game) == "improve science"
    do(game, "red", "improve science")
    assert str(words(game)).startswith("metropolis")


def test_nothing_useful_to_do_ends_the_turn() -> None:
    game = position(hands={"red": goods(lumber=1)}, pieces={"red": with_knight("1a"), "blue": BLUE})
    assert words(game) == "end turn"


def test_a_crane_comes_before_the_improvement() -> None:
    levels = {"trade": 2, "politics": 1, "science": 2}
    game = position(
        hands={"red": goods(coin=1)}, improvements={"red": levels}, progress={"red": {"crane": 1}}
    )
    assert words(game) == "play crane"
    do(game, "red", "play crane")
    assert words(game) == "improve politics"


def test_a_crane_without_use_is_kept() -> None:
    levels = {"trade": 2, "politics": 1, "science": 2}
    game = position(improvements={"red": levels}, progress={"red": {"crane": 1}})
    assert words(game) == "end turn"


def test_the_merchant_brings_his_point() -> None:
    game = position(progress={"red": {"merchant": 1}})
    assert str(words(game)).startswith("play merchant")


def test_a_trade_monopoly_names_what_the_others_have() -> None:
    hands = {"red": goods(), "blue": goods(coin=3), "white": goods(coin=2), "orange": goods(coin=1)}
    game = position(progress={"red": {"trade monopoly": 1}}, hands=hands)
    assert words(game) == "play trade monopoly coin"


def test_a_wedding_waits_for_guests() -> None:
    empty = position(progress={"red": {"wedding": 1}})
    assert words(empty) == "end turn"
    guests = position(progress={"red": {"wedding": 1}}, hands={"blue": goods(ore=3)})
    assert words(guests) == "play wedding"


def test_the_least_useful_card_goes_back() -> None:
    game = ck(
        phase="before roll",
        active="blue",
        pieces={"red": RED, "blue": BLUE},
        improvements={"red": {"politics": 1}},
        progress={"red": {"merchant": 2, "medicine": 1, "intrigue": 1}},
    )
    do(game, "blue", "roll", "dice 1 1 blue", "progress bishop")
    assert words(game) == "return intrigue"


def test_one_card_too_many_is_played_rather_than_returned() -> None:
    held = {"merchant": 1, "medicine": 2, "intrigue": 2}
    game = position(progress={"red": held})
    assert str(words(game)).startswith("play merchant")


def test_the_poorer_city_is_lost() -> None:
    pieces = {"red": side("", f"{A[5]} {A[0]}", roads(A_EDGES, 0, 5)), "blue": side(knights=f"{D[0]}:1a")}
    game = throw(ck(barbarians=6, phase="before roll", active="red", pieces=pieces), "red", 12, "ship")
    assert words(game) == f"lose city {at(game, A[0])}"


def test_the_weakest_knight_deserts() -> None:
    red = side("", A[1], roads(A_EDGES, 0, 5), f"{A[3]}:2 {A[4]}:1a {A[5]}:1")
    game = ck(
        phase="main",
        rolled=True,
        active="blue",
        pieces={"red": red, "blue": BLUE},
        progress={"blue": {"deserter": 1}},
    )
    do(game, "blue", "play deserter red")
    assert words(game) == f"remove knight {at(game, A[5])}"


def test_a_spy_takes_the_best_card() -> None:
    game = position(progress={"red": {"spy": 1}, "blue": {"intrigue": 1, "merchant": 1, "smith": 1}})
    assert words(game) == "play spy blue"
    do(game, "red", "play spy blue")
    assert words(game) == "take card merchant"


def test_the_commodity_that_is_needed_least_is_handed_over() -> None:
    game = ck(
        phase="main",
        rolled=True,
        active="blue",
        pieces={"red": RED, "blue": BLUE},
        improvements={"red": {"trade": 2}},
        hands={"red": goods(cloth=3, paper=2), "blue": goods(wool=1)},
        progress={"blue": {"commercial harbour": 1}},
    )
    do(game, "blue", "play commercial harbour", "ask red for 1 wool")
    assert words(game) == "hand over paper"


def expert(red: str, blue: str) -> Game:
    """The ship lands in red's turn; both have knights on the upper line, and red a city."""
    pieces = {
        "red": side("", A[0], roads(B_EDGES, 0, 3), red),
        "blue": side("", D[1], "", blue),
    }
    words: dict[str, Any] = {"pieces": pieces, "ck_expert_defence": True}
    return throw(ck(barbarians=6, phase="before roll", active="red", **words), "red", 12, "ship")


def test_commits_until_the_battle_is_won_and_the_glory_its_own() -> None:
    game = expert(f"{B[0]}:2a {B[2]}:1a", f"{B[6]}:1a")
    assert words(game) == f"commit {at(game, B[0])}"
    do(game, "red", str(words(game)))
    assert words(game) == "done"
