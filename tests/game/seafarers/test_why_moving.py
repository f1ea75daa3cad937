"""Why a ship is not moved: every case once, and what is allowed beside it."""

from __future__ import annotations

import pytest
from tests.game.seafarers.asked import allowed, own, refusal, sea, told

LINE = own("(0,-1)N", ships="(0,-2)E (1,-3)SW")
"""A settlement and two ships, the second with an open end."""
LOOP = "(0,-1)NE (1,-2)SE (2,-2)W (1,-2)NE (1,-3)SE (0,-2)E"
"""The six edges of the sea hex (1,-2)."""


@pytest.mark.clause("S-MOVE-12")
def test_ships_move_in_the_own_turn_after_the_roll() -> None:
    early = sea(pieces={"red": LINE}, phase="before roll")
    assert told(early, "move ship (1,-3)SW to (0,-1)NW") == ("S-MOVE-12", "")
    late = sea(pieces={"red": LINE, "blue": own("(2,-2)N", ships="(2,-3)E")})
    assert allowed(late, "move ship (1,-3)SW to (0,-1)NW")
    assert told(late, "move ship (2,-3)E to (3,-3)W", "blue") == ("B-TURN-6", "turn")


@pytest.mark.clause("S-MOVE-1", "S-MOVE-2")
def test_one_older_ship_a_turn() -> None:
    moved = sea(pieces={"red": LINE}, ship_moved=True)
    assert told(moved, "move ship (1,-3)SW to (0,-1)NW") == ("S-MOVE-1", "")
    new = sea(pieces={"red": LINE}, new_ships=["(1,-3)SW"])
    assert told(new, "move ship (1,-3)SW to (0,-1)NW") == ("S-MOVE-2", "")


@pytest.mark.clause("S-MOVE-3", "S-CLOSE-1")
def test_a_closed_ship_stays() -> None:
    game = sea(pieces={"red": own("(0,-1)N (0,-3)SE", ships="(0,-2)E (1,-3)SW (1,-3)SE")})
    assert told(game, "move ship (1,-3)SW to (0,-1)NW") == ("S-MOVE-3", "")
    assert allowed(game, "move ship (1,-3)SE to (0,-1)NW")


@pytest.mark.clause("S-MOVE-4")
def test_the_pirate_holds_a_ship() -> None:
    game = sea(pieces={"red": LINE}, pirate="(0,-2)")
    assert refusal(game, "move ship (1,-3)SW to (0,-1)NW").params == {}
    assert told(game, "move ship (1,-3)SW to (0,-1)NW") == ("S-MOVE-4", "pirate")


@pytest.mark.clause("S-MOVE-5")
def test_a_ship_moves_from_an_open_end() -> None:
    assert told(sea(pieces={"red": LINE}), "move ship (0,-2)E to (0,-1)NW") == ("S-MOVE-5", "")


@pytest.mark.clause("S-MOVE-6", "SX-5")
def test_in_a_ring_the_ships_at_the_building_move() -> None:
    pieces = {"red": own("(0,-1)NE", ships=LOOP)}
    game, strict = sea(pieces=pieces), sea(pieces=pieces, sea_loop_ships="strict")
    there = game.places.nodes[game.places.node("(0,-1)NE")]
    assert refusal(game, "move ship (1,-2)NE to (0,-1)E").params == {"node": there}
    assert told(game, "move ship (1,-2)NE to (0,-1)E") == ("S-MOVE-6", "ring")
    assert allowed(game, "move ship (1,-2)SE to (0,-1)E")
    assert told(strict, "move ship (1,-2)SE to (0,-1)E") == ("SX-5", "")
    assert told(strict, "move ship (1,-2)NE to (0,-1)E") == ("S-MOVE-5", "")


@pytest.mark.clause("S-MOVE-7", "SX-26")
def test_a_ship_moves_to_another_edge_where_one_could_be_built() -> None:
    game = sea(pieces={"red": LINE, "blue": own(ships="(0,-1)NE")})
    assert told(game, "move ship (0,-1)NW to (1,-3)SE") == ("S-MOVE-7", "none")
    assert told(game, "move ship (0,-1)NE to (1,-3)SE") == ("S-MOVE-7", "none")
    assert told(game, "move ship (1,-3)SW to (1,-3)SW") == ("S-MOVE-7", "same")
    assert refusal(game, "move ship (1,-3)SW to (1,-3)SW").params == {"because": ["SX-26"]}
    assert refusal(game, "move ship (1,-3)SW to (0,-1)NE").params == {"owner": "blue"}
    assert told(game, "move ship (1,-3)SW to (0,-1)NE") == ("S-MOVE-7", "taken")
    assert told(game, "move ship (1,-3)SW to (0,-1)SE") == ("S-MOVE-7", "land")
    assert told(game, "move ship (1,-3)SW to (1,-3)NE") == ("S-MOVE-7", "away")
    assert allowed(game, "move ship (1,-3)SW to (1,-3)SE")


@pytest.mark.clause("S-MOVE-7", "S-PIR-4")
def test_no_ship_moves_beside_the_pirate() -> None:
    game = sea(pieces={"red": LINE}, pirate="(1,-2)")
    assert refusal(game, "move ship (1,-3)SW to (0,-1)NE").params == {}
    assert told(game, "move ship (1,-3)SW to (0,-1)NE") == ("S-MOVE-7", "pirate")
    assert allowed(game, "move ship (1,-3)SW to (0,-1)NW")


@pytest.mark.clause("S-MOVE-7", "S-SHIP-4")
def test_the_moved_ship_leads_nowhere_itself() -> None:
    red = own("(0,0)NE (0,-1)N", ships="(1,-1)SE (2,-1)W (0,-2)E")
    game = sea(pieces={"red": red, "blue": own("(2,-1)NW")})
    there = game.places.nodes[game.places.node("(2,-1)NW")]
    assert refusal(game, "move ship (0,-2)E to (2,-2)SW").params == {"closed": [there]}
    assert told(game, "move ship (0,-2)E to (2,-2)SW") == ("S-MOVE-7", "closed")
    assert told(game, "move ship (2,-1)W to (2,-2)SW") == ("S-MOVE-7", "away")
    road = sea(pieces={"red": own("(0,0)SE", ships="(0,1)NE", roads="(0,0)E (0,0)NE")})
    assert told(road, "move ship (0,1)NE to (0,-1)E") == ("S-SHIP-4", "road")


@pytest.mark.clause("S-FOG-8", "S-MOVE-7")
def test_no_ship_moves_into_the_fog() -> None:
    game = sea(scenario="fog_islands", pieces={"red": own("(-1,0)N", ships="(-1,0)NW")})
    assert told(game, "move ship (-1,0)NW to (0,-2)E") == ("S-FOG-8", "edge")


@pytest.mark.clause("SX-4")
def test_where_a_ship_moves_last_only_the_end_is_left() -> None:
    hands = {"red": {"lumber": 5, "wool": 5}}
    game = sea(pieces={"red": LINE}, hands=hands, sea_ship_move="end_of_turn")
    assert allowed(game, "ship (0,-1)NE")
    game.play("move ship (1,-3)SW to (0,-1)NW")
    for action in ("ship (0,-1)NE", "bank 4 wool for 1 ore", "move ship (0,-1)NW to (0,-1)NE"):
        assert told(game, action) == ("SX-4", "")
    assert told(game, "ship (0,-1)NE", "blue") == ("B-TURN-6", "turn")
    assert allowed(game, "end turn")
