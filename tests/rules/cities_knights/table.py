"""Short words for tests of Cities & Knights, beside those of `tests.rules.table`.

Unless a test says otherwise it is played on the printed first map (CK-SETUP-2):

    hills 6, mountains 2, hills 5 · forest 3, mountains 9, desert, forest 10 · forest 8, fields 4, hills 11,
    pasture 3, fields 8 · pasture 10, fields 5, mountains 6, pasture 4 · fields 9, pasture 12, forest 11
"""

from __future__ import annotations

from typing import Any

from tests.rules.table import do, table

from ostrov import Game

NEUTRAL = "blue"
"""A gate that nobody has improvements for, unless the test gives some."""


def _line(row: int, columns: range) -> tuple[list[str], list[str]]:
    """The nodes and the edges below a row of hexes, from west to east; edge i joins nodes i and i + 1."""
    hexes = [f"({q},{row})" for q in columns]
    nodes = [name + corner for name in hexes for corner in ("SW", "S")] + [hexes[-1] + "SE"]
    return nodes, [name + side for name in hexes for side in ("SW", "SE")]


A, A_EDGES = _line(0, range(-2, 3))
"""The line below the middle row: 11 nodes, 10 edges."""

B, B_EDGES = _line(-1, range(-1, 3))
"""The line above the middle row: 9 nodes, 8 edges."""

D, D_EDGES = _line(1, range(-2, 2))
"""The line below the row south of the middle: 9 nodes, 8 edges."""


def roads(edges: list[str], first: int = 0, end: int | None = None) -> str:
    """Roads on a part of a line."""
    return " ".join(edges[first:end])


def ck(**words: Any) -> Game:
    """A game of Cities & Knights whose chance is entered by hand; see `table`."""
    return table(game="cities_knights", **words)


def held(card: str, n: int = 1, **words: Any) -> Game:
    """Such a game in which red holds some progress cards of a kind."""
    return ck(progress={"red": {card: n}}, **words)


def side(
    settlements: str = "",
    cities: str = "",
    roads: str = "",
    knights: str = "",
    walls: str = "",
    reduced: str = "",
) -> dict[str, Any]:
    """Pieces of one colour. A knight is a place with strength and state: `(0,0)N:2a` is strong and active."""
    return {
        "settlements": settlements.split(),
        "cities": cities.split(),
        "roads": roads.split(),
        "knights": [_knight(text) for text in knights.split()],
        "walls": walls.split(),
        "reduced": reduced.split(),
    }


def _knight(text: str) -> dict[str, Any]:
    place, _, state = text.partition(":")
    words = {"a": "active", "s": "spent", "p": "promoted"}
    return {"at": place, "strength": int(state[0]), **{words[letter]: True for letter in state[1:]}}


def throw(game: Game, colour: str, total: int, face: str = NEUTRAL) -> Game:
    """The colour rolls this total, the red die as low as can be, with this face of the event die."""
    red = max(1, total - 6)
    return do(game, colour, "roll", f"dice {red} {total - red} {face}")


def knights(game: Game, colour: str) -> dict[str, str]:
    """The knights of a colour: place to strength and state, as `side` writes them."""
    found = game.describe()["pieces"][colour]["knights"]
    letters = {"active": "a", "spent": "s", "promoted": "p"}
    return {
        one["at"]: str(one["strength"]) + "".join(letter for word, letter in letters.items() if one.get(word))
        for one in found
    }


def pieces(game: Game, colour: str, kind: str) -> list[str]:
    """Where the pieces of a kind stand."""
    found: list[str] = game.describe()["pieces"][colour][kind]
    return found


def progress(game: Game, colour: str) -> dict[str, int]:
    """The progress cards in a hand."""
    found: dict[str, int] = game.describe()["progress"][colour]
    return found


def phase(game: Game) -> str:
    """What the game waits for."""
    return str(game.describe()["phase"])


def at(game: Game, text: str) -> str:
    """The first name of a node."""
    return game.places.nodes[game.places.node(text)]
