"""Boards of scenarios: sites, zones, figures, fog, given layouts. S-FOUND-1, S-TTD-3, S-SETUP-3."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.game.seafarers.maps import MAPS, NAMES, agreed, drawn, tables

from ostrov.engine import constants as c
from ostrov.engine.core.board import Board
from ostrov.engine.core.rules import Rules
from ostrov.game.board import BoardError, Layout, Tile
from ostrov.game.names import places_of
from ostrov.game.option import OptionError
from ostrov.game.seafarers.agreement import goal_of, usual
from ostrov.game.seafarers.boards import board_of, build, dealt_board
from ostrov.game.seafarers.scenarios import PLAYABLE, scenario
from ostrov.game.seafarers.sea_board import fill_board
from ostrov.game.seafarers.sea_map import SeaMap
from ostrov.game.seafarers.tables import add_rules


class Shown:
    """A map's board, asked by the names of places."""

    def __init__(self, name: str, players: int = 4) -> None:
        self.map = scenario(name, players)
        g, self.board = fill_board(self.map)
        self.places = places_of(g)

    def site(self, node: str) -> int:
        """What may be put on a node."""
        return self.board.site[self.places.node(node)]

    def zones(self, node: str) -> set[str]:
        """The zones of a node."""
        mask = self.board.node_zones[self.places.node(node)]
        return {zone for i, zone in enumerate(self.map.numbered) if mask >> i & 1}


BOTH = c.SETTLE_SITE | c.FOUND_SITE


@pytest.mark.clause("S-GEO-4", "S-FOUND-1")
def test_founding_is_for_start_zones_and_settling_for_all_land() -> None:
    at = Shown("new_shores", 3)
    assert at.site("(0,0)NE") == BOTH
    assert at.zones("(0,0)NE") == {"main"}
    assert at.site("(2,-1)NW") == c.SETTLE_SITE
    assert at.zones("(2,-1)NW") == {"i2"}
    assert at.site("(2,-3)NE") == 0
    assert at.zones("(2,-3)NE") == set()


@pytest.mark.clause("S-4I-1", "S-CHIP-3")
def test_every_one_of_the_four_islands_is_a_start_and_brings_chips() -> None:
    at = Shown("four_islands", 3)
    assert at.board.chip_zones == 0b1111
    assert at.site("(3,-3)N") == BOTH
    assert at.zones("(3,-3)N") == {"i1"}


@pytest.mark.clause("S-TTD-3", "S-TTD-1")
def test_nodes_at_the_deserts_belong_across_or_nowhere() -> None:
    at = Shown("through_desert", 3)
    assert at.site("(-1,-2)SE") == c.SETTLE_SITE
    assert at.zones("(-1,-2)SE") == {"strip"}
    assert at.site("(-1,-1)NE") == BOTH
    assert at.zones("(-1,-1)NE") == {"main"}
    assert at.site("(1,-3)NE") == c.SETTLE_SITE
    assert at.zones("(1,-3)NE") == set()


@pytest.mark.clause("S-FI-1", "S-FOG-7")
def test_nodes_in_the_fog_may_be_settled_on_later_and_never_founded_on() -> None:
    at = Shown("fog_islands", 3)
    assert at.site("(0,-3)N") == c.SETTLE_SITE
    assert at.zones("(0,-3)N") == set()
    assert at.site("(3,-3)N") == BOTH
    assert at.board.chip_zones == 0
    assert at.board.foggy == 1
    assert sum(at.board.fog_tiles) == 12
    assert at.board.fog_tiles[c.SEA] == 2
    assert at.board.fog_tiles[c.GOLD] == 2
    assert sum(at.board.fog_tokens) == 10
    assert at.board.fog_tokens[3] == 2
    assert at.board.fog_tokens[2] == 0


@pytest.mark.clause("S-FT-2", "S-CL-2", "S-PI-8")
@pytest.mark.parametrize(
    ("name", "shut", "free"),
    [
        ("forgotten_tribe", "(5,-1)NE", "(3,-1)NE"),
        ("cloth", "(-1,0)N", "(0,-3)N"),
        ("pirate_islands", "(-3,3)S", "(4,-3)N"),
    ],
)
def test_where_nobody_ever_settles(name: str, shut: str, free: str) -> None:
    at = Shown(name)
    assert at.site(shut) == 0
    assert at.site(free) == BOTH


@pytest.mark.clause("S-WO-1")
def test_wall_bridge_and_what_is_next_to_it_are_sites_after_founding() -> None:
    at = Shown("wonders")
    assert at.site("(2,0)SE") == c.SETTLE_SITE | c.WALL_SITE
    assert at.site("(-2,2)SE") == c.SETTLE_SITE | c.BRIDGE_SITE
    assert at.site("(-1,3)N") == c.SETTLE_SITE
    assert at.site("(0,0)N") == BOTH


@pytest.mark.clause("S-SETUP-3", "S-NW-5", "S-PI-1", "S-WO-1")
def test_figures_start_on_the_map_beside_it_or_not_at_all() -> None:
    def starts(name: str, players: int = 4) -> tuple[int, int]:
        board = Shown(name, players).board
        return board.robber, board.pirate

    assert starts("new_shores", 3) == (0, c.FRAME)
    assert starts("four_islands", 3)[1] == Shown("four_islands", 3).places.hex("(0,0)")
    assert starts("new_world") == (c.FRAME, c.FRAME)
    assert starts("pirate_islands")[0] == c.NO_FIGURE
    assert starts("wonders")[1] == c.NO_FIGURE


@pytest.mark.clause("S-GEO-6")
@pytest.mark.parametrize("m", MAPS, ids=NAMES)
def test_a_harbour_belongs_to_both_nodes_of_its_edge(m: SeaMap) -> None:
    g, board = fill_board(m)
    places = places_of(g)
    nodes = [v for name in m.harbours for v in g.edge_nodes[places.edge(name)]]
    assert sorted(nodes) == [v for v in range(board.nodes) if board.harbour[v]]
    assert all(board.edge_side[places.edge(name)] == c.LAND_SIDE | c.SEA_SIDE for name in m.harbours)


@pytest.mark.parametrize("name", PLAYABLE)
@pytest.mark.parametrize("setup", ["fixed", "variable"])
def test_a_layout_is_the_board_it_was_made_of(name: str, setup: str) -> None:
    for players in (2, 3, 4):
        options = agreed(name, players, sea_setup=setup)
        written = dealt_board(options, 11).to_json()
        assert tables(build(Layout.from_json(written), options)[1]) == tables(drawn(options, 11)[1])


def strip(*tiles: Tile, **parts: object) -> Layout:
    """A board of one's own: the island of New Shores for three, some hexes changed."""
    m = scenario("new_shores", 3)
    new = {(t.q, t.r): t for t in tiles}
    usual = [Tile(cell.q, cell.r, cell.terrain, cell.token) for cell in m.cells]
    layout = Layout(tuple(new.get((t.q, t.r), t) for t in usual), dict(m.harbours), "(0,-3)", "frame")
    return replace(layout, **parts)  # type: ignore[arg-type]


@pytest.mark.clause("S-NW-4")
def test_on_a_board_of_ones_own_land_areas_are_zones() -> None:
    options = agreed("new_shores", 3, board_setup="custom")
    board = build(strip(Tile(1, -1, "hills", 4), harbours={}), options)[1]
    assert board.islands == 3
    assert board.chip_zones == 0b111
    assert set(board.site) == {0, BOTH}
    same: Board = build(strip(Tile(0, 0, "hills", 4)), options)[1]
    assert same.chip_zones == 0b1110


@pytest.mark.clause("S-GEO-6", "S-SETUP-3", "S-FOG-7", "S-NW-7", "S-PIR-1", "S-ROB-2")
@pytest.mark.parametrize(
    ("layout", "defect"),
    [
        (
            strip(Tile(0, 0, "fog", None)),
            "hex (0,0): fog needs the map of a scenario with a stack for it (S-FOG-7)",
        ),
        (strip(Tile(0, 0, "lava", 4)), "hex (0,0): 'lava' is no terrain; there are forest, "),
        (strip(Tile(0, 0, "gold", None)), "hex (0,0): a token is 2 to 12 without 7, not None (B-COMP-5)"),
        (strip(Tile(1, 0, "sea", 4)), "hex (1,0): sea carries no number token (B-SETUP-8)"),
        (strip(harbours={"(-2,1)E": "3:1"}), "harbour (-2,1)E: the edge is not on the coast (S-GEO-6)"),
        (strip(harbours={"(2,-3)E": "3:1"}), "harbour (2,-3)E: the edge is not on the coast (S-GEO-6)"),
        (strip(harbours={"(0,0)X": "3:1"}), "harbour: '(0,0)X' is no edge of this map"),
        (strip(robber=None), "the robber's hex must be named: the board has 0 deserts (B-SETUP-7)"),
        (strip(robber="(1,0)"), "robber: '(1,0)' is no land hex of this board, nor frame or none (S-ROB-2)"),
        (strip(pirate="(0,0)"), "pirate: '(0,0)' is no sea hex of this board, nor frame or none (S-PIR-1)"),
        (
            Layout((Tile(0, 0, "hills", 4), Tile(1, 0, "sea", None)), {}, "(0,0)"),
            "3 players may find no place for two settlements each on 6 nodes (S-NW-7)",
        ),
        (
            Layout(tuple(Tile(q, 0, "sea", None) for q in range(64)), {}, "frame"),
            "a map has at most 63 hexes, 156 nodes and 218 edges",
        ),
    ],
)
def test_a_board_with_a_defect_is_refused_in_a_sentence(layout: Layout, defect: str) -> None:
    with pytest.raises(BoardError) as refused:
        build(layout, agreed("new_shores", 3, board_setup="custom"))
    assert any(one.startswith(defect) for one in str(refused.value).split("; ")) or defect in str(
        refused.value
    )


def test_a_board_of_ones_own_has_to_be_given() -> None:
    with pytest.raises(OptionError, match="board_setup=custom needs a board"):
        board_of(agreed(board_setup="custom"))
    with pytest.raises(OptionError, match="scenario pirate_islands cannot be played yet"):
        board_of(agreed("pirate_islands"))


@pytest.mark.clause("S-SHIP-1", "S-GOLD-1", "S-CHIP-1", "S-COMP-4")
def test_options_become_rules() -> None:
    r = Rules()
    add_rules(r, agreed("through_desert", sea_ships=12, sea_pirate_frame="forbidden"))
    assert (r.seafarers, r.ships, r.chip_points, r.pirate_frame) == (1, 12, 2, 0)
    assert r.gold == [0, 1, 2, 1]
    assert (r.start_gold, r.fog_gold, r.strict_rings) == (1, 1, 0)
    with pytest.raises(OptionError, match="cannot be played yet"):
        add_rules(r, agreed("pirate_islands"))
    add_rules(r, agreed("wonders", sea_wonder_ship=True))
    assert (r.wonders, r.wonder_ship, r.robber_tokens) == (5, 1, 0)
    add_rules(r, agreed("forgotten_tribe", sea_gift_harbour_late="compulsory"))
    assert (r.wonders, r.late_harbours, r.robber_tokens) == (0, 1, 1)


@pytest.mark.clause("S-WIN-2", "CK-SEA-20")
def test_the_goal_follows_from_the_scenario_and_what_else_is_played() -> None:
    assert goal_of({"scenario": "four_islands"}) == 13
    assert goal_of({"scenario": "four_islands", "game": "cities_knights+seafarers"}) == 15
    assert usual({"scenario": "fog_islands"}) == {"victory_points": 12, "board_setup": "scenario"}
    assert "victory_points" not in usual({"scenario": "atlantis"})
