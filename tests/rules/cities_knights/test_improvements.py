"""City improvements and metropolises. CK-IMPR-1 to -4, CK-METRO-1 to -7, CK-LOSE-7."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A, B, at, ck, phase, side, throw
from tests.rules.table import allowed, do, goods, hand, own, points, refused, texts

TRACKS = {"trade": "cloth", "politics": "coin", "science": "paper"}
ONE, TWO = own(cities=A[0]), own(cities=f"{A[0]} {A[4]}")


@pytest.mark.clause("CK-IMPR-1", "CK-IMPR-2")
@pytest.mark.parametrize("track", TRACKS)
def test_levels_are_bought_in_order_and_several_in_a_turn(track: str) -> None:
    game = ck(pieces={"red": ONE}, hands={"red": {TRACKS[track]: 6}})
    do(game, "red", *[f"improve {track}"] * 3)
    assert game.describe()["improvements"]["red"][track] == 3
    assert hand(game, "red") == {}
    for other in TRACKS:
        refused(game, "red", f"improve {other}", "CK-IMPR-1")
    wrong = ck(
        pieces={"red": ONE}, hands={"red": {good: 5 for name, good in TRACKS.items() if name != track}}
    )
    refused(wrong, "red", f"improve {track}", "CK-IMPR-1")


@pytest.mark.clause("CK-IMPR-1")
def test_there_is_no_sixth_level() -> None:
    game = ck(
        pieces={"red": ONE},
        hands={"red": goods(coin=12)},
        improvements={"red": {"politics": 5}},
        metropolises={"politics": A[0]},
    )
    refused(game, "red", "improve politics", "CK-IMPR-1")


@pytest.mark.clause("CK-IMPR-3", "CK-LOSE-7")
def test_without_a_city_nothing_is_bought_and_nothing_lost() -> None:
    for pieces in (own(A[0]), side(reduced=A[0]), {}):
        game = ck(
            pieces={"red": pieces},
            hands={"red": goods(cloth=5)},
            improvements={"red": {"trade": 2}},
            phase="before roll",
        )
        do(game, "red", "roll", "dice 3 1 yellow", "progress merchant")  # still draws
        refused(game, "red", "improve trade", "CK-IMPR-3")
        assert game.describe()["improvements"]["red"]["trade"] == 2
    lost = ck(pieces={"red": ONE}, improvements={"red": {"trade": 2}}, barbarians=6, phase="before roll")
    throw(lost, "red", 12, "ship")
    do(lost, "red", f"lose city {A[0]}")
    assert lost.describe()["improvements"]["red"]["trade"] == 2


@pytest.mark.clause("CK-METRO-1", "CK-METRO-6")
def test_the_first_at_level_four_chooses_a_city() -> None:
    game = ck(
        pieces={"red": own(B[4], f"{A[0]} {A[4]}"), "blue": own(cities=A[8])},
        hands={"red": goods(paper=4)},
        improvements={"red": {"science": 3}},
    )
    do(game, "red", "improve science")
    assert phase(game) == "placing metropolis"
    refused(game, "red", "end turn", "CK-METRO-1")
    for place in (B[4], A[8], A[2]):
        refused(game, "red", f"metropolis {place}", "CK-METRO-6")
    allowed(game, "red", f"metropolis {A[0]}")
    do(game, "red", f"metropolis {A[4]}")
    assert points(game, "red") == 1 + 2 + 4
    assert game.describe()["metropolises"] == {"trade": None, "politics": None, "science": at(game, A[4])}


@pytest.mark.clause("CK-METRO-2")
def test_one_player_may_own_several_on_different_cities() -> None:
    game = ck(
        pieces={"red": TWO},
        hands={"red": goods(paper=4)},
        improvements={"red": {"science": 3, "trade": 4}},
        metropolises={"trade": A[0]},
    )
    do(game, "red", "improve science")
    refused(game, "red", f"metropolis {A[0]}", "CK-METRO-2")
    do(game, "red", f"metropolis {A[4]}")
    assert points(game, "red") == 8


@pytest.mark.clause("CK-METRO-3", "CK-METRO-4")
def test_later_levels_of_others_change_nothing() -> None:
    words: dict[str, Any] = {
        "pieces": {"red": ONE, "blue": own(cities=A[4])},
        "metropolises": {"trade": A[4]},
    }
    game = ck(
        hands={"red": goods(cloth=4)}, improvements={"red": {"trade": 3}, "blue": {"trade": 4}}, **words
    )
    do(game, "red", "improve trade")  # level 4 comes too late
    assert (phase(game), points(game, "red"), points(game, "blue")) == ("main", 2, 4)
    game = ck(
        hands={"red": goods(cloth=5)}, improvements={"red": {"trade": 4}, "blue": {"trade": 5}}, **words
    )
    do(game, "red", "improve trade")  # level 5 comes too late
    assert (phase(game), points(game, "red"), points(game, "blue")) == ("main", 2, 4)
    keeps = ck(
        pieces={"red": ONE},
        metropolises={"trade": A[0]},
        hands={"red": goods(cloth=5)},
        improvements={"red": {"trade": 4}},
    )
    do(keeps, "red", "improve trade")
    assert (phase(keeps), points(keeps, "red")) == ("main", 4)


# The options by what a player without a free city may buy: the own track's level 5, level 4 of a track that
# is free or lost, level 5 that wins or comes too late.
FREE_CITY = {
    "level4_and_5": (True, False, False, False, False),
    "level4_only": (True, False, False, False, True),
    "only_when_metropolis_won": (True, False, True, False, True),
}


@pytest.mark.clause("CK-METRO-5", "X-57")
def test_by_default_a_level_five_that_wins_nothing_needs_no_free_city() -> None:
    game = ck(
        pieces={"red": ONE, "blue": own(cities=f"{A[4]} {A[6]}")},
        hands={"red": {TRACKS["science"]: 5, TRACKS["politics"]: 4}},
        improvements={"red": {"trade": 4, "science": 4, "politics": 3}, "blue": {"science": 5}},
        metropolises={"trade": A[0], "science": A[4]},
    )
    allowed(game, "red", "improve science")
    refused(game, "red", "improve politics", "CK-METRO-5")


@pytest.mark.clause("CK-METRO-5", "X-57")
@pytest.mark.parametrize("option", FREE_CITY)
def test_levels_without_a_free_city(option: str) -> None:
    own_five, first_four, late_four, winning_five, late_five = FREE_CITY[option]
    sides = {"red": ONE, "blue": own(cities=f"{A[4]} {A[6]}")}
    for may, levels, other in (
        (own_five, {"trade": 4}, None),
        (first_four, {"trade": 4, "science": 3}, None),
        (late_four, {"trade": 4, "science": 3}, 4),
        (winning_five, {"trade": 4, "science": 4}, 4),
        (late_five, {"trade": 4, "science": 4}, 5),
    ):
        track = "science" if "science" in levels else "trade"
        for red, always in ((sides["red"], False), (TWO | {"cities": [A[0], B[0]]}, True)):
            game = ck(
                pieces=sides | {"red": red},
                hands={"red": {TRACKS[track]: 5}},
                improvements={"red": levels, "blue": {"science": other or 0}},
                metropolises={"trade": A[0]} | ({"science": A[4]} if other else {}),
                ck_free_city_rule=option,
            )
            if may or always:
                allowed(game, "red", f"improve {track}")
            else:
                refused(game, "red", f"improve {track}", "CK-METRO-5")
                refused(game, "red", f"improve {track}", "X-57")


@pytest.mark.clause("CK-METRO-7", "CK-BARB-1", "CK-LOSE-1", "X-76")
def test_a_metropolis_counts_for_the_barbarians_but_is_immune() -> None:
    words: dict[str, Any] = {
        "improvements": {"red": {"trade": 4}},
        "metropolises": {"trade": A[0]},
        "barbarians": 6,
        "phase": "before roll",
    }
    game = throw(ck(pieces={"red": TWO}, **words), "red", 12, "ship")
    refused(game, "red", f"lose city {A[0]}", "CK-METRO-7")
    assert texts(game, "red") == [f"lose city {at(game, A[4])}"]
    do(game, "red", f"lose city {A[4]}")
    assert points(game, "red") == 5
    alone = throw(ck(pieces={"red": ONE}, **words), "red", 12, "ship")
    assert (phase(alone), points(alone, "red")) == ("main", 4)
    assert alone.describe()["attacks"] == 1
