"""The beginner's map and set-up: B-MAP-1 to -9, B-BEG-1 to -5, B-SETUP-3, X-2, X-24."""

from __future__ import annotations

import pytest
from tests.rules.table import COLOURS, edge, goods, hand, node, points, table

from ostrov import Game

ROWS = {
    -2: "0 mountains 10, 1 pasture 2, 2 forest 9",
    -1: "-1 fields 12, 0 hills 6, 1 pasture 4, 2 hills 10",
    0: "-2 fields 9, -1 forest 11, 0 desert 0, 1 forest 3, 2 mountains 8",
    1: "-2 forest 8, -1 mountains 3, 0 fields 4, 1 pasture 5",
    2: "-2 hills 5, -1 fields 6, 0 pasture 11",
}
HARBOURS = {
    "(0,-2)NW": "3:1",
    "(1,-2)NE": "grain",
    "(2,-1)NE": "ore",
    "(2,0)E": "3:1",
    "(1,1)SE": "wool",
    "(-1,2)SE": "3:1",
    "(-2,2)SW": "3:1",
    "(-2,1)W": "brick",
    "(-1,-1)W": "lumber",
}
# Settlement, what it touches, its road; the second one pays the start income.
STARTS = {
    "red": (
        ("(0,-1)N", "mountains 10, pasture 2, hills 6", "(0,-1)NE"),
        ("(-2,1)N", "fields 9, forest 11, forest 8", "(-2,1)NE"),
    ),
    "blue": (
        ("(0,2)N", "fields 4, pasture 5, pasture 11", "(0,1)E"),
        ("(-2,2)N", "forest 8, mountains 3, hills 5", "(-2,2)NE"),
    ),
    "orange": (
        ("(2,-2)S", "forest 9, pasture 4, hills 10", "(1,-1)NE"),
        ("(-1,2)N", "mountains 3, fields 4, fields 6", "(-1,2)NE"),
    ),
    "white": (
        ("(-1,0)N", "fields 12, hills 6, forest 11", "(-1,0)NW"),
        ("(1,1)N", "forest 3, mountains 8, pasture 5", "(1,0)E"),
    ),
}
INCOME = {
    "red": goods(grain=1, lumber=2),
    "blue": goods(lumber=1, ore=1, brick=1),
    "orange": goods(ore=1, grain=2),
    "white": goods(lumber=1, ore=1, wool=1),
}


@pytest.mark.clause("B-MAP-1", "B-BEG-1", "X-24")
def test_hexes_row_by_row() -> None:
    found: dict[int, list[str]] = {}
    for tile in Game.new(1).layout.tiles:
        found.setdefault(tile.r, []).append(f"{tile.q} {tile.terrain} {tile.token or 0}")
    assert {r: ", ".join(row) for r, row in found.items()} == ROWS


@pytest.mark.clause("B-MAP-2", "B-MAP-7", "B-COMP-4")
def test_harbours() -> None:
    game = Game.new(1)
    assert dict(game.layout.harbours) == {edge(game, place): kind for place, kind in HARBOURS.items()}
    ends = [game.geometry.edge_nodes[game.places.edge(place)] for place in HARBOURS]
    assert len({v for pair in ends for v in pair}) == 18
    assert {game.places.edge(place) for place in HARBOURS} <= set(game.geometry.coast)


@pytest.mark.clause("B-MAP-8", "B-MAP-9")
def test_places_of_the_harbours_on_the_coast() -> None:
    game = Game.new(1)
    at = [game.geometry.coast.index(game.places.edge(place)) for place in HARBOURS]
    assert at == [0, 3, 7, 10, 13, 17, 20, 23, 27]


@pytest.mark.clause("B-MAP-3", "B-BEG-2", "B-SETUP-2")
@pytest.mark.parametrize("colour", COLOURS)
def test_starting_pieces(colour: str) -> None:
    game = Game.new(1)
    pieces = game.describe()["pieces"][colour]
    assert set(pieces["settlements"]) == {node(game, row[0]) for row in STARTS[colour]}
    assert set(pieces["roads"]) == {edge(game, row[2]) for row in STARTS[colour]}
    assert pieces["cities"] == []
    p = COLOURS.index(colour)
    left = (game.state.settlements_left[p], game.state.roads_left[p], game.state.cities_left[p])
    assert left == (3, 13, 4)


@pytest.mark.clause("B-MAP-3", "B-MAP-4", "B-MAP-7")
@pytest.mark.parametrize("colour", COLOURS)
def test_what_the_settlements_touch(colour: str) -> None:
    game = Game.new(1)
    tiles = game.layout.tiles
    for place, touched, road in STARTS[colour]:
        v = game.places.node(place)
        hexes = [h for h in game.board.node_hex[3 * v : 3 * v + 3] if h < game.board.hexes]
        assert sorted(f"{tiles[h].terrain} {tiles[h].token}" for h in hexes) == sorted(touched.split(", "))
        assert v in game.geometry.edge_nodes[game.places.edge(road)]
        assert game.board.harbour[v] == 0


@pytest.mark.clause("B-BEG-3", "B-MAP-4")
@pytest.mark.parametrize("colour", COLOURS)
def test_start_income(colour: str) -> None:
    assert hand(Game.new(1), colour) == INCOME[colour]


@pytest.mark.clause("B-BEG-5", "B-WIN-4", "B-SETUP-6")
def test_everybody_has_two_points_and_nobody_an_award() -> None:
    game = Game.new(1)
    assert [points(game, colour) for colour in COLOURS] == [2] * 4
    assert game.describe()["longest_route"] is None
    assert game.describe()["largest_army"] is None
    assert game.describe()["phase"] == "before roll"


@pytest.mark.clause("B-SETUP-7", "B-SETUP-8", "B-MAP-1")
def test_the_robber_starts_on_the_desert() -> None:
    assert Game.new(1).describe()["robber"] == "(0,0)"


@pytest.mark.clause("B-MAP-7", "B-INV-3")
def test_the_starting_settlements_keep_the_distance() -> None:
    game = Game.new(1)
    for a, b in game.geometry.edge_nodes:
        assert not (game.state.owner[a] and game.state.owner[b])


@pytest.mark.clause("B-SETUP-3", "X-2")
@pytest.mark.parametrize(
    ("board_setup", "option", "missing"),
    [
        ("beginner_5e", "auto", "red"),
        ("beginner_5e", "red", "red"),
        ("beginner_5e", "white", "white"),
        ("variable", "red", "red"),
        ("variable", "white", "white"),
    ],
)
def test_the_colour_left_in_the_box(board_setup: str, option: str, missing: str) -> None:
    game = Game.new(1, players=3, board_setup=board_setup, unused_colour_3p=option)
    assert {seat.colour for seat in game.seats} == set(COLOURS) - {missing}


@pytest.mark.clause("B-SETUP-3", "X-2", "B-BEG-2", "B-BEG-3")
def test_three_players_on_the_beginners_map() -> None:
    game = table(players=3)
    assert [seat.colour for seat in game.seats] == ["blue", "orange", "white"]
    assert {seat.colour: hand(game, seat.colour) for seat in game.seats} == {
        colour: INCOME[colour] for colour in ("blue", "orange", "white")
    }
