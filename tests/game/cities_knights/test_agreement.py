"""Cities & Knights: the list of legal actions, the judge of one action and the specification agree."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ostrov import OPTIONS, Game
from ostrov.clauses import all_clauses
from ostrov.engine import constants as c
from ostrov.game.universe import universe
from ostrov.game.why import why_not
from ostrov.testing import engine_mode, hand_out, random_walk
from ostrov.testing.checks import (
    check_bytes,
    check_free_choices,
    check_invariants,
    check_judge,
    check_legal,
    check_texts,
)

SEEDS = {"compiled": 3, "sanitized": 1, "plain": 1}[engine_mode()]
LIMIT = {"compiled": 1500, "sanitized": 400, "plain": 400}[engine_mode()]
MANY_GATES = "yellow,blue,green,yellow,blue,ship"
TABLES: dict[str, dict[str, Any]] = {
    "first game": {},
    "three experts": {
        "players": 3,
        "board_setup": "variable",
        "ck_expert_defence": True,
        "ck_barbarian_track": 3,
    },
    "two": {
        "players": 2,
        "board_setup": "variable",
        "ck_barbarian_track": 2,
        "ck_deck_empty": "choose_other_deck",
        "ck_progress_limit": 20,
        "ck_free_city_rule": "only_when_metropolis_won",
        "ck_allow_void_cards": True,
    },
    "all other ways": {
        "board_setup": "variable",
        "ck_event_die": MANY_GATES,
        "ck_barbarian_track": 2,
        "ck_fifth_card": "always_immediate",
        "ck_fleet_scope": "one_named_kind",
        "ck_drawn_card": "at_once",
        "ck_harvest_under_robber": False,
        "ck_crane_stack": True,
        "ck_deserter_fallback": "any_lower",
        "ck_deserter_knight_acts": False,
        "ck_merchant_desert": True,
        "ck_medicine_restore": False,
        "ck_robber_locked_until_attack": False,
        "ck_defender_unlimited": False,
        "ck_zero_battle_reward": True,
        "ck_aqueduct_on_shortage": False,
        "ck_free_city_rule": "level4_and_5",
    },
    "base options": {
        "players": 3,
        "board_setup": "variable",
        "ck_barbarian_track": 3,
        "auto_claim_victory": False,
        "win_before_roll": False,
        "discard_order": "clockwise",
        "robber_steal_optional": True,
        "robber_empty_victim_selectable": True,
        "robber_to_desert": False,
        "forbid_like_for_like": False,
        "trade_offers_private": True,
        "road_building_partial": False,
        "harbour_same_turn": False,
        "bank_shortage": "partial_in_turn_order",
        "ck_deserter_fallback": "basic_only",
        "ck_progress_limit": 1,
        "hand_limit": 3,
    },
    "long": {
        "board_setup": "variable",
        "bank_shortage": "unlimited",
        "victory_points": 25,
        "ck_expert_defence": True,
        "ck_event_die": MANY_GATES,
    },
}


def busy_walk(table: str, seed: int, limit: int = LIMIT) -> Iterator[Game]:
    """A random game in which the players are given cards now and then."""
    rng = random.Random(seed)
    for game in random_walk({"game": "cities_knights", **TABLES[table]}, seed, limit=limit, offers=0.05):
        if game.state.phase == c.BEFORE_ROLL and rng.random() < 0.3:
            hand_out(game, rng)
        yield game


def sampled(table: str, seed: int) -> Iterator[Game]:
    """Some positions of a busy game: the first ones of each step, and a few others."""
    rng = random.Random(seed)
    met: Counter[int] = Counter()
    for game in busy_walk(table, seed):
        phase = game.state.phase
        if met[phase] < 2 or rng.random() < 0.005:
            met[phase] += 1
            yield game


def test_the_tables_take_every_value_of_every_option_of_the_box() -> None:
    for name, option in OPTIONS.items():
        if option.expansion == "cities_knights":
            taken = {
                Game.new(1, game="cities_knights", **options).options[name] for options in TABLES.values()
            }
            assert taken >= set(option.values), name


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("table", TABLES)
def test_all_agree_in_random_games(table: str, seed: int) -> None:
    rng = random.Random(seed)
    number = 0
    for game in sampled(table, seed):
        number += 1
        check_bytes(game)
        for seat in range(game.rules.seats):
            check_legal(game, seat)
            check_free_choices(game, seat, rng)
            check_texts(game, seat)
    assert number > 8


@pytest.mark.parametrize("seed", range(100, 100 + 4 * SEEDS))
@pytest.mark.parametrize("table", TABLES)
def test_no_game_is_ever_stuck(table: str, seed: int) -> None:
    for game in busy_walk(table, seed):
        check_invariants(game)
        assert game.over or game.chance_is_next or game.awaiting, game.describe()["phase"]


@pytest.mark.parametrize("table", TABLES)
def test_everything_listed_is_legal_and_nothing_else(table: str) -> None:
    for number, game in enumerate(sampled(table, 7)):
        check_judge(game, number % game.rules.seats, slice(number % 29, None, 29))


@pytest.mark.parametrize("table", TABLES)
def test_every_refusal_cites_a_clause_and_reads_well(table: str) -> None:
    known = all_clauses()
    for number, game in enumerate(sampled(table, 8)):
        seat = number % game.rules.seats
        for packed in list(universe(game.board, game.rules, seat))[number % 17 :: 17]:
            refusal = why_not(game, packed)
            if refusal is not None:
                assert {refusal.clause, *refusal.params.get("because", ())} <= set(known)
                assert str(refusal).startswith(refusal.clause)


def test_the_universe_has_nothing_twice_ascends_within_a_kind_and_reads_back() -> None:
    for options in TABLES.values():
        game = Game.new(3, game="cities_knights", **options)
        packed = list(universe(game.board, game.rules, 1))
        assert len(set(packed)) == len(packed)
        by_kind: dict[int, list[int]] = {}
        for action in packed:
            by_kind.setdefault(action >> c.KIND_SHIFT, []).append(action)
        assert all(actions == sorted(actions) for actions in by_kind.values())
        for action in packed[::7]:
            text = game.notation.text(action)
            if not (game.rules.fleet_any and text == "play merchant fleet"):
                assert game.parse(text, 1).packed == action


def test_the_base_game_refuses_the_actions_of_the_box() -> None:
    game = Game.new(1)
    for text, clause in (
        ("recruit (0,0)N", "CK-COMP-3"),
        ("play crane", "CK-COMP-1"),
        ("done", "CK-COMP-3"),
    ):
        refusal = game.why_not(text)
        assert refusal is not None
        assert refusal.clause == clause


def test_the_box_refuses_development_cards() -> None:
    game = Game.new(1, game="cities_knights")
    for text in ("buy card", "knight", "monopoly ore", "road building", "year of plenty 2 ore"):
        refusal = game.why_not(text)
        assert refusal is not None
        assert refusal.clause == "CK-COMP-4"
