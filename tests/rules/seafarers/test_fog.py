"""Discovery: EX-S30 to EX-S33, S-FOG-1 to -9, S-MOVE-11, SX-7, SX-38."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seafarers.table import RICH, SHIP, do, figures, happens, own, phase, pirate, roll, sea
from tests.rules.table import add, allowed, bank, goods, hand, refused, texts

from ostrov import Game

HOME = own("(-1,0)N")
"""One ship to the north-east ends at the fog hex (0,-2)."""
FOUND: dict[str, dict[str, Any]] = {
    "(0,-3)": {"terrain": "sea"},
    "(1,-3)": {"terrain": "sea"},
    "(-1,-2)": {"terrain": "gold", "token": 3},
    "(1,-2)": {"terrain": "gold", "token": 3},
    "(1,-1)": {"terrain": "hills", "token": 4},
    "(1,0)": {"terrain": "hills", "token": 5},
    "(1,1)": {"terrain": "fields", "token": 6},
    "(1,2)": {"terrain": "fields", "token": 8},
    "(2,2)": {"terrain": "mountains", "token": 9},
    "(0,3)": {"terrain": "mountains", "token": 10},
    "(1,3)": {"terrain": "forest", "token": 11},
}
"""All fog of the map for three but (0,-2)."""
TILES = {"forest": 1, "hills": 2, "pasture": 1, "fields": 2, "mountains": 2, "sea": 2, "gold": 2}


def fog(**words: Any) -> Game:
    """On the map for three."""
    return sea(scenario="fog_islands", **words)


def found(game: Game) -> dict[str, Any]:
    """The hexes that were found."""
    hexes: dict[str, Any] = game.describe()["discovered"]
    return hexes


def sailing(**words: Any) -> Game:
    """Red has laid a ship that ends at (0,-2)."""
    words = {"pieces": {"red": HOME}, "hands": {"red": SHIP}, **words}
    return do(fog(**words), "red", "ship (-1,-1)E")


@pytest.mark.clause("S-FOG-1", "S-FOG-2", "S-FOG-3", "S-FOG-4", "S-FOUND-4", "S-FOG-5")
@pytest.mark.parametrize(
    ("outcomes", "hexes", "card"),
    [
        (("tile forest", "token 9"), {"terrain": "forest", "token": 9}, "lumber"),
        (("tile sea",), {"terrain": "sea", "token": None}, ""),
        (("tile gold", "token 9"), {"terrain": "gold", "token": 9}, "ore"),
    ],
)
def test_EX_S30_a_founding_ship_turns_up_one_hex(
    outcomes: tuple[str, ...], hexes: dict[str, Any], card: str
) -> None:
    game = do(fog(starter=0), "red", "found settlement (-1,0)N", "found ship (-1,-1)E")
    assert phase(game) == "discovering"
    do(game, "red", *outcomes)
    if hexes["terrain"] == "gold":
        assert len(texts(game, "red", "gold")) == 5
        do(game, "red", "gold ore")
    assert found(game) == {"(0,-2)": hexes}
    assert hand(game, "red") == ({card: 1} if card else {})
    assert phase(game) == "found settlement"
    assert texts(game, "blue", "found settlement") != []


@pytest.mark.clause("S-FOG-1", "S-MOVE-11")
def test_EX_S31_a_moved_ship_discovers_as_a_new_one_does() -> None:
    game = fog(pieces={"red": own("(-1,0)N", "(-1,0)NE")})
    do(game, "red", "move ship (-1,0)NE to (-1,-1)E")
    refused(game, "red", "end turn", "S-FOG-1")
    do(game, "red", "tile fields", "token 12")
    assert hand(game, "red") == goods(grain=1)


@pytest.mark.clause("S-FOG-6", "S-FOG-8", "S-FOG-1")
def test_EX_S31_a_settlement_discovers_nothing() -> None:
    game = sailing(hands={"red": RICH})
    do(game, "red", "tile hills", "token 9")
    refused(game, "red", "settlement (0,-2)SE", "S-SETT-1")
    do(game, "red", "ship (0,-2)SE", "tile sea")
    do(game, "red", "settlement (0,-2)SE")
    assert phase(game) == "main"
    assert set(found(game)) == {"(0,-2)", "(1,-2)"}


@pytest.mark.clause("S-FOG-8", "S-ROB-2", "S-PIR-1")
def test_EX_S32_no_figure_enters_the_fog() -> None:
    game = fog(phase="moving robber")
    refused(game, "red", "robber (0,-2)", "S-FOG-8")
    refused(game, "red", "pirate (0,-2)", "S-FOG-8")
    assert "(0,-2)" not in figures(game, "red", "pirate") | figures(game, "red", "robber")
    water = fog(phase="moving robber", discovered={"(0,-2)": {"terrain": "sea"}})
    refused(water, "red", "robber (0,-2)", "S-ROB-2")
    do(water, "red", "pirate (0,-2)")
    assert pirate(water) == "(0,-2)"
    land = fog(phase="moving robber", discovered={"(0,-2)": {"terrain": "hills", "token": 9}})
    do(land, "red", "robber (0,-2)")


@pytest.mark.clause("S-FOG-7", "S-INV-4", "S-FI-3")
def test_EX_S33_the_last_find_empties_the_stacks() -> None:
    start = fog().describe()
    assert start["fog_tiles"] == TILES
    assert start["fog_tokens"] == [3, 3, 4, 5, 6, 8, 9, 10, 11, 12]
    game = sailing(discovered=FOUND)
    assert [c.outcome.text for c in game.chances()] == ["tile pasture"]
    do(game, "red", "tile pasture")
    assert [c.outcome.text for c in game.chances()] == ["token 12"]
    do(game, "red", "token 12")
    facts = game.describe()
    assert (facts["fog_tiles"], facts["fog_tokens"], len(facts["discovered"])) == ({}, [], 12)
    assert hand(game, "red") == goods(wool=1)


@pytest.mark.clause("S-FI-3", "S-FI-4")
def test_four_players_have_a_token_eleven_more_and_a_three_less() -> None:
    four = fog(players=4).describe()
    assert four["fog_tokens"] == [3, 4, 5, 6, 8, 9, 10, 11, 11, 12]
    assert four["fog_tiles"] == fog().describe()["fog_tiles"]


@pytest.mark.clause("S-FOG-2", "S-FOG-3", "S-FOG-9")
def test_chance_turns_up_what_is_left_as_often_as_it_is_there() -> None:
    game = sailing()
    weights = {c.outcome.text: c.weight for c in game.chances()}
    assert weights == {f"tile {terrain}": n for terrain, n in TILES.items()}
    assert not happens(game, "tile desert")
    do(game, "red", "tile gold")
    assert {c.outcome.text: c.weight for c in game.chances()}["token 3"] == 2
    assert not happens(game, "token 2")
    assert not happens(game, "tile sea")


@pytest.mark.clause("S-FOG-9", "S-FOG-3")
def test_the_card_of_a_find_may_be_used_at_once() -> None:
    game = sailing(hands={"red": add(SHIP, goods(wool=1))})
    do(game, "red", "tile forest", "token 8")
    do(game, "red", "ship (0,-2)SE")
    assert phase(game) == "discovering"


@pytest.mark.clause("S-FOG-4", "SX-7", "S-GOLD-4")
@pytest.mark.parametrize("fog_gold", ["choice", "none"])
def test_gold_in_the_fog_pays_a_card_of_choice(fog_gold: str) -> None:
    game = sailing(sea_fog_gold=fog_gold)
    do(game, "red", "tile gold", "token 8")
    if fog_gold == "choice":
        refused(game, "red", "end turn", "S-GOLD-4")
        do(game, "red", "gold brick")
    assert hand(game, "red") == (goods(brick=1) if fog_gold == "choice" else {})
    assert phase(game) == "main"


@pytest.mark.clause("S-FOG-3", "SX-38")
def test_a_find_pays_nothing_that_the_bank_lacks() -> None:
    game = sailing(hands={"red": SHIP, "blue": goods(brick=19)})
    do(game, "red", "tile hills", "token 8")
    assert (hand(game, "red"), "brick" in bank(game)) == ({}, False)
    assert phase(game) == "main"


@pytest.mark.clause("S-FOG-1", "S-FOG-5", "S-DEV-2")
def test_each_line_of_a_card_discovers_by_itself() -> None:
    game = fog(pieces={"red": HOME}, cards={"red": {"road building": 1}})
    do(game, "red", "road building", "free ship (-1,-1)E")
    refused(game, "red", "free ship (0,-2)SW", "S-FOG-1")
    do(game, "red", "tile hills", "token 9")
    do(game, "red", "free ship (0,-2)SE", "tile mountains", "token 3")
    assert set(found(game)) == {"(0,-2)", "(1,-2)"}
    assert (phase(game), hand(game, "red")) == ("main", goods(brick=1, ore=1))


@pytest.mark.clause("S-FOG-1", "S-FOG-8", "S-GEO-3")
def test_a_road_discovers_too_and_lies_by_found_land_only() -> None:
    discovered = {"(0,-2)": {"terrain": "hills", "token": 9}}
    red = own("(0,-2)S", "(-1,-1)E")
    game = fog(pieces={"red": red}, hands={"red": RICH}, discovered=discovered)
    do(game.copy(), "red", "road (0,-2)SE", "tile sea")
    hidden = fog(pieces={"red": red | {"settlements": ["(-1,0)N"]}}, hands={"red": RICH})
    refused(hidden, "red", "road (0,-2)SE", "S-FOG-8")
    refused(hidden, "red", "ship (0,-2)SE", "S-FOG-8")
    allowed(game, "red", "ship (0,-2)SE")


@pytest.mark.clause("S-FOG-8")
def test_a_found_hex_pays_from_the_next_roll() -> None:
    discovered = {"(0,-2)": {"terrain": "hills", "token": 9}}
    game = fog(phase="before roll", pieces={"red": own("(0,-2)S")}, discovered=discovered)
    do(game, "red", "roll", "dice 4 5")
    assert hand(game, "red") == goods(brick=1)


@pytest.mark.clause("S-FOG-8", "S-GOLD-1", "S-FOG-4")
def test_gold_that_was_found_pays_like_any_other() -> None:
    discovered = {"(0,-2)": {"terrain": "gold", "token": 9}}
    words: dict[str, Any] = {"pieces": {"red": own(cities="(0,-2)S")}, "discovered": discovered}
    game = roll(fog(phase="before roll", **words), "red", 9)
    do(game, "red", "gold wool", "gold ore")
    assert (phase(game), hand(game, "red")) == ("main", goods(wool=1, ore=1))
