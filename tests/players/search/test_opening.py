"""Foundings with foresight: legal, within the budget, and by what has been learned."""

from __future__ import annotations

import pytest

from ostrov import Game
from ostrov.bots.weights import shipped_weights
from ostrov.engine.base.constants import FOUND_ROAD_PHASE, FOUND_SETTLEMENT_PHASE
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_action
from ostrov.players.search.budget import Budget, begin
from ostrov.players.search.opening import Opening, best_places, founded_on, opening_action
from ostrov.testing import engine_mode

SEEDS = range({"compiled": 12, "sanitized": 3, "plain": 1}[engine_mode()])


def opening(game_name: str = "base", wide: int = 4, narrow: int = 2) -> Opening:
    """One that has learned, and tries few places."""
    found = Opening()
    found.wide, found.narrow = wide, narrow
    found.net.learn(*shipped_weights(f"{game_name}_opening"))
    return found


def founding(seed: int, game_name: str = "base", players: int = 4) -> Game:
    """A game whose first settlement is yet to be founded."""
    return Game.new(seed, game=game_name, players=players, board_setup="variable")


def usual(game: Game) -> int:
    """What the greedy player founds."""
    seat = game.state.active
    return greedy_action(game.board, game.rules, game.state, seat, GreedyContext())


def best(game: Game, known: Opening) -> int:
    """What is founded with foresight, without a limit of thought."""
    return opening_action(game.board, game.rules, game.state, game.state.active, Budget(), known)


@pytest.mark.clause("B-FOUND-1", "B-FOUND-2", "B-FOUND-3", "CK-SETUP-2")
@pytest.mark.parametrize("game_name", ["base", "cities_knights"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_founds_legally(game_name: str, players: int) -> None:
    known = opening(game_name)
    for seed in SEEDS:
        game = founding(seed, game_name, players)
        while game.state.phase <= FOUND_ROAD_PHASE:
            game.play(best(game, known))  # refuses what is not legal


def test_one_that_has_learned_nothing_founds_as_the_greedy_player() -> None:
    for seed in SEEDS:
        game, redact = founding(seed), Opening()
        redact.wide, redact.narrow = 3, 2
        while game.state.phase <= FOUND_ROAD_PHASE:
            if game.state.phase == FOUND_SETTLEMENT_PHASE:
                assert best(game, redact) == usual(game)
            game.play(usual(game))


def test_good_places_come_in_order_and_the_greedy_player_s_first() -> None:
    for seed in SEEDS:
        game, known = founding(seed), opening()
        number = best_places(game.board, game.rules, game.state, game.state.active, 5, 0, known)
        assert number == 5
        assert known.listed[0] == usual(game)
        assert known.value[:5] == sorted(known.value[:5], reverse=True)
        assert len(set(known.listed[:5])) == 5


def test_the_last_founding_is_the_best_by_the_learned_value() -> None:
    game, known = founding(3), opening()
    while game.state.founded < 7:
        game.play(usual(game))
    seat = game.state.active
    number = best_places(game.board, game.rules, game.state, seat, known.wide, 0, known)
    values = {}
    for action in known.listed[:number]:
        after = game.copy()
        after.play(action)
        known.work.copy_from(after.state)
        values[action] = founded_on(game.board, game.rules, seat, 1, Budget(), known)
    assert best(game, known) == max(values, key=lambda action: values[action])
    assert len(set(values.values())) > 1


def test_what_was_learned_changes_foundings() -> None:
    games, other = [founding(seed) for seed in range(3)], 0
    for game in games:
        while game.state.phase <= FOUND_ROAD_PHASE:
            other += best(game, opening(wide=6)) != usual(game)
            game.play(usual(game))
    assert other > 3


@pytest.mark.parametrize("positions", [1, 5])
def test_no_more_positions_are_judged_than_the_budget_allows(positions: int) -> None:
    game, known, budget = founding(5), opening(wide=8, narrow=4), Budget()
    budget.positions = positions
    begin(budget)
    action = opening_action(game.board, game.rules, game.state, game.state.active, budget, known)
    assert 1 <= budget.judged <= positions + 1
    game.play(action)


def test_a_decision_leaves_its_position_as_it_was() -> None:
    game, known = founding(6), opening()
    before = game.state.copy()
    best(game, known)
    assert game.state == before
