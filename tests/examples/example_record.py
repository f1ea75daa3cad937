"""Positions in the record of the sixteen-turn example game, and the hands after each turn.

The game itself is the record of `ostrov.examples`. Its story tells trades and buildings and few of the dice;
board and dice of the record are such that all of it follows from the rules.
"""

from __future__ import annotations

import json
from functools import cache

from tests.rules.example_game import ORDER
from tests.rules.table import hand, points

from ostrov import Game
from ostrov.examples import example_record
from ostrov.game.record import loads

PASTURE_8, HILLS_9, FIELDS_10, PASTURE_12 = "(1,1)", "(1,-2)", "(0,-1)", "(-2,1)"

START = "CSO WSO WWS CGO"
# Hands of orange, red, blue and white after each turn; a dash is an empty hand.
LEDGER = {
    1: "CSGO WWSO WWS CGGO",
    2: "WCSGO WW WWWSG WCGGO",
    3: "WCSGGO WWW WWG WSGGGO",
    4: "WCSGGO WWWC WWGO GG",
    5: "WCGO WWWCO WWGO GG",
    6: "WCGOO WW WWGO WCG",
    7: "WCGOO WW WWWGO CG",
    8: "WCGOO W WWWCGO -",
    9: "WCGOO W WWWCGO O",
    10: "WWCGOO W WWWWCGO WO",
    11: "WCGOOOO WO - WO",
    12: "WCGOOOO WCCO OO O",
    13: "OOOO WCCO SOO SO",
    14: "GOOOO WWCO WSOO SGO",
    15: "CGOOOO WWCO SOO SSSGO",
    16: "CCGOOOO WWCS CSOO -",
}


def hands(game: Game) -> dict[str, dict[str, int]]:
    """The four hands."""
    return {colour: hand(game, colour) for colour in ORDER}


@cache
def _lines() -> dict[tuple[int, int], int]:
    """The last line of each step, by turn and number in it; the end of a turn begins the next."""
    turn, number = 1, 0
    found = {(turn, number): 1}
    for line, text in enumerate(example_record().splitlines()[1:], 2):
        deed = json.loads(text).get("do")
        if deed:
            turn, number = (turn + 1, 0) if deed == "end turn" else (turn, number + 1)
        found[turn, number] = line
    return found


@cache
def _at(turn: int, number: int) -> Game:
    return loads(example_record(), upto=_lines()[turn, number])


def at(turn: int, number: int) -> Game:
    """The game after so many actions of a turn, with what chance made of them; the caller may play on."""
    return _at(turn, number).copy()


def before(turn: int, text: str) -> Game:
    """The game right before the first action of a turn that begins like this; the caller may play on."""
    for number in range(1, 99):
        game = at(turn, number)
        if next(action for action in reversed(game.history) if action.seat < len(ORDER)).text.startswith(
            text
        ):
            return at(turn, number - 1)
    raise AssertionError(f"nobody does {text} in turn {turn}")


def after(turn: int) -> Game:
    """The game after this many turns; the caller may play on."""
    return at(turn + 1, 0)


def deeds(turn: int) -> list[str]:
    """The actions and outcomes of a turn, those of others with their colours."""
    game, start = after(turn), len(after(turn - 1).history) if turn > 1 else 0
    return [action.text for action in game.history[start:]]


def gained(turn: int, colour: str) -> int:
    """Points that a colour won in one turn."""
    return points(after(turn), colour) - points(after(turn - 1), colour)
