"""Records and positions: written, read and written again they are the same, at any moment of any game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.schema import FIELDS
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.base.position import STANDING_PHASES
from ostrov.game.position import enter
from ostrov.game.record import dumps, loads
from ostrov.testing import EXPANSION_TABLES, TABLES, engine_mode, random_walk

ALL_TABLES = TABLES | EXPANSION_TABLES
LIMIT = {"compiled": 1500, "sanitized": 300, "plain": 400}[engine_mode()]


def sampled(table: str, seed: int, every: int) -> Iterator[Game]:
    """Moments of a random game, its last one among them."""
    for number, game in enumerate(random_walk(ALL_TABLES[table], seed, limit=LIMIT)):
        if number % every == 0 or game.over:
            yield game


@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_record_is_read_back_as_the_same_game(table: str) -> None:
    for game in sampled(table, 21, LIMIT // 3):
        text = dumps(game)
        again = loads(text)
        assert again.state == game.state
        assert again.history == game.history
        assert again.layout == game.layout
        assert again.options == game.options
        assert dumps(again) == text


@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_record_stops_after_any_line(table: str) -> None:
    *_, game = random_walk(ALL_TABLES[table], 22, limit=60)
    lines = dumps(game).splitlines()
    for upto in range(1, len(game.history) + 2, 7):
        part = loads("\n".join(lines), upto=upto)
        assert part.history == game.history[: upto - 1]
        assert dumps(part).splitlines() == lines[:upto] or part.over


@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_seeded_game_needs_no_seed_to_be_replayed(table: str) -> None:
    game = Game.new(23, **ALL_TABLES[table])
    for number in range(300):
        if game.over:
            break
        legal = game.legal()
        game.play(legal[number * 7 % len(legal)])
    assert loads(dumps(game)).state == game.state


def test_a_record_of_an_entered_position_starts_there() -> None:
    position = {"phase": "main", "hands": {"red": {"ore": 2, "wool": 1, "grain": 1}}}
    game = Game.new(1, position=position, explicit_chance=True)
    game.play("buy card")
    game.happen("drawn monopoly")
    again = loads(dumps(game))
    assert again.state == game.state
    assert again.start_position == game.start_position


@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_described_position_is_entered_as_described(table: str) -> None:
    for game in sampled(table, 24, 9):
        told = game.describe()
        if told["phase"] not in STANDING_PHASES:
            continue
        written = json.loads(json.dumps(told))
        state = enter(written, game.board, game.rules, game.places, game.notation.colours)
        for f in FIELDS:
            if f.name not in MOMENTARY:
                assert getattr(state, f.name) == getattr(game.state, f.name), f.name
        if not game.state.offers and not game.state.new_harbours:
            for seat in range(game.rules.seats):
                listed = legal_actions(game.board, game.rules, game.state, seat)
                assert legal_actions(game.board, game.rules, state, seat) == listed
        twin = game.copy()
        twin.state = state
        assert twin.describe() == told


MOMENTARY = {
    "rolls", "draws", "thefts", "last_node", "new_harbours", "offer", "offer_to", "answer", "offers",
    "step_seat", "step_node", "step_data", "discard_cause",
}  # fmt: skip
"""What a written position leaves out: counters, negotiation, the harbours of this very turn, past steps."""


def test_what_positions_leave_out_is_little() -> None:
    assert {f.name for f in FIELDS} >= MOMENTARY
    assert c.BEFORE_ROLL in STANDING_PHASES.values()
