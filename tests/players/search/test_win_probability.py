"""The time to win and the chances: honest, whole, and fair to who is ahead."""

from __future__ import annotations

import random
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from tests.rules.table import goods, own, table

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.dispatch.awaiting import next_actor
from ostrov.game.options import Options
from ostrov.game.tables import rules_of
from ostrov.players.estimates.fitted import TRAIT_NAMES, NoFittedWeights, fitted, forecast_for, trait_weights
from ostrov.players.estimates.forecast import Forecast
from ostrov.players.estimates.time_to_win import note_times
from ostrov.players.estimates.win_probability import note_chances, win_probability
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_action
from ostrov.testing.hidden import permute_hidden

NEAR = own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE")
FAR = own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE")
GAMES = ["base", "cities_knights"]


def positions(seed: int, every: int, **options: Any) -> Iterator[Game]:
    """Positions of a game among greedy players."""
    game = Game.new(seed, board_setup="variable", **options)
    context = GreedyContext()
    for k in range(3000):
        if game.over:
            return
        if k % every == 0:
            yield game
        seat = next_actor(game.rules, game.state)
        packed = greedy_action(game.board, game.rules, game.state, seat, context)
        game.play(packed, seat)


def times(game: Game, seat: int) -> list[float]:
    """The time to win of every seat, as one of them sees it."""
    f = Forecast()
    note_times(game.board, game.rules, game.state, seat, f)
    return f.time[: game.rules.seats]


@pytest.mark.clause("B-INFO-1", "B-INFO-2")
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_know_changes_nothing(name: str) -> None:
    rng = random.Random(3)
    f = forecast_for(rules_of(Options(game=name)))
    compared = 0
    for game in positions(4, 23, game=name):
        for seat in range(4):
            seen = win_probability(game.board, game.rules, game.state, seat, f), list(f.time), list(f.trait)
            other = permute_hidden(game, seat, rng)
            assert win_probability(other.board, other.rules, other.state, seat, f) == seen[0]
            assert (list(f.time), list(f.trait)) == seen[1:]
            compared += other.state != game.state
    assert compared > 20


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_are_whole(name: str) -> None:
    f = forecast_for(rules_of(Options(game=name)))
    for game in positions(5, 31, game=name):
        note_chances(game.board, game.rules, game.state, 0, f)
        assert sum(f.chance[:4]) == pytest.approx(1.0)
        assert min(f.chance[:4]) > 0.0
        assert not any(f.chance[4:])


def test_the_chances_of_a_game_that_is_over() -> None:
    *_, last = positions(6, 1)
    f = forecast_for(last.rules)
    assert last.over
    note_chances(last.board, last.rules, last.state, 1, f)
    assert f.chance[last.state.winner - 1] == 1.0
    assert sum(f.chance) == 1.0


def position(**words: Any) -> Game:
    """Red has just ended a turn; blue has two settlements as well."""
    words.setdefault("pieces", {"red": NEAR, "blue": FAR})
    return table(players=2, unused_colour_3p="any", active="blue", phase="before roll", **words)


def test_who_may_build_at_once_needs_only_the_turn() -> None:
    game = position(victory_points=3, hands={"red": goods(ore=3, grain=2)})
    red, blue = times(game, 0)
    assert red < blue
    assert red >= 2.0  # blue rolls first


@pytest.mark.parametrize("hand", [goods(ore=1), goods(grain=1), goods(lumber=1, brick=1)])
def test_goods_shorten_the_time(hand: dict[str, int]) -> None:
    assert times(position(hands={"red": hand}), 0)[0] <= times(position(), 0)[0]


def test_points_shorten_the_time() -> None:
    city = own("(-2,1)N", "(0,-1)N", roads="(0,-1)NE (-2,1)NE")
    ahead = position(pieces={"red": city, "blue": FAR})
    assert times(ahead, 0)[0] < times(position(), 0)[0]
    assert times(ahead, 1)[0] == times(ahead, 0)[0]  # no hidden cards: both see the same


def test_a_belief_replaces_the_guess() -> None:
    game = position(victory_points=3, hands={"blue": goods(ore=3, grain=2)})
    f = Forecast()
    note_times(game.board, game.rules, game.state, 0, f)
    guessed = f.time[1]
    f.believed = 1
    belief = [0.0] * (c.SEATS * c.GOODS)
    belief[c.GOODS + c.ORE], belief[c.GOODS + c.GRAIN] = 3.0, 2.0
    f.belief = belief
    note_times(game.board, game.rules, game.state, 0, f)
    assert f.time[1] < guessed


def test_weights_of_expansions_add_to_those_of_the_base_game() -> None:
    base, both = trait_weights([]), trait_weights(["cities_knights"])
    added = fitted("cities_knights")
    assert [len(base), base[0], both[0], both[20]] == [len(TRAIT_NAMES), 0.2378, 0.066, 0.4448]
    for name, one, other in zip(TRAIT_NAMES, base, both, strict=True):
        assert other == float(Decimal(str(one)) + added[name])
    assert both[TRAIT_NAMES.index("holds_army")] == 0.0  # an award that the expansion does not have


def test_an_expansion_without_weights_is_named() -> None:
    with pytest.raises(NoFittedWeights, match="no fitted weights for seafarers; there are some for base, c"):
        trait_weights(["cities_knights", "seafarers"])
