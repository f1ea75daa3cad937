"""Bots that are set otherwise than usual, by name: `planner@nodes=500`, `planner@ms=20,value=mine.npz`."""

from __future__ import annotations

import re

from ostrov.bots.bot import BotError

Budgets = dict[str, int | str]
"""How much a bot thinks, `nodes`, `ms`, `worlds`; and `value` and `opening`, files of what it has learned."""

FORM = re.compile(r"(nodes|ms|worlds)=([1-9][0-9]{0,8}|(?<=worlds=)0)|(value|opening)=(.+)")
MEANING = (
    "nodes=N (positions that it judges), ms=N (milliseconds of CPU time), worlds=N (imagined ones in which it"
    " plays on, 0 for none), value=FILE or opening=FILE (what `ostrov train` has learned of turns or"
    " foundings), such as planner@nodes=500"
)


def has_budget(name: str) -> bool:
    """Whether a name is meant to have a budget or value; it may still be none."""
    return "@" in name


def split_budget(name: str) -> tuple[str, Budgets]:
    """The name of the bot itself, and what is set; BotError when that is nothing. The name of a file may have
    no comma.
    """
    bot, _, text = name.partition("@")
    budgets: Budgets = {}
    for part in text.split(","):
        found = FORM.fullmatch(part)
        key = found and (found[1] or found[3])
        if found is None or key is None or key in budgets:
            raise BotError(f"{name!r}: after @ stands {MEANING}, not {text!r}")
        budgets[key] = int(found[2]) if found[1] else found[4]
    return bot, budgets
