"""Questions about ships, the pirate and the fog: why not this?"""

from __future__ import annotations

import random
from collections.abc import Iterator

from ostrov.engine import constants as c
from ostrov.engine.core.actions import pack
from ostrov.engine.core.constants import CHANCE
from ostrov.game.game import Game


def questions(game: Game, seat: int, rng: random.Random) -> Iterator[int]:
    """Moves of own ships, and ships beside the pirate."""
    b, s = game.board, game.state
    own = [e for e in range(b.edges) if s.ship[e] == seat + 1]
    if own:
        for _ in range(2):
            yield pack(c.MOVE_SHIP, seat, rng.choice(own), rng.randrange(b.edges), 0)
    if s.pirate < b.hexes:
        edge = b.hex_edge[6 * s.pirate + rng.randrange(6)]
        for kind in (c.SHIP, c.FOUND_SHIP, c.FREE_SHIP):
            yield pack(kind, seat, edge, 0, 0)


def outcomes() -> Iterator[int]:
    """Everything that may be found in the fog."""
    for terrain in range(c.FOG):
        yield pack(c.TILE, CHANCE, terrain, 0, 0)
    for number in range(2, c.NUMBERS):
        if number != 7:
            yield pack(c.TOKEN, CHANCE, number, 0, 0)
