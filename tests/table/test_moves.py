"""Playing, asking why not, repeated commands, and what bots do."""

from __future__ import annotations

import pytest
from tests.table.house import House, command_of, snapshot

from ostrov.table import Entry, Table
from ostrov.table.moves import AT_ONCE


@pytest.fixture
def two() -> House:
    """Olena and Petr before the roll."""
    return (
        House("me", "open", board_setup="variable", start_player="seat_0").gather("petr").until("before roll")
    )


def test_an_action_is_told_with_what_chance_did(two: House) -> None:
    told = two.events("play", two.active, action="roll")
    assert told[0]["event"] == "dice"
    entry = two.log[-1]
    assert (entry.kind, entry.body["action"]) == ("did", "roll")
    assert [text.split()[0] for text in entry.body["chance"]] == ["dice"]
    assert {event["seq"] for event in told} == {entry.seq}


def test_the_rules_refuse_with_their_clause(two: House) -> None:
    waiting = next(guest for guest in ("olena", "petr") if guest != two.active)
    problem = two.refused("play", waiting, action="roll")
    assert (problem.code, problem.clause) == ("refused", "B-TURN-6")
    assert problem.body().clause == "B-TURN-6"
    assert two.refused("play", two.active, action="end turn").clause == "B-TURN-2"


@pytest.mark.parametrize("action", ["", "fly", "road", "road (9,9)NE", "dice 3 4", "stolen ore", "\ud800"])
def test_what_is_no_action_is_malformed(two: House, action: str) -> None:
    assert two.refused("play", two.active, action=action).code == "malformed"
    assert two.refused("why", two.active, action=action).code in ("malformed", "refused")


def test_why_answers_and_does_nothing(two: House) -> None:
    before = snapshot(two.table)
    assert two.do("why", two.active, action="roll") == []
    assert snapshot(two.table) == before
    assert two.refused("why", two.active, action="end turn").clause == "B-TURN-2"


def test_watchers_do_not_play(two: House) -> None:
    two.do("join", "iva", name="Iva")
    for do in ("play", "why"):
        assert two.refused(do, "iva", action="roll").code == "not-seated"
    assert two.refused("undo", "iva").code == "not-seated"


def test_a_command_sent_twice_is_done_once(two: House) -> None:
    two.do("play", two.active, id="x", action="roll")
    before = snapshot(two.table)
    roller = two.log[-1].by
    assert two.do("play", roller, id="x", action="roll") == []
    assert snapshot(two.table) == before
    assert roller is not None
    assert two.table.done_at(roller, "x") == two.table.seq
    assert two.table.done_at("iva", "x") is None


def test_ids_are_of_each_guest_and_survive_a_restart(two: House) -> None:
    two.do("say", "olena", id="x", text="one")
    two.do("say", "petr", id="x", text="two")
    table = Table.replay("t1", two.log)
    assert table.decide(command_of({"do": "say", "id": "x", "text": "again"}), "petr", 5.0) == []
    assert [e["text"] for e in table.heard(None) if e["event"] == "said"] == ["one", "two"]


def test_an_entry_must_be_the_next_one(two: House) -> None:
    for seq in (two.table.seq, two.table.seq + 2):
        with pytest.raises(ValueError, match="cannot follow"):
            two.table.apply(Entry(seq, "said", 0.0, "olena", None, {"text": "hi"}))


def test_a_stale_choice_of_a_bot_is_refused() -> None:
    house = House("greedy", "greedy", board_setup="variable").gather()
    turn = house.table.bot_turn()
    assert turn is not None
    choice = {"seat": turn.seat, "action": turn.choose(), "seq": turn.seq}
    house.do("pace", milliseconds=0)  # makes nothing stale
    house.do("bot-play", None, **choice)
    assert house.refused("bot-play", None, **choice).code == "not-now"
    assert house.refused("bots-play", None, seq=choice["seq"]).code == "not-now"


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_bots_that_act_together_do_what_they_do_one_by_one(game: str) -> None:
    kinds = {"game": game, "board_setup": "variable"}
    together, one_by_one = (House("greedy", "random", "greedy", seed=9, **kinds).gather() for _ in range(2))
    lengths = set()
    while together.table.stage == "playing":
        before = len(together.log)
        together.do("bots-play", None, seq=together.table.moved)
        lengths.add(len(together.log) - before)
    while one_by_one.bot():
        pass
    assert [entry.to_json() for entry in together.log] == [entry.to_json() for entry in one_by_one.log]
    assert AT_ONCE in lengths
    assert max(lengths) <= AT_ONCE + 1  # the end of the game is an entry too


def test_bots_that_act_together_stop_for_people() -> None:
    house = House("me", "greedy", "greedy", board_setup="variable").gather()
    while house.table.bot_turn() is not None:
        house.do("bots-play", None, seq=house.table.moved)
    assert house.scene("olena") is not None
    assert (house.scene("olena") or {})["awaiting"] == [0]
    before = snapshot(house.table)
    assert house.do("bots-play", None, seq=house.table.moved) == []
    assert snapshot(house.table) == before


def test_nobody_plays_for_people(two: House) -> None:
    seq = two.table.moved
    assert two.refused("bot-play", None, seat=0, action="roll", seq=seq).code == "not-now"
    assert two.refused("bot-play", "olena", seat=0, action="roll", seq=seq).code == "unknown-command"
    assert two.refused("tick", "olena").code == "unknown-command"
    assert two.refused("play", None, action="roll").code == "unknown-command"


def test_bots_answer_an_offer_once_and_then_the_person_goes_on() -> None:
    house = House("me", "greedy", "random", board_setup="variable", start_player="seat_0", seed=3).gather()
    for _ in range(60):
        house.until("main")
        hand = house.scene("olena")["players"][0]["hand"]
        if hand:
            good = next(iter(hand))
            other = "ore" if good != "ore" else "wool"
            house.play(f"offer 1 {good} for 1 {other}")
            break
        house.play("end turn")
    asked = 0
    while house.bot():
        asked += 1
    assert asked == 2
    offers = house.scene(None)["offers"]
    assert set(offers[0]["answers"]) == {"1", "2"}
    assert house.legal("olena", "end turn")


def test_the_same_offer_can_be_made_twice_in_a_turn() -> None:
    house = House("me", "open", board_setup="variable", start_player="seat_0", seed=3).gather("petr")
    hand = house.until("main").scene(house.active)["players"]
    seat = house.table.seat_of(house.active) or 0
    good = next(iter(hand[seat]["hand"]))
    other = "ore" if good != "ore" else "wool"
    for _ in range(2):
        house.play(f"offer 1 {good} for 1 {other}")
        house.play("withdraw")
    assert house.refused("play", house.active, action=f"offer 1 {good} for 1 {other}").code == "repeated"
    house.play(f"offer 1 {good} for 2 {other}")


def test_the_record_is_for_later() -> None:
    house = House("greedy", "greedy").gather()
    with pytest.raises(Exception, match="after the game"):
        house.table.record()
