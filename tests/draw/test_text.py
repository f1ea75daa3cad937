"""The text drawing shows everything, in its width, with and without colours."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from ostrov import Game, Layout
from ostrov.draw import text

ONE_HEX = """\
          (r) brick
       .-'   RRR
     *           *
     |  forest   |
3:1  |  5 ••••   |
     *           *
       '-.   .-'
           *  grain

R red; (r) settlement, [R] city, RRR road
Harbours (*): 2:1 brick (0,0)NE, 2:1 grain (0,0)SE, 3:1 (0,0)W
Red: to move"""
ROBBED = """\
      ·
  .-'   '-.
·  ROBBER   ·
|   hills   W
|  8 •••••  W
·          [W]
  '-.   .-'
      ·

W white; (r) settlement, [R] city, RRR road
Robber: (0,0)"""


def board_of(drawing: str) -> str:
    """The drawing without what stands below it."""
    return drawing.rpartition("\n\n")[0]


def one_hex(terrain: str, token: int, harbours: dict[str, str], robber: str | None) -> Layout:
    """The smallest map."""
    hexes = [{"q": 0, "r": 0, "terrain": terrain, "token": token}]
    rows = [{"edge": edge, "kind": kind} for edge, kind in harbours.items()]
    return Layout.from_json({"hexes": hexes, "harbours": rows, "robber": robber})


def test_one_hex() -> None:
    harbours = {"(0,0)NE": "brick", "(0,0)SE": "grain", "(0,0)W": "3:1"}
    pieces = {"red": {"settlements": ["(0,0)N"], "roads": ["(0,0)NE"]}}
    layout = one_hex("forest", 5, harbours, None)
    assert text(layout, {"pieces": pieces, "active": "red"}) == ONE_HEX
    pieces = {"white": {"cities": ["(0,0)SE"], "roads": ["(0,0)E"]}}
    assert text(one_hex("hills", 8, {}, "(0,0)"), {"pieces": pieces}) == ROBBED
    assert text(one_hex("fields", 2, {}, None)).splitlines()[-1].strip() == "·"


CORNERS = {"N": (0, -2), "NE": (6, 0), "SE": (6, 3), "S": (0, 5), "SW": (-6, 3), "NW": (-6, 0)}


@pytest.mark.parametrize("corner", CORNERS)
def test_a_building_stands_at_its_corner(board: Layout, corner: str) -> None:
    """Seen from the robber's word in the middle of the same hex."""
    lines = text(board, {"pieces": {"blue": {"settlements": [f"(0,0){corner}"]}}}).splitlines()
    [robber] = [(line.index("ROBBER") + 3, y) for y, line in enumerate(lines) if "ROBBER" in line]
    [house] = [(line.index("(b)") + 1, y) for y, line in enumerate(lines) if "(b)" in line]
    assert (house[0] - robber[0], house[1] - robber[1]) == CORNERS[corner]


def test_every_hex_and_token_is_there(board: Layout) -> None:
    drawn = board_of(text(board))
    assert Counter(re.findall(r"forest|hills|pasture|fields|mountains|desert", drawn)) == Counter(
        t.terrain for t in board.tiles
    )
    assert Counter(re.findall(r"(\d+) (•+)", drawn)) == Counter(
        (str(t.token), "•" * (6 - abs(7 - t.token))) for t in board.tiles if t.token
    )
    assert drawn.count("ROBBER") == 1


def test_every_harbour_is_marked_and_listed(board: Layout) -> None:
    whole = text(board)
    drawn = board_of(whole)
    assert Counter(re.findall(r"3:1|lumber|brick|wool|grain|ore\b", drawn)) == Counter(
        board.harbours.values()
    )
    assert drawn.count("*") == 2 * len(board.harbours)
    listed = " ".join(whole[len(drawn) :].split())
    for place, kind in board.harbours.items():
        assert (f"3:1 {place}" if kind == "3:1" else f"2:1 {kind} {place}") in listed


def test_every_piece_is_there(game: Game, position: dict[str, Any]) -> None:
    drawn = board_of(text(game.layout, position))
    for colour, row in position["pieces"].items():
        letter = colour[0].upper()
        assert drawn.count(f"({letter.lower()})") == len(row["settlements"])
        assert drawn.count(f"[{letter}]") == len(row["cities"])
        upright = sum(place.endswith((")E", ")W")) for place in row["roads"])
        assert drawn.count(letter * 3) == len(row["roads"]) - upright
        alone = re.findall(rf"(?<![\w\[]){letter}(?![\w\]])", drawn)
        assert len(alone) == 2 * upright


def test_turn_and_awards_are_told(game: Game, position: dict[str, Any]) -> None:
    whole = text(game.layout, position)
    assert f"{position['active'].capitalize()}: to move" in whole
    for key, words in (("longest_route", "longest route"), ("largest_army", "largest army")):
        lines = [line for line in whole.splitlines() if words in line]
        assert [line.partition(":")[0].lower() for line in lines] == (
            [position[key]] if position[key] else []
        )


def test_it_fits_a_terminal(game: Game, position: dict[str, Any]) -> None:
    lines = text(game.layout, position).splitlines()
    assert max(map(len, lines)) <= 80
    assert all(line == line.rstrip() for line in lines)


def test_any_shape_of_map_fits(shape: Layout) -> None:
    drawing = text(shape)
    assert max(map(len, drawing.splitlines())) <= 100
    drawn = Counter(re.findall(r"\b(for|hil|pas|fie|mou|des)", board_of(drawing)))
    assert drawn == Counter(t.terrain[:3] for t in shape.tiles)
    numbers = Counter(re.findall(r"\b\d+\b(?!:)(?<!:1)", board_of(drawing)))
    assert numbers == Counter(str(t.token) for t in shape.tiles if t.token)


def test_harbours_of_a_lake_do_not_overwrite_each_other(shape: Layout) -> None:
    drawn = board_of(text(shape))
    for kind in shape.harbours.values():
        assert kind[:3] in drawn


def test_colours_change_no_character(game: Game, position: dict[str, Any]) -> None:
    coloured = text(game.layout, position, colour=True)
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == text(game.layout, position)
    for line in coloured.splitlines():
        assert "\x1b" not in line or line.endswith("\x1b[0m")
    assert "\x1b" in coloured
