"""Short words for tests of Seafarers, beside those of `tests.rules.table`.

Unless a test says otherwise it is played on the printed map of New Shores for three, by red, blue and white;
rows from north to south, each from west to east:

    hills 12, gold 5, sea, sea · sea, sea, sea, pasture 4, mountains 9
    sea, fields 4, pasture 6, sea, fields 3, sea · pasture 2, mountains 5, forest 10, sea, gold 4
    hills 8, pasture 10, pasture 9, forest 8, sea, sea · fields 11, mountains 3, hills 11, sea, mountains 8
    fields 6, forest 5, sea, hills 10
"""

from __future__ import annotations

from typing import Any

from tests.rules.table import OUTCOMES, POSITION, edge, node, seat, sound, texts

from ostrov import Game
from ostrov import IllegalAction as Illegal

COLOURS = ("red", "blue", "white")
SEA_POSITION = {
    "pirate", "ship_moved", "new_ships", "home", "explored", "chips", "discovered", "fog_tokens", "gold_due",
    "wonders", "gifts_taken", "tribe_points", "kept_harbours", "laid_harbours",
    "relations", "villages", "cloth",
}  # fmt: skip
SHIP = {"lumber": 1, "wool": 1}
RICH = {"lumber": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 3}
"""Enough for a few pieces of any kind."""
STRAIT = "(1,-1)SE (2,-1)W (2,-2)SW (2,-2)W"
"""Four ships in a row from (0,0)NE northwards along island i2, to (2,-2)NW."""
RING = "(1,-2)NE (1,-2)E (1,-2)SE (1,-2)SW (1,-2)W (1,-2)NW"
"""The six edges of a sea hex."""


def sea(*, seed: int = 1, board: Any = None, starter: int | None = None, **words: Any) -> Game:
    """A game whose chance is entered by hand; position words make a position, the others are options.

    Three play, unless `players` says otherwise.
    """
    position = {key: value for key, value in words.items() if key in POSITION | SEA_POSITION}
    options = {key: value for key, value in words.items() if key not in position}
    options = {"game": "seafarers", "players": 3, **options}
    colours = COLOURS if options["players"] == len(COLOURS) else None
    return Game.new(
        seed,
        board=board,
        colours=colours,
        starter=starter,
        position=position or None,
        explicit_chance=True,
        **options,
    )


def own(settlements: str = "", ships: str = "", roads: str = "", cities: str = "") -> dict[str, list[str]]:
    """Pieces of one colour; places are separated by blanks."""
    return {
        "settlements": settlements.split(),
        "ships": ships.split(),
        "roads": roads.split(),
        "cities": cities.split(),
    }


def do(game: Game, colour: str, *lines: str) -> Game:
    """Plays lines for a colour; dice, stolen cards and what lies in the fog happen."""
    for line in lines:
        if line.split()[0] in (*OUTCOMES, "tile", "token"):
            game.happen(line)
        else:
            game.play(line, seat(game, colour))
        if not sound(game):
            raise AssertionError(f"{line}: an invariant is violated")
    return game


def roll(game: Game, colour: str, total: int) -> Game:
    """The colour rolls this total."""
    one = max(1, total - 6)
    return do(game, colour, "roll", f"dice {one} {total - one}")


def next_turn(game: Game, colour: str) -> Game:
    """The turns of the others pass, with rolls that pay nobody where nobody lives at a 12."""
    while True:
        active = game.seats[game.state.active].colour
        do(game, active, "end turn")
        active = game.seats[game.state.active].colour
        roll(game, active, 12)
        if active == colour:
            return game


def edges(game: Game, text: str) -> set[str]:
    """The first names of some edges, for comparing."""
    return {edge(game, one) for one in text.split()}


def nodes(game: Game, text: str) -> set[str]:
    """The first names of some nodes, for comparing."""
    return {node(game, one) for one in text.split()}


def sites(game: Game, colour: str, kind: str = "ship") -> set[str]:
    """The edges where the colour may lay a line of this kind now."""
    return {text.removeprefix(kind).strip() for text in texts(game, colour, kind)}


def movable(game: Game, colour: str) -> set[str]:
    """The ships that the colour may move now."""
    return {text.split()[2] for text in texts(game, colour, "move ship")}


def targets(game: Game, colour: str, ship: str) -> set[str]:
    """Where the ship at an edge may go now."""
    found = [text.split() for text in texts(game, colour, "move ship")]
    return {words[4] for words in found if words[2] == edge(game, ship)}


def figures(game: Game, colour: str, kind: str) -> set[str]:
    """Where the colour may move the robber or the pirate now."""
    return {text.split()[1] for text in texts(game, colour, kind)}


def pieces(game: Game, colour: str, kind: str) -> set[str]:
    """Where the pieces of a kind stand."""
    return set(game.describe()["pieces"][colour][kind])


def phase(game: Game) -> str:
    """What the game waits for."""
    return str(game.describe()["phase"])


def chips(game: Game, colour: str) -> int:
    """Points of the colour for settling elsewhere."""
    return int(game.describe()["chips"][colour])


def pirate(game: Game) -> str:
    """Where the pirate stands."""
    return str(game.describe()["pirate"])


def happens(game: Game, text: str) -> bool:
    """Chance may bring this now."""
    try:
        game.copy().happen(text)
    except Illegal:
        return False
    return True
