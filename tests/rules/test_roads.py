"""Roads: B-ROAD-1 to -6, B-GEO-2, B-BUILD-1 to -5, X-30."""

from __future__ import annotations

import pytest
from tests.rules.table import ROAD, allowed, bank, do, edge, goods, hand, own, places, points, refused, table

from ostrov import Game, NotationError


def builder(red: dict[str, list[str]], roads: int = 1, **others: dict[str, list[str]]) -> Game:
    """Red can pay some roads."""
    return table(pieces={"red": red, **others}, hands={"red": goods(lumber=roads, brick=roads)})


def sites(game: Game, *names: str) -> set[str]:
    return {edge(game, name) for name in names}


@pytest.mark.clause("B-BUILD-1", "B-BUILD-4")
def test_a_road_costs_a_lumber_and_a_brick_and_lies_at_once() -> None:
    game = builder(own("(0,0)N"))
    do(game, "red", "road (0,0)NE")
    assert hand(game, "red") == {}
    assert bank(game) == goods(lumber=19, brick=19, wool=19, grain=19, ore=19)
    assert game.describe()["pieces"]["red"]["roads"] == [edge(game, "(0,0)NE")]
    assert game.state.roads_left[0] == 14
    refused(game, "red", "road (0,0)NW", "B-BUILD-1")


@pytest.mark.clause("B-BUILD-4")
@pytest.mark.parametrize("piece", ["road", "settlement", "city"])
def test_no_piece_is_bought_without_a_place(piece: str) -> None:
    game = builder(own("(0,0)N"))
    with pytest.raises(NotationError):
        game.play(piece, 0)
    assert hand(game, "red") == ROAD


@pytest.mark.clause("B-BUILD-1")
@pytest.mark.parametrize("held", [goods(lumber=1), goods(brick=1), goods(lumber=5, ore=5)])
def test_a_road_that_cannot_be_paid(held: dict[str, int]) -> None:
    game = table(pieces={"red": own("(0,0)N")}, hands={"red": held})
    refused(game, "red", "road (0,0)NE", "B-BUILD-1")
    refusal = game.why_not("road (0,0)NE", 0)
    assert refusal is not None
    missing = {kind: 1 - held.get(kind, 0) for kind in ROAD if held.get(kind, 0) < 1}
    assert refusal.params["missing"] == missing


@pytest.mark.clause("B-ROAD-1")
def test_one_road_per_edge() -> None:
    game = builder(own("(0,0)N", roads="(0,0)NE"), blue=own("(0,0)S", roads="(0,0)SE (0,0)E"))
    refused(game, "red", "road (0,0)NE", "B-ROAD-1")
    refused(game, "red", "road (0,0)E", "B-ROAD-1")


@pytest.mark.clause("B-ROAD-2", "B-ROAD-6")
@pytest.mark.parametrize("red", [own("(0,0)N"), own(cities="(0,0)N")])
def test_a_road_leaves_an_own_building(red: dict[str, list[str]]) -> None:
    game = builder(red)
    assert places(game, "red", "road") == sites(game, "(0,0)NE", "(0,0)NW", "(0,-1)E")
    refused(game, "red", "road (0,0)E", "B-ROAD-2")
    refused(game, "red", "road (0,0)SE", "B-ROAD-2")


@pytest.mark.clause("B-ROAD-2")
def test_a_road_goes_on_from_an_own_road_at_either_end() -> None:
    game = builder(own(roads="(0,0)NE"))
    found = sites(game, "(0,0)NW", "(0,-1)E", "(0,0)E", "(1,0)NW")
    assert places(game, "red", "road") == found


@pytest.mark.clause("B-ROAD-2")
def test_pieces_of_others_do_not_help() -> None:
    game = builder(own("(2,-2)N"), blue=own("(0,0)N", roads="(0,0)NE"))
    for place in ("(0,0)NW", "(0,0)E", "(0,-1)E"):
        refused(game, "red", f"road {place}", "B-ROAD-2")


@pytest.mark.clause("B-ROAD-3")
@pytest.mark.parametrize("blue", [own("(0,0)NE"), own(cities="(0,0)NE")])
def test_a_foreign_building_closes_the_way_on(blue: dict[str, list[str]]) -> None:
    game = builder(own(roads="(0,0)NE"), blue=blue)
    refused(game, "red", "road (0,0)E", "B-ROAD-3")
    refused(game, "red", "road (1,0)NW", "B-ROAD-3")
    assert places(game, "red", "road") == sites(game, "(0,0)NW", "(0,-1)E")


@pytest.mark.clause("B-ROAD-3")
def test_a_road_may_end_at_a_foreign_building() -> None:
    game = builder(own("(0,0)N"), blue=own("(0,0)SE"))
    do(builder(own("(0,0)N", roads="(0,0)NE"), blue=own("(0,0)SE")), "red", "road (0,0)E")
    refused(game, "red", "road (0,0)E", "B-ROAD-2")


@pytest.mark.clause("B-ROAD-3", "B-ROAD-2")
def test_the_way_past_a_foreign_building_is_open_from_the_other_side() -> None:
    game = builder(own(roads="(0,0)NE (0,0)SE"), blue=own("(0,0)NE"))
    allowed(game, "red", "road (0,0)E")  # from (0,0)SE, ending at blue's building
    refused(game, "red", "road (1,0)NW", "B-ROAD-3")


@pytest.mark.clause("B-ROAD-3")
def test_the_road_of_another_player_does_not_close_the_way() -> None:
    game = builder(own(roads="(0,0)NE"), blue=own("(1,0)N", roads="(1,0)NW"))
    allowed(game, "red", "road (0,0)E")


@pytest.mark.clause("X-30", "B-LR-7")
def test_both_parts_of_a_broken_route_may_be_extended() -> None:
    pieces = own(roads="(0,0)NW (0,0)NE (0,0)E")
    game = builder(pieces, blue=own("(0,0)NE", roads="(1,0)NW"))
    assert places(game, "red", "road") == sites(game, "(0,0)W", "(-1,0)NE", "(0,-1)E", "(0,0)SE", "(1,0)SW")


@pytest.mark.clause("B-ROAD-4", "B-GEO-2")
def test_coastal_edges_are_sites() -> None:
    game = builder(own("(0,-2)N"), roads=2)
    do(game, "red", "road (0,-2)NW", "road (0,-2)W")
    assert places(game, "red", "road") == set()


@pytest.mark.clause("B-ROAD-5", "B-WIN-4")
def test_a_road_is_worth_no_points() -> None:
    game = builder(own("(0,0)N"))
    before = points(game, "red")
    do(game, "red", "road (0,0)NE")
    assert points(game, "red") == before == 1


@pytest.mark.clause("B-BUILD-3", "B-COMP-11", "B-LR-12")
def test_the_sixteenth_road() -> None:
    north = "(0,-2)W (0,-2)NW (0,-2)NE (1,-2)NW (1,-2)NE (2,-2)NW (2,-2)NE (2,-2)E"
    fourteen = f"{north} (2,-1)NE (2,-1)E (2,0)NE (2,0)E (2,0)SE (1,1)E"
    game = builder(own(roads=fourteen), roads=2)
    do(game, "red", "road (1,1)SE")
    assert game.state.roads_left[0] == 0
    assert game.state.route_length[0] == 15
    refused(game, "red", "road (0,2)E", "B-BUILD-3")
    assert places(game, "red", "road") == set()


@pytest.mark.clause("B-BUILD-2", "B-TURN-5")
def test_any_number_of_roads_in_a_turn() -> None:
    game = builder(own("(0,0)N"), roads=6)
    do(game, "red", *(f"road (0,0){side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
    assert game.state.roads_left[0] == 9


@pytest.mark.clause("B-BUILD-5", "X-42")
def test_a_built_road_stays() -> None:
    game = builder(own("(0,0)N"), roads=2)
    do(game, "red", "road (0,0)NE")
    for colour in ("red", "blue"):
        kinds = {action.kind for action in game.legal(0 if colour == "red" else 1)}
        assert kinds <= {"end turn", "road"}
    refused(game, "red", "road (0,0)NE", "B-ROAD-1")
