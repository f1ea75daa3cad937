"""What went wrong once, or easily could: steps that stand in the way of each other."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A_EDGES, D_EDGES, A, B, at, ck, knights, phase, roads, side
from tests.rules.table import allowed, do, goods, hand, refused, route, route_holder, texts

from ostrov.engine.base.offers import may_deal


@pytest.mark.clause("CK-PROG-SABOTEUR-1", "CK-ACT-CHASE-1", "CK-PROG-BISHOP-1")
def test_after_a_saboteur_the_robber_can_still_be_moved() -> None:
    game = ck(
        pieces={"red": side(roads=A_EDGES[0], knights=f"{A[0]}:1a"), "blue": side(cities=B[4])},
        robber="(-2,0)",
        attacks=1,
        hands={"blue": goods(ore=4)},
        progress={"red": {"saboteur": 1, "bishop": 1}},
    )
    do(game, "red", "play saboteur")
    do(game, "blue", "discard 2 ore")
    assert phase(game) == "main"
    allowed(game, "red", f"chase robber {A[0]}")
    allowed(game, "red", "play bishop (0,0)")


@pytest.mark.clause("CK-PROG-SABOTEUR-1", "B-DOM-7")
def test_cards_lost_to_a_saboteur_end_an_accepted_offer() -> None:
    game = ck(
        pieces={"red": side(A[0]), "blue": side(cities=B[4])},
        hands={"red": goods(wool=1), "blue": goods(ore=1, grain=1)},
        progress={"red": {"saboteur": 1}},
    )
    do(game, "red", "offer 1 wool for 1 ore")
    do(game, "blue", "accept")
    do(game, "red", "play saboteur")
    do(game, "blue", "discard 1 ore")
    assert not may_deal(game.state, 1)
    refused(game, "red", "deal blue", "B-DOM-6")


@pytest.mark.clause("CK-PROG-BISHOP-1", "X-82")
def test_the_bishop_takes_from_each_victim_clockwise() -> None:
    game = ck(
        pieces={
            "red": side("(0,0)N"),
            "orange": side("(0,0)SE"),
            "blue": side(cities="(2,-2)N"),
            "white": side("(0,0)SW"),
        },
        active="blue",
        robber="(0,-2)",
        attacks=1,
        hands={"red": goods(ore=1), "orange": goods(wool=1), "white": goods(grain=1)},
        progress={"blue": {"bishop": 1}},
    )
    do(game, "blue", "play bishop (0,0)", "stolen wool", "stolen grain", "stolen ore")
    assert hand(game, "blue") == goods(ore=1, wool=1, grain=1)
    assert phase(game) == "main"


@pytest.mark.clause("CK-PROG-SMITH-1", "CK-PROG-SMITH-2", "CK-KNIGHT-12")
def test_a_smith_gives_the_piece_of_one_knight_to_the_other() -> None:
    game = ck(
        pieces={"red": side(cities=A[8], roads=roads(A_EDGES, 0, 5), knights=f"{A[0]}:1 {A[2]}:2 {A[4]}:2a")},
        improvements={"red": {"politics": 3}},
        progress={"red": {"smith": 1}},
    )
    refused(game, "red", f"play smith {A[0]}", "CK-KNIGHT-12")
    refused(game, "red", f"play smith {A[2]} and {A[2]}", "CK-PROG-SMITH-2")
    do(game, "red", f"play smith {A[0]} and {A[2]}")
    assert knights(game, "red") == {at(game, A[0]): "2p", at(game, A[2]): "3p", at(game, A[4]): "2a"}


@pytest.mark.clause("CK-MERCH-2", "CK-MERCH-6", "X-62")
def test_a_merchant_in_the_desert_trades_nothing() -> None:
    game = ck(
        pieces={"red": side("(1,-1)S")},
        hands={"red": goods(paper=3)},
        progress={"red": {"merchant": 2}},
        ck_merchant_desert=True,
    )
    do(game, "red", "play merchant (1,-1)")
    refused(game, "red", "bank 2 paper for 1 ore", "CK-ABIL-1")
    refused(game, "red", "play merchant (1,-1)", "X-71")


@pytest.mark.clause("X-85", "CK-PROG-PRINTER-1")
def test_a_printer_that_brings_the_last_point_wins_before_the_seven() -> None:
    game = ck(
        pieces={"red": side(cities=" ".join((A[0], A[2], A[4], A[6])))},
        phase="before roll",
        improvements={"red": {"science": 3}},
        hands={"red": goods(ore=9)},
        victory_points=9,
    )
    do(game, "red", "roll", "dice 1 6 green", "progress printer")
    assert game.over
    assert game.winner == 0


@pytest.mark.clause("CK-METRO-7", "CK-LOSE-1")
def test_where_all_cities_are_metropolises_nobody_loses_one() -> None:
    game = ck(
        pieces={"red": side(cities=A[0]), "blue": side(cities=B[4])},
        phase="before roll",
        barbarians=6,
        improvements={"red": {"trade": 4}, "blue": {"politics": 4}},
        metropolises={"trade": A[0], "politics": B[4]},
    )
    do(game, "red", "roll", "dice 1 1 ship")
    assert phase(game) == "main"
    assert texts(game, "red", "end turn")


@pytest.mark.clause("CK-KNIGHT-6", "CK-ACT-MOVE-1", "B-LR-8", "B-LR-9")
def test_a_move_is_one_step_for_the_longest_route() -> None:
    """Blue's seven roads are cut before and after, never joined: orange, tied with white, keeps the card."""
    game = ck(
        pieces={
            "red": side(roads="(-1,0)W (-1,0)NW (-1,0)NE (-1,0)E", knights=f"{A[2]}:1a"),
            "blue": side(roads=roads(A_EDGES, 0, 7)),
            "orange": side(roads=roads(D_EDGES, 0, 6)),
            "white": side(roads="(0,-2)SW (0,-2)SE (1,-2)SW (1,-2)SE (2,-2)SW (2,-2)SE"),
        },
        longest_route="orange",
    )
    assert [route(game, colour) for colour in ("blue", "orange", "white")] == [5, 6, 6]
    do(game, "red", f"move knight {A[2]} to {A[4]}")
    assert [route(game, colour) for colour in ("blue", "orange", "white")] == [4, 6, 6]
    assert route_holder(game) == "orange"


@pytest.mark.clause("CK-PROG-SPY-1", "CK-PROG-MASTER-1", "X-71")
@pytest.mark.parametrize("void", [True, False])
def test_cards_without_effect_where_that_is_agreed(void: bool) -> None:
    game = ck(
        pieces={"red": side(A[0]), "blue": side(cities=B[4])},
        progress={"red": {"spy": 1, "master merchant": 1}},
        ck_allow_void_cards=void,
    )
    for text in ("play spy blue", "play master merchant blue"):
        if void:
            do(game, "red", text)
            assert phase(game) == "main"
        else:
            refused(game, "red", text, "X-71")
    refused(game, "red", "play spy red", "CK-PROG-SPY-1", "CK-PROG-2")
