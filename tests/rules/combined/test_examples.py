"""Seafarers with Cities & Knights by example: EX-S44 to EX-S52, CK-SEA-5 to -12, -24 to -34."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import knights, throw
from tests.rules.seafarers.table import (
    STRAIT,
    do,
    edges,
    figures,
    movable,
    phase,
    pieces,
    pirate,
    sites,
    targets,
)
from tests.rules.seafarers.table import own as of_sea
from tests.rules.seafarers.table import sea as at_sea
from tests.rules.table import allowed, edge, hand, node, points, refused, route, texts

from ostrov import Game

KNIGHT = {"wool": 1, "ore": 1}
LINE = "(0,-2)E (1,-3)SE"
"""Two ships from (0,-1)N northwards; they end at the southern corner of (1,-3)'s east side."""


def both(**words: Any) -> Game:
    """A game of both on New Shores for three, after the first attack unless a test says otherwise."""
    return at_sea(game="seafarers+cities_knights", **{"attacks": 1, **words})


def own(settlements: str = "", ships: str = "", knights: str = "", **more: str) -> dict[str, Any]:
    """Pieces of one colour; a knight is a place with strength and state, `(0,0)N:1a`."""
    rows = [text.partition(":")[::2] for text in knights.split()]
    words = [{"at": at, "strength": int(state[0]), "active": "a" in state} for at, state in rows]
    return {**of_sea(settlements, ships, **more), "knights": words}


@pytest.mark.clause("CK-SEA-6", "CK-SEA-27")
def test_EX_S44_a_knight_at_its_end_closes_a_line() -> None:
    game = both(pieces={"red": own("(0,-1)N", LINE)})
    assert movable(game, "red") == edges(game, "(1,-3)SE")
    held = both(pieces={"red": own("(0,-1)N", LINE, "(1,-3)SE:1")})
    assert movable(held, "red") == set()
    for ship in LINE.split():
        refused(held, "red", f"move ship {ship} to (0,-1)NE", "CK-SEA-6")
    between = both(pieces={"red": own("(0,-1)N", LINE, "(1,-3)S:1")})
    assert movable(between, "red") == edges(between, "(1,-3)SE")
    refused(between, "red", "move ship (0,-2)E to (0,-1)NE", "CK-SEA-6")


@pytest.mark.clause("CK-SEA-7", "CK-SEA-28", "SX-33", "CK-SEA-38")
@pytest.mark.parametrize(("pin", "free"), [("knight", ""), ("none", "(2,-2)W")])
def test_EX_S45_a_foreign_knight_holds_the_ships_beside_it(pin: str, free: str) -> None:
    game = both(pieces={"red": own("(0,0)NE", STRAIT), "blue": own(knights="(2,-2)SW:1")}, ck_sea_pin=pin)
    assert (route(game, "red"), movable(game, "red")) == (3, edges(game, free))
    if pin == "knight":
        refused(game, "red", "move ship (2,-2)W to (0,0)E", "CK-SEA-28")
        refused(game, "red", "move ship (2,-2)SW to (0,0)E", "CK-SEA-7")


@pytest.mark.clause("CK-SEA-28", "SX-33")
def test_buildings_hold_ships_where_that_is_agreed() -> None:
    words = {"pieces": {"red": own("(0,0)NE", STRAIT), "blue": own("(2,-2)SW")}}
    assert movable(both(**words), "red") == edges(both(**words), "(2,-2)W")
    game = both(**words, ck_sea_pin="knight_or_building")
    refused(game, "red", "move ship (2,-2)W to (0,0)E", "SX-33")


SAILING = own("(2,-2)N", "(2,-3)E", "(2,-2)NE:1a", roads="(2,-2)NE")


@pytest.mark.clause("CK-SEA-4", "CK-SEA-5", "CK-SEA-23", "CK-SEA-24", "CK-SEA-25", "CK-SEA-26", "SX-31")
def test_EX_S46_knights_come_to_sea_by_moving_only() -> None:
    game = both(pieces={"red": SAILING}, hands={"red": {"wool": 3, "ore": 3}})
    refused(game, "red", "recruit (2,-3)NE", "CK-SEA-23", "CK-SEA-24")
    refused(game, "red", "move knight (2,-2)NE to (0,0)N", "CK-SEA-4", "CK-SEA-25")
    refused(game, "red", "move knight (2,-2)NE to (3,-1)SE", "CK-SEA-5")
    do(game, "red", "move knight (2,-2)NE to (2,-3)NE")
    assert knights(game, "red") == {node(game, "(2,-3)NE"): "1s"}
    do(game, "red", "recruit (2,-2)NE")
    refused(game, "red", "move knight (2,-2)NE to (2,-3)NE", "CK-KNIGHT-1")
    refused(game, "red", "recruit (2,-3)NE", "CK-KNIGHT-14")


@pytest.mark.clause("SX-31", "CK-SEA-24")
def test_knights_are_recruited_at_sea_where_that_is_agreed() -> None:
    words = {"pieces": {"red": own("(2,-2)N", "(2,-3)E")}, "hands": {"red": KNIGHT}}
    allowed(both(**words, ck_sea_recruit_at_sea=True), "red", "recruit (2,-3)NE")
    refused(both(**words), "red", "recruit (2,-3)NE", "SX-31")


@pytest.mark.clause("SX-32", "CK-SEA-25")
def test_a_junction_without_building_lets_knights_pass_by_default() -> None:
    side = own("(0,0)SE (1,-3)S", "(0,-1)E (0,-1)NE (0,-2)E", "(0,0)NE:1a", roads="(0,0)E (0,0)NE")
    goal = "move knight (0,0)NE to (0,-1)NE"
    allowed(both(pieces={"red": side}), "red", goal)
    refused(both(pieces={"red": side}, ck_sea_knight_junction=False), "red", goal, "SX-32")


CHASING: dict[str, Any] = {
    "pieces": {"red": own("(2,-2)N", "(2,-3)E", "(2,-3)NE:1a"), "blue": own("(0,0)NE", "(1,-1)SE")},
    "pirate": "(2,-3)",
    "hands": {"blue": {"ore": 1}},
}


@pytest.mark.clause("CK-SEA-8", "CK-SEA-29", "SX-34", "CK-SEA-12")
def test_EX_S47_an_active_knight_chases_the_pirate() -> None:
    game = both(**CHASING)
    do(game, "red", "chase pirate (2,-3)NE")
    assert (phase(game), knights(game, "red")) == ("chasing pirate", {node(game, "(2,-3)NE"): "1s"})
    refused(game, "red", "robber (0,0)", "CK-SEA-29")
    refused(game, "red", "end turn", "CK-SEA-29")
    assert "frame" in figures(game, "red", "pirate")
    do(game, "red", "pirate (1,-1) from blue", "stolen ore")
    assert (pirate(game), phase(game), hand(game, "red")) == ("(1,-1)", "main", {"ore": 1})
    refused(both(**{**CHASING, "attacks": 0}), "red", "chase pirate (2,-3)NE", "CK-SEA-12")
    refused(both(**{**CHASING, "pirate": "(1,0)"}), "red", "chase pirate (2,-3)NE", "CK-SEA-8")
    refused(both(**{**CHASING, "pirate": "frame"}), "red", "chase pirate (2,-3)NE", "CK-SEA-29")


@pytest.mark.clause("CK-ACT-CHASE-1", "CK-SEA-29")
def test_who_chases_the_robber_does_not_move_the_pirate() -> None:
    game = both(pieces={"red": own("(0,0)SE", knights="(0,0)NE:1a", roads="(0,0)E")}, robber="(0,0)")
    do(game, "red", "chase robber (0,0)NE")
    assert (phase(game), texts(game, "red", "pirate")) == ("chasing robber", [])
    refused(game, "red", "pirate (1,-1)", "CK-ACT-CHASE-1")
    do(game, "red", "robber (0,-1)")
    assert phase(game) == "main"


@pytest.mark.clause("CK-SEA-12", "CK-SEA-30", "CK-SEA-31", "SX-35")
def test_EX_S48_neither_figure_moves_before_the_first_attack() -> None:
    words = {"pieces": {"red": own("(0,0)NE")}, "phase": "before roll", "pirate": "(1,0)"}
    game = throw(both(**words, attacks=0, hands={"red": {"wool": 1, "lumber": 1}}), "red", 7)
    assert (phase(game), pirate(game), sites(game, "red")) == ("main", "(1,0)", edges(game, "(0,0)NE"))
    later = throw(both(**words), "red", 7)
    assert phase(later) == "moving robber"
    assert figures(later, "red", "robber")
    assert figures(later, "red", "pirate")


@pytest.mark.clause("SX-35")
def test_the_pirate_may_wait_beside_the_board() -> None:
    desert = {"game": "seafarers+cities_knights", "scenario": "four_islands", "ck_sea_any_scenario": True}
    assert pirate(at_sea(**desert)) != "frame"
    assert pirate(at_sea(**desert, ck_sea_pirate_waits="off_board")) == "frame"


@pytest.mark.clause("CK-SEA-10", "CK-SEA-32")
def test_EX_S49_gold_brings_cities_two_resources() -> None:
    game = both(pieces={"red": own(cities="(2,0)N (2,-2)N")}, phase="before roll", robber="(0,0)")
    throw(game, "red", 4)
    assert (phase(game), hand(game, "red")) == ("choosing gold", {"wool": 1, "cloth": 1})
    refused(game, "red", "gold coin", "S-GOLD-3")
    do(game, "red", "gold ore", "gold ore")
    assert (phase(game), hand(game, "red")) == ("main", {"wool": 1, "cloth": 1, "ore": 2})


@pytest.mark.clause("CK-SEA-32", "CK-ABIL-3")
def test_gold_is_chosen_before_the_aqueduct_and_is_income() -> None:
    words: dict[str, Any] = {
        "pieces": {"red": own("(2,0)N", cities="(0,0)S"), "blue": own("(0,0)NE")},
        "improvements": {"red": {"science": 3}, "blue": {"science": 3}},
        "phase": "before roll",
        "robber": "(0,0)",
    }
    game = throw(both(**words), "red", 4)
    assert phase(game) == "choosing gold"
    do(game, "red", "gold ore")
    assert phase(game) == "aqueduct"
    assert texts(game, "red") == []
    do(game, "blue", "take wool")
    assert (phase(game), hand(game, "red"), hand(game, "blue")) == ("main", {"ore": 1}, {"wool": 1})


@pytest.mark.clause("CK-SEA-11")
@pytest.mark.parametrize("desert", [False, True])
def test_EX_S50_the_merchant_does_not_stand_on_gold(desert: bool) -> None:
    words = {"pieces": {"red": own("(2,0)N")}, "progress": {"red": {"merchant": 1}}}
    game = both(**words, ck_merchant_desert=desert)
    allowed(game, "red", "play merchant (2,-1)")
    refused(game, "red", "play merchant (2,0)", "CK-SEA-11")
    refused(game, "red", "play merchant (1,0)", "CK-MERCH-1")


@pytest.mark.clause("CK-SEA-9", "CK-SEA-20")
def test_EX_S51_the_goal_rises_by_two() -> None:
    words = {"improvements": {}, "pieces": {"red": own("(0,0)NE")}}
    short = both(**words, defenders={"red": 14}, phase="before roll")
    assert (points(short, "red"), short.over) == (15, False)
    assert throw(short, "red", 12).over is False
    assert both(**words, defenders={"red": 15}, phase="before roll").over


DIPLOMAT = {"red": {"diplomat": 1}}


@pytest.mark.clause("CK-SEA-34", "CK-SEA-35", "CK-SEA-13", "CK-PROG-DIPLOMAT-3")
def test_EX_S52_the_diplomat_lifts_an_open_ship() -> None:
    game = both(pieces={"red": own("(0,-1)N", LINE)}, progress=DIPLOMAT)
    refused(game, "red", "play diplomat (0,-2)E", "CK-SEA-34")
    do(game, "red", "play diplomat (1,-3)SE")
    assert phase(game) == "relaying ship"
    refused(game, "red", "relay road (0,-1)NW", "CK-SEA-34")
    refused(game, "red", "relay ship (1,-3)SE", "X-84")
    refused(game, "red", "end turn", "CK-SEA-34")
    do(game, "red", "relay ship (0,-1)NE")
    assert pieces(game, "red", "ships") == edges(game, "(0,-2)E (0,-1)NE")
    assert (phase(game), movable(game, "red")) == ("main", edges(game, "(0,-2)E"))  # the other one is new


@pytest.mark.clause("CK-SEA-34")
def test_EX_S52_a_foreign_ship_goes_back_and_an_own_one_may_stay_away() -> None:
    game = both(pieces={"blue": own("(0,-1)N", LINE)}, progress=DIPLOMAT)
    do(game, "red", "play diplomat (1,-3)SE")
    assert (phase(game), pieces(game, "blue", "ships")) == ("main", edges(game, "(0,-2)E"))
    kept = both(pieces={"red": own("(0,-1)N", LINE)}, progress=DIPLOMAT)
    do(kept, "red", "play diplomat (1,-3)SE", "done")
    assert (phase(kept), pieces(kept, "red", "ships")) == ("main", edges(kept, "(0,-2)E"))


@pytest.mark.clause("CK-SEA-34", "CK-SEA-13", "CK-PROG-DIPLOMAT-1")
def test_EX_S52_an_own_ship_at_its_end_closes_a_road() -> None:
    side = own("(0,0)SE (1,-3)S", "(0,-1)E (0,-1)NE (0,-2)E", roads="(0,0)E (0,0)NE")
    game = both(pieces={"red": side}, progress=DIPLOMAT)
    refused(game, "red", "play diplomat (0,0)NE", "CK-PROG-DIPLOMAT-1")
    open_road = both(pieces={"red": own("(0,0)SE", roads="(0,0)E (0,0)NE")}, progress=DIPLOMAT)
    do(open_road, "red", "play diplomat (0,0)NE")
    refused(open_road, "red", "relay ship (0,1)NE", "CK-SEA-34")
    assert edge(open_road, "(0,0)SW") not in texts(open_road, "red", "relay ship")


@pytest.mark.clause("SX-36", "CK-SEA-34")
def test_the_diplomat_leaves_ships_where_that_is_agreed() -> None:
    game = both(pieces={"red": own("(0,-1)N", LINE)}, progress=DIPLOMAT, ck_sea_diplomat_ships=False)
    refused(game, "red", "play diplomat (1,-3)SE", "SX-36")


@pytest.mark.clause("CK-SEA-27")
def test_a_ship_that_alone_joins_a_knight_to_a_building_stays() -> None:
    side = own("(0,0)NE (2,-2)NE", "(1,-1)SE (2,-1)W", "(2,-1)N:1", roads="(2,-1)NW")
    del side["settlements"][1]
    game = both(pieces={"red": side})
    refused(game, "red", "move ship (2,-1)W to (0,0)E", "CK-SEA-27")
    assert movable(game, "red") == set()
    assert targets(game, "red", "(2,-1)W") == set()
