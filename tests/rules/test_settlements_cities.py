"""Settlements and cities: B-SETT-1 to -5, B-CITY-1 to -4, B-BUILD-1 to -5, X-3, X-6, X-41."""

from __future__ import annotations

import pytest
from tests.rules.table import (
    CITY,
    SETTLEMENT,
    add,
    allowed,
    bank,
    do,
    goods,
    hand,
    node,
    own,
    places,
    points,
    refused,
    roll,
    table,
)

from ostrov import Game


def settler(red: dict[str, list[str]], **others: dict[str, list[str]]) -> Game:
    """Red can pay one settlement."""
    return table(pieces={"red": red, **others}, hands={"red": SETTLEMENT})


@pytest.mark.clause("B-BUILD-1", "B-BUILD-4", "B-SETT-4")
def test_a_settlement_costs_four_cards_and_brings_a_point_and_income() -> None:
    game = settler(own(roads="(0,-2)NE"))
    do(game, "red", "settlement (0,-2)N")
    assert hand(game, "red") == {}
    assert bank(game) == goods(lumber=19, brick=19, wool=19, grain=19, ore=19)
    assert points(game, "red") == 1
    assert game.state.settlements_left[0] == 4
    do(game, "red", "end turn")
    assert hand(roll(game, "blue", 10), "red") == goods(ore=1)


@pytest.mark.clause("B-BUILD-1")
@pytest.mark.parametrize("missing", SETTLEMENT)
def test_a_settlement_that_cannot_be_paid(missing: str) -> None:
    held = {kind: 3 for kind in SETTLEMENT if kind != missing}
    game = table(pieces={"red": own(roads="(0,-2)NE")}, hands={"red": held})
    refused(game, "red", "settlement (0,-2)N", "B-BUILD-1")


@pytest.mark.clause("B-SETT-1")
def test_only_on_a_free_vertex() -> None:
    game = settler(own("(0,0)N", roads="(0,0)NE (0,0)E"), blue=own(cities="(0,0)SE"))
    refused(game, "red", "settlement (0,0)N", "B-SETT-1")
    refused(game, "red", "settlement (0,0)SE", "B-SETT-1")


@pytest.mark.clause("B-SETT-2", "B-ROAD-6")
def test_an_own_road_leads_there() -> None:
    game = settler(own("(0,0)N", roads="(0,0)NE (0,0)E"), blue=own("(2,-2)N", roads="(2,-2)NE (2,-2)E"))
    assert places(game, "red", "settlement") == {node(game, "(0,0)SE")}
    refused(game, "red", "settlement (0,0)S", "B-SETT-2")
    refused(game, "red", "settlement (2,-2)SE", "B-SETT-2")  # blue's road
    do(game, "red", "settlement (0,0)SE")


@pytest.mark.clause("B-SETT-2", "B-LR-7")
def test_a_foreign_road_beside_the_own_one_is_no_obstacle() -> None:
    blues = own(roads="(0,0)E (1,0)NW")
    do(settler(own(roads="(0,0)NE"), blue=blues), "red", "settlement (0,0)NE")


@pytest.mark.clause("B-SETT-3", "X-3")
@pytest.mark.parametrize("neighbour", ["(0,0)NW", "(0,0)NE", "(0,-1)NE"])
@pytest.mark.parametrize("owner", ["red", "blue"])
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_the_distance_to_any_building(neighbour: str, owner: str, kind: str) -> None:
    pieces = {"red": own(roads="(0,0)NW (0,0)NE (0,-1)E"), "blue": own()}
    pieces[owner][kind] = [neighbour]
    game = table(pieces=pieces, hands={"red": SETTLEMENT})
    refused(game, "red", "settlement (0,0)N", "B-SETT-3", "X-3")
    pieces[owner][kind] = []
    allowed(table(pieces=pieces, hands={"red": SETTLEMENT}), "red", "settlement (0,0)N")


@pytest.mark.clause("B-SETT-3", "B-GEO-4")
def test_two_edges_apart_is_far_enough() -> None:
    for blues in ("(0,0)SE", "(0,0)SW", "(0,-1)N", "(-1,0)N", "(1,0)N"):
        game = settler(own(roads="(0,0)NW (0,0)NE"), blue=own(blues))
        allowed(game, "red", "settlement (0,0)N")


@pytest.mark.clause("X-6", "B-GEO-3", "B-SETT-1")
def test_a_coastal_corner_of_one_hex_is_a_site() -> None:
    game = settler(own(roads="(0,-2)NE"))
    do(game, "red", "settlement (0,-2)N")
    assert game.board.node_hex[3 * game.places.node("(0,-2)N") + 1] >= game.board.hexes


@pytest.mark.clause("B-SETT-5", "B-BUILD-3")
def test_five_settlements_at_most() -> None:
    five = own("(0,0)SE (1,-2)SE (-2,1)SE (-1,-1)SE (2,0)N", roads="(0,-2)NE")
    game = settler(five)
    refused(game, "red", "settlement (0,-2)N", "B-SETT-5", "B-BUILD-3")
    four = own("(0,0)SE (1,-2)SE (-2,1)SE (-1,-1)SE", roads="(0,-2)NE")
    do(settler(four), "red", "settlement (0,-2)N")


@pytest.mark.clause("B-CITY-1", "B-CITY-2", "B-CITY-3", "B-BUILD-1")
def test_a_city_replaces_a_settlement() -> None:
    game = table(pieces={"red": own("(0,-2)N (0,0)N")}, hands={"red": CITY})
    do(game, "red", "city (0,-2)N")
    assert hand(game, "red") == {}
    assert bank(game) == goods(lumber=19, brick=19, wool=19, grain=19, ore=19)
    assert points(game, "red") == 3
    assert (game.state.settlements_left[0], game.state.cities_left[0]) == (4, 3)
    do(game, "red", "end turn")
    assert hand(roll(game, "blue", 10), "red") == goods(ore=2)


@pytest.mark.clause("B-CITY-1")
def test_no_city_anywhere_else() -> None:
    pieces = {"red": own("(0,0)N", cities="(0,0)SE", roads="(0,0)NE"), "blue": own("(2,-2)N")}
    game = table(pieces=pieces, hands={"red": CITY})
    refused(game, "red", "city (0,0)NE", "B-CITY-1")  # empty, at the end of a road
    refused(game, "red", "city (0,-2)N", "B-CITY-1")
    refused(game, "red", "city (2,-2)N", "B-CITY-1")  # blue's settlement
    refused(game, "red", "city (0,0)SE", "B-CITY-1")  # a city already
    assert places(game, "red", "city") == {node(game, "(0,0)N")}


@pytest.mark.clause("B-BUILD-1")
@pytest.mark.parametrize("held", [goods(grain=2, ore=2), goods(grain=1, ore=3), SETTLEMENT])
def test_a_city_that_cannot_be_paid(held: dict[str, int]) -> None:
    game = table(pieces={"red": own("(0,0)N")}, hands={"red": held})
    refused(game, "red", "city (0,0)N", "B-BUILD-1")


@pytest.mark.clause("B-BUILD-3", "X-41")
def test_four_cities_at_most() -> None:
    four = own("(0,0)N", cities="(0,0)SE (1,-2)SE (-2,1)SE (-1,-1)SE")
    game = table(pieces={"red": four}, hands={"red": CITY})
    refused(game, "red", "city (0,0)N", "B-BUILD-3", "X-41")
    three = own("(0,0)N", cities="(0,0)SE (1,-2)SE (-2,1)SE")
    do(table(pieces={"red": three}, hands={"red": CITY}), "red", "city (0,0)N")


@pytest.mark.clause("B-CITY-4", "B-BUILD-2")
def test_settlement_and_upgrade_in_one_turn() -> None:
    game = table(pieces={"red": own(roads="(0,-2)NE")}, hands={"red": add(SETTLEMENT, CITY)})
    do(game, "red", "settlement (0,-2)N", "city (0,-2)N")
    assert points(game, "red") == 2
    assert game.state.settlements_left[0] == 5


@pytest.mark.clause("B-CITY-2", "B-SETT-5")
def test_the_freed_settlement_is_built_again() -> None:
    five = own("(0,0)SE (1,-2)SE (-2,1)SE (-1,-1)SE (2,0)N", roads="(0,-2)NE")
    game = table(pieces={"red": five}, hands={"red": add(SETTLEMENT, CITY)})
    do(game, "red", "city (0,0)SE", "settlement (0,-2)N")
    assert (game.state.settlements_left[0], points(game, "red")) == (0, 7)


@pytest.mark.clause("B-BUILD-5", "X-42")
def test_cities_stay() -> None:
    game = table(pieces={"red": own(cities="(0,0)N")}, hands={"red": add(SETTLEMENT, CITY)})
    assert {action.kind for action in game.legal(0)} <= {"end turn", "road", "buy card"}
    refused(game, "red", "settlement (0,0)N", "B-SETT-1")
