"""When ships move, and rarer lines: S-TURN-2, S-MOVE-6, -7, -10 and -12, S-CLOSE-5, SX-4, SX-5."""

from __future__ import annotations

import pytest
from tests.rules.seafarers.table import RICH, RING, SHIP, do, edges, movable, own, roll, sea, sites, targets
from tests.rules.table import add, allowed, goods, refused, texts

NORTH = own("(0,-1)N", "(0,-2)E (1,-3)SW")
MOVE = "move ship (1,-3)SW to (0,-1)NE"


@pytest.mark.clause("S-TURN-2", "S-MOVE-12")
def test_ships_are_built_and_moved_after_the_roll_in_the_own_turn() -> None:
    game = sea(pieces={"red": NORTH, "blue": own("(0,0)NE")}, hands={"red": SHIP}, phase="before roll")
    refused(game, "red", MOVE, "S-MOVE-12")
    refused(game, "red", "ship (0,-1)NE", "S-TURN-2")
    roll(game, "red", 12)
    allowed(game, "red", "ship (0,-1)NE")
    allowed(game, "red", MOVE)
    do(game, "red", "end turn")
    roll(game, "blue", 12)
    refused(game, "red", MOVE, "B-TURN-6")
    do(game, "blue", "end turn")


@pytest.mark.clause("S-TURN-2", "SX-4")
def test_between_building_and_trading_a_ship_may_move() -> None:
    hands = {"red": add(SHIP, goods(ore=4))}
    game = sea(pieces={"red": NORTH}, hands=hands)
    do(game, "red", "ship (0,-1)NW", MOVE, "bank 4 ore for 1 brick")
    last = sea(pieces={"red": NORTH}, hands=hands, sea_ship_move="end_of_turn")
    do(last, "red", "ship (0,-1)NW", MOVE)
    assert texts(last, "red") == ["end turn"]
    refused(last, "red", "bank 4 ore for 1 brick", "SX-4")


@pytest.mark.clause("S-TURN-2", "B-PHASE-2")
def test_with_separate_phases_moving_belongs_to_building() -> None:
    hands = {"red": add(SHIP, goods(ore=4))}
    game = sea(pieces={"red": NORTH}, hands=hands, turn_phases="separate")
    allowed(game, "red", "bank 4 ore for 1 brick")
    do(game, "red", MOVE)
    refused(game, "red", "bank 4 ore for 1 brick", "B-PHASE-2")
    do(game, "red", "ship (0,-1)NW")


@pytest.mark.clause("S-MOVE-6", "SX-5")
def test_a_ring_with_two_settlements_is_no_ring_to_leave() -> None:
    tail = sea(pieces={"red": own("(0,-1)NE", f"{RING} (0,-1)E")})
    assert movable(tail, "red") == edges(tail, "(0,-1)NE (1,-2)SE (0,-1)E")
    beyond = sea(pieces={"red": own("(0,-1)NE (2,-2)S", f"{RING} (2,-2)SW")})
    assert movable(beyond, "red") == set()
    settled = sea(pieces={"red": own("(0,-1)NE (2,-2)NW", RING)})
    assert movable(settled, "red") == set()
    refused(settled, "red", "move ship (1,-2)W to (0,-1)E", "S-MOVE-3")


@pytest.mark.clause("S-MOVE-6", "S-MOVE-4", "S-MOVE-2", "SX-5")
def test_what_keeps_other_ships_keeps_those_of_a_ring() -> None:
    red = own("(0,-1)NE", RING)
    watched = sea(pieces={"red": red}, pirate="(1,-2)")
    refused(watched, "red", "move ship (1,-2)SE to (0,-1)E", "S-MOVE-4")
    new = sea(pieces={"red": red}, new_ships=["(1,-2)SE"])
    assert movable(new, "red") == edges(new, "(0,-1)NE")
    refused(new, "red", "move ship (1,-2)SE to (0,-1)E", "S-MOVE-2")
    strict = sea(pieces={"red": red}, sea_loop_ships="strict")
    refused(strict, "red", "move ship (1,-2)SE to (0,-1)E", "SX-5")
    allowed(sea(pieces={"red": red}), "red", "move ship (1,-2)SE to (0,-1)E")


@pytest.mark.clause("S-MOVE-10", "S-SHIP-3", "S-MOVE-7")
def test_a_cut_line_is_not_lengthened_past_the_building() -> None:
    red = own("(0,0)NE (0,-1)N", "(1,-1)SE (2,-1)W (2,-2)SW (0,-1)NE")
    game = sea(pieces={"red": red, "blue": own("(2,-2)S")}, hands={"red": RICH})
    refused(game, "red", "move ship (0,-1)NE to (2,-1)NW", "S-MOVE-7")
    assert edges(game, "(2,-2)W (1,-2)SE") <= targets(game, "red", "(0,-1)NE")
    assert edges(game, "(2,-2)W (1,-2)SE") <= sites(game, "red")


@pytest.mark.clause("S-CLOSE-5", "S-CLOSE-1")
def test_a_city_ends_a_line_as_a_settlement_does() -> None:
    red = {"cities": ["(0,-3)SE"], "settlements": ["(0,-1)N"], "ships": ["(0,-2)E", "(1,-3)SW"], "roads": []}
    game = sea(pieces={"red": red})
    refused(game, "red", MOVE, "S-MOVE-3")
    assert movable(sea(pieces={"red": NORTH}), "red") == edges(game, "(1,-3)SW")


@pytest.mark.clause("S-FOUND-2", "S-MOVE-2")
def test_a_founding_ship_moves_in_the_first_turn() -> None:
    game = sea(starter=0)
    do(game, "red", "found settlement (0,0)NE", "found ship (1,-1)SE")
    do(game, "blue", "found settlement (-1,1)N", "found road (-1,1)NW")
    do(game, "white", "found settlement (-2,2)N", "found road (-2,2)NE")
    do(game, "white", "found settlement (-3,3)N", "found road (-3,3)NE")
    do(game, "blue", "found settlement (-2,0)N", "found ship (-2,0)NW")
    do(game, "red", "found settlement (0,-1)N", "found ship (0,-1)NE")
    roll(game, "red", 12)
    assert movable(game, "red") == edges(game, "(1,-1)SE (0,-1)NE")
    do(game, "red", "move ship (1,-1)SE to (0,0)E")
