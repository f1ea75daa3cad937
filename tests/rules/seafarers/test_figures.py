"""Robber and pirate: EX-S25, EX-S26, S-ROB-1 to -3, S-PIR-1 to -7, SX-1, SX-29."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.rules.seafarers.table import RICH, SHIP, do, figures, own, phase, pirate, roll, sea, sites
from tests.rules.table import allowed, goods, hand, refused, size, texts

from ostrov import Game

LAND = (
    "(0,-3) (1,-3) (2,-2) (3,-2) (-1,-1) (0,-1) (2,-1) (-2,0) (-1,0) (0,0) (2,0) "
    "(-3,1) (-2,1) (-1,1) (0,1) (-3,2) (-2,2) (-1,2) (1,2) (-3,3) (-2,3) (0,3)"
)
SEA = "(2,-3) (3,-3) (-1,-2) (0,-2) (1,-2) (-2,-1) (1,-1) (3,-1) (1,0) (1,1) (2,1) (0,2) (-1,3)"
CARD = goods(ore=1)
ROBBED = {"red": CARD, "blue": CARD, "white": CARD}


def thefts(game: Game, colour: str, place: str) -> list[str]:
    """How the colour may move the pirate to a place."""
    return [text for text in texts(game, colour, "pirate") if text.startswith(f"pirate {place}")]


@pytest.mark.clause("S-PIR-2", "S-PIR-3")
def test_EX_S25_the_pirate_robs_owners_of_ships_there() -> None:
    pieces = {"red": own(ships="(1,-1)SE"), "white": own("(0,-1)SE")}
    words: dict[str, Any] = {"phase": "moving robber", "hands": ROBBED, "active": "blue"}
    game = sea(pieces=pieces, **words)
    assert thefts(game, "blue", "(1,-1)") == ["pirate (1,-1) from red"]
    refused(game, "blue", "pirate (1,-1) from white", "S-PIR-2")
    do(game, "blue", "pirate (1,-1) from red", "stolen ore")
    assert (hand(game, "blue"), size(game, "red")) == (goods(ore=2), 0)
    both = sea(pieces={**pieces, "white": own("(0,-1)SE", "(0,-1)E")}, pirate="(2,1)", **words)
    assert thefts(both, "blue", "(1,-1)") == ["pirate (1,-1) from red", "pirate (1,-1) from white"]
    refused(both, "blue", "pirate (1,-1)", "S-PIR-2")
    assert thefts(both, "blue", "(1,0)") == ["pirate (1,0) from red"]
    for empty in ("frame", "(2,-3)"):
        assert thefts(both, "blue", empty) == [f"pirate {empty}"]
        refused(both, "blue", f"pirate {empty} from red", "S-PIR-2")


@pytest.mark.clause("S-PIR-3")
def test_on_the_frame_the_pirate_blocks_nothing() -> None:
    game = sea(pieces={"red": own("(0,-3)N")}, hands={"red": RICH}, pirate="(0,-2)")
    assert pirate(game) == "(0,-2)"
    do(game, "red", "ship (0,-3)NW")
    away = sea(phase="moving robber", pirate="(1,0)", pieces={"red": own("(0,0)NE")}, hands={"red": RICH})
    do(away, "red", "pirate frame", "ship (0,0)E")


@pytest.mark.clause("S-ROB-1", "S-PIR-1", "S-ROB-2")
def test_EX_S26_a_seven_moves_either_figure() -> None:
    game = roll(sea(phase="before roll"), "red", 7)
    assert figures(game, "red", "robber") == set(LAND.split()) - {"(0,-3)"}
    assert figures(game, "red", "pirate") == set(SEA.split())
    refused(game, "red", "pirate frame", "S-PIR-1")
    refused(game, "red", "pirate (0,0)", "S-PIR-1")
    refused(game, "red", "robber (1,0)", "S-ROB-2")
    refused(game, "red", "end turn", "S-ROB-1")
    do(game, "red", "pirate (1,0)")
    refused(game, "red", "robber (0,0)", "B-ROB-1")
    assert phase(game) == "main"


@pytest.mark.clause("S-ROB-1", "S-DEV-1")
def test_EX_S26_a_knight_before_the_roll_has_the_same_choice() -> None:
    game = sea(phase="before roll", cards={"red": {"knight": 1}}, knights={"red": 2})
    do(game, "red", "knight")
    assert figures(game, "red", "robber") == set(LAND.split()) - {"(0,-3)"}
    assert figures(game, "red", "pirate") == set(SEA.split())
    do(game, "red", "pirate (1,0)")
    assert game.describe()["largest_army"] == "red"
    assert phase(game) == "before roll"


@pytest.mark.clause("S-ROB-3", "S-ROB-1")
def test_discards_come_before_the_figure_and_theft_after_it() -> None:
    pieces = {"red": own("(0,0)S"), "blue": own("(0,-1)SE", "(0,-1)E")}
    game = sea(phase="before roll", pieces=pieces, hands={"red": goods(ore=8), "blue": CARD})
    roll(game, "red", 7)
    refused(game, "red", "pirate (1,-1) from blue", "B-SEVEN-4")
    do(game, "red", "discard 4 ore", "pirate (1,-1) from blue", "stolen ore")
    assert (size(game, "red"), size(game, "blue")) == (5, 0)


@pytest.mark.clause("S-ROB-2")
def test_the_robber_goes_to_gold_and_to_deserts() -> None:
    game = sea(phase="moving robber", scenario="through_desert", robber="(0,-2)")
    do(game.copy(), "red", "robber (0,-3)")
    do(game.copy(), "red", "robber (1,-3)")
    refused(game, "red", "robber (2,-3)", "S-ROB-2")
    with pytest.raises(ValueError, match="is no hex"):
        game.parse("robber frame", 0)


@pytest.mark.clause("S-PIR-1", "S-PIR-3", "SX-1")
@pytest.mark.parametrize("frame", ["off_hex", "forbidden"])
def test_the_frame_is_a_place_of_the_pirate_unless_forbidden(frame: str) -> None:
    game = sea(phase="moving robber", pirate="(1,0)", sea_pirate_frame=frame)
    assert ("frame" in figures(game, "red", "pirate")) == (frame == "off_hex")
    if frame == "forbidden":
        refused(game, "red", "pirate frame", "S-PIR-1")
    else:
        do(game, "red", "pirate frame")
        assert pirate(game) == "frame"


@pytest.mark.clause("S-PIR-4", "S-FOUND-3", "S-DEV-2")
def test_the_pirate_binds_everybody_in_every_way_to_lay_a_ship() -> None:
    red = own("(0,0)NE (0,-1)N", "(0,-2)E")
    words: dict[str, Any] = {"pieces": {"red": red}, "hands": {"red": RICH}, "pirate": "(1,0)"}
    game = sea(**words, cards={"red": {"road building": 1}})
    refused(game, "red", "ship (0,0)E", "S-SHIP-5")
    refused(game, "red", "move ship (0,-2)E to (0,0)E", "S-MOVE-7")
    do(game, "red", "road building")
    refused(game, "red", "free ship (0,0)E", "S-PIR-4")
    allowed(game, "red", "free road (0,0)E")
    mover = sea(phase="moving robber", pieces={"red": red}, hands={"red": SHIP})
    do(mover, "red", "pirate (1,0)")
    refused(mover, "red", "ship (0,0)E", "S-SHIP-5")


@pytest.mark.clause("S-PIR-5", "S-HARB-2")
def test_production_and_harbours_go_on_beside_the_pirate() -> None:
    red = own("(0,-1)SE", "(0,-1)E")  # at a harbour 3:1
    game = sea(phase="before roll", pieces={"red": red}, hands={"red": goods(ore=3)}, pirate="(1,-1)")
    roll(game, "red", 10)
    assert hand(game, "red") == goods(ore=3, lumber=1)
    do(game, "red", "bank 3 ore for 1 brick")


@pytest.mark.clause("S-PIR-6", "SX-29")
def test_a_figure_that_is_not_in_play_cannot_be_chosen() -> None:
    layout = sea().layout
    without = sea(board=replace(layout, pirate="none"), phase="moving robber")
    assert figures(without, "red", "pirate") == set()
    refused(without, "red", "pirate (1,0)", "S-PIR-6")
    do(without, "red", "robber (0,0)")
    alone = sea(board=replace(layout, robber="none"), phase="moving robber")
    assert figures(alone, "red", "robber") == set()
    refused(alone, "red", "robber (0,0)", "S-PIR-6")
    do(alone, "red", "pirate (1,0)")


@pytest.mark.clause("S-PIR-7", "H-1")
def test_a_friendly_pirate_spares_who_has_few_points() -> None:
    pieces = {"blue": own("(0,0)NE", "(1,-1)SE"), "white": own("(0,-1)N", "(0,-2)E")}
    words: dict[str, Any] = {"phase": "moving robber", "hands": ROBBED, "pieces": pieces}
    refused(sea(friendly_robber=True, **words), "red", "pirate (1,-1) from blue", "S-PIR-7")
    do(sea(**words), "red", "pirate (1,-1) from blue", "stolen ore")
    assert sites(sea(friendly_robber=True, **words), "red") == set()


@pytest.mark.clause("S-SETUP-3", "S-NW-5")
def test_a_robber_beside_the_board_enters_anywhere_by_its_first_move() -> None:
    game = sea(board=replace(sea().layout, robber="frame"), phase="moving robber")
    assert game.describe()["robber"] == "frame"
    assert figures(game, "red", "robber") == set(LAND.split())
    do(game, "red", "robber (2,0)")
