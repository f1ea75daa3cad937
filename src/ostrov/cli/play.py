"""`ostrov play`: a table with bots in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ostrov.cli.arguments import SEED, agree, rules_options

if TYPE_CHECKING:
    from ostrov.game.options import Options
    from ostrov.table import Plan


@click.command(name="play", short_help="Play against bots in the browser.")
@click.option(
    "--rules", default="base", show_default=True, metavar="BOX", help="Which game: base or cities_knights."
)
@click.option("--players", default=4, show_default=True, type=int, help="How many seats: 2, 3 or 4.")
@click.option(
    "--bots", default="greedy", show_default=True, metavar="NAMES", help="One bot for all seats, or a,b,c."
)
@click.option("--name", default="Player", show_default=True, help="How you are called at the table.")
@click.option("--port", default=0, type=click.IntRange(0, 65535), help="Any free port by default.")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--seed", type=SEED, help="The same seed rolls the same dice.")
@click.option("--database", metavar="FILE", help="Keep the game in this file; without it, it is not kept.")
@rules_options
def command(
    rules: str,
    players: int,
    bots: str,
    name: str,
    port: int,
    no_browser: bool,
    seed: int | None,
    database: str | None,
    named: tuple[str, ...],
) -> None:
    """Start a table on this computer and open it in the browser; Ctrl-C ends it.

    The address that is printed lets you, and nobody else, in.
    """
    import tempfile
    import webbrowser
    from pathlib import Path

    from ostrov.server.app import make_app
    from ostrov.server.local import LocalTable
    from ostrov.server.run import Beside, address_of, bind
    from ostrov.storage import StorageError

    local = LocalTable(plan_of(agree(named, game=rules, players=players), bots), name, seed)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, bind("127.0.0.1", port) as bound:
        try:
            server = Beside(make_app(database or str(Path(folder) / "table.db"), local=local), bound)
        except (StorageError, RuntimeError) as error:
            raise click.ClickException(str(error)) from error
        address = address_of(bound) + local.path
        click.echo(address)
        try:
            if not no_browser:
                webbrowser.open(address)
            server.wait()
        except KeyboardInterrupt:
            click.echo("")
        finally:
            server.stop()


def plan_of(options: Options, bots: str) -> Plan:
    """A person on the first seat, bots on the others; BotError when they do not fit."""
    from ostrov.bots.registry import maker, seat_bots
    from ostrov.table import Plan, SeatPlan

    seated = seat_bots([name.strip() for name in bots.split(",")], options.players - 1)
    for name in seated:
        maker(name)
    return Plan(options, (SeatPlan("me"), *(SeatPlan("bot", name) for name in seated)))
