"""What a seat sees at sea: everything but hands and decks. S-INFO-1, S-FOG-9."""

from __future__ import annotations

import random

import pytest
from tests.game.seafarers.played import ALL_TABLES, played

from ostrov import Game
from ostrov.engine.core.schema import FIELDS, FIELDS_OF, Visibility
from ostrov.engine.core.state import State
from ostrov.game.view_state import determinized, state_from_view
from ostrov.testing import check_noninterference, engine_mode, random_action
from ostrov.testing.beliefs import Watchers

OWN = FIELDS_OF["seafarers"]
KEYS = {f.key: f.name for f in FIELDS if f.name in OWN}
"""As views call them."""
BELIEVED = {"compiled": 250, "sanitized": 100, "plain": 60}[engine_mode()]
OFTEN = {"compiled": 0.08, "sanitized": 0.05, "plain": 0.03}[engine_mode()]


@pytest.mark.clause("S-INFO-1")
def test_every_field_of_the_sea_is_open() -> None:
    assert {f.visibility for f in FIELDS if f.name in OWN} == {Visibility.PUBLIC}


@pytest.mark.clause("S-INFO-1", "S-FOG-9")
@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_view_shows_the_sea_and_hides_the_hands(table: str) -> None:
    for _, game, _ in played(table, 4, 40):
        for seat in (*range(game.rules.seats), None):
            view = game.observe(seat)
            for key, name in KEYS.items():
                assert view.fields[key] == getattr(game.state, name)
            for p, hand in enumerate(view.fields["hand"][: game.rules.seats]):
                assert hand == (game.state.hand[p] if p == seat else -1)
            assert view.fields["deck"] == -1


@pytest.mark.parametrize("options", [{}, {"game": "cities_knights"}], ids=["base", "knights"])
def test_other_games_have_no_sea(options: dict[str, str]) -> None:
    fields = Game.new(1, **options).observe(0).fields
    assert not KEYS.keys() & fields.keys()


def test_there_are_no_knights_at_sea() -> None:
    fields = Game.new(1, game="seafarers").observe(0).fields
    assert fields.keys() >= KEYS.keys()
    assert not {f.key for f in FIELDS if f.name in FIELDS_OF["cities_knights"]} & fields.keys()


@pytest.mark.clause("S-FOG-9", "S-INFO-1")
def test_the_order_of_the_stacks_is_nowhere() -> None:
    """Two games with other seeds, one board: their states are the same before the first find."""
    one, other = (Game.new(seed, game="seafarers", scenario="fog_islands", starter=0) for seed in (1, 2))
    assert one.state == other.state
    assert {name for name in OWN if name.startswith("fog")} == {
        "fog_tiles",
        "fog_tokens",
        "fog_hex",
        "fog_edge",
    }


@pytest.mark.clause("S-INFO-1", "B-INFO-1")
@pytest.mark.parametrize("table", ALL_TABLES)
def test_nobody_can_tell_worlds_apart(table: str) -> None:
    rng = random.Random(8)
    for before, game, _ in played(table, 8, 300):
        if rng.random() < OFTEN or (before.chance_is_next and rng.random() < 0.1):
            for seat in (*range(game.rules.seats), None):
                check_noninterference(before, seat, rng, game.history[-1])


@pytest.mark.parametrize("table", ["fog_islands 3", "four_islands 2"])
def test_a_state_can_be_imagined(table: str) -> None:
    for number, (_, game, _) in enumerate(played(table, 2, 120)):
        if number % 10:
            continue
        view = game.observe(0)
        for state in (state_from_view(view, game.rules), determinized(view, game.rules, number)):
            assert isinstance(state, State)
            for name in OWN:
                assert getattr(state, name) == getattr(game.state, name)


@pytest.mark.parametrize("table", ["fog_islands 3", "new shores", "whispering sailors"])
def test_memories_follow_ships_finds_and_gold(table: str) -> None:
    rng = random.Random(5)
    watchers = Watchers(Game.new(5, explicit_chance=True, **ALL_TABLES[table]))
    for step in range(BELIEVED):
        watchers.do(random_action(watchers.game, rng))
        watchers.check_truth()
        if step % 10 == 0:
            watchers.check_worlds(step)
