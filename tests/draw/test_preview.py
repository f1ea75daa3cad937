"""Pictures of dots: what is filled, that figures stand where they should, and boards of all sorts."""

from __future__ import annotations

import struct
import zlib

import pytest

from ostrov.draw.digits import DIGITS, figure_lines
from ostrov.draw.preview import HEIGHT, WIDTH, Score, preview
from ostrov.draw.preview_art import growth
from ostrov.draw.raster import Raster, between, colour
from ostrov.game.board import Layout, Tile
from ostrov.game.game import Game

WHITE, BLACK, RED = "#ffffff", "#000000", "#ff0000"


def dots(png: bytes) -> list[bytes]:
    """The rows of a picture, as a reader finds them."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, found = 8, {}
    while at < len(png):
        length, name = struct.unpack(">I", png[at : at + 4])[0], png[at + 4 : at + 8]
        data = png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(name + data)
        found[name] = data
        at += 12 + length
    width, height, depth, kind = struct.unpack(">IIBB", found[b"IHDR"][:10])
    assert (depth, kind, list(found)) == (8, 2, [b"IHDR", b"IDAT", b"IEND"])
    raw = zlib.decompress(found[b"IDAT"])
    size = 1 + 3 * width
    rows = [raw[i : i + size] for i in range(0, len(raw), size)]
    assert len(rows) == height
    assert all(row[0] == 0 for row in rows)
    return [row[1:] for row in rows]


def test_a_square_on_the_grid_has_hard_edges() -> None:
    raster = Raster(6, 4, WHITE, WHITE)
    raster.fill([(1, 1), (4, 1), (4, 3), (1, 3)], BLACK)
    rows = dots(raster.png())
    white, black = b"\xff\xff\xff", b"\0\0\0"
    assert rows[0] == rows[3] == white * 6
    assert rows[1] == rows[2] == white + black * 3 + white * 2


def test_half_a_dot_is_half_the_colour() -> None:
    raster = Raster(3, 1, WHITE, WHITE)
    raster.fill([(0.5, 0), (2.5, 0), (2.5, 1), (0.5, 1)], BLACK)
    assert list(dots(raster.png())[0][::3]) == [128, 0, 128]


def test_what_lies_outside_is_left_out() -> None:
    raster = Raster(4, 4, WHITE, WHITE)
    raster.fill([(-9, -9), (9, -9), (9, 9), (-9, 9)], RED)
    raster.disc((50, 50), 3, BLACK)
    assert set(dots(raster.png())) == {bytes(colour(RED)) * 4}


def test_the_ground_goes_from_one_colour_to_the_other() -> None:
    assert between(WHITE, BLACK, 0) == (255, 255, 255)
    assert between(WHITE, BLACK, 0.5) == (128, 128, 128)


@pytest.mark.parametrize("digit", DIGITS)
def test_figures_stay_in_their_box(digit: str) -> None:
    points = [point for line in DIGITS[digit] for point in line]
    assert all(-0.05 <= x <= 1.05 and -0.05 <= y <= 2.05 for x, y in points), points


def test_a_number_stands_around_its_point() -> None:
    xs = [x for line in figure_lines(88, (100, 50), 20) for x, _ in line]
    assert (min(xs) + max(xs)) / 2 == pytest.approx(100)


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_a_board_is_drawn_the_same_each_time(game: str) -> None:
    made = Game.new(5, game=game, players=3)
    made.play(made.legal()[0])
    scores = [Score(seat.colour, 10 + i, i == 0) for i, seat in enumerate(made.seats)]
    one = preview(made.layout, made.describe(), scores)
    assert one == preview(made.layout, made.describe(), scores)
    assert one != preview(made.layout, made.describe()) != preview(made.layout)
    assert len(dots(one)) == HEIGHT
    assert len(dots(one)[0]) == 3 * WIDTH


def test_maps_of_any_shape_fit() -> None:
    row = Layout(tuple(Tile(q, 0, "forest", 4) for q in range(12)), {}, "(0,0)")
    rows = dots(preview(row))
    edges = [row[:3] + row[-3:] for row in rows]
    assert all(row == water + water for row, water in zip(edges, (row[:3] for row in rows), strict=True))


def test_something_grows_on_every_terrain() -> None:
    for terrain in ("forest", "hills", "pasture", "fields", "mountains", "desert", "gold"):
        assert growth(terrain)
