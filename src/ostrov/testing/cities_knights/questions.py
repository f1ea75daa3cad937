"""Questions about knights, cities and progress cards: why not this?"""

from __future__ import annotations

import random
from collections.abc import Iterator

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.constants import PLAY, PROGRESS_KINDS
from ostrov.engine.core.actions import pack
from ostrov.engine.core.constants import CHANCE
from ostrov.game.game import Game

AT_BUILDINGS = (c.LOSE_CITY, c.PUT_METROPOLIS, c.BUILD_WALL, PLAY + c.MEDICINE)
FROM_KNIGHTS = (c.MOVE_KNIGHT, c.DISPLACE)


def questions(game: Game, seat: int, rng: random.Random) -> Iterator[int]:
    """Questions about places with a knight, and about the merchant on the desert."""
    b, s = game.board, game.state
    knights = [v for v in range(b.nodes) if s.knight[v]]
    if knights:
        for kind in FROM_KNIGHTS:
            yield pack(kind, seat, rng.choice(knights), rng.choice((*knights, rng.randrange(b.nodes))), 0)
        v, w = sorted(rng.choices(knights, k=2))
        yield pack(PLAY + c.SMITH, seat, v, w, 0)
    for h in range(b.hexes):
        if b.terrain[h] == c.DESERT:
            yield pack(PLAY + c.MERCHANT, seat, h, 0, 0)


def outcomes() -> Iterator[int]:
    """Every progress card."""
    for card in range(PROGRESS_KINDS):
        yield pack(c.PROGRESS, CHANCE, card, 0, 0)
