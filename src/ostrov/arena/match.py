"""What is to be played: bots, rules, boards. All of a result follows from it, but the times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ostrov.arena.seatings import MatchError, Seating, check, seatings
from ostrov.bots.registry import check_options, check_values
from ostrov.game.game import SEED_LIMIT
from ostrov.game.options import Options

Json = dict[str, Any]

LIMIT = 20_000
"""Actions after which a game is left unfinished; nobody has won it."""


@dataclass(frozen=True, slots=True)
class Match:
    """A comparison of bots. A board, with its dice and its cards, is the seed of a group of games."""

    format: str
    bots: tuple[str, ...]
    options: Options
    boards: int
    seed: int
    limit: int = LIMIT

    @classmethod
    def of(
        cls,
        format: str,
        bots: Sequence[str],
        options: Options,
        boards: int,
        seed: int,
        limit: int = LIMIT,
    ) -> Match:
        """A match that can be played; MatchError, BotError otherwise."""
        check_options(bots, options)
        check(format, bots, options.players)
        check_values(bots, options)
        if boards < 1 or limit < 1:
            raise MatchError("a match has at least 1 board and games of at least 1 action")
        if not 0 <= seed <= SEED_LIMIT - boards:
            raise MatchError(f"seeds go from 0 to {SEED_LIMIT - 1}: {boards} boards cannot start at {seed}")
        return cls(format, tuple(bots), options, boards, seed, limit)

    @property
    def chance(self) -> float:
        """The share of bot 0 if all bots were equal."""
        return self.share_of(0)

    def share_of(self, bot: int) -> float:
        """The share of a bot, with all its copies at a table, if all bots were equal."""
        if self.format == "pairs":
            return 0.5
        players = self.options.players
        return (players - 1) / players if self.format == "one-against-all" and bot == 1 else 1 / players

    def seatings(self, board: int) -> list[Seating]:
        """The games of a board."""
        return seatings(self.format, self.bots, self.options.players, board, self.seed)

    def to_json(self) -> Json:
        """A plain object."""
        return {
            "format": self.format,
            "bots": list(self.bots),
            "options": self.options.changed(),
            "boards": self.boards,
            "seed": self.seed,
            "limit": self.limit,
        }

    @classmethod
    def from_json(cls, found: Json) -> Match:
        """The match that `to_json` wrote."""
        options = Options(**found["options"])
        return cls.of(found["format"], found["bots"], options, found["boards"], found["seed"], found["limit"])
