"""Checks that any game, board or bot can be put through, and random games to put through them.

Shipped with the package: authors of bots and rules use them too. What a check has to know of an expansion is
in a folder of its own and in one line of `expansions`. The tests that use them are in the folder `tests`.
"""

from ostrov.testing.audits import audit_games, random_options
from ostrov.testing.bot_check import check_bot
from ostrov.testing.bot_company import BOT_TABLES
from ostrov.testing.bot_report import Place, Problem, Report
from ostrov.testing.bot_walks import bot_walk
from ostrov.testing.checks import check_game
from ostrov.testing.failure import CheckFailed, engine_mode
from ostrov.testing.gifts import hand_out
from ostrov.testing.hidden import permute_hidden
from ostrov.testing.noninterference import check_noninterference
from ostrov.testing.tables import EXPANSION_TABLES, TABLES
from ostrov.testing.walks import do, random_action, random_offer, random_walk

__all__ = [
    "BOT_TABLES",
    "EXPANSION_TABLES",
    "TABLES",
    "CheckFailed",
    "Place",
    "Problem",
    "Report",
    "audit_games",
    "bot_walk",
    "check_bot",
    "check_game",
    "check_noninterference",
    "do",
    "engine_mode",
    "hand_out",
    "permute_hidden",
    "random_action",
    "random_offer",
    "random_options",
    "random_walk",
]
