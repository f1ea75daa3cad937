"""The next battle against the barbarians, exactly."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import ck, side

from ostrov import Game
from ostrov.players.estimates.cities_knights.barbarians import attack_chance, note_battle
from ostrov.players.estimates.forecast import Forecast

FORECAST = Forecast()


@pytest.mark.clause("CK-SHIP-1")
@pytest.mark.parametrize(
    ("steps", "rolls", "chance"),
    [
        (1, 4, 15 / 16),
        (2, 4, 11 / 16),
        (3, 4, 5 / 16),
        (4, 4, 1 / 16),
        (5, 4, 0.0),
        (2, 3, 0.5),
        (1, 2, 0.75),
    ],
)
def test_the_ship_arrives_in_time(steps: int, rolls: int, chance: float) -> None:
    assert attack_chance(steps, rolls, 0.5) == pytest.approx(chance)


def battle(game: Game, rolls: int, wake: float = 0.0) -> Forecast:
    """The chances of the next battle."""
    FORECAST.wake = [wake] * 6
    note_battle(game.board, game.rules, game.state, rolls, FORECAST)
    return FORECAST


def defended(red: str, blue: str, barbarians: int = 6) -> Game:
    """Red and blue have a city and a knight each; red is about to roll."""
    pieces = {
        "red": side(cities="(0,-1)N", roads="(0,-1)NE", knights=red),
        "blue": side(cities="(0,2)N", roads="(0,1)E", knights=blue),
    }
    return ck(pieces=pieces, barbarians=barbarians, phase="before roll", active="red")


@pytest.mark.clause("CK-LOSE-2", "CK-LOSE-4")
def test_the_weakest_lose_cities() -> None:
    f = battle(defended("(0,-1)NE:1a", ""), 1)
    assert (f.attack, f.loss[0], f.loss[1]) == (0.5, 0.0, 0.5)
    f = battle(defended("", ""), 1)
    assert (f.loss[0], f.loss[1], f.loss[2]) == (0.5, 0.5, 0.0)


@pytest.mark.clause("CK-DEF-1", "CK-DEF-2")
def test_the_strongest_is_defender_and_equals_are_tied() -> None:
    f = battle(defended("(0,-1)NE:2a", "(0,1)NE:1a"), 1)
    assert (f.glory[0], f.glory[1], f.loss[0]) == (0.5, 0.0, 0.0)
    f = battle(defended("(0,-1)NE:1a", "(0,1)NE:1a"), 1)
    assert (f.glory[0], f.tied[0], f.tied[1]) == (0.0, 0.5, 0.5)


@pytest.mark.clause("CK-KNIGHT-8")
def test_a_seat_may_wake_its_knights_before_the_battle_only_when_it_is_its_turn() -> None:
    game = defended("(0,-1)NE:1", "(0,1)NE:1a")
    f = battle(game, 1, wake=1.0)  # the roll comes before red may act
    assert f.loss[0] == 0.5
    f = battle(game, 2, wake=1.0)  # by the second roll red has woken its knight
    assert (f.attack, f.loss[0], f.tied[0]) == (0.75, 0.5, 0.25)
    f = battle(game, 2, wake=0.5)
    assert (f.loss[0], f.tied[0]) == (0.625, 0.125)


def test_a_ship_that_cannot_arrive_harms_nobody() -> None:
    f = battle(defended("", "", barbarians=0), 6)
    assert f.attack == 0.0
    assert not any(f.loss)
