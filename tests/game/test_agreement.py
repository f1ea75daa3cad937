"""The list of legal actions, the judge of single ones and the specification say the same, in one order."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ostrov import OPTIONS, Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import pack_bundle
from ostrov.engine.core.moves import Moves
from ostrov.engine.core.packs import bundle_of, some
from ostrov.engine.dispatch.legal import is_legal, legal_actions
from ostrov.game.base.why.trading import players_trade
from ostrov.game.universe import discards, universe
from ostrov.game.why import specification, why_not
from ostrov.testing import EXPANSION_TABLES, TABLES, CheckFailed, bot_walk, engine_mode, random_walk
from ostrov.testing.checks import check_free_choices, check_judge, check_legal, check_texts

SEEDS = {"compiled": 3, "sanitized": 1, "plain": 1}[engine_mode()]
BASE = specification(())
RARE = (c.DISCARDING, c.ROBBING, c.FREE_ROADS, c.DRAWING, c.STEALING, c.FOUND_ROAD_PHASE, c.OVER)


def sampled(table: str, seed: int) -> Iterator[Game]:
    """Some positions of a random game, every rare step among them."""
    rng = random.Random(seed)
    for game in random_walk(TABLES[table], seed, limit=700, offers=0.3):
        if rng.random() < (0.4 if game.state.phase in RARE else 0.06):
            yield game


def test_the_tables_take_every_value_of_every_option() -> None:
    """All but those of Seafarers, which tests in `seafarers` and `combined` ask about."""
    tables = (*TABLES.values(), *EXPANSION_TABLES.values())
    games = [Game.new(1, **table) for table in tables]
    for name, option in OPTIONS.items():
        if "seafarers" not in option.expansion:
            taken = {game.options[name] for game in games}
            assert taken >= set(option.values) - {"seafarers", "seafarers+cities_knights", "scenario"}, name
    assert {Game.new(1, **table).options.players for table in TABLES.values()} == {2, 3, 4}


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("table", TABLES)
def test_all_agree_in_random_games(table: str, seed: int) -> None:
    rng = random.Random(seed)
    number = 0
    for game in sampled(table, seed):
        number += 1
        for seat in range(game.rules.seats):
            check_legal(game, seat)
            check_free_choices(game, seat, rng)
            check_texts(game, seat)
    assert number > 2


@pytest.mark.parametrize("table", TABLES)
def test_all_agree_in_greedy_games(table: str) -> None:
    rng = random.Random(41)
    for game in bot_walk(["greedy"], TABLES[table], 41, limit=400):
        if rng.random() < (0.4 if game.state.phase in RARE else 0.05):
            for seat in range(game.rules.seats):
                check_legal(game, seat)
                check_free_choices(game, seat, rng)


@pytest.mark.parametrize("table", TABLES)
def test_everything_listed_is_legal_and_nothing_else(table: str) -> None:
    for number, game in enumerate(sampled(table, 7)):
        check_judge(game, number % game.rules.seats, slice(number % 3, None, 3))


def test_the_universe_has_nothing_twice_and_ascends_within_a_kind() -> None:
    for table in TABLES.values():
        game = Game.new(3, **table)
        packed = list(universe(game.board, game.rules, 1))
        assert len(set(packed)) == len(packed)
        by_kind: dict[int, list[int]] = {}
        for action in packed:
            by_kind.setdefault(action >> c.KIND_SHIFT, []).append(action)
        assert all(row == sorted(row) for row in by_kind.values())


@pytest.mark.clause("B-SEVEN-2")
def test_discards_of_a_large_hand_are_listed_in_part_and_judged_in_full() -> None:
    hand = {"lumber": 12, "brick": 11, "wool": 10, "grain": 9, "ore": 8}
    position = {"phase": "before roll", "hands": {"red": hand}}
    game = Game.new(1, bank_shortage="unlimited", explicit_chance=True, position=position)
    game.play("roll")
    game.happen("dice 6 1")
    listed = legal_actions(game.board, game.rules, game.state, 0)
    every = [a for a in discards(0, game.state.hand[0], 25) if why_not(game, a) is None]
    assert len(every) > c.DISCARDS_LISTED
    assert listed == every[: c.DISCARDS_LISTED]
    for packed in every[:: len(every) // 200]:
        assert is_legal(game.board, game.rules, game.state, packed, Moves())
    one_card_less = pack_bundle(c.DISCARD, 0, 0, bundle_of(some(c.LUMBER, 12) + some(c.BRICK, 11)))
    assert not is_legal(game.board, game.rules, game.state, one_card_less, Moves())


def disagreement(table: str, pattern: str) -> None:
    """Some check fails at a table."""

    def look() -> None:
        rng = random.Random(1)
        for walk in range(5):
            for game in sampled(table, walk):
                for seat in range(game.rules.seats):
                    check_legal(game, seat)
                    check_free_choices(game, seat, rng)

    with pytest.raises(CheckFailed, match=pattern):
        look()


@pytest.mark.parametrize("kind", [c.ROAD, c.MOVE_ROBBER, c.BANK_TRADE, c.DISCARD, c.END_TURN])
def test_a_check_that_is_gone_is_noticed(monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    if kind == c.END_TURN:
        monkeypatch.setattr(BASE, "moment", BASE.moment[:-1])
    else:
        monkeypatch.setitem(BASE.checks, kind, BASE.checks[kind][1:])
    disagreement("three in steps", "listed|disagree")


@pytest.mark.parametrize("gone", range(len(BASE.checks[c.OFFER])))
def test_an_offer_judged_differently_is_noticed(monkeypatch: pytest.MonkeyPatch, gone: int) -> None:
    checks = list(BASE.checks[c.OFFER])
    table = "house rules" if checks.pop(gone) is players_trade else "three in steps"
    monkeypatch.setitem(BASE.checks, c.OFFER, tuple(checks))
    disagreement(table, "disagree")
