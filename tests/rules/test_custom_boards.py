"""Boards that people write: every defect is named; odd shapes are played on. B-COMP, B-GEO, B-SETUP."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import COLOURS, do, goods, hand, own, places, roll, route, size, sound, table

from ostrov import BoardError, Game
from ostrov.game.board import Layout, Tile, beginner


def board(
    *changes: tuple[int, int, str, int | None], harbours: dict[str, str] | None = None, **more: Any
) -> Layout:
    """The beginner's map with some hexes changed, with its harbours or others."""
    wanted = {(q, r): Tile(q, r, terrain, token) for q, r, terrain, token in changes}
    tiles = tuple(wanted.get((t.q, t.r), t) for t in beginner().tiles)
    return Layout(tiles, beginner().harbours if harbours is None else harbours, more.get("robber", "(0,0)"))


def line(length: int, **more: Any) -> dict[str, Any]:
    """A row of forests with a desert at its west end."""
    hexes = [{"q": q, "r": 0, "terrain": "forest", "token": 4} for q in range(1, length)]
    return {"hexes": [{"q": 0, "r": 0, "terrain": "desert", "token": None}, *hexes], **more}


def complaint(what: Any, **options: Any) -> str:
    """What is said about a board that cannot be."""
    with pytest.raises(BoardError) as caught:
        Game.new(1, board=what, **options)
    return str(caught.value)


@pytest.mark.clause("B-COMP-1")
@pytest.mark.parametrize("terrain", ["sea", "gold", "swamp", "Forest"])
def test_an_unknown_terrain(terrain: str) -> None:
    text = f"hex (1,0): {terrain!r} is no terrain of the base game (B-COMP-1)"
    assert complaint(board((1, 0, terrain, 3))) == text


@pytest.mark.clause("B-SETUP-8")
def test_a_token_on_the_desert() -> None:
    assert complaint(board((0, 0, "desert", 6))) == "hex (0,0): a desert carries no number token (B-SETUP-8)"


@pytest.mark.clause("B-COMP-5")
@pytest.mark.parametrize("token", [7, 1, 0, 13, -4, None])
def test_a_number_that_is_no_token(token: int | None) -> None:
    text = f"hex (1,0): a token is 2 to 12 without 7, not {token} (B-COMP-5)"
    assert complaint(board((1, 0, "forest", token))) == text


@pytest.mark.clause("B-COMP-4", "B-GEO-5")
@pytest.mark.parametrize(
    ("harbours", "text"),
    [
        ({"(0,-2)NW": "2:1"}, "harbour (0,-2)NW: '2:1' is no kind; there are lumber, brick"),
        ({"(0,-2)NW": "none"}, "harbour (0,-2)NW: 'none' is no kind"),
        ({"(0,0)E": "3:1"}, "harbour (0,0)E: the edge is not on the coast (B-GEO-5)"),
        ({"(9,9)E": "3:1"}, "harbour: '(9,9)E' is no edge of this map"),
        ({"north": "3:1"}, "harbour: 'north' is no edge: write it like (0,0)NE"),
        (
            {"(0,-2)NW": "3:1", "(0,-2)NE": "ore"},
            "harbour (0,-2)NE: node (0,-2)N has the harbour (0,-2)NW already (B-GEO-5)",
        ),
    ],
)
def test_harbours_that_cannot_be(harbours: dict[str, str], text: str) -> None:
    assert complaint(board(harbours=harbours)).startswith(text)


@pytest.mark.clause("B-SETUP-7")
def test_the_robber_must_be_placed() -> None:
    none = board((0, 0, "forest", 3), robber=None)
    two = board((1, 0, "desert", None), robber=None)
    text = "the robber's hex must be named: the board has {} deserts (B-SETUP-7)"
    assert complaint(none) == text.format(0)
    assert complaint(two) == text.format(2)
    assert "robber: '(9,9)' is no hex of this map (B-SETUP-7)" in complaint(board(robber="(9,9)"))
    assert Game.new(1, board=board((1, 0, "desert", None), robber="(1,0)")).describe()["robber"] == "(1,0)"
    assert Game.new(1, board=board(robber=None)).describe()["robber"] == "(0,0)"


@pytest.mark.clause("B-SETT-3", "B-FOUND-1")
def test_a_board_too_small_for_all() -> None:
    text = "4 players may find no place for two settlements each on 18 nodes (B-SETT-3)"
    assert complaint(line(4)) == text
    assert Game.new(1, board=line(4), players=2).geometry.node_count == 18
    assert "hex (0,0) is listed twice" in complaint({"hexes": [line(1)["hexes"][0]] * 2})
    assert complaint({"hexes": []}) == "a map needs at least one hex"
    assert "a map has at most 63 hexes" in complaint(line(65))


def test_all_defects_are_reported_at_once() -> None:
    wrong = board((1, 0, "swamp", 3), (0, 1, "forest", 7), harbours={"(0,0)E": "5:1"}, robber="(9,9)")
    found = complaint(wrong).split("; ")
    assert len([part for part in found if part.startswith(("hex", "harbour (0,0)E:", "robber"))]) == 5


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({}, "a board is an object with a list 'hexes'"),
        ({"hexes": [3]}, "hex 0 of the board is no object"),
        ({"hexes": [{"q": 0, "r": "0", "terrain": "forest"}]}, "hex 0 of the board needs whole numbers"),
        ({"hexes": [{"q": 0, "r": 0, "terrain": 5}]}, "hex 0 of the board needs whole numbers"),
        ({"hexes": [{"q": 0, "r": 0, "terrain": "forest", "token": "4"}]}, "hex 0 of the board: 'token' is"),
        (line(6, harbours="none"), "'harbours' of a board is a list"),
        (line(6, harbours=[{"edge": "(0,0)W"}]), "harbour 0 of the board needs the texts 'edge' and 'kind'"),
        (
            line(6, harbours=[{"edge": "(0,0)W", "kind": "3:1"}] * 2),
            "harbour 1 of the board: edge (0,0)W has",
        ),
        (line(6, robber=[0, 0]), "'robber' of a board is the name of a hex"),
    ],
)
def test_a_written_board_that_cannot_be_read(data: dict[str, Any], text: str) -> None:
    assert complaint(data).startswith(text)


def test_a_written_board_is_read_as_it_is() -> None:
    layout = board((1, 0, "desert", None), robber="(1,0)")
    assert Layout.from_json(layout.to_json()) == layout
    assert Game.new(1, board=layout.to_json()).layout == layout


@pytest.mark.clause("B-GEO-1", "B-FOUND-1", "B-PROD-4")
def test_a_row_of_hexes_is_played_on() -> None:
    data = line(9, harbours=[{"edge": "(0,0)W", "kind": "3:1"}])
    game = table(board=data, players=2, colours=("red", "blue"), starter=0)
    assert (game.geometry.node_count, len(game.geometry.edge_nodes), len(game.geometry.coast)) == (38, 46, 38)
    for colour, q in (("red", 1), ("blue", 3), ("blue", 5), ("red", 7)):
        do(game, colour, f"found settlement ({q},0)N", f"found road ({q},0)NE")
    assert hand(game, "red") == goods(lumber=1)
    roll(game, "red", 4)
    assert hand(game, "red") == goods(lumber=3)
    assert sound(game)


@pytest.mark.clause("B-ROAD-2", "B-LR-1", "B-GEO-2")
def test_two_islands_and_a_hole() -> None:
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    far = [(6, 0), (7, 0)]
    hexes = [{"q": q, "r": r, "terrain": "forest", "token": 4} for q, r in [*ring, *far]]
    hexes[0] = {"q": 1, "r": 0, "terrain": "desert", "token": None}
    pieces = {"red": own("(0,1)N", roads="(0,1)NW (0,1)NE"), "blue": own("(6,0)N")}
    hands = dict.fromkeys(("red", "blue"), goods(lumber=1, brick=1))
    game = table(board={"hexes": hexes}, pieces=pieces, hands=hands, players=2, colours=("red", "blue"))
    assert len(game.geometry.coast) == 18 + 6 + 10  # the outer shore, the lake, the small island
    assert route(game, "red") == 2
    do(game, "red", "road (-1,1)NE")  # along the lake
    assert route(game, "red") == 3
    do(game, "red", "end turn")
    roll(game, "blue", 2)
    assert all(place.startswith(("(6,0)", "(7,0)")) for place in places(game, "blue", "road"))


@pytest.mark.clause("B-PROD-7", "B-INV-1")
@pytest.mark.parametrize(("dropped", "owed"), [(0, 156), (6, 138), (9, 129), (10, 126)])
def test_a_board_of_one_kind_pays_no_more_than_the_bank_has(dropped: int, owed: int) -> None:
    land = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
    hexes = [{"q": q, "r": r, "terrain": "forest", "token": 6} for q, r in land]
    sites = [f"({q},{r})N" for r in range(-3, 5) for q in range(-4, 5) if -3 <= q + r <= 4 and q < 4]
    rows = [sites[9 * p : 9 * p + 9] for p in range(4)]
    settlements = [row[4:] for row in rows]
    for i in range(dropped):
        settlements[i % 4].pop()
    pieces = {
        colour: own(" ".join(settlements[p]), " ".join(rows[p][:4])) for p, colour in enumerate(COLOURS)
    }
    game = table(
        board={"hexes": hexes, "robber": "(-4,0)"},
        pieces=pieces,
        phase="before roll",
        victory_points=40,
        bank_shortage="partial_in_turn_order",
    )
    levels = [game.state.level[v] for row in game.geometry.hex_nodes for v in row]
    assert sum(levels) == owed
    roll(game, "red", 6)
    assert sum(size(game, colour) for colour in COLOURS) == 19
    assert sound(game)
