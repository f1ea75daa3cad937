"""Worked examples of building: EX-21 to EX-23."""

from __future__ import annotations

import pytest
from tests.rules.table import (
    CITY,
    ROAD,
    SETTLEMENT,
    add,
    bank,
    do,
    edge,
    goods,
    hand,
    node,
    own,
    places,
    points,
    refused,
    table,
)


@pytest.mark.clause("B-ROAD-1", "B-ROAD-2", "B-ROAD-3")
def test_EX_21_roads_go_on_from_own_pieces_but_not_past_a_foreign_one() -> None:
    pieces = {"blue": own("(0,0)N", roads="(0,0)NE (1,0)NW"), "red": own("(1,0)N")}
    game = table(active="blue", pieces=pieces, hands={"blue": ROAD})
    free = {edge(game, e) for e in ("(0,0)NW", "(0,-1)E", "(0,0)E")}
    assert places(game, "blue", "road") == free
    refused(game, "blue", "road (1,0)NE", "B-ROAD-3")
    refused(game, "blue", "road (1,-1)E", "B-ROAD-3")
    refused(game, "blue", "road (0,0)NE", "B-ROAD-1")
    do(game, "blue", "road (0,0)E")
    assert hand(game, "blue") == {}
    assert bank(game) == goods(lumber=19, brick=19, wool=19, grain=19, ore=19)


@pytest.mark.clause("B-SETT-1", "B-SETT-2", "B-SETT-3", "X-3")
def test_EX_22_only_one_vertex_keeps_the_distance() -> None:
    pieces = {
        "red": own("(-1,0)N", roads="(-1,0)NE (0,0)NW (0,0)NE (1,0)NW"),
        "blue": own("(0,0)SE"),
        "white": own(cities="(1,0)NE"),
    }
    game = table(pieces=pieces, hands={"red": SETTLEMENT})
    assert places(game, "red", "settlement") == {node(game, "(0,0)N")}
    refused(game, "red", "settlement (0,0)NW", "B-SETT-3")
    refused(game, "red", "settlement (0,0)NE", "B-SETT-3")
    refused(game, "red", "settlement (1,0)N", "B-SETT-3")
    refused(game, "red", "settlement (-1,0)N", "B-SETT-1")
    refused(game, "red", "settlement (0,0)SE", "B-SETT-1")
    refused(game, "red", "settlement (-1,1)S", "B-SETT-2")
    do(game, "red", "settlement (0,0)N")
    assert points(game, "red") == 2
    assert hand(game, "red") == {}


@pytest.mark.clause("B-SETT-5", "B-CITY-2", "B-BUILD-3")
def test_EX_23_the_sixth_settlement_needs_an_upgrade() -> None:
    five = "(0,-2)SE (-1,-1)SE (0,0)SE (1,-2)SE (-2,1)SE"
    pieces = {"red": own(five, roads="(0,-2)E (0,-2)NE")}
    game = table(pieces=pieces, hands={"red": add(SETTLEMENT, CITY)})
    refused(game, "red", "settlement (0,-2)N", "B-SETT-5", "B-BUILD-3")
    assert places(game, "red", "settlement") == set()
    do(game, "red", "city (0,0)SE")
    assert game.state.settlements_left[0] == 1
    do(game, "red", "settlement (0,-2)N")
    assert points(game, "red") == 7
    assert hand(game, "red") == {}
    assert game.state.settlements_left[0] == 0
