"""What deciding has tried out is taken over for the very entries of that decision, and for nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.house import House, command_of, snapshot

from ostrov.game.game import Game
from ostrov.protocol.commands import CommandBody
from ostrov.table import Entry, OutgoingEvent, Table

GAMES: dict[str, dict[str, Any]] = {
    "base": {"board_setup": "variable", "victory_points": 7},
    "cities_knights": {"game": "cities_knights", "victory_points": 8},
}


class LiveHouse(House):
    """A table that applies the very entries it has decided on, as a server does."""

    def add(self, entry: Entry) -> list[OutgoingEvent]:
        """One entry, as it is; the log has its stored form."""
        self.log.append(Entry.from_json(entry.to_json()))
        return self.table.apply(entry)


def read_back(house: House) -> Table:
    """The table of the log alone; every entry is played and checked."""
    return Table.replay("t1", [replace(entry) for entry in house.log])


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes the texts of all actions that are played with all checks, on copies too."""
    played: list[str] = []
    play = Game.play

    def counting(self: Game, action: Any, seat: int | None = None, *, tell: bool = True) -> list[Any]:
        played.append(str(action))
        return play(self, action, seat, tell=tell)

    monkeypatch.setattr(Game, "play", counting)
    return played


def two(**options: Any) -> LiveHouse:
    """Olena and Petr before the roll."""
    house = LiveHouse("me", "open", board_setup="variable", start_player="seat_0", **options)
    house.gather("petr").until("before roll")
    return house


def play_command(house: House, action: str) -> tuple[dict[str, str], str]:
    """What the active person would send."""
    return {"do": "play", "id": f"x{house.table.seq}", "action": action}, house.active


def sent(asked: tuple[dict[str, str], str]) -> tuple[CommandBody, str]:
    """The same as a server reads it."""
    return command_of(asked[0]), asked[1]


@pytest.mark.parametrize("rules", GAMES)
def test_live_play_gives_the_table_that_the_log_gives(rules: str) -> None:
    """At every step: game, trail, clocks, scenes, and what everybody heard."""
    house = LiveHouse(
        "me", "greedy", "open", "random", seed=8, clock={"turn": 60, "answer": 9}, **GAMES[rules]
    )
    house.gather("petr")
    follower, rng = Table.replay("t1", house.log[:1]), random.Random(8)
    while house.table.stage == "playing":
        house.now += 1.0
        if house.table.trail.seat is not None and rng.random() < 0.3:
            house.do("undo", house.guest(house.table.trail.seat))
        elif rng.random() < 0.05 and (due := house.table.due(house.now)) is not None:
            house.run_out(due)
        elif house.table.bot_turn() is not None and rng.random() < 0.5:
            house.do("bots-play", None, seq=house.table.moved)
        else:
            house.step(rng)
        for entry in house.log[follower.seq :]:
            follower.apply(entry)
        assert snapshot(follower) == snapshot(house.table)
    for guest in (None, *house.table.people):
        assert follower.heard(guest) == house.table.heard(guest)
    assert follower.record() == house.table.record()
    assert {"did", "undone", "timed-out", "over"} <= {entry.kind for entry in house.log}


def test_a_decision_is_played_once(counted: list[str]) -> None:
    house = two()
    counted.clear()
    house.play("roll")
    assert counted == ["roll"]
    read_back(house)
    assert counted.count("roll") == 2 * [entry.body.get("action") for entry in house.log].count("roll")


def test_bots_that_act_together_are_seen_at_every_step() -> None:
    """A table between two entries of one decision stands between them."""
    house = LiveHouse("greedy", "greedy", "greedy", board_setup="variable").gather()
    for _ in range(10):
        entries = house.table.decide(command_of({"do": "bots-play", "seq": house.table.moved}), None, 5.0)
        assert len(entries) > 1
        for entry in entries:
            house.add(entry)
            assert snapshot(read_back(house)) == snapshot(house.table)


def test_an_equal_entry_from_elsewhere_is_played(counted: list[str]) -> None:
    house = two()
    entries = house.table.decide(*sent(play_command(house, "roll")), 5.0)
    counted.clear()
    house.table.apply(replace(entries[0]))
    assert counted == ["roll"]


def test_what_another_process_wrote_in_between_counts(counted: list[str]) -> None:
    """The decision was not written: its trial is void, and the same command is decided anew."""
    house = two()
    command, by = play_command(house, "roll")
    lost = house.table.decide(command_of(command), by, 5.0)
    house.add(Entry(house.table.seq + 1, "said", 4.0, "petr", None, {"text": "hm"}))
    with pytest.raises(ValueError, match="cannot follow"):
        house.table.apply(lost[0])
    counted.clear()
    for entry in house.table.decide(command_of(command), by, 6.0):
        house.add(entry)
    assert counted == ["roll"]
    assert snapshot(read_back(house)) == snapshot(house.table)


def test_a_trial_is_void_when_another_move_took_its_number() -> None:
    """Entries after the first of a decision whose first one was lost to another process."""
    house = LiveHouse("greedy", "greedy", board_setup="variable").gather()
    decided = house.table.decide(command_of({"do": "bots-play", "seq": house.table.moved}), None, 5.0)
    assert house.table.game is not None
    other = next(a.text for a in house.table.game.legal() if a.text != decided[0].body["action"])
    house.add(replace(decided[0], body={**decided[0].body, "action": other}))
    stale = decided[1]  # a road at a settlement that was never founded
    before = house.table.game.state.to_bytes()
    with pytest.raises(ValueError, match="is not allowed"):
        house.table.apply(stale)
    assert house.table.game.state.to_bytes() == before
    assert snapshot(read_back(house)) == snapshot(house.table)


def test_of_two_decisions_either_may_be_done() -> None:
    for first in (True, False):
        house = two()
        command, by = play_command(house, "roll")
        entries = [house.table.decide(command_of({**command, "id": id}), by, 5.0) for id in ("a", "b")]
        house.add(entries[0 if first else 1][0])
        assert house.table.done_at(by, "a" if first else "b") == house.table.seq
        assert snapshot(read_back(house)) == snapshot(house.table)


def test_deciding_changes_nothing() -> None:
    house = two()
    before = snapshot(house.table)
    for _ in range(3):
        house.table.decide(*sent(play_command(house, "roll")), 5.0)
        assert snapshot(house.table) == before


def test_what_was_taken_over_can_be_taken_back() -> None:
    house = LiveHouse("me", "open", board_setup="variable", start_player="seat_0").gather("petr")
    before = snapshot(house.table)["game"]
    for place in range(5):
        house.play(house.legal("olena", "found settlement")[place])
        after = snapshot(house.table)["game"]
        assert after != before
        house.do("undo", "olena")
        assert snapshot(house.table)["game"] == before
        assert snapshot(read_back(house)) == snapshot(house.table)
    house.play(house.legal("olena", "found settlement")[4])
    assert snapshot(house.table)["game"] == after


def test_memories_go_on_from_what_was_taken_over() -> None:
    """What a seat concludes is not worked out from the beginning again after every move."""
    house = LiveHouse("me", "greedy", "greedy", "greedy", board_setup="variable").gather()
    rng = random.Random(2)
    for _ in range(40):
        house.step(rng)
    game = house.table.game
    assert game is not None
    past = game.past
    while house.bot():
        pass
    assert house.table.game is game
    assert game.past is past
    assert past is not None
    assert past.history is game.history
    fresh = read_back(house).game
    assert fresh is not None
    for seat in range(4):
        kept, anew = game.observe(seat).memory, fresh.observe(seat).memory
        assert kept is not None
        assert anew is not None
        assert [kept.hands(p) for p in range(4) if p != seat] == [
            anew.hands(p) for p in range(4) if p != seat
        ]


@pytest.mark.parametrize("rules", GAMES)
def test_info_changes_only_when_the_table_says_so(rules: str) -> None:
    house = LiveHouse("me", "greedy", "open", seed=3, clock={"turn": 60, "answer": 9}, **GAMES[rules])
    rng, said, seen = random.Random(3), house.table.info_changed, house.table.info(())
    house.do("join", "petr", name="Petr")
    house.do("sit", "petr", seat=2)
    house.do("start")
    kept = 0
    for step in range(400):
        if house.table.stage != "playing":
            break
        house.now += 1.0
        if step % 9 == 0 and (due := house.table.due(house.now)) is not None:
            house.now = due
            house.do("tick", None)
        elif step % 25 == 0:
            house.do("pace", milliseconds=step)
        elif step % 25 == 1:
            house.do("say", "petr", text="hm")
        elif not house.bot():
            house.person(rng)
        if house.table.info_changed == said:
            assert house.table.info(()) == seen
            kept += 1
        said, seen = house.table.info_changed, house.table.info(())
    assert kept > 100
    assert any(entry.kind == "timed-out" for entry in house.log)
