"""Offers that ask some of the others alone: who answers, who is waited for, what is seen. UX M4."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.house import House

from ostrov.table import Table

CLOCK = {"turn": 60, "answer": 10}
PEOPLE = ("petr", "iva", "max")


def at_offer(*who: str, **options: Any) -> tuple[House, str]:
    """Olena is on turn and holds something; the offer that she is about to make."""
    house = House(*who, seed=3, board_setup="variable", start_player="seat_0", **options)
    house.gather(*PEOPLE[: who.count("open")])
    for _ in range(60):
        house.until("main")
        hand = house.scene(house.active)["players"][house.table.seat_of(house.active) or 0]["hand"]
        if house.active == "olena" and hand:
            good = next(iter(hand))
            return house, f"offer 1 {good} for 1 {'ore' if good != 'ore' else 'wool'}"
        house.play("end turn")
    raise AssertionError("she never holds anything")


def test_an_offer_to_some_is_seen_by_all_and_says_whom_it_asks() -> None:
    house, offer = at_offer("me", "open", "open", "open")
    told = house.events("play", action=offer, asked=[3, 1])
    assert house.log[-1].body["asked"] == [1, 3]
    assert [player["seat"] for player in told[0]["asked"]] == [1, 3]
    for guest in ("olena", *PEOPLE, None):
        assert house.scene(guest)["offers"][0]["asked"] == [1, 3]
    assert house.scene("petr")["offers"][0]["to"] is None


def test_an_offer_to_all_is_as_it_was() -> None:
    house, offer = at_offer("me", "open", "open", "open")
    for n, asked in enumerate(({}, {"asked": None}, {"asked": [1, 2, 3]}), 1):
        told = house.events("play", action=offer.replace("for 1", f"for {n}"), **asked)
        assert "asked" not in house.log[-1].body
        assert "asked" not in told[0]
        assert house.scene("petr")["offers"][0]["asked"] is None


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ([], "asks at least one player"),
        ([1, 1], "a seat is named twice"),
        ([0, 1], "nobody asks themselves"),
        ([1, 4], "there is no seat 4"),
        ([9], "<= 5"),
    ],
)
def test_whom_an_offer_cannot_ask(asked: list[int], says: str) -> None:
    house, offer = at_offer("me", "open", "open", "open")
    problem = house.refused("play", action=offer, asked=asked)
    assert problem.code == "malformed"
    assert says in str(problem)


def test_only_an_offer_of_the_player_on_turn_to_everybody_asks_some() -> None:
    house, offer = at_offer("me", "open", "open")
    assert "only an offer" in str(house.refused("play", action="end turn", asked=[1]))
    house.play(offer)
    hand = house.scene("petr")["players"][1]["hand"]
    good, colour = next(iter(hand)), house.table.seats[0].colour
    other = "ore" if good != "ore" else "wool"
    counter = f"offer 1 {good} for 1 {other} to {colour}"
    assert "only an offer" in str(house.refused("play", "petr", action=counter, asked=[0]))

    private, offer = at_offer("me", "open", "open", trade_offers_private=True)
    offer += f" to {private.table.seats[1].colour}"
    assert "only an offer" in str(private.refused("play", action=offer, asked=[1]))


def test_no_clock_runs_for_who_is_not_asked() -> None:
    house, offer = at_offer("me", "open", "open", clock=CLOCK)
    house.do("play", action=offer, asked=[2])
    assert set(house.table.clocks.windows) == {0, 2}
    assert house.scene("iva")["deadline"] == house.now + 10
    assert house.scene("petr")["deadline"] == house.scene(None)["deadline"] != house.now + 10
    house.now += 10
    assert [event["event"] for event in house.events("tick", None)] == ["declined"]
    assert set(house.scene(None)["offers"][0]["answers"]) == {"2"}
    assert set(house.table.clocks.windows) == {0}


def test_bots_that_are_not_asked_do_not_answer() -> None:
    for do in ("bot-play", "bots-play"):
        house, offer = at_offer("me", "greedy", "random", "greedy")
        house.do("play", action=offer, asked=[2])
        while (turn := house.table.bot_turn()) is not None:
            assert turn.seat == 2
            chosen = {"seat": 2, "action": turn.choose()} if do == "bot-play" else {}
            house.do(do, None, seq=turn.seq, **chosen)
        offers = house.scene(None)["offers"]
        assert set(offers[0]["answers"]) == {"2"}
        house.do("play", action=offer)  # to all this time
        while house.bot():
            pass
        assert set(house.scene(None)["offers"][0]["answers"]) == {"1", "2", "3"}


def test_who_is_not_asked_may_answer_by_the_rules() -> None:
    house, offer = at_offer("me", "open", "open")
    house.do("play", action=offer, asked=[2])
    decline = house.legal("petr", "decline")
    assert decline
    house.play(decline[0], "petr")
    assert house.scene("olena")["offers"][0]["answers"] == {"1": "declined"}


def test_the_same_offer_may_be_made_to_each_of_them_twice() -> None:
    house, offer = at_offer("me", "open", "open", "open")
    for seat in (1, 2, 1, 2, 3):
        house.do("play", action=offer, asked=[seat])
    assert house.refused("play", action=offer, asked=[1]).code == "repeated"
    assert house.refused("play", action=offer).code == "repeated"
    house.do("play", action=offer, asked=[3])


def test_a_log_is_read_with_and_without_whom_offers_ask() -> None:
    house, offer = at_offer("me", "open", "open", clock=CLOCK)
    house.do("play", action=offer, asked=[2])
    again = Table.replay("t1", house.log)
    assert again.asked.now(again.game) == {2} if again.game else False
    assert set(again.clocks.windows) == {0, 2}
    old = house.log[-1].to_json()
    del old["body"]["asked"]
    before = Table.replay("t1", [*house.log[:-1], type(house.log[-1]).from_json(json.loads(json.dumps(old)))])
    scene = before.scene("petr")
    assert scene is not None
    assert scene.offers[0].asked is None
    assert set(before.clocks.windows) == {0, 1, 2}


def test_the_next_offer_asks_everybody_again() -> None:
    house, offer = at_offer("me", "open", "open", clock=CLOCK)
    house.do("play", action=offer, asked=[2])
    house.play(offer)
    assert set(house.table.clocks.windows) == {0, 1, 2}
    house.do("play", action=offer.replace("for 1", "for 2"), asked=[1])
    assert set(house.table.clocks.windows) == {0, 1}
    house.play("withdraw")
    assert house.table.asked.now(house.table.game) is None if house.table.game else False
