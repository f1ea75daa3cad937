"""Notable moments of all games, steps that are not finished among them: nothing is lost on any way.

The moments are those of the perft files.
"""

from __future__ import annotations

import json
import pickle
import random

import pytest
from tests.golden.cases import RULES, perft_cases

from ostrov import Game, IllegalAction
from ostrov.engine.core.state import state_from_bytes
from ostrov.game.action import NotationError
from ostrov.game.record import RecordError, dumps, loads
from ostrov.game.universe import universe
from ostrov.testing.perft import Case

CASES = [case for rules in RULES for case in perft_cases(rules).values()]
REFUSED = 40


@pytest.fixture(params=CASES, ids=lambda case: f"{case.table.get('game', 'base')}-{case.id}")
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


def test_a_record_is_read_back_and_written_again(case: Case) -> None:
    game = case.game()
    text = dumps(game)
    again = loads(text)
    assert again.state == game.state
    assert again.history == game.history
    assert dumps(again) == text


def test_copies_are_the_same_and_independent(case: Case) -> None:
    game = case.game()
    before = game.state.to_bytes()
    twins = [game.copy(), pickle.loads(pickle.dumps(game))]
    for twin in twins:
        assert twin.state == game.state == state_from_bytes(before)
        assert twin.describe() == game.describe()
        assert twin.history == game.history
        go_on(twin)
        assert game.state.to_bytes() == before
        assert len(twin.history) == len(game.history) + 1
    assert twins[0].state == twins[1].state


def go_on(game: Game) -> None:
    """The first thing that may come next."""
    if game.chance_is_next:
        game.happen(game.chances()[0].outcome)
    else:
        game.play(game.legal(game.awaiting[0])[0])


def test_refused_actions_change_nothing(case: Case) -> None:
    rng = random.Random(case.id)
    game = case.game()
    state, history = game.state.to_bytes(), list(game.history)
    for seat in range(game.rules.seats):
        legal = {action.packed for action in game.legal(seat)}
        for packed in rng.sample(list(universe(game.board, game.rules, seat)), REFUSED):
            if packed not in legal:
                with pytest.raises(
                    (IllegalAction, NotationError)
                ) as caught:  # a Fleet of any kind names no good
                    game.play(packed)
                if isinstance(caught.value, IllegalAction):
                    assert str(caught.value.refusal).startswith(caught.value.refusal.clause)
                assert game.state.to_bytes() == state
                assert game.history == history


def test_a_record_that_goes_wrong_here_names_line_and_clause(case: Case) -> None:
    rng = random.Random(case.id)
    game = case.game()
    text = dumps(game)
    number = len(text.splitlines()) + 1
    for seat in range(game.rules.seats):
        legal = {action.packed for action in game.legal(seat)}
        packed = rng.choice([a for a in universe(game.board, game.rules, seat) if a not in legal])
        line = {"seat": game.seats[seat].colour, "do": game.notation.text(packed)}
        refusal = game.why_not(line["do"], seat)
        if refusal is None:  # the name of another action: a Merchant Fleet of any kind names no good
            continue
        with pytest.raises(RecordError) as caught:
            loads(text + json.dumps(line) + "\n")
        assert str(caught.value).startswith(f"line {number}: ")
        assert refusal.clause in str(caught.value)
        assert "\n" not in str(caught.value)
