"""Clauses of both games together that no example shows: scenarios, foundings, cards, the attack. CK-SEA."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import knights, throw
from tests.rules.combined.test_examples import both, own
from tests.rules.seafarers.table import do, phase
from tests.rules.seafarers.table import sea as at_sea
from tests.rules.table import SETTLEMENT, allowed, hand, node, points, refused, texts

from ostrov import Game, OptionError
from ostrov.game.seafarers.scenarios import PLAYABLE

BOTH = "seafarers+cities_knights"


@pytest.mark.clause("CK-SEA-1", "CK-SEA-21", "SX-30")
@pytest.mark.parametrize("scenario", ["four_islands", "fog_islands", "new_world"])
def test_scenarios_with_many_islands_are_asked_for(scenario: str) -> None:
    with pytest.raises(OptionError, match="SX-30"):
        Game.new(1, game=BOTH, scenario=scenario)
    assert Game.new(1, game=BOTH, scenario=scenario, ck_sea_any_scenario=True).rules.ships


@pytest.mark.clause("CK-SEA-21")
def test_scenarios_with_development_cards_are_not_played_with_knights() -> None:
    for scenario in {"forgotten_tribe", "pirate_islands"} & set(PLAYABLE):
        with pytest.raises(OptionError, match="CK-SEA-21"):
            Game.new(1, game=BOTH, scenario=scenario, ck_sea_any_scenario=True)
    assert Game.new(1, game=BOTH, scenario="through_desert").options["victory_points"] == 16


@pytest.mark.clause("CK-SEA-22")
def test_the_second_founding_is_a_city_and_may_have_a_ship() -> None:
    game = at_sea(game=BOTH, starter=0)
    for colour, place in (("red", "(-1,1)N"), ("blue", "(-2,1)N"), ("white", "(-2,2)S")):
        do(game, colour, f"found settlement {place}", texts_of_road(game, colour, place))
    do(game, "white", "found settlement (-3,3)NW", texts_of_road(game, "white", "(-3,3)NW"))
    do(game, "blue", "found settlement (0,-1)NE")
    do(game, "blue", "found ship (0,-1)NE")
    assert node(game, "(0,-1)NE") in game.describe()["pieces"]["blue"]["cities"]


def texts_of_road(game: Game, colour: str, place: str) -> str:
    """Some road at the settlement that the colour is about to found."""
    ahead = game.copy()
    do(ahead, colour, f"found settlement {place}")
    return texts(ahead, colour, "found road")[0]


@pytest.mark.clause("CK-SEA-31")
def test_the_bishop_does_not_move_the_pirate() -> None:
    game = both(pieces={"red": own("(0,0)NE")}, progress={"red": {"bishop": 1}})
    allowed(game, "red", "play bishop (0,0)")
    refused(game, "red", "play bishop (1,0)", "CK-SEA-31")


@pytest.mark.clause("CK-SEA-36")
def test_intrigue_reaches_knights_where_ships_lead() -> None:
    pieces = {
        "red": own("(2,-2)N", "(2,-3)E"),
        "blue": own("(0,0)NE", knights="(2,-3)NE:1 (0,0)N:1", roads="(0,0)NE"),
    }
    game = both(pieces=pieces, progress={"red": {"intrigue": 1}})
    refused(game, "red", "play intrigue (0,0)N", "CK-SEA-36")
    do(game, "red", "play intrigue (2,-3)NE")
    assert (phase(game), set(knights(game, "blue"))) == ("main", {node(game, "(0,0)N")})


@pytest.mark.clause("CK-SEA-36", "CK-PROG-INVENTOR-1")
def test_the_inventor_swaps_tokens_of_gold() -> None:
    pieces = {"red": own("(2,0)N")}
    game = both(pieces=pieces, progress={"red": {"inventor": 1}}, robber="(0,-3)")
    do(game, "red", "play inventor (2,0) and (-1,1)")
    assert game.describe()["tokens"]["(2,0)"] == 9


@pytest.mark.clause("CK-SEA-36")
def test_mining_and_irrigation_take_nothing_from_gold() -> None:
    game = both(pieces={"red": own("(2,0)S")}, progress={"red": {"mining": 1, "irrigation": 1}})
    refused(game, "red", "play mining", "X-71")
    refused(game, "red", "play irrigation", "X-71")


@pytest.mark.clause("CK-SEA-3", "CK-SEA-26", "CK-SEA-37")
@pytest.mark.parametrize(("knight", "lost"), [("1a", False), ("1", True)])
def test_one_battle_decides_for_all_islands(knight: str, lost: bool) -> None:
    red: dict[str, Any] = own("(2,-2)N", "(2,-3)E", f"(2,-3)NE:{knight}", cities="(0,0)SE")
    words = {"phase": "before roll", "attacks": 0, "barbarians": 6, "explored": {"red": ["(2,-2)"]}}
    game = throw(both(pieces={"red": red}, **words), "red", 12, "ship")
    if lost:
        do(game, "red", "lose city (0,0)SE")
    assert (game.describe()["pieces"]["red"]["cities"] == []) == lost
    assert game.describe()["chips"]["red"] == 2
    assert points(game, "red") == (1 + 1 + 2 if lost else 1 + 2 + 2 + 1)


@pytest.mark.clause("CK-SEA-33")
def test_a_city_discovers_resources_only() -> None:
    game = at_sea(
        game=BOTH,
        scenario="fog_islands",
        ck_sea_any_scenario=True,
        pieces={"red": own(cities="(-1,0)N")},
        hands={"red": {"lumber": 1, "wool": 1}},
    )
    do(game, "red", "ship (-1,-1)E", "tile forest", "token 9")
    assert hand(game, "red") == {"lumber": 1}


@pytest.mark.clause("CK-SEA-39", "CK-KNIGHT-7")
def test_no_settlement_is_built_on_a_knight_at_the_coast() -> None:
    pieces = {"red": own("(0,0)NE", "(1,-1)SE (2,-1)W", "(2,-1)NW:1")}
    game = both(pieces=pieces, hands={"red": SETTLEMENT})
    refused(game, "red", "settlement (2,-1)NW", "CK-SEA-39")
