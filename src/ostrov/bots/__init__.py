"""Players that need no people: what a bot is, the built-in ones, and games between them.

Bots see views, never a state.
"""

from ostrov.bots.bot import Bot, BotRng, GameInfo
from ostrov.bots.calls import answer_to_call
from ostrov.bots.kept import kept_bot
from ostrov.bots.registry import (
    BotError,
    UnknownBot,
    bot_names,
    check_options,
    is_quick,
    make_bot,
    remembers,
    seat_bots,
)

__all__ = [
    "Bot",
    "BotError",
    "BotRng",
    "GameInfo",
    "UnknownBot",
    "answer_to_call",
    "bot_names",
    "check_options",
    "is_quick",
    "kept_bot",
    "make_bot",
    "remembers",
    "seat_bots",
]
