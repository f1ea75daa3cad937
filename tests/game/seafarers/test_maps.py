"""The maps of the scenarios: what is printed on them, what is refused in one. S-COMP, S-GEO, S-SETUP."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.game.seafarers.maps import MAPS, NAMES, SMALL

from ostrov.engine.core.geometry import SIDES
from ostrov.game.names import places_of
from ostrov.game.option import OptionError
from ostrov.game.seafarers.map_checks import defects, frame_hexes
from ostrov.game.seafarers.map_reader import read_maps
from ostrov.game.seafarers.scenarios import PLAYABLE, SCENARIOS, maps_of, playable, scenario
from ostrov.game.seafarers.sea_board import geometry_of
from ostrov.game.seafarers.sea_map import DEALT, FOG, SEA, Cell, Deal, Fog, MapFault, SeaMap

NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
ORDER = ("sea", "gold", "hills", "forest", "pasture", "fields", "mountains", "desert")
LISTS = {
    ("new_shores", 3): ((13, 2, 4, 3, 5, 4, 4, 0), (1, 2, 3, 3, 2, 3, 2, 3, 2, 1), 8),
    ("new_shores", 4): ((14, 2, 5, 5, 5, 5, 5, 1), (2, 3, 3, 3, 3, 3, 3, 3, 3, 1), 9),
    ("four_islands", 3): ((15, 0, 4, 4, 4, 4, 4, 0), (1, 2, 2, 3, 2, 2, 3, 2, 2, 1), 9),
    ("four_islands", 4): ((12, 0, 4, 5, 5, 5, 4, 0), (1, 2, 3, 3, 2, 2, 3, 3, 3, 1), 9),
    ("fog_islands", 3): ((16, 0, 2, 4, 4, 2, 2, 0), (0, 1, 1, 2, 2, 2, 2, 1, 2, 1), 8),
    ("fog_islands", 4): ((13, 0, 3, 4, 4, 3, 3, 0), (1, 2, 2, 2, 2, 2, 2, 2, 1, 1), 9),
    # Its list has one 11 and one 12, both maps have two 11: SX-22.
    ("through_desert", 3): ((10, 2, 3, 5, 4, 4, 4, 3), (1, 2, 3, 3, 3, 3, 3, 2, 2, 0), 8),
    ("through_desert", 4): ((12, 2, 5, 5, 5, 5, 5, 3), (1, 3, 3, 3, 3, 3, 3, 3, 3, 2), 9),
    ("forgotten_tribe", 4): ((19, 2, 5, 5, 5, 5, 5, 3), (1, 2, 2, 2, 2, 2, 2, 2, 2, 1), 0),
    ("cloth", 4): ((18, 2, 3, 4, 4, 5, 4, 2), (2, 3, 3, 3, 3, 3, 3, 3, 3, 2), 9),
    ("pirate_islands", 4): ((19, 2, 5, 5, 5, 5, 5, 3), (1, 2, 3, 3, 3, 3, 3, 3, 2, 1), 8),
    ("wonders", 4): ((19, 2, 5, 5, 5, 5, 5, 3), (2, 3, 3, 3, 3, 3, 3, 3, 3, 1), 9),
    ("new_world", 4): ((19, 0, 4, 5, 5, 5, 4, 0), (1, 3, 3, 3, 2, 2, 3, 3, 2, 1), 0),
}
"""Component lists: terrains in ORDER, tokens in NUMBERS with those of villages, harbours."""

GOALS = (14, 13, 12, 14, 13, 14, 10, 10, 12)


def stock(m: SeaMap) -> tuple[Counter[str], Counter[int]]:
    """Terrains and tokens of a map, those that are dealt and those of villages included."""
    terrains = Counter(cell.terrain for cell in m.cells)
    tokens = Counter(cell.token for cell in m.cells if cell.token)
    if m.deal:
        terrains += Counter(m.deal.tiles)
        tokens += Counter(m.deal.tokens)
    if m.cloth:
        tokens += Counter(m.cloth.villages.values())
    del terrains[DEALT]
    return terrains, tokens


@pytest.mark.parametrize("m", MAPS, ids=NAMES)
def test_every_map_can_be_played_on(m: SeaMap) -> None:
    assert defects(m) == []


@pytest.mark.clause("S-COMP-1", "S-COMP-2", "S-COMP-3")
@pytest.mark.parametrize(("name", "players"), LISTS)
def test_a_map_has_what_its_list_says(name: str, players: int) -> None:
    m = scenario(name, players)
    terrains, tokens = stock(m)
    land, numbers, harbours = LISTS[name, players]
    assert tuple(terrains[word] for word in ORDER) == land
    assert tuple(tokens[n] for n in NUMBERS) == numbers
    assert len(m.harbours) == harbours
    kinds = Counter([kind for kind in m.harbours.values() if kind != "?"]) + Counter(m.pool)
    assert all(kinds[kind] == 1 for kind in ("lumber", "brick", "wool", "grain", "ore"))
    assert sum(kinds.values()) == len(m.harbours) or m.gifts or m.areas


@pytest.mark.clause("S-COMP-1", "S-COMP-2")
@pytest.mark.parametrize("m", SMALL, ids=[m.place for m in SMALL])
def test_the_box_has_enough_for_every_map_of_four(m: SeaMap) -> None:
    terrains, tokens = stock(m)
    if m.fog:
        terrains += Counter(m.fog.tiles)
        tokens += Counter(m.fog.tokens)
        del terrains[FOG]
    most = {"sea": 19, "gold": 2, "desert": 3}
    assert all(n <= most.get(word, 5) for word, n in terrains.items())
    assert all(n <= (2 if number in (2, 12) else 3) for number, n in tokens.items())


@pytest.mark.clause("S-GEO-1")
@pytest.mark.parametrize(
    ("frame", "nodes", "edges"),
    [(35, 92, 126), (42, 108, 149), (49, 124, 172), (56, 140, 195), (63, 156, 218)],
)
def test_a_frame_has_all_its_nodes_and_edges(frame: int, nodes: int, edges: int) -> None:
    assert len(frame_hexes(frame)) == frame
    shapes = {geometry_of(m) for m in MAPS if m.frame == frame}
    assert {(g.node_count, len(g.edge_nodes)) for g in shapes} == {(nodes, edges)}


@pytest.mark.clause("S-GEO-7")
@pytest.mark.parametrize("m", MAPS, ids=NAMES)
def test_zones_share_no_node_but_at_the_desert_belt(m: SeaMap) -> None:
    at: dict[int, set[str]] = {}
    for cell, nodes in zip(m.cells, geometry_of(m).hex_nodes, strict=True):
        for v in nodes if cell.zone else ():
            at.setdefault(v, set()).add(cell.zone or "")
    assert all(len(zones - {"belt"}) <= 1 for zones in at.values())


@pytest.mark.clause("S-FI-6")
def test_no_node_touches_both_home_and_fog() -> None:
    for m in maps_of("fog_islands")[:2]:
        g, reach = geometry_of(m), 0
        home = {v for cell, nodes in zip(m.cells, g.hex_nodes, strict=True) if cell.zone for v in nodes}
        fog = {
            v for cell, nodes in zip(m.cells, g.hex_nodes, strict=True) if cell.terrain == FOG for v in nodes
        }
        assert not home & fog
        reach = sum(any({v, w} == set(pair) for pair in g.edge_nodes for w in home) for v in fog)
        assert reach == 11


@pytest.mark.clause("S-WIN-2")
def test_goals() -> None:
    assert tuple(scenario(name, 4).goal for name in SCENARIOS) == GOALS


@pytest.mark.clause("S-CHIP-1", "S-CHIP-7")
def test_chips_of_a_map() -> None:
    for name, points in {"new_shores": 2, "four_islands": 2, "through_desert": 2, "wonders": 1}.items():
        assert scenario(name, 4).chips == points
    printed = {
        ("new_shores", 3): 18,
        ("new_shores", 4): 24,
        ("through_desert", 3): 24,
        ("through_desert", 4): 32,
    }
    for (name, players), chips in printed.items():
        m = scenario(name, players)
        assert players * m.chips * sum(kind == "chips" for kind in m.zones.values()) == chips


@pytest.mark.clause("S-FT-3", "S-CL-2", "S-PI-4", "S-PI-1", "S-WO-1")
def test_special_places() -> None:
    tribe, cloth = scenario("forgotten_tribe", 4), scenario("cloth", 4)
    pirates, wonders = scenario("pirate_islands", 4).pirates, scenario("wonders", 4).wonders
    assert tribe.gifts
    assert cloth.cloth
    assert pirates
    assert wonders
    gifts = (*tribe.gifts.chips, *tribe.gifts.cards, *tribe.gifts.harbours)
    assert [len(kind) for kind in (tribe.gifts.chips, tribe.gifts.cards, tribe.gifts.harbours)] == [8, 4, 6]
    places = places_of(geometry_of(tribe))
    assert len({places.edge(name) for name in gifts}) == 18
    assert len(cloth.cloth.villages) == 8
    assert (cloth.cloth.bolts, cloth.cloth.supply) == (5, 10)
    way = [(int(q), int(r)) for q, r in (name.strip("()").split(",") for name in pirates.path)]
    sea = {(cell.q, cell.r) for cell in scenario("pirate_islands", 4).cells if cell.terrain == SEA}
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in zip(way, way[1:] + way[:1], strict=True)}
    assert len(way) == 14
    assert set(way) <= sea
    assert steps <= set(SIDES)
    assert {seat.colour for seat in pirates.seats} == {"orange", "blue", "red", "white"}
    assert [len(marks) for marks in (wonders.wall, wonders.bridge, wonders.beside_bridge)] == [5, 2, 4]


@pytest.mark.clause("S-SETUP-1")
def test_two_players_have_the_map_of_three() -> None:
    assert all(scenario(name, 2) is scenario(name, 3) for name in SCENARIOS)


@pytest.mark.clause("S-SETUP-1")
def test_what_cannot_be_played_is_refused_in_a_sentence() -> None:
    with pytest.raises(
        OptionError, match=r"^scenario new_shores is for 2 to 6 players, not for 7 \(S-SETUP-1\)$"
    ):
        scenario("new_shores", 7)
    with pytest.raises(OptionError, match="there is no scenario 'atlantis'; there are new_shores, "):
        scenario("atlantis", 4)
    for name in set(SCENARIOS) - set(PLAYABLE):
        with pytest.raises(
            OptionError, match=f"^scenario {name} cannot be played yet; there are new_shores, "
        ):
            playable(name)


def cell(m: SeaMap, name: str, **parts: Any) -> tuple[Cell, ...]:
    """The hexes of a map, one of them changed."""
    return tuple(replace(one, **parts) if one.name == name else one for one in m.cells)


NS = scenario("new_shores", 3)
FOGGY = scenario("fog_islands", 3)


@pytest.mark.clause("S-GEO-1", "S-GEO-6", "S-GEO-7", "S-SETUP-2", "S-SETUP-3", "S-FOG-7", "S-FOUND-1")
@pytest.mark.parametrize(
    ("m", "defect"),
    [
        (replace(NS, frame=42), "the rows do not fill a frame of 42 hexes (S-GEO-1)"),
        (replace(NS, cells=NS.cells + NS.cells[:1]), "hex (0,-3) is listed twice"),
        (
            replace(NS, cells=tuple(Cell(q, r, SEA) for q in range(8) for r in range(8))),
            "a map has at most 63 hexes, 156 nodes and 218 edges",
        ),
        (replace(NS, cells=cell(NS, "(0,0)", terrain="lava")), "hex (0,0): 'lava' is no terrain; there are "),
        (
            replace(NS, cells=cell(NS, "(0,0)", token=None)),
            "hex (0,0): forest needs a number token (B-COMP-5)",
        ),
        (replace(NS, cells=cell(NS, "(0,0)", token=7)), "hex (0,0): a token is 2 to 12 without 7, not 7"),
        (replace(NS, cells=cell(NS, "(1,0)", token=4)), "hex (1,0): sea carries no number token"),
        (
            replace(NS, cells=cell(NS, "(0,0)", zone=None)),
            "hex (0,0): land lies in a zone, sea and fog in none",
        ),
        (replace(NS, cells=cell(NS, "(0,0)", zone="x")), "hex (0,0): there is no zone 'x'"),
        (replace(NS, cells=cell(NS, "(0,0)", zone="i1")), "zone i1 is not one piece of land"),
        (
            replace(NS, cells=cell(NS, "(1,-1)", terrain="hills", token=4, zone="i2")),
            "node (1,-2)S lies in the zones i2 and main (S-GEO-7)",
        ),
        (replace(NS, zones={**NS.zones, "main": "open"}), "no zone is for founding (S-FOUND-1)"),
        (replace(NS, chips=0), "zones bring chips, but 'chips' does not say how many points (S-CHIP-1)"),
        (
            replace(NS, harbours={**NS.harbours, "(-2,1)E": "3:1"}),
            "harbour (-2,1)E: the edge is not on the coast (S-GEO-6)",
        ),
        (replace(NS, harbours={**NS.harbours, "(9,9)E": "3:1"}), "harbour: '(9,9)E' is no edge of this map"),
        (replace(NS, harbours={**NS.harbours, "(2,0)E": "fish"}), "harbour (2,0)E: 'fish' is no kind"),
        (
            replace(NS, harbours={**NS.harbours, "(-1,-1)NW": "3:1"}),
            "harbour (-1,-1)NW: node (-1,-2)S has the harbour (-1,-1)W already (S-GEO-6)",
        ),
        (
            replace(NS, harbours={**NS.harbours, "(2,0)E": "?"}),
            "1 harbours are drawn from a pool of 0 (S-SETUP-2)",
        ),
        (replace(NS, robber="(1,0)"), "robber: '(1,0)' is no land hex of this map, nor frame or none"),
        (replace(NS, pirate="(0,0)"), "pirate: '(0,0)' is no sea hex of this map, nor frame or none"),
        (replace(FOGGY, fog=None), "12 hexes lie in the fog, the stack has 0 (S-FOG-7)"),
        (
            replace(FOGGY, fog=Fog({"sea": 6, "gold": 6}, (3, 4, 5))),
            "fog: 3 tokens for 6 hexes that carry one",
        ),
        (
            replace(NS, deal=Deal(groups=(("main", "i9"),))),
            "deal: zone 'i9' is not there, or in two groups",
        ),
        (
            replace(NS, deal=Deal(never={"gold": (6,), "forest": (8,)})),
            "deal: two tokens are barred from different hexes, so not all layings are equally likely",
        ),
        (replace(scenario("new_world", 4), deal=None), "42 hexes are dealt, the pool has 0"),
    ],
)
def test_a_defect_is_told_with_its_place(m: SeaMap, defect: str) -> None:
    found = defects(m)
    assert any(one.startswith(defect) for one in found), found


HEAD = 'name = "One"\n[[map]]\nplayers = [4]\nframe = 35\ngoal = 10\nrobber = "none"\npirate = "none"\n'


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("name = ", "one: "),
        ('name = "One"\n', "one: 'map' is missing"),
        ('name = "One"\n[[map]]\nplayers = 4\n', "one, map 1: 'players' is list, not 4"),
        (HEAD, "one, map 1: 'rows' is missing"),
        (
            HEAD + 'rows = "sea | sea"\n',
            "one, map 1: a row begins with the place of its first hex, not 'sea | sea'",
        ),
        (
            HEAD + 'rows = "(0,0) sea 3 a b"\n',
            "one, map 1: hex (0,0) is a terrain, its token and its zone, not ",
        ),
        (
            HEAD + 'rows = ""\nharbours = "(0,0)E"\n',
            "one, map 1: a harbour is an edge and a kind, not '(0,0)E'",
        ),
        (HEAD + 'rows = ""\n[map.zones]\na = "b"\n', "one, map 1, zones: a is one of start, home, chips, "),
        (HEAD + "rows = ''\nisles = 3\n", "one, map 1: a map has no 'isles'"),
    ],
)
def test_a_file_that_is_no_map_is_refused_with_its_place(text: str, fault: str) -> None:
    with pytest.raises(MapFault) as refused:
        read_maps("one", text)
    assert str(refused.value).startswith(fault)
