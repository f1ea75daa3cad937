"""Who sits where in the games of one board, so that luck and seats fall out of the comparison."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

from ostrov.bots.registry import BotError

Seating = tuple[int, ...]
"""The number of a bot for each seat."""

FORMATS = ("one-against-all", "pairs", "league")


class MatchError(BotError):
    """A match that cannot be played; one sentence that says what would be right."""


def one_against_all(players: int) -> list[Seating]:
    """Bot 0 on each seat in turn, bot 1 on all others."""
    return [tuple(int(seat != own) for seat in range(players)) for own in range(players)]


def pairs(players: int) -> list[Seating]:
    """Two of bot 0 and two of bot 1 in every arrangement."""
    if players != 4:
        raise MatchError(f"pairs need 4 players, not {players}")
    return [tuple(int(seat not in own) for seat in range(4)) for own in itertools.combinations(range(4), 2)]


def league(players: int, bots: int, board: int, seed: int) -> list[Seating]:
    """Different bots, drawn anew for each board; each of them once on each seat."""
    drawn = random.Random(f"{seed}/{board}").sample(range(bots), players)
    return [tuple(drawn[(seat + turn) % players] for seat in range(players)) for turn in range(players)]


def seatings(format: str, bots: Sequence[str], players: int, board: int, seed: int) -> list[Seating]:
    """The games of one board."""
    if format == "pairs":
        return pairs(players)
    if format == "league":
        return league(players, len(bots), board, seed)
    return one_against_all(players)


def check(format: str, bots: Sequence[str], players: int) -> None:
    """MatchError when bots and format do not fit."""
    if format not in FORMATS:
        raise MatchError(f"a match is {', '.join(FORMATS[:-1])} or {FORMATS[-1]}, not {format!r}")
    if len(set(bots)) != len(bots):
        raise MatchError(f"{bots} names a bot twice; copies of a bot tell nothing about it")
    if format == "league" and len(bots) < players:
        raise MatchError(f"a league of {players} players needs at least {players} bots, not {len(bots)}")
    if format != "league" and len(bots) != 2:
        raise MatchError(f"{format} compares two bots, not {len(bots)}")
    if format == "pairs":
        pairs(players)
