"""Through the Desert: EX-S34, S-TTD-1 to -6."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seafarers.table import chips, do, own, phase, sea
from tests.rules.table import SETTLEMENT, allowed, goods, hand, points, refused

from ostrov import Game
from ostrov.game.seafarers.scenarios import maps_of

STRIP, MAIN, BELT = "(-1,-2)SE", "(-1,-1)NE", "(1,-3)NE"
"""Nodes at deserts: one touches the strip beyond them, one the main island, one nothing else."""


def desert(**words: Any) -> Game:
    """On the map for three."""
    return sea(scenario="through_desert", **words)


@pytest.mark.clause("S-TTD-3", "S-CHIP-4", "SX-11")
@pytest.mark.parametrize(
    ("node", "road", "chip"),
    [(STRIP, "(-1,-2)SE", 2), (MAIN, "(-1,-1)E", 0), (BELT, "(1,-3)NE", 0)],
)
def test_EX_S34_nodes_at_the_deserts(node: str, road: str, chip: int) -> None:
    game = desert(pieces={"red": own(roads=road)}, hands={"red": SETTLEMENT})
    do(game, "red", f"settlement {node}")
    assert (points(game, "red"), chips(game, "red")) == (1 + chip, chip)


@pytest.mark.clause("S-TTD-3", "S-FOUND-1", "S-TTD-1")
def test_EX_S34_founding_at_the_deserts() -> None:
    game = desert(starter=0)
    allowed(game, "red", f"found settlement {MAIN}")
    refused(game, "red", f"found settlement {STRIP}", "S-FOUND-1")
    refused(game, "red", f"found settlement {BELT}", "S-TTD-3")


@pytest.mark.clause("S-TTD-1")
@pytest.mark.parametrize(
    ("node", "ship"),
    [("(3,-3)SW", "(3,-3)W"), ("(2,0)N", "(2,0)NW"), ("(1,2)N", "(1,2)NW"), ("(0,-3)N", "(0,-3)NW")],
)
def test_strip_and_small_islands_bring_points(node: str, ship: str) -> None:
    game = desert(pieces={"red": own(ships=ship)}, hands={"red": SETTLEMENT})
    do(game, "red", f"settlement {node}")
    assert (points(game, "red"), chips(game, "red")) == (3, 2)


@pytest.mark.clause("S-TTD-2", "SX-22")
def test_the_robber_starts_in_the_middle_desert() -> None:
    game = desert()
    facts = game.describe()
    assert (facts["robber"], facts["pirate"], game.rules.goal) == ("(0,-2)", "frame", 14)
    tokens = sorted(t.token for t in game.layout.tiles if t.token)
    assert (tokens.count(11), tokens.count(12)) == (2, 0)


@pytest.mark.clause("S-TTD-4", "S-ROAD-1")
def test_roads_cross_the_deserts() -> None:
    game = desert(pieces={"red": own("(0,-2)SE")}, hands={"red": goods(lumber=3, brick=3)})
    do(game, "red", "road (0,-2)SE", "road (-1,-1)NE", "road (-1,-1)NW")
    assert (phase(game), hand(game, "red")) == ("main", {})
    blocked = desert(pieces={"red": own("(0,-2)SE"), "blue": own("(0,-2)SW", roads="(0,-2)SW")})
    refused(blocked, "red", "road (0,-2)SW", "B-ROAD-1")


@pytest.mark.clause("S-TTD-5")
def test_a_deal_leaves_the_deserts_and_keeps_gold_from_red_numbers() -> None:
    layouts = [desert(seed=n, sea_setup="variable").layout for n in range(4)]
    for layout in layouts:
        deserts = {(t.q, t.r) for t in layout.tiles if t.terrain == "desert"}
        assert deserts == {(1, -3), (0, -2), (-1, -1)}
        assert not {t.token for t in layout.tiles if t.terrain == "gold"} & {6, 8}
    assert layouts[0].tiles != layouts[1].tiles


@pytest.mark.clause("S-TTD-6", "SX-12", "SX-13")
def test_six_players_would_have_two_strips_and_eleven_harbours() -> None:
    large = next(m for m in maps_of("through_desert") if 6 in m.players)
    assert {cell.zone for cell in large.cells} >= {"strip", "strip2", "main", "belt"}
    assert sum(cell.terrain == "desert" for cell in large.cells) == 5
    assert len(large.harbours) == 11
