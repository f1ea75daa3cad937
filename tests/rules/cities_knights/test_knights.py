"""Knights: recruiting, activating, promoting, blocking. CK-KNIGHT-1 to -14, CK-ABIL-2, CK-BUILD-2."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import (
    A_EDGES,
    B_EDGES,
    D_EDGES,
    A,
    B,
    at,
    ck,
    knights,
    roads,
    side,
    throw,
)
from tests.rules.table import SETTLEMENT, add, allowed, do, goods, hand, places, refused, route, route_holder

COST = goods(ore=1, wool=1)


@pytest.mark.clause("CK-KNIGHT-3", "CK-KNIGHT-1")
def test_a_new_knight_is_basic_and_passive() -> None:
    game = ck(pieces={"red": side(roads=roads(A_EDGES, 0, 2))}, hands={"red": COST})
    do(game, "red", f"recruit {A[1]}")
    assert knights(game, "red") == {at(game, A[1]): "1"}
    assert hand(game, "red") == {}
    refused(game, "red", f"move knight {A[1]} to {A[2]}", "CK-KNIGHT-1")
    poor = ck(pieces={"red": side(roads=roads(A_EDGES, 0, 2))}, hands={"red": goods(ore=5)})
    refused(poor, "red", f"recruit {A[1]}", "B-BUILD-1")


@pytest.mark.clause("CK-KNIGHT-3", "CK-KNIGHT-14")
def test_where_a_knight_is_recruited() -> None:
    game = ck(
        pieces={
            "red": side(A[0], roads=roads(A_EDGES, 0, 5), knights=f"{A[4]}:1"),
            "blue": side(cities=A[2], knights=f"{A[3]}:1"),
        },
        hands={"red": COST},
    )
    assert places(game, "red", "recruit") == {at(game, A[1]), at(game, A[5])}
    refused(game, "red", f"recruit {A[0]}", "CK-KNIGHT-3")
    refused(game, "red", f"recruit {A[2]}", "CK-KNIGHT-3")
    refused(game, "red", f"recruit {A[6]}", "CK-KNIGHT-3")
    for taken in (A[3], A[4]):
        refused(game, "red", f"recruit {taken}", "CK-KNIGHT-14")


@pytest.mark.clause("CK-KNIGHT-4")
def test_knights_keep_no_distance_and_ask_for_none() -> None:
    game = ck(
        pieces={"red": side(A[0], roads=roads(A_EDGES, 0, 4), knights=f"{A[3]}:1")},
        hands={"red": add(COST, SETTLEMENT)},
    )
    allowed(game, "red", f"recruit {A[1]}")
    allowed(game, "red", f"recruit {A[2]}")
    allowed(game, "red", f"settlement {A[2]}")


@pytest.mark.clause("CK-KNIGHT-5")
@pytest.mark.parametrize("state", ["1", "3a"])
def test_a_knight_closes_the_way_for_others_only(state: str) -> None:
    pieces = {"red": side(roads=roads(A_EDGES, 0, 3)), "blue": side(knights=f"{A[3]}:{state}")}
    game = ck(pieces=pieces, hands={"red": goods(lumber=1, brick=1)})
    refused(game, "red", f"road {A_EDGES[3]}", "CK-KNIGHT-5")
    own_knight = {"red": side(roads=roads(A_EDGES, 0, 3), knights=f"{A[3]}:{state}")}
    allowed(ck(pieces=own_knight, hands={"red": goods(lumber=1, brick=1)}), "red", f"road {A_EDGES[3]}")
    from_building = {"red": side(A[4], roads=roads(A_EDGES, 0, 3)), "blue": side(knights=f"{A[3]}:{state}")}
    allowed(ck(pieces=from_building, hands={"red": goods(lumber=1, brick=1)}), "red", f"road {A_EDGES[3]}")


@pytest.mark.clause("CK-KNIGHT-6", "CK-BUILD-2")
def test_a_knight_cuts_the_routes_of_others_only() -> None:
    long = roads(A_EDGES, 0, 6)
    assert route(ck(pieces={"red": side(roads=long, knights=f"{A[3]}:1a")}), "red") == 6
    game = ck(pieces={"red": side(roads=long), "blue": side(roads="(-1,1)W", knights=f"{A[3]}:1")})
    assert (route(game, "red"), route_holder(game)) == (3, None)
    at_the_end = ck(pieces={"red": side(roads=long), "blue": side(knights=f"{A[6]}:1")})
    assert (route(at_the_end, "red"), route_holder(at_the_end)) == (6, "red")


@pytest.mark.clause("CK-KNIGHT-6", "B-LR-8", "B-LR-10")
def test_a_knight_that_leaves_joins_the_route_again() -> None:
    game = ck(
        pieces={
            "red": side(roads=roads(A_EDGES, 0, 6)),
            "blue": side(roads="(-1,1)W (-1,1)SW", knights=f"{A[3]}:1a"),
        },
        active="blue",
    )
    assert route_holder(game) is None
    do(game, "blue", f"move knight {A[3]} to (-1,1)SW")
    assert (route(game, "red"), route_holder(game)) == (6, "red")


@pytest.mark.clause("CK-KNIGHT-6", "B-LR-10")
def test_routes_are_compared_after_the_whole_move() -> None:
    """White's line opens where the knight leaves and closes where it arrives: red keeps the card in a tie."""
    game = ck(
        pieces={
            "white": side(roads=roads(B_EDGES, 1, 7)),
            "red": side(roads=roads(D_EDGES, 0, 5)),
            "orange": side(roads="(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E (0,-2)SE"),
            "blue": side(roads="(0,0)W (0,0)SW (0,0)SE (0,0)E", knights=f"{B[3]}:1a"),
        },
        longest_route="red",
        active="blue",
    )
    assert [route(game, colour) for colour in ("white", "red", "orange", "blue")] == [4, 5, 5, 4]
    do(game, "blue", f"move knight {B[3]} to {B[5]}")
    assert [route(game, colour) for colour in ("white", "red", "orange", "blue")] == [4, 5, 5, 4]
    assert route_holder(game) == "red"


@pytest.mark.clause("CK-KNIGHT-6", "CK-PROG-INTRIGUE-2")
@pytest.mark.parametrize(("refuge", "holder"), [(B[5], "red"), ("(0,0)S", "white")])
def test_routes_are_compared_when_a_driven_out_knight_stands_again(refuge: str, holder: str) -> None:
    """White's line opens when the knight goes; whether it closes again is its owner's choice."""
    game = ck(
        pieces={
            "white": side(roads=roads(B_EDGES, 1, 7)),
            "red": side(roads=roads(D_EDGES, 0, 5)),
            "orange": side(roads="(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E (0,-2)SE"),
            "blue": side(roads="(0,0)W (0,0)SW (0,0)SE (0,0)E", knights=f"{B[3]}:1a"),
        },
        longest_route="red",
        active="white",
        progress={"white": {"intrigue": 1}},
    )
    do(game, "white", f"play intrigue {B[3]}")
    assert (route(game, "white"), route_holder(game)) == (6, "red")
    do(game, "blue", f"refuge {refuge}")
    assert route_holder(game) == holder


@pytest.mark.clause("CK-KNIGHT-7", "X-77")
def test_nobody_settles_where_a_knight_stands() -> None:
    sides = {"red": side(roads=roads(A_EDGES, 0, 3), knights=f"{A[1]}:1a")}
    game = ck(pieces=sides, hands={"red": SETTLEMENT})
    refused(game, "red", f"settlement {A[1]}", "CK-KNIGHT-7")
    do(game, "red", f"move knight {A[1]} to {A[3]}")
    allowed(game, "red", f"settlement {A[1]}")
    foreign = {"red": side(roads=roads(A_EDGES, 0, 3)), "blue": side(knights=f"{A[1]}:1a")}
    occupied = ck(pieces=foreign, hands={"red": SETTLEMENT})
    refused(occupied, "red", f"settlement {A[1]}", "CK-KNIGHT-7")
    refused(occupied, "red", f"settlement {A[1]}", "X-77")


@pytest.mark.clause("CK-KNIGHT-8", "CK-KNIGHT-1", "CK-KNIGHT-2")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_activating_costs_a_grain_whatever_the_strength(strength: int) -> None:
    game = ck(
        pieces={"red": side(knights=f"{A[0]}:{strength}"), "blue": side(knights=f"{A[2]}:1")},
        hands={"red": goods(grain=2)},
    )
    refused(game, "red", f"activate {A[2]}", "CK-KNIGHT-8")
    refused(game, "red", f"activate {A[1]}", "CK-KNIGHT-8")
    do(game, "red", f"activate {A[0]}")
    assert hand(game, "red") == goods(grain=1)
    assert knights(game, "red") == {at(game, A[0]): f"{strength}as"}
    refused(game, "red", f"activate {A[0]}", "CK-KNIGHT-1")
    poor = ck(pieces={"red": side(knights=f"{A[0]}:{strength}")})
    refused(poor, "red", f"activate {A[0]}", "B-BUILD-1")


@pytest.mark.clause("CK-KNIGHT-9")
def test_an_activated_knight_acts_from_the_next_own_turn_on() -> None:
    game = ck(pieces={"red": side(roads=A_EDGES[0], knights=f"{A[0]}:1")}, hands={"red": goods(grain=1)})
    do(game, "red", f"activate {A[0]}")
    refused(game, "red", f"move knight {A[0]} to {A[1]}", "CK-KNIGHT-9")
    do(game, "red", "end turn")
    for colour in ("blue", "orange", "white"):
        throw(game, colour, 12)
        do(game, colour, "end turn")
    throw(game, "red", 12)
    allowed(game, "red", f"move knight {A[0]} to {A[1]}")


@pytest.mark.clause("CK-KNIGHT-10", "CK-KNIGHT-13")
@pytest.mark.parametrize("state", ["", "a"])
def test_promotion_keeps_the_state(state: str) -> None:
    game = ck(
        pieces={"red": side(roads=A_EDGES[0], knights=f"{A[0]}:1{state}"), "blue": side(knights=f"{A[2]}:1")},
        hands={"red": goods(ore=2, wool=2)},
    )
    refused(game, "red", f"promote {A[2]}", "CK-KNIGHT-10")
    refused(game, "red", f"promote {A[1]}", "CK-KNIGHT-10")
    do(game, "red", f"promote {A[0]}")
    assert knights(game, "red") == {at(game, A[0]): f"2{state}p"}
    assert hand(game, "red") == COST
    refused(game, "red", f"promote {A[0]}", "CK-KNIGHT-10")
    if state:
        allowed(game, "red", f"move knight {A[0]} to {A[1]}")
    refused(ck(pieces={"red": side(knights=f"{A[0]}:1")}), "red", f"promote {A[0]}", "B-BUILD-1")


@pytest.mark.clause("CK-KNIGHT-11", "CK-ABIL-2", "CK-IMPR-4")
@pytest.mark.parametrize("level", [0, 2, 3])
def test_mighty_knights_need_the_fortress(level: int) -> None:
    game = ck(
        pieces={"red": side(knights=f"{A[0]}:2 {A[2]}:3")},
        hands={"red": COST},
        improvements={"red": {"politics": level}},
    )
    refused(game, "red", f"promote {A[2]}", "CK-KNIGHT-10")
    if level < 3:
        refused(game, "red", f"promote {A[0]}", "CK-KNIGHT-11")
    else:
        do(game, "red", f"promote {A[0]}")
        assert knights(game, "red")[at(game, A[0])] == "3p"


@pytest.mark.clause("CK-KNIGHT-12")
def test_promotion_needs_a_piece() -> None:
    game = ck(pieces={"red": side(knights=f"{A[0]}:1 {A[2]}:2 {A[4]}:2")}, hands={"red": COST})
    refused(game, "red", f"promote {A[0]}", "CK-KNIGHT-12")
    game = ck(pieces={"red": side(knights=f"{A[0]}:1 {A[2]}:2")}, hands={"red": COST})
    do(game, "red", f"promote {A[0]}")
    assert list(game.state.knights_left[:3]) == [2, 0, 2]
