"""New World, New Shores, and questions about maps: S-NW-1 to -7, S-NS-2 to -4, S-56-1, S-56-2, SX-39."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.seafarers.table import chips, do, figures, own, sea
from tests.rules.table import SETTLEMENT, points, refused, texts

from ostrov import Game, OptionError
from ostrov.engine.constants import LAND_SIDE, SEA_SIDE
from ostrov.game.board import BoardError, Layout, Tile
from ostrov.game.seafarers.scenarios import SCENARIOS, maps_of, scenario


def world(**words: Any) -> Game:
    """A deal of the New World for three."""
    return sea(scenario="new_world", **words)


@pytest.mark.clause("S-NW-1", "S-NW-2", "S-NW-3", "SX-21")
@pytest.mark.parametrize("number", [9, 10])
def test_all_tiles_tokens_and_harbours_are_dealt(number: int) -> None:
    layout = world(seed=5, sea_new_world_harbours=number).layout
    terrains = Counter(t.terrain for t in layout.tiles)
    assert terrains == {"sea": 19, "forest": 5, "pasture": 5, "fields": 5, "hills": 4, "mountains": 4}
    tokens = Counter(t.token for t in layout.tiles if t.token)
    assert (sum(tokens.values()), tokens[2], tokens[12], tokens[6], tokens[8], tokens[11]) == (
        23,
        1,
        1,
        2,
        2,
        2,
    )
    assert len(layout.harbours) == number
    kinds = Counter(layout.harbours.values())
    assert kinds["3:1"] == number - 5
    with pytest.raises(OptionError):
        world(sea_new_world_harbours=8)


@pytest.mark.clause("S-NW-5", "S-SETUP-3")
def test_robber_and_pirate_begin_beside_the_board() -> None:
    game = world(phase="moving robber")
    land = {f"({t.q},{t.r})" for t in game.layout.tiles if t.terrain != "sea"}
    water = {f"({t.q},{t.r})" for t in game.layout.tiles if t.terrain == "sea"}
    assert figures(game, "red", "robber") == land
    assert figures(game, "red", "pirate") == water
    refused(game, "red", "pirate frame", "S-PIR-1")


@pytest.mark.clause("S-NW-4", "S-CHIP-1", "S-CHIP-3")
def test_a_new_area_brings_one_point() -> None:
    game = world(seed=3)
    b, g = game.board, game.geometry
    zones = {zone: [v for v in range(b.nodes) if b.node_zones[v] == 1 << zone] for zone in range(b.islands)}
    home, away = zones[0][0], zones[1][0]
    coast = LAND_SIDE | SEA_SIDE
    ship = next(e for e, ends in enumerate(g.edge_nodes) if away in ends and b.edge_side[e] == coast)
    red = own(game.places.nodes[home], game.places.edges[ship])
    after = world(seed=3, pieces={"red": red}, hands={"red": SETTLEMENT}, home={"red": [0]})
    do(after, "red", f"settlement {game.places.nodes[away]}")
    assert (points(after, "red"), chips(after, "red"), after.rules.goal) == (3, 1, 12)


@pytest.mark.clause("S-NW-4", "S-FOUND-1")
def test_everybody_founds_on_any_land_of_the_new_world() -> None:
    game = world(starter=0)
    land = {v for v in range(game.board.nodes) if game.board.node_zones[v]}
    assert len(texts(game, "red", "found settlement")) == len(land)


@pytest.mark.clause("S-NW-6", "SX-8")
def test_the_goal_of_an_own_map_is_an_option() -> None:
    assert sea(board=sea().layout, victory_points=11).rules.goal == 11


@pytest.mark.clause("S-NW-7", "SX-39")
def test_a_map_too_small_for_all_foundings_is_refused() -> None:
    tiles = tuple(Tile(q, 0, "hills", 4) for q in range(3))
    with pytest.raises(BoardError, match="S-NW-7"):
        sea(board=Layout((*tiles, Tile(3, 0, "sea", None)), {}, "(0,0)"))


@pytest.mark.clause("S-NS-2", "S-NS-3", "SX-10", "SX-37")
@pytest.mark.parametrize(("players", "robber", "terrain"), [(3, "(0,-3)", "hills"), (4, "(-1,1)", "desert")])
def test_new_shores(players: int, robber: str, terrain: str) -> None:
    game = sea(players=players)
    facts = game.describe()
    assert (facts["robber"], facts["pirate"], game.rules.goal) == (robber, "frame", 14)
    assert any(f"({t.q},{t.r})" == robber and t.terrain == terrain for t in game.layout.tiles)
    layouts = [sea(players=players, seed=n).layout.harbours for n in range(3)]
    assert (layouts[0] == layouts[1] == layouts[2]) == (players == 3)


@pytest.mark.clause("S-NS-4")
def test_new_shores_dealt_keeps_robber_and_islands() -> None:
    layout = sea(seed=2, sea_setup="variable").layout
    printed = sea().layout
    assert {(t.q, t.r) for t in layout.tiles if t.terrain == "sea"} == {
        (t.q, t.r) for t in printed.tiles if t.terrain == "sea"
    }
    twelve = next(t for t in layout.tiles if t.token == 12)
    assert layout.robber == f"({twelve.q},{twelve.r})"


@pytest.mark.clause("S-4I-2", "SX-23", "SX-28", "S-FI-2")
def test_the_robber_of_other_maps_is_on_the_twelve() -> None:
    for name in ("four_islands", "fog_islands"):
        for players in (3, 4):
            layout = sea(scenario=name, players=players).layout
            tile = next(t for t in layout.tiles if f"({t.q},{t.r})" == layout.robber)
            assert tile.token == 12
    six = next(m for m in maps_of("four_islands") if 6 in m.players)
    assert six.robber == "(0,3)"


@pytest.mark.clause("SX-25")
def test_the_disputed_harbours_are_where_two_sources_have_them() -> None:
    assert "(3,2)SE" in scenario("pirate_islands", 4).harbours
    assert "(-1,-1)NW" in scenario("wonders", 4).harbours


@pytest.mark.clause("S-56-1", "S-56-2", "SX-9")
def test_maps_for_six_are_data_only() -> None:
    for name in SCENARIOS:
        goals = {m.goal for m in maps_of(name)}
        assert len(goals) == 1
        assert any(6 in m.players for m in maps_of(name))
    for players in (5, 6):
        with pytest.raises(OptionError, match="option players"):
            Game.new(1, game="seafarers", players=players)


@pytest.mark.clause("S-SETUP-1")
def test_a_scenario_without_rules_is_not_begun() -> None:
    with pytest.raises(OptionError, match="cannot be played yet"):
        sea(scenario="pirate_islands")
