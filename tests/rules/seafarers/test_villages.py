"""The Cloth Trade: EX-S37 to EX-S39, S-CL-1 to -9, SX-15."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seafarers.table import SHIP, do, edge, figures, movable, own, phase, pirate, roll, sea
from tests.rules.table import SETTLEMENT, allowed, goods, hand, points, refused, size, texts

from ostrov import Game

VILLAGES = ["(-1,0)S", "(-1,0)N", "(0,1)S", "(0,1)N", "(1,-1)S", "(1,-1)N", "(2,0)S", "(2,0)N"]
FULL = dict.fromkeys(VILLAGES, 5)
NORTH = "(-1,0)N"
LINE = "(-1,-1)E"
"""The ship between (0,-2)S and the village at (-1,0)N."""
NO_PIRATE = "pirate (-1,-1)"


def cloth(**words: Any) -> Game:
    """A game of the Cloth Trade for three."""
    return sea(scenario="cloth", **words)


def told(game: Game, key: str) -> Any:
    """A fact of the position."""
    return game.describe()[key]


def stocks(game: Game) -> list[int]:
    """The bolts of the villages, in the order above."""
    found = {game.places.node(name): n for name, n in told(game, "villages").items()}
    return [found.get(game.places.node(name), 0) for name in VILLAGES]


def emptied(*empty: str) -> dict[str, int]:
    """All villages are full but these."""
    return {name: n for name, n in FULL.items() if name not in empty}


def friends(game: Game, colour: str) -> set[int]:
    """The nodes of the villages that the colour has relations with."""
    return {game.places.node(name) for name in told(game, "relations")[colour]}


@pytest.mark.clause("S-CL-1")
def test_three_settlements_are_founded_and_the_third_pays() -> None:
    game = cloth(starter=0)
    refused(game, "blue", "found settlement (0,-3)N", "S-CL-1")
    order = []
    while phase(game).startswith("founding") or "found" in game.legal()[0].text:
        colour = game.seats[game.state.active].colour
        if "settlement" in game.legal()[0].kind:
            order.append(colour)
            refused(game, colour, "end turn", "S-CL-1")
        before = size(game, colour)
        done = game.legal()[0]
        game.play(done)
        if len(order) <= 6:
            assert size(game, colour) == 0
        elif "settlement" in done.kind:
            assert size(game, colour) > before
        else:
            refused(game, colour, "roll", "S-CL-1", "B-TURN-1", "B-TURN-6")
    rounds = ["red", "blue", "white"]
    assert order == [*rounds, *reversed(rounds), *rounds]
    assert (phase(game), told(game, "active")) == ("before roll", "red")


@pytest.mark.clause("S-CL-1")
def test_the_line_of_a_founding_comes_next() -> None:
    game = do(cloth(starter=0), "red", "found settlement (0,-2)S")
    refused(game, "red", "found settlement (0,-3)N", "S-CL-1")
    allowed(game, "red", f"found ship {LINE}")


@pytest.mark.clause("S-CL-2")
def test_nobody_settles_at_the_villages() -> None:
    game = cloth(starter=0)
    refused(game, "red", "found settlement (-1,0)N", "S-CL-2")
    allowed(game, "red", "found settlement (0,-2)S")
    pieces = {"red": own("(0,-2)S", f"{LINE} (-1,0)NE (-1,0)E")}
    later = cloth(pieces=pieces, hands={"red": SETTLEMENT})
    refused(later, "red", "settlement (-1,0)SE", "S-CL-2")
    assert stocks(later) == [5] * 8
    assert told(later, "cloth_supply") == 10


@pytest.mark.clause("S-CL-3")
def test_a_founding_ship_may_reach_a_village() -> None:
    game = do(cloth(starter=0), "red", "found settlement (0,-2)S", f"found ship {LINE}")
    assert friends(game, "red") == {game.places.node(NORTH)}
    assert told(game, "cloth") == {"red": 1, "blue": 0, "white": 0}


@pytest.mark.clause("S-CL-3")
def test_relations_need_a_line_to_an_own_building_and_bring_a_bolt() -> None:
    empty = {"villages": emptied(NORTH), "cloth": {"blue": 5}}
    for stock in ({}, empty):
        game = cloth(pieces={"red": own("(0,-2)S")}, hands={"red": SHIP}, **stock)
        assert friends(game, "red") == set()
        do(game, "red", f"ship {LINE}")
        assert friends(game, "red") == {game.places.node(NORTH)}
        assert told(game, "cloth")["red"] == (0 if stock else 1)
    away = cloth(pieces={"red": own(ships=LINE), "blue": own("(0,-2)S")})
    assert friends(away, "red") == friends(away, "blue") == set()


@pytest.mark.clause("S-CL-3", "S-MOVE-11")
def test_a_ship_that_was_moved_may_reach_a_village() -> None:
    game = cloth(pieces={"red": own("(0,-2)S", "(0,-2)SW")})
    do(game, "red", f"move ship (0,-2)SW to {LINE}")
    assert (told(game, "cloth")["red"], stocks(game)[1]) == (1, 4)


@pytest.mark.clause("S-CL-3", "S-CL-4")
def test_EX_S37_a_village_pays_its_friends() -> None:
    words = {"villages": {**FULL, NORTH: 1}, "cloth": {"red": 2, "blue": 2}, "active": "blue"}
    relations = {"red": [NORTH], "blue": [NORTH]}
    game = cloth(phase="before roll", relations=relations, **words)
    roll(game, "blue", 10)
    assert told(game, "cloth") == {"red": 3, "blue": 3, "white": 0}
    assert (told(game, "cloth_supply"), stocks(game)[1]) == (9, 0)
    do(game, "blue", "end turn")
    roll(game, "white", 10)
    assert told(game, "cloth") == {"red": 3, "blue": 3, "white": 0}


@pytest.mark.clause("S-CL-4")
def test_an_empty_supply_pays_nobody_and_other_numbers_nothing() -> None:
    taken = {"villages": {**emptied("(0,1)S", "(0,1)N"), NORTH: 1}, "cloth": {"red": 4, "blue": 20}}
    game = cloth(phase="before roll", relations={"red": [NORTH], "blue": [NORTH]}, **taken)
    assert told(game, "cloth_supply") == 0
    other = roll(game.copy(), "red", 9)
    assert told(other, "cloth") == told(game, "cloth")
    roll(game, "red", 10)
    assert told(game, "cloth") == {"red": 5, "blue": 20, "white": 0}


@pytest.mark.clause("S-CL-5", "S-CL-8")
def test_EX_S38_two_bolts_are_a_point_and_empty_villages_end_the_game() -> None:
    words = {"pieces": {"blue": own("(0,-3)N")}, "villages": emptied(*VILLAGES[:4])}
    game = cloth(cloth={"red": 7, "blue": 6, "white": 7}, **words)
    assert [points(game, colour) for colour in ("red", "blue", "white")] == [3, 4, 3]
    do(game, "red", "end turn")
    assert not game.over
    words["villages"] = emptied(*VILLAGES[:5])
    last = do(cloth(cloth={"red": 7, "blue": 8, "white": 10}, **words), "red", "end turn")
    assert last.over
    assert told(last, "winner") == "white"


@pytest.mark.clause("S-CL-8")
@pytest.mark.parametrize(
    ("bolts", "active", "winner"),
    [
        ({"red": 9, "blue": 9, "white": 8}, "white", "red"),
        ({"red": 9, "blue": 9, "white": 8}, "blue", "blue"),
        ({"red": 8, "blue": 9, "white": 10}, "red", "white"),
        ({"red": 8, "blue": 9, "white": 9}, "red", "blue"),
    ],
)
def test_most_points_then_most_bolts_then_the_turn_decide(
    bolts: dict[str, int], active: str, winner: str
) -> None:
    game = cloth(cloth=bolts, villages=emptied(*VILLAGES[:5]), active=active)
    assert told(do(game, active, "end turn"), "winner") == winner


@pytest.mark.clause("S-CL-8")
def test_fourteen_points_win_in_the_own_turn() -> None:
    assert cloth().options["victory_points"] == 14
    taken = {"cloth": {"red": 20, "blue": 4}, "villages": {**emptied(*VILLAGES[:4]), VILLAGES[4]: 1}}
    pieces = {"red": own("(0,-2)S", "(0,-2)SW (0,-3)NE"), "blue": own("(3,-3)N")}
    game = cloth(pieces=pieces, hands={"red": goods(grain=2, ore=3)}, victory_points=12, **taken)
    assert points(game, "red") == 11
    do(game, "red", "city (0,-2)S")
    assert (game.over, told(game, "winner")) == (True, "red")


@pytest.mark.clause("SX-15", "S-CL-8")
@pytest.mark.parametrize("when", ["at_once", "end_of_turn"])
def test_the_game_ends_at_once_where_that_is_agreed(when: str) -> None:
    words: dict[str, Any] = {
        "villages": {**emptied(*VILLAGES[:5]), NORTH: 1},
        "cloth": {"red": 6, "blue": 18},
    }
    game = cloth(phase="before roll", relations={"red": [NORTH]}, sea_cloth_end=when, **words)
    roll(game, "red", 10)
    assert game.over == (when == "at_once")
    if when == "at_once":
        assert told(game, "winner") == "blue"
    else:
        assert told(do(game, "red", "end turn"), "winner") == "blue"


@pytest.mark.clause("S-CL-6", "S-CL-7")
def test_EX_S39_the_pirate_obeys_friends_of_villages() -> None:
    game = roll(cloth(phase="before roll", pieces={"red": own("(0,-2)S")}), "red", 7)
    refused(game, "red", NO_PIRATE, "S-CL-6")
    assert figures(game, "red", "pirate") == set()
    assert figures(game, "red", "robber")
    friend = cloth(pieces={"red": own("(0,-2)S", LINE)}, hands={"red": SHIP})
    assert friends(friend, "red") == {friend.places.node(NORTH)}
    refused(friend, "red", f"move ship {LINE} to (0,-2)SW", "S-CL-7")
    assert movable(friend, "red") == set()
    seven = roll(cloth(phase="before roll", pieces={"red": own("(0,-2)S", LINE)}), "red", 7)
    do(seven, "red", NO_PIRATE)
    assert pirate(seven) == "(-1,-1)"


@pytest.mark.clause("S-CL-6")
def test_the_robber_stays_off_the_villages() -> None:
    game = cloth(phase="moving robber")
    for place in ("(1,-1)", "(-1,0)", "(2,0)", "(0,1)"):
        refused(game, "red", f"robber {place}", "S-CL-6")
    do(game, "red", "robber (0,-3)")
    spared = cloth(phase="moving robber", friendly_robber=True)
    assert not figures(spared, "red", "robber") & {"(1,-1)", "(-1,0)", "(2,0)", "(0,1)"}


@pytest.mark.clause("S-CL-6", "S-PIR-2")
def test_the_pirate_takes_a_card_or_a_bolt() -> None:
    blue = own("(0,-2)S", LINE)
    words = {"villages": {**FULL, NORTH: 3}, "cloth": {"blue": 2}, "relations": {"red": [NORTH]}}
    base = {"phase": "moving robber", "pieces": {"blue": blue}, **words}
    game = cloth(hands={"blue": goods(ore=1)}, **base)
    found = [text for text in texts(game, "red", "pirate") if text.startswith(NO_PIRATE)]
    assert found == [f"{NO_PIRATE} from blue", f"{NO_PIRATE} cloth from blue"]
    refused(game, "red", f"{NO_PIRATE} cloth from white", "S-PIR-2")
    before = points(game, "blue")
    do(game, "red", f"{NO_PIRATE} cloth from blue")
    assert (told(game, "cloth"), phase(game)) == ({"red": 1, "blue": 1, "white": 0}, "main")
    assert (points(game, "blue"), hand(game, "blue")) == (before - 1, goods(ore=1))
    bare = cloth(**base)
    refused(bare, "red", f"{NO_PIRATE} from blue", "S-CL-6")
    refused(bare, "red", NO_PIRATE, "S-CL-6")
    none = cloth(phase="moving robber", pieces={"blue": blue}, relations={"red": [NORTH]})
    refused(none, "red", f"{NO_PIRATE} cloth from blue", "S-CL-6")
    do(none, "red", NO_PIRATE)


@pytest.mark.clause("S-CL-7", "S-CLOSE-3")
def test_branches_of_a_line_to_a_village_can_be_moved() -> None:
    game = cloth(pieces={"red": own("(0,-2)S", f"{LINE} (-1,0)NE")})
    assert movable(game, "red") == {edge(game, "(-1,0)NE")}
    refused(game, "red", f"move ship {LINE} to (0,-2)SW", "S-CL-7")


@pytest.mark.clause("S-CL-5")
def test_there_is_no_longest_trade_route() -> None:
    ring = " ".join(f"(0,-3){side}" for side in ("NE", "NW", "W", "SW", "SE", "E"))
    game = cloth(pieces={"red": own("(0,-3)N", roads=ring)})
    assert (told(game, "longest_route"), points(game, "red")) == (None, 1)


@pytest.mark.clause("S-CL-9")
def test_figures_begin_on_a_twelve_and_on_the_frame() -> None:
    game = cloth()
    assert (told(game, "robber"), pirate(game)) == ("(-2,-1)", "frame")
    dealt = cloth(sea_setup="variable", seed=3)
    tiles = {f"({t.q},{t.r})": t for t in dealt.layout.tiles}
    assert tiles[told(dealt, "robber")].token == 12
