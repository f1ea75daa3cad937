"""`ostrov train`: learns the value that strong bots judge positions by, from games against themselves."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ostrov.cli.arguments import agree, game_option
from ostrov.cli.output import note

SEEDS = click.IntRange(0, 2**32 - 1)
"""Parts and rounds have seeds above 2^40; between there are boards for the arena that teach nobody."""


@click.command(name="train", short_help="Learn a value of positions from self-play.")
@click.argument("out", metavar="FILE.npz")
@game_option
@click.option("--rounds", default=6, show_default=True, type=click.IntRange(1, 1000), help="Of play and fit.")
@click.option(
    "--positions", default=300_000, show_default=True, type=click.IntRange(min=1000), help="In each round."
)
@click.option("--foundings", is_flag=True, help="Learn the worth of foundings, not of turns.")
@click.option("--start", metavar="FILE.npz", help="Go on from a value learned before; it may be FILE.npz.")
@click.option("--seed", default=1, show_default=True, type=SEEDS, help="Of games and weights.")
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
    `ostrov arena planner@value=FILE.npz planner` tells how good a value is; `planner@opening=FILE.npz` founds
    by one of --foundings. Needs NumPy, which the extra `envs` brings.
    """
    try:
        from ostrov.learning.train import Course, train
    except ModuleNotFoundError as error:
        raise click.ClickException(f"{error.name} is needed to learn; install ostrov[envs]") from error
    rules = str(agree((), game=rules)["game"])
    check_out(Path(out), start)  # better now than after a round
    course = Course(rules, rounds, positions, seed, jobs or os.cpu_count() or 1, foundings)
    try:
        train(course, Path(out), None if start is None else Path(start), lambda line: click.echo(line))
    except KeyboardInterrupt:
        has = "has the value of the last whole round" if Path(out).exists() else "is not written"
        note(f"Stopped; {out} {has}.")
        raise
    flag = "" if rules == "base" else f" --rules {rules}"
    use = "opening" if foundings else "value"
    click.echo(f"{out} is learned; how good is it? ostrov arena planner@{use}={out} planner{flag}")


def check_out(out: Path, start: str | None) -> None:
    """OSError when a value cannot be written there, or would take the place of something else."""
    if not out.absolute().parent.is_dir():
        raise FileNotFoundError(f"{out}: there is no folder {out.parent} to write it into")
    if out.is_dir():
        raise IsADirectoryError(f"{out} is a folder; a value is a file")
    if out.exists() and (start is None or out.resolve() != Path(start).resolve()):
        more = "name another file, or go on from it with --start"
        raise FileExistsError(f"{out} exists already and is not overwritten: {more}")
