"""`ostrov simulate`: plays bots against each other without a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ostrov.cli.arguments import (
    BOARDS,
    SEED,
    agree,
    game_option,
    json_output,
    rules_options,
    usual_setup,
)
from ostrov.cli.output import SEAT_STYLES, console, figure, print_json

if TYPE_CHECKING:
    from ostrov.game.options import Options

Json = dict[str, Any]


@click.command(name="simulate", short_help="Play bots against each other and count.")
@game_option
@click.option("--players", default=4, show_default=True, type=int, help="How many seats: 2, 3 or 4.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(min=1), help="How many games.")
@click.option(
    "--bots", default="random", show_default=True, metavar="NAMES", help="One bot for all seats, or a,b,c,d."
)
@click.option("--seed", default=1, show_default=True, type=SEED, help="The same seed plays the same games.")
@click.option(
    "--setup",
    default=None,
    show_default="variable; at sea scenario",
    type=click.Choice(BOARDS),
    help="variable (a new board for each game) or a printed map; games on one map say little.",
)
@click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="How many to play at once."
)
@click.option("--record", metavar="DIR", help="Write the record of every game into this folder.")
@rules_options
@json_output
def command(
    rules: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    setup: str | None,
    jobs: int,
    record: str | None,
    named: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play games between bots; print who won, how long the games were and how fast they were played.

    Who wins, the records and everything but the times depend on the seed, not on --jobs.
    """
    options = agree(named, game=rules, players=players, board_setup=setup or usual_setup(rules))
    names = [name.strip() for name in bots.split(",")]
    found = play(options, names, games, seed, jobs, None if record is None else Path(record))
    if as_json:
        print_json(found)
    else:
        show(found, options, record)


def play(
    options: Options, bots: Sequence[str], games: int, seed: int, jobs: int, record: Path | None
) -> Json:
    """Plays the games, writes their records where asked; the summary as plain data."""
    from ostrov.bots.runner import simulate
    from ostrov.cli.files import new_files
    from ostrov.cli.progress import Bar

    def summary() -> Json:
        with Bar("playing", games) as bar:
            return simulate(options, bots, games, seed, jobs=jobs, progress=bar).to_json()

    if record is None:
        return summary()
    from ostrov.cli.recording import file_names, write_records

    seeds = range(seed, seed + games)
    with new_files(record, file_names(seeds)) as folder:
        found = summary()
        with Bar("recording", games) as bar:
            write_records(options, bots, seeds, folder, jobs, bar)
    return found


def show(found: Json, options: Options, record: str | None) -> None:
    """The summary for people."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from ostrov.game.seats import default_colours

    games, wins, bots = found["games"], found["wins"], found["bots"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("seat")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    table.add_column()
    for seat, colour in enumerate(default_colours(options)):
        share = wins[seat] / games
        name = Text(f"{seat} ").append(colour, SEAT_STYLES[colour])
        table.add_row(name, bots[seat], str(wins[seat]), f"{100 * share:.1f} %", "█" * round(40 * share))
    out = console()
    out.print(table)
    unfinished = f", {found['unfinished']} given up" if found["unfinished"] else ""
    length = f"{found['turns_mean']:.1f} turns and {found['actions'] / games:.0f} actions each"
    out.print(f"{games} games{unfinished}, {length}; seed {found['seed']}")
    out.print(speed(found), style="dim")
    if record is not None:
        out.print(f"{games} records in {record}", style="dim")


def speed(found: Json) -> str:
    """How fast it went, and how."""
    how = "compiled" if found["compiled"] else "plain Python, not compiled"
    rate, actions = found["games_per_cpu_second"], found["actions_per_cpu_second"]
    per_second = f"{figure(rate)} games and {figure(actions)} actions per CPU second"
    return f"{found['cpu_seconds']:.2f} CPU seconds, {per_second}; {how}"
