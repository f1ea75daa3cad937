"""What a board knows of its places: hexes and edges, land and sea, islands and coasts. B-GEO-1 to -5."""

from __future__ import annotations

import pytest

from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import EDGES, FOREST, HEXES, LAND_SIDE, NODES, SEA, SEA_SIDE
from ostrov.engine.core.geometry import Hex, MapError, coast_lines, fill, geometry, survey
from ostrov.engine.setup.maps import ISLAND, island

COAST = LAND_SIDE | SEA_SIDE
RING: list[Hex] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def board_of(hexes: list[Hex], sea: set[Hex] | None = None) -> Board:
    """A board of land, but for some hexes of sea."""
    board = Board()
    fill(board, geometry(hexes))
    terrain = board.terrain
    for h, place in enumerate(hexes):
        terrain[h] = SEA if sea and place in sea else FOREST
    board.terrain = terrain
    survey(board)
    return board


def sides(board: Board) -> list[int]:
    return list(board.edge_side[: board.edges])


def test_edges_of_hexes_and_hexes_of_edges_agree() -> None:
    board, g = board_of(list(ISLAND)), island()
    for h, row in enumerate(g.hex_edges):
        assert tuple(board.hex_edge[6 * h : 6 * h + 6]) == row
        for e in row:
            assert h in board.edge_hex[2 * e : 2 * e + 2]
    assert set(board.edge_hex[2 * board.edges :]) == {HEXES}  # padded with the sentinel
    assert set(board.hex_edge[6 * board.hexes :]) == {EDGES}


def test_the_island_is_one_and_its_rim_is_the_coast() -> None:
    board, g = board_of(list(ISLAND)), island()
    assert board.islands == 1
    assert board.island[: board.hexes] == [1] * 19
    assert {e for e, side in enumerate(sides(board)) if side == COAST} == set(g.coast)
    assert {side for e, side in enumerate(sides(board)) if e not in g.coast} == {LAND_SIDE}
    assert coast_lines(g) == (g.coast,)


def test_two_islands_in_the_sea_have_a_coast_each() -> None:
    hexes = [(q, 0) for q in range(5)]
    board = board_of(hexes, sea={(1, 0), (2, 0)})
    assert board.island[:5] == [1, 0, 0, 2, 2]
    assert board.islands == 2
    lines = coast_lines(geometry(hexes), board.terrain[:5])
    assert [len(line) for line in lines] == [6, 10]
    between = next(e for e in range(board.edges) if set(board.edge_hex[2 * e : 2 * e + 2]) == {1, 2})
    assert board.edge_side[between] == SEA_SIDE


def test_a_lake_has_a_shore_of_its_own() -> None:
    hexes = [(0, 0), *RING]
    board = board_of(hexes, sea={(0, 0)})
    lines = coast_lines(geometry(hexes), board.terrain[:7])
    assert sorted(len(line) for line in lines) == [6, 18]
    assert set(min(lines, key=len)) == set(board.hex_edge[:6])
    assert board.islands == 1


def test_a_coast_is_a_closed_line() -> None:
    hexes = [(0, 0), *RING]
    g = geometry(hexes)
    for sea in ({(0, 0)}, {(1, 0), (-1, 0)}, {(1, -1)}):
        board = board_of(hexes, sea)
        for line in coast_lines(g, board.terrain[:7]):
            ends = [set(g.edge_nodes[e]) for e in line]
            assert all(ends[i] & ends[i - 1] for i in range(len(line)))
            assert all(board.edge_side[e] == COAST for e in line)


def test_the_frame_of_six_players_at_sea_fits_exactly() -> None:
    rows = [(0, 7), (-1, 7), (-2, 7), (-2, 6), (-3, 6), (-3, 5), (-3, 4)]
    board = board_of([(q, r) for r, (first, last) in enumerate(rows) for q in range(first, last + 1)])
    assert (board.hexes, board.nodes, board.edges) == (63, 156, 218) == (HEXES, NODES, EDGES)


def test_a_larger_map_is_refused() -> None:
    with pytest.raises(MapError, match="at most 63 hexes, 156 nodes and 218 edges"):
        geometry([(q, 0) for q in range(HEXES + 1)])
