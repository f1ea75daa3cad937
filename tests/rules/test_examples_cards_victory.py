"""Worked examples of development cards and of winning: EX-29 to EX-31."""

from __future__ import annotations

import pytest
from tests.rules.table import (
    CARD,
    COLOURS,
    allowed,
    army_holder,
    cards,
    do,
    own,
    points,
    refused,
    route_holder,
    table,
)

NINE_POINTS = {"red": own("(0,-2)SE", cities="(-1,-1)SE (0,0)SE (1,-2)SE (-2,1)SE")}


@pytest.mark.clause("B-VPC-3", "B-DEV-8", "B-WIN-1")
def test_EX_29_a_victory_point_bought_in_this_turn_wins() -> None:
    game = table(pieces=NINE_POINTS, hands={"red": CARD})
    assert points(game, "red") == 9
    do(game, "red", "buy card", "drawn victory point")
    assert points(game, "red") == 10
    assert game.over
    assert game.winner == 0


@pytest.mark.clause("B-VPC-2", "B-VPC-3", "X-21")
def test_EX_29_it_may_be_claimed_at_once() -> None:
    game = table(pieces=NINE_POINTS, hands={"red": CARD}, auto_claim_victory=False)
    refused(game, "red", "claim victory", "B-VPC-2", "B-WIN-1")
    do(game, "red", "buy card", "drawn victory point")
    assert not game.over
    do(game, "red", "claim victory")
    assert game.winner == 0


@pytest.mark.clause("B-DEV-7")
def test_EX_29_control_a_bought_knight_waits() -> None:
    game = table(pieces=NINE_POINTS, hands={"red": CARD})
    do(game, "red", "buy card", "drawn knight")
    assert not game.over
    refused(game, "red", "knight", "B-DEV-7")
    do(game, "red", "end turn")
    assert cards(game, "red") == {"knight": 1}


EX_30 = {
    "pieces": {
        "red": own(
            "(0,-2)SE (-1,-1)SE",
            cities="(0,0)SE (1,-2)SE",
            roads="(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E (0,-2)SE",
        )
    },
    "cards": {"red": {"victory point": 2}},
}


@pytest.mark.clause("B-WIN-1", "B-WIN-4", "B-VPC-1", "B-VPC-2", "B-VPC-3")
def test_EX_30_two_hidden_cards_bring_ten_points() -> None:
    game = table(**EX_30, auto_claim_victory=False)
    assert game.observe(1).fields["points"][0] == 8
    assert points(game, "red") == 10
    do(game, "red", "claim victory")
    assert game.over
    assert game.winner == 0


@pytest.mark.clause("B-WIN-1", "B-WIN-3", "B-VPC-2")
def test_EX_30_not_on_another_turn_and_by_itself_on_the_own() -> None:
    game = table(**EX_30, active="white")
    assert not game.over
    refused(game, "red", "claim victory", "B-TURN-6", "B-WIN-3", "X-21")
    do(game, "white", "end turn")
    assert game.winner == 0


@pytest.mark.clause("B-WIN-1", "B-WIN-4", "X-25")
def test_EX_31_the_final_boards() -> None:
    blues = own(
        "(0,-2)N (1,-2)N (2,-2)N",
        cities="(0,-1)N (1,-1)N",
        roads="(0,-2)NE (1,-2)NW (1,-2)NE (2,-2)NW (2,-2)NE",
    )
    pieces = {
        "blue": blues,
        "red": own("(-1,0)N (0,0)N (1,0)N (-2,1)N", cities="(2,0)N"),
        "orange": own("(-1,1)N (0,1)N (1,1)N (-2,2)N", cities="(-1,2)N (0,2)N"),
        "white": own("(-2,2)SW (-1,2)SW (0,2)SW", cities="(0,2)SE"),
    }
    game = table(
        pieces=pieces,
        active="blue",
        cards={"blue": {"victory point": 1}, "white": {"victory point": 1}},
        knights={"red": 3},
        auto_claim_victory=False,
    )
    assert {colour: points(game, colour) for colour in COLOURS} == {
        "blue": 10,
        "red": 8,
        "orange": 8,
        "white": 6,
    }
    assert (route_holder(game), army_holder(game)) == ("blue", "red")
    for colour in ("red", "orange", "white"):
        refused(game, colour, "claim victory", "B-TURN-6", "B-WIN-3")
    allowed(game, "blue", "claim victory")
    do(game, "blue", "claim victory")
    assert game.winner == COLOURS.index("blue")
