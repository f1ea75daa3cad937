"""Longest Trade Route: B-LR-1 to -12, X-27 to X-31; also test_examples_route.py, test_traps_awards.py."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from tests.rules.table import (
    SETTLEMENT,
    do,
    goods,
    own,
    points,
    refused,
    roll,
    route,
    route_holder,
    table,
)

from ostrov import Game

SEVEN = "(-2,0)SW (-2,0)SE (-1,0)SW (-1,0)SE (0,0)SW (0,0)SE (1,0)SW"
NORTH = "(0,-2)W (0,-2)NW (0,-2)NE (0,-2)E (0,-2)SE (-1,-1)E"
SOUTH = "(0,2)E (0,2)SE (0,2)SW (0,2)W (0,2)NW (0,1)E"
RING = "(0,0)NE (0,0)E (0,0)SE (0,0)SW (0,0)W (0,0)NW"
# Where a settlement leaves so much of the seven roads, and the road by which white gets there.
CUTS = {4: ("(-1,0)SE", "(-1,0)E"), 5: ("(-2,0)SE", "(-2,0)E"), 6: ("(-2,0)S", "(-2,1)W")}


def first(roads: str, number: int) -> str:
    return " ".join(roads.split()[:number])


def length(roads: str, *, blue: str = "", **options: object) -> int:
    """The length of red's route over these roads."""
    return route(table(pieces={"red": own(roads=roads), "blue": own(blue)}, **options), "red")


@pytest.mark.clause("B-LR-1")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_chain_counts_its_roads(number: int) -> None:
    assert length(first(NORTH, number)) == number


@pytest.mark.clause("B-LR-1")
def test_branches_and_separate_chains_do_not_add_up() -> None:
    assert length("(0,0)NE (0,0)NW (0,-1)E") == 2
    assert length(f"{first(NORTH, 3)} {first(SOUTH, 4)}") == 4
    assert length(f"{first(SEVEN, 5)} (-2,0)E (-1,0)E") == 5  # two side roads of one


@pytest.mark.clause("B-LR-2", "X-29")
@pytest.mark.parametrize(
    ("roads", "repeating", "simple"),
    [
        (f"{RING} (0,-1)E", 7, 6),
        (f"{RING} (0,-1)E (0,-1)NE", 8, 7),
        (f"{RING} (1,0)NW (1,0)NE (1,0)E (1,0)SE (1,0)SW", 11, 9),
        (first(SEVEN, 7), 7, 7),
    ],
)
def test_may_a_vertex_be_passed_twice(roads: str, repeating: int, simple: int) -> None:
    assert length(roads) == repeating
    assert length(roads, lr_vertex_repeat=True) == repeating
    assert length(roads, lr_vertex_repeat=False) == simple


@pytest.mark.clause("B-LR-2")
def test_a_closed_ring_counts_all_its_roads() -> None:
    assert length(RING) == 6


@pytest.mark.clause("B-LR-3", "X-31")
@pytest.mark.parametrize(
    ("blue", "rest"),
    [("(-2,0)SW", 7), ("(-2,0)S", 6), ("(-2,0)SE", 5), ("(-1,0)S", 4), ("(-1,0)SE", 4), ("(1,0)S", 7)],
)
def test_a_foreign_building_cuts_inside_and_not_at_an_end(blue: str, rest: int) -> None:
    assert length(SEVEN, blue=blue) == rest


@pytest.mark.clause("B-LR-3", "B-LR-2")
def test_a_ring_through_a_foreign_building_is_not_passed_there() -> None:
    assert length(RING, blue="(0,0)N") == 6  # begins and ends there
    assert length(f"{RING} (0,-1)E", blue="(0,0)N") == 6
    assert length(f"{RING} (0,-1)E", blue="(0,0)S") == 6  # the tail is lost
    assert (
        length(f"{RING} (0,-1)E", blue="(0,0)NE (0,0)S") == 4
    )  # two arcs of two and four, or a tail and three


@pytest.mark.clause("B-LR-4")
def test_own_buildings_do_not_cut() -> None:
    game = table(pieces={"red": own("(-2,0)SE", cities="(0,0)S", roads=SEVEN)})
    assert route(game, "red") == 7


@pytest.mark.clause("B-LR-5", "X-27")
def test_the_first_route_of_five_takes_the_card() -> None:
    pieces = {"red": own(roads=first(NORTH, 4)), "blue": own(roads=first(SOUTH, 4))}
    hands = {"red": goods(lumber=1, brick=1), "blue": goods(lumber=2, brick=2)}
    game = table(pieces=pieces, hands=hands)
    assert (route_holder(game), points(game, "red")) == (None, 0)
    do(game, "red", "road (0,-2)SE")
    assert (route_holder(game), points(game, "red")) == ("red", 2)
    do(game, "red", "end turn")
    do(roll(game, "blue", 2), "blue", "road (0,2)NW")
    assert (route_holder(game), points(game, "blue")) == ("red", 0)  # B-LR-6
    do(game, "blue", "road (0,1)E")
    assert (route_holder(game), points(game, "blue"), points(game, "red")) == ("blue", 2, 0)


@pytest.mark.clause("B-LR-5", "B-PROG-ROAD")
def test_free_roads_and_joined_parts_count() -> None:
    pieces = {"red": own(roads="(-2,0)SW (-2,0)SE (-1,0)SE (0,0)SW")}
    game = table(pieces=pieces, cards={"red": {"road building": 1}})
    assert route(game, "red") == 2
    do(game, "red", "road building", "free road (-1,0)SW")
    assert (route(game, "red"), route_holder(game)) == (5, "red")


@pytest.mark.clause("B-LR-8", "B-LR-6", "B-LR-10", "B-LR-11", "X-28")
@pytest.mark.parametrize(
    ("left", "red", "blue", "holder"),
    [
        (6, 6, 6, "orange"),  # (a) tied and keeps
        (6, 6, 5, "orange"),
        (5, 5, 5, "orange"),
        (5, 5, 4, "orange"),
        (5, 4, 4, "orange"),
        (5, 6, 5, "red"),  # (b) one other is longest
        (5, 5, 6, "blue"),
        (4, 5, 4, "red"),
        (4, 3, 6, "blue"),
        (5, 6, 6, None),  # (c) others tie
        (4, 5, 5, None),
        (4, 4, 4, None),  # (d) nobody has five
        (4, 0, 0, None),
    ],
)
def test_after_a_break(left: int, red: int, blue: int, holder: str | None) -> None:
    place, road = CUTS[left]
    pieces = {
        "orange": own(roads=SEVEN),
        "red": own(roads=first(NORTH, red)),
        "blue": own(roads=first(SOUTH, blue)),
        "white": own(roads=road),
    }
    game = table(pieces=pieces, active="white", hands={"white": SETTLEMENT})
    assert (route_holder(game), points(game, "orange")) == ("orange", 2)
    do(game, "white", f"settlement {place}")
    assert [route(game, colour) for colour in ("orange", "red", "blue")] == [left, red, blue]
    assert route_holder(game) == holder
    shares = {colour: 2 * (colour == holder) for colour in ("orange", "red", "blue")}
    assert {colour: points(game, colour) for colour in shares} == shares


@pytest.mark.clause("B-LR-9")
def test_a_card_set_aside_waits_for_one_who_is_alone() -> None:
    pieces = {
        "orange": own(roads=SEVEN),
        "red": own(roads=first(NORTH, 5)),
        "blue": own(roads=first(SOUTH, 5)),
        "white": own(roads="(-1,0)E"),
    }
    two_roads = goods(lumber=2, brick=2)
    game = table(pieces=pieces, active="white", hands={"white": SETTLEMENT, "orange": two_roads})
    do(game, "white", "settlement (-1,0)SE", "end turn")
    for colour in ("red", "blue"):
        do(roll(game, colour, 2), colour, "end turn")
    do(roll(game, "orange", 2), "orange", "road (-2,0)W")
    assert ([route(game, c) for c in ("orange", "red", "blue")], route_holder(game)) == ([5, 5, 5], None)
    do(game, "orange", "road (-2,0)NW")
    assert (route(game, "orange"), route_holder(game)) == (6, "orange")


@pytest.mark.clause("B-LR-7", "B-SETT-2", "B-SETT-3")
def test_a_break_needs_a_road_and_the_distance() -> None:
    pieces = {"orange": own("(-1,0)S", roads=SEVEN), "white": own(roads="(-1,0)E")}
    game = table(pieces=pieces, active="white", hands={"white": SETTLEMENT})
    refused(game, "white", "settlement (-1,0)SE", "B-SETT-3")
    refused(game, "white", "settlement (0,0)SE", "B-SETT-2")
    assert route(game, "orange") == 7


@pytest.mark.clause("B-LR-12", "B-BUILD-3")
def test_fifteen_is_the_longest() -> None:
    coast = "(0,-2)NW (0,-2)NE (1,-2)NW (1,-2)NE (2,-2)NW (2,-2)NE (2,-2)E (2,-1)NE (2,-1)E"
    assert length(f"{coast} (2,0)NE (2,0)E (2,0)SE (1,1)E (1,1)SE (0,2)E") == 15


def trails(
    roads: dict[int, tuple[int, int]],
    closed: set[int],
    node: int,
    used: frozenset[int],
    passed: frozenset[int],
) -> Iterable[int]:
    """Lengths of all lines from a node; written to be plainly right, not fast."""
    yield len(used)
    if node in closed and used:
        return
    for road, ends in roads.items():
        if node in ends and road not in used:
            other = sum(ends) - node
            if other not in passed:
                yield from trails(roads, closed, other, used | {road}, passed | {other} if passed else passed)


def by_hand(game: Game, repeat: bool) -> int:
    """Red's longest line by trying everything."""
    ends = game.geometry.edge_nodes
    roads = {e: ends[e] for e in range(len(ends)) if game.state.road[e] == 1}
    closed = {v for v in range(game.geometry.node_count) if game.state.owner[v] > 1}
    nodes = {v for pair in roads.values() for v in pair}
    return max(
        n
        for v in nodes
        for n in trails(roads, closed, v, frozenset(), frozenset() if repeat else frozenset({v}))
    )


@pytest.mark.clause("B-LR-1", "B-LR-2", "B-LR-3", "X-29")
@pytest.mark.parametrize("repeat", [True, False])
@pytest.mark.parametrize("seed", range(25))
def test_random_networks_have_the_length_found_by_trying_everything(seed: int, repeat: bool) -> None:
    chance = random.Random(seed)
    sides = ("NE", "E", "SE", "SW", "W", "NW")
    places = [f"({q},{r}){side}" for q, r in ((0, 0), (1, 0), (0, 1), (1, -1)) for side in sides]
    game = table(players=2, colours=("red", "blue"))
    names = sorted({game.places.edges[game.places.edge(place)] for place in places})
    corners = ["(0,0)N", "(0,0)SE", "(0,0)SW", "(1,0)N", "(1,0)SE", "(0,1)SE"]
    pieces = {
        "red": own(roads=" ".join(chance.sample(names, 12))),
        "blue": own(" ".join(chance.sample(corners, seed % 3))),
    }
    game = table(players=2, colours=("red", "blue"), pieces=pieces, lr_vertex_repeat=repeat)
    assert route(game, "red") == by_hand(game, repeat)
