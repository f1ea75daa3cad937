"""Worked examples of trade, improvements, metropolises and barbarians: EX-42 to EX-47, EX-50, EX-68."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A, B, D, at, ck, knights, phase, pieces, progress, side, throw
from tests.rules.table import COLOURS, allowed, do, goods, hand, own, points, refused, texts

KNIGHT_SITES = (B[0], B[2], B[4], B[6])


@pytest.mark.clause("CK-TRADE-2", "CK-TRADE-3", "CK-TRADE-4", "CK-TRADE-5")
def test_EX_42_trade_with_the_bank() -> None:
    game = ck(hands={"red": goods(brick=4, coin=4)})
    allowed(game, "red", "bank 4 brick for 1 cloth")
    allowed(game, "red", "bank 4 coin for 1 ore")
    allowed(game, "red", "bank 4 coin for 1 paper")
    refused(game, "red", "bank 2 brick for 1 paper", "B-MAR-3")
    refused(game, "red", "bank 3 coin for 1 ore", "CK-TRADE-2")
    game = ck(hands={"red": goods(brick=2)}, pieces={"red": own("(0,-2)N")})
    do(game, "red", "bank 2 brick for 1 paper")
    assert hand(game, "red") == goods(paper=1)
    game = ck(hands={"red": goods(coin=3)}, pieces={"red": own("(1,1)S")})
    refused(game, "red", "bank 2 coin for 1 ore", "CK-ABIL-1")
    do(game, "red", "bank 3 coin for 1 ore")
    assert hand(game, "red") == goods(ore=1)


@pytest.mark.clause("CK-IMPR-1", "CK-IMPR-2", "CK-GATE-2")
def test_EX_43_levels_cost_as_many_commodities() -> None:
    game = ck(hands={"red": goods(cloth=1)}, pieces={"red": own(cities=A[0])})
    do(game, "red", "improve trade")
    assert hand(game, "red") == {}
    assert game.describe()["improvements"]["red"] == {"trade": 1, "politics": 0, "science": 0}
    for level in (1, 2, 3, 4):
        words: dict[str, Any] = {
            "pieces": {"red": own(cities=A[0])},
            "improvements": {"red": {"trade": level}},
        }
        if level == 4:
            words["metropolises"] = {"trade": A[0]}
        refused(ck(hands={"red": goods(cloth=level)}, **words), "red", "improve trade", "CK-IMPR-1")
        game = do(ck(hands={"red": goods(cloth=level + 2)}, **words), "red", "improve trade")
        assert hand(game, "red") == goods(cloth=1)


@pytest.mark.clause("CK-METRO-3", "CK-METRO-4", "CK-METRO-1")
def test_EX_44_level_five_takes_the_metropolis_for_good() -> None:
    game = ck(
        pieces={"red": own(cities=A[0]), "blue": own(cities=A[4])},
        improvements={"red": {"politics": 4}, "blue": {"politics": 4}},
        metropolises={"politics": A[0]},
        hands={"red": goods(coin=5), "blue": goods(coin=5)},
        active="blue",
    )
    assert (points(game, "red"), points(game, "blue")) == (4, 2)
    do(game, "blue", "improve politics", f"metropolis {A[4]}")
    assert (points(game, "red"), points(game, "blue")) == (2, 4)
    assert game.describe()["metropolises"]["politics"] == at(game, A[4])
    do(game, "blue", "end turn")
    for colour in ("orange", "white"):
        throw(game, colour, 12, "ship")
        do(game, colour, "end turn")
    throw(game, "red", 12, "ship")
    do(game, "red", "improve politics")
    assert phase(game) == "main"
    assert (points(game, "red"), points(game, "blue")) == (2, 4)


@pytest.mark.clause("CK-BARB-1", "CK-BARB-2", "CK-BARB-3", "CK-BARB-4", "CK-LOSE-1", "CK-LOSE-2", "CK-LOSE-3")
def test_EX_45_the_lowest_of_those_with_cities_lose() -> None:
    game = ck(
        barbarians=6,
        phase="before roll",
        pieces={
            "red": side(cities=f"{A[0]} {A[2]}", knights=f"{B[0]}:1a"),
            "blue": side(cities=f"{A[4]} {A[6]}", knights=f"{B[2]}:1a"),
            "orange": side(D[0], knights=f"{B[4]}:1a"),
            "white": side(cities=A[8]),
        },
        improvements={"white": {"trade": 4}},
        metropolises={"trade": A[8]},
    )
    throw(game, "red", 12, "ship")
    assert phase(game) == "losing cities"
    assert [len(texts(game, colour)) for colour in COLOURS] == [2, 2, 0, 0]
    refused(game, "white", f"lose city {A[8]}", "CK-LOSE-2")
    do(game, "blue", f"lose city {A[6]}")
    do(game, "red", f"lose city {A[0]}")
    assert [points(game, colour) for colour in COLOURS] == [3, 3, 1, 4]
    assert pieces(game, "red", "cities") == [at(game, A[2])]
    for colour in ("red", "blue", "orange"):
        assert list(knights(game, colour).values()) == ["1"]
    facts = game.describe()
    assert (facts["barbarians"], facts["attacks"], facts["phase"]) == (0, 1, "main")


@pytest.mark.clause("CK-LOSE-4")
def test_EX_46_nobody_defends_and_everybody_loses() -> None:
    cities = (A[0], A[2], A[4], A[6])
    game = ck(
        barbarians=6,
        phase="before roll",
        pieces={colour: side(cities=place) for colour, place in zip(COLOURS, cities, strict=True)},
    )
    throw(game, "red", 12, "ship")
    for colour, place in zip(COLOURS, cities, strict=True):
        do(game, colour, f"lose city {place}")
    assert [points(game, colour) for colour in COLOURS] == [1, 1, 1, 1]
    assert phase(game) == "main"


@pytest.mark.clause("CK-LOSE-5", "CK-LOSE-6", "CK-IMPR-3")
def test_EX_47_a_city_on_its_side() -> None:
    settled = f"{A[0]} {A[2]} {A[6]} {A[8]} {A[10]}"
    game = ck(
        barbarians=6,
        phase="before roll",
        pieces={"red": side(settled, A[4])},
        hands={"red": goods(ore=6, grain=4, cloth=1)},
        bank_shortage="unlimited",
        hand_limit=20,
    )
    throw(game, "red", 12, "ship")
    do(game, "red", f"lose city {A[4]}")
    assert pieces(game, "red", "reduced") == [at(game, A[4])]
    assert points(game, "red") == 6
    refused(game, "red", "improve trade", "CK-IMPR-3")
    refused(game, "red", f"city {A[0]}", "CK-LOSE-6")
    refused(game, "red", f"wall {A[4]}", "CK-WALL-1")
    before = hand(game, "red").get("brick", 0)
    do(game, "red", "end turn")
    throw(game, "blue", 11)
    assert hand(game, "red")["brick"] - before == 2  # A[4] and A[6], a resource each
    do(game, "blue", "end turn")
    for colour in ("orange", "white"):
        throw(game, colour, 12)
        do(game, colour, "end turn")
    throw(game, "red", 12)
    do(game, "red", f"city {A[4]}")
    assert points(game, "red") == 7
    assert pieces(game, "red", "cities") == [at(game, A[4])]
    allowed(game, "red", "improve trade")
    allowed(game, "red", f"city {A[0]}")


@pytest.mark.clause("CK-DEF-1", "CK-DEF-2", "CK-BARB-3", "X-60")
@pytest.mark.parametrize(
    ("strengths", "cities", "best"), [((3, 2, 2), 6, ["red"]), ((2, 2, 1), 5, ["red", "blue"])]
)
def test_EX_50_the_best_defenders(strengths: tuple[int, ...], cities: int, best: list[str]) -> None:
    places = [A[0], A[2], A[4], A[6], A[8], A[10]][:cities]
    sides = {
        colour: side(cities=" ".join(places[2 * i : 2 * i + 2]), knights=f"{KNIGHT_SITES[i]}:{strengths[i]}a")
        for i, colour in enumerate(COLOURS[:3])
    }
    game = throw(ck(barbarians=6, pieces=sides, phase="before roll"), "red", 12, "ship")
    defenders = game.describe()["defenders"]
    if len(best) == 1:
        assert defenders == {"red": 1, "blue": 0, "orange": 0, "white": 0}
        assert points(game, "red") == 5
    else:
        assert set(defenders.values()) == {0}
        refused(game, "blue", "choose deck science", "CK-DEF-2")
        do(game, "red", "choose deck science", "progress smith")
        do(game, "blue", "choose deck politics", "progress spy")
        assert (progress(game, "red"), progress(game, "blue")) == ({"smith": 1}, {"spy": 1})
    assert phase(game) == "main"
    assert len(pieces(game, "red", "cities")) == 2
    assert list(knights(game, "blue").values()) == ["2"]


@pytest.mark.clause("CK-EXPERT-1", "CK-EXPERT-2", "CK-EXPERT-3", "CK-EXPERT-4")
def test_EX_68_who_commits_none_may_lose() -> None:
    game = ck(
        barbarians=6,
        ck_expert_defence=True,
        phase="before roll",
        pieces={
            "red": side(cities=f"{A[0]} {A[2]}", knights=f"{B[0]}:2a"),
            "blue": side(cities=A[4], knights=f"{B[2]}:1a {B[4]}:1a"),
            "orange": side(cities=A[6], knights=f"{B[6]}:1a"),
        },
    )
    throw(game, "red", 12, "ship")
    refused(game, "blue", "done", "CK-EXPERT-1")
    do(game, "red", f"commit {B[0]}", "done")
    do(game, "blue", "done")
    do(game, "orange", f"commit {B[6]}", "done")
    assert phase(game) == "losing cities"
    assert [len(texts(game, colour)) for colour in COLOURS] == [0, 1, 0, 0]
    do(game, "blue", f"lose city {A[4]}")
    assert list(knights(game, "blue").values()) == ["1a", "1a"]
    assert list(knights(game, "red").values()) == ["2"]
    assert list(knights(game, "orange").values()) == ["1"]
