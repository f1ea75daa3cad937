"""The checks that are shipped with the library: good games pass, spoilt ones do not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.packs import one
from ostrov.engine.core.state import State
from ostrov.game.action import Notation
from ostrov.game.names import Places
from ostrov.testing import TABLES, CheckFailed, check_game, engine_mode, random_walk
from ostrov.testing.checks import check_bytes, check_invariants, check_judge, check_texts


@pytest.mark.parametrize("table", TABLES)
def test_random_games_pass_all_checks(table: str) -> None:
    rng = random.Random(31)
    for number, game in enumerate(random_walk(TABLES[table], 31, limit=400)):
        if number % (25 if engine_mode() == "compiled" else 80) == 0 or game.over:
            before = game.state.to_bytes()
            check_game(game, rng)
            assert game.state.to_bytes() == before


def test_walks_repeat_and_contain_every_kind_of_action() -> None:
    def walk(table: str, seed: int) -> list[str]:
        *_, game = random_walk(TABLES[table], seed)
        return [action.kind for action in game.history]

    assert walk("printed map", 1) == walk("printed map", 1)
    kinds = {kind for seed in range(3) for kind in (*walk("claims", seed), *walk("small island", seed))}
    assert len(kinds) == c.BASE_KINDS + 3


def lose_a_card(game: Game) -> None:
    game.state.bank -= one(c.ORE)


def forget_a_point(game: Game) -> None:
    game.state.points = [0] * c.SEATS


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [(lose_a_card, "B-INV-1 does not hold"), (forget_a_point, "a derived field is wrong")],
)
def test_broken_invariants_are_named(spoil: Callable[[Game], None], problem: str) -> None:
    game = Game.new(1)
    spoil(game)
    with pytest.raises(CheckFailed, match=problem):
        check_invariants(game)


@pytest.mark.parametrize("answer", [True, False])
def test_a_judge_that_errs_is_noticed(monkeypatch: pytest.MonkeyPatch, answer: bool) -> None:
    from ostrov.testing import checks

    game = Game.new(1)
    check_judge(game, 0, slice(None))
    monkeypatch.setattr(checks, "is_legal", lambda *_: answer)
    with pytest.raises(CheckFailed, match="and the list of legal actions disagree"):
        check_judge(game, game.state.starter, slice(None))


def test_a_state_that_loses_bytes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from ostrov.testing import checks

    monkeypatch.setattr(checks, "state_from_bytes", lambda data: State())
    with pytest.raises(CheckFailed, match="on its way through bytes"):
        check_bytes(Game.new(1))


def test_a_text_that_reads_back_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(1, board_setup="variable")
    places = Places(game.geometry)
    places.nodes.reverse()
    monkeypatch.setattr(game, "notation", Notation(places, game.notation.colours))
    with pytest.raises(CheckFailed, match="reads back as another action"):
        check_texts(game, game.state.active)
