"""A match in words, for the page and the terminal."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from ostrov.bots.budgets import has_budget, split_budget
from ostrov.bots.by_path import is_path
from ostrov.bots.registry import BOTS
from ostrov.bots.search_bot import NODES
from ostrov.bots.summary import is_compiled
from ostrov.game.expansions import BASE, parse_game, titled

Json = dict[str, Any]

NUMBERS = {1: "one", 2: "two", 3: "three"}


def headline(match: Json) -> str:
    """Who plays against whom."""
    bots = match["bots"]
    if match["format"] == "league":
        return f"A league of {', '.join(bots)}"
    if match["format"] == "pairs":
        return f"Two {bots[0]} against two {bots[1]}"
    others = match["options"].get("players", 4) - 1
    return f"{bots[0]} against {bots[1]}" if others == 1 else f"{bots[0]} against {NUMBERS[others]} {bots[1]}"


def summary(found: Json) -> str:
    """What was played, in one or two sentences."""
    match = found["match"]
    game = titled(parse_game(match["options"].get("game", BASE)))
    others = {name: value for name, value in match["options"].items() if name != "game"}
    options = ", ".join(f"{name}={value}" for name, value in sorted(others.items()))
    unfinished = f", {found['unfinished']} without a winner" if found["unfinished"] else ""
    whole = found["boards"] == match["boards"]
    asked = "" if whole else f" of {match['boards']} that were asked for"
    last = match["seed"] + match["boards"] - 1
    seeds = f"seeds {match['seed']} to {last}" if whole and match["boards"] > 1 else f"seed {match['seed']}"
    seeds += "" if whole else " and on"
    omniscient = "".join(f" {name} sees the hands of the others." for name in found["open_hands"])
    return (
        f"{_number(found['boards'], 'board')}{asked} and {_number(found['games'], 'game')} of {game}"
        f"{f' ({options})' if options else ''}{unfinished}; {seeds}.{omniscient}"
    )


def equality(found: Json) -> str:
    """What the shares are to be compared with."""
    shares = {row["bot"]: f"{100 * row['chance']:.3g} %" for row in found["bots"]}
    if len(set(shares.values())) == 1:
        return f"Equal bots would win {next(iter(shares.values()))} each."
    return f"If they were equal, {' and '.join(f'{bot} would win {share}' for bot, share in shares.items())}."


def budgets(bots: Sequence[str]) -> list[str]:
    """How much those bots think that have a budget, in a sentence."""
    said = []
    for name in bots:
        bot, found = split_budget(name) if has_budget(name) else (name, {})
        if is_path(name) or not BOTS[bot].budgeted:
            continue
        time = f" and {found['ms']} ms of CPU time" if "ms" in found else ""
        said.append(f"{name} {int(found.get('nodes', NODES)):,} positions{time}")
    return [f"Budgets of a decision: {'; '.join(said)}."] if said else []


def about(found: Json) -> str:
    """When, by what and where a page was made: times depend on it."""
    code = f"ostrov {found['code']['ostrov']}, {'compiled' if is_compiled() else 'plain Python'}"
    where = f"{platform.python_implementation()} {platform.python_version()} on {platform.system()}"
    cores = _number(os.cpu_count() or 1, "core")
    return f"Written on {datetime.now():%Y-%m-%d} by {code}, {where} {platform.machine()} with {cores}."


def duration(seconds: float | None) -> str:
    """A time for people."""
    if seconds is None:
        return "–"
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1e3 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"


def _number(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"
