"""Where ships lie and what they cost: EX-S1 to EX-S6, EX-S8, S-GEO, S-SHIP, S-SETT, S-ROAD."""

from __future__ import annotations

import pytest
from tests.rules.seafarers.table import RICH, SHIP, do, edges, movable, own, phase, pieces, sea, sites
from tests.rules.table import ROAD, SETTLEMENT, add, allowed, bank, goods, hand, points, refused, route

HARBOUR = own("(0,0)NE")
ALONG = "(-1,-1)NW (-1,-1)NE (0,-1)NW (0,-1)NE (0,-1)E (0,0)NE (0,0)E (0,1)NE (0,1)E (0,1)SE"
"""Ten coast edges of the main island, from the north to the east."""


@pytest.mark.clause("S-GEO-3", "S-SHIP-1", "S-SHIP-2", "S-SHIP-3")
def test_EX_S1_a_settlement_on_the_coast_has_both_kinds_of_sites() -> None:
    game = sea(pieces={"red": HARBOUR}, hands={"red": add(ROAD, SHIP)})
    assert sites(game, "red") == edges(game, "(0,0)NE (0,0)E (1,-1)SE")
    assert sites(game, "red", "road") == edges(game, "(0,0)NE (0,0)E")
    refused(game, "red", "road (1,-1)SE", "S-GEO-3")
    do(game, "red", "ship (1,-1)SE")
    assert hand(game, "red") == goods(lumber=1, brick=1)
    assert bank(game) == goods(lumber=18, brick=18, wool=19, grain=19, ore=19)
    poor = sea(pieces={"red": HARBOUR}, hands={"red": ROAD})
    refused(poor, "red", "ship (1,-1)SE", "S-SHIP-1")


@pytest.mark.clause("S-GEO-2", "S-SHIP-2", "S-INV-1")
@pytest.mark.parametrize("line", ["ship", "road"])
def test_EX_S2_an_edge_holds_one_line_of_anybody(line: str) -> None:
    game = sea(pieces={"red": own("(0,0)NE"), "blue": own(roads="(0,0)E")}, hands={"red": RICH})
    refused(game, "red", f"{line} (0,0)E", "S-GEO-2", "B-ROAD-1")
    allowed(game, "red", f"{line} (0,0)NE")
    pieces = {"red": own("(0,0)NE", "(0,0)NE"), "blue": own("(0,0)NW", roads="(0,0)NW")}
    taken = sea(pieces=pieces, hands={"red": RICH, "blue": RICH})
    refused(taken, "red", f"{line} (0,0)NE", "S-GEO-2")
    theirs = sea(pieces=pieces, hands={"red": RICH, "blue": RICH}, active="blue")
    refused(theirs, "blue", f"{line} (0,0)NE", "S-GEO-2")


@pytest.mark.clause("S-SHIP-4", "S-SETT-2")
def test_EX_S3_roads_and_ships_change_at_own_buildings_only() -> None:
    game = sea(pieces={"red": own("(0,0)SE", roads="(0,0)E (0,0)NE")}, hands={"red": add(RICH, SHIP)})
    assert sites(game, "red") == edges(game, "(0,1)NE")
    refused(game, "red", "ship (0,-1)E", "S-SHIP-4")
    do(game, "red", "settlement (0,0)N")
    assert sites(game, "red") == edges(game, "(0,-1)E (0,1)NE")
    allowed(game, "red", "ship (0,-1)E")
    allowed(game, "red", "road (0,-1)E")


@pytest.mark.clause("S-SHIP-4")
def test_roads_and_ships_that_meet_stay_two_networks() -> None:
    red = own("(0,0)SE (1,-3)S", "(0,-2)E (0,-1)NE (0,-1)E", roads="(0,0)E (0,0)NE")
    inland = sea(pieces={"red": red}, hands={"red": RICH})
    allowed(inland, "red", "road (0,0)NW")  # from the road that ends there
    strait = sea(pieces={"red": own("(0,0)N (0,0)SE", "(0,0)E", roads="(0,0)NE")}, hands={"red": RICH})
    allowed(strait, "red", "ship (1,-1)SE")  # from the ship that ends there
    roads = sea(pieces={"red": own("(0,0)N (0,0)SE", roads="(0,0)NE (0,0)E")}, hands={"red": RICH})
    refused(roads, "red", "ship (1,-1)SE", "S-SHIP-4")


@pytest.mark.clause("S-GEO-5", "S-SETT-1")
def test_EX_S4_a_ship_leads_to_a_new_settlement_at_a_distance() -> None:
    game = sea(pieces={"red": own("(0,0)NE", "(1,-1)SE")}, hands={"red": add(SETTLEMENT, SHIP)})
    refused(game, "red", "settlement (2,-1)SW", "S-GEO-5")
    refused(game, "red", "settlement (2,-1)NW", "S-SETT-1")
    do(game, "red", "ship (2,-1)W", "settlement (2,-1)NW")
    assert hand(game, "red") == {}
    assert points(game, "red") == 4


@pytest.mark.clause("S-SHIP-3", "SX-24")
def test_EX_S5_ships_go_to_a_foreign_building_but_not_past_it() -> None:
    pieces = {"red": own("(0,0)NE", "(1,-1)SE (2,-1)W"), "blue": own("(2,-1)NW")}
    game = sea(pieces=pieces, hands={"red": RICH})
    refused(game, "red", "ship (2,-2)SW", "S-SHIP-3")
    do(game, "red", "ship (2,-1)SW")
    before = {"red": own("(0,0)NE", "(1,-1)SE"), "blue": own("(2,-1)NW")}
    do(sea(pieces=before, hands={"red": RICH}), "red", "ship (2,-1)W")


@pytest.mark.clause("S-PIR-4", "S-PIR-5", "S-SHIP-5", "S-ROAD-1")
def test_EX_S6_the_pirate_blocks_ships_at_six_edges_and_nothing_else() -> None:
    game = sea(pieces={"red": HARBOUR}, hands={"red": RICH}, pirate="(1,0)")
    assert sites(game, "red") == edges(game, "(0,0)NE")
    assert sites(game, "red", "road") == edges(game, "(0,0)NE (0,0)E")
    six = "(0,0)E (0,1)NE (1,-1)SE (1,0)SE (2,-1)SW (2,0)W"
    around = sea(pieces={"red": own("(1,0)NW (1,0)NE (1,0)S")}, hands={"red": RICH}, pirate="(1,0)")
    for place in six.split():
        refused(around, "red", f"ship {place}", "S-SHIP-5")


@pytest.mark.clause("S-ROAD-1", "S-PIR-5")
def test_roads_settlements_and_cities_are_built_beside_the_pirate() -> None:
    red = own("(0,0)NE", roads="(0,0)E (0,1)NE")
    game = sea(pieces={"red": red}, hands={"red": add(RICH, goods(grain=1))}, pirate="(1,0)")
    do(game, "red", "settlement (0,1)NE", "city (0,1)NE", "road (0,1)E")


@pytest.mark.clause("S-ROAD-1")
def test_a_road_may_lie_between_two_deserts() -> None:
    deserts = sea(scenario="through_desert", pieces={"red": own("(1,-3)SW")}, hands={"red": ROAD})
    allowed(deserts, "red", "road (1,-3)SW")
    strait = sea(pieces={"red": HARBOUR}, hands={"red": ROAD})
    refused(strait, "red", "road (1,-1)SE", "S-GEO-3")


@pytest.mark.clause("S-SHIP-1", "S-COMP-4", "SX-27")
def test_EX_S8_without_a_piece_nobody_builds_but_may_move() -> None:
    game = sea(sea_ships=2, pieces={"red": own("(0,0)NE", "(1,-1)SE (2,-1)W")}, hands={"red": RICH})
    assert game.state.ships_left[0] == 0
    refused(game, "red", "ship (0,0)NE", "S-SHIP-1")
    do(game, "red", "move ship (2,-1)W to (0,0)NE")


@pytest.mark.clause("S-SHIP-1", "S-COMP-4", "S-INV-1")
def test_EX_S8_there_are_fifteen_ships() -> None:
    fifteen = f"{' '.join(ALONG.split())} (1,-1)SE (2,-1)W (2,-2)SW (2,-2)W (2,-2)NW"
    red = own("(0,-1)N (0,0)NE", fifteen)
    assert sea(pieces={"red": HARBOUR}).state.ships_left[:3] == [15, 15, 15]
    game = sea(pieces={"red": red}, hands={"red": RICH})
    assert len(pieces(game, "red", "ships")) == 15
    refused(game, "red", "ship (2,-1)SW", "S-SHIP-1")
    do(game, "red", "move ship (2,-2)NW to (2,-1)SW")


@pytest.mark.clause("S-SHIP-6")
def test_several_ships_are_built_in_a_turn_and_branch() -> None:
    game = sea(pieces={"red": HARBOUR}, hands={"red": RICH})
    do(game, "red", "ship (1,-1)SE", "ship (2,-1)W", "ship (2,-1)SW", "ship (0,0)E")
    assert route(game, "red") == 3
    refused(game, "red", "ship (0,0)NE", "S-SHIP-1")


@pytest.mark.clause("S-SHIP-7", "S-GEO-2")
def test_ships_carry_no_points_and_keep_nobody_from_settling() -> None:
    pieces = {"red": own("(0,0)NE", "(1,-1)SE (2,-1)W"), "blue": own("(2,-2)NW", "(2,-2)W (2,-2)SW")}
    game = sea(pieces=pieces, hands={"blue": SETTLEMENT}, active="blue")
    assert points(game, "red") == 1
    do(game, "blue", "settlement (2,-1)NW")


@pytest.mark.clause("S-GEO-1", "S-GEO-4")
def test_lines_and_buildings_reach_the_inner_border_of_the_frame() -> None:
    game = sea(pieces={"red": own("(0,-3)N", "(0,-3)NE")}, hands={"red": add(RICH, SHIP)})
    assert sites(game, "red") == edges(game, "(0,-3)NW (1,-3)NW")
    do(game, "red", "ship (1,-3)NW", "settlement (1,-3)N")
    open_sea = sea(pieces={"red": own("(2,-2)N", "(2,-3)E")}, hands={"red": RICH})
    refused(open_sea, "red", "settlement (2,-3)NE", "S-GEO-4")


@pytest.mark.clause("S-SETT-2", "S-SETT-1")
def test_from_a_settlement_by_ship_roads_go_on_too() -> None:
    game = sea(pieces={"red": own("(0,0)NE", "(1,-1)SE (2,-1)W")}, hands={"red": add(RICH, RICH)})
    refused(game, "red", "road (2,-2)SW", "S-SHIP-4")
    do(game, "red", "settlement (2,-1)NW", "road (2,-1)NW")
    allowed(game, "red", "ship (2,-2)SW")
    assert phase(game) == "main"
    assert movable(game, "red") == set()
