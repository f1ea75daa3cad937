"""`ostrov train`: learns the value that strong bots judge positions by, from games against themselves."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ostrov.cli.arguments import SEED, box_option


@click.command(name="train", short_help="Learn a value of positions from self-play.")
@click.argument("out", metavar="FILE.npz")
@box_option
@click.option("--rounds", default=6, show_default=True, type=click.IntRange(min=1), help="Of play and fit.")
@click.option(
    "--positions", default=300_000, show_default=True, type=click.IntRange(min=1000), help="In each round."
)
@click.option("--foundings", is_flag=True, help="Learn the worth of foundings, not of turns.")
@click.option("--start", metavar="FILE.npz", help="Go on from a value learned before.")
@click.option("--seed", default=1, show_default=True, type=SEED, help="Of games and weights.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes; as many as there are cores.")
def command(
    out: str,
    rules: str,
    rounds: int,
    positions: int,
    foundings: bool,
    start: str | None,
    seed: int,
    jobs: int | None,
) -> None:
    """Play, fit, and go on with what was learned; FILE.npz is written after every round.

    In the first round the greedy player plays, and there are seven times as many positions.

    Needs NumPy, which the extra `envs` brings.
    """
    try:
        from ostrov.learning.train import Course, train
    except ModuleNotFoundError as error:
        raise click.ClickException(f"{error.name} is needed to learn; install ostrov[envs]") from error
    if not Path(out).absolute().parent.is_dir():  # better now than after a round
        raise FileNotFoundError(f"{out}: there is no folder {Path(out).parent} to write it into")
    course = Course(rules, rounds, positions, seed, jobs or os.cpu_count() or 1, foundings)
    train(course, Path(out), None if start is None else Path(start), lambda line: click.echo(line))
