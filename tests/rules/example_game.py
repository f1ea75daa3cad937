"""The board and the ledger of the sixteen-turn example game, EX-70, and the words to replay it.

The text of the game tells trades and buildings but no dice of most turns: those roll a number at which nobody
has built, and the cards that the story needs come as grants, by entering the position again.
"""

from __future__ import annotations

from typing import Any

from tests.rules.table import do, hand, own, roll

from ostrov import Game

ORDER = ("orange", "red", "blue", "white")
LETTERS = {"W": "lumber", "C": "brick", "S": "wool", "G": "grain", "O": "ore"}
TILES = {
    (0, -2): ("fields", 5),
    (1, -2): ("forest", 11),
    (2, -2): ("forest", 2),
    (-1, -1): ("hills", 6),
    (0, -1): ("hills", 9),
    (1, -1): ("mountains", 4),
    (2, -1): ("pasture", 8),
    (-2, 0): ("fields", 10),
    (-1, 0): ("pasture", 12),
    (0, 0): ("desert", None),
    (1, 0): ("forest", 5),
    (2, 0): ("mountains", 3),
    (-2, 1): ("fields", 11),
    (-1, 1): ("fields", 10),
    (0, 1): ("mountains", 4),
    (1, 1): ("pasture", 3),
    (-2, 2): ("forest", 6),
    (-1, 2): ("hills", 8),
    (0, 2): ("pasture", 9),
}
HARBOURS = {
    "(0,-2)NW": "3:1",
    "(1,-2)NE": "grain",
    "(2,-1)NE": "wool",
    "(2,0)E": "3:1",
    "(1,1)SE": "ore",
    "(0,2)SE": "3:1",
    "(-2,2)SW": "3:1",
    "(-2,1)W": "brick",
    "(-1,-1)W": "lumber",
}
BOARD = {
    "hexes": [{"q": q, "r": r, "terrain": t, "token": n} for (q, r), (t, n) in TILES.items()],
    "harbours": [{"edge": place, "kind": kind} for place, kind in HARBOURS.items()],
    "robber": None,
}
IDLE = 2  # nobody ever builds at the hex with this token
PASTURE_8, HILLS_9, FIELDS_10, PASTURE_12 = "(2,-1)", "(0,-1)", "(-1,1)", "(-1,0)"

PIECES = {
    "orange": own("(0,2)N (-1,-1)N", roads="(0,2)NE (-1,-1)NW"),
    "red": own("(0,-1)SE (-1,1)N", roads="(0,0)NW (0,0)W"),
    "blue": own("(-1,1)S (-2,1)S", roads="(-1,2)W (-2,1)SW"),
    "white": own("(2,-1)S (0,-1)N", roads="(2,-1)SE (0,-1)NW"),
}
START = "CGO WGO WWS CGO"
# Hands of orange, red, blue and white after each turn; a dash is an empty hand.
LEDGER = {
    1: "CGO WSGO WWSO CGO",
    2: "CGO W WWSO WCGO",
    3: "CGO W WGO WCSGO",
    4: "WCGO WW WGO G",
    5: "WC WWO WWGO G",
    6: "WC W WWGO WCG",
    7: "WC W WWWGO CG",
    8: "WC - WWWCGO -",
    9: "WCO O WWWCGO -",
    10: "WCO O WWWCGO -",
    11: "COO O - -",
    12: "CSGOO WO O -",
    13: "SOOO WCO WO SS",
    14: "SGOOO WCO WCO SSO",
    15: "SGOOOO WCO SO SSSGO",
    16: "SSGOOOO WCS SO -",
}


def cards_of(letters: str) -> dict[str, int]:
    """A hand from its letters."""
    return {name: letters.count(letter) for letter, name in LETTERS.items() if letter in letters}


def hands_of(row: str) -> dict[str, dict[str, int]]:
    """The four hands of a row of the ledger."""
    return {colour: cards_of(letters) for colour, letters in zip(ORDER, row.split(), strict=True)}


def seated(position: dict[str, Any]) -> Game:
    """The four players at the board of the example, in this position."""
    return Game.new(7, board=BOARD, colours=ORDER, position=position, explicit_chance=True)


def opening() -> Game:
    """The position before the first turn."""
    return seated({"phase": "before roll", "pieces": PIECES, "hands": hands_of(START), "active": "orange"})


def granted(game: Game, **letters: str) -> Game:
    """The same position with the invented cards added to the hands."""
    position = game.describe()
    del position["bank"]
    for colour, more in letters.items():
        old = position["hands"][colour]
        kinds = {*old, *cards_of(more)}
        position["hands"][colour] = {kind: old.get(kind, 0) + cards_of(more).get(kind, 0) for kind in kinds}
    return seated(position)


def rolled(game: Game, colour: str, **letters: str) -> Game:
    """The player rolls a number that pays nobody; then the cards of the story are granted."""
    before = [hand(game, each) for each in ORDER]
    roll(game, colour, IDLE)
    assert [hand(game, each) for each in ORDER] == before
    return granted(game, **letters)


def ended(game: Game, colour: str, turn: int) -> Game:
    """The player ends the turn; all hands are as the ledger says."""
    assert game.describe()["turn"] == turn
    assert game.describe()["active"] == colour
    assert {each: hand(game, each) for each in ORDER} == hands_of(LEDGER[turn])
    return do(game, colour, "end turn")
