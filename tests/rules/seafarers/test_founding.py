"""Founding by the sea: EX-S7, S-FOUND-1 to -6, S-SETUP-1 to -3."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.rules.seafarers.table import do, edges, nodes, own, pieces, sea, sites
from tests.rules.table import allowed, goods, hand, places, refused, texts

from ostrov import Game, OptionError


def founded(node: str, **words: Any) -> Game:
    """Red has founded its first settlement."""
    return do(sea(starter=0, **words), "red", f"found settlement {node}")


@pytest.mark.clause("S-FOUND-2", "S-FOUND-3")
def test_EX_S7_a_ship_or_a_road_leaves_a_settlement_on_the_coast() -> None:
    game = founded("(0,0)NE")
    assert sites(game, "red", "found road") == edges(game, "(0,0)NE (0,0)E")
    assert sites(game, "red", "found ship") == edges(game, "(0,0)NE (0,0)E (1,-1)SE")
    refused(game, "red", "found ship (0,-1)NE", "S-FOUND-2")
    refused(game, "red", "found road (1,-1)SE", "S-GEO-3")
    inland = founded("(-1,1)N")
    assert len(sites(inland, "red", "found road")) == 3
    assert sites(inland, "red", "found ship") == set()
    refused(inland, "red", "found ship (-1,1)NW", "S-GEO-3")


@pytest.mark.clause("S-FOUND-3", "S-PIR-4")
def test_EX_S7_the_pirate_keeps_founding_ships_from_its_edges() -> None:
    game = founded("(0,0)NE", board=replace(sea().layout, pirate="(1,0)"))
    assert sites(game, "red", "found ship") == edges(game, "(0,0)NE")
    assert sites(game, "red", "found road") == edges(game, "(0,0)NE (0,0)E")
    refused(game, "red", "found ship (0,0)E", "S-FOUND-3")
    allowed(game, "red", "found road (0,0)E")


@pytest.mark.clause("S-FOUND-2", "S-FOUND-6", "S-SETUP-1")
def test_each_of_the_two_foundings_decides_for_itself() -> None:
    game = founded("(0,0)NE")
    do(game, "red", "found ship (1,-1)SE")
    do(game, "blue", "found settlement (-1,1)N", "found road (-1,1)NW")
    do(game, "white", "found settlement (-2,2)N", "found road (-2,2)NE")
    do(game, "white", "found settlement (-3,3)N", "found road (-3,3)NE")
    do(game, "blue", "found settlement (-2,0)N", "found ship (-2,0)NW")
    do(game, "red", "found settlement (0,-1)N", "found road (0,-1)NE")
    s = game.state
    assert (s.ships_left[:3], s.roads_left[:3]) == ([14, 14, 15], [14, 14, 13])
    assert (s.settlements_left[:3], s.cities_left[:3]) == ([3, 3, 3], [4, 4, 4])
    assert hand(game, "red") == goods(wool=1)
    assert hand(game, "blue") == goods(wool=1, grain=1)
    assert texts(game, "red") == ["roll"]


@pytest.mark.clause("S-FOUND-1", "S-NS-1", "S-GEO-4")
def test_nobody_founds_on_an_island_that_is_unexplored() -> None:
    game = sea(starter=0)
    sites_there = places(game, "red", "found settlement")
    assert nodes(game, "(0,0)NE (-1,1)N (-3,3)S") <= sites_there
    assert not nodes(game, "(0,-3)N (2,-1)NW (2,0)S (0,3)S") & sites_there
    refused(game, "red", "found settlement (2,-1)NW", "S-FOUND-1")
    refused(game, "red", "found settlement (2,-3)NE", "S-GEO-4")
    do(game, "red", "found settlement (0,0)NE", "found road (0,0)E")
    refused(game, "blue", "found settlement (0,0)SE", "B-SETT-3")


@pytest.mark.clause("S-FOUND-1", "S-4I-1", "S-FI-1", "S-TTD-1")
@pytest.mark.parametrize(
    ("scenario", "start", "shut"),
    [
        ("four_islands", "(3,-3)N (-2,-1)N (-3,1)N (2,1)N", ""),
        ("fog_islands", "(3,-3)N (-2,0)NW", "(0,-3)N (1,3)S"),
        ("through_desert", "(1,-2)NE (-3,3)S", "(0,-3)N (3,-3)N (2,0)N (0,3)S"),
    ],
)
def test_start_zones_are_those_of_the_scenario(scenario: str, start: str, shut: str) -> None:
    game = sea(scenario=scenario, starter=0)
    assert nodes(game, start) <= places(game, "red", "found settlement")
    for node in shut.split():
        refused(game, "red", f"found settlement {node}", "S-FOUND-1", "S-FOG-8")


@pytest.mark.clause("S-FOUND-4")
def test_a_founding_ship_discovers_in_either_round() -> None:
    game = sea(scenario="fog_islands", starter=0)
    do(game, "red", "found settlement (-1,0)N", "found ship (-1,-1)E", "tile hills", "token 9")
    assert hand(game, "red") == goods(brick=1)
    do(game, "blue", "found settlement (-2,2)SE", "found road (-2,2)E")
    do(game, "white", "found settlement (-2,1)NW", "found road (-2,1)NW")
    do(game, "white", "found settlement (3,0)S", "found ship (3,0)SE")
    assert not game.chance_is_next
    do(game, "blue", "found settlement (2,-1)N", "found ship (2,-1)NW")
    assert game.chance_is_next
    do(game, "blue", "tile sea")
    assert texts(game, "red", "found settlement") != []


@pytest.mark.clause("S-SETUP-1")
def test_a_map_is_printed_or_dealt() -> None:
    printed = [sea(seed=n, sea_setup="fixed").layout for n in (1, 2)]
    assert printed[0] == printed[1]
    dealt = [sea(seed=n, sea_setup="variable").layout for n in (1, 2)]
    assert dealt[0] != dealt[1] != printed[1]
    with pytest.raises(OptionError, match="option scenario takes"):
        sea(scenario="atlantis")


@pytest.mark.clause("S-SETUP-2", "SX-2")
def test_harbours_are_as_printed_or_shuffled() -> None:
    kinds = [sea(seed=n, sea_harbours="printed").layout.harbours for n in range(3)]
    assert kinds[0] == kinds[1] == kinds[2]
    shuffled = [sea(seed=n, sea_harbours="shuffled").layout.harbours for n in range(3)]
    assert any(one != kinds[0] for one in shuffled)
    assert all(one.keys() == kinds[0].keys() for one in shuffled)
    assert all(sorted(one.values()) == sorted(kinds[0].values()) for one in shuffled)


@pytest.mark.clause("S-SETUP-3", "S-NS-2", "S-TTD-2", "S-4I-2", "S-FI-2")
@pytest.mark.parametrize(
    ("scenario", "robber", "pirate", "goal"),
    [
        ("new_shores", "(0,-3)", "frame", 14),
        ("four_islands", "(-3,3)", "(0,0)", 13),
        ("fog_islands", "(-2,3)", "frame", 12),
        ("through_desert", "(0,-2)", "frame", 14),
        ("new_world", "frame", "frame", 12),
    ],
)
def test_figures_start_where_the_scenario_says(scenario: str, robber: str, pirate: str, goal: int) -> None:
    game = sea(scenario=scenario)
    facts = game.describe()
    assert (facts["robber"], facts["pirate"], game.rules.goal) == (robber, pirate, goal)
    assert pieces(game, "red", "ships") == set(own()["ships"])
