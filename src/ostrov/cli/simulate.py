"""`ostrov simulate`: plays bots against each other without a table."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ostrov.cli.arguments import SEED, agree, json_output, rules_options
from ostrov.cli.output import SEAT_STYLES, console, note, print_json

if TYPE_CHECKING:
    from ostrov.game.options import Options

Json = dict[str, Any]


@click.command(name="simulate", short_help="Play bots against each other and count.")
@click.option("--rules", default="base", show_default=True, metavar="BOX", help="Which game: base.")
@click.option("--players", default=4, show_default=True, type=int, help="How many seats: 2, 3 or 4.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(min=1), help="How many games.")
@click.option(
    "--bots", default="random", show_default=True, metavar="NAMES", help="One bot for all seats, or a,b,c,d."
)
@click.option("--seed", default=1, show_default=True, type=SEED, help="The same seed plays the same games.")
@click.option(
    "--setup",
    default="variable",
    show_default=True,
    metavar="SETUP",
    help="variable (a new board for each game) or beginner_5e; games on one printed map say little.",
)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="Processes at once.")
@click.option("--record", metavar="DIR", help="Write the record of every game into this folder.")
@rules_options
@json_output
def command(
    rules: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    setup: str,
    jobs: int,
    record: str | None,
    named: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play GAMES games between bots and print who won, how long they were and how fast it went.

    Games, records and every figure but the times depend on the seed alone, not on --jobs.
    """
    from ostrov.cli.simulate_run import play, play_and_record

    options = agree(named, game=rules, players=players, board_setup=setup)
    seats = seat_bots(bots, options)
    if record is None:
        summary = play(options, seats, games, seed, jobs)
    else:
        summary = play_and_record(options, seats, games, seed, jobs, Path(record))
