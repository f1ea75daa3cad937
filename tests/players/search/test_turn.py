"""The search through the own turn: chance counts with the odds of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ostrov import Game
from ostrov.bots.weights import shipped_weights
from ostrov.engine import constants as c
from ostrov.engine.core.moves import Outcomes
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
from ostrov.engine.dispatch.chance import outcomes
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.policy import greedy_action
from ostrov.players.search.ahead import expected, value_here
from ostrov.players.search.context import SearchContext
from ostrov.players.search.turn import look_as
from ostrov.testing import engine_mode

SEEN = {"compiled": 12, "sanitized": 4, "plain": 1}[engine_mode()]
CASES = {
    "dice": (c.ROLLING, {}),
    "dice with an event": (c.ROLLING, {"game": "cities_knights"}),
    "dice of quiet rounds": (c.ROLLING, {"rounds_without_seven": 20}),
    "cards": (c.DRAWING, {}),
    "thefts": (c.STEALING, {}),
    "progress cards": (c.DRAWING_PROGRESS, {"game": "cities_knights"}),
}


def by_the_rules(search: SearchContext, game: Game, listed: Outcomes) -> float:
    """The mean over all that chance may do, one by one."""
    outcomes(game.rules, game.state, listed)
    value = 0.0
    for i in range(listed.n):
        search.work.copy_from(game.state)
        apply_unchecked(game.board, game.rules, search.work, listed.outcome[i])
        value += listed.weight[i] * value_here(game.board, game.rules, search, 1, 0)
    return value / listed.total


@pytest.mark.clause("B-PROD-1", "B-DEV-1", "B-ROB-5", "CK-COMP-5", "CK-PROG-6", "H-2")
@pytest.mark.parametrize("case", CASES)
def test_chance_in_the_search_has_the_odds_of_the_rules(case: str) -> None:
    phase, options = CASES[case]
    named: dict[str, Any] = {"board_setup": "variable", "players": 3, **options}
    game, search, listed = Game.new(2, explicit_chance=True, **named), SearchContext(), Outcomes()
    context = GreedyContext()
    search.net.learn(*shipped_weights(str(game.options["game"])))
    seen: Counter[bool] = Counter()
    sorts = 2 if phase == c.DRAWING_PROGRESS else 1  # cards of the own seat, and cards of others
    for k in range(3000):
        if game.over or (seen.total() >= SEEN and len(seen) >= sorts):
            break
        if not chance_is_next(game.state):
            seat = next_actor(game.rules, game.state)
            game.play(greedy_action(game.board, game.rules, game.state, seat, context))
            continue
        if game.state.phase == phase:
            seat = game.state.active
            look_as(game.board, game.rules, game.state, seat, search)
            search.work.copy_from(game.state)
            mean = expected(game.board, game.rules, search, 0, 0)
            assert mean == pytest.approx(by_the_rules(search, game, listed), abs=1e-5)
            seen[game.state.step_seat == seat] += 1
        outcomes(game.rules, game.state, listed)
        game.happen(listed.outcome[k * 7 % listed.n])
    assert len(seen) >= sorts
