"""Puts a bot through games of all kinds and tells its author what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ostrov.bots.bot import Bot, BotError, GameInfo
from ostrov.bots.registry import BotEntry, entry, entry_of
from ostrov.game.expansions import games
from ostrov.game.game import Game
from ostrov.testing.bot_answers import ask
from ostrov.testing.bot_company import BOT_TABLES
from ostrov.testing.bot_exam import Exam
from ostrov.testing.bot_report import Report

SEEDS = (1, 2, 3)
LIMIT = 3000


def check_bot(
    make: str | Callable[[GameInfo], Bot],
    *,
    tables: Iterable[str] | None = None,
    seeds: Iterable[int] = SEEDS,
    limit: int = LIMIT,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays a bot, made by `make(table)` or named by its path `package.module:Class`, and watches it.

    Each seed is a game at each of the tables, by default all in BOT_TABLES: against greedy players who
    make offers, through views, the way that referees ask. A game is left after `limit` actions. Where the
    bot fails a greedy player acts for it. `progress` hears how many games are done. BotError when there is
    no such bot or table.
    """
    name, bot = _named(make)
    report = Report(name)
    chosen, numbers, maker = tables_for(bot, tables), tuple(seeds), bot.make
    if maker is None:
        raise BotError(f"{name} is a reference inside of the engine: there is no bot to check")
    first: Exam | None = None
    others_chose = 0
    for table in chosen:
        for seed in numbers:
            exam = Exam(maker, report, table, Game.new(seed, **BOT_TABLES[table]), seed)
            exam.play(limit)
            report.games += 1
            report.finished += exam.game.over
            report.won += exam.game.winner == exam.seat
            others_chose += exam.others_chose
            first = first or exam
            if progress is not None:
                progress(report.games)
    if first is not None:
        _check_leaks(report, first)
    if others_chose and not any(problem.kind == "past" for problem in report.problems):
        report.notes.append(_advice(others_chose))
    report.conclude()
    return report


def tables_for(bot: BotEntry, wanted: Iterable[str] | None, game: str | None = None) -> Sequence[str]:
    """The tables by their names, by default all that the bot knows the game of; BotError.

    With a game, only those where it is played.
    """
    if game is not None and game not in games():
        raise BotError(f"the games are {' and '.join(games())}, not {game!r}")
    played = {name: options.get("game", "base") for name, options in BOT_TABLES.items()}
    found = tuple(BOT_TABLES if wanted is None else wanted)
    for name in found:
        if name not in played:
            raise BotError(f"there is no table {name!r} to check bots at; there are {', '.join(played)}")
        if wanted is not None and bot.base_only and played[name] != "base":
            raise BotError(f"the bot plays the base game only, not {played[name]} as at the table {name!r}")
    known = [name for name in found if not bot.base_only or played[name] == "base"]
    left = [name for name in known if game in (None, played[name])]
    if not left:
        raise BotError(f"there is no table to check the bot at where it would play {game}")
    return left


def _named(make: str | Callable[[GameInfo], Bot]) -> tuple[str, BotEntry]:
    """A bot with the name for its report."""
    if isinstance(make, str):
        return make, entry(make)
    name = getattr(make, "__qualname__", type(make).__qualname__)
    return name, entry_of(make)


def _check_leaks(report: Report, first: Exam) -> None:
    """The first game once more, after all the others, for a bot that should know nothing of them."""
    bot = first.made()
    if bot is None:
        return
    for decision, rng, answer, place in first.kept:
        found = ask(bot, decision, rng)
        if answer is not None and not answer.same(found):
            said = f"It keeps something from game to game: in the first one it {answer}"
            report.add("leak", "", f"{said}, and in the same game after all others it {found}", place)


def _advice(decisions: int) -> str:
    return (
        f"At {decisions} decisions a bot that was just made chose otherwise. Live tables make a new bot for"
        " every decision: a bot that should not depend on earlier ones says `stateless = True` and is"
        " checked for it."
    )
