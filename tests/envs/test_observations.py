"""Observations follow from views alone, lie in their ranges, and hide what is hidden."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.envs.reference import Reference
from tests.envs.walks import ALL_TABLES, setup_of, walk

from ostrov.envs import Setup, blocks
from ostrov.envs.core import Core
from ostrov.envs.native.step import list_choices
from ostrov.envs.spaces import flat_space
from ostrov.testing import engine_mode, permute_hidden

STEPS = {"compiled": 300, "sanitized": 100, "plain": 80}[engine_mode()]
EVERY, OFTEN = 20, 4
"""Every so manieth moment is looked at, and more of those that are out of the ordinary."""


def moments(core: Core, step: int) -> bool:
    """Moments to look at, phases out of the ordinary more often than others."""
    state = core.worker.state
    return step % (EVERY if state.phase in (0, 1, 2, 3) and state.offers == 0 else OFTEN) == 0


@pytest.mark.parametrize("table", ALL_TABLES)
def test_an_observation_is_a_reading_of_the_view(table: str) -> None:
    for step, core in enumerate(walk(setup_of(table), 1, STEPS)):
        if not moments(core, step):
            continue
        for seat in range(core.setup.players):
            seen = core.setup.blocks.split(core.observation(seat))
            for name, array in Reference(core, core.view(seat)).all().items():
                assert seen[name].shape == array.shape, name
                np.testing.assert_allclose(seen[name], array, rtol=1e-6, err_msg=name)


@pytest.mark.clause("B-INFO-1", "B-INFO-2", "B-INFO-3", "B-INFO-4")
@pytest.mark.parametrize("table", ALL_TABLES)
def test_what_a_seat_may_not_know_changes_no_number(table: str) -> None:
    rng = random.Random(4)
    differ = 0
    setup = setup_of(table, full_information=True)
    for step, core in enumerate(walk(setup, 2, STEPS)):
        if not moments(core, step):
            continue
        hidden = core.setup.blocks.places["secret_hands"].start
        state, game = core.worker.state, core.now()
        for seat in range(core.setup.players):
            seen, mask = core.observation(seat), core.mask()
            core.worker.state = permute_hidden(game, seat, rng).state
            list_choices(core.worker)
            other, other_mask = core.observation(seat), core.mask()
            core.worker.state = state
            list_choices(core.worker)
            assert np.array_equal(seen[:hidden], other[:hidden])
            assert seat != core.seat or np.array_equal(mask, other_mask)
            differ += not np.array_equal(seen[hidden:], other[hidden:])
    assert differ > 0 or setup.players == 2 or table == "sprint"  # there is little to hide then


@pytest.mark.parametrize("table", ["no end", "whispers", "everything goes"])
def test_numbers_lie_in_the_stated_ranges(table: str) -> None:
    setup = setup_of(table, full_information=True)
    space = flat_space(setup.blocks)
    for core in walk(setup, 3, STEPS):
        for seat in range(setup.players):
            assert space.contains(core.observation(seat))


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("rules", ["base", "cities_knights"])
def test_blocks_say_how_long_an_observation_is(rules: str, full: bool) -> None:
    found = blocks(rules, full)
    core = Core(Setup(rules, full_information=full))
    core.reset(0)
    assert core.observation(0).shape == (found.size,)
    for block in found.all:
        assert block.shape[-1] == len(block.columns) == len(set(block.columns))
    names = [block.name for block in found.all]
    assert any(name.startswith("secret") for name in names) is full


def test_hidden_sizes_are_minus_one() -> None:
    setup = setup_of("hidden hands in order")
    column = next(b for b in setup.blocks.all if b.name == "players").columns.index("goods in hand / 20")
    core = Core(setup)
    core.reset(1)
    sizes = setup.blocks.split(core.observation(0))["players"][:, column]
    assert sizes[0] >= 0
    assert (sizes[1:] == -1).all()
