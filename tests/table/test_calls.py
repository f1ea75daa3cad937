"""Calls: who would like a good says so, bots answer with offers, and the game knows nothing of it. UX S9."""

from __future__ import annotations

import pytest
from tests.rules.table import goods, own, table
from tests.table.house import House, Json, snapshot

from ostrov import Game
from ostrov.bots import GameInfo, answer_to_call
from ostrov.game.names import Good
from ostrov.table import Table
from ostrov.table.calls import MOST

CITY_BUT_FOR_ORE = {"grain": 2, "ore": 2, "wool": 2}


@pytest.fixture
def house() -> House:
    """Olena's or Petr's turn, with trade open, beside a bot."""
    return House("me", "open", "greedy", board_setup="variable").gather("petr").until("main")


def position(goal: int = 10, **hands: Json) -> Game:
    """Red is on turn; its neighbours' hands are given."""
    return table(
        phase="main",
        rolled=True,
        pieces={
            "red": own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE"),
            "blue": own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE"),
        },
        hands=hands,
        victory_points=goal,
    )


def said(game: Game, seat: int, good: Good) -> str | None:
    """What a bot on a seat offers."""
    return answer_to_call(GameInfo.of(game), game.observe(seat), good)


def test_a_call_is_heard_by_all_and_changes_no_game(house: House) -> None:
    assert house.table.game is not None
    before, history = house.table.game.state.to_bytes(), len(house.table.game.history)
    seat = house.table.seat_of(house.active)
    told = house.events("call", house.active, good="ore")
    assert told[0] == {**told[0], "event": "called", "good": "ore"}
    assert told[0]["player"]["seat"] == seat
    assert house.table.heard("petr", house.log[0].seq)[-1]["event"] in ("called", "offer")
    answered = len(told) - 1
    assert len(house.table.game.history) == history + answered
    assert answered or house.table.game.state.to_bytes() == before


def test_a_call_is_taken_back_once(house: House) -> None:
    assert house.events("call", house.active, good=None) == []
    house.do("call", house.active, good="wool")
    assert house.events("call", house.active, good="wool") == []
    assert [e["event"] for e in house.events("call", house.active, good=None)] == ["call-withdrawn"]
    assert house.events("call", house.active, good=None) == []


def test_calls_in_a_turn_are_few(house: House) -> None:
    who = house.active
    kinds = ("ore", "wool", "grain", "brick", "lumber")
    for good in kinds[:MOST]:
        house.do("call", who, good=good)
    assert house.refused("call", who, good=kinds[MOST]).code == "called-often"
    house.play("end turn", who)
    house.until("main")
    house.do("call", house.active, good=kinds[MOST])


def test_who_may_call_and_when(house: House) -> None:
    house.do("join", "iva", name="Iva")
    assert house.refused("call", "iva", good="ore").code == "not-seated"
    assert house.refused("call", house.active, good="gold").code == "malformed"
    assert house.refused("call", house.active, good="coin").code == "malformed"  # none in the base game
    other = next(guest for guest in ("olena", "petr") if guest != house.active)
    assert house.events("call", other, good="ore")[0]["event"] == "called"
    house.play("end turn", house.active)
    assert house.refused("call", "olena", good="ore").code == "not-now"  # before the roll


def test_nobody_calls_where_players_do_not_trade() -> None:
    house = House("me", "open", board_setup="variable", domestic_trade=False).gather("petr").until("main")
    assert house.refused("call", house.active, good="ore").code == "not-now"


def test_a_log_with_calls_is_the_same_table(house: House) -> None:
    house.do("call", house.active, good="ore")
    house.do("call", house.active, good=None)
    house.do("call", house.active, good="brick")
    again = Table.replay("t1", house.log)
    assert snapshot(again) == snapshot(house.table)
    assert again.calls.of(0, again.game.state.turn if again.game else 0) == house.table.calls.of(
        0, house.table.game.state.turn if house.table.game else 0
    )


@pytest.mark.clause("B-DOM-2")
def test_a_bot_offers_what_it_can_spare_for_what_it_needs() -> None:
    game = position(red=goods(ore=2), blue=goods(grain=2, ore=2, wool=3))
    assert said(game, 1, "wool") == f"offer 1 wool for 1 ore to {game.notation.colours[0]}"
    game.play(said(game, 1, "wool") or "", 1)  # the rules agree


@pytest.mark.clause("B-DOM-2")
def test_a_bot_is_silent_where_it_would_not_trade() -> None:
    game = position(red=goods(wool=2), blue=goods(**CITY_BUT_FOR_ORE))
    assert said(game, 1, "ore") is None  # it needs that itself
    assert said(game, 1, "brick") is None  # it has none
    leader = position(goal=4, red=goods(ore=2), blue=goods(grain=2, ore=2, wool=3))
    assert said(leader, 1, "wool") is None  # red is about to win


@pytest.mark.clause("B-DOM-1")
def test_bots_answer_the_seat_on_turn_alone() -> None:
    house = House("me", "greedy", "open", "greedy", board_setup="variable").gather("petr").until("main")
    game = position(red=goods(ore=2), blue=goods(grain=2, ore=2, wool=3), orange=goods(brick=1))
    house.table.game = game
    caller, other = house.guest(0), house.guest(2)
    assert [e["event"] for e in house.events("call", other, good="wool")] == ["called"]
    events = [e["event"] for e in house.events("call", caller, good="wool")]
    assert events == ["called", "offer"]
    assert [bool(offer) for offer in house.table.game.state.offer[:4]] == [False, True, False, False]
