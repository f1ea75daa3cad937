"""Worked examples of the dice and of founding: EX-33 to EX-35, EX-41, EX-48, EX-49, EX-66, EX-67."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A, B, ck, phase, progress, side, throw
from tests.rules.table import (
    COLOURS,
    allowed,
    do,
    goods,
    hand,
    own,
    points,
    refused,
    retold,
    seat,
    size,
    texts,
)

FOREST_10, HILLS_11, FIELDS_8 = "(2,-1)NE", A[5], A[10]


@pytest.mark.clause("CK-COMM-1", "CK-COMM-2")
@pytest.mark.parametrize(
    ("place", "total", "city", "settlement"),
    [
        (HILLS_11, 11, goods(brick=2), goods(brick=1)),
        (FIELDS_8, 8, goods(grain=2), goods(grain=1)),
        (HILLS_11, 6, goods(ore=1, coin=1), goods(ore=1)),
        (FOREST_10, 10, goods(lumber=1, paper=1), goods(lumber=1)),
        (A[9], 4, goods(wool=1, cloth=1), goods(wool=1)),
    ],
)
def test_EX_33_what_a_city_yields(
    place: str, total: int, city: dict[str, int], settlement: dict[str, int]
) -> None:
    for pieces, gain in ((side(cities=place), city), (side(place), settlement)):
        game = throw(ck(pieces={"blue": pieces}, phase="before roll"), "red", total)
        assert hand(game, "blue") == gain
        assert phase(game) == "main"


@pytest.mark.clause("CK-COMM-3")
def test_EX_33_nobody_asks_for_two_ore_instead() -> None:
    game = throw(ck(pieces={"red": side(cities=HILLS_11)}, phase="before roll"), "red", 6)
    refused(game, "red", "take ore", "CK-ABIL-3")
    assert hand(game, "red") == goods(ore=1, coin=1)


@pytest.mark.clause("CK-GATE-1", "CK-GATE-2", "CK-GATE-4", "CK-DICE-1")
def test_EX_34_level_two_shows_a_three() -> None:
    game = ck(improvements={"blue": {"trade": 2}}, pieces={"white": own(B[2])}, phase="before roll")
    do(game, "red", "roll", "dice 3 6 yellow")
    assert phase(game) == "drawing progress card"
    assert hand(game, "white") == {}  # the event comes first
    do(game, "red", "progress merchant")
    assert progress(game, "blue") == {"merchant": 1}
    assert game.describe()["dice"] == [3, 6]
    assert hand(game, "white") == goods(ore=1)  # nine


@pytest.mark.clause("CK-GATE-1", "CK-GATE-2")
@pytest.mark.parametrize(("red", "drawn"), [(1, True), (2, True), (3, False), (6, False)])
@pytest.mark.parametrize(("track", "face"), [("trade", "yellow"), ("politics", "blue"), ("science", "green")])
def test_EX_35_the_gate_asks_for_a_building(red: int, drawn: bool, track: str, face: str) -> None:
    game = ck(improvements={"blue": {track: 1}}, phase="before roll")
    do(game, "red", "roll", f"dice {red} 2 {face}")
    assert (phase(game) == "drawing progress card") == drawn
    if drawn:
        do(game, "red", game.chances()[0].outcome.text)
        assert sum(progress(game, "blue").values()) == 1
    assert progress(game, "white") == {}
    assert phase(game) == "main"


@pytest.mark.clause("CK-SEVEN-4", "CK-WALL-3", "CK-COMM-5")
@pytest.mark.parametrize(("walls", "safe"), [(0, 7), (1, 9), (2, 11), (3, 13)])
def test_EX_41_each_wall_protects_two_cards(walls: int, safe: int) -> None:
    cities = [A[1], A[5], A[9]]
    pieces = {"blue": side(cities=" ".join(cities), walls=" ".join(cities[:walls]))}
    game = ck(pieces=pieces, hands={"blue": goods(coin=4, ore=safe - 4)}, phase="before roll")
    throw(game, "red", 7)
    assert phase(game) == "main"
    assert size(game, "blue") == safe
    game = ck(pieces=pieces, hands={"blue": goods(coin=4, ore=safe - 3)}, phase="before roll")
    throw(game, "red", 7)
    n = (safe + 1) // 2
    refused(game, "blue", f"discard {n - 1} ore", "CK-SEVEN-4")
    do(game, "blue", f"discard 4 coin, {n - 4} ore" if n > 4 else "discard 4 coin")
    assert size(game, "blue") == safe + 1 - n


@pytest.mark.clause("CK-SEVEN-2", "CK-DICE-1", "CK-SHIP-1")
def test_EX_48_the_attack_comes_before_the_seven() -> None:
    game = ck(
        barbarians=6,
        pieces={"blue": side(cities=A[5], knights=f"{B[0]}:1a")},
        hands={"blue": goods(ore=9)},
        phase="before roll",
    )
    throw(game, "red", 7, "ship")
    assert game.describe()["attacks"] == 1
    assert game.describe()["defenders"]["blue"] == 1
    assert phase(game) == "discarding"
    do(game, "blue", "discard 4 ore")
    assert phase(game) == "moving robber"
    do(game, "red", "robber (0,1) from blue", "stolen ore")
    assert hand(game, "red") == goods(ore=1)
    assert game.describe()["robber"] == "(0,1)"


@pytest.mark.clause("CK-SEVEN-1", "CK-ACT-CHASE-2", "CK-PROG-BISHOP-2")
def test_EX_49_before_the_first_attack_the_robber_stays() -> None:
    beside = "(1,-1)S"
    game = ck(
        pieces={"red": side(knights=f"{beside}:1a"), "blue": side(A[5])},
        hands={"blue": goods(ore=9)},
        progress={"red": {"bishop": 1}},
        phase="before roll",
    )
    throw(game, "red", 7)
    do(game, "blue", "discard 4 ore")
    assert phase(game) == "main"
    assert game.describe()["robber"] == "(1,-1)"
    assert size(game, "blue") == 5
    refused(game, "red", "robber (0,1) from blue", "B-ROB-1")
    refused(game, "red", f"chase robber {beside}", "CK-SEVEN-1")
    refused(game, "red", "play bishop (0,1)", "CK-SEVEN-1")


@pytest.mark.clause("CK-ABIL-3", "CK-IMPR-4")
def test_EX_66_the_aqueduct_gives_a_resource_to_those_without_income() -> None:
    game = ck(improvements={"blue": {"science": 3}}, pieces={"white": own(HILLS_11)}, phase="before roll")
    throw(game, "red", 11)
    assert phase(game) == "aqueduct"
    refused(game, "blue", "take coin", "CK-ABIL-3")
    refused(game, "red", "take ore", "CK-ABIL-3")
    allowed(game, "blue", "done")
    do(game, "blue", "take ore")
    assert hand(game, "blue") == goods(ore=1)
    assert hand(game, "white") == goods(brick=1)
    assert phase(game) == "main"


@pytest.mark.clause("CK-ABIL-3", "CK-COMM-6")
def test_EX_66_also_because_of_the_robber_but_not_on_a_seven() -> None:
    blue = {"blue": side(cities=HILLS_11)}
    words = {"improvements": {"blue": {"science": 3}}, "pieces": blue, "phase": "before roll", "attacks": 1}
    game = throw(ck(robber="(0,0)", **words), "red", 11)
    do(game, "blue", "done")
    assert hand(game, "blue") == {}
    game = throw(ck(**words), "red", 11)
    assert phase(game) == "main"
    assert hand(game, "blue") == goods(brick=2)
    assert phase(throw(ck(**words), "red", 7)) == "moving robber"


@pytest.mark.clause("CK-FOUND-1", "CK-FOUND-2", "CK-FOUND-3", "CK-FOUND-4", "B-FOUND-5")
def test_EX_67_a_settlement_first_then_a_city() -> None:
    board = retold(q0r0=("forest", 8), q1r0=("mountains", 3), q0r1=("fields", 4))
    game = ck(board=board, board_setup="custom", starter=0)
    firsts = [
        ("(0,-2)N", "(0,-2)NE"),
        ("(2,-2)N", "(2,-2)NE"),
        ("(2,0)NE", "(2,0)E"),
        ("(-2,0)NW", "(-2,0)W"),
    ]
    seconds = [
        ("(0,0)SE", "(0,0)E"),
        ("(0,2)S", "(0,2)SW"),
        ("(-2,2)S", "(-2,2)SW"),
        ("(-1,-1)NW", "(-1,-1)NW"),
    ]
    for colour, (place, road) in zip(COLOURS, firsts, strict=True):
        do(game, colour, f"found settlement {place}", f"found road {road}")
    assert [points(game, colour) for colour in COLOURS] == [1, 1, 1, 1]
    for colour, (place, road) in reversed(list(zip(COLOURS, seconds, strict=True))):
        do(game, colour, f"found settlement {place}", f"found road {road}")
    assert hand(game, "red") == goods(lumber=1, grain=1, ore=1)
    for colour in COLOURS:
        assert points(game, colour) == 3
        pieces = game.describe()["pieces"][colour]
        assert [len(pieces[kind]) for kind in ("settlements", "cities", "roads")] == [1, 1, 2]
        state, p = game.state, seat(game, colour)
        assert (state.settlements_left[p], state.cities_left[p], state.roads_left[p]) == (4, 3, 13)
    assert game.describe()["active"] == "red"
    assert texts(game, "red") == ["roll"]
