"""Every field of the schema is copied, saved, compared and read back."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import cycle

import pytest

from ostrov.engine.core.schema import FIELDS, IDLE_FIELDS, Field, Visibility
from ostrov.engine.core.state import State, state_from_bytes
from ostrov.engine.core.state_constants import BASE_CELLS, BASE_END, BASE_WORDS, STATE_BYTES
from ostrov.testing import EXPANSION_TABLES, TABLES, random_walk
from ostrov.testing.checks import check_bytes

CELLS = [(f, i) for f in FIELDS for i in range(max(1, f.length))]


def filled() -> State:
    """A state full of numbers: no two larger cells, and no two neighbouring bytes, have the same."""
    state = State()
    sources: dict[int, Iterator[int]] = {
        8: iter(range(2**62 + 12345, 2**63, 2**62 // 1000)),
        2: iter(range(2**14, 2**15)),
        1: cycle(range(1, 2**8)),
    }
    for f in FIELDS:
        cells = [next(sources[f.bytes]) for _ in range(max(1, f.length))]
        setattr(state, f.name, cells if f.length else cells[0])
    return state


def cells_of(state: State) -> list[int]:
    """All cells in the order of the schema."""
    values = [getattr(state, f.name) for f in FIELDS]
    return [
        cell for f, value in zip(FIELDS, values, strict=True) for cell in (value if f.length else [value])
    ]


def with_one_more(state: State, f: Field, i: int) -> State:
    """A copy in which one cell differs."""
    other = state.copy()
    value = getattr(other, f.name)
    if f.length:
        value[i] -= 1
    else:
        value -= 1
    setattr(other, f.name, value)
    return other


def test_the_filled_state_has_distinct_cells() -> None:
    cells = cells_of(filled())
    assert len(cells) == len(CELLS)
    large = [cell for cell in cells if cell > 255]
    assert len(set(large)) == len(large) == sum(f.bytes > 1 for f, _ in CELLS)


def test_copying_keeps_every_cell() -> None:
    state, other = filled(), State()
    other.copy_from(state)
    assert cells_of(other) == cells_of(state.copy()) == cells_of(state)


def test_bytes_and_pickles_keep_every_cell() -> None:
    state = filled()
    assert cells_of(state_from_bytes(state.to_bytes())) == cells_of(state)
    assert cells_of(pickle.loads(pickle.dumps(state))) == cells_of(state)


def test_the_bytes_are_the_cells_and_nothing_else() -> None:
    assert len(filled().to_bytes()) == STATE_BYTES == sum(f.bytes for f, _ in CELLS)


def test_every_cell_counts_for_bytes_equality_and_hash() -> None:
    state = filled()
    data = state.to_bytes()
    for f, i in CELLS:
        other = with_one_more(state, f, i)
        assert other != state, f"{f.name}[{i}]"
        assert other.to_bytes() != data, f"{f.name}[{i}]"
        assert hash(other) != hash(state), f"{f.name}[{i}]"


def test_copies_are_independent() -> None:
    state = filled()
    before = cells_of(state)
    for f, i in CELLS[:: max(1, len(CELLS) // 100)]:
        with_one_more(state, f, i)
    assert cells_of(state) == before


def test_states_of_a_wrong_length_are_refused() -> None:
    for wrong in (b"", b"\0" * (STATE_BYTES - 1), b"\0" * (STATE_BYTES + 1)):
        with pytest.raises(ValueError, match=f"{STATE_BYTES} bytes, not {len(wrong)}"):
            state_from_bytes(wrong)


def test_a_state_equals_only_states() -> None:
    assert State() == State()
    assert State() != "state"


def test_every_field_says_who_may_see_it() -> None:
    assert all(isinstance(f.visibility, Visibility) for f in FIELDS)
    assert len({f.name for f in FIELDS}) == len(FIELDS)


@pytest.mark.parametrize("table", TABLES)
def test_states_of_games_survive_bytes_and_pickles(table: str) -> None:
    for number, game in enumerate(random_walk(TABLES[table], 5, limit=300)):
        if number % 10 == 0:
            check_bytes(game)


@pytest.mark.parametrize("table", [name for name in TABLES if name not in EXPANSION_TABLES])
def test_a_base_game_leaves_idle_fields_alone(table: str) -> None:
    neutral = State()
    for game in random_walk(TABLES[table], 11, limit=400):
        used = [name for name in IDLE_FIELDS if getattr(game.state, name) != getattr(neutral, name)]
        assert not used, used


def test_the_blocks_of_a_base_game_hold_all_its_fields() -> None:
    state = State()
    for f in FIELDS:
        if f.name not in IDLE_FIELDS:
            setattr(state, f.name, [1] * f.length if f.length else 1)
    data = state.to_bytes()
    left_out = data[8 * BASE_WORDS : 8 * BASE_CELLS] + data[8 * BASE_END :]
    assert not any(left_out)
    assert len(left_out) > STATE_BYTES // 5


def test_long_games_are_saved_whole() -> None:
    state = State()
    state.turn, state.rolls, state.thefts = 40_000, 2**40, 70_000
    again = state_from_bytes(state.to_bytes())
    assert (again.turn, again.rolls, again.thefts) == (40_000, 2**40, 70_000)
