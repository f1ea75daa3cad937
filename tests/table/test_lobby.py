"""Before the start: coming, sitting, bots, the host, chat."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from tests.table.house import House

from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.registry import BOTS, BotEntry
from ostrov.table.lobby import CROWD


def kinds(house: House) -> list[str]:
    return [seat.kind for seat in house.table.seats]


def test_a_new_table_has_the_host_on_the_own_seat() -> None:
    house = House("me", "open", "greedy")
    assert kinds(house) == ["person", "open", "bot"]
    info = to_builtins(house.table.info({"olena"}))
    assert info["host"] == "olena"
    assert [seat["here"] for seat in info["seats"]] == [True, False, False]
    assert (info["stage"], info["seed"]) == ("open", None)
    assert house.scene("olena") is None
    assert house.table.static() is None


def test_a_host_may_watch_only() -> None:
    house = House("greedy", "greedy")
    assert house.table.seat_of("olena") is None
    assert house.info()["watchers"] == [{"guest": "olena", "name": "Olena"}]


def test_guests_come_and_sit() -> None:
    house = House("me", "open")
    assert not house.table.may_watch("petr")
    assert house.events("join", "petr", name="  Pe\u0007tr\u202e ") == [
        {"seq": 2, "event": "joined", "guest": "petr", "name": "Petr"}
    ]
    assert house.table.may_watch("petr")
    assert house.events("sit", "petr", seat=1) == [
        {
            "seq": 3,
            "event": "seated",
            "player": {"seat": 1, "colour": "orange"},
            "kind": "person",
            "name": "Petr",
        }
    ]
    assert house.table.seat_of("petr") == 1


def test_joining_twice_is_nothing_and_a_new_name_is_told() -> None:
    house = House("me", "open").gather("petr")
    assert house.do("join", "petr", name="Petr") == []
    house.do("join", "petr", name="Pavel")
    assert house.table.seats[1].name == "Pavel"
    assert house.table.game is not None
    assert house.table.game.seats[1].name == "Petr"


def test_a_name_must_show_and_is_cut() -> None:
    house = House("me", "open")
    assert house.refused("join", "petr", name="\n \t").code == "malformed"
    house.do("join", "petr", name="x" * 60)
    assert house.table.people["petr"] == "x" * 24


def test_a_crowd_is_full() -> None:
    house = House("me", "open")
    for i in range(CROWD - 1):
        house.do("join", f"g{i}", name="Guest")
    assert house.refused("join", "petr", name="Petr").code == "full"


def test_who_has_not_joined_can_do_nothing() -> None:
    house = House("me", "open")
    assert house.refused("sit", "petr", seat=1).code == "not-seated"


def test_a_taken_seat_is_refused_and_a_person_may_change_seats() -> None:
    house = House("me", "open", "greedy", "open")
    house.do("join", "petr", name="Petr")
    assert house.refused("sit", "petr", seat=0).code == "seat-taken"
    assert house.refused("sit", "petr", seat=2).code == "seat-taken"
    assert house.refused("sit", "petr", seat=4).code == "malformed"
    assert house.refused("sit", "petr", seat=-1).code == "malformed"
    house.do("sit", "petr", seat=1)
    house.do("sit", "petr", seat=3)
    assert kinds(house) == ["person", "open", "bot", "person"]
    house.do("stand", "petr")
    assert kinds(house) == ["person", "open", "bot", "open"]
    assert house.refused("stand", "petr").code == "not-seated"


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_the_host_seats_bots_that_know_the_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "islander", BotEntry(GreedyBot, base_only=True))
    house = House("me", "open", "open", game=game)
    if game == "base":
        house.do("bot", seat=1, level="islander")
        assert kinds(house) == ["person", "bot", "open"]
    else:
        problem = house.refused("bot", seat=1, level="islander")
        text = "level: islander plays the base game only, not cities_knights"
        assert (problem.code, problem.text) == ("malformed", text)


def test_the_host_seats_bots() -> None:
    house = House("me", "open")
    house.do("join", "petr", name="Petr")
    assert house.refused("bot", "petr", seat=1, level="greedy").code == "not-host"
    assert house.refused("bot", seat=1, level="genius").code == "malformed"
    assert house.refused("bot", seat=1, level="ostrov.bots.greedy_bot:GreedyBot").code == "malformed"
    assert house.refused("bot", seat=0, level="greedy").code == "seat-taken"
    house.do("bot", seat=1, level="random")
    assert house.table.seats[1].name == "random bot"
    house.do("bot", seat=1, level=None)
    assert kinds(house) == ["person", "open"]


def test_a_seat_is_kept_for_those_who_were_invited() -> None:
    house = House("me", "open", "open")
    house.do("join", "petr", name="Petr")
    house.do("join", "iva", name="Iva", invited=True)
    assert house.refused("keep", "petr", seat=1, kept=True).code == "not-host"
    assert house.refused("keep", seat=0, kept=True).code == "seat-taken"
    assert house.table.may_invite("petr")
    house.do("keep", seat=1, kept=True)
    assert [seat.kept for seat in house.table.info(()).seats] == [False, True, False]
    assert [house.table.may_invite(guest) for guest in ("petr", "iva", "olena")] == [False, True, True]
    assert house.refused("sit", "petr", seat=1).code == "seat-kept"
    house.do("sit", "petr", seat=2)
    house.do("sit", "iva", seat=1)
    house.do("stand", "iva")
    assert not any(seat.kept for seat in house.table.seats)  # whoever stands up keeps no seat for others
    house.do("keep", seat=1, kept=True)
    house.do("keep", seat=1, kept=False)
    house.do("sit", "petr", seat=1)


def test_who_was_there_before_is_invited_later() -> None:
    house = House("me", "open")
    house.do("join", "petr", name="Petr")
    house.do("keep", seat=1, kept=True)
    house.do("join", "petr", name="Petr", invited=True)
    house.do("sit", "petr", seat=1)


def test_the_host_sends_people_away() -> None:
    house = House("me", "open")
    house.do("join", "petr", name="Petr")
    house.do("sit", "petr", seat=1)
    assert house.refused("remove", "petr", guest="olena").code == "not-host"
    assert house.refused("remove", guest="olena").code == "malformed"
    assert house.refused("remove", guest="nobody").code == "malformed"
    house.do("remove", guest="petr")
    assert kinds(house) == ["person", "open"]
    assert not house.table.may_watch("petr")


def test_only_the_host_starts_and_every_seat_must_be_taken() -> None:
    house = House("me", "open")
    house.do("join", "petr", name="Petr")
    assert house.refused("start").code == "not-now"
    house.do("sit", "petr", seat=1)
    assert house.refused("start", "petr").code == "not-host"
    assert house.events("start") == [{"seq": 4, "event": "started", "seed_hash": house.table.seed_hash}]
    assert house.table.stage == "playing"
    for do, body in {"start": {}, "sit": {"seat": 1}, "bot": {"seat": 1, "level": None}}.items():
        assert house.refused(do, **body).code == "not-now"
    assert house.refused("remove", guest="petr").code == "not-now"


def test_when_the_host_leaves_a_seated_person_is_host() -> None:
    house = House("me", "open")
    house.do("join", "iva", name="Iva")
    house.do("join", "petr", name="Petr")
    house.do("sit", "petr", seat=1)
    assert house.events("leave")[0]["host"] == "petr"
    house.do("leave", "petr")
    assert house.table.host == "iva"
    house.do("leave", "iva")
    house.do("join", "max", name="Max")
    assert house.table.host == "max"
    assert house.do("leave", "petr") == []


def test_chat() -> None:
    house = House("me", "open")
    house.do("join", "petr", name="Petr")
    told = house.events("say", text="good\u0000 \u202eluck\n all")
    assert [(e["text"], e["name"], e["player"]["seat"]) for e in told] == [("good luck all", "Olena", 0)]
    assert "player" not in house.events("say", "petr", text="thanks")[0]
    assert house.refused("say", text=" \n").code == "malformed"
    assert house.refused("say", text="x" * 301).code == "malformed"
    assert house.refused("say", "iva", text="hi").code == "not-seated"


def test_who_watches_a_running_game_is_silent() -> None:
    house = House("me", "greedy")
    house.do("join", "petr", name="Petr")
    house.do("say", "petr", text="good luck")
    house.do("start")
    assert house.refused("say", "petr", text="take the ore").code == "not-seated"
    house.do("abort", agree=True)
    assert house.events("say", "petr", text="a pity")[0]["text"] == "a pity"


def test_pace() -> None:
    house = House("me", "open")
    house.do("pace", milliseconds=0)
    assert house.info()["pace"] == 0
    assert house.refused("pace", milliseconds=-1).code == "malformed"
    assert house.refused("pace", milliseconds=10**6).code == "malformed"
    house.do("join", "petr", name="Petr")
    assert house.refused("pace", "petr", milliseconds=5).code == "not-host"


@pytest.mark.parametrize("do", ["play", "why"])
def test_no_game_before_the_start(do: str) -> None:
    assert House("me", "greedy").refused(do, action="roll").code == "not-now"


def test_what_a_guest_heard_can_be_asked_for_again() -> None:
    house = House("me", "open").gather("petr")
    house.do("say", text="hello")
    assert [e["event"] for e in house.table.heard("petr")] == ["joined", "seated", "started", "said"]
    assert [e["event"] for e in house.table.heard("petr", 4)] == ["said"]
