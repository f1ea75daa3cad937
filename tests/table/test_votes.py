"""Ending a game by agreement, and playing again."""

from __future__ import annotations

from tests.table.house import House, command_of

from ostrov.table import Entry, Table
from ostrov.table.chance import seed_hash


def test_a_game_is_aborted_when_all_people_agree() -> None:
    house = House("me", "open", "greedy").gather("petr")
    assert house.refused("rematch", order="same").code == "not-now"
    assert [e["event"] for e in house.events("abort", agree=True)] == ["abort-voted"]
    assert house.info()["abort_votes"] == [0]
    events = house.events("abort", "petr", agree=True)
    assert [e["event"] for e in events] == ["abort-voted", "aborted"]
    assert house.table.stage == "aborted"
    assert events[1]["seed"] == house.info()["seed"] == "1"
    assert not house.bot()
    for do, body in {"abort": {"agree": True}, "play": {"action": "roll"}, "undo": {}, "stand": {}}.items():
        assert house.refused(do, **body).code == "not-now"
    scene = house.scene("olena")
    assert scene is not None
    assert (scene["legal"], scene["awaiting"], scene["offers_open"]) == ([], [], False)


def test_one_no_ends_the_vote() -> None:
    house = House("me", "open").gather("petr")
    house.do("abort", agree=True)
    house.do("abort", "petr", agree=False)
    assert house.info()["abort_votes"] == []
    house.do("abort", "petr", agree=True)
    assert house.table.stage == "playing"


def test_those_whom_bots_replace_are_not_asked() -> None:
    house = House("me", "open", "open").gather("petr", "iva")
    house.do("abort", "iva", agree=True)
    house.do("stand", "iva")
    assert house.refused("abort", "iva", agree=True).code == "not-now"
    house.do("leave", "petr")
    assert [e["event"] for e in house.events("abort", agree=True)][-1] == "aborted"


def test_watchers_do_not_vote() -> None:
    house = House("me", "greedy").gather()
    house.do("join", "iva", name="Iva")
    assert house.refused("abort", "iva", agree=True).code == "not-seated"
    house.do("abort", agree=True)
    assert house.refused("rematch", "iva", order="same").code == "not-seated"


def ended() -> House:
    house = House("me", "open", "greedy", clock={"turn": 60}, seed=77).gather("petr")
    house.do("pace", milliseconds=50)
    house.do("abort", agree=True)
    house.do("abort", "petr", agree=True)
    return house


def successor(house: House) -> tuple[Table, list[Entry]]:
    """The table of the rematch that the last entries name."""
    assert house.table.successor(house.log[:-1]) is None
    found = house.table.successor(house.log)
    assert found is not None
    return found


def test_a_rematch_has_the_same_people_on_the_same_seats() -> None:
    house = ended()
    events = house.events("rematch", order="same", table="t2", seed=5)
    assert [e["event"] for e in events] == ["rematch-voted"]
    events = house.events("rematch", "petr", order="same", table="t3", seed=6)
    assert events[-1]["event"] == "rematch"
    assert events[-1]["table"] == "t3"
    assert "seed" not in events[-1]
    assert house.refused("rematch", order="same", table="t4", seed=7).code == "not-now"
    table, log = successor(house)
    assert (table.id, table.seed, table.host, table.pace) == ("t3", 6, "olena", 50)
    assert [seat.name for seat in table.seats] == ["Olena", "Petr", "greedy bot"]
    assert table.plan.clock == house.table.plan.clock
    assert table.may_watch("petr")
    again = Table.replay("t3", log)
    assert again.info(()) == table.info(())
    assert [entry.kind for entry in again.decide(command_of({"do": "start", "id": "s"}), "olena", 1.0)] == [
        "started"
    ]


def test_the_next_seat_begins_a_rematch_in_rotated_order() -> None:
    house = ended()
    assert house.table.game is not None
    began = house.table.game.state.starter
    assert house.info()["starter"] == began
    for guest in ("olena", "petr"):
        house.do("rematch", guest, order="rotated", table="t2", seed=5)
    table, log = successor(house)
    assert [seat.name for seat in table.seats] == ["Olena", "Petr", "greedy bot"]
    assert table.info(()).starter == (began + 1) % 3
    for entry in table.decide(command_of({"do": "start", "id": "s"}), "olena", 1.0):
        table.apply(entry)
    assert table.game is not None
    assert table.game.state.active == table.game.state.starter == (began + 1) % 3
    assert Table.replay("t2", log).starter == (began + 1) % 3


def test_who_begins_a_rematch_in_the_same_order_is_drawn_again() -> None:
    house = ended()
    for guest in ("olena", "petr"):
        house.do("rematch", guest, order="same", table="t2", seed=5)
    table, _ = successor(house)
    assert table.info(()).starter is None


def test_a_rematch_waits_until_all_want_the_same_order() -> None:
    house = ended()
    house.do("rematch", order="rotated", table="t2", seed=5)
    events = house.events("rematch", "petr", order="same", table="t3", seed=6)
    assert [(e["event"], e["order"]) for e in events] == [("rematch-voted", "same")]
    assert house.info()["rematch_votes"] == {"0": "rotated", "1": "same"}
    assert house.refused("rematch", order="upside down", table="t4", seed=7).code == "malformed"
    assert house.events("rematch", order="same", table="t5", seed=8)[-1]["table"] == "t5"


def test_who_has_left_is_not_asked_for_a_rematch() -> None:
    house = ended()
    house.do("leave", "petr")
    assert house.events("rematch", order="same", table="t2", seed=5)[-1]["event"] == "rematch"
    table, _ = successor(house)
    assert [seat.kind for seat in table.seats] == ["person", "open", "bot"]


def test_a_bot_that_replaced_somebody_gives_the_seat_back_for_a_rematch() -> None:
    house = House("me", "open").gather("petr")
    house.do("stand", "petr")
    house.do("abort", agree=True)
    house.do("rematch", order="same", table="t2", seed=5)
    house.do("rematch", "petr", order="same", table="t2", seed=5)
    table, _ = successor(house)
    assert [seat.by_person for seat in table.seats] == [True, True]


def test_the_seed_is_told_when_the_game_is_over_and_fits_its_hash() -> None:
    house = House("greedy", "greedy", seed=2**200 + 1, board_setup="variable").gather()
    while house.bot():
        assert house.info()["seed"] is None or house.table.stage == "over"
    info = house.info()
    assert house.table.heard(None)[-1]["event"] == "over"
    assert info["seed"] == str(2**200 + 1)
    assert seed_hash("t1", int(info["seed"])) == info["seed_hash"]


def test_all_points_are_open_when_the_game_has_ended() -> None:
    house = House("me", "open", "greedy").gather("petr")
    before = house.scene("olena")
    assert before is not None
    assert [row["all_points"] is None for row in before["players"]] == [False, True, True]
    house.do("abort", agree=True)
    house.do("abort", "petr", agree=True)
    for guest in ("olena", "petr", None):
        after = house.scene(guest)
        assert after is not None
        assert all(row["all_points"] is not None for row in after["players"])
