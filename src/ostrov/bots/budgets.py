"""Bots that think more or less than usual, by name: `planner@nodes=500`, `planner@ms=20`, or both."""

from __future__ import annotations

import re

from ostrov.bots.bot import BotError

FORM = re.compile(r"(nodes|ms)=([1-9][0-9]{0,8})")
MEANING = "nodes=N (positions that it judges) or ms=N (milliseconds of CPU time), such as planner@nodes=500"


def has_budget(name: str) -> bool:
    """Whether a name is meant to have a budget; it may still be none."""
    return "@" in name


def split_budget(name: str) -> tuple[str, dict[str, int]]:
    """The name of the bot itself, and its budgets; BotError when they are none."""
    bot, _, text = name.partition("@")
    budgets: dict[str, int] = {}
    for part in text.split(","):
        found = FORM.fullmatch(part)
        if found is None or found[1] in budgets:
            raise BotError(f"{name!r}: after @ stands {MEANING}, not {text!r}")
        budgets[found[1]] = int(found[2])
    return bot, budgets
