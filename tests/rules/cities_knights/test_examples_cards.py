"""Worked examples of science and politics cards: EX-51 to EX-58, EX-62, EX-65, EX-69."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import (
    A_EDGES,
    A,
    B,
    D,
    at,
    ck,
    held,
    knights,
    phase,
    progress,
    roads,
    side,
    throw,
)
from tests.rules.table import allowed, do, edge, goods, hand, own, places, points, refused, size


@pytest.mark.clause("CK-PROG-MINING-1")
def test_EX_51_mining_counts_hexes() -> None:
    game = held("mining", pieces={"red": own(f"{A[5]} {A[7]}", B[2])})
    do(game, "red", "play mining")
    assert hand(game, "red") == goods(ore=4)
    assert game.describe()["under"]["science"] == ["mining"]


@pytest.mark.clause("CK-PROG-IRRIGATION-1")
def test_EX_52_irrigation_counts_hexes() -> None:
    game = held("irrigation", pieces={"red": own("(-2,2)S", f"{A[8]} {A[10]}")})
    do(game, "red", "play irrigation")
    assert hand(game, "red") == goods(grain=4)


@pytest.mark.clause("CK-PROG-INVENTOR-1", "CK-PROG-INVENTOR-2")
def test_EX_53_the_inventor_swaps_two_numbers() -> None:
    game = held("inventor", robber="(0,0)", attacks=1, pieces={"blue": own(B[2])})
    for other in ("(0,-2)", "(1,-2)", "(-2,0)", "(-1,2)"):  # 6, 2, 8 and 12
        refused(game, "red", f"play inventor (0,0) and {other}", "CK-PROG-INVENTOR-1")
    do(game, "red", "play inventor (0,0) and (0,-1)")
    tokens = game.describe()["tokens"]
    assert (tokens["(0,0)"], tokens["(0,-1)"]) == (9, 11)
    assert game.describe()["robber"] == "(0,0)"
    do(game, "red", "end turn")
    throw(game, "blue", 11)
    assert hand(game, "blue") == goods(ore=1)


@pytest.mark.clause("CK-PROG-ALCHEMIST-1", "CK-PROG-ALCHEMIST-2", "CK-PROG-ALCHEMIST-3")
def test_EX_54_the_alchemist_sets_a_seven() -> None:
    game = held("alchemist", phase="before roll", barbarians=6, pieces={"blue": side(cities=A[0])})
    do(game, "red", "play alchemist 3 4")
    assert {chance.outcome.text for chance in game.chances()} == {
        f"dice 3 4 {face}" for face in ("ship", "yellow", "blue", "green")
    }
    refused(game, "red", "dice 5 5 ship", "CK-PROG-ALCHEMIST-2")
    do(game, "red", "dice 3 4 ship")
    assert phase(game) == "losing cities"
    do(game, "blue", f"lose city {A[0]}")
    assert phase(game) == "moving robber"
    refused(held("alchemist"), "red", "play alchemist 3 4", "CK-PROG-ALCHEMIST-1")


@pytest.mark.clause("CK-PROG-SABOTEUR-1")
def test_EX_55_the_saboteur_halves_equal_and_stronger_hands() -> None:
    game = held(
        "saboteur",
        pieces={"red": own(A[0]), "blue": own(A[2]), "white": own(cities=A[4])},
        hands={"blue": goods(ore=5, coin=4), "orange": goods(ore=6), "white": goods(wool=1)},
        active="red",
    )
    do(game, "red", "play saboteur")
    assert list(game.state.due[:4]) == [0, 4, 0, 0]
    refused(game, "blue", "discard 3 ore", "CK-PROG-SABOTEUR-1")
    do(game, "blue", "discard 4 ore")
    assert hand(game, "blue") == goods(ore=1, coin=4)
    assert (size(game, "orange"), size(game, "white")) == (6, 1)
    assert phase(game) == "main"


@pytest.mark.clause("CK-PROG-WEDDING-1")
def test_EX_56_the_wedding_takes_two_cards_from_the_stronger() -> None:
    game = held(
        "wedding",
        pieces={"red": own(A[0]), "blue": own(cities=A[2]), "orange": own(cities=A[4]), "white": own(A[6])},
        hands={"blue": goods(ore=3, coin=2), "orange": goods(wool=1), "white": goods(grain=4)},
    )
    do(game, "red", "play wedding")
    refused(game, "white", "discard 2 grain", "CK-PROG-WEDDING-1")
    do(game, "orange", "discard 1 wool")
    refused(game, "blue", "discard 1 coin", "CK-PROG-WEDDING-1")
    do(game, "blue", "discard 1 ore, 1 coin")
    assert hand(game, "red") == goods(wool=1, ore=1, coin=1)
    assert hand(game, "blue") == goods(ore=2, coin=1)
    assert size(game, "white") == 4
    empty = held("wedding", pieces={"blue": own(A[2]), "white": own(A[4])}, hands={"white": goods(ore=1)})
    do(empty, "red", "play wedding")
    assert list(empty.state.due[:4]) == [0, 0, 0, 1]


@pytest.mark.clause(
    "CK-PROG-DESERTER-1", "CK-PROG-DESERTER-2", "CK-PROG-DESERTER-3", "CK-PROG-DESERTER-5", "X-66"
)
def test_EX_57_a_strong_knight_deserts() -> None:
    sides = {
        "red": side(roads=roads(A_EDGES, 0, 4), knights=f"{A[0]}:2 {A[1]}:2"),
        "blue": side(roads=roads(A_EDGES, 6, 9), knights=f"{A[7]}:2a {A[8]}:1"),
    }
    game = held("deserter", pieces=sides)
    do(game, "red", "play deserter blue")
    refused(game, "blue", f"remove knight {A[0]}", "CK-PROG-DESERTER-1")
    do(game, "blue", f"remove knight {A[7]}")
    refused(game, "red", f"place knight {A[2]} strength 2", "CK-PROG-DESERTER-3")
    refused(game, "red", f"place knight {A[7]} strength 1", "CK-PROG-DESERTER-5")
    do(game, "red", f"place knight {A[3]} strength 1")
    assert knights(game, "red")[at(game, A[3])] == "1a"
    assert knights(game, "blue") == {at(game, A[8]): "1"}


@pytest.mark.clause("CK-PROG-DESERTER-4", "CK-PROG-DESERTER-3")
def test_EX_57_a_mighty_one_needs_no_fortress_and_none_may_be_left() -> None:
    blue = side(knights=f"{A[7]}:3")
    game = held("deserter", pieces={"red": side(roads=roads(A_EDGES, 0, 4)), "blue": blue})
    do(game, "red", "play deserter blue")
    do(game, "blue", f"remove knight {A[7]}")
    refused(game, "red", f"place knight {A[0]} strength 2", "CK-PROG-DESERTER-2")
    do(game, "red", f"place knight {A[0]} strength 3")
    assert knights(game, "red") == {at(game, A[0]): "3"}
    six = " ".join(f"{A[i]}:{1 + i // 2}" for i in range(6))
    full = {"red": side(roads=roads(A_EDGES, 0, 8), knights=six), "blue": side(knights=f"{B[0]}:3")}
    game = held("deserter", pieces=full)
    do(game, "red", "play deserter blue")
    do(game, "blue", f"remove knight {B[0]}")
    assert phase(game) == "main"
    assert (len(knights(game, "red")), knights(game, "blue")) == (6, {})


@pytest.mark.clause("CK-PROG-DIPLOMAT-1", "CK-PROG-DIPLOMAT-2", "CK-PROG-DIPLOMAT-3", "X-84")
def test_EX_58_the_diplomat_removes_open_roads() -> None:
    sides = {
        "red": side(A[0], roads=roads(A_EDGES, 0, 3)),
        "blue": side(A[10], roads=roads(A_EDGES, 5, 10), knights=f"{D[0]}:1"),
        "white": side(B[0], roads="(-1,-1)SW", knights="(-1,-1)S:1"),
    }
    game = held("diplomat", pieces=sides)
    assert places(game, "red", "play diplomat") == {edge(game, A_EDGES[2]), edge(game, A_EDGES[5])}
    for closed in (A_EDGES[0], A_EDGES[1], A_EDGES[7], A_EDGES[9], "(-1,-1)SW"):
        refused(game, "red", f"play diplomat {closed}", "CK-PROG-DIPLOMAT-1")
    foreign = do(game.copy(), "red", f"play diplomat {A_EDGES[5]}")
    assert phase(foreign) == "main"
    assert foreign.state.roads_left[1] == 11
    refused(foreign, "red", f"relay road {A_EDGES[3]}", "CK-PROG-DIPLOMAT-3")
    do(game, "red", f"play diplomat {A_EDGES[2]}")
    refused(game, "red", f"relay road {A_EDGES[2]}", "X-84")
    refused(game, "red", f"relay road {A_EDGES[3]}", "B-ROAD-2")
    allowed(game, "red", "done")
    do(game, "red", "relay road (-2,0)W")
    assert edge(game, "(-2,0)W") in game.describe()["pieces"]["red"]["roads"]


@pytest.mark.clause("CK-PROG-SPY-1", "CK-PROG-6")
def test_EX_62_a_stolen_spy_spies_at_once() -> None:
    game = ck(progress={"red": {"spy": 1}, "blue": {"spy": 1, "smith": 1}}, open_points={"blue": 1})
    do(game, "red", "play spy blue")
    refused(game, "red", "take card printer", "CK-PROG-SPY-1")
    refused(game, "red", "take card wedding", "CK-PROG-SPY-1")
    do(game, "red", "take card spy", "play spy blue", "take card smith")
    assert progress(game, "red") == {"smith": 1}
    assert progress(game, "blue") == {}
    assert game.describe()["open_points"]["blue"] == 1


@pytest.mark.clause("CK-PROG-5", "CK-PROG-4", "CK-PROG-6")
def test_EX_65_a_fifth_card_in_another_turn_goes_back() -> None:
    four = {"spy": 3, "wedding": 1}
    words: dict[str, Any] = {
        "progress": {"blue": four},
        "improvements": {"blue": {"politics": 1, "science": 1}},
        "phase": "before roll",
    }
    game = ck(**words)
    do(game, "red", "roll", "dice 2 4 blue", "progress bishop")
    assert phase(game) == "returning a card"
    refused(game, "blue", "return smith", "CK-PROG-5")
    refused(game, "red", "end turn", "CK-PROG-5")
    do(game, "blue", "return spy")
    assert progress(game, "blue") == {"spy": 2, "wedding": 1, "bishop": 1}
    assert game.describe()["under"]["politics"] == ["spy"]
    assert phase(game) == "main"
    for face, card in (("blue", "constitution"), ("green", "printer")):
        game = ck(**words)
        do(game, "red", "roll", f"dice 2 4 {face}", f"progress {card}")
        assert phase(game) == "main"
        assert progress(game, "blue") == four
        assert points(game, "blue") == 1


@pytest.mark.clause("CK-PROG-BISHOP-1", "CK-PROG-BISHOP-2", "X-82")
def test_EX_69_the_bishop_robs_everybody_there() -> None:
    words: dict[str, Any] = {
        "pieces": {"blue": own(A[5], "(0,1)S"), "white": own(A[7])},
        "hands": {"blue": goods(coin=2), "white": goods(ore=1, wool=1), "orange": goods(ore=3)},
    }
    refused(held("bishop", **words), "red", "play bishop (0,1)", "CK-PROG-BISHOP-2")
    game = held("bishop", attacks=1, **words)
    refused(game, "red", "play bishop (1,-1)", "B-ROB-2")
    do(game, "red", "play bishop (0,1)")
    assert {chance.outcome.text for chance in game.chances()} == {"stolen coin"}
    do(game, "red", "stolen coin", "stolen wool")
    assert hand(game, "red") == goods(wool=1, coin=1)
    assert (size(game, "blue"), size(game, "white"), size(game, "orange")) == (1, 1, 3)
    assert phase(game) == "main"
    assert game.describe()["robber"] == "(0,1)"
