"""Bots make few offers in a turn, and none twice. UX M5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ostrov import Action, Game
from ostrov.engine.base.offers import may_deal
from ostrov.table.bot_turn import next_bot
from ostrov.table.chance import TableChance
from ostrov.testing import engine_mode

ACTIONS = {"compiled": 2500, "sanitized": 250, "plain": 60}[engine_mode()]
GAMES = {"base": 3, "cities_knights": 2}
"""Seeds of games in which experts would make many offers in a turn."""


def bot_game(level: str, rules: str, seed: int) -> Iterator[tuple[Game, Action]]:
    """A game of four bots of a level, and what each is about to do."""
    game, chance = Game.new(seed, game=rules, board_setup="variable"), TableChance(seed)
    for number in range(ACTIONS):
        turn = next_bot(game, dict.fromkeys(range(4), level), number, seed)
        if turn is None:
            return
        action = game.parse(turn.choose(), turn.seat)
        yield game, action
        chance.play_through(game, action, turn.seat)


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("level", ["trader", "planner"])
def test_bots_make_few_offers_in_a_turn_and_none_twice(level: str, rules: str) -> None:
    made: Counter[int] = Counter()
    seen = 0
    for game, action in bot_game(level, rules, GAMES[rules]):
        if action.kind == "end turn":
            made.clear()
        elif action.kind == "offer" and action.seat == game.state.active:
            made[action.packed] += 1
            seen += 1
            assert made[action.packed] == 1, f"{action.text} again"
            assert made.total() <= 3
    assert seen > 5 or engine_mode() != "compiled"


@pytest.mark.skipif(engine_mode() != "compiled", reason="whole games of planners take minutes otherwise")
def test_experts_keep_their_word() -> None:
    kept = broken = 0
    for seed in range(4):
        for game, action in bot_game("planner", "base", seed):
            state = game.state
            accepted = any(may_deal(state, seat) and state.offer[seat] == 0 for seat in range(4))
            if accepted and action.seat == state.active:
                kept += action.kind == "deal"
                broken += action.kind != "deal"
    assert kept > 8 * broken, f"{kept} kept, {broken} broken"
