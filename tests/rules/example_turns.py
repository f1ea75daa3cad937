"""The sixteen turns of the example game, EX-71 to EX-86, with checks on the way."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.rules.example_game import FIELDS_10, PASTURE_8, ended, opening, rolled
from tests.rules.table import allowed, do, points, refused, roll, size, texts

from ostrov import Game


def turn_1(game: Game) -> Game:
    game = rolled(game, "orange", red="S", blue="O")
    refused(game, "orange", "road (0,2)E", "B-BUILD-1")
    do(game, "orange", "offer 1 grain for 1 lumber")
    do(game, "red", "decline orange")
    do(game, "blue", "offer 1 lumber for 1 brick to orange")
    do(game, "orange", "decline blue")
    refused(game, "orange", "deal red", "B-DOM-6")
    refused(game, "orange", "deal blue", "B-DOM-6")
    return ended(game, "orange", 1)


def turn_2(game: Game) -> Game:
    game = rolled(game, "red", white="W")
    do(game, "red", "offer 1 lumber for 1 brick")
    do(game, "orange", "decline red")
    do(game, "white", "decline red")
    do(game, "red", "buy card", "drawn year of plenty")
    return ended(game, "red", 2)


def turn_3(game: Game) -> Game:
    game = rolled(game, "blue", blue="G", white="C")
    do(game, "blue", "offer 1 wool for 1 brick")
    do(game, "white", "accept")
    do(game, "blue", "deal white", "road (-1,2)SW")
    return ended(game, "blue", 3)


def turn_4(game: Game) -> Game:
    game = rolled(game, "white", white="G", orange="W", red="W")
    do(game, "white", "offer 1 grain, 1 ore for 1 lumber, 1 brick")
    do(game, "orange", "decline white")
    refused(game, "red", "accept", "B-DOM-7")
    do(game, "white", "road (2,-1)E", "buy card", "drawn knight")
    return ended(game, "white", 4)


def turn_5(game: Game) -> Game:
    game = rolled(game, "orange", orange="S", red="O", blue="W")
    allowed(game, "orange", "road (0,2)E")
    do(game, "orange", "buy card", "drawn road building")
    refused(game, "orange", "road building", "B-DEV-7")
    return ended(game, "orange", 5)


def turn_6(game: Game) -> Game:
    game = rolled(game, "red", red="OC", white="G")
    do(game, "red", "offer 1 lumber for 1 ore")
    do(game, "blue", "decline red")
    do(game, "white", "offer 1 grain for 1 lumber, 1 brick to red")
    do(game, "red", "deal white", "year of plenty 1 grain, 1 ore", "city (0,-1)SE")
    return ended(game, "red", 6)


def turn_7(game: Game) -> Game:
    roll(game, "blue", 7)
    do(game, "blue", f"robber {PASTURE_8} from white", "stolen lumber")
    do(game, "blue", "offer 2 lumber for 1 wool")
    for colour in ("orange", "red", "white"):
        refused(game, colour, "accept", "B-DOM-7")
    return ended(game, "blue", 7)


def turn_8(game: Game) -> Game:
    assert size(game, "blue") == 5
    do(game, "white", "knight", f"robber {FIELDS_10} from red", "stolen lumber")
    roll(game, "white", 8)
    do(game, "white", "settlement (2,-1)NE")
    return ended(game, "white", 8)


def turn_9(game: Game) -> Game:
    game = rolled(game, "orange", orange="O", red="O")
    do(game, "orange", "road building", "free road (0,2)E", "free road (0,2)SE")
    return ended(game, "orange", 9)


def turn_10(game: Game) -> Game:
    roll(game, "red", 10)
    assert texts(game, "red") == ["end turn"]
    return ended(game, "red", 10)


def turn_11(game: Game) -> Game:
    game = rolled(game, "blue", blue="W")
    assert size(game, "blue") == 7
    do(game, "blue", "offer 1 ore for 1 lumber")
    do(game, "orange", "accept")
    do(game, "blue", "deal orange", "bank 4 lumber for 1 wool", "settlement (-1,2)S")
    return ended(game, "blue", 11)


def turn_12(game: Game) -> Game:
    game = rolled(game, "white", white="WC", orange="GS", red="W", blue="O")
    do(game, "white", "road (2,-1)NE")
    return ended(game, "white", 12)


def turn_13(game: Game) -> Game:
    game = rolled(game, "orange", orange="WOS", white="SS", red="C", blue="W")
    refusal = game.why_not("city (0,2)N", 0)
    assert refusal is not None
    assert refusal.params["missing"] == {"grain": 1}
    do(game, "orange", "offer 2 wool for 1 grain")
    for colour in ("red", "blue", "white"):
        refused(game, colour, "accept", "B-DOM-7")
    do(game, "orange", "settlement (0,2)SE")
    return ended(game, "orange", 13)


def turn_14(game: Game) -> Game:
    game = rolled(game, "red", red="WC", orange="G", white="O", blue="C")
    do(game, "red", "road (0,0)NE")
    return ended(game, "red", 14)


def turn_15(game: Game) -> Game:
    game = rolled(game, "blue", blue="S", orange="O", white="GS")
    refused(game, "blue", "buy card", "B-BUILD-1")
    do(game, "blue", "offer 1 lumber for 1 grain")
    for colour in ("orange", "white"):
        do(game, colour, "decline blue")
    do(game, "blue", "road (-1,2)SE")
    return ended(game, "blue", 15)


def turn_16(game: Game) -> Game:
    game = rolled(game, "white", white="SS", orange="S")
    do(game, "white", "offer 1 wool for 1 ore")
    do(game, "red", "accept")
    do(game, "white", "deal red", "bank 2 wool for 1 ore", "bank 2 wool for 1 grain", "city (2,-1)S")
    return ended(game, "white", 16)


TURNS: list[Callable[[Game], Game]] = [
    turn_1, turn_2, turn_3, turn_4, turn_5, turn_6, turn_7, turn_8,
    turn_9, turn_10, turn_11, turn_12, turn_13, turn_14, turn_15, turn_16,
]  # fmt: skip


@cache
def _after(turn: int) -> Game:
    return TURNS[turn - 1](after(turn - 1)) if turn else opening()


def after(turn: int) -> Game:
    """The game after this many turns; the caller may play on."""
    return _after(turn).copy()


def gained(turn: int, colour: str) -> int:
    """Points that a colour won in one turn."""
    return points(after(turn), colour) - points(after(turn - 1), colour)
