"""Budgets of a decision: positions and time; what is over them is not looked at."""

from __future__ import annotations

import pytest

from ostrov import Game
from ostrov.bots import BotRng, GameInfo
from ostrov.bots.decision import Decision
from ostrov.bots.search_bot import PLANNER, SearchBot
from ostrov.engine.base.constants import MAIN
from ostrov.engine.core.moves import Moves
from ostrov.engine.dispatch.awaiting import next_actor, next_speaker
from ostrov.engine.dispatch.legal import is_legal
from ostrov.players.constants import NO_LIMIT
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_action
from ostrov.players.search.budget import Budget, allot, begin, exhausted, note_position, renew, used_up

SLACK = 120
"""Positions that the last action looked at, and all those not yet looked at, may need at most."""


def judged(u: Budget, n: int) -> None:
    """So many positions are judged."""
    for _ in range(n):
        note_position(u)


def test_without_a_budget_nothing_is_ever_used_up() -> None:
    u = Budget()
    begin(u)
    judged(u, 1000)
    assert not used_up(u)
    assert not exhausted(u)
    renew(u)
    allot(u, 3, 50)
    assert u.limit == NO_LIMIT


def test_positions_are_shared_out() -> None:
    u = Budget()
    u.positions = 100
    begin(u)
    judged(u, 99)
    assert not exhausted(u)
    judged(u, 1)
    assert exhausted(u)
    assert not used_up(u)  # what is being judged is judged as a whole
    renew(u)
    allot(u, 5, 50)
    judged(u, 9)
    assert not used_up(u)
    judged(u, 1)
    assert used_up(u)  # a fifth of a half
    allot(u, 1, 100)
    judged(u, 89)
    assert not used_up(u)
    judged(u, 1)
    assert used_up(u)
    allot(u, 2, 50)
    assert used_up(u)  # the half has been used twice over


def test_time_that_is_over_ends_everything() -> None:
    u = Budget()
    u.micros = 1
    begin(u)
    renew(u)
    while not exhausted(u):
        pass
    judged(u, 16)
    assert used_up(u)
    allot(u, 2, 100)
    judged(u, 16)
    assert used_up(u)


def test_time_that_is_left_may_be_used() -> None:
    u = Budget()
    u.micros = 3_600_000_000
    begin(u)
    renew(u)
    allot(u, 2, 100)
    judged(u, 1000)
    assert not used_up(u)
    assert not exhausted(u)


def middle() -> Game:
    """A game in which the active seat may do much."""
    game = Game.new(3, game="cities_knights", players=3, board_setup="variable")
    context = GreedyContext()
    while len(game.history) < 80 or game.state.phase != MAIN or len(game.legal()) < 4:
        seat = next_actor(game.rules, game.state)
        game.play(greedy_action(game.board, game.rules, game.state, seat, context))
    return game


def asked(game: Game) -> Decision:
    """What the next seat is asked."""
    seat = next_speaker(game.rules, game.state)
    return Decision.of(GameInfo.of(game), game.state, seat, game.past.recall(seat))


@pytest.mark.parametrize("nodes", [1, 30, 300])
def test_no_more_positions_are_judged_than_the_budget_allows_and_the_choice_is_legal(nodes: int) -> None:
    game = middle()
    question = asked(game)
    first, second = SearchBot(GameInfo.of(game), PLANNER, nodes), SearchBot(GameInfo.of(game), PLANNER, nodes)
    action = question.put_to(first, BotRng(7, 7))
    assert action is not None
    assert is_legal(game.board, game.rules, game.state, action.packed, Moves())
    assert first.player.search.budget.judged <= nodes + SLACK
    assert question.put_to(second, BotRng(7, 7)) == action
    assert second.player.search.budget.judged == first.player.search.budget.judged


def test_who_has_no_time_looks_at_less_and_answers_all_the_same() -> None:
    game = middle()
    question = asked(game)
    hasty, slow = SearchBot(GameInfo.of(game), PLANNER, 0), SearchBot(GameInfo.of(game), PLANNER, 0)
    hasty.player.search.budget.micros = 1
    action = question.put_to(hasty, BotRng(7, 7))
    assert action is not None
    assert is_legal(game.board, game.rules, game.state, action.packed, Moves())
    question.put_to(slow, BotRng(7, 7))
    assert hasty.player.search.budget.judged < slow.player.search.budget.judged
