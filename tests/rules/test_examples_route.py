"""Worked examples of the Longest Trade Route: EX-24 to EX-28."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import (
    ROAD,
    SETTLEMENT,
    do,
    own,
    points,
    refused,
    roll,
    route,
    route_holder,
    table,
)

from ostrov import Game

SEVEN = "(-2,0)SW (-2,0)SE (-1,0)SW (-1,0)SE (0,0)SW (0,0)SE (1,0)SW"


@pytest.mark.clause("B-LR-1", "B-LR-3", "B-LR-5", "X-26")
def test_EX_24_four_and_three_against_six_with_a_branch() -> None:
    reds = "(-1,0)E (0,0)NW (0,0)NE (1,0)NW (1,0)NE (2,0)NW (0,-1)E"
    game = table(pieces={"orange": own(roads=SEVEN), "red": own("(-1,0)SE", roads=reds)})
    assert (route(game, "red"), route(game, "orange")) == (6, 4)
    assert route_holder(game) == "red"
    assert (points(game, "red"), points(game, "orange")) == (1 + 2, 0)


@pytest.mark.clause("B-LR-1", "B-LR-3", "B-LR-5", "X-26")
def test_EX_25_two_and_five_against_six() -> None:
    reds = "(-2,0)E (-1,0)NW (-1,0)NE (0,0)NW (0,0)NE (1,0)NW"
    game = table(pieces={"orange": own(roads=SEVEN), "red": own("(-2,0)SE", roads=reds)})
    assert (route(game, "red"), route(game, "orange")) == (6, 5)
    assert route_holder(game) == "red"
    assert (points(game, "red"), points(game, "orange")) == (1 + 2, 0)


@pytest.mark.clause("B-LR-6", "B-LR-7", "B-LR-8", "B-LR-10")
def test_EX_26_a_settlement_breaks_the_route_and_the_card_changes_hands() -> None:
    reds = "(-1,0)E (0,0)NW (0,0)NE (1,0)NW (1,0)NE"
    game = table(pieces={"orange": own(roads=SEVEN), "red": own(roads=reds)}, hands={"red": SETTLEMENT})
    assert route_holder(game) == "orange"
    assert (points(game, "red"), points(game, "orange")) == (0, 2)
    do(game, "red", "settlement (-1,0)SE")
    assert (route(game, "red"), route(game, "orange")) == (5, 4)
    assert route_holder(game) == "red"
    assert (points(game, "red"), points(game, "orange")) == (1 + 2, 0)


@pytest.mark.clause("B-LR-4")
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_EX_27_an_own_building_does_not_break_the_route(kind: str) -> None:
    oranges = own(roads=SEVEN)
    oranges[kind] = ["(-1,0)SE"]
    game = table(pieces={"orange": oranges})
    assert route(game, "orange") == 7
    assert route_holder(game) == "orange"


def three_routes(shorter: int, breaker: str) -> Game:
    """Orange holds the card with 7; red and blue have 5, or fewer; white is about to break the seven."""
    reds = ["(0,-2)W", "(0,-2)NW", "(0,-2)NE", "(0,-2)E", "(0,-2)SE"]
    blues = ["(0,2)E", "(0,2)SE", "(0,2)SW", "(0,2)W", "(0,2)NW"]
    pieces: dict[str, Any] = {
        "orange": own(roads=SEVEN),
        "red": own(roads=" ".join(reds[shorter:])),
        "blue": own(roads=" ".join(blues[shorter:])),
        "white": own(roads=breaker),
    }
    game = table(pieces=pieces, active="white", hands={"white": SETTLEMENT, "red": ROAD, "blue": ROAD})
    assert route_holder(game) == "orange"
    return game


def lengths(game: Game) -> tuple[int, int, int]:
    return route(game, "orange"), route(game, "red"), route(game, "blue")


@pytest.mark.clause("B-LR-8")
def test_EX_28a_the_holder_keeps_the_card_in_a_tie() -> None:
    game = do(three_routes(0, "(-2,0)E"), "white", "settlement (-2,0)SE")
    assert lengths(game) == (5, 5, 5)
    assert route_holder(game) == "orange"
    assert points(game, "orange") == 2


@pytest.mark.clause("B-LR-8", "B-LR-9", "B-LR-10", "B-LR-11")
def test_EX_28b_and_c_a_tie_of_others_sets_the_card_aside_until_one_is_alone() -> None:
    game = do(three_routes(0, "(-1,0)E"), "white", "settlement (-1,0)SE")
    assert lengths(game) == (4, 5, 5)
    assert route_holder(game) is None
    assert [points(game, colour) for colour in ("orange", "red", "blue")] == [0, 0, 0]
    do(game, "white", "end turn")
    do(roll(game, "red", 2), "red", "road (-1,-1)E")
    assert lengths(game) == (4, 6, 5)
    assert route_holder(game) == "red"
    assert points(game, "red") == 2


@pytest.mark.clause("B-LR-5", "B-LR-8", "B-LR-9")
def test_EX_28d_nobody_has_five() -> None:
    game = do(three_routes(1, "(-1,0)E"), "white", "settlement (-1,0)SE")
    assert lengths(game) == (4, 4, 4)
    assert route_holder(game) is None
    assert points(game, "orange") == 0
    do(game, "white", "end turn")
    refused(game, "blue", "road (0,2)E", "B-TURN-6")
    do(roll(game, "red", 2), "red", "road (-1,-1)E")
    assert lengths(game) == (4, 5, 4)
    assert route_holder(game) == "red"
