"""What knights do. CK-ACT-1, -2, CK-ACT-MOVE-1 to -3, CK-ACT-DISP-1 to -4, CK-ACT-CHASE-1, -2."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, B, at, ck, knights, phase, roads, side
from tests.rules.table import allowed, do, goods, hand, own, places, refused, route_holder


@pytest.mark.clause("CK-ACT-1")
def test_who_acts_and_when() -> None:
    sides = {
        "red": side(roads=roads(A_EDGES, 0, 2), knights=f"{A[0]}:1a"),
        "blue": side(roads=roads(A_EDGES, 5, 7), knights=f"{A[5]}:1a"),
    }
    game = ck(pieces=sides)
    refused(game, "red", f"move knight {A[5]} to {A[6]}", "CK-ACT-1")
    refused(game, "red", f"move knight {A[1]} to {A[2]}", "CK-ACT-1")
    refused(game, "blue", f"move knight {A[5]} to {A[6]}", "CK-TURN-3")
    do(game, "red", f"move knight {A[0]} to {A[1]}")
    refused(game, "red", f"move knight {A[1]} to {A[0]}", "CK-ACT-1")
    refused(ck(pieces=sides, phase="before roll"), "red", f"move knight {A[0]} to {A[1]}", "CK-ACT-1")


@pytest.mark.clause("CK-ACT-2")
def test_a_knight_that_acted_may_be_activated_but_not_act_again() -> None:
    game = ck(
        pieces={"red": side(roads=roads(A_EDGES, 0, 2), knights=f"{A[0]}:1a")}, hands={"red": goods(grain=1)}
    )
    do(game, "red", f"move knight {A[0]} to {A[1]}")
    allowed(game, "red", f"activate {A[1]}")
    do(game, "red", f"activate {A[1]}")
    refused(game, "red", f"move knight {A[1]} to {A[0]}", "CK-KNIGHT-9")


@pytest.mark.clause("CK-ACT-MOVE-1")
def test_a_knight_goes_any_distance_to_a_free_node() -> None:
    game = ck(
        pieces={
            "red": side(A[4], roads=roads(A_EDGES, 0, 9), knights=f"{A[0]}:1a {A[2]}:1"),
            "blue": side(A[9]),
        }
    )
    free = {f"{at(game, A[0])} to {at(game, A[i])}" for i in (1, 3, 5, 6, 7, 8)}
    assert places(game, "red", "move knight") == free
    refused(game, "red", f"move knight {A[0]} to {A[2]}", "CK-ACT-MOVE-1")
    refused(game, "red", f"move knight {A[0]} to {A[4]}", "CK-ACT-MOVE-1")
    refused(game, "red", f"move knight {A[0]} to {A[9]}", "CK-ACT-MOVE-1")
    refused(game, "red", f"move knight {A[0]} to {A[10]}", "CK-ACT-MOVE-1")


@pytest.mark.clause("CK-ACT-MOVE-2")
@pytest.mark.parametrize(
    "blue", [side(A[3]), side(cities=A[3]), side(knights=f"{A[3]}:1"), side(knights=f"{A[3]}:3a")]
)
def test_a_knight_does_not_pass_other_players(blue: dict[str, object]) -> None:
    game = ck(pieces={"red": side(roads=roads(A_EDGES, 0, 6), knights=f"{A[0]}:1a"), "blue": blue})
    allowed(game, "red", f"move knight {A[0]} to {A[2]}")
    for beyond in A[4:7]:
        refused(game, "red", f"move knight {A[0]} to {beyond}", "CK-ACT-MOVE-2")


@pytest.mark.clause("CK-ACT-MOVE-2")
def test_a_knight_passes_own_pieces() -> None:
    game = ck(pieces={"red": side(A[1], roads=roads(A_EDGES, 0, 4), knights=f"{A[0]}:1a {A[3]}:1")})
    allowed(game, "red", f"move knight {A[0]} to {A[4]}")


@pytest.mark.clause("CK-ACT-DISP-1")
@pytest.mark.parametrize(
    ("attacker", "defender", "may"),
    [
        ("1a", "1", False),
        ("2a", "1", True),
        ("2a", "1a", True),
        ("2a", "2", False),
        ("3a", "2a", True),
        ("2a", "3", False),
    ],
)
def test_only_weaker_knights_are_displaced(attacker: str, defender: str, may: bool) -> None:
    game = ck(
        pieces={
            "red": side(roads=roads(A_EDGES, 0, 3), knights=f"{A[0]}:{attacker}"),
            "blue": side(roads=roads(A_EDGES, 3, 5), knights=f"{A[3]}:{defender}"),
        }
    )
    if may:
        allowed(game, "red", f"displace {A[0]} to {A[3]}")
    else:
        refused(game, "red", f"displace {A[0]} to {A[3]}", "CK-ACT-DISP-1")
    refused(game, "red", f"displace {A[0]} to {A[2]}", "CK-ACT-DISP-1")
    refused(game, "red", f"move knight {A[0]} to {A[3]}", "CK-ACT-MOVE-1")


@pytest.mark.clause("CK-ACT-DISP-1", "CK-ACT-MOVE-1", "CK-KNIGHT-1")
def test_displacing_is_a_move() -> None:
    blue = side(knights=f"{A[6]}:1")
    sides = {"red": side(roads=roads(A_EDGES, 0, 4), knights=f"{A[0]}:2a {A[3]}:1"), "blue": blue}
    refused(ck(pieces=sides), "red", f"displace {A[0]} to {A[6]}", "CK-ACT-MOVE-1")
    refused(ck(pieces=sides), "red", f"displace {A[0]} to {A[3]}", "CK-ACT-DISP-1")  # an own one
    passive = {"red": side(roads=roads(A_EDGES, 0, 6), knights=f"{A[0]}:2"), "blue": blue}
    refused(ck(pieces=passive), "red", f"displace {A[0]} to {A[6]}", "CK-KNIGHT-1")


@pytest.mark.clause("CK-ACT-DISP-2", "CK-ACT-MOVE-2")
def test_the_displaced_knight_passes_nobody() -> None:
    game = ck(
        pieces={
            "red": side(roads=roads(A_EDGES, 0, 3), knights=f"{A[0]}:2a"),
            "blue": side(roads=roads(A_EDGES, 3, 9), knights=f"{A[3]}:1a"),
            "white": side(knights=f"{A[6]}:1"),
        }
    )
    do(game, "red", f"displace {A[0]} to {A[3]}")
    assert places(game, "blue", "refuge") == {at(game, A[4]), at(game, A[5])}
    refused(game, "blue", f"refuge {A[7]}", "CK-ACT-DISP-2")
    refused(game, "blue", f"refuge {A[6]}", "CK-ACT-DISP-2")
    refused(game, "red", "end turn", "CK-ACT-DISP-2")
    do(game, "blue", f"refuge {A[5]}")
    assert knights(game, "blue") == {at(game, A[5]): "1a"}


@pytest.mark.clause("CK-ACT-DISP-3", "CK-KNIGHT-6")
def test_a_knight_without_refuge_returns_to_the_supply_and_routes_follow() -> None:
    game = ck(
        pieces={
            "red": side(roads="(-1,1)W (-1,1)SW", knights="(-1,1)S:2a"),
            "blue": side(knights=f"{A[3]}:1"),
            "white": side(roads=roads(A_EDGES, 0, 6)),
        }
    )
    assert route_holder(game) is None
    do(game, "red", f"displace (-1,1)S to {A[3]}")
    assert route_holder(game) is None  # red's knight cuts it instead
    assert (phase(game), knights(game, "blue")) == ("main", {})


@pytest.mark.clause("CK-ACT-DISP-4")
def test_the_attacker_is_passive_and_has_acted() -> None:
    game = ck(
        pieces={
            "red": side(roads=roads(A_EDGES, 0, 4), knights=f"{A[0]}:2a"),
            "blue": side(knights=f"{A[3]}:1"),
        },
        hands={"red": goods(grain=1)},
    )
    do(game, "red", f"displace {A[0]} to {A[3]}", f"activate {A[3]}")
    refused(game, "red", f"move knight {A[3]} to {A[4]}", "CK-KNIGHT-9")


@pytest.mark.clause("CK-ACT-CHASE-1", "X-68")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_a_knight_beside_the_robber_drives_him_away(strength: int) -> None:
    game = ck(
        pieces={
            "red": side(knights=f"{A[5]}:{strength}a {B[0]}:1a"),
            "blue": own(A[9], "(0,1)S"),
            "white": own("(2,0)N"),
        },
        hands={"blue": goods(coin=1), "white": goods(ore=1)},
        robber="(0,1)",
        attacks=2,
    )
    refused(game, "red", f"chase robber {B[0]}", "CK-ACT-CHASE-1")
    refused(game, "red", f"chase robber {A[7]}", "CK-ACT-1")
    do(game, "red", f"chase robber {A[5]}")
    refused(game, "red", "robber (0,1) from blue", "B-ROB-2")
    refused(game, "red", "robber (2,0)", "B-ROB-8")
    refused(game, "red", "end turn", "CK-ACT-CHASE-1")
    do(game, "red", "robber (2,0) from white", "stolen ore")
    assert hand(game, "red") == goods(ore=1)
    assert knights(game, "red")[at(game, A[5])] == f"{strength}s"
    assert phase(game) == "main"


@pytest.mark.clause("CK-ACT-CHASE-2")
def test_passive_knights_chase_nobody() -> None:
    game = ck(
        pieces={"red": side(knights=f"{A[5]}:1")}, robber="(0,1)", attacks=1, hands={"red": goods(grain=1)}
    )
    refused(game, "red", f"chase robber {A[5]}", "CK-KNIGHT-1")
    do(game, "red", f"activate {A[5]}")
    refused(game, "red", f"chase robber {A[5]}", "CK-KNIGHT-9")
    early = ck(pieces={"red": side(knights=f"{A[5]}:1a")}, robber="(0,1)")
    refused(early, "red", f"chase robber {A[5]}", "CK-ACT-CHASE-2")
