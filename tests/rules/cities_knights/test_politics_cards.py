"""Politics cards in full, but Deserter, Intrigue and Spy. CK-PROG-BISHOP to CK-PROG-CONSTITUTION."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import (
    A_EDGES,
    B_EDGES,
    A,
    B,
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
from tests.rules.table import (
    COLOURS,
    allowed,
    do,
    edge,
    goods,
    hand,
    own,
    places,
    refused,
    route,
    route_holder,
    size,
)


@pytest.mark.clause("CK-PROG-BISHOP-1", "CK-PROG-BISHOP-2")
def test_the_bishop_robs_clockwise_and_only_those_with_cards() -> None:
    words: dict[str, Any] = {
        "pieces": {"red": own("(0,1)S"), "blue": own(A[5]), "orange": own(A[7])},
        "hands": {"red": goods(ore=1), "blue": goods(coin=1)},
        "active": "red",
    }
    refused(held("bishop", **words), "red", "play bishop (0,1)", "CK-PROG-BISHOP-2")
    game = held("bishop", attacks=1, **words)
    refused(game, "red", "play bishop (1,-1)", "B-ROB-2")
    do(game, "red", "play bishop (0,1)", "stolen coin")
    assert (phase(game), hand(game, "red")) == ("main", goods(ore=1, coin=1))
    alone = do(held("bishop", attacks=1), "red", "play bishop (2,0)")
    assert (phase(alone), alone.describe()["robber"]) == ("main", "(2,0)")


@pytest.mark.clause("CK-PROG-BISHOP-1", "X-82", "CK-PROG-SABOTEUR-1")
def test_the_bishop_begins_at_the_left_also_after_a_saboteur() -> None:
    game = ck(
        progress={"orange": {"bishop": 1, "saboteur": 1}},
        pieces={"red": own(A[5]), "white": own(A[7])},
        hands={"red": goods(ore=1), "white": goods(wool=2)},
        active="orange",
        attacks=1,
    )
    do(game, "orange", "play saboteur")
    do(game, "white", "discard 1 wool")
    do(game, "orange", "play bishop (0,1)")
    assert game.state.victim == 3
    do(game, "orange", "stolen wool", "stolen ore")
    assert hand(game, "orange") == goods(wool=1, ore=1)


@pytest.mark.clause("CK-PROG-DIPLOMAT-1")
def test_what_an_open_road_is() -> None:
    sides = {
        "blue": side(A[10], roads=roads(A_EDGES, 6, 10)),
        "white": side(roads=roads(B_EDGES, 0, 3), knights=f"{B[3]}:1"),
        "orange": side(A[4], roads=A_EDGES[5]),
    }
    game = held("diplomat", pieces=sides)
    free = {A_EDGES[6], B_EDGES[0], A_EDGES[5]}
    assert places(game, "red", "play diplomat") == {edge(game, name) for name in free}
    refused(game, "red", f"play diplomat {A_EDGES[0]}", "CK-PROG-DIPLOMAT-1")  # no road at all
    refused(game, "red", f"play diplomat {B_EDGES[2]}", "CK-PROG-DIPLOMAT-1")  # a knight at its end
    refused(game, "red", f"play diplomat {A_EDGES[9]}", "CK-PROG-DIPLOMAT-1")  # a settlement at its end


@pytest.mark.clause("CK-PROG-DIPLOMAT-2", "CK-PROG-DIPLOMAT-3", "CK-PROG-DIPLOMAT-4")
def test_a_foreign_road_goes_home_and_may_cost_the_card() -> None:
    game = held("diplomat", pieces={"blue": side(A[5], roads=roads(A_EDGES, 0, 5))})
    assert route_holder(game) == "blue"
    do(game, "red", f"play diplomat {A_EDGES[0]}")
    assert (phase(game), route_holder(game), route(game, "blue")) == ("main", None, 4)
    assert game.state.roads_left[1] == 11
    refused(game, "red", f"relay road {A_EDGES[0]}", "CK-PROG-DIPLOMAT-3")


@pytest.mark.clause("CK-PROG-DIPLOMAT-3", "CK-PROG-DIPLOMAT-4", "X-84")
def test_the_own_road_moves_and_the_route_is_measured_afterwards() -> None:
    sides = {"red": side(A[5], roads=roads(A_EDGES, 0, 5)), "blue": side(roads=roads(B_EDGES, 0, 5))}
    game = held("diplomat", pieces=sides, longest_route="red")
    do(game, "red", f"play diplomat {A_EDGES[0]}")
    assert (phase(game), route_holder(game)) == ("laying a road again", "red")
    refused(game, "red", f"relay road {A_EDGES[0]}", "X-84")
    refused(game, "red", f"relay road {A_EDGES[9]}", "B-ROAD-2")
    refused(game, "red", f"relay road {A_EDGES[1]}", "B-ROAD-1")
    refused(game, "red", "end turn", "CK-PROG-DIPLOMAT-3")
    moved = do(game.copy(), "red", f"relay road {A_EDGES[5]}")
    assert (route_holder(moved), route(moved, "red")) == ("red", 5)
    left = do(game.copy(), "red", "done")
    assert (route_holder(left), left.state.roads_left[0]) == ("blue", 11)


@pytest.mark.clause("CK-PROG-DIPLOMAT-3")
def test_without_another_place_the_own_road_stays_in_the_supply() -> None:
    game = held("diplomat", pieces={"red": side(roads=A_EDGES[3])})
    do(game, "red", f"play diplomat {A_EDGES[3]}")
    assert (phase(game), game.state.roads_left[0]) == ("main", 15)


@pytest.mark.clause("CK-PROG-WARLORD-1", "CK-KNIGHT-9")
def test_the_warlord_activates_all_knights() -> None:
    sides = {
        "red": side(roads=roads(A_EDGES, 0, 6), knights=f"{A[0]}:1 {A[2]}:2 {A[4]}:1a"),
        "blue": side(knights=f"{A[8]}:1"),
    }
    game = do(held("warlord", pieces=sides), "red", "play warlord")
    assert [knights(game, "red")[at(game, A[i])] for i in (0, 2, 4)] == ["1as", "2as", "1a"]
    assert list(knights(game, "blue").values()) == ["1"]
    refused(game, "red", f"move knight {A[0]} to {A[1]}", "CK-KNIGHT-9")
    allowed(game, "red", f"move knight {A[4]} to {A[5]}")


@pytest.mark.clause(
    "X-71",
    "CK-PROG-WARLORD-1",
    "CK-PROG-WEDDING-1",
    "CK-PROG-SABOTEUR-1",
    "CK-PROG-DESERTER-1",
    "CK-PROG-SPY-1",
)
@pytest.mark.parametrize("option", [True, False])
@pytest.mark.parametrize(
    ("play", "clause"),
    [
        ("warlord", "CK-PROG-WARLORD-1"),
        ("wedding", "CK-PROG-WEDDING-1"),
        ("saboteur", "CK-PROG-SABOTEUR-1"),
        ("deserter blue", "CK-PROG-DESERTER-1"),
        ("spy blue", "CK-PROG-SPY-1"),
    ],
)
def test_cards_without_effect(play: str, clause: str, option: bool) -> None:
    card = play.split()[0]
    game = held(
        card,
        pieces={"red": side(A[0], knights=f"{B[0]}:1a")},
        hands={"blue": goods(ore=5)},
        ck_allow_void_cards=option,
    )
    if option:
        do(game, "red", f"play {play}")
        assert (phase(game), progress(game, "red")) == ("main", {})
        assert game.describe()["under"]["politics"] == [card]
    else:
        refused(game, "red", f"play {play}", "X-71")
        refused(game, "red", f"play {play}", clause)


@pytest.mark.clause("CK-PROG-WEDDING-1", "X-82")
def test_guests_choose_secretly_and_the_bride_takes_all() -> None:
    game = held(
        "wedding",
        pieces={"blue": own(A[0]), "white": own(A[4])},
        hands={"blue": goods(ore=2, coin=2), "white": goods(wool=2), "orange": goods(ore=3)},
    )
    do(game, "red", "play wedding")
    refused(game, "orange", "discard 2 ore", "CK-PROG-WEDDING-1")
    refused(game, "blue", "discard 3 ore", "CK-PROG-WEDDING-1")
    refused(game, "blue", "discard 1 ore, 1 wool", "CK-PROG-WEDDING-1")
    do(game, "blue", "discard 2 coin")
    assert hand(game, "red") == {}
    do(game, "white", "discard 2 wool")
    assert hand(game, "red") == goods(wool=2, coin=2)
    assert phase(game) == "main"


@pytest.mark.clause("CK-PROG-SABOTEUR-1")
@pytest.mark.parametrize(("n", "lost"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (14, 7)])
def test_the_saboteur_halves_hands_of_any_size(n: int, lost: int) -> None:
    game = held(
        "saboteur",
        pieces={"white": side(cities=A[0], walls=A[0])},
        hands={"white": goods(ore=n), "blue": goods(wool=2)},
    )
    do(game, "red", "play saboteur")
    assert list(game.state.due[:4]) == [0, 1, 0, lost]
    do(game, "blue", "discard 1 wool")
    if lost:
        do(game, "white", f"discard {lost} ore")
    assert (size(game, "white"), phase(game)) == (n - lost, "main")


@pytest.mark.clause("CK-PROG-SABOTEUR-1", "B-DOM-7")
def test_offers_on_lost_cards_lapse() -> None:
    game = held("saboteur", hands={"blue": goods(ore=2)})
    do(game, "blue", "offer 2 ore for 1 wool to red")
    do(game, "red", "play saboteur")
    do(game, "blue", "discard 1 ore")
    refused(game, "red", "deal blue", "B-DOM-6")


@pytest.mark.clause("CK-PROG-CONSTITUTION-1", "CK-PROG-6")
def test_the_constitution_is_never_in_a_hand() -> None:
    game = ck(improvements={"red": {"politics": 1}}, phase="before roll")
    do(game, "red", "roll", "dice 1 1 blue", "progress constitution")
    assert game.describe()["points"]["red"] == 1
    do(game, "red", "end turn")
    throw(game, "blue", 12, "ship")
    assert [sum(progress(game, colour).values()) for colour in COLOURS] == [0, 0, 0, 0]
