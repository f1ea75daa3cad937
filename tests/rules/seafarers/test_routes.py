"""The Longest Trade Route over roads and ships: EX-S18 to EX-S20, S-LR-1 to -5, S-MOVE-8."""

from __future__ import annotations

import pytest
from tests.rules.seafarers.table import RICH, RING, STRAIT, do, movable, own, sea
from tests.rules.table import SETTLEMENT, points, route, route_holder

FIVE = f"{STRAIT} (2,-2)NW"
"""Five ships in a row from (0,0)NE."""


@pytest.mark.clause("S-LR-1", "S-LR-2", "S-LR-5")
def test_EX_S18_a_settlement_joins_roads_and_ships() -> None:
    red = own("(0,0)SE (1,-3)S", "(0,-2)E (0,-1)NE (0,-1)E", roads="(0,0)E (0,0)NE")
    game = sea(pieces={"red": red}, hands={"red": SETTLEMENT})
    assert (route(game, "red"), route_holder(game), points(game, "red")) == (3, None, 4)
    do(game, "red", "settlement (0,0)N")
    assert (route(game, "red"), route_holder(game), points(game, "red")) == (5, "red", 7)
    assert movable(game, "red") == set()


@pytest.mark.clause("S-MOVE-8", "S-LR-5")
@pytest.mark.parametrize(
    ("place", "length"),
    [("(1,-2)NE", 5), ("(0,0)E", 5), ("(0,0)NE", 5), ("(2,-1)SW", 4), ("(1,-2)SE", 4)],
)
def test_EX_S19_routes_are_compared_when_the_ship_lies_again(place: str, length: int) -> None:
    game = sea(pieces={"red": own("(0,0)NE", FIVE)})
    assert (route(game, "red"), route_holder(game), points(game, "red")) == (5, "red", 3)
    do(game, "red", f"move ship (2,-2)NW to {place}")
    assert route(game, "red") == length
    assert route_holder(game) == ("red" if length == 5 else None)
    assert points(game, "red") == (3 if length == 5 else 1)


@pytest.mark.clause("S-MOVE-8")
def test_EX_S19_the_holder_keeps_the_card_against_another_of_the_same_length() -> None:
    blue = own("(-3,1)N", roads="(-3,1)NW (-3,1)W (-3,1)SW (-3,2)W (-3,2)SW")
    pieces = {"red": own("(0,0)NE", FIVE), "blue": blue}
    game = sea(pieces=pieces, longest_route="red")
    assert (route(game, "red"), route(game, "blue")) == (5, 5)
    kept = do(game.copy(), "red", "move ship (2,-2)NW to (0,0)E")
    assert (route_holder(kept), points(kept, "blue")) == ("red", 1)
    lost = do(game, "red", "move ship (2,-2)NW to (2,-1)SW")
    assert (route_holder(lost), points(lost, "blue")) == ("blue", 3)


@pytest.mark.clause("S-LR-3", "B-LR-8")
def test_EX_S20_a_settlement_cuts_a_line_of_ships() -> None:
    blue = own(
        "(2,-1)SE (-3,1)N", roads="(2,-1)E (2,-1)NE (2,-2)SE (-3,1)NW (-3,1)W (-3,1)SW (-3,2)W (-3,2)SW"
    )
    pieces = {"red": own("(0,0)NE", FIVE), "blue": blue}
    game = sea(pieces=pieces, hands={"blue": SETTLEMENT}, longest_route="red", active="blue")
    assert (route(game, "red"), route(game, "blue")) == (5, 5)
    do(game, "blue", "settlement (2,-2)S")
    assert (route(game, "red"), route(game, "blue"), route_holder(game)) == (3, 5, "blue")


@pytest.mark.clause("S-LR-2")
def test_a_knight_or_nothing_joins_no_road_to_a_ship() -> None:
    red = own("(0,0)N", "(0,0)E (0,1)NE", roads="(0,0)NE")
    assert route(sea(pieces={"red": red}), "red") == 2
    joined = own("(0,0)NE", "(0,0)E (0,1)NE", roads="(0,0)NE")
    assert route(sea(pieces={"red": joined}), "red") == 3


@pytest.mark.clause("S-LR-3")
def test_own_buildings_never_cut_and_closed_ships_count_as_open_ones() -> None:
    closed = own("(0,0)NE (2,-1)NW", STRAIT)
    assert route(sea(pieces={"red": closed}), "red") == 4
    assert route(sea(pieces={"red": own("(0,0)NE", STRAIT)}), "red") == 4
    foreign = {"red": own("(0,0)NE", STRAIT), "blue": own("(2,-1)NW")}
    assert route(sea(pieces=foreign), "red") == 2


@pytest.mark.clause("S-LR-4")
def test_branches_do_not_add_up_and_rings_count_fully() -> None:
    branching = own("(0,0)NE", f"{STRAIT} (2,-1)SW (0,0)E")
    assert route(sea(pieces={"red": branching}), "red") == 5
    ring = sea(pieces={"red": own("(0,-1)NE", f"{RING} (0,-1)E")})
    assert route(ring, "red") == 7
    assert route(sea(pieces={"red": own("(0,-1)NE", RING)}, lr_vertex_repeat=False), "red") == 5


@pytest.mark.clause("S-LR-1", "S-LR-5", "S-PIR-5")
def test_a_fifth_ship_brings_the_card_beside_the_pirate_too() -> None:
    game = sea(pieces={"red": own("(0,0)NE", STRAIT)}, hands={"red": RICH}, pirate="(1,-1)")
    assert route_holder(game) is None
    do(game, "red", "ship (0,0)E")
    assert (route(game, "red"), route_holder(game), points(game, "red")) == (5, "red", 3)


@pytest.mark.clause("S-LR-5")
def test_the_route_is_measured_after_every_line() -> None:
    game = sea(pieces={"red": own("(0,0)NE", "(0,0)E")}, hands={"red": RICH})
    lengths = []
    for line in ("ship (1,-1)SE", "ship (2,-1)W", "road (0,0)NE", "road (0,0)NW"):
        do(game, "red", line)
        lengths.append(route(game, "red"))
    assert lengths == [2, 3, 3, 4]
    do(game, "red", "move ship (0,0)E to (2,-2)SW")
    assert (route(game, "red"), route_holder(game)) == (5, "red")
