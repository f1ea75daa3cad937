"""Cities & Knights under watch: B-INV-1 to -5 after every action, and nobody sees what is hidden."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.packs import one
from ostrov.engine.dispatch.audit import run_audit
from ostrov.engine.dispatch.playout import Tally
from ostrov.game.options import OPTIONS
from ostrov.testing import audit_games, check_noninterference, do, engine_mode, random_action
from ostrov.testing.cities_knights.tables import TABLES as KNIGHTS_TABLES

GAMES = {"compiled": 8_000, "sanitized": 200, "plain": 10}[engine_mode()]  # and those of test_random_options
PARTS = 2
CHECKS = {"compiled": 400, "sanitized": 100, "plain": 60}[engine_mode()]
LIMIT = 100_000


@pytest.mark.clause("B-INV-1", "B-INV-2", "B-INV-3", "B-INV-4", "B-INV-5")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("table", KNIGHTS_TABLES)
def test_invariants_hold_to_the_end(table: str, part: int) -> None:
    games = GAMES // (len(KNIGHTS_TABLES) * PARTS)
    assert audit_games(KNIGHTS_TABLES[table], games, part=part, limit=LIMIT) == games


def test_the_tables_take_every_value_of_every_option() -> None:
    for option in OPTIONS.values():
        if option.expansion == "cities_knights":
            taken = [words[option.name] for words in KNIGHTS_TABLES.values() if option.name in words]
            assert len(taken) < len(KNIGHTS_TABLES), f"{option.name}: its default"
            missing = set(option.values[1:]) - set(taken)
            assert taken, option.name
            assert not missing, f"{option.name}: {missing}"


@pytest.mark.clause("B-INFO-1", "CK-GATE-5", "CK-PROG-SPY-1", "CK-PROG-MASTER-1", "X-82")
@pytest.mark.parametrize("table", KNIGHTS_TABLES)
def test_nobody_sees_what_is_hidden(table: str) -> None:
    """The hidden cards are dealt anew: views, legal actions, refusals and events stay the same."""
    rng = random.Random(7)
    checks = 0
    for seed in range(CHECKS):
        game = Game.new(seed, explicit_chance=True, **KNIGHTS_TABLES[table])
        while not game.over:
            action = random_action(game, rng)
            if rng.random() < (0.5 if game.state.phase > c.LAST_BASE_PHASE else 0.1):
                check_noninterference(game, rng.choice((*range(game.rules.seats), None)), rng, action)
                checks += 1
            if checks == CHECKS:
                return
            do(game, action)


def commodity_too_many(game: Game) -> None:
    game.state.bank += one(c.COIN)


def card_too_many(game: Game) -> None:
    progress = game.state.progress
    progress[c.SPY] += 1
    game.state.progress = progress


def point_in_a_hand(game: Game) -> None:
    progress, deck = game.state.progress, game.state.progress_deck
    progress[c.PRINTER], deck[c.PRINTER] = 1, 0
    game.state.progress, game.state.progress_deck = progress, deck


def gap_under_a_deck(game: Game) -> None:
    under, deck = game.state.under, game.state.progress_deck
    under[1], deck[c.MERCHANT] = c.MERCHANT + 1, 5
    game.state.under, game.state.progress_deck = under, deck


def card_under_the_wrong_deck(game: Game) -> None:
    under, deck = game.state.under, game.state.progress_deck
    under[0], deck[c.SPY] = c.SPY + 1, 2
    game.state.under, game.state.progress_deck = under, deck


def open_point_from_nowhere(game: Game) -> None:
    game.state.open_points = [1, 0, 0, 0, 0, 0]


def knight_from_nowhere(game: Game) -> None:
    knight = game.state.knight
    knight[0] = 1 | 1 << c.KNIGHT_STRENGTH
    game.state.knight = knight


def knight_on_a_city(game: Game) -> None:
    knight_from_nowhere(game)
    owner, level, cities, left = (
        game.state.owner,
        game.state.level,
        game.state.cities_left,
        game.state.knights_left,
    )
    owner[0], level[0], cities[0], left[0] = 1, c.CITY_LEVEL, 3, 1
    game.state.owner, game.state.level, game.state.cities_left, game.state.knights_left = (
        owner,
        level,
        cities,
        left,
    )


def wall_without_a_city(game: Game) -> None:
    game.state.walled, game.state.walls = [1, 0, 0], [1, 0, 0, 0, 0, 0]


def reduced_city_from_nowhere(game: Game) -> None:
    game.state.reduced = [1, 0, 0, 0, 0, 0]


def metropolis_without_a_city(game: Game) -> None:
    game.state.metropolis = [1, 0, 0]


def ship_beyond_the_end(game: Game) -> None:
    game.state.barbarian_step = 7


def defender_card_too_many(game: Game) -> None:
    game.state.defender_cards = 7


@pytest.mark.clause("B-INV-5")
@pytest.mark.parametrize(
    "plant",
    [
        commodity_too_many,
        card_too_many,
        point_in_a_hand,
        gap_under_a_deck,
        card_under_the_wrong_deck,
        open_point_from_nowhere,
        knight_from_nowhere,
        knight_on_a_city,
        wall_without_a_city,
        reduced_city_from_nowhere,
        metropolis_without_a_city,
        ship_beyond_the_end,
        defender_card_too_many,
    ],
)
def test_a_planted_defect_is_noticed_at_once(plant: Callable[[Game], None]) -> None:
    game, tally = Game.new(1, game="cities_knights"), Tally()
    plant(game)
    assert run_audit(game.board, game.rules, game.state, 1, 100, tally) == 5
    assert tally.actions == 0


@pytest.mark.clause("B-INV-5")
def test_the_base_game_has_no_commodities() -> None:
    game, tally = Game.new(1), Tally()
    commodity_too_many(game)
    assert run_audit(game.board, game.rules, game.state, 1, 100, tally) == 5
