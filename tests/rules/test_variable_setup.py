"""The variable set-up: B-VAR-1 to -7, B-COMP-1, -5, -6, X-37, X-38 with every value of the options."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from ostrov import Game, Layout
from ostrov.engine.setup import maps

OUTER = [
    (0, -2),
    (-1, -1),
    (-2, 0),
    (-2, 1),
    (-2, 2),
    (-1, 2),
    (0, 2),
    (1, 1),
    (2, 0),
    (2, -1),
    (2, -2),
    (1, -2),
]
INNER = [(0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1)]
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
TERRAINS = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
COAST = [  # clockwise from the north-west
    "(0,-2)NW", "(0,-2)NE", "(1,-2)NW", "(1,-2)NE", "(2,-2)NW", "(2,-2)NE", "(2,-2)E", "(2,-1)NE", "(2,-1)E",
    "(2,0)NE", "(2,0)E", "(2,0)SE", "(1,1)E", "(1,1)SE", "(0,2)E", "(0,2)SE", "(0,2)SW", "(-1,2)SE",
    "(-1,2)SW", "(-2,2)SE", "(-2,2)SW", "(-2,2)W", "(-2,1)SW", "(-2,1)W", "(-2,0)SW", "(-2,0)W", "(-2,0)NW",
    "(-1,-1)W", "(-1,-1)NW", "(0,-2)W",
]  # fmt: skip
PRINTED = {
    0: "3:1",
    3: "grain",
    7: "ore",
    10: "3:1",
    13: "wool",
    17: "3:1",
    20: "3:1",
    23: "brick",
    27: "lumber",
}
FRAME = {
    ((0, "3:1"), (3, "grain")),
    ((2, "ore"),),
    ((0, "3:1"), (3, "wool")),
    ((2, "3:1"),),
    ((0, "3:1"), (3, "brick")),
    ((2, "lumber"),),
}


def path(corner: int) -> list[tuple[int, int]]:
    """The spiral from a corner: both rings turned, then the centre."""
    return [*OUTER[2 * corner :], *OUTER[: 2 * corner], *INNER[corner:], *INNER[:corner], (0, 0)]


@cache
def drawn(seed: int, **options: object) -> Layout:
    return Game.new(seed, board_setup="variable", **options).layout


def tokens(layout: Layout) -> dict[tuple[int, int], int]:
    return {(t.q, t.r): t.token or 0 for t in layout.tiles}


def desert(layout: Layout) -> tuple[int, int]:
    return next((t.q, t.r) for t in layout.tiles if t.terrain == "desert")


def corner_of(layout: Layout) -> int | None:
    """The corner from which the letters of this board run, if they do."""
    numbers, empty = tokens(layout), desert(layout)
    for corner in range(6):
        if [numbers[place] for place in path(corner) if place != empty] == LETTERS:
            return corner
    return None


def red_neighbours(numbers: dict[tuple[int, int], int]) -> bool:
    """A 6 or 8 beside a 6 or 8."""
    steps = ((1, 0), (0, 1), (1, -1))
    red = {place for place, number in numbers.items() if number in (6, 8)}
    return any((q + dq, r + dr) in red for q, r in red for dq, dr in steps)


def harbours(layout: Layout) -> dict[int, str]:
    return {COAST.index(edge): kind for edge, kind in layout.harbours.items()}


@pytest.mark.clause("B-VAR-2", "B-COMP-1", "B-COMP-5", "B-VAR-6")
@pytest.mark.parametrize("layout", ["letters_spiral", "random", "random_no_red_neighbours"])
def test_all_tiles_and_tokens_are_used(layout: str) -> None:
    for seed in range(8):
        board = drawn(seed, token_layout=layout)
        assert Counter(t.terrain for t in board.tiles) == TERRAINS
        assert sorted(filter(None, tokens(board).values())) == sorted(LETTERS)
        q, r = desert(board)
        assert tokens(board)[q, r] == 0
        assert board.robber == f"({q},{r})"


@pytest.mark.clause("B-VAR-2")
def test_hexes_are_shuffled() -> None:
    boards = [drawn(seed) for seed in range(150)]
    assert {desert(board) for board in boards} == {*OUTER, *INNER, (0, 0)}
    assert len({tuple(t.terrain for t in board.tiles) for board in boards}) == 150
    assert drawn(3) == Game.new(3, board_setup="variable").layout


@pytest.mark.clause("B-VAR-3", "B-VAR-4", "B-VAR-5", "B-COMP-6")
@pytest.mark.parametrize("corner", range(6))
def test_letters_run_from_a_corner_and_skip_the_desert(corner: int) -> None:
    for seed in range(20):
        assert corner_of(drawn(seed, spiral_corner=corner)) == corner


@pytest.mark.clause("B-VAR-3")
def test_any_corner_may_be_the_first() -> None:
    assert {corner_of(drawn(seed, spiral_corner="random")) for seed in range(60)} == set(range(6))
    assert {corner_of(drawn(seed)) for seed in range(60)} == set(range(6))


@pytest.mark.clause("B-VAR-5")
@pytest.mark.parametrize("place", [*OUTER[:2], INNER[0], (0, 0)])
def test_the_letter_after_the_desert_goes_to_the_next_hex(place: tuple[int, int]) -> None:
    seed = next(seed for seed in range(400) if desert(drawn(seed, spiral_corner=0)) == place)
    numbers, where = tokens(drawn(seed, spiral_corner=0)), path(0).index(place)
    assert numbers[place] == 0
    assert [numbers[p] for p in path(0)[:where]] == LETTERS[:where]
    assert [numbers[p] for p in path(0)[where + 1 :]] == LETTERS[where:]


@pytest.mark.clause("B-VAR-7", "X-37", "B-COMP-7")
def test_letters_never_put_red_numbers_side_by_side() -> None:
    for corner in range(6):
        for empty in path(corner):
            rest = [place for place in maps.spiral(corner) if place != empty]
            assert not red_neighbours(dict(zip(rest, maps.LETTERS, strict=True)))


@pytest.mark.clause("X-37")
def test_random_tokens_with_and_without_red_neighbours() -> None:
    free = [red_neighbours(tokens(drawn(seed, token_layout="random"))) for seed in range(40)]
    assert any(free)
    assert not all(free)
    for seed in range(40):
        assert not red_neighbours(tokens(drawn(seed, token_layout="random_no_red_neighbours")))
    assert {corner_of(drawn(seed, token_layout="random")) for seed in range(20)} == {None}


@pytest.mark.clause("X-38", "B-MAP-8")
def test_fixed_harbours() -> None:
    for seed in range(5):
        assert harbours(drawn(seed, harbour_layout="fixed")) == PRINTED


@pytest.mark.clause("X-38", "B-COMP-4")
def test_shuffled_kinds_at_the_nine_places() -> None:
    boards = [harbours(drawn(seed, harbour_layout="shuffle_kinds")) for seed in range(30)]
    for board in boards:
        assert set(board) == set(PRINTED)
        assert Counter(board.values()) == Counter(PRINTED.values())
    assert {board[0] for board in boards} == set(PRINTED.values())


@pytest.mark.clause("B-VAR-1", "B-MAP-9", "B-COMP-3", "X-38")
def test_frame_pieces_in_any_order() -> None:
    seen = set()
    for seed in range(40):
        board = harbours(drawn(seed))
        pieces = [tuple((i, board[5 * k + i]) for i in range(5) if 5 * k + i in board) for k in range(6)]
        assert set(pieces) == FRAME
        assert len(board) == 9
        seen.add(pieces[0])
    assert seen == FRAME


@pytest.mark.clause("B-VAR-1", "B-GEO-5")
def test_no_two_harbours_share_a_vertex() -> None:
    for seed in range(20):
        game = Game.new(seed, board_setup="variable")
        ends = [game.geometry.edge_nodes[game.places.edge(edge)] for edge in game.layout.harbours]
        assert len({node for pair in ends for node in pair}) == 18
