"""Bots wait as long as what happened deserves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.house import House

from ostrov.game.event import Event
from ostrov.table.outgoing import OutgoingEvent
from ostrov.table.rhythm import LONGEST, pause

PACE = 1000
ROAD = "road (0,0)NE"


def after(*kinds: str, action: str = ROAD, people: tuple[int, ...] = (0,), **facts: Any) -> float:
    """The pause after these events."""
    told = [OutgoingEvent(7, Event(kind, "", {"player": {"seat": 1}, **facts})) for kind in kinds]
    return pause(PACE, told, action, people)


def test_the_longest_of_what_happened_counts() -> None:
    assert after("built") == 1.0
    assert after("dice", "production", "production", total=8) == 1.2
    assert after("dice", total=7) > after("dice", total=8)
    assert after("built", "route-gained") > after("built")


def test_what_is_taken_from_people_stays_longer_than_from_bots() -> None:
    assert after("stolen", victim={"seat": 0}) == 2.5 * after("stolen", victim={"seat": 2})
    assert after("stolen", victim={"seat": 0}, people=()) == after("built")


def test_ends_of_turns_are_short() -> None:
    assert after("turn", action="end turn") == 0.2
    assert after("turn", action="roll") == 0.5
    assert after("built", action="end turn") == 1.0  # people want to see what was built
    assert after("declined", action="decline red") == 0.3


def test_no_pause_at_pace_0_and_never_too_long() -> None:
    told = [OutgoingEvent(7, Event("battle", "", {"player": {"seat": 1}}))]
    assert pause(0, told, ROAD, (0,)) == 0.0
    assert pause(10_000, told, ROAD, (0,)) == LONGEST


def test_what_only_some_may_know_takes_no_time() -> None:
    secret = OutgoingEvent(7, Event("hand-shown", "", {}, {1: {"goods": {"ore": 1}}}))
    assert pause(PACE, [secret], "end turn", (0,)) == pause(PACE, [], "end turn", (0,))


@pytest.mark.parametrize("pace", [0, 600, 1500])
def test_a_table_counts_from_its_last_move(pace: int) -> None:
    house = House("me", "greedy")
    house.do("pace", milliseconds=pace)
    house.do("start")
    house.do("say", text="hello")  # no move: it changes nothing
    turn = house.table.bot_turn()
    while turn is None:
        house.do("play", action=house.table.scene("olena").legal[0].text)  # type: ignore[union-attr]
        turn = house.table.bot_turn()
    assert house.table.pause(ROAD) == pytest.approx(pace / 1000)
    assert house.table.pause("end turn") <= pace / 1000
