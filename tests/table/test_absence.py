"""People who lose the connection: their clocks stand still, for a while, and the log alone says how long."""

from __future__ import annotations

from typing import Any

from tests.table.house import House, snapshot

from ostrov.table import Table
from ostrov.table.clocks import PATIENCE

CLOCK = {"turn": 60, "answer": 15}


def table(*who: str, clock: dict[str, int] | None = None) -> House:
    house = House(*who, clock=CLOCK if clock is None else clock, board_setup="variable")
    return house.gather(*["petr", "iva", "max"][: who.count("open")])


def scene(house: House) -> dict[str, Any]:
    found = house.scene(None)
    assert found is not None
    return found


def test_the_clock_stands_while_its_person_is_away() -> None:
    house = table("me", "open")
    who, deadline = house.active, scene(house)["deadline"]
    house.now += 20
    assert house.events("away", None, guest=who)[0]["event"] == "away"
    assert scene(house)["deadline"] - scene(house)["paused_until"] == 40
    house.now += 100
    assert house.refused("tick", None).code == "not-now"
    assert house.events("back", None, guest=who)[0]["event"] == "back"
    assert scene(house)["deadline"] == deadline + 100
    assert scene(house)["paused_until"] is None


def test_a_turn_that_comes_while_one_is_away_has_not_begun_to_run() -> None:
    house = table("me", "open").until("main")
    other = next(guest for guest in ("olena", "petr") if guest != house.active)
    house.do("away", None, guest=other)
    house.now += 30
    house.play("end turn")
    assert scene(house)["paused_until"] == house.now + PATIENCE
    house.now += 10
    house.do("back", None, guest=other)
    assert house.table.due(house.now) == house.now + 60


def test_nobody_can_stall_for_ever() -> None:
    """What is left of the patience of a game counts over all absences."""
    house = table("me", "open")
    who = house.active
    begun = house.now
    for _ in range(10):
        house.do("away", None, guest=who)
        house.now += 40
        house.do("back", None, guest=who)
        house.now += 1
    assert house.table.due(house.now) == begun + 60 + PATIENCE
    house.now = begun + 60 + PATIENCE
    assert house.events("tick", None)[0]["event"] == "timed-out"


def test_who_stays_away_is_late_as_usual_in_the_end() -> None:
    house = table("me", "greedy")
    while house.bot():
        pass
    house.do("away", None, guest="olena")
    kinds: list[str] = []
    while "taken-over" not in kinds:
        due = house.table.due(house.now)
        assert due is not None
        house.now = due
        kinds += [event["event"] for event in house.events("tick", None)]
        while "taken-over" not in kinds and house.bot():
            pass
    assert kinds.count("timed-out") == 3
    assert house.now <= 1000 + PATIENCE + 3 * 60
    house.do("return", "olena", seat=0)
    assert house.table.clocks.away == {}


def test_acting_shows_that_one_is_there() -> None:
    house = table("me", "open")
    who = house.active
    house.do("away", None, guest=who)
    house.play(house.legal(who)[0])
    assert house.table.clocks.away == {}
    assert house.events("back", None, guest=who) == []


def test_nothing_is_written_that_does_not_matter() -> None:
    house = House("me", "open", clock=CLOCK)
    assert house.events("away", None, guest="olena") == []
    house.gather("petr")
    house.do("join", "iva", name="Iva")
    for guest in ("iva", "nobody"):
        assert house.events("away", None, guest=guest) == []
    assert house.events("back", None, guest="olena") == []
    assert len(house.events("away", None, guest="olena")) == 1
    assert house.events("away", None, guest="olena") == []
    unhurried = table("me", "open", clock={})
    assert unhurried.events("away", None, guest="olena") == []


def test_only_the_server_says_who_is_away() -> None:
    house = table("me", "open")
    assert house.refused("away", "petr", guest="olena").code == "unknown-command"


def test_the_log_alone_gives_the_same_clocks() -> None:
    house = table("me", "open")
    who = house.active
    house.now += 5
    house.do("away", None, guest=who)
    house.now += 50
    house.do("back", None, guest=who)
    house.now += 5
    house.do("away", None, guest=who)
    assert snapshot(Table.replay("t1", house.log)) == snapshot(house.table)
