"""Which bots can play a game, and which one takes over for a person."""

from __future__ import annotations

from ostrov.bots.registry import BOTS

FAVOURITE = "greedy"


def able_bots(game: str) -> tuple[str, ...]:
    """The bots that play a game, `base` or `cities_knights`."""
    return tuple(name for name, bot in BOTS.items() if game in bot.games)


def substitute(game: str) -> str:
    """The bot that plays on for a person."""
    able = able_bots(game)
    return FAVOURITE if FAVOURITE in able else able[0]
