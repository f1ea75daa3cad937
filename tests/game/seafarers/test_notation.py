"""Actions of Seafarers in words, and back."""

from __future__ import annotations

import pytest
from tests.game.seafarers.played import ALL_TABLES, played

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import pack
from ostrov.game.action import NotationError
from ostrov.game.parts import parts_of
from ostrov.game.universe import universe

NEW_SHORES = {"game": "seafarers", "players": 3}


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.new(1, **NEW_SHORES)


@pytest.mark.parametrize(
    ("text", "kind", "first", "second"),
    [
        ("ship (0,0)NE", c.SHIP, "(0,0)NE", ""),
        ("found ship (0,0)NE", c.FOUND_SHIP, "(0,0)NE", ""),
        ("free ship (0,0)NE", c.FREE_SHIP, "(0,0)NE", ""),
        ("move ship (0,0)NE to (0,0)E", c.MOVE_SHIP, "(0,0)NE", "(0,0)E"),
    ],
)
def test_ships_are_named_by_their_edges(game: Game, text: str, kind: int, first: str, second: str) -> None:
    places = game.places
    packed = pack(kind, 1, places.edge(first), places.edge(second) if second else 0, 0)
    assert game.parse(text, 1).packed == packed
    assert game.parse(game.notation.text(packed), 1).packed == packed


def test_an_edge_has_a_name_from_either_side(game: Game) -> None:
    one, other = game.parse("move ship (0,0)E to (1,0)NE", 0), game.parse("move ship (1,0)W to (2,-1)SW", 0)
    assert one == other


def test_the_pirate_goes_to_a_hex_or_to_the_frame(game: Game) -> None:
    place = game.places.hex("(1,-1)")
    assert game.parse("pirate (1,-1)", 0).packed == pack(c.MOVE_PIRATE, 0, place, c.NOBODY, 0)
    assert game.parse("pirate (1,-1) from blue", 0).packed == pack(c.MOVE_PIRATE, 0, place, 1, 0)
    assert game.parse("pirate frame", 0).packed == pack(c.MOVE_PIRATE, 0, c.FRAME, c.NOBODY, 0)
    assert game.notation.text(pack(c.MOVE_PIRATE, 0, c.FRAME, c.NOBODY, 0)) == "pirate frame"


def test_the_pirate_may_take_cloth_in_place_of_a_card() -> None:
    game = Game.new(1, game="seafarers", players=3, scenario="cloth")
    packed = pack(c.MOVE_PIRATE, 0, game.places.hex("(-1,-1)"), 1, 1)
    action = game.parse("pirate (-1,-1) cloth from blue", 0)
    assert (action.packed, action.text) == (packed, "pirate (-1,-1) cloth from blue")
    assert parts_of(game.notation, action)["good"] == "cloth"
    assert game.parse("pirate (-1,-1) from blue", 0).packed == packed - 1


def test_gold_names_a_resource_and_chance_what_was_found(game: Game) -> None:
    assert game.parse("gold ore", 2).packed == pack(c.CHOOSE_GOLD, 2, c.ORE, 0, 0)
    assert game.parse("tile gold").packed == pack(c.TILE, c.CHANCE, c.GOLD, 0, 0)
    assert game.parse("tile sea").packed == pack(c.TILE, c.CHANCE, c.SEA, 0, 0)
    assert game.parse("token 11").packed == pack(c.TOKEN, c.CHANCE, 11, 0, 0)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ship (0,0)", "is no edge of this map"),
        ("ship (9,9)E", "is no edge of this map"),
        ("move ship (0,0)E", "a ship is moved like 'move ship"),
        ("pirate harbour", "is no hex"),
        ("pirate frame from green", "'green' is no colour at this table"),
        ("gold gold", "'gold' is no good"),
        ("tile fog", "'fog' is no terrain"),
        ("token 7", "'7' is no number token; there are 2, 3,"),
        ("token six", "'six' is no number token"),
        ("robber frame", "is no hex"),
    ],
)
def test_what_cannot_be_read_is_explained(game: Game, text: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        game.parse(text, 0)


@pytest.mark.parametrize("place", [35, 62, 64, 4095])
def test_the_frame_is_one_place(game: Game, place: int) -> None:
    with pytest.raises(NotationError, match="is no packed action"):
        game.parse(pack(c.MOVE_PIRATE, 0, place, c.NOBODY, 0))


def test_everything_that_a_seat_could_do_reads_back(game: Game) -> None:
    for packed in universe(game.board, game.rules, 2):
        if packed % 7 == 0:
            assert game.parse(game.notation.text(packed), 2).packed == packed


@pytest.mark.parametrize("table", ALL_TABLES)
def test_what_is_done_reads_back(table: str) -> None:
    for before, game, _ in played(table, 3, 200):
        action = game.history[-1]
        assert before.parse(action.text, action.seat if action.seat != c.CHANCE else None) == action
        parts = parts_of(game.notation, action)
        assert parts["kind"] == action.kind
        if action.kind in ("ship", "found ship", "free ship", "move ship"):
            assert parts["place"] in game.places.edges


def test_parts_for_programs(game: Game) -> None:
    def named(text: str) -> dict[str, object]:
        found = parts_of(game.notation, game.parse(text, 0))
        return {key: value for key, value in found.items() if key not in ("text", "kind")}

    assert named("move ship (0,0)NE to (0,0)E") == {
        "place": game.places.edges[game.places.edge("(0,0)NE")],
        "to": game.places.edges[game.places.edge("(0,0)E")],
    }
    assert named("pirate frame") == {"place": "frame"}
    assert named("pirate (1,-1) from blue") == {"place": "(1,-1)", "seat": 1}
    assert named("gold wool") == {"good": "wool"}
    assert named("tile hills") == {"terrain": "hills"}
    assert named("token 5") == {"token": 5}
