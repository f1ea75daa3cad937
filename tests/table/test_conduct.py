"""Who finishes games with others is marked so, and nobody is punished."""

from __future__ import annotations

from tests.table.house import House, Json

from ostrov.table import Entry
from ostrov.table.conduct import finished


def ending(house: House) -> dict[str, bool]:
    """How the game would end for its people, if it ended now."""
    return finished(house.table, [Entry(house.table.seq + 1, "over", house.now, None, None, {"winner": 0})])


def seat(house: House, number: int) -> Json:
    """What is shown of a seat."""
    found: Json = house.info()["seats"][number]
    return found


def test_who_is_there_at_the_end_has_finished() -> None:
    house = House("me", "open", "open").gather("petr", "iva")
    assert ending(house) == {"olena": True, "petr": True, "iva": True}
    house.do("stand", "petr")
    assert ending(house) == {"olena": True, "petr": False, "iva": True}
    house.do("return", "petr", seat=1)
    assert ending(house)["petr"]


def test_games_against_bots_alone_do_not_count_nor_what_does_not_end() -> None:
    alone = House("me", "greedy").gather()
    assert ending(alone) == {}
    house = House("me", "open").gather("petr")
    assert finished(house.table, [Entry(99, "did", 1.0, None, None, {})]) == {}


def test_who_is_excused_by_all_others_is_not_counted() -> None:
    house = House("me", "open", "open").gather("petr", "iva")
    assert house.refused("excuse", seat=1).code == "not-now"  # nobody has left
    house.do("leave", "petr")
    assert [e["event"] for e in house.events("excuse", seat=1)] == ["excused"]
    assert house.events("excuse", seat=1) == []  # said already
    assert seat(house, 1)["excused_by"] == [0]
    assert ending(house)["petr"] is False
    house.do("excuse", "iva", seat=1)
    assert "petr" not in ending(house)


def test_who_has_left_excuses_nobody_and_who_leaves_again_needs_it_anew() -> None:
    house = House("me", "open", "open").gather("petr", "iva")
    house.do("stand", "petr")
    assert house.refused("excuse", "petr", seat=1).code == "not-now"
    house.do("excuse", seat=1)
    house.do("excuse", "iva", seat=1)
    house.do("return", "petr", seat=1)
    house.do("stand", "petr")
    assert ending(house)["petr"] is False


def test_the_mark_is_seen_before_the_game_alone() -> None:
    house = House("me", "open")
    house.do("join", "petr", name="Petr", conduct={"finished": 18, "of": 20})
    house.do("sit", "petr", seat=1)
    assert seat(house, 1)["conduct"] == {"finished": 18, "of": 20}
    assert seat(house, 0)["conduct"] is None
    assert house.events("join", "petr", name="Petr", conduct={"finished": 18, "of": 20}) == []
    house.do("join", "petr", name="Petr", conduct={"finished": 19, "of": 20})
    assert seat(house, 1)["conduct"]["finished"] == 19
    house.do("start")
    assert seat(house, 1)["conduct"] is None


def test_nobody_says_it_of_themselves() -> None:
    house = House("me", "open")
    assert "conduct" not in house.events("join", "petr", name="Petr")[0]
