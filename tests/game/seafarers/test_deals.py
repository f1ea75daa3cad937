"""What a seed draws on a map, over 200 seeds each. S-SETUP-1, -2, S-NS-4, S-4I-3, S-FI-5, S-TTD-5, S-NW."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.game.seafarers.maps import agreed, deals, drawn, tables

from ostrov.engine import constants as c
from ostrov.engine.core.board import Board
from ostrov.engine.core.geometry import Geometry, survey
from ostrov.engine.setup import new_world, sea_setup
from ostrov.engine.setup.board_setup import draw_board
from ostrov.engine.setup.new_world import all_reached, is_refused, survey_edges, survey_islands
from ostrov.engine.setup.sea_setup import SeaSetup, reds_beside
from ostrov.game.names import places_of
from ostrov.game.option import OptionError
from ostrov.game.seafarers.boards import board_of, dealt_board, setup_of
from ostrov.game.seafarers.scenarios import PLAYABLE, maps_of, scenario
from ostrov.game.seafarers.sea_board import fill_board
from ostrov.game.seafarers.sea_deal import fill_sea_setup
from ostrov.game.seafarers.sea_map import SeaMap

SEEDS = range(200)
DEALT = [(name, players) for name in PLAYABLE[:4] for players in (3, 4)]


def beside(g: Geometry) -> list[tuple[int, int]]:
    """All pairs of neighbouring hexes."""
    at: dict[int, list[int]] = {}
    for h, edges in enumerate(g.hex_edges):
        for e in edges:
            at.setdefault(e, []).append(h)
    return [(pair[0], pair[1]) for pair in at.values() if len(pair) == 2]


def reds_apart(g: Geometry, board: Board) -> bool:
    """No 6 or 8 lies next to another."""
    token = board.token
    return not any(token[a] in (6, 8) and token[b] in (6, 8) for a, b in beside(g))


def of_zones(m: SeaMap, board: Board, zones: tuple[str, ...]) -> tuple[Counter[int], Counter[int]]:
    """Terrains and tokens that lie in some zones."""
    here = [h for h, cell in enumerate(m.cells) if cell.zone in zones]
    return Counter(board.terrain[h] for h in here), Counter(board.token[h] for h in here)


def harbours(board: Board) -> Counter[int]:
    """Kinds of harbours with the number of their nodes."""
    return Counter(kind for kind in board.harbour[: board.nodes] if kind)


@pytest.mark.clause("S-SETUP-1", "S-NS-4", "S-4I-3", "S-FI-5", "S-TTD-5")
@pytest.mark.parametrize(("name", "players"), DEALT)
def test_a_deal_moves_what_its_zones_have_and_nothing_else(name: str, players: int) -> None:
    m, options = scenario(name, players), agreed(name, players, sea_setup="variable")
    assert m.deal
    printed = fill_board(m)[1]
    inside = {zone for group in m.deal.groups for zone in group}
    seen = set()
    for _, board in deals(options, SEEDS):
        for group in m.deal.groups:
            assert of_zones(m, board, group) == of_zones(m, printed, group)
        for h, cell in enumerate(m.cells):
            if cell.zone not in inside:
                assert (board.terrain[h], board.token[h]) == (printed.terrain[h], printed.token[h])
            assert (board.token[h] != 0) == (board.terrain[h] not in (c.DESERT, c.SEA, c.FOG))
        assert (board.site, board.node_zones, board.pirate) == (
            printed.site,
            printed.node_zones,
            printed.pirate,
        )
        seen.add(tuple(board.terrain))
    assert len(seen) > 195


@pytest.mark.clause("S-NS-4", "S-TTD-5", "S-NW-2")
@pytest.mark.parametrize(
    ("name", "players"),
    [(name, n) for name in ("new_shores", "through_desert", "new_world") for n in (3, 4)],
)
def test_reds_lie_apart(name: str, players: int) -> None:
    for g, board in deals(agreed(name, players, sea_setup="variable"), SEEDS):
        assert reds_apart(g, board)
        gold = [h for h in range(board.hexes) if board.terrain[h] == c.GOLD]
        assert name == "new_shores" or not any(board.token[h] in (6, 8) for h in gold)


@pytest.mark.clause("S-FI-5")
def test_on_the_fog_islands_reds_may_be_neighbours() -> None:
    found = deals(agreed("fog_islands", 4, sea_setup="variable"), SEEDS)
    assert any(not reds_apart(g, board) for g, board in found)


@pytest.mark.clause("S-4I-3")
@pytest.mark.parametrize("players", [3, 4])
def test_rare_numbers_keep_off_forests_and_pastures_and_lie_anywhere_else(players: int) -> None:
    twos: Counter[int] = Counter()
    for _, board in deals(agreed("four_islands", players, sea_setup="variable"), SEEDS):
        for h in range(board.hexes):
            if board.terrain[h] in (c.FOREST, c.PASTURE):
                assert board.token[h] not in (2, 3, 11, 12)
            if board.token[h] == 2:
                twos[board.terrain[h]] += 1
    assert set(twos) == {c.HILLS, c.FIELDS, c.MOUNTAINS}


@pytest.mark.clause("S-4I-3")
def test_every_laying_is_equally_likely() -> None:
    """Two tokens on three hexes, one of them barred from a hex: four layings."""
    d, found = SeaSetup(), Counter[tuple[int, ...]]()
    board = fill_board(scenario("four_islands", 3))[1]
    d.place, d.token = [0, 1, 2] + [0] * 60, [12, 5] + [0] * 61
    d.first, d.tokens, d.groups = [0, 3, 0, 0, 0], [2, 0, 0, 0], 1
    d.barred = [1 << 12] + [0] * 63
    for seed in range(4000):
        sea_setup.lay_tokens(d, board, 0, seed, 0, 0)
        found[tuple(board.token[:3])] += 1
    assert set(found) == {(5, 12, 0), (0, 12, 5), (5, 0, 12), (0, 5, 12)}
    assert all(900 < n < 1100 for n in found.values())


@pytest.mark.clause("S-FT-8", "S-WO-7", "S-CL-9")
@pytest.mark.parametrize("name", ["forgotten_tribe", "wonders", "cloth"])
def test_deals_of_scenarios_to_come(name: str) -> None:
    m = scenario(name, 4)
    assert m.deal
    g, board = fill_board(m)
    twelves = set()
    for seed in SEEDS:
        d = SeaSetup()
        fill_sea_setup(d, m, g, agreed(name), variable=True)
        sea_setup.draw_map(d, board, seed, 0)
        for place, tokens in m.deal.barred.items():
            assert board.token[places_of(g).hex(place)] not in tokens
        for h, cell in enumerate(m.cells):
            if cell.terrain == "desert" or cell.zone not in m.deal.groups[0]:
                assert (board.terrain[h], board.token[h]) == (
                    c.SEA if cell.terrain == "sea" else board.terrain[h],
                    cell.token or 0,
                )
        if name == "cloth":
            assert board.token[board.robber] == 12
            twelves.add(board.robber)
    assert name != "cloth" or len(twelves) > 10


@pytest.mark.clause("S-NS-2", "S-NS-4", "S-4I-2", "S-4I-3", "S-FI-2", "S-FI-5", "S-TTD-2")
def test_the_robber_starts_where_the_scenario_says() -> None:
    for name, players in [("new_shores", 3), ("four_islands", 3), ("four_islands", 4), ("fog_islands", 4)]:
        for setup in ("fixed", "variable"):
            for _, board in deals(agreed(name, players, sea_setup=setup), SEEDS):
                assert board.token[board.robber] == 12
    for _, board in deals(agreed("new_shores", 4, sea_setup="variable"), SEEDS):
        assert board.terrain[board.robber] == c.DESERT
    for g, board in deals(agreed("through_desert", 3, sea_setup="variable"), SEEDS):
        assert places_of(g).hexes[board.robber] == "(0,-2)"


@pytest.mark.clause("S-SETUP-2", "S-NS-3")
def test_blank_harbours_come_from_the_pool_and_printed_ones_stay() -> None:
    printed = fill_board(scenario("new_shores", 3))[1].harbour
    assert all(board.harbour == printed for _, board in deals(agreed("new_shores", 3), SEEDS))
    orders = set()
    for _, board in deals(agreed("new_shores", 4), SEEDS):
        assert harbours(board) == Counter({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 8})
        orders.add(tuple(board.harbour))
    assert len(orders) > 190


@pytest.mark.clause("S-SETUP-2", "S-NS-4", "S-FI-5")
def test_printed_harbours_are_shuffled_when_it_is_agreed_or_dealt() -> None:
    printed = fill_board(scenario("fog_islands", 3))[1]
    spots = [v for v in range(printed.nodes) if printed.harbour[v]]
    orders = set()
    for _, board in deals(agreed("fog_islands", 3, sea_harbours="shuffled"), SEEDS):
        assert harbours(board) == harbours(printed)
        assert [v for v in range(board.nodes) if board.harbour[v]] == spots
        orders.add(tuple(board.harbour))
    assert len(orders) > 150
    variable = deals(agreed("fog_islands", 3, sea_setup="variable"), SEEDS)
    assert all(board.harbour == printed.harbour for _, board in variable)
    shores = deals(agreed("new_shores", 3, sea_setup="variable"), SEEDS)
    assert len({tuple(board.harbour) for _, board in shores}) > 150


@pytest.mark.clause("S-NW-1", "S-NW-2", "S-NW-3", "S-NW-4", "S-NW-7")
@pytest.mark.parametrize("number", [9, 10])
def test_a_new_world(number: int) -> None:
    options = agreed("new_world", 4, sea_new_world_harbours=number)
    g, board = board_of(options)
    d = setup_of(options, g)
    for seed in SEEDS:
        draw_board(d, board, seed, 0)
        assert Counter(board.terrain[:42]) == {0: 5, 1: 4, 2: 5, 3: 5, 4: 4, c.SEA: 19}
        tokens = Counter(n for n in board.token[:42] if n)
        assert tokens == {2: 1, 3: 3, 4: 3, 5: 3, 6: 2, 8: 2, 9: 3, 10: 3, 11: 2, 12: 1}
        assert harbours(board) == Counter({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 * number - 10})
        edges = d.sea.spot[: d.sea.spots]
        assert len(edges) == number
        assert len({v for e in edges for v in g.edge_nodes[e]}) == 2 * number
        assert all(board.edge_side[e] == c.LAND_SIDE | c.SEA_SIDE for e in edges)
        assert board.chip_zones == (1 << board.islands) - 1
        assert (board.robber, board.pirate) == (c.FRAME, c.FRAME)
        for v in range(board.nodes):
            areas = {board.island[h] for h in board.node_hex[3 * v : 3 * v + 3]} - {0}
            assert board.node_zones[v] == sum(1 << (n - 1) for n in areas)
            assert len(areas) <= 1
            assert board.site[v] == (c.SETTLE_SITE | c.FOUND_SITE if areas else 0)


@pytest.mark.clause("S-NW-4")
def test_the_compiled_survey_finds_what_the_plain_one_does() -> None:
    for _, board in deals(agreed("new_world", 3), SEEDS):
        found = (board.edge_side, board.island, board.islands, board.site)
        survey(board)
        assert (board.edge_side, board.island, board.islands, board.site) == found


@pytest.mark.clause("S-NW-7")
def test_land_that_nobody_can_play_on_is_refused() -> None:
    options = agreed("new_world", 4)
    g, board = board_of(options)
    d, places = setup_of(options, g).sea, places_of(g)

    def lay(*land: str) -> Board:
        board.terrain = [c.SEA] * len(board.terrain)
        terrain = board.terrain
        for name in land:
            terrain[places.hex(name)] = c.HILLS
        board.terrain = terrain
        survey_edges(board)
        survey_islands(board)
        new_world.survey_zones(board)
        return board

    ring = ["(0,-2)", "(1,-2)", "(2,-2)", "(-1,-1)", "(2,-1)", "(-2,0)", "(2,0)", "(-2,1)", "(1,1)"]
    ring += ["(-2,2)", "(-1,2)", "(0,2)"]
    assert not is_refused(d, lay(*ring))
    assert not is_refused(d, lay(*ring, "(4,-3)"))
    lake = lay(*ring, "(0,0)")
    assert lake.islands == 2
    assert not all_reached(lake)
    assert is_refused(d, lake)
    assert is_refused(d, lay("(0,0)", "(1,0)"))


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_same_seed_is_the_same_board(name: str) -> None:
    options = agreed(name, 4, sea_setup="variable")
    g, board = board_of(options)
    d = setup_of(options, g)
    for seed in (1, 2, 1 << 40):
        sea = d.sea
        (new_world.draw_world if sea.world else sea_setup.draw_map)(sea, board, seed & c.MASK32, seed >> 32)
        assert tables(board) == tables(drawn(options, seed)[1])
    assert tables(drawn(options, 1)[1]) != tables(drawn(options, 2)[1])


def test_a_deal_takes_few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only neighbouring reds are ever laid anew; what is barred never fails."""
    for name, players in [*DEALT, ("new_world", 3), ("new_world", 4)]:
        g, board = drawn(agreed(name, players, sea_setup="variable"), 0)
        d = setup_of(agreed(name, players, sea_setup="variable"), g).sea
        failed, k = 0, 0
        for group in range(d.groups):
            for _ in range(200):
                k = sea_setup.lay_tokens(d, board, group, 7, 0, k)
                failed += d.reds_apart != 0 and reds_beside(d, board, group)
        assert failed < 190 * d.groups, f"{name} for {players}"
        assert failed == 0 or d.reds_apart


@pytest.mark.clause("S-PI-13")
def test_there_is_no_deal_of_the_pirate_islands() -> None:
    m = maps_of("pirate_islands")[0]
    with pytest.raises(OptionError, match=r"^scenario pirate_islands has no variable set-up \(S-SETUP-1\)$"):
        fill_sea_setup(SeaSetup(), m, fill_board(m)[0], agreed("pirate_islands"), variable=True)


def test_the_setting_of_every_game_asks_for_a_deal_too() -> None:
    assert dealt_board(agreed(board_setup="variable"), 3) == dealt_board(agreed(sea_setup="variable"), 3)
