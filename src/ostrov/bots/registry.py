"""The bots by name, and who sits where."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib.resources import files
from pathlib import Path

from ostrov.bots.bot import Bot, GameInfo
from ostrov.bots.bot import BotError as BotError
from ostrov.bots.budgets import Budgets, has_budget, split_budget
from ostrov.bots.by_path import is_path, maker_at, source_of
from ostrov.bots.easy_bot import EasyBot
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.random_bot import RandomBot
from ostrov.bots.search_bot import PLANNER, SILENT, TRADER, SearchBot
from ostrov.bots.weights import own_weights
from ostrov.game.options import OPTIONS, Options


class UnknownBot(BotError):
    """There is no bot of this name; the message lists those that there are."""

    def __init__(self, name: str) -> None:
        close = difflib.get_close_matches(name, BOTS, 1)
        hint = f"; did you mean {close[0]}?" if close else ""
        if "." in name:
            hint = "; one of your own is named by its path, such as package.module:Class"
        super().__init__(f"there is no bot {name!r} among {', '.join(BOTS)}{hint}")
        self.name = name


@cache
def has_value(game: str) -> bool:
    """Positions of this game have a learned value, without which nothing can be searched."""
    return files("ostrov.bots").joinpath("values", f"{game}.npz").is_file()


@dataclass(frozen=True, slots=True)
class BotEntry:
    """A bot: how to make it, and the number of its twin in `ostrov.players.matches`, if it has one.

    One that is `quick` makes and decides in a fraction of a millisecond: an event loop need not fear it.
    One that `remembers` uses the memory of its views. Without `make` it is a reference, for measuring, not
    for tables; only a reference may have `open_hands`, that is see the cards of the others. People are asked
    to choose among those that are `offered`; the others they have to know by name. What makes one that is
    `budgeted` takes `nodes`, `ms`, `value` and `opening` too, and `worlds` if it `searches`.
    `files` are those that it is made of and that do not come with this package.
    """

    make: Callable[[GameInfo], Bot] | None
    policy: int | None = None
    quick: bool = False
    remembers: bool = False
    base_only: bool = False
    open_hands: bool = False
    offered: bool = False
    budgeted: bool = False
    searches: bool = False
    files: tuple[Path, ...] = ()

    @property
    def games(self) -> tuple[str, ...]:
        """The games that it knows."""
        if self.base_only:
            return ("base",)
        games = (str(game) for game in OPTIONS["game"].values)
        return tuple(game for game in games if not self.budgeted or has_value(game))


BOTS: dict[str, BotEntry] = {
    "random": BotEntry(RandomBot, 0, quick=True),
    "easy": BotEntry(EasyBot, quick=True, offered=True),
    "greedy": BotEntry(GreedyBot, 1, quick=True, offered=True),
    "trader": BotEntry(partial(SearchBot, style=TRADER), remembers=True, offered=True, budgeted=True),
    "planner": BotEntry(
        partial(SearchBot, style=PLANNER), remembers=True, offered=True, budgeted=True, searches=True
    ),
    "silent-planner": BotEntry(
        partial(SearchBot, style=SILENT), remembers=True, budgeted=True, searches=True
    ),
    "ref-f": BotEntry(None, 2, base_only=True),
    "ref-ab2": BotEntry(None, 3, base_only=True, open_hands=True),
}
"""All bots, the weakest first, then the references."""


def entry_of(make: Callable[[GameInfo], Bot]) -> BotEntry:
    """The entry of a bot that is none of ours; a class that knows the base game only says `base_only`."""
    return BotEntry(make, base_only=bool(getattr(make, "base_only", False)), offered=False)


def entry(name: str) -> BotEntry:
    """The entry of a bot; UnknownBot when there is none.

    A path `package.module:Class` is imported, in every process anew; BotError when that does not work, or
    when a budget such as that of `planner@ms=20` is none. The file of `planner@value=FILE` is not opened yet.
    """
    if has_budget(name):
        return _with_budget(*split_budget(name))
    if is_path(name):
        return replace(entry_of(maker_at(name)), files=source_of(name))
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]


def _with_budget(name: str, budgets: Budgets) -> BotEntry:
    """The entry of a bot that thinks so much, or by another value; BotError when it has none."""
    found = entry(name)
    if found.make is None or not found.budgeted:
        able = ", ".join(other for other, one in BOTS.items() if one.budgeted)
        raise BotError(f"{name} has no budget or value to set; these have: {able}")
    if "worlds" in budgets and not found.searches:
        able = ", ".join(other for other, one in BOTS.items() if one.searches)
        raise BotError(f"{name} does not search its turn, so it plays nothing on; these do: {able}")
    files = tuple(Path(value) for value in budgets.values() if isinstance(value, str))
    return replace(found, make=partial(found.make, **budgets), offered=False, files=files)


def bot_names() -> tuple[str, ...]:
    """The bots that may sit at tables."""
    return tuple(name for name, bot in BOTS.items() if bot.make is not None)


def offered_bots() -> dict[str, BotEntry]:
    """The bots that people choose from, the weakest first."""
    return {name: bot for name, bot in BOTS.items() if bot.offered}


def check_options(names: Sequence[str], options: Options) -> None:
    """BotError when one of the bots does not know the game; UnknownBot when there is none of a name."""
    for name in names:
        if options["game"] not in entry(name).games:
            games = entry(name).games
            known = "the base game only" if games == ("base",) else f"{' and '.join(games)} only"
            raise BotError(f"{name} plays {known}, not {options['game']}")


def check_values(names: Sequence[str], options: Options) -> None:
    """Opens the files of values that names set; BotError when one does not fit the game."""
    for name in names:
        for file in entry(name).files if has_budget(name) else ():
            own_weights(str(file), str(options["game"]))


def maker(name: str) -> Callable[[GameInfo], Bot]:
    """How to make a bot for tables; BotError when there is none of this name. Tables import no paths."""
    elsewhere = "it plays in `ostrov arena` and `ostrov check-bot`"
    if has_budget(name):
        entry(name)
        why = f"has a budget or value of its own: {elsewhere}"
    elif is_path(name):
        why = f"is the path of a bot: {elsewhere}"
    else:
        make = entry(name).make
        if make is not None:
            return make
        why = "is a reference to measure others against: it plays in `ostrov arena` and `ostrov simulate`"
    raise BotError(f"{name} {why}, not at tables, where there are {', '.join(bot_names())}")


def is_quick(name: str) -> bool:
    """Whether the bot may decide inside an event loop; UnknownBot when there is none of this name."""
    return not is_path(name) and entry(name).quick


def remembers(name: str) -> bool:
    """Whether the bot uses the memory of its views; UnknownBot when there is none of this name."""
    return entry(name).remembers


def policies_of(names: Sequence[str]) -> list[int] | None:
    """The numbers of the bots' twins in `ostrov.players.matches`; None when one of them has none."""
    found = [entry(name).policy for name in names]
    known = [policy for policy in found if policy is not None]
    return known if len(known) == len(found) else None


def make_bot(name: str, info: GameInfo) -> Bot:
    """A bot for one game at this table; BotError when there is none of this name for tables."""
    return maker(name)(info)


def seat_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat: one name is for all of them. BotError when names and seats do not fit."""
    for name in names:
        entry(name)
    if len(names) not in (1, players):
        raise BotError(f"{players} players need 1 or {players} names of bots, not {len(names)}")
    return tuple(names) * players if len(names) == 1 else tuple(names)
