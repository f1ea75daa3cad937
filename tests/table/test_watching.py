"""Who may watch, and how late: the switch of the host, and the table that is behind."""

from __future__ import annotations

import pytest
from tests.table.house import House

from ostrov.protocol.table import Watching
from ostrov.table import DelayedTable, PlanError, Table, TablePlan

DELAY = 60
STEP = 10.0


def events(table: Table) -> list[str]:
    return [event["event"] for event in table.heard(None)]


def late(house: House, now: float) -> Table:
    """What somebody sees who comes to watch at that time."""
    found = DelayedTable("t1", house.log)
    found.proceed(now)
    return found.table


def watched(delay: int = DELAY, clock: int = 0) -> House:
    """A game of two people that began at 1010, with a delay; a seat waits to be founded."""
    house = House("me", "open", clock={"turn": clock})
    house.do("watching", allowed=True, delay=delay)
    house.now += STEP
    return house.gather("petr")


def act(house: House) -> None:
    """The active person does something, ten seconds after the last thing."""
    house.now += STEP
    house.play(house.legal(house.active)[0])


def test_only_the_host_says_who_may_watch() -> None:
    house = House("me", "open")
    assert house.info()["watching"] == {"allowed": True, "delay": 0}
    house.do("join", "petr", name="Petr")
    assert house.refused("watching", "petr", allowed=False, delay=0).code == "not-host"
    assert house.refused("watching", allowed=True, delay=-1).code == "malformed"
    assert house.refused("watching", allowed=True, delay=601).code == "malformed"
    assert house.events("watching", allowed=False, delay=30) == [
        {"seq": 3, "event": "watching", "allowed": False, "delay": 30}
    ]
    assert house.do("watching", allowed=False, delay=30) == []
    assert house.info()["watching"] == {"allowed": False, "delay": 30}


@pytest.mark.parametrize(
    ("wish", "place"),
    [({"allowed": 1}, "watching.allowed"), ({"delay": 601}, "watching.delay"), ({"who": "all"}, "watching")],
)
def test_a_plan_says_who_may_watch(wish: dict[str, object], place: str) -> None:
    plan = TablePlan.from_json({"watching": {"allowed": False, "delay": 30}})
    assert (plan.watching.allowed, plan.watching.delay) == (False, 30)
    assert TablePlan.from_json(plan.to_json()) == plan
    with pytest.raises(PlanError, match=f"^{place}: "):
        TablePlan.from_json({"watching": wish})


def test_where_nobody_may_watch_others_come_to_sit_only() -> None:
    house = House("me", "open")
    house.do("watching", allowed=False, delay=0)
    assert house.refused("join", "iva", name="Iva", watch=True).code == "no-watching"
    house.do("join", "iva", name="Iva")
    assert house.table.may_look("iva")  # there is a seat to take
    house.gather("petr")
    assert [house.table.may_look(guest) for guest in ("olena", "petr", "iva")] == [True, True, False]
    assert house.info()["watchers"] == []
    assert house.refused("join", "iva", name="Iva").code == "no-watching"
    assert house.refused("join", "max", name="Max").code == "no-watching"
    house.do("join", "petr", name="Pavel")
    house.do("abort", agree=True)
    house.do("abort", "petr", agree=True)
    assert not house.table.may_look("iva")  # the replay shows all hands
    house.do("watching", allowed=True, delay=0)
    assert house.table.may_look("iva")


def test_a_host_without_a_seat_sees_the_own_table() -> None:
    house = House("greedy", "greedy").gather()
    house.do("watching", allowed=False, delay=0)
    assert house.table.may_look("olena")
    assert house.info()["watchers"] == [{"guest": "olena", "name": "Olena"}]


def test_a_late_table_knows_nothing_younger_than_the_delay() -> None:
    house = watched()
    started = house.now
    for _ in range(4):
        act(house)
    assert house.table.delayed
    assert late(house, started).stage == "playing"  # the board is no secret
    assert events(late(house, started + DELAY + STEP - 0.1))[-1] == "started"
    after_one = Table.replay("t1", house.log[:-3])
    seen = late(house, started + DELAY + STEP)
    assert seen.scene(None) == after_one.scene(None)
    assert seen.heard(None) == after_one.heard(None)
    assert seen.info(()) == after_one.info(())
    assert late(house, house.now + DELAY).scene(None) == house.table.scene(None)


def test_a_late_table_goes_on_step_by_step() -> None:
    house = watched()
    behind = DelayedTable("t1", house.log)
    behind.proceed(house.now)
    assert behind.due() is None
    known = len(house.log)
    act(house)
    act(house)
    behind.add(house.log[known:])
    assert behind.due() == house.now - STEP + DELAY
    assert behind.proceed(house.now) == []
    assert {told.seq for told in behind.proceed(house.now - STEP + DELAY)} == {known + 1}
    assert {told.seq for told in behind.proceed(house.now + DELAY)} == {known + 2}
    assert behind.due() is None


def test_before_the_start_and_after_the_end_nothing_is_held_back() -> None:
    house = watched()
    house.do("join", "iva", name="Iva")
    assert "Iva" not in str(late(house, house.now).info(()))
    house.do("abort", agree=True)
    house.do("abort", "petr", agree=True)
    ended = house.now
    house.now += DELAY + STEP
    house.do("say", "iva", text="a pity")
    assert late(house, ended + DELAY - 0.1).stage == "playing"
    assert late(house, ended + DELAY - 0.1).info(()).seed is None
    assert late(house, ended + DELAY).stage == "aborted"
    assert events(late(house, house.now))[-1] == "said"


def test_what_comes_after_the_end_waits_for_the_end() -> None:
    house = watched()
    house.do("abort", agree=True)
    house.do("abort", "petr", agree=True)
    house.do("say", text="good game")
    assert events(late(house, house.now + DELAY - 0.1))[-1] == "started"
    assert events(late(house, house.now + DELAY))[-1] == "said"


def test_a_delay_counts_for_what_is_done_while_it_is_in_force() -> None:
    house = watched()
    act(house)
    house.do("watching", allowed=True, delay=0)
    act(house)
    first = house.now - STEP
    assert events(late(house, first + DELAY - 0.1))[-1] == "started"  # the promise is kept
    assert late(house, first + DELAY).seq == house.table.seq
    house.now += DELAY
    house.do("watching", allowed=True, delay=30)
    act(house)
    assert late(house, house.now).seq == house.table.seq - 1
    assert late(house, house.now + 30).seq == house.table.seq


def test_a_delay_that_comes_later_hides_nothing_that_was_seen() -> None:
    house = watched(delay=0)
    act(house)
    assert not house.table.delayed
    house.do("watching", allowed=True, delay=DELAY)
    assert house.table.delayed
    assert late(house, house.now).seq == house.table.seq


def test_the_clock_of_those_who_are_behind_shows_what_was_left() -> None:
    house = watched(clock=100)
    act(house)
    shown = late(house, house.now + DELAY).scene(None)
    real = house.table.scene(None)
    assert shown is not None
    assert real is not None
    assert shown.deadline == real.deadline + DELAY


def test_a_rematch_is_watched_as_the_game_was() -> None:
    house = watched()
    house.do("abort", agree=True)
    house.do("abort", "petr", agree=True)
    for guest in ("olena", "petr"):
        house.do("rematch", guest, order="same", table="t2", seed=5)
    found = house.table.successor(house.log)
    assert found is not None
    assert found[0].info(()).watching == Watching(True, DELAY)
