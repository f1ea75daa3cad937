"""The founding phase: B-FOUND-1 to -7, B-START-3."""

from __future__ import annotations

import pytest
from tests.rules.table import (
    COLOURS,
    allowed,
    bank,
    do,
    goods,
    hand,
    node,
    own,
    places,
    points,
    refused,
    table,
)

from ostrov import Game
from ostrov.game.board import beginner

FULL_BANK = goods(lumber=19, brick=19, wool=19, grain=19, ore=19)
# One corner of each of eight hexes, never neighbours, and an edge at it.
SITES = [
    ("(0,-2)N", "(0,-2)NE"),
    ("(1,-2)N", "(1,-2)NE"),
    ("(2,-2)N", "(2,-2)NE"),
    ("(-1,-1)N", "(-1,-1)NW"),
    ("(0,-1)N", "(0,-1)NW"),
    ("(1,-1)N", "(1,-1)NW"),
    ("(2,-1)N", "(2,-1)NE"),
    ("(-2,0)N", "(-2,0)NE"),
]


def fresh(starter: int = 0, **options: object) -> Game:
    """The first settlement is about to be placed on the beginner's map."""
    return table(board=beginner(), starter=starter, **options)


def found(game: Game, number: int) -> list[str]:
    """Plays the next foundings at SITES; who did them."""
    done = []
    for settlement, road in SITES[len(game.history) // 2 :][:number]:
        colour = game.seats[game.state.active].colour
        do(game, colour, f"found settlement {settlement}", f"found road {road}")
        done.append(colour)
    return done


@pytest.mark.clause("B-FOUND-1", "B-FOUND-2", "B-FOUND-6", "B-START-3")
@pytest.mark.parametrize("starter", range(4))
def test_clockwise_and_back_again(starter: int) -> None:
    game = fresh(starter)
    order = [*COLOURS[starter:], *COLOURS[:starter]]
    assert found(game, 8) == order + order[::-1]
    assert game.describe()["active"] == order[0]
    assert game.describe()["phase"] == "before roll"
    assert game.describe()["turn"] == 1


@pytest.mark.clause("B-FOUND-1", "B-FOUND-2", "B-FOUND-6", "B-SETUP-1", "X-35")
@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_found_two_each(players: int) -> None:
    game = fresh(1, players=players, colours=COLOURS[:players])
    order = [*COLOURS[1:players], "red"]
    assert found(game, 2 * players) == order + order[::-1]
    assert game.describe()["active"] == "blue"


@pytest.mark.clause("B-FOUND-1", "B-TURN-6")
def test_nobody_else_founds_in_the_first_round() -> None:
    game = fresh()
    for colour in ("blue", "orange", "white"):
        refused(game, colour, "found settlement (0,0)N", "B-FOUND-1")
    do(game, "red", "found settlement (0,0)N")
    refused(game, "blue", "found road (0,0)NE", "B-FOUND-1")
    refused(game, "blue", "found settlement (0,-2)N", "B-FOUND-1")


@pytest.mark.clause("B-FOUND-2")
def test_nobody_else_founds_in_the_second_round() -> None:
    game = fresh()
    found(game, 4)
    for colour in ("red", "blue", "orange"):
        refused(game, colour, "found settlement (0,0)N", "B-FOUND-2")
    allowed(game, "white", "found settlement (0,0)N")


@pytest.mark.clause("B-FOUND-1")
def test_a_settlement_then_its_road_and_nothing_else() -> None:
    game = fresh()
    assert len(places(game, "red", "found settlement")) == 54
    refused(game, "red", "found road (0,0)NE", "B-FOUND-1")
    do(game, "red", "found settlement (0,0)N")
    assert len(places(game, "red", "found road")) == 3
    refused(game, "red", "found settlement (0,-2)N", "B-FOUND-1")
    refused(game, "red", "found road (0,0)SE", "B-FOUND-1")
    for other in ("roll", "end turn", "road (0,0)NE", "settlement (0,-2)N", "buy card", "knight"):
        refused(game, "red", other, "B-FOUND-1", "B-DEV-6")
    do(game, "red", "found road (0,-1)E")


@pytest.mark.clause("B-FOUND-2", "B-FOUND-3")
def test_the_second_road_touches_the_second_settlement() -> None:
    game = fresh()
    found(game, 4)
    do(game, "white", "found settlement (0,2)N")  # far from the first one: no connection is needed
    refused(game, "white", "found road (-1,-1)W", "B-FOUND-2")
    refused(game, "white", "found road (-1,-1)NE", "B-FOUND-2")
    do(game, "white", "found road (0,2)NE")


@pytest.mark.clause("B-FOUND-3", "B-SETT-1", "B-SETT-3", "X-3")
@pytest.mark.parametrize("done", [1, 5])
def test_the_distance_holds_in_both_rounds(done: int) -> None:
    game = fresh()
    found(game, done)
    colour = game.seats[game.state.active].colour
    refused(game, colour, "found settlement (0,-2)N", "B-SETT-1")
    refused(game, colour, "found settlement (0,-2)NE", "B-SETT-3", "B-FOUND-3")
    refused(game, colour, "found settlement (0,-2)NW", "B-SETT-3", "B-FOUND-3")
    allowed(game, colour, "found settlement (0,0)S")
    assert node(game, "(0,-2)NE") not in places(game, colour, "found settlement")


@pytest.mark.clause("B-FOUND-4", "B-INV-2")
def test_founding_is_free() -> None:
    game = fresh()
    found(game, 4)
    assert bank(game) == FULL_BANK
    assert [hand(game, colour) for colour in COLOURS] == [{}, {}, {}, {}]
    found(game, 4)
    assert game.state.roads_left[:4] == [13] * 4
    assert game.state.settlements_left[:4] == [3] * 4
    assert game.state.cities_left[:4] == [4] * 4
    assert [points(game, colour) for colour in COLOURS] == [2] * 4


@pytest.mark.clause("B-FOUND-5", "B-COMP-2", "X-23")
@pytest.mark.parametrize(
    ("place", "road", "income"),
    [
        ("(0,-1)SE", "(0,-1)E", goods(brick=1, wool=1)),  # the third hex is the desert
        ("(0,1)N", "(0,1)NE", goods(grain=1, lumber=1)),
        ("(-1,2)NW", "(-1,2)W", goods(brick=1, ore=1, grain=1)),
        ("(0,2)S", "(0,2)SW", goods(wool=1)),  # one hex only
        ("(1,1)S", "(1,1)SE", goods(wool=2)),  # two pastures
    ],
)
def test_the_second_settlement_pays(place: str, road: str, income: dict[str, int]) -> None:
    game = fresh()
    found(game, 4)
    do(game, "white", f"found settlement {place}")
    assert hand(game, "white") == income
    do(game, "white", f"found road {road}")
    assert hand(game, "white") == income
    assert sum(bank(game).values()) == 95 - sum(income.values())


@pytest.mark.clause("B-FOUND-5")
def test_the_first_settlement_pays_nothing() -> None:
    game = fresh()
    do(game, "red", "found settlement (0,1)SE")
    assert hand(game, "red") == {}


@pytest.mark.clause("B-FOUND-7", "B-HARB-1")
def test_a_founding_settlement_may_stand_on_a_harbour() -> None:
    game = fresh()
    do(game, "red", "found settlement (1,-2)NE")  # the grain harbour
    rates = table(pieces={"red": own("(1,-2)NE")}, hands={"red": goods(grain=2)})
    allowed(rates, "red", "bank 2 grain for 1 ore")
    assert game.state.harbours[0] == rates.state.harbours[0] != 0


@pytest.mark.clause("B-FOUND-6", "B-WIN-1")
def test_the_starter_wins_at_once_where_two_points_are_enough() -> None:
    game = fresh(2, victory_points=2)
    found(game, 7)
    assert not game.over
    found(game, 1)
    assert game.winner == 2
