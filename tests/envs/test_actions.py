"""Indices are stable and one to one; masks allow exactly what is legal."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from tests.envs.walks import ALL_TABLES, choices, setup_of, walk

from ostrov.engine import constants as c
from ostrov.engine.base.common_offers import common_offers
from ostrov.engine.core.actions import kind_of
from ostrov.engine.core.moves import Moves
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.envs import EnvError, Setup, actions
from ostrov.envs.core import Core
from ostrov.envs.native.codes import decode, encode
from ostrov.testing import engine_mode

RULES = ("base", "cities_knights")
GOLDEN = Path(__file__).parents[1] / "golden" / "envs" / "actions.txt"
STEPS = {"compiled": 300, "sanitized": 150, "plain": 100}[engine_mode()]


def snapshot() -> str:
    """The kinds of each space with their indices, first and last action, and a hash of all descriptions."""
    lines = []
    for rules in RULES:
        space = actions(rules)
        words = "\n".join(space.describe(index) for index in range(len(space)))
        lines.append(f"{rules}: {len(space)} actions, sha256 {hashlib.sha256(words.encode()).hexdigest()}")
        for kind, where in space.kinds().items():
            ends = f"{space.describe(where[0])} … {space.describe(where[-1])}"
            lines.append(f"  {where[0]:5} {len(where):5} {kind}: {ends}")
    return "\n".join(lines) + "\n"


def test_indices_are_those_of_this_version() -> None:
    """A change here is a new version of the environments: write the file anew with `snapshot()`."""
    assert snapshot() == GOLDEN.read_text("utf-8")


@pytest.mark.parametrize("rules", RULES)
def test_descriptions_tell_indices_apart(rules: str) -> None:
    space = actions(rules)
    assert len({space.describe(index) for index in range(len(space))}) == len(space)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", RULES)
def test_every_index_is_one_action_and_back(rules: str, players: int) -> None:
    worker = Setup(rules, players).worker()
    discards = actions(rules).kinds()["discard"]
    for seat in range(players):
        found = [decode(worker.codes, worker.rules, seat, i) for i in range(worker.codes.size)]
        if players == 4:
            assert len(set(found)) == len(found)
            back = [encode(worker.codes, worker.rules, a) for a in found]
            assert [i for i in range(len(found)) if i not in discards and back[i] != i] == []


def expected(core: Core) -> set[int]:
    """What the acting seat may do, as the engine says it."""
    worker = core.worker
    offers = Moves()
    if worker.episode.offers[core.seat] < worker.offers:
        common_offers(worker.rules, worker.state, core.seat, offers)
    return {*legal_actions(worker.board, worker.rules, worker.state, core.seat), *offers.to_list()}


@pytest.mark.parametrize("cap", [None, 1])
@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_mask_allows_exactly_what_is_legal(table: str, cap: int | None) -> None:
    setup = setup_of(table, offers_per_turn=cap)
    for core in walk(setup, 1, STEPS):
        worker = core.worker
        if worker.state.phase == c.DISCARDING:
            continue
        allowed = [decode(worker.codes, worker.rules, core.seat, index) for index in choices(core)]
        assert len(set(allowed)) == len(allowed)
        assert set(allowed) == expected(core)


def discards(core: Core, chosen: tuple[int, ...] = ()) -> list[int]:
    """The engine's discards that all sequences of cards from here on lead to."""
    found: list[int] = []
    saved = core.worker.state.copy(), core.worker.episode.chosen, core.worker.episode.seat
    for index in choices(core):
        done = len(core.history)
        core.step(index)
        found += core.history[done:] or discards(core, (*chosen, index))
        core.worker.state, core.worker.episode.chosen, core.worker.episode.seat = saved[0].copy(), *saved[1:]
        del core.history[done:]
        core.refresh()
    return found


@pytest.mark.parametrize("table", ["starving", "whispers", "first map", "experts"])
def test_every_discard_is_one_sequence_of_cards(table: str) -> None:
    met = 0
    for core in walk(setup_of(table), 3, STEPS):
        worker = core.worker
        if (
            worker.state.phase == c.DISCARDING
            and not worker.episode.chosen
            and worker.state.due[core.seat] < 7
        ):
            legal = legal_actions(worker.board, worker.rules, worker.state, core.seat)
            assert sorted(discards(core)) == legal
            met += 1
    assert met > 0


@pytest.mark.parametrize("table", ["printed map", "first map"])
def test_offers_are_rationed(table: str) -> None:
    made: dict[tuple[int, int], int] = {}
    setup = setup_of(table, offers_per_turn=2)
    for core in walk(setup, 2, STEPS, talk=1.0):
        state = core.worker.state
        kinds = {setup.actions.kind(index) for index in choices(core)}
        if made.get((state.turn, core.seat), 0) >= 2:
            assert "offer" not in kinds
        made[state.turn, core.seat] = int(core.worker.episode.offers[core.seat])
    assert max(made.values()) == 2


def test_a_seat_is_asked_about_an_offer_before_the_game_goes_on() -> None:
    setup = setup_of("printed map")
    answered: set[str] = set()
    for core in walk(setup, 5, STEPS, talk=0.5):
        state = core.worker.state
        if state.phase == c.MAIN and core.seat != state.active:
            kinds = {setup.actions.kind(index) for index in choices(core)}
            assert "decline" in kinds
            assert kinds <= {"accept", "decline", "offer"}
            answered |= kinds
    assert answered == {"accept", "decline", "offer"}


@pytest.mark.parametrize("rules", RULES)
def test_actions_outside_the_space_are_refused(rules: str) -> None:
    space = actions(rules)
    for index in (-1, len(space)):
        with pytest.raises(EnvError, match=f"from 0 to {len(space) - 1}, not {index}"):
            space.describe(index)


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(EnvError, match="rules are base or cities_knights, not 'chess'"):
        actions("chess")


def test_all_kinds_of_the_universe_have_indices() -> None:
    kinds = {kind_of(a) for a in actions("cities_knights").codes.action}
    base = {kind_of(a) for a in actions("base").codes.action[: len(actions("base"))]}
    assert base == set(range(c.BASE_KINDS))
    unplayed = {c.PLAY + c.PRINTER, c.PLAY + c.CONSTITUTION}
    progress = {c.PLAY + card for card in range(c.PROGRESS_KINDS)} - unplayed
    assert progress <= kinds
