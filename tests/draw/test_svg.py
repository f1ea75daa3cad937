"""The picture has everything at its place, stands alone, and is the same every time."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import pytest

from ostrov import Game, Layout, Tile
from ostrov.draw import svg
from ostrov.draw.projection import Projection
from ostrov.game.names import TERRAINS

SPACE = "{http://www.w3.org/2000/svg}"
KINDS = {"settlements": "settlement", "cities": "city", "roads": "road"}
CORNERS = {"N": (0, -60), "NE": (52, -30), "SE": (52, 30), "S": (0, 60), "SW": (-52, 30), "NW": (-52, -30)}
SIDES = {"NE": (26, -45), "E": (52, 0), "SE": (26, 45), "SW": (-26, 45), "W": (-52, 0), "NW": (-26, -45)}


def of_class(root: ET.Element, word: str) -> list[ET.Element]:
    """The elements that have a class."""
    return [e for e in root.iter() if word in e.get("class", "").split()]


def point(place: str, offsets: dict[str, tuple[int, int]]) -> tuple[float, float]:
    """Where a named node or edge should be: rows are 90 apart, hexes 104 wide."""
    q, r, side = re.fullmatch(r"\((-?\d+),(-?\d+)\)([NESW]*)", place).groups()  # type: ignore[union-attr]
    dx, dy = offsets[side]
    return 52 * (2 * int(q) + int(r)) + dx, 90 * int(r) + dy


def numbers(text: str | None) -> list[float]:
    """The numbers in an attribute."""
    return [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", text or "")]


def test_a_board_has_every_hex_token_and_harbour(board: Layout) -> None:
    root = ET.fromstring(svg(board))
    names = [f"({t.q},{t.r})" for t in board.tiles]
    assert [e.get("data-place") for e in of_class(root, "hex")] == names
    assert Counter(e.get("class", "").split()[1] for e in of_class(root, "hex")) == Counter(
        t.terrain for t in board.tiles
    )
    tokens = {e.get("data-place"): e for e in of_class(root, "token")}
    assert {place: e.findtext(f"{SPACE}text") for place, e in tokens.items()} == {
        f"({t.q},{t.r})": str(t.token) for t in board.tiles if t.token
    }
    harbours = {e.get("data-place"): e for e in of_class(root, "harbour")}
    assert set(harbours) == set(board.harbours)
    for place, kind in board.harbours.items():
        assert kind in str(harbours[place].findtext(f"{SPACE}title"))
    assert [e.get("data-place") for e in of_class(root, "robber")] == ["(0,0)"]
    assert not of_class(root, "road")
    assert not of_class(root, "player")


def test_a_token_has_as_many_pips_as_rolls_and_red_for_the_likeliest(board: Layout) -> None:
    for e in of_class(ET.fromstring(svg(board)), "token"):
        value = int(str(e.findtext(f"{SPACE}text")))
        rolls = sum(a + b == value for a in range(1, 7) for b in range(1, 7))
        assert len(e.findall(f"{SPACE}circle")) - 1 == rolls
        assert (e.get("fill") == "#b3121d") == (value in (6, 8))


def test_a_position_has_every_piece_at_its_place(game: Game, position: dict[str, Any]) -> None:
    root = ET.fromstring(svg(game.layout, position))
    for many, kind in KINDS.items():
        drawn = Counter((e.get("class", "").split()[1], e.get("data-place")) for e in of_class(root, kind))
        stated = [(colour, place) for colour, row in position["pieces"].items() for place in row[many]]
        assert drawn == Counter(stated)
    for e in of_class(root, "settlement") + of_class(root, "city"):
        assert (float(e.get("x", "")), float(e.get("y", ""))) == point(e.get("data-place", ""), CORNERS)
    for e in of_class(root, "road"):
        assert tuple(numbers(e.get("transform"))[:2]) == point(e.get("data-place", ""), SIDES)
    assert [e.get("data-place") for e in of_class(root, "robber")] == [position["robber"]]


def test_the_strip_tells_turn_and_awards(game: Game, position: dict[str, Any]) -> None:
    players = of_class(ET.fromstring(svg(game.layout, position)), "player")
    texts = [[e.text for e in player.findall(f"{SPACE}text")] for player in players]
    assert [row[0] for row in texts] == [seat.colour.capitalize() for seat in game.seats]
    for key, note in (("longest_route", "longest route"), ("largest_army", "largest army")):
        holders = [str(row[0]).lower() for row in texts if note in row]
        assert holders == ([position[key]] if position[key] else [])
    assert [row[0] for row in texts if "to move" in row] == [position["active"].capitalize()]


def test_the_robber_hides_no_number(game: Game, position: dict[str, Any]) -> None:
    order = list(ET.fromstring(svg(game.layout, position)).iter())
    classes = [e.get("class", "") for e in order]
    assert classes.index("robber") < classes.index("token")


def test_hidden_cards_leave_no_trace(game: Game, position: dict[str, Any]) -> None:
    hidden = ("hands", "bank", "cards", "fresh", "deck", "points", "played")
    public = {key: value for key, value in position.items() if key not in hidden}
    assert svg(game.layout, public) == svg(game.layout, position)


@pytest.mark.parametrize("labels", [False, True])
def test_the_document_stands_alone(game: Game, position: dict[str, Any], labels: bool) -> None:
    text = svg(game.layout, position, labels=labels)
    root = ET.fromstring(text)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
    tags = {e.tag.removeprefix(SPACE) for e in root.iter()}
    assert tags.isdisjoint({"script", "foreignObject", "image", "style", "a", "animate"})
    for e in root.iter():
        assert not [key for key in e.attrib if key.startswith("on") or "{" in key]
        links = [e.get("href")] if e.get("href") else []
        links += [found for value in e.attrib.values() for found in re.findall(r"url\((.*?)\)", value)]
        assert all(link[0] == "#" and link[1:] in ids for link in links if link)


def test_it_tells_what_it_shows(game: Game, position: dict[str, Any]) -> None:
    root = ET.fromstring(svg(game.layout, position, title="Round 9"))
    assert root.get("role") == "img"
    texts = {e.get("id"): e.text for e in root.iter() if e.tag in (f"{SPACE}title", f"{SPACE}desc")}
    title, words = (str(texts[i]) for i in root.get("aria-labelledby", "").split())
    assert title == "Round 9"
    for row in position["pieces"].values():
        assert all(place in words for places in row.values() for place in places)
    assert all(place in words for place in game.layout.harbours)
    assert f"The robber is on {position['robber']}" in words


def test_a_title_may_be_anything(board: Layout) -> None:
    root = ET.fromstring(svg(board, title='<b> & "c" ]]> \x00\x1b ž'))
    assert root.findtext(f"{SPACE}title") == '<b> & "c" ]]>    ž'
    ET.fromstring(svg(board, title=""))


def test_the_same_input_gives_the_same_bytes(game: Game, position: dict[str, Any]) -> None:
    again = Layout.from_json(game.layout.to_json())
    assert svg(game.layout, position, labels=True) == svg(again, game.describe(), labels=True)


def test_labels_name_every_place(shape: Layout) -> None:
    [group] = of_class(ET.fromstring(svg(shape, labels=True)), "labels")
    places = Projection(shape).places
    assert Counter(e.text for e in group) == Counter([*places.hexes, *places.nodes, *places.edges])


def test_any_shape_of_map_can_be_drawn(shape: Layout) -> None:
    root = ET.fromstring(svg(shape, {"pieces": {"blue": {}}}))
    left, top, width, height = numbers(root.get("viewBox"))
    assert len(of_class(root, "hex")) == len(shape.tiles)
    assert len(of_class(root, "token")) == sum(t.token is not None for t in shape.tiles)
    assert len(of_class(root, "harbour")) == len(shape.harbours)
    for x, y in Projection(shape).nodes:
        assert left < x < left + width
        assert top < y < top + height


def test_ships_lie_in_the_picture_and_apart(shape: Layout) -> None:
    root = ET.fromstring(svg(shape))
    left, top, width, height = numbers(root.get("viewBox"))
    ships = [numbers(e.findall(f"{SPACE}use")[-1].get("transform"))[:2] for e in of_class(root, "harbour")]
    for i, (x, y) in enumerate(ships):
        assert left + 30 < x < left + width - 30
        assert top + 30 < y < top + height - 30
        assert all(abs(x - u) + abs(y - v) > 36 for u, v in ships[:i])


def test_water_and_unknown_terrain_are_drawn_too() -> None:
    tiles = (Tile(0, 0, "forest", 8), Tile(1, 0, "sea", None), Tile(0, 1, "gold", 5), Tile(-1, 1, "swamp", 4))
    root = ET.fromstring(svg(Layout(tiles, {"(0,0)E": "ore"})))
    assert len(of_class(root, "hex")) == 4
    assert len(of_class(root, "harbour")) == 1
    assert "swamp" in [e.text for e in root.iter(f"{SPACE}text")]
    assert not of_class(root, "robber")
    assert of_class(ET.fromstring(svg(Layout((Tile(0, 0, "sea", None),)))), "sea")


def without_colour(root: ET.Element, name: str) -> bytes:
    """A symbol after all its colours are taken out."""
    [found] = [e for e in root.iter() if e.get("id") == f"ostrov-{name}"]
    found.set("id", "")
    return re.sub(rb"#[0-9a-f]{6}", b"", ET.tostring(found))


def test_nothing_is_told_by_colour_alone(board: Layout) -> None:
    colours = ("red", "blue", "orange", "white")
    root = ET.fromstring(svg(board, {"pieces": {colour: {} for colour in colours}}))
    for kind in KINDS.values():
        assert len({without_colour(root, f"{kind}-{colour}") for colour in colours}) == 4
    assert len({without_colour(root, f"tile-{terrain}") for terrain in TERRAINS[:6]}) == 6
