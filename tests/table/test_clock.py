"""Clocks: turns, answers, strikes, bots in the place of people, people who leave and come back."""

from __future__ import annotations

import pytest
from tests.table.house import House

from ostrov.table import Problem

CLOCK = {"turn": 60, "answer": 15}
SLOW = {"turn": 180, "answer": 60}


def table(*who: str, seed: int = 1, clock: dict[str, int] = CLOCK, **options: object) -> House:
    house = House(*who, seed=seed, clock=clock, board_setup="variable", **options)
    return house.gather(*["petr", "iva", "max"][: who.count("open")])


def late(house: House) -> list[dict[str, object]]:
    """The time of somebody is up."""
    due = house.table.due(house.now)
    assert due is not None
    house.now = due
    return house.events("tick", None)


def test_no_clock_no_deadline() -> None:
    house = House("me", "open", board_setup="variable").gather("petr")
    assert house.table.due(house.now) is None
    assert house.scene("olena")["deadline"] is None
    assert house.refused("tick", None).code == "not-now"
    assert house.refused("time").code == "not-now"


def test_a_tick_is_refused_too_early_and_twice() -> None:
    house = table("me", "open")
    assert house.table.due(house.now) == house.now + 60
    assert house.scene("petr")["deadline"] == house.now + 60
    house.now += 59.9
    assert house.refused("tick", None).code == "not-now"
    house.now += 0.1
    house.do("tick", None)
    assert house.refused("tick", None).code == "not-now"


def test_the_clock_of_a_turn_does_not_start_anew_with_each_action() -> None:
    house = table("me", "open").until("before roll")
    before = house.table.due(house.now)
    house.now += 20
    house.do("say", text="hm")
    assert house.table.due(house.now) == before
    house.until("main")
    assert house.table.due(house.now) == before
    who = house.active
    house.play("end turn")
    assert house.active != who
    assert house.table.due(house.now) == house.now + 60


def test_a_turn_that_is_too_long_is_rolled_and_ended_by_the_table() -> None:
    house = table("me", "open").until("before roll")
    late_seat = house.table.seat_of(house.active)
    events = late(house)
    assert events[0]["event"] == "timed-out"
    assert events[0]["strikes"] == 1
    kinds = [entry.body.get("action") for entry in house.log if entry.kind == "did" and "cause" in entry.body]
    assert kinds[0] == "roll"
    assert {entry.body["cause"] for entry in house.log if "cause" in entry.body} == {"clock"}
    assert house.table.seats[late_seat or 0].strikes == 1


def test_founding_is_done_by_a_bot_when_time_is_up() -> None:
    house = table("me", "open")
    who = house.active
    late(house)
    assert [e.body["action"].split()[:2] for e in house.log[-2:]] == [
        ["found", "settlement"],
        ["found", "road"],
    ]
    assert house.active != who


def test_an_action_in_time_forgives_strikes() -> None:
    house = table("me", "open").until("before roll")
    who = house.active
    seat = house.table.seats[house.table.seat_of(who) or 0]
    late(house)
    assert seat.strikes == 1
    house.until("before roll")
    while house.active != who:
        house.until("main").play("end turn")
        house.until("before roll")
    assert seat.strikes == 1
    house.play("roll")
    assert seat.strikes == 0


def three_strikes(house: House) -> str:
    """Everybody is late until a bot has taken a seat over; whose it is."""
    for _ in range(20):
        events = late(house)
        if events[-1]["event"] == "taken-over":
            assert events[-1]["cause"] == "clock"
            seat = next(s for s in house.table.seats if s.person and s.bot_plays)
            return house.guest(seat.number)
        while house.bot():
            pass
    raise AssertionError("no bot has taken over")


def test_after_three_times_out_a_bot_plays_until_the_person_returns() -> None:
    house = table("me", "open")
    who = three_strikes(house)
    number = house.table.seat_of(who)
    seat = house.table.seats[number or 0]
    assert (seat.kind, seat.bot_plays, seat.strikes) == ("person", True, 0)
    assert house.bot()
    assert house.refused("play", who, action="roll").code == "not-now"
    assert house.legal(who) == []
    assert house.refused("return", who, seat=1 - seat.number).code == "not-now"
    house.do("return", who, seat=number)
    assert seat.by_person
    assert house.refused("return", who, seat=number).code == "not-now"


def test_a_bot_has_no_clock() -> None:
    house = table("me", "greedy", start_player="seat_0")
    for _ in range(30):
        seat = house.scene(None)["active"]
        assert (house.table.due(house.now) is None) == (seat == 1)
        if not house.bot():
            late(house)
        house.table.seats[0].strikes = 0


@pytest.mark.parametrize("clock", [CLOCK, SLOW])
def test_an_offer_without_answer_is_declined_without_a_strike(clock: dict[str, int]) -> None:
    house = table("me", "open", clock=clock)
    for _ in range(100):
        house.until("main")
        who = house.active
        number = house.table.seat_of(who) or 0
        hand = house.scene(who)["players"][number]["hand"]
        if hand:
            break
        house.play("end turn")
    good = next(iter(hand))
    house.play(f"offer 1 {good} for 1 {'ore' if good != 'ore' else 'wool'}")
    other = house.guest(1 - number)
    assert house.scene(other)["deadline"] == house.now + 15
    assert house.scene(who)["awaiting"] == [number]
    assert house.legal(who, "end turn")
    assert [e["event"] for e in late(house)] == ["declined"]
    assert house.table.seats[1 - number].strikes == 0
    assert house.scene(other)["offers"][0]["answers"] == {str(1 - number): "declined"}


def test_discards_have_the_time_of_an_answer_out_of_turn() -> None:
    for seed in range(40):
        house = table("me", "open", seed=seed, hand_limit=2)
        for _ in range(60):
            house.until("before roll")
            house.play("roll")
            scene = house.scene(None)
            assert scene is not None
            waiting = [p for p in scene["awaiting"] if p != scene["active"]]
            if scene["phase"] == "discarding" and waiting:
                guest = house.guest(waiting[0])
                assert house.scene(guest)["deadline"] == house.now + 15
                assert late(house)[0]["player"]["seat"] == waiting[0]  # type: ignore[index]
                assert house.log[-1].body["action"].startswith("discard ")
                return
            if scene["phase"] != "main":
                break
            house.play("end turn")
    raise AssertionError("nobody had to discard")


def test_more_time_once_for_oneself_and_any_time_for_others() -> None:
    house = table("me", "open")
    who = house.active
    other = next(guest for guest in ("olena", "petr") if guest != who)
    before = house.table.due(house.now)
    assert before is not None
    house.do("time", who)
    assert house.table.due(house.now) == before + 60
    assert house.refused("time", who).code == "not-now"
    house.do("time", other)
    assert house.table.due(house.now) == before + 120
    house.do("join", "iva", name="Iva")
    assert house.refused("time", "iva").code == "not-seated"


def test_takeover_is_for_those_who_are_late() -> None:
    house = table("me", "open")
    who = house.active
    number = house.table.seat_of(who) or 0
    other = house.guest(1 - number)
    assert house.refused("takeover", other, seat=number).code == "not-now"
    late(house)
    house.do("takeover", other, seat=number)
    assert house.table.seats[number].bot_plays
    assert house.refused("takeover", other, seat=number).code == "not-now"


def test_who_leaves_is_replaced_and_may_come_back() -> None:
    house = table("me", "open")
    assert [e["event"] for e in house.events("leave", "petr")] == ["taken-over", "left"]
    assert not house.table.may_watch("petr")
    assert house.table.seat_of("petr") == 1
    with pytest.raises(Problem, match="not at this table"):
        house.do("return", "petr", seat=1)
    house.do("join", "petr", name="Petr")
    house.do("return", "petr", seat=1)
    assert house.table.seats[1].by_person


def test_who_stands_up_is_replaced_and_still_here() -> None:
    house = table("me", "open")
    assert house.events("stand", "petr")[0]["cause"] == "left"
    assert house.refused("stand", "petr").code == "not-now"
    assert house.table.may_watch("petr")
    assert [e["event"] for e in house.events("leave", "petr")] == ["left"]


def test_a_game_goes_on_to_its_end_without_people() -> None:
    house = table("me", "open")
    house.do("leave", "olena")
    house.do("leave", "petr")
    while house.bot():
        pass
    assert house.table.stage == "over"
    assert house.table.due(house.now) is None


def test_knights_are_replaced_too() -> None:
    house = House("me", "open", clock=CLOCK, game="cities_knights").gather("petr")
    who = three_strikes(house)
    assert house.table.seat_of(who) is not None
    for _ in range(100):
        assert house.bot() or late(house)
        if house.table.stage != "playing":
            break
