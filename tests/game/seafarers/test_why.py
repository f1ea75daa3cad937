"""Why roads, ships and settlements are refused at sea: every case once, and what is allowed beside it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.game.seafarers.asked import ROAD, SHIP, allowed, own, refusal, sea, told

from ostrov import Game
from ostrov.clauses import all_clauses
from ostrov.game.seafarers import why

RICH = {"red": {"lumber": 4, "brick": 4, "wool": 4, "grain": 4}}
HARBOUR = own("(0,0)NE")
"""A settlement from which roads and ships go on."""


@pytest.mark.clause("S-GEO-2")
def test_one_line_at_an_edge() -> None:
    ships = sea(pieces={"red": own("(0,0)NE", ships="(0,0)E")}, hands=RICH)
    assert told(ships, "ship (0,0)E") == told(ships, "road (0,0)E") == ("S-GEO-2", "ship")
    roads = sea(pieces={"red": own("(0,0)NE", roads="(0,0)E")}, hands=RICH)
    assert told(roads, "ship (0,0)E") == ("S-GEO-2", "road")
    assert told(roads, "road (0,0)E") == ("B-ROAD-1", "own")
    foreign = sea(pieces={"red": HARBOUR, "blue": own(ships="(0,0)E", roads="(0,0)NE")}, hands=RICH)
    assert refusal(foreign, "road (0,0)E").params == {"owner": "blue"}
    assert told(foreign, "road (0,0)E") == told(foreign, "ship (0,0)NE") == ("S-GEO-2", "taken")
    assert told(foreign, "road (0,0)NE") == ("B-ROAD-1", "taken")


@pytest.mark.clause("S-GEO-3")
def test_roads_lie_by_land_and_ships_by_the_sea() -> None:
    game = sea(pieces={"red": HARBOUR}, hands=RICH)
    assert told(game, "ship (0,0)W") == ("S-GEO-3", "land")
    assert told(game, "road (1,-1)SE") == ("S-GEO-3", "sea")
    assert allowed(game, "ship (1,-1)SE")
    assert allowed(game, "ship (0,0)E")
    assert allowed(game, "road (0,0)E")


@pytest.mark.clause("S-FOG-8")
def test_nothing_is_laid_or_settled_in_the_fog() -> None:
    game = sea(scenario="fog_islands", hands=RICH)
    assert told(game, "ship (0,-2)E") == told(game, "road (0,-2)E") == ("S-FOG-8", "edge")
    assert told(game, "settlement (0,-3)N") == ("S-FOG-8", "edge")


@pytest.mark.clause("S-GEO-4")
def test_a_settlement_needs_land() -> None:
    game = sea(pieces={"red": own("(2,-2)N", ships="(2,-3)E")}, hands=RICH)
    assert told(game, "settlement (2,-3)NE") == ("S-GEO-4", "")
    assert told(sea(), "found settlement (2,-3)NE") == ("S-GEO-4", "")


@pytest.mark.clause("S-GEO-5")
def test_the_distance_counts_across_the_water() -> None:
    game = sea(pieces={"red": own("(0,0)NE", ships="(1,-1)SE (2,-1)W")}, hands=RICH)
    assert told(game, "settlement (2,-1)SW") == ("S-GEO-5", "close")
    assert told(game, "settlement (0,0)N") == ("B-SETT-3", "close")
    assert allowed(game, "settlement (2,-1)NW")


@pytest.mark.clause("S-SETT-1")
def test_a_line_leads_to_a_new_settlement() -> None:
    game = sea(pieces={"red": own("(0,0)NE", ships="(1,-1)SE (2,-1)W")}, hands=RICH)
    assert told(game, "settlement (-1,1)N") == ("S-SETT-1", "")
    assert told(game, "settlement (0,0)NE") == ("B-SETT-1", "own")


@pytest.mark.clause("S-FOUND-1", "S-TTD-3")
def test_founding_is_for_start_zones() -> None:
    assert told(sea(), "found settlement (0,-3)N") == ("S-FOUND-1", "unexplored")
    desert = sea(scenario="through_desert")
    assert told(desert, "found settlement (1,-3)NE") == ("S-TTD-3", "")
    assert told(desert, "found settlement (-1,-2)SE") == ("S-FOUND-1", "unexplored")
    assert allowed(desert, "found settlement (-1,-1)NE", desert.seats[desert.state.active].colour)


@pytest.mark.clause("S-FOUND-1", "S-FOUND-4")
def test_nobody_founds_where_fog_was() -> None:
    before = ("red: found settlement (-1,0)N", "red: found ship (-1,-1)E", "tile hills", "token 9")
    game = sea(before, scenario="fog_islands", start_player="seat_0")
    assert told(game, "found settlement (0,-2)N", "blue") == ("S-FOUND-1", "zone")


@pytest.mark.clause("S-FOUND-2")
def test_a_founding_ship_touches_its_settlement() -> None:
    game = sea(("red: found settlement (0,0)NE",), start_player="seat_0")
    assert told(game, "found ship (-3,1)NW") == ("S-FOUND-2", "away")
    assert told(game, "end turn") == ("S-FOUND-2", "line")
    assert allowed(game, "found ship (1,-1)SE")
    assert allowed(game, "found road (0,0)E")
    inland = sea(("red: found settlement (-1,1)N",), start_player="seat_0")
    assert told(inland, "end turn") == ("B-FOUND-1", "road")
    assert told(sea(pieces={"red": HARBOUR}), "found ship (0,0)E") == ("S-FOUND-2", "over")


@pytest.mark.clause("S-FOUND-3")
def test_the_pirate_keeps_founding_ships_away() -> None:
    game = sea(("red: found settlement (0,0)S",), scenario="four_islands", start_player="seat_0")
    assert refusal(game, "found ship (0,0)SE").params == {}
    assert told(game, "found ship (0,0)SE") == ("S-FOUND-3", "pirate")


@pytest.mark.clause("S-TURN-2")
def test_ships_are_built_after_the_roll() -> None:
    game = sea(pieces={"red": HARBOUR}, hands=RICH, phase="before roll")
    assert told(game, "ship (0,0)E") == ("S-TURN-2", "roll")
    assert told(game, "ship (0,0)E", "blue") == ("B-TURN-6", "turn")


@pytest.mark.clause("S-SHIP-1")
def test_a_ship_has_its_price_and_its_piece() -> None:
    poor = sea(pieces={"red": HARBOUR}, hands={"red": ROAD})
    assert refusal(poor, "ship (0,0)E").params == {"cost": {"lumber": 1, "wool": 1}, "missing": {"wool": 1}}
    assert told(poor, "ship (0,0)E") == ("S-SHIP-1", "short")
    last = sea(pieces={"red": own("(0,0)NE", ships="(0,0)E")}, hands={"red": SHIP}, sea_ships=1)
    assert told(last, "ship (0,0)NE") == ("S-SHIP-1", "ships")
    assert allowed(last, "move ship (0,0)E to (0,0)NE")


@pytest.mark.clause("S-SHIP-3")
def test_a_ship_goes_on_from_a_ship_or_a_building() -> None:
    red = own("(0,0)NE", ships="(1,-1)SE (2,-1)W")
    game = sea(pieces={"red": red, "blue": own("(2,-1)NW")}, hands=RICH)
    there = game.places.nodes[game.places.node("(2,-1)NW")]
    assert refusal(game, "ship (2,-2)SW").params == {"closed": [there]}
    assert told(game, "ship (2,-2)SW") == ("S-SHIP-3", "closed")
    assert told(game, "ship (3,-3)E") == ("S-SHIP-3", "away")
    assert allowed(game, "ship (2,-1)SW")


@pytest.mark.clause("S-SHIP-4")
def test_a_road_does_not_carry_a_ship_on() -> None:
    game = sea(pieces={"red": own("(0,0)SE", roads="(0,0)E (0,0)NE")}, hands=RICH)
    assert told(game, "ship (0,-1)E") == ("S-SHIP-4", "road")
    assert allowed(game, "ship (0,1)NE")


@pytest.mark.clause("S-ROAD-1", "S-SHIP-4")
def test_a_ship_does_not_carry_a_road_on() -> None:
    game = sea(pieces={"red": own("(0,0)NE", ships="(0,0)NE")}, hands=RICH)
    assert told(game, "road (0,0)NW") == ("S-ROAD-1", "ship")
    assert refusal(game, "road (0,0)NW").params == {"because": ["S-SHIP-4"]}
    assert told(game, "road (-3,2)W") == ("B-ROAD-2", "")


@pytest.mark.clause("S-SHIP-5", "S-PIR-4", "S-PIR-5")
def test_no_ship_is_built_beside_the_pirate() -> None:
    cards = {"red": {"road building": 1}}
    game = sea(pieces={"red": HARBOUR}, hands=RICH, cards=cards, pirate="(1,0)")
    assert refusal(game, "ship (0,0)E").params == {}
    assert told(game, "ship (0,0)E") == ("S-SHIP-5", "pirate")
    assert allowed(game, "road (0,0)E")
    game.play("road building")
    assert told(game, "free ship (0,0)E") == ("S-PIR-4", "pirate")
    assert allowed(game, "free ship (0,0)NE")


@pytest.mark.clause("S-DEV-2")
def test_road_building_lays_roads_and_ships() -> None:
    cards = {"red": {"road building": 1}}
    game = sea(pieces={"red": own("(0,0)NE")}, cards=cards, sea_ships=1)
    assert told(game, "free ship (0,0)E") == told(game, "free road (0,0)E") == ("S-DEV-2", "")
    game.play("road building")
    assert told(game, "end turn") == ("S-DEV-2", "pending")
    game.play("free ship (0,0)E")
    assert told(game, "free ship (0,0)NE") == ("S-SHIP-1", "ships")
    assert told(sea(cards=cards), "road building") == ("S-DEV-2", "nowhere")


FIFTEEN = (
    "(0,0)NE (0,0)NW (0,0)W (0,0)SW (0,0)SE (-1,0)NE (-1,0)NW (-1,0)W (-1,0)SW (-1,0)SE (-1,1)SW (-1,1)SE"
)
FIFTEEN += " (-1,1)W (-1,1)E (-2,1)W"


@pytest.mark.clause("S-DEV-2", "X-13")
def test_road_building_needs_pieces_and_places() -> None:
    cards = {"red": {"road building": 1}}
    full = {"red": own("(0,0)NE", ships="(0,0)E", roads=FIFTEEN)}
    assert told(sea(pieces=full, cards=cards, sea_ships=1), "road building") == ("S-DEV-2", "pieces")
    strict = sea(pieces=full, cards=cards, sea_ships=2, road_building_partial=False)
    assert told(strict, "road building") == ("S-DEV-2", "one")
    open_table = sea(pieces=full, cards=cards, sea_ships=2)
    open_table.play("road building")
    assert told(open_table, "free road (0,-1)E") == ("B-BUILD-3", "roads")


@pytest.mark.clause("S-COMP-4")
def test_on_an_island_there_are_no_ships() -> None:
    game = Game.new(1, explicit_chance=True, position={"phase": "main"})
    for action in ("ship (0,0)E", "move ship (0,0)E to (0,0)W", "pirate (0,0)", "gold ore", "tile sea"):
        assert told(game, action) == ("S-COMP-4", "")


def test_nothing_is_refused_by_a_clause_that_does_not_exist() -> None:
    """Every clause that the checks name exists, can be broken, and has the case that is named with it."""
    cited = set()
    for file in Path(why.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and str(node.value).startswith(("S-", "SX-", "B-", "X-")):
                cited.add(str(node.value).partition("/")[::2])
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                named = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                cited |= {(str(named[0]), str(named[-1]))} if len(named) > 1 else set()
    assert len(cited) > 60
    for clause, case in cited:
        assert all_clauses()[clause].kind == "refusable", clause
        assert not case or case in all_clauses()[clause].cases, (clause, case)
