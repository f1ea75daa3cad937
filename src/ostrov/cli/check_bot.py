"""`ostrov check-bot`: plays a bot of your own in many games and tells what is wrong with it."""

from __future__ import annotations

import contextlib
import sys

import click

from ostrov.cli.arguments import SEED, RulesOption, import_from_here, json_output
from ostrov.cli.output import note, print_json

PROBLEMS = 1
"""The exit code when something is wrong with the bot."""


@click.command(name="check-bot", short_help="Tell what is wrong with a bot of your own.")
@click.argument("bot")
@click.option("--rules", cls=RulesOption, metavar="RULES", help="Only this game:")
@click.option("--table", "tables", multiple=True, metavar="NAME", help="Only this table; may be repeated.")
@click.option("--seed", default=1, show_default=True, type=SEED, help="The first game at each table.")
@click.option(
    "--games", default=3, show_default=True, type=click.IntRange(min=1), help="How many games at each table."
)
@json_output
@click.pass_context
def command(
    ctx: click.Context,
    bot: str,
    rules: str | None,
    tables: tuple[str, ...],
    seed: int,
    games: int,
    as_json: bool,
) -> None:
    """Play BOT, such as package.module:Class, against greedy players who make offers, and tell its faults.

    All games, 2 to 4 players, many options. Exits with 1 when something is wrong. What the bot prints goes
    to standard error.
    """
    from ostrov.bots.registry import entry
    from ostrov.cli.progress import Bar
    from ostrov.testing.bot_check import check_bot, tables_for

    import_from_here()
    with contextlib.redirect_stdout(sys.stderr):
        wanted = tables_for(entry(bot), tables or None, rules)
        try:
            with Bar("games", games * len(wanted)) as bar:
                report = check_bot(bot, tables=wanted, seeds=range(seed, seed + games), progress=bar)
        except KeyboardInterrupt as stop:
            for line in getattr(stop, "__notes__", []):
                note(line)
            raise
    if as_json:
        print_json(report.to_json())
    else:
        click.echo(str(report))
    ctx.exit(0 if report.ok else PROBLEMS)
