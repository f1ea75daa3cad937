"""What is true after every action at sea: S-INV-1 to -5, S-COMP-4, S-COMP-5, S-INFO-1."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seafarers.table import chips, do, own, sea
from tests.rules.table import SETTLEMENT, sound

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.game.position import PositionError

RED = {"red": own("(0,0)NE", "(1,-1)SE", roads="(0,0)NE")}


def edge(game: Game, text: str) -> int:
    """The number of an edge."""
    return game.places.edge(text)


def changed(game: Game, field: str, place: int, value: int) -> Game:
    """The game with one cell of one field changed."""
    cells = getattr(game.state, field)
    cells[place] = value
    setattr(game.state, field, cells)
    return game


@pytest.mark.clause("S-INV-1", "S-COMP-4")
def test_ships_on_the_board_and_in_the_supply_are_fifteen() -> None:
    game = sea(pieces=RED)
    assert sound(game)
    assert not sound(changed(game, "ships_left", 0, 15))
    with pytest.raises(PositionError, match="more ships than pieces"):
        sea(pieces={"red": own("(0,0)NE", "(1,-1)SE (2,-1)W")}, sea_ships=1)


@pytest.mark.clause("S-INV-1", "S-GEO-2", "S-GEO-3")
@pytest.mark.parametrize(
    ("field", "place"),
    [("ship", "(0,0)NE"), ("ship", "(0,0)W"), ("road", "(2,-3)E")],
)
def test_an_edge_has_one_line_of_the_right_kind(field: str, place: str) -> None:
    game = sea(pieces=RED)
    assert not sound(changed(game, field, edge(game, place), 1))


@pytest.mark.clause("S-INV-2")
def test_the_pirate_is_at_sea_and_the_robber_on_land() -> None:
    for place, holds in (("(2,1)", True), ("(0,0)", False)):
        game = sea(pieces=RED)
        game.state.pirate = game.places.hex(place)
        assert sound(game) == holds
    game = sea(pieces=RED)
    game.state.pirate = c.FRAME
    assert sound(game)
    for key, place, clause in (("pirate", "(0,0)", "S-PIR-1"), ("robber", "(1,0)", "S-ROB-2")):
        words: dict[str, Any] = {key: place}
        with pytest.raises(PositionError, match=clause):
            sea(pieces=RED, **words)


@pytest.mark.clause("S-INV-3", "S-MOVE-5", "S-CLOSE-1")
def test_moved_ships_leave_no_part_behind() -> None:
    game = sea(pieces={"red": own("(0,0)NE", "(1,-1)SE (2,-1)W (2,-2)SW")})
    moves = [a.text for a in game.legal(0) if a.kind == "move ship"]
    assert moves
    for text in moves:
        after = do(game.copy(), "red", text)
        assert joined(after)


def joined(game: Game) -> bool:
    """Every ship of red leads, by ships, to a building of red."""
    s, ends = game.state, game.geometry.edge_nodes
    ships = {e for e in range(len(ends)) if s.ship[e] == 1}
    reached = {v for v, owner in enumerate(s.owner) if owner == 1}
    while more := {e for e in ships if reached & set(ends[e])}:
        ships -= more
        reached |= {v for e in more for v in ends[e]}
    return not ships


@pytest.mark.clause("S-INV-4")
def test_stacks_are_what_the_finds_leave() -> None:
    game = sea(scenario="fog_islands")
    assert sound(game)
    assert not sound(changed(game, "fog_tiles", c.SEA, 3))
    with pytest.raises(PositionError, match="S-INV-4"):
        sea(scenario="fog_islands", fog_tokens=[3])


@pytest.mark.clause("S-INV-5", "S-CHIP-7", "S-COMP-5")
def test_chips_are_two_for_each_new_zone() -> None:
    game = sea(pieces={"red": own("(0,0)NE", "(1,-1)SE (2,-1)W")}, hands={"red": SETTLEMENT})
    do(game, "red", "settlement (2,-1)NW")
    assert chips(game, "red") == 2
    assert not sound(changed(game, "chips", 0, 4))
    with pytest.raises(PositionError, match="S-INV-5"):
        sea(pieces={"red": own("(2,-1)NW")}, chips={"red": 4})


@pytest.mark.clause("S-INFO-1", "S-FOG-9")
def test_a_stranger_sees_all_of_the_sea_and_no_hand() -> None:
    words: dict[str, Any] = {"scenario": "fog_islands", "pieces": {"red": own("(-1,0)N", "(-1,0)NE")}}
    game = sea(**words, hands={"red": SETTLEMENT}, pirate="(2,0)")
    fields = game.observe(1).fields
    assert fields["ships"] == game.state.ship
    for name in ("ships_left", "pirate", "chips", "uncovered", "fog_tiles", "fog_tokens"):
        assert fields[name] == getattr(game.state, name)
    assert fields["hand"][0] == -1


@pytest.mark.clause("S-FOG-9", "S-LR-5", "S-WIN-1", "X-19")
def test_the_finder_wins_when_the_hex_lies_open() -> None:
    line = "(-2,0)NW (-2,0)NE (-1,0)NW (-1,-1)E"
    red = own("(-1,0)N", line, roads="(-1,0)W")
    words: dict[str, Any] = {"scenario": "fog_islands", "hands": {"red": {"lumber": 1, "wool": 1}}}
    discovered = {"(0,-2)": {"terrain": "sea"}}
    game = sea(pieces={"red": red}, discovered=discovered, victory_points=3, **words)
    do(game, "red", "ship (0,-2)SE")
    assert not game.over
    do(game, "red", "tile gold", "token 3", "gold ore")
    assert (game.over, game.winner) == (True, 0)
