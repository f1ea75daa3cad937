"""`ostrov serve`: hosts many tables."""

from __future__ import annotations

import click


@click.command(name="serve", short_help="Host tables for people and programs.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0: any.")
@click.option(
    "--database",
    default="ostrov.db",
    show_default=True,
    metavar="URL",
    help="A file of SQLite, or postgresql://… for several processes.",
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Whose pages may play too.")
@click.option("--proxy", default="", metavar="ADDRESSES", help="Proxies whose word on addresses is taken.")
@click.option("--secure-cookie", is_flag=True, help="The cookie travels over https only.")
@click.option(
    "--bot-workers",
    type=click.IntRange(1, 64),
    show_default="all cores but one",
    help="Processes in which slow bots think.",
)
@click.option(
    "--log-level",
    default="info",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="Logs are lines of JSON on standard error.",
)
def command(
    host: str,
    port: int,
    database: str,
    origins: tuple[str, ...],
    proxy: str,
    secure_cookie: bool,
    bot_workers: int | None,
    log_level: str,
) -> None:
    """Host tables until Ctrl-C. The address is printed when the server listens.

    Everything is in the database: after a crash every game goes on. Several processes may share one
    database of PostgreSQL.
    """
    import asyncio

    from ostrov.server.app import make_app
    from ostrov.server.logs import set_up
    from ostrov.server.run import address_of, bind, make_server, spare_pauses
    from ostrov.server.settings import Settings
    from ostrov.storage import StorageError, Store

    async def try_database() -> None:
        await (await Store.open(database)).close()

    try:
        asyncio.run(try_database())
    except StorageError as error:
        raise click.ClickException(str(error)) from error
    set_up(log_level)
    workers = bot_workers or Settings().bot_workers
    settings = Settings(origins=origins, secure_cookie=secure_cookie, bot_workers=workers)
    with bind(host, port) as bound:
        server = make_server(make_app(database, settings), proxy)
        spare_pauses()
        click.echo(address_of(bound))
        server.run([bound])
