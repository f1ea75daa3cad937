"""What a roll pays: B-PROD-1 to -8, B-COMP-2, X-11 with every value of bank_shortage."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.table import COLOURS, bank, do, goods, hand, own, retold, roll, table, texts

from ostrov import Game

# A corner at the coast where only this hex of the beginner's map is, its number and what it gives.
CORNERS = {
    "forest": ("(2,-2)NE", 9, "lumber"),
    "hills": ("(-2,2)SW", 5, "brick"),
    "pasture": ("(0,2)S", 11, "wool"),
    "fields": ("(-1,-1)NW", 12, "grain"),
    "mountains": ("(0,-2)N", 10, "ore"),
}


def rolled(total: int, **words: Any) -> Game:
    """Red, or the active colour, rolls this total in the position."""
    return roll(table(phase="before roll", **words), words.get("active", "red"), total)


@pytest.mark.clause("B-PROD-2", "B-PROD-3", "B-COMP-2", "B-GEO-3")
@pytest.mark.parametrize("terrain", CORNERS)
def test_each_terrain_pays_its_resource(terrain: str) -> None:
    place, number, resource = CORNERS[terrain]
    assert hand(rolled(number, pieces={"red": own(place)}), "red") == {resource: 1}
    assert hand(rolled(number, pieces={"red": own(cities=place)}), "red") == {resource: 2}
    for other in {2, 3, 4, 5, 6, 8, 9, 10, 11, 12} - {number}:
        assert hand(rolled(other, pieces={"red": own(place)}), "red") == {}


@pytest.mark.clause("B-PROD-1")
@pytest.mark.parametrize("active", COLOURS)
def test_a_roll_pays_everybody_whoever_rolls(active: str) -> None:
    pieces = {"red": own("(0,-2)N"), "blue": own("(0,-2)SE"), "white": own("(2,-1)NE")}
    game = rolled(10, pieces=pieces, active=active)
    assert [hand(game, colour) for colour in COLOURS] == [goods(ore=1), goods(ore=1), {}, goods(brick=1)]
    assert bank(game) == goods(lumber=19, brick=18, wool=19, grain=19, ore=17)


@pytest.mark.clause("B-PROD-4")
def test_one_building_between_two_hexes_of_the_same_number() -> None:
    board = retold(q0r1=("fields", 4), q1r0=("forest", 4))
    assert hand(rolled(4, board=board, pieces={"red": own("(0,1)NE")}), "red") == goods(grain=1, lumber=1)
    board = retold(q0r1=("forest", 4), q1r0=("forest", 4))
    assert hand(rolled(4, board=board, pieces={"red": own(cities="(0,1)NE")}), "red") == goods(lumber=4)


@pytest.mark.clause("B-PROD-4")
def test_buildings_of_one_player_at_a_hex_add_up() -> None:
    game = rolled(8, pieces={"red": own("(2,0)N (2,0)SE", cities="(2,0)SW")})
    assert hand(game, "red") == goods(ore=4)


@pytest.mark.clause("B-PROD-5")
@pytest.mark.parametrize(("robber", "ore", "brick"), [("(0,-2)", 0, 1), ("(2,-1)", 1, 0), ("(0,0)", 1, 1)])
def test_the_robber_stops_one_of_two_hexes_with_the_number(robber: str, ore: int, brick: int) -> None:
    game = rolled(10, pieces={"red": own("(0,-2)N (2,-1)NE")}, robber=robber)
    assert hand(game, "red") == {kind: 1 for kind, n in (("ore", ore), ("brick", brick)) if n}


@pytest.mark.clause("B-PROD-6", "B-SETUP-8")
def test_a_desert_never_pays() -> None:
    pieces = {"red": own("(0,0)N (0,0)SE", cities="(0,0)SW")}
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        game = rolled(number, pieces=pieces, robber="(2,-2)")
        due = {6: {"brick": 1}, 4: {"wool": 1, "grain": 1}, 3: {"lumber": 1, "ore": 2}, 11: {"lumber": 2}}
        assert hand(game, "red") == due.get(number, {})


@pytest.mark.clause("B-PROD-8")
def test_nobody_is_asked_about_income() -> None:
    game = rolled(10, pieces={"blue": own(cities="(0,-2)N")})
    assert hand(game, "blue") == goods(ore=2)
    assert game.awaiting == (0,)
    assert texts(game, "blue") == []


TWO_AND_ONE = {"blue": own(cities="(0,-2)N"), "orange": own("(0,-2)SE (2,-1)NE")}


@pytest.mark.clause("B-PROD-7", "X-11")
def test_a_bank_that_just_suffices_pays_all() -> None:
    game = rolled(10, pieces=TWO_AND_ONE, hands={"white": goods(ore=16)})
    assert hand(game, "blue") == goods(ore=2)
    assert hand(game, "orange") == goods(ore=1, brick=1)
    assert "ore" not in bank(game)


@pytest.mark.clause("B-PROD-7", "X-11")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_official_shortage_pays_several_nothing_of_that_kind(left: int) -> None:
    game = rolled(10, pieces=TWO_AND_ONE, hands={"white": goods(ore=19 - left)})
    assert hand(game, "blue") == {}
    assert hand(game, "orange") == goods(brick=1)
    assert bank(game).get("ore", 0) == left


@pytest.mark.clause("B-PROD-7", "X-11")
@pytest.mark.parametrize(("left", "gets"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_official_shortage_pays_a_single_player_the_rest(left: int, gets: int) -> None:
    pieces = {"blue": own("(0,-2)SE", cities="(0,-2)N")}  # two buildings, one player
    game = rolled(10, pieces=pieces, hands={"white": goods(ore=19 - left)})
    assert hand(game, "blue").get("ore", 0) == gets
    assert bank(game).get("ore", 0) == left - gets


@pytest.mark.clause("X-11")
@pytest.mark.parametrize(
    ("active", "left", "blue", "orange"),
    [("red", 1, 1, 0), ("red", 2, 2, 0), ("blue", 2, 2, 0), ("orange", 1, 0, 1), ("orange", 2, 1, 1)],
)
def test_shortage_in_turn_order(active: str, left: int, blue: int, orange: int) -> None:
    game = rolled(
        10,
        pieces=TWO_AND_ONE,
        hands={"white": goods(ore=19 - left)},
        active=active,
        bank_shortage="partial_in_turn_order",
    )
    assert hand(game, "blue").get("ore", 0) == blue
    assert hand(game, "orange") == {kind: n for kind, n in (("brick", 1), ("ore", orange)) if n}


@pytest.mark.clause("X-11", "X-14")
def test_an_unlimited_bank_is_never_short() -> None:
    game = rolled(
        10,
        pieces=TWO_AND_ONE,
        hands={"white": goods(ore=19)},
        cards={"red": {"year of plenty": 1}},
        bank_shortage="unlimited",
    )
    assert hand(game, "blue") == goods(ore=2)
    assert hand(game, "orange") == goods(brick=1, ore=1)
    do(game, "red", "year of plenty 2 ore")
    assert hand(game, "red") == goods(ore=2)


@pytest.mark.clause("B-PROD-7", "B-FOUND-5")
def test_shortage_counts_what_the_robber_leaves() -> None:
    pieces = {"blue": own("(0,-2)N (2,-1)NE"), "orange": own("(0,-2)SE")}
    game = rolled(10, pieces=pieces, hands={"white": goods(ore=18)}, robber="(0,-2)")
    assert hand(game, "blue") == goods(brick=1)
    assert bank(game)["ore"] == 1
