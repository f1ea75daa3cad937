"""Worked examples of knights and of what they do: EX-36 to EX-40 and EX-64."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, D, at, ck, knights, phase, roads, side, throw
from tests.rules.table import allowed, do, goods, hand, places, refused, route, route_holder


@pytest.mark.clause("CK-ACT-DISP-1", "CK-ACT-DISP-2", "CK-ACT-DISP-4", "X-70")
@pytest.mark.parametrize("refuge", [A[5], A[6]])
@pytest.mark.parametrize("state", ["1", "1a"])
def test_EX_36_the_stronger_knight_displaces(refuge: str, state: str) -> None:
    other = D[1]
    game = ck(
        pieces={
            "red": side(roads=roads(A_EDGES, 2, 4), knights=f"{A[2]}:2a"),
            "blue": side(roads=f"{roads(A_EDGES, 4, 6)} (-2,1)SW", knights=f"{A[4]}:{state}"),
        }
    )
    do(game, "red", f"displace {A[2]} to {A[4]}")
    assert knights(game, "red") == {at(game, A[4]): "2s"}
    assert phase(game) == "knight looks for refuge"
    refused(game, "blue", f"refuge {other}", "CK-ACT-DISP-2")
    refused(game, "blue", f"refuge {other}", "X-70")
    refused(game, "blue", f"refuge {A[3]}", "CK-ACT-DISP-2")
    refused(game, "blue", f"refuge {A[4]}", "CK-ACT-DISP-2")
    refused(game, "red", f"refuge {A[5]}", "CK-ACT-DISP-2")
    assert places(game, "blue", "refuge") == {at(game, A[5]), at(game, A[6])}
    do(game, "blue", f"refuge {refuge}")
    assert knights(game, "blue") == {at(game, refuge): state}
    assert phase(game) == "main"


@pytest.mark.clause("CK-ACT-DISP-3")
def test_EX_36_without_a_place_the_knight_leaves_the_board() -> None:
    game = ck(
        pieces={
            "red": side(roads=roads(A_EDGES, 2, 4), knights=f"{A[2]}:2a"),
            "blue": side(A[5], roads=A_EDGES[4], knights=f"{A[4]}:1"),
        }
    )
    do(game, "red", f"displace {A[2]} to {A[4]}")
    assert phase(game) == "main"
    assert knights(game, "blue") == {}
    assert game.state.knights_left[3] == 2


@pytest.mark.clause("CK-ACT-MOVE-1", "CK-ACT-MOVE-3")
def test_EX_37_a_knight_moves_on_its_own_route_only() -> None:
    game = ck(
        pieces={"red": side(roads=f"{roads(A_EDGES, 2, 5)} {roads(A_EDGES, 7, 9)}", knights=f"{A[2]}:1a")}
    )
    for free in A[3:6]:
        allowed(game, "red", f"move knight {A[2]} to {free}")
    for other in (A[7], A[8], A[0]):
        refused(game, "red", f"move knight {A[2]} to {other}", "CK-ACT-MOVE-1")
    do(game, "red", f"move knight {A[2]} to {A[5]}")
    assert knights(game, "red") == {at(game, A[5]): "1s"}
    refused(game, "red", f"move knight {A[5]} to {A[4]}", "CK-ACT-1")


@pytest.mark.clause("CK-KNIGHT-3", "CK-KNIGHT-5", "CK-KNIGHT-6", "CK-BUILD-2", "B-LR-8")
def test_EX_38_a_knight_blocks_and_interrupts() -> None:
    words = {
        "pieces": {
            "red": side(roads="(0,1)W (-1,1)W"),
            "blue": side(roads=roads(A_EDGES, 0, 5)),
        },
        "hands": {"red": goods(ore=1, wool=1, lumber=1, brick=1), "blue": goods(lumber=1, brick=1)},
    }
    game = ck(**words)
    assert places(game, "red", "recruit") == {at(game, place) for place in (A[3], A[5], D[2], D[4])}
    assert route_holder(game) == "blue"
    do(game, "red", f"recruit {A[5]}")
    allowed(game, "red", f"road {A_EDGES[5]}")
    assert route_holder(game) == "blue"
    do(game, "red", "end turn")
    throw(game, "blue", 12)
    refused(game, "blue", f"road {A_EDGES[5]}", "CK-KNIGHT-5")
    game = ck(**words)
    do(game, "red", f"recruit {A[3]}")
    assert knights(game, "red") == {at(game, A[3]): "1"}  # passive
    assert route(game, "blue") == 3
    assert route_holder(game) is None


@pytest.mark.clause("CK-KNIGHT-12")
def test_EX_39_a_third_basic_knight_waits_for_a_promotion() -> None:
    game = ck(
        pieces={"red": side(roads=roads(A_EDGES, 0, 5), knights=f"{A[0]}:1 {A[1]}:1a")},
        hands={"red": goods(ore=2, wool=2)},
    )
    refused(game, "red", f"recruit {A[2]}", "CK-KNIGHT-12")
    do(game, "red", f"promote {A[1]}")
    allowed(game, "red", f"recruit {A[2]}")


@pytest.mark.clause("CK-ACT-CHASE-1", "CK-ACT-CHASE-2", "CK-ACT-2", "CK-KNIGHT-9")
def test_EX_40_the_knight_chases_the_robber_a_turn_later() -> None:
    game = ck(
        pieces={"red": side(roads=roads(A_EDGES, 3, 5), knights=f"{A[3]}:1a"), "blue": side("(0,2)S")},
        hands={"red": goods(grain=1), "blue": goods(coin=1)},
        robber="(0,1)",
        attacks=1,
    )
    refused(game, "red", f"chase robber {A[3]}", "CK-ACT-CHASE-1")
    do(game, "red", f"move knight {A[3]} to {A[5]}", f"activate {A[5]}")
    refused(game, "red", f"chase robber {A[5]}", "CK-KNIGHT-9")
    do(game, "red", "end turn")
    for colour in ("blue", "orange", "white"):
        throw(game, colour, 12)
        do(game, colour, "end turn")
    throw(game, "red", 12)
    do(game, "red", f"chase robber {A[5]}", "robber (0,2) from blue", "stolen coin")
    assert game.describe()["robber"] == "(0,2)"
    assert hand(game, "red") == goods(coin=1)
    assert knights(game, "red") == {at(game, A[5]): "1s"}


@pytest.mark.clause("CK-KNIGHT-8", "CK-KNIGHT-9", "CK-KNIGHT-10", "CK-KNIGHT-13")
def test_EX_64_recruit_activate_and_promote_in_one_turn() -> None:
    game = ck(
        pieces={"red": side(roads=roads(A_EDGES, 0, 3))},
        hands={"red": goods(ore=4, wool=4, grain=1)},
        improvements={"red": {"politics": 3}},
    )
    do(game, "red", f"recruit {A[0]}", f"activate {A[0]}")
    refused(game, "red", f"move knight {A[0]} to {A[1]}", "CK-KNIGHT-9")
    do(game, "red", f"promote {A[0]}")
    assert knights(game, "red") == {at(game, A[0]): "2asp"}
    refused(game, "red", f"promote {A[0]}", "CK-KNIGHT-10")
