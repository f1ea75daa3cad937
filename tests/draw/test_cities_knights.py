"""Pictures of Cities & Knights show knights, walls, metropolises, merchant and ship; others show none."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from ostrov import Game, Layout
from ostrov.draw import svg, text
from ostrov.game.position import PositionError

SPACE = "{http://www.w3.org/2000/svg}"
NEW = ("knight", "wall", "metropolis", "merchant", "reduced", "barbarians")


def of_class(root: ET.Element, word: str) -> list[ET.Element]:
    """The elements that have a class."""
    return [e for e in root.iter() if e.get("class", "").split()[:1] == [word]]


@pytest.fixture
def full() -> dict[str, Any]:
    """A position with everything of the expansion."""
    return {
        "pieces": {
            "red": {
                "cities": ["(0,-1)SE", "(-1,0)S"],
                "walls": ["(0,-1)SE", "(-1,0)S"],
                "knights": [
                    {"at": "(0,0)SE", "strength": 1, "active": False},
                    {"at": "(1,-2)SE", "strength": 3, "active": True},
                ],
                "roads": ["(0,0)NE"],
            },
            "blue": {
                "cities": ["(1,0)SE"],
                "reduced": ["(0,1)S"],
                "knights": [{"at": "(0,-2)N", "strength": 2, "active": True}],
            },
            "orange": {"knights": [{"at": "(-2,0)NW", "strength": 2}], "settlements": ["(-2,2)S"]},
            "white": {"knights": [{"at": "(2,-2)SE", "strength": 3}, {"at": "(-2,1)S", "active": True}]},
        },
        "metropolises": {"trade": "(0,-1)SE", "politics": None, "science": "(1,0)SE"},
        "merchant": {"at": "(1,-1)", "owner": "blue"},
        "barbarians": 4,
    }


def test_everything_stands_at_its_place(board: Layout, full: dict[str, Any]) -> None:
    root = ET.fromstring(svg(board, full))
    knights = {e.get("data-place"): e for e in of_class(root, "knight")}
    for colour, row in full["pieces"].items():
        for k in row.get("knights", ()):
            state = "active" if k.get("active") else "passive"
            e = knights.pop(k["at"])
            assert e.get("class") == f"knight {colour} strength-{k.get('strength', 1)} {state}"
            assert state in str(e.findtext(f"{SPACE}title"))
    assert not knights
    assert {e.get("data-place") for e in of_class(root, "wall")} == {"(0,-1)SE", "(-1,0)S"}
    towers = {e.get("class", "").split()[1]: e.get("data-place") for e in of_class(root, "metropolis")}
    assert towers == {"trade": "(0,-1)SE", "science": "(1,0)SE"}
    assert [e.get("class") for e in of_class(root, "merchant")] == ["merchant blue"]
    assert [e.get("data-place") for e in of_class(root, "reduced")] == ["(0,1)S"]
    (ship,) = of_class(root, "barbarians")
    assert len(ship.findall(f"{SPACE}circle")) == 4


def test_every_copied_symbol_is_defined_once(board: Layout, full: dict[str, Any]) -> None:
    root = ET.fromstring(svg(board, full))
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(set(ids)) == len(ids)
    assert {e.get("href") for e in root.iter(f"{SPACE}use")} <= {f"#{name}" for name in ids}


def test_strength_and_state_have_looks_of_their_own(board: Layout) -> None:
    shapes = set()
    for strength in (1, 2, 3):
        for active in (True, False):
            one = {"at": "(0,0)N", "strength": strength, "active": active}
            root = ET.fromstring(svg(board, {"pieces": {"red": {"knights": [one]}}}))
            (use,) = of_class(root, "knight")
            (shape,) = [e for e in root.iter() if f"#{e.get('id')}" == use.get("href")]
            shapes.add(ET.tostring(shape, encoding="unicode").split(">", 1)[1])
    assert len(shapes) == 6


def test_the_description_and_the_text_tell_all(board: Layout, full: dict[str, Any]) -> None:
    words = str(ET.fromstring(svg(board, full)).findtext(f"{SPACE}desc"))
    drawn = text(board, full)
    for part in (
        "Metropolises: trade (0,-1)SE, science (1,0)SE",
        "Merchant: (1,-1) (blue)",
        "Barbarian ship: 4 steps sailed",
    ):
        assert part in words
        assert part in drawn
    assert "active knight of strength 3 at (1,-2)SE" in words
    assert "walls at (0,-1)SE, (-1,0)S" in words
    for sign in ("r1-", "R3+", "B2+", "o2-", "w3-", "W1+", "<R>", "{R}", "<B>", "_B_", "B merch"):
        assert sign in drawn.split("\n\n")[0]
    assert max(map(len, drawn.splitlines())) <= 100


def test_the_base_game_shows_none_of_it(game: Game, position: dict[str, Any]) -> None:
    root = ET.fromstring(svg(game.layout, position))
    assert not [e for word in NEW for e in of_class(root, word)]
    assert "knight" not in text(game.layout, position)


def test_a_whole_game_can_be_drawn() -> None:
    game = Game.new(3, game="cities_knights")
    for _ in range(60):
        game.play(game.legal()[-1])
    assert of_class(ET.fromstring(svg(game.layout, game.describe())), "barbarians")
    assert "Barbarian ship" in str(game)


def test_moved_numbers_are_drawn_where_they_are(board: Layout) -> None:
    tile = next(t for t in board.tiles if t.token == 5)
    place = f"({tile.q},{tile.r})"
    tokens = of_class(ET.fromstring(svg(board, {"tokens": {place: 9}})), "token")
    assert [e.findtext(f"{SPACE}text") for e in tokens if e.get("data-place") == place] == ["9"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"pieces": {"red": {"knights": ["(0,0)N"]}}},
        {"pieces": {"red": {"knights": [{"at": "(0,0)N", "strength": 4}]}}},
        {"pieces": {"red": {"knights": [{"at": "(9,9)N"}]}}},
        {"pieces": {"red": {"knights": [{"at": "(0,0)N"}], "cities": ["(0,0)N"]}}},
        {"merchant": "(0,0)"},
        {"metropolises": ["(0,0)N"]},
        {"barbarians": "near"},
        {"barbarians": -1},
        {"metropolises": {"trade": "nowhere"}},
    ],
)
def test_what_means_nothing_is_refused(board: Layout, wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        svg(board, wrong)
