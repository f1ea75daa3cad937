"""`ostrov arena`: compares bots on the same boards from all seats, and says how sure it is."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Any

import click

from ostrov.arena.fresh import FRESH
from ostrov.cli.arguments import SEED, agree, game_option, import_from_here, json_output, rules_options
from ostrov.cli.output import console, note, print_json

Json = dict[str, Any]


class Shares(click.ParamType[tuple[float, float]]):
    """Two shares for a sequential test."""

    name = "WORSE,BETTER"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[float, float]:
        """`25,30` in percent."""
        try:
            worse, better = (float(part) / 100 for part in str(value).split(","))
        except ValueError:
            self.fail(f"{value!r} is not two shares in percent such as 25,30", param, ctx)
        if not 0 < worse < better < 1:
            self.fail(f"{value!r}: the first share is the smaller one, both between 0 and 100", param, ctx)
        return worse, better


@click.command(name="arena", short_help="Compare bots on the same boards from all seats.")
@click.argument("bots", nargs=-1, required=True)
@game_option
@click.option("--players", default=4, show_default=True, type=int, help="How many seats: 2, 3 or 4.")
@click.option(
    "--format",
    "match_format",
    default="one-against-all",
    show_default=True,
    metavar="FORMAT",
    help="one-against-all (with 2 players: a duel), pairs (two against two) or league.",
)
@click.option("--boards", default=100, show_default=True, type=click.IntRange(min=1), help="How many boards.")
@click.option(
    "--seed",
    default=FRESH,
    show_default=True,
    type=SEED,
    help="The first board; no bot has learned from those after the default.",
)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes; as many as there are cores.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster: its address, or local.")
@click.option("--test", type=Shares(), help="Stop when the share of the first bot is decided: 25,30.")
@click.option("--file", metavar="FILE", help="Keep every board here, and go on from it.")
@click.option("--report", metavar="FILE", help="Write a page with tables and plots.")
@rules_options
@json_output
def command(
    bots: tuple[str, ...],
    rules: str,
    players: int,
    match_format: str,
    boards: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    test: tuple[float, float] | None,
    file: str | None,
    report: str | None,
    named: tuple[str, ...],
    as_json: bool,
) -> None:
    """Compare BOTS: the first one with the second, or all of them in a league.

    A bot has a name such as greedy; one of your own is named by its path, such as package.module:Class.
    Every board is played with the same dice and cards in every seating. Who wins depends on the seed alone,
    not on --jobs or --cluster; times are CPU times of single decisions.
    """
    from ostrov.arena.ledger import Ledger
    from ostrov.arena.match import Match
    from ostrov.arena.report import page
    from ostrov.arena.result import result
    from ostrov.arena.run import run
    from ostrov.arena.words import about
    from ostrov.cli.files import write_text
    from ostrov.cli.progress import Bar

    import_from_here()
    if report is not None:
        check_report(Path(report), file)  # better now than after the match
    options = agree(named, game=rules, players=players, board_setup="variable")
    match = Match.of(match_format, bots, options, boards, seed)
    ledger = Ledger(match, None if file is None else Path(file))
    try:
        with Bar("boards", boards) as bar:
            run(ledger, jobs=jobs or os.cpu_count() or 1, cluster=cluster, test=test, progress=bar)
    except KeyboardInterrupt:
        kept = "nothing is kept without --file" if file is None else f"the same command goes on from {file}"
        note(f"Stopped after {len(ledger.boards)} of {boards} boards; {kept}.")
        raise
    found = result(ledger, test)
    if report is not None:
        write_text(Path(report), page(found, again(match, test), about(found)))
    if as_json:
        print_json(found)
    else:
        show(found, report)


def check_report(report: Path, file: str | None) -> None:
    """OSError when a page cannot be written there."""
    if not report.absolute().parent.is_dir():
        raise FileNotFoundError(f"{report}: there is no folder {report.parent} to write it into")
    if report.is_dir():
        raise IsADirectoryError(f"{report} is a folder; a report is a file")
    if file is not None and report.resolve() == Path(file).resolve():
        raise FileExistsError(
            f"{report} cannot have both the boards and the report; name another file for one"
        )


def again(match: Any, test: tuple[float, float] | None) -> str:
    """The command that plays a match again."""
    options = match.options.changed()
    words = ["ostrov arena", *map(shlex.quote, match.bots), f"--rules {options.pop('game', 'base')}"]
    words += [f"--players {match.options.players}", f"--format {match.format}", f"--boards {match.boards}"]
    words.append(f"--seed {match.seed}")
    for name in ("players", "board_setup"):
        options.pop(name, None)
    words += [f"--option {name}={str(value).lower()}" for name, value in sorted(options.items())]
    if test is not None:
        words.append(f"--test {100 * test[0]:g},{100 * test[1]:g}")
    return " ".join(words)


def show(found: Json, report: str | None) -> None:
    """The result for people."""
    from rich import box
    from rich.table import Table

    from ostrov.arena.words import duration, equality, summary

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("bot", "games", "won", "share", "interval", "median", "95 %"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for row in found["bots"]:
        if "share" not in row:
            continue
        times = duration(row["seconds_median"]), duration(row["seconds_95"])
        interval = f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %"
        share = f"{100 * row['share']:.1f} %"
        table.add_row(row["bot"], str(row["games"]), str(row["wins"]), share, interval, *times)
    out = console()
    out.print(table)
    out.print(summary(found))
    out.print(equality(found), style="dim")
    if test := found.get("test"):
        accepted = test["accepted"]
        said = "not decided" if accepted is None else f"decided for {100 * accepted:g} %"
        figures = f"ratio {test['ratio']:.2f}, bounds ±{test['bound']:.2f}"
        out.print(f"Sequential test: {said} after {test['boards']} boards ({figures}).")
    if report is not None:
        out.print(f"Report: {report}", style="dim")
