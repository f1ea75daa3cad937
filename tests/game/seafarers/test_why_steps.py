"""Why robber and pirate stay away, gold is not chosen and chance waits: every case once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.game.seafarers.asked import allowed, own, refusal, sea, told

SHIPS = {"red": own(ships="(1,-1)SE"), "blue": own("(0,-1)SE", ships="(0,-1)E")}
FULL = {"red": {"wool": 1}, "blue": {"wool": 1}, "orange": {"wool": 1}}


@pytest.mark.clause("S-ROB-1")
def test_a_seven_or_a_knight_moves_one_figure() -> None:
    game = sea(phase="before roll", cards={"red": {"knight": 1}})
    assert told(game, "pirate (1,-1)") == ("S-ROB-1", "moment")
    game.play("roll")
    game.happen("dice 3 4")
    assert told(game, "end turn") == ("S-ROB-1", "seven")
    assert allowed(game, "pirate (1,-1)")
    game.play("robber (0,0)")
    assert told(game, "pirate (1,-1)") == ("S-ROB-1", "moment")
    game.play("knight")
    assert told(game, "end turn") == ("S-ROB-1", "pending")
    assert refusal(game, "monopoly ore").params["because"] == ["B-DEV-6"]


@pytest.mark.clause("S-ROB-2", "S-FOG-8")
def test_the_robber_stays_on_known_land() -> None:
    game = sea(phase="moving robber")
    assert told(game, "robber (1,-1)") == ("S-ROB-2", "sea")
    assert told(game, "robber (0,-3)") == ("B-ROB-2", "stays")
    assert allowed(game, "robber (1,-3)")
    fog = sea(scenario="fog_islands", phase="moving robber")
    assert refusal(fog, "robber (0,-2)").params == {"hex": "(0,-2)"}
    assert told(fog, "robber (0,-2)") == told(fog, "pirate (0,-2)") == ("S-FOG-8", "hex")


@pytest.mark.clause("B-ROB-3", "X-8")
def test_the_robber_stays_off_deserts_where_that_is_agreed() -> None:
    game = sea(scenario="through_desert", phase="moving robber", robber="(-1,0)", robber_to_desert=False)
    assert told(game, "robber (0,-2)") == ("B-ROB-3", "")


@pytest.mark.clause("S-PIR-1", "SX-1")
def test_the_pirate_stays_at_sea() -> None:
    game = sea(phase="moving robber", pirate="(1,-1)")
    assert told(game, "pirate (1,-1)") == ("S-PIR-1", "stays")
    assert told(game, "pirate (0,0)") == ("S-PIR-1", "land")
    assert allowed(game, "pirate frame")
    assert allowed(game, "pirate (1,0)")
    assert told(sea(phase="moving robber"), "pirate frame") == ("S-PIR-1", "frame")
    strict = sea(phase="moving robber", pirate="(1,-1)", sea_pirate_frame="forbidden")
    assert told(strict, "pirate frame") == ("S-PIR-1", "forbidden")
    assert refusal(strict, "pirate frame").params == {"because": ["SX-1"]}


@pytest.mark.clause("S-PIR-2", "S-PIR-3")
def test_the_pirate_robs_somebody_with_a_ship_there() -> None:
    game = sea(phase="moving robber", pieces=SHIPS, hands=FULL)
    assert told(game, "pirate (1,-1) from red") == ("S-PIR-2", "yourself")
    assert refusal(game, "pirate (1,-1)").params == {"players": ["blue"]}
    assert told(game, "pirate (1,-1)") == ("S-PIR-2", "somebody")
    assert told(game, "pirate (1,-1) from orange") == ("S-PIR-2", "there")
    assert told(game, "pirate (1,0) from blue") == ("S-PIR-2", "there")
    assert allowed(game, "pirate (1,0)")
    away = sea(phase="moving robber", pieces=SHIPS, hands=FULL, pirate="(1,0)")
    assert told(away, "pirate frame from blue") == ("S-PIR-2", "frame")
    game.play("pirate (1,-1) from blue")
    assert told(game, "end turn") == ("S-PIR-2", "pending")


@pytest.mark.clause("S-PIR-2")
def test_an_empty_hand_is_not_robbed_at_sea() -> None:
    game = sea(phase="moving robber", pieces=SHIPS)
    assert told(game, "pirate (1,-1) from blue") == ("S-PIR-2", "nobody")
    assert allowed(game, "pirate (1,-1)")
    pieces = {**SHIPS, "orange": own(ships="(1,-1)E")}
    other = sea(phase="moving robber", pieces=pieces, hands={"orange": {"ore": 1}})
    assert refusal(other, "pirate (1,-1) from blue").params == {"victim": "blue", "players": ["orange"]}
    assert told(other, "pirate (1,-1) from blue") == ("S-PIR-2", "cards")


@pytest.mark.clause("S-PIR-6")
def test_a_figure_that_is_not_in_the_game_does_not_move() -> None:
    layout = sea().layout
    no_pirate = sea(board=replace(layout, pirate="none"), phase="moving robber")
    assert told(no_pirate, "pirate (1,-1)") == ("S-PIR-6", "pirate")
    assert told(no_pirate, "end turn") == ("B-KNIGHT-1", "pending")
    no_robber = sea(board=replace(layout, robber="none"), phase="moving robber")
    assert told(no_robber, "robber (0,0)") == ("S-PIR-6", "robber")


@pytest.mark.clause("S-PIR-7", "H-1")
def test_a_friendly_pirate_spares_the_weak() -> None:
    game = sea(phase="moving robber", pieces=SHIPS, hands=FULL, friendly_robber=True)
    assert refusal(game, "pirate (1,-1)").params == {"spared": ["blue"]}
    assert told(game, "pirate (1,-1)") == ("S-PIR-7", "spared")
    assert allowed(game, "pirate (1,0)")


@pytest.mark.clause("S-GOLD-3", "S-GOLD-4")
def test_gold_is_chosen_in_turn() -> None:
    hands = {"orange": {"ore": 19}}
    game = sea(phase="choosing gold", gold_due={"red": 1, "blue": 1}, hands=hands)
    assert told(game, "gold ore") == ("S-GOLD-3", "gone")
    assert told(game, "gold paper") == ("S-GOLD-3", "commodity")
    assert told(game, "end turn") == ("S-GOLD-4", "pending")
    assert told(game, "gold wool", "blue") == ("S-GOLD-3", "turn")
    assert told(game, "gold wool", "orange") == ("S-GOLD-3", "moment")
    assert told(game, "offer 1 ore for 1 wool", "orange") == ("S-GOLD-3", "pending")
    assert refusal(game, "monopoly ore").params == {"next": ["red"], "because": ["B-DEV-6"]}
    assert allowed(game, "gold wool")
    game.play("gold wool")
    assert told(game, "end turn") == ("S-GOLD-3", "pending")
    game.play("gold brick", 1)
    assert told(game, "gold wool") == ("S-GOLD-3", "moment")
    at_once = sea(phase="choosing gold", gold_due={"red": 1, "blue": 1}, sea_gold_order="simultaneous")
    assert allowed(at_once, "gold wool", "blue")


@pytest.mark.clause("S-FOG-1")
def test_a_discovery_comes_first() -> None:
    hands = {"red": {"lumber": 1, "wool": 1}}
    game = sea(scenario="fog_islands", pieces={"red": own("(-1,0)N")}, hands=hands)
    assert told(game, "tile sea") == ("S-FOG-1", "moment")
    game.play("ship (-1,-1)E")
    assert told(game, "end turn") == ("S-FOG-1", "")
    assert told(game, "tile desert") == ("S-FOG-1", "gone")
    assert told(game, "token 9") == ("S-FOG-1", "token")
    game.happen("tile hills")
    assert told(game, "end turn") == ("S-FOG-1", "")
    assert told(game, "tile sea") == ("S-FOG-1", "moment")
    assert told(game, "token 2") == ("S-FOG-1", "drawn")
    assert refusal(game, "monopoly ore").params == {"because": ["B-DEV-6"]}
    game.happen("token 9")
    assert allowed(game, "end turn")
