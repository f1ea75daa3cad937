"""Science cards in full, but Smith and Medicine. CK-PROG-ALCHEMIST to CK-PROG-IRRIGATION."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, B, held, phase, pieces, progress, roads, side, throw
from tests.rules.table import allowed, bank, do, goods, hand, own, places, refused, texts


@pytest.mark.clause("CK-PROG-ALCHEMIST-1", "CK-PROG-ALCHEMIST-2")
def test_the_alchemist_sets_both_dice_before_the_roll() -> None:
    game = held("alchemist", phase="before roll")
    assert len(texts(game, "red", "play alchemist")) == 36
    refused(held("warlord", phase="before roll"), "red", "play alchemist 1 1", "CK-PROG-2")
    refused(
        throw(held("alchemist", phase="before roll"), "red", 4),
        "red",
        "play alchemist 1 1",
        "CK-PROG-ALCHEMIST-1",
    )
    refused(game, "blue", "play alchemist 1 1", "CK-TURN-3")
    do(game, "red", "play alchemist 2 6")
    refused(game, "red", "roll", "B-PROD-1")
    refused(game, "red", "dice 6 2 ship", "CK-PROG-ALCHEMIST-2")
    do(game, "red", "dice 2 6 ship")
    assert game.describe()["dice"] == [2, 6]
    assert (progress(game, "red"), phase(game)) == ({}, "main")


@pytest.mark.clause("CK-PROG-ALCHEMIST-3")
def test_the_set_red_die_decides_about_draws() -> None:
    game = held(
        "alchemist", phase="before roll", improvements={"blue": {"trade": 2}}, pieces={"white": own(A[10])}
    )
    do(game, "red", "play alchemist 3 5", "dice 3 5 yellow")
    assert phase(game) == "drawing progress card"
    assert hand(game, "white") == {}
    do(game, "red", "progress merchant")
    assert hand(game, "white") == goods(grain=1)
    later = held("alchemist", phase="before roll")
    do(later, "red", "play alchemist 1 1", "dice 1 1 ship", "end turn")
    do(later, "blue", "roll", "dice 4 4 ship")  # set for one roll only


@pytest.mark.clause("CK-PROG-MINING-1", "CK-PROG-MINING-2", "X-11")
def test_mining() -> None:
    two = own(f"{A[5]} {A[7]}", B[2])
    game = do(held("mining", pieces={"red": two}, robber="(0,1)", attacks=1), "red", "play mining")
    assert hand(game, "red") == goods(ore=4)  # the robber does not matter
    short = held("mining", pieces={"red": two}, hands={"blue": goods(ore=16)})
    assert hand(do(short, "red", "play mining"), "red") == goods(ore=3)


@pytest.mark.clause("CK-PROG-IRRIGATION-1", "X-11")
def test_irrigation() -> None:
    two = own(A[3], A[9])  # fields 4 and 5, fields 8
    game = do(held("irrigation", pieces={"red": two}, robber="(-1,0)", attacks=1), "red", "play irrigation")
    assert hand(game, "red") == goods(grain=6)
    short = held("irrigation", pieces={"red": two}, hands={"blue": goods(grain=18)})
    assert hand(do(short, "red", "play irrigation"), "red") == goods(grain=1)
    assert "grain" not in bank(short)


@pytest.mark.clause("CK-PROG-MINING-2", "CK-PROG-IRRIGATION-1", "X-86")
@pytest.mark.parametrize("option", [True, False])
def test_harvests_under_the_robber(option: bool) -> None:
    words: dict[str, Any] = {"attacks": 1, "ck_harvest_under_robber": option}
    two = own(f"{A[5]} {A[7]}", B[2])
    game = do(held("mining", pieces={"red": two}, robber="(0,1)", **words), "red", "play mining")
    assert hand(game, "red") == goods(ore=4 if option else 2)
    fields = own(A[3], A[9])
    game = do(held("irrigation", pieces={"red": fields}, robber="(-1,0)", **words), "red", "play irrigation")
    assert hand(game, "red") == goods(grain=6 if option else 4)


@pytest.mark.clause("X-71", "X-86")
def test_a_harvest_that_the_robber_keeps_is_refused_where_agreed() -> None:
    place = {"pieces": {"red": own(A[5])}, "robber": "(0,1)", "attacks": 1}
    game = held("mining", ck_harvest_under_robber=False, **place)
    refused(game, "red", "play mining", "X-71")
    refused(game, "red", "play mining", "X-86")
    without = held("mining", ck_harvest_under_robber=False, robber="(0,1)", attacks=1)
    refusal = without.why_not("play mining", 0)  # there is nothing that a robber could keep
    assert refusal is not None
    assert refusal.clause == "X-71"
    allowed(held("mining", **place), "red", "play mining")


@pytest.mark.clause("X-71", "CK-PROG-MINING-1", "CK-PROG-IRRIGATION-1")
@pytest.mark.parametrize("option", [True, False])
@pytest.mark.parametrize(
    ("card", "clause"), [("mining", "CK-PROG-MINING-1"), ("irrigation", "CK-PROG-IRRIGATION-1")]
)
def test_harvests_of_nothing(card: str, clause: str, option: bool) -> None:
    for words in (
        {"pieces": {"red": own("(2,-1)NE")}},
        {"pieces": {"red": own(A[5])}, "hands": {"blue": goods(ore=19), "white": goods(grain=19)}},
    ):
        game = held(card, ck_allow_void_cards=option, **words)
        if option:
            do(game, "red", f"play {card}")
            assert hand(game, "red") == {}
        else:
            refused(game, "red", f"play {card}", "X-71")
            refused(game, "red", f"play {card}", clause)


@pytest.mark.clause("CK-PROG-ENGINEER-1", "CK-WALL-1", "CK-WALL-2")
def test_the_engineer_builds_a_wall() -> None:
    cities = f"{A[0]} {A[2]} {A[4]} {A[6]}"
    game = held(
        "engineer", pieces={"red": side(B[4], cities, walls=f"{A[0]} {A[2]}"), "blue": side(cities=A[8])}
    )
    refused(game, "red", f"play engineer {A[0]}", "CK-WALL-2")
    refused(game, "red", f"play engineer {A[8]}", "CK-WALL-1")
    refused(game, "red", f"play engineer {B[4]}", "CK-WALL-1")
    do(game, "red", f"play engineer {A[6]}")
    assert len(pieces(game, "red", "walls")) == 3
    full = held("engineer", pieces={"red": side(cities=cities, walls=f"{A[0]} {A[2]} {A[4]}")})
    refused(full, "red", f"play engineer {A[6]}", "CK-WALL-2")


@pytest.mark.clause("CK-PROG-CRANE-1", "CK-PROG-CRANE-2")
def test_the_crane_lifts_one_improvement() -> None:
    game = held("crane", pieces={"red": own(cities=A[0])}, hands={"red": goods(coin=3)})
    do(game, "red", "play crane", "improve politics")
    assert hand(game, "red") == goods(coin=3)  # level 1 is free
    assert game.describe()["crane"] == 0
    do(game, "red", "improve politics")
    assert hand(game, "red") == goods(coin=1)
    refused(game, "red", "improve politics", "CK-IMPR-1")
    city = held("crane", pieces={"red": own(A[0])}, hands={"red": goods(ore=2, grain=2)})
    do(city, "red", "play crane")
    refused(city, "red", f"city {A[0]}", "B-BUILD-1")
    unused = do(held("crane"), "red", "play crane", "end turn")
    assert unused.describe()["crane"] == 0


@pytest.mark.clause("CK-PROG-CRANE-2", "X-63")
@pytest.mark.parametrize("option", [True, False])
def test_two_cranes(option: bool) -> None:
    game = held(
        "crane",
        2,
        pieces={"red": own(cities=A[0])},
        improvements={"red": {"science": 2}},
        hands={"red": goods(paper=1, coin=0)},
        ck_crane_stack=option,
    )
    do(game, "red", "play crane", "play crane")
    if option:
        do(game, "red", "improve science")
        assert (hand(game, "red"), game.describe()["crane"]) == ({}, 0)
    else:
        refused(game, "red", "improve science", "CK-IMPR-1")
        do(game, "red", "improve politics")
        assert game.describe()["crane"] == 1
        do(game, "red", "improve trade")
        assert (hand(game, "red"), game.describe()["crane"]) == (goods(paper=1), 0)


@pytest.mark.clause("CK-PROG-ROADS-1", "CK-PROG-ROADS-2")
def test_two_free_roads() -> None:
    game = held("road building", pieces={"red": side(f"{A[0]} {A[8]}")})
    do(game, "red", "play road building", f"free road {A_EDGES[0]}")
    refused(game, "red", "end turn", "CK-PROG-ROADS-1")
    refused(game, "red", f"free road {A_EDGES[4]}", "B-ROAD-2")
    do(game, "red", f"free road {A_EDGES[8]}")
    assert phase(game) == "main"
    assert game.state.roads_left[0] == 13


@pytest.mark.clause("CK-PROG-ROADS-1", "X-13")
@pytest.mark.parametrize("option", [True, False])
def test_a_single_road_is_left(option: bool) -> None:
    fourteen = f"{roads(A_EDGES)} (2,0)E (2,0)NE (2,0)NW (2,0)W"
    game = held("road building", pieces={"red": side(roads=fourteen)}, road_building_partial=option)
    if option:
        do(game, "red", "play road building")
        do(game, "red", texts(game, "red")[0])
        assert (phase(game), game.state.roads_left[0]) == ("main", 0)
    else:
        refused(game, "red", "play road building", "CK-PROG-ROADS-1")
    none = held("road building", road_building_partial=option)
    refused(none, "red", "play road building", "CK-PROG-ROADS-1")


@pytest.mark.clause("CK-PROG-INVENTOR-1", "CK-PROG-INVENTOR-2")
def test_the_inventor_needs_no_building() -> None:
    game = held("inventor")
    listed = places(game, "red", "play inventor")
    allowed(game, "red", "play inventor (2,-2) and (-1,-1)")
    assert "(2,-2) and (-1,-1)" in listed
    refused(game, "red", "play inventor (1,-1) and (0,0)", "CK-PROG-INVENTOR-1")  # the desert
    refused(game, "red", "play inventor (0,0) and (0,0)", "CK-PROG-INVENTOR-1")
    fixed = {(0, -2), (1, -2), (-2, 0), (2, 0), (0, 1), (-1, 2), (1, -1)}
    for text in listed:
        assert not any(f"({q},{r})" in text for q, r in fixed)


@pytest.mark.clause("X-78", "X-71")
@pytest.mark.parametrize("option", [True, False])
def test_equal_numbers_are_not_swapped(option: bool) -> None:
    game = held("inventor", ck_allow_void_cards=option)  # 3 at (-1,-1) and (1,0)
    if option:
        do(game, "red", "play inventor (-1,-1) and (1,0)")
        assert progress(game, "red") == {}
    else:
        refused(game, "red", "play inventor (-1,-1) and (1,0)", "X-78")
