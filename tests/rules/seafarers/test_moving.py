"""Open and closed lines, and which ships move where: EX-S9 to EX-S17, S-CLOSE-1 to -5, S-MOVE-1 to -10."""

from __future__ import annotations

import pytest
from tests.rules.seafarers.table import (
    RICH,
    RING,
    SHIP,
    STRAIT,
    do,
    edges,
    movable,
    next_turn,
    own,
    roll,
    sea,
    targets,
)
from tests.rules.table import SETTLEMENT, add, allowed, goods, hand, refused, route

NORTH = own("(0,-1)N", "(0,-2)E (1,-3)SW")
"""Two ships from the main island towards island i1."""


@pytest.mark.clause("S-MOVE-5", "S-MOVE-7", "S-MOVE-8")
def test_EX_S9_the_last_ship_of_an_open_line_moves() -> None:
    game = sea(pieces={"red": NORTH})
    assert movable(game, "red") == edges(game, "(1,-3)SW")
    assert targets(game, "red", "(1,-3)SW") == edges(game, "(0,-1)NE (0,-1)NW (1,-3)SE")
    refused(game, "red", "move ship (0,-2)E to (0,-1)NE", "S-MOVE-5")
    refused(game, "red", "move ship (1,-3)SW to (0,-3)SW", "S-MOVE-7")
    do(game, "red", "move ship (1,-3)SW to (1,-3)SE")
    assert hand(game, "red") == {}


@pytest.mark.clause("S-CLOSE-1", "S-CLOSE-3", "S-CLOSE-5", "S-MOVE-3")
def test_EX_S10_a_line_between_two_settlements_is_closed_and_a_branch_open() -> None:
    game = sea(pieces={"red": NORTH}, hands={"red": add(SETTLEMENT, SHIP)})
    assert movable(game, "red") == edges(game, "(1,-3)SW")
    do(game, "red", "settlement (0,-3)SE")
    assert movable(game, "red") == set()
    refused(game, "red", "move ship (1,-3)SW to (1,-3)SE", "S-MOVE-3")
    refused(game, "red", "move ship (0,-2)E to (0,-1)NE", "S-MOVE-3")
    do(game, "red", "ship (1,-3)SE")
    assert movable(game, "red") == set()  # built in this turn
    next_turn(game, "red")
    assert movable(game, "red") == edges(game, "(1,-3)SE")


@pytest.mark.clause("S-MOVE-10", "S-LR-3", "S-INV-3")
def test_EX_S11_a_line_cut_by_a_building_is_still_one_line() -> None:
    pieces = {"red": own("(0,0)NE", STRAIT), "blue": own("(2,-1)NE", roads="(2,-1)NE (2,-2)SE")}
    game = sea(pieces=pieces, hands={"blue": SETTLEMENT})
    assert (route(game, "red"), movable(game, "red")) == (4, edges(game, "(2,-2)W"))
    roll(do(game, "red", "end turn"), "blue", 12)
    do(game, "blue", "settlement (2,-2)S")
    next_turn(game, "red")
    assert (route(game, "red"), movable(game, "red")) == (2, edges(game, "(2,-2)W"))
    refused(game, "red", "move ship (2,-2)SW to (0,0)E", "S-MOVE-5")
    do(game, "red", "move ship (2,-2)W to (0,0)E")
    next_turn(game, "red")
    assert movable(game, "red") == edges(game, "(2,-2)SW (0,0)E")


@pytest.mark.clause("S-CLOSE-2", "S-MOVE-3")
def test_EX_S11_a_foreign_building_does_not_open_a_closed_line() -> None:
    game = sea(pieces={"red": own("(0,0)NE (2,-2)NW", STRAIT), "blue": own("(2,-2)S")})
    assert (route(game, "red"), movable(game, "red")) == (2, set())
    for ship in STRAIT.split():
        refused(game, "red", f"move ship {ship} to (0,0)E", "S-MOVE-3")


@pytest.mark.clause("S-MOVE-6", "SX-5")
@pytest.mark.parametrize(("rings", "ships"), [("faq", "(0,-1)NE (1,-2)SE"), ("strict", "")])
def test_EX_S12_two_ships_leave_a_ring_at_a_settlement(rings: str, ships: str) -> None:
    game = sea(pieces={"red": own("(0,-1)NE", RING)}, sea_loop_ships=rings)
    assert movable(game, "red") == edges(game, ships)
    refused(game, "red", "move ship (1,-2)E to (0,-1)E", "S-MOVE-5", "S-MOVE-6", "SX-5")


@pytest.mark.clause("S-MOVE-6")
def test_EX_S13_every_ship_leaves_a_ring_without_a_building() -> None:
    game = sea(pieces={"red": own("(0,-1)SE", f"(0,-1)E {RING}")})
    assert movable(game, "red") == edges(game, RING)
    refused(game, "red", "move ship (0,-1)E to (0,0)NE", "S-MOVE-5")
    do(game, "red", "move ship (1,-2)NE to (0,0)NE")
    next_turn(game, "red")
    assert movable(game, "red") == edges(game, "(1,-3)SE (2,-2)W (0,0)NE")
    held = sea(pieces={"red": own("(0,-1)SE (1,-3)SE", f"(0,-1)E {RING}")})
    assert movable(held, "red") == set()


@pytest.mark.clause("S-MOVE-1", "S-MOVE-2")
def test_EX_S14_one_ship_moves_in_a_turn_and_not_a_new_one() -> None:
    game = sea(pieces={"red": own("(0,-1)N (0,0)NE", "(0,-2)E (1,-1)SE")}, hands={"red": SHIP})
    do(game, "red", "ship (0,0)NE")
    refused(game, "red", "move ship (0,0)NE to (0,0)E", "S-MOVE-2")
    do(game, "red", "move ship (1,-1)SE to (0,0)E")
    refused(game, "red", "move ship (0,-2)E to (0,-1)NW", "S-MOVE-1")
    refused(game, "red", "move ship (0,0)E to (1,-1)SE", "S-MOVE-1")
    next_turn(game, "red")
    allowed(game, "red", "move ship (0,-2)E to (0,-1)NW")
    do(game, "red", "move ship (0,0)NE to (1,-1)SE")


@pytest.mark.clause("S-MOVE-2")
def test_EX_S14_a_ship_laid_by_a_card_is_new_too() -> None:
    game = sea(pieces={"red": own("(0,0)NE", "(1,-1)SE")}, cards={"red": {"road building": 1}})
    do(game, "red", "road building", "free ship (0,0)NE", "free ship (0,0)E")
    refused(game, "red", "move ship (0,0)NE to (2,-1)W", "S-MOVE-2")
    allowed(game, "red", "move ship (1,-1)SE to (0,1)NE")


@pytest.mark.clause("S-MOVE-9", "S-MOVE-7", "SX-27")
def test_EX_S15_the_only_ship_of_a_settlement_may_leave() -> None:
    game = sea(pieces={"red": own("(0,-1)N (-3,1)N", "(0,-1)NE")})
    assert targets(game, "red", "(0,-1)NE") == edges(game, "(0,-1)NW (0,-2)E (-2,0)W (-3,1)NW")
    do(game, "red", "move ship (0,-1)NE to (-2,0)W")
    assert route(game, "red") == 1


@pytest.mark.clause("S-MOVE-4", "S-PIR-4")
def test_EX_S16_no_ship_leaves_or_comes_to_the_pirate() -> None:
    game = sea(pieces={"red": NORTH}, pirate="(1,-2)")
    assert movable(game, "red") == edges(game, "(1,-3)SW")
    assert targets(game, "red", "(1,-3)SW") == edges(game, "(0,-1)NW")
    refused(game, "red", "move ship (1,-3)SW to (1,-3)SE", "S-MOVE-7")
    near = sea(pieces={"red": NORTH}, pirate="(0,-2)")
    assert movable(near, "red") == set()
    refused(near, "red", "move ship (1,-3)SW to (1,-3)SE", "S-MOVE-4")


@pytest.mark.clause("S-MOVE-3", "S-MOVE-5", "S-CLOSE-1")
def test_EX_S17_settlements_close_a_line_and_roads_do_not() -> None:
    red = own("(0,0)NE (2,-1)NW", "(1,-1)SE (2,-1)W")
    closed = sea(pieces={"red": red})
    refused(closed, "red", "move ship (2,-1)W to (0,0)E", "S-MOVE-3")
    roads = sea(pieces={"red": own("(0,0)SE (0,0)NW", "(0,0)E", roads="(0,0)NE (0,0)NW")})
    do(roads, "red", "move ship (0,0)E to (0,1)NE")


@pytest.mark.clause("S-CLOSE-4", "S-MOVE-3")
def test_two_lines_side_by_side_are_both_closed() -> None:
    game = sea(pieces={"red": own("(0,-1)NE (1,-3)SE", RING)})
    assert movable(game, "red") == set()
    refused(game, "red", "move ship (1,-2)E to (0,-1)E", "S-MOVE-3")


@pytest.mark.clause("S-MOVE-7")
def test_ships_built_in_the_same_turn_lead_to_a_new_place() -> None:
    game = sea(pieces={"red": own("(0,0)NE (0,-1)N", "(0,-1)NE")}, hands={"red": add(RICH, goods(wool=1))})
    refused(game, "red", "move ship (0,-1)NE to (2,-1)W", "S-MOVE-7")
    do(game, "red", "ship (1,-1)SE", "move ship (0,-1)NE to (2,-1)W")


@pytest.mark.clause("S-MOVE-7", "SX-26")
def test_a_ship_moves_to_another_edge_and_does_not_lead_itself() -> None:
    game = sea(pieces={"red": NORTH})
    refused(game, "red", "move ship (1,-3)SW to (1,-3)SW", "S-MOVE-7")
    single = sea(pieces={"red": own("(0,-1)N", "(0,-2)E")})
    refused(single, "red", "move ship (0,-2)E to (1,-3)SW", "S-MOVE-7")
    refused(single, "red", "move ship (0,-2)E to (1,-3)W", "S-MOVE-7")
