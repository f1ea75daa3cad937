"""Positions that people write: every defect is named, and describing one gives it back. B-INV-1 to -4."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import (
    CARD,
    COLOURS,
    do,
    goods,
    own,
    refused,
    roll,
    sound,
    table,
)

from ostrov import Game, PositionError

SEVEN = "(-2,0)SW (-2,0)SE (-1,0)SW (-1,0)SE (0,0)SW (0,0)SE (1,0)SW"
NORTH_5 = "(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E (0,-2)SE"
SOUTH_5 = "(0,2)E (0,2)SE (0,2)SW (0,2)W (0,2)NW"


def complaint(position: Any) -> str:
    """What is said about a position that cannot be."""
    with pytest.raises(PositionError) as caught:
        Game.new(1, position=position)
    return str(caught.value)


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ({"hand": {}}, "'hand' is no part of a position"),
        ({"hands": []}, "hands: should be an object keyed by colours"),
        ({"pieces": "none"}, "pieces: should be an object keyed by colours"),
        ({"hands": {"green": {}}}, "hands: 'green' is no colour at this table; there are red, blue"),
        ({"active": "green"}, "active: 'green' is no colour at this table"),
        ({"starter": 0}, "starter: '0' is no colour at this table"),
        ({"hands": {"red": 5}}, "hand of red: should be an object of kinds and numbers"),
        ({"hands": {"red": {"gold": 1}}}, "hand of red: 'gold' is no kind of card; there are lumber"),
        ({"hands": {"red": {"paper": 1}}}, "hand of red: 'paper' is no kind of card"),
        ({"hands": {"red": {"ore": -1}}}, "hand of red: ore should be a number from 0 to 63, not -1"),
        ({"hands": {"red": {"ore": "2"}}}, "hand of red: ore should be a number from 0 to 63, not '2'"),
        ({"hands": {"red": {"ore": True}}}, "hand of red: ore should be a number from 0 to 63, not True"),
        ({"cards": {"red": {"spy": 1}}}, "cards of red: 'spy' is no kind of card; there are knight"),
        ({"fresh": {"spy": 1}}, "fresh: 'spy' is no kind of card"),
        ({"played": {"spy": 1}}, "played: 'spy' is no kind of card"),
        ({"knights": {"red": 15}}, "knights of red: should be a whole number from 0 to 14, not 15"),
        ({"turn": 0}, "turn: should be a whole number from 1 to 30000, not 0"),
        ({"turn": 2.0}, "turn: should be a whole number from 1 to 30000, not 2.0"),
        ({"phase": "lunch"}, "phase: should be one of before roll, main, moving robber, not 'lunch'"),
        ({"dice": [1]}, "dice: should be two numbers"),
        ({"dice": 7}, "dice: should be two numbers"),
        ({"dice": [3, 9]}, "dice: should be a whole number from 0 to 6, not 9"),
        ({"robber": "(9,9)"}, "robber: '(9,9)' is no hex of this map"),
        ({"robber": "(0,0)N"}, "robber: '(0,0)N' is no hex of this map"),
        ({"longest_route": "green"}, "longest_route: 'green' is no colour at this table"),
        ({"largest_army": "green"}, "largest_army: 'green' is no colour at this table"),
    ],
)
def test_words_that_mean_nothing(position: dict[str, Any], text: str) -> None:
    assert complaint(position).startswith(text)


@pytest.mark.parametrize("position", ["main", 5, [1, 2]])
def test_a_position_is_an_object(position: Any) -> None:
    assert complaint(position) == "a position is an object"


@pytest.mark.clause("B-INV-3")
@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        ({"red": ["(0,0)N"]}, "pieces of red: should be an object of settlements, cities, roads"),
        ({"red": {"ships": []}}, "pieces of red: should be an object of settlements, cities, roads"),
        ({"red": {"settlements": "(0,0)N"}}, "settlements of red: should be a list of places"),
        ({"red": {"roads": 4}}, "roads of red: should be a list of places, not 4"),
        ({"red": own("(9,9)N")}, "settlements of red: '(9,9)N' is no node of this map"),
        ({"red": own("(0,0)E")}, "settlements of red: '(0,0)E' is no node of this map"),
        ({"red": own(cities="north")}, "cities of red: 'north' is no node"),
        ({"red": own(roads="(0,0)N")}, "roads of red: '(0,0)N' is no edge of this map"),
        ({"red": own("(0,0)N", cities="(0,0)N")}, "(0,0)N is taken twice (B-INV-3)"),
        ({"red": own("(0,0)N"), "blue": own("(0,-1)SE")}, "(0,-1)SE is taken twice (B-INV-3)"),
        ({"red": own(roads="(0,0)E"), "blue": own(roads="(1,0)W")}, "(1,0)W is taken twice (B-INV-3)"),
    ],
)
def test_pieces_that_cannot_stand_so(pieces: dict[str, Any], text: str) -> None:
    assert complaint({"pieces": pieces}).startswith(text)


@pytest.mark.clause("B-INV-2", "B-BUILD-3")
@pytest.mark.parametrize(
    ("pieces", "kind"),
    [
        (own("(0,-2)N (1,-2)N (2,-2)N (0,-1)N (1,-1)N (2,-1)N"), "settlements"),
        (own(cities="(0,-2)N (1,-2)N (2,-2)N (0,-1)N (1,-1)N"), "cities"),
        (own(roads=f"{SEVEN} {NORTH_5} (1,0)SE (2,0)SW (2,0)SE (2,0)E"), "roads"),
    ],
)
def test_more_than_there_are_pieces(pieces: dict[str, list[str]], kind: str) -> None:
    assert complaint({"pieces": {"red": pieces}}) == f"red has more {kind} than pieces (B-INV-2)"


@pytest.mark.clause("B-SETT-3", "B-INV-3")
def test_buildings_too_close() -> None:
    text = complaint({"pieces": {"red": own("(0,0)N"), "blue": own(cities="(0,0)NE")}})
    assert text.endswith("are too close (B-SETT-3)")
    assert text.startswith("buildings at ")


@pytest.mark.clause("B-INV-1")
def test_cards_add_up() -> None:
    hands = {"red": goods(ore=10), "blue": goods(ore=11)}
    assert complaint({"hands": hands}) == "2 ore more than there are (B-INV-1)"
    assert complaint({"cards": {"red": {"monopoly": 3}}}) == "1 monopoly more than there are (B-INV-1)"
    knights = {"knights": {"red": 8, "blue": 5}, "cards": {"red": {"knight": 2}}}
    assert complaint(knights) == "1 knight more than there are (B-INV-1)"
    played = {"played": {"road building": 2}, "cards": {"red": {"road building": 1}}}
    assert complaint(played) == "1 road building more than there are (B-INV-1)"
    assert complaint({"bank": goods(ore=3)}).startswith("bank: should be what the hands leave: {'lumber': 19")
    assert complaint({"deck": {"knight": 3}}).startswith(
        "deck: should be what the hands leave: {'knight': 14"
    )


@pytest.mark.clause("B-DEV-7")
def test_fresh_cards_are_in_the_hand_of_the_active_player() -> None:
    held = {"cards": {"red": {"knight": 1}}, "fresh": {"knight": 1}}
    assert complaint(held | {"active": "blue"}).startswith("fresh: the active player does not hold")
    refused(table(**held), "red", "knight", "B-DEV-7")


@pytest.mark.clause("B-LR-11", "B-LR-8", "B-INV-4")
def test_the_longest_route_is_what_the_roads_say() -> None:
    text = "longest_route: the roads on the board say otherwise (B-LR-11)"
    long = {"pieces": {"red": own(roads=NORTH_5)}}
    assert complaint(long | {"longest_route": "blue"}) == text
    assert complaint(long | {"longest_route": None}) == text
    assert complaint({"longest_route": "red"}) == text
    assert table(**long).describe()["longest_route"] == "red"
    tie = {"pieces": {"red": own(roads=NORTH_5), "blue": own(roads=SOUTH_5)}}
    for holder in ("red", "blue", None):
        assert table(**tie, longest_route=holder).describe()["longest_route"] == holder
    assert table(**tie).describe()["longest_route"] is None


@pytest.mark.clause("B-LA-1", "B-LA-3", "B-INV-4")
def test_the_largest_army_is_what_the_knights_say() -> None:
    def wrong(right: str) -> str:
        return f"largest_army: should be {right}, as the knights say (B-LA-1)"

    assert complaint({"largest_army": "red"}) == wrong("nobody")
    assert complaint({"largest_army": "red", "knights": {"red": 2}}) == wrong("nobody")
    assert complaint({"largest_army": None, "knights": {"red": 3}}) == wrong("red")
    assert complaint({"largest_army": "red", "knights": {"red": 3, "blue": 4}}) == wrong("blue")
    assert complaint({"knights": {"red": 4, "blue": 4}}) == wrong("red or blue")
    assert table(knights={"red": 3, "blue": 2}).describe()["largest_army"] == "red"
    assert table(knights={"red": 3, "blue": 3}, largest_army="blue").describe()["largest_army"] == "blue"


def test_all_defects_are_reported_at_once() -> None:
    wrong = {"turn": 0, "hands": {"green": {}}, "pieces": {"red": own("(9,9)N")}, "lunch": 1}
    assert len(complaint(wrong).split("; ")) >= 4


POSITIONS: dict[str, dict[str, Any]] = {
    "empty": {"phase": "main"},
    "before the roll": {"phase": "before roll", "active": "orange", "turn": 12, "dice": [3, 4]},
    "moving the robber": {"phase": "moving robber", "robber": "(2,0)"},
    "pieces": {
        "pieces": {
            "red": own("(0,0)N", "(0,-2)N", NORTH_5),
            "white": own("(2,0)SE", roads=f"{SEVEN} (2,0)E"),
        },
        "longest_route": "white",
    },
    "cards": {
        "hands": {"red": goods(ore=2, wool=1), "blue": goods(lumber=7)},
        "cards": {"red": {"knight": 2, "victory point": 1}, "white": {"monopoly": 1}},
        "fresh": {"knight": 1},
        "knights": {"blue": 3, "white": 1},
        "played": {"road building": 1},
        "card_played": True,
    },
}


@pytest.mark.clause("B-INV-1", "B-INV-2", "B-INV-3", "B-INV-4")
@pytest.mark.parametrize("name", POSITIONS)
def test_describing_gives_the_position_back(name: str) -> None:
    game = table(**POSITIONS[name])
    assert sound(game)
    described = game.describe()
    again = Game.new(1, position=described, explicit_chance=True)
    assert again.describe() == described
    assert again.state == game.state
    assert again.legal() == game.legal()
    for key, value in POSITIONS[name].items():
        if key not in ("pieces", "hands", "cards", "knights"):
            assert described[key] == value


@pytest.mark.clause("B-INV-1", "B-INV-2")
def test_a_position_met_in_play_can_be_entered() -> None:
    game = table(starter=0)
    roll(game, "red", 3)
    do(game, "red", "end turn")
    roll(game, "blue", 11)
    position = game.describe()
    again = Game.new(1, position=position, explicit_chance=True)
    assert again.describe() == position
    for p in range(len(COLOURS)):
        assert again.legal(p) == game.legal(p)


@pytest.mark.clause("B-WIN-1")
def test_an_entered_position_counts_its_points() -> None:
    game = table(
        pieces={"red": own("(0,0)N", "(0,-2)N", NORTH_5)},
        knights={"red": 3},
        cards={"red": {"victory point": 1}},
        hands={"red": CARD},
    )
    assert game.describe()["points"]["red"] == 1 + 2 + 2 + 2 + 1
    assert list(game.observe(1).fields["points"][:2]) == [7, 0]


@pytest.mark.clause("B-KNIGHT-3")
def test_a_knight_before_the_roll_survives_describe_and_enter() -> None:
    position = {"active": "red", "phase": "before roll", "cards": {"red": {"knight": 1}}}
    game = Game.new(1, position=position, explicit_chance=True, board_setup="variable")
    game.play("knight")
    again = Game.new(1, position=game.describe(), explicit_chance=True, board_setup="variable")
    assert again.state.rolled == 0
    assert again.describe() == game.describe()


@pytest.mark.clause("B-WIN-4")
def test_stated_points_must_be_right() -> None:
    with pytest.raises(PositionError, match=r"points of red: should be 0, not 3 \(B-WIN-4\)"):
        Game.new(1, position={"points": {"red": 3}}, board_setup="variable")


@pytest.mark.clause("B-TURN-3")
def test_rolled_fits_the_phase() -> None:
    with pytest.raises(PositionError, match="rolled: should be true in the phase 'main'"):
        Game.new(1, position={"phase": "main", "rolled": False}, board_setup="variable")
