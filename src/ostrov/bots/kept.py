"""Bots that are made once and asked again and again, at one table after the other.

What is costly about a bot is its space and what it has learned, and both are the same at every table of a
game. A bot keeps no thoughts between decisions, so it decides the same whether it is new or kept.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from ostrov.bots.bot import Bot, GameInfo
from ostrov.bots.registry import maker


@runtime_checkable
class Movable(Bot, Protocol):
    """A bot that can go to another table of the same game."""

    def sit_at(self, table: GameInfo) -> None:
        """The next decisions are those of this table."""
        ...


class Kept(threading.local):
    """The bots of this thread, by how they are made and by the game that they play."""

    def __init__(self) -> None:
        self.bots: dict[tuple[Callable[[GameInfo], Bot], str], Movable] = {}


_kept = Kept()


def kept_bot(name: str, table: GameInfo) -> Bot:
    """A bot for one decision at this table; BotError when there is none of this name for tables."""
    make = maker(name)
    key = make, str(table.options["game"])
    bot = _kept.bots.get(key)
    if bot is not None:
        bot.sit_at(table)
        return bot
    fresh = make(table)
    if isinstance(fresh, Movable):
        _kept.bots[key] = fresh
    return fresh
