"""`ostrov play`: a table with bots in the browser, or a game that is shown again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from ostrov.cli.arguments import SEED, agree, game_option, read_record, rules_options

if TYPE_CHECKING:
    from ostrov.game.options import Options
    from ostrov.server.local import Local
    from ostrov.table import TablePlan

FOR_A_GAME = {
    "rules": "--rules",
    "players": "--players",
    "bots": "--bots",
    "name": "--name",
    "seed": "--seed",
    "named": "--option",
}
"""What describes a game that is to be played."""


@click.command(name="play", short_help="Play against bots in the browser.")
@game_option
@click.option("--players", default=4, show_default=True, type=int, help="How many seats: 2, 3 or 4.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="NAMES",
    help="One bot for all seats, or a,b,c: easy, greedy, trader, planner.",
)
@click.option("--name", default="Player", show_default=True, help="How you are called at the table.")
@click.option("--port", default=0, type=click.IntRange(0, 65535), help="Any free port by default.")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--seed", type=SEED, help="The same seed rolls the same dice.")
@click.option("--database", metavar="FILE", help="Keep the game in this file; without it, it is not kept.")
@click.option("--replay", metavar="FILE", help="Show this record step by step instead; - is standard input.")
@click.option(
    "--example-game",
    "example",
    is_flag=True,
    help="Show sixteen turns that are explained step by step instead.",
)
@rules_options
@click.pass_context
def command(
    context: click.Context,
    rules: str,
    players: int,
    bots: str,
    name: str,
    port: int,
    no_browser: bool,
    seed: int | None,
    database: str | None,
    replay: str | None,
    example: bool,
    named: tuple[str, ...],
) -> None:
    """Start a table on this computer and open it in the browser; Ctrl-C ends it.

    The address that is printed lets you, and nobody else, in.
    """
    from ostrov.server.local import LocalExample, LocalReplay, LocalTable
    from ostrov.table import Problem
    from ostrov.table.expansions import are_at_tables
    from ostrov.table.record_viewer import check_shown

    if example:
        refuse_others(context, "--example-game", {**FOR_A_GAME, "replay": "--replay"})
        show(LocalExample(), port, not no_browser, database)
    elif replay is not None:
        refuse_others(context, "--replay", FOR_A_GAME)
        game = read_record(replay)[0]
        try:
            check_shown(game)
        except Problem as problem:
            raise click.ClickException(str(problem)) from None
        show(LocalReplay(game), port, not no_browser, database)
    else:
        options = agree(named, game=rules, players=players)
        if not are_at_tables(options.expansions):
            raise click.ClickException(f"there are no tables of {options['game']} yet")
        plan = plan_of(options, bots)
        show(LocalTable(plan, name, seed), port, not no_browser, database)


def refuse_others(context: click.Context, shown: str, others: Mapping[str, str]) -> None:
    """UsageError when another game is described beside the one that is shown."""
    for name, flag in others.items():
        if context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(f"{flag} has no use beside {shown}: the record says it all.", context)


def show(local: Local, port: int, browser: bool, database: str | None) -> None:
    """Serves it until Ctrl-C."""
    import tempfile
    import webbrowser
    from pathlib import Path

    from ostrov.server.app import make_app
    from ostrov.server.run import Beside, address_of, bind
    from ostrov.storage import StorageError

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, bind("127.0.0.1", port) as bound:
        try:
            server = Beside(make_app(database or str(Path(folder) / "table.db"), local=local), bound)
        except (StorageError, RuntimeError) as error:
            raise click.ClickException(str(error)) from error
        address = address_of(bound) + local.path
        click.echo(address)
        try:
            if browser:
                webbrowser.open(address)
            server.wait()
        except KeyboardInterrupt:
            click.echo("")
        finally:
            server.stop()


def plan_of(options: Options, bots: str) -> TablePlan:
    """A person on the first seat, bots on the others; BotError when they do not fit."""
    from ostrov.bots.registry import check_options, maker, seat_bots
    from ostrov.table import SeatPlan, TablePlan

    names = [name.strip() for name in bots.split(",")]
    for name in names:
        maker(name)
    seated = seat_bots(names, options.players - 1)
    check_options(seated, options)
    return TablePlan(options, (SeatPlan("me"), *(SeatPlan("bot", name) for name in seated)))
