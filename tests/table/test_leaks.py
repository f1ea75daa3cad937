"""Nothing that a viewer is sent depends on what it may not know: scenes, clocks, events."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from tests.table.house import GUESTS, seats

from ostrov import Action, Game
from ostrov.engine.base.constants import DISCARDING
from ostrov.protocol.scene import Scene
from ostrov.table import OutgoingEvent, Person, Table, TablePlan
from ostrov.table import scene as scenes
from ostrov.testing import (
    EXPANSION_TABLES,
    TABLES,
    CheckFailed,
    do,
    engine_mode,
    permute_hidden,
    random_action,
)
from ostrov.testing.noninterference import as_in_the_twin

ALL = {name: options for name, options in (TABLES | EXPANSION_TABLES).items() if "board" not in options}
SEEDS = {"compiled": 2, "sanitized": 1, "plain": 1}[engine_mode()]
CLOCK = {"turn": 60, "answer": 10}


def live(options: dict[str, Any], game: Game) -> Table:
    """A table at which people play this very game, with clocks."""
    n = game.rules.seats
    plan = {"options": options, "seats": seats("me", *["open"] * (n - 1)), "clock": CLOCK}
    others = {i: Person(GUESTS[i], GUESTS[i]) for i in range(1, n)}
    table, _ = Table.create("t1", TablePlan.from_json(plan), Person("olena", "olena"), 1, 0.0, others)
    table.stage, table.game = "playing", game
    table.follow_clocks(5.0)
    return table


def seen(table: Table, game: Game, guest: str | None) -> bytes:
    """The scene of a guest, byte for byte, at the table as it would be if the game were another one."""
    other = copy.copy(table)
    other.clocks, other.game = copy.deepcopy(table.clocks), game
    other.follow_clocks(6.0)
    return encode(other.scene(guest))


def heard(game: Game, action: Action | None, seat: int | None) -> list[Any]:
    """What a seat hears of an action; nothing when it is not even told that there was one."""
    if action is None:
        return []
    return [event for told in do(game, action) if (event := OutgoingEvent(7, told).seen_by(seat))]


def asked_in_order(game: Game) -> bool:
    """Discards in turn order: who is asked first shows that nobody before has to (X-32, X-39)."""
    rules = game.rules
    return game.state.phase == DISCARDING and bool(rules.discard_in_order) and not rules.open_hand_counts


def compare(table: Table, game: Game, action: Action, guest: str | None, rng: random.Random) -> None:
    """CheckFailed when a guest can tell two worlds apart, before, at or after an action."""
    seat = table.seat_of(guest)
    shown = not game.chance_is_next  # scenes are sent when chance has answered
    if shown and seen(table, game, guest) != seen(table, permute_hidden(game, seat, rng), guest):
        raise CheckFailed(f"the scene of seat {seat} shows what it may not know")
    twin = permute_hidden(game, seat, rng, action)
    mine, other = game.copy(), twin.copy()
    if heard(mine, action, seat) != heard(other, as_in_the_twin(game, twin, seat, action, rng), seat):
        raise CheckFailed(f"seat {seat} hears of {action.text!r} what it may not know")
    shown = not mine.chance_is_next and not asked_in_order(mine)
    if shown and seen(table, mine, guest) != seen(table, other, guest):
        raise CheckFailed(f"the scene of seat {seat} after {action.text!r} shows what it may not know")


def moments(options: dict[str, Any], seed: int, share: float) -> Iterator[tuple[Table, Game, Action]]:
    """A random game with many offers to its end, at some of its moments."""
    rng = random.Random(seed)
    game = Game.new(seed, explicit_chance=True, **options)
    table = live(options, game)
    for _ in range(1500):
        if game.over:
            return
        action = random_action(game, rng, 0.25)
        table.follow_clocks(5.0)
        if rng.random() < share:
            yield table, game, action
        do(game, action)


def look(name: str, seed: int, share: float) -> None:
    rng = random.Random(seed)
    for table, game, action in moments(ALL[name], seed, share):
        for guest in (*table.people, None):
            compare(table, game, action, guest, rng)


@pytest.mark.clause("B-INFO-1", "B-INFO-2", "B-INFO-3", "B-INFO-4")
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", ALL)
def test_no_viewer_can_tell_worlds_apart(name: str, seed: int) -> None:
    look(name, seed, 0.06)


def test_awaiting_all_who_may_act_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a seat can accept an offer depends on its hand."""
    monkeypatch.setattr(scenes, "awaited", lambda game, *_: list(game.awaiting))
    with pytest.raises(CheckFailed, match="scene of seat"):
        look("printed map", 3, 0.5)


def test_a_clock_of_others_that_shows_a_private_offer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_clocks(table: Table, guest: str | None) -> Scene:
        return replace(kept(table, guest), deadline=table.due(0.0))  # type: ignore[type-var]

    kept = Table.scene
    monkeypatch.setattr(Table, "scene", all_clocks)
    with pytest.raises(CheckFailed, match="scene of seat"):
        look("whispers", 3, 0.5)


def test_a_hand_in_the_scene_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "player_rows", lambda game, *_: list(game.state.hand))
    with pytest.raises(CheckFailed, match="scene of seat"):
        look("printed map", 3, 0.5)


def test_an_event_told_to_all_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OutgoingEvent, "seen_by", lambda told, _: {"what": told.what.to_json()})  # type: ignore[union-attr]
    with pytest.raises(CheckFailed, match="hears of"):
        look("whispers", 3, 0.5)
