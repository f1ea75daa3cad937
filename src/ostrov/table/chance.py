"""Chance at a live table: a secret seed, its hash for everybody, and what the seed makes happen.

Every number is SHA-256 of the seed and of what it is for, so that nobody can work the seed out from dice
and boards, and everybody can check all of them when the seed is told after the game:

    hash of the seed    SHA-256 of `TABLE/SEED`, in hexadecimal
    k-th number of a stream (`board`, `bots`, `dice`, `cards`, `thefts`), k from 0 on
                        SHA-256 of `SEED/STREAM/K`, read as one big-endian number
    what happens        that number modulo the sum of all weights, counted off along `Game.chances()`

Balanced dice have other weights (`ostrov.table.balanced`); the rest is the same.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate

from ostrov.engine.base.constants import DRAWING, ROLLING, STEALING
from ostrov.engine.cities_knights.constants import DRAWING_PROGRESS
from ostrov.engine.core.moves import Outcomes
from ostrov.engine.dispatch.chance import outcomes, place_in_stream
from ostrov.game.action import Action
from ostrov.game.events import Event
from ostrov.game.game import SEED_LIMIT, Game
from ostrov.protocol.words import Dice
from ostrov.table import balanced

STREAMS = {ROLLING: "dice", DRAWING: "cards", DRAWING_PROGRESS: "cards", STEALING: "thefts"}


def seed_hash(table: str, seed: int) -> str:
    """What everybody may know of the seed before the game."""
    return sha256(f"{table}/{seed}".encode()).hexdigest()


def number(seed: int, stream: str, k: int = 0) -> int:
    """The k-th number of a stream."""
    return int.from_bytes(sha256(f"{seed}/{stream}/{k}".encode()).digest(), "big")


@lru_cache(maxsize=1024)
def small_number(seed: int, stream: str, k: int = 0) -> int:
    """A number that can seed a game or a bot."""
    return number(seed, stream, k) % SEED_LIMIT


@dataclass(frozen=True, slots=True)
class TableChance:
    """The secret seed of a table, and how its dice fall."""

    seed: int
    dice: Dice = "plain"

    def next_outcome(self, game: Game) -> Action:
        """What happens next; chance must be next."""
        found, phase = Outcomes(), game.state.phase
        outcomes(game.rules, game.state, found)
        weights = found.weight[: found.n]
        if phase == ROLLING and self.dice == "balanced":
            weights = balanced.weights(game)
        sums = list(accumulate(weights))
        drawn = number(self.seed, STREAMS[phase], place_in_stream(game.state)) % sums[-1]
        return game.notation.action(found.outcome[bisect_right(sums, drawn)])

    def play_through(self, game: Game, action: str | Action, seat: int) -> list[Event]:
        """Plays an action and all that chance answers; tells what happened.

        NotationError and IllegalAction leave the game as it was.
        """
        told = game.play(action, seat)
        while game.chance_is_next:
            told += game.happen(self.next_outcome(game))
        return told
