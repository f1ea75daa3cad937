"""What can be taken back, what cannot, and that nothing of it is left."""

from __future__ import annotations

import random

import pytest
from tests.table.house import House, command_of, snapshot

from ostrov.engine.core.actions import kind_of
from ostrov.game.action import KIND_NAMES
from ostrov.table import Problem, undo

UNDOABLE = {KIND_NAMES[kind] for kind in undo.KINDS}

EXPECTED = {
    "base": {"found settlement", "found road", "road", "settlement", "city", "bank", "free road"},
    "cities_knights": {"road", "bank", "recruit", "activate", "promote", "move knight", "improve", "wall"},
}


def position(house: House) -> tuple[bytes, int]:
    assert house.table.game is not None
    return house.table.game.state.to_bytes(), len(house.table.game.history)


def tried(game: str, seeds: range, limit: int) -> dict[str, set[bool]]:
    """After every action of random people: undo restores the position, or is refused. By kind of action."""
    found: dict[str, set[bool]] = {}
    for seed in seeds:
        rng = random.Random(seed)
        board = "variable" if game == "base" else "ck_first_game"
        house = House("me", "open", seed=seed, game=game, board_setup=board).gather("petr")
        for _ in range(limit):
            if house.table.stage != "playing":
                break
            before = position(house)
            cities = house.legal(house.active, "city")  # chance alone hardly ever saves up for one
            house.play(cities[0]) if cities else house.person(rng, 0.05)
            if house.table.stage != "playing":
                break
            did = house.log[-1]
            assert house.table.game is not None
            assert did.by is not None
            kind = KIND_NAMES[kind_of(house.table.game.parse(did.body["action"], did.body["seat"]).packed)]
            offered = house.scene(did.by)["undo"]
            found.setdefault(kind, set()).add(offered)
            if not offered:
                with pytest.raises(Problem, match="nothing to take back"):
                    house.do("undo", did.by)
                continue
            assert not did.body["chance"]
            after = position(house)
            house.do("undo", did.by)
            assert position(house) == before
            house.do("play", did.by, action=did.body["action"])
            assert position(house) == after
    return found


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_undo_restores_the_position_exactly_or_is_refused(game: str) -> None:
    found = tried(game, range(4 if game == "base" else 2), 400)
    undoable = {kind for kind, offered in found.items() if True in offered}
    assert undoable <= UNDOABLE
    assert undoable >= EXPECTED[game]
    assert found["roll"] == found["end turn"] == {False}


def turn_with_two_trades() -> House:
    """Olena has traded twice with the bank in one turn."""
    for seed in range(200):
        house = House("me", "open", seed=seed, board_setup="variable").gather("petr")
        rng = random.Random(seed)
        for _ in range(150):
            if house.table.stage != "playing":
                break
            house.until("main", rng)
            who = house.active
            if house.legal(who, "bank"):
                house.play(house.legal(who, "bank")[0])
                if house.legal(who, "bank"):
                    house.play(house.legal(who, "bank")[-1])
                    return house
            house.play("end turn")
    raise AssertionError("no such turn")


def test_several_actions_are_taken_back_one_by_one() -> None:
    house = turn_with_two_trades()
    who, seat = house.active, house.table.seat_of(house.active)
    histories = [len(house.table.game.history)]  # type: ignore[union-attr]
    events = house.events("undo", who)
    assert [e["event"] for e in events] == ["undone"]
    assert events[0]["player"]["seat"] == seat
    assert events[0]["action"].startswith("bank ")
    house.do("undo", who)
    histories.append(len(house.table.game.history))  # type: ignore[union-attr]
    assert histories[0] - histories[1] == 2
    assert house.refused("undo", who).code == "not-now"


def test_nobody_else_takes_it_back() -> None:
    house = turn_with_two_trades()
    other = next(guest for guest in ("olena", "petr") if guest != house.active)
    assert house.refused("undo", other).code == "not-now"
    assert house.scene(other)["undo"] is False


def test_another_action_in_between_ends_it() -> None:
    house = turn_with_two_trades()
    who = house.active
    other = next(guest for guest in ("olena", "petr") if guest != who)
    hand = house.scene(other)["players"][house.table.seat_of(other)]["hand"]
    good = next(iter(hand))
    wanted = "ore" if good != "ore" else "wool"
    colour = house.table.seats[house.table.seat_of(who) or 0].colour
    house.play(f"offer 1 {good} for 1 {wanted} to {colour}", other)
    assert house.refused("undo", who).code == "not-now"


def test_the_end_of_the_turn_ends_it() -> None:
    house = turn_with_two_trades()
    who = house.active
    house.play("end turn")
    assert house.refused("undo", who).code == "not-now"


def test_chat_does_not_end_it() -> None:
    house = turn_with_two_trades()
    who = house.active
    house.do("say", who, text="hm")
    house.do("undo", who)


def test_a_bot_cannot_be_taken_back() -> None:
    house = turn_with_two_trades()
    who = house.active
    house.do("stand", who)
    assert house.refused("undo", who).code == "not-now"
    house.do("return", who, seat=house.table.seat_of(who))
    assert house.refused("undo", who).code == "not-now"


def test_deciding_to_undo_changes_nothing() -> None:
    house = turn_with_two_trades()
    before = snapshot(house.table)
    house.table.decide(command_of({"do": "undo", "id": "z"}), house.active, 1.0)
    assert snapshot(house.table) == before
