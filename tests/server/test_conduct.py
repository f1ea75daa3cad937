"""Whether somebody finishes games follows them from table to table, through a real server."""

from __future__ import annotations

import asyncio

from tests.server.player import Guest
from tests.server.running import UNHURRIED, running


async def played(host: Guest, other: Guest, *, leaves: bool) -> None:
    """A game of two that is ended by agreement, or by the host alone when the other one has left."""
    made = await host.make_table(["me", "open", "greedy"], public=True)
    table = made["table"]["id"]
    await other.accept(made["invitations"]["seat"])
    first, second = await host.sit(table), await other.sit(table)
    await second.done("sit", seat=1)
    await first.done("start")
    await (second.done("stand") if leaves else second.done("abort", agree=True))
    await first.done("abort", agree=True)
    await first.until(lambda: bool(first.info.get("stage") == "aborted"))
    await first.leave()
    await second.leave()


def test_the_mark_comes_with_the_guest(database: str) -> None:
    async def run(address: str) -> None:
        olena, petr = await Guest.make(address, "Olena"), await Guest.make(address, "Petr")
        await played(olena, petr, leaves=False)
        await played(olena, petr, leaves=True)
        made = await olena.make_table(["me", "open", "open"])
        await petr.accept(made["invitations"]["seat"])
        player = await petr.sit(made["table"]["id"])
        await player.done("sit", seat=1)
        page = await olena.call("GET", f"/api/tables/{made['table']['id']}")
        marks = [seat["conduct"] for seat in page["table"]["seats"]]
        assert marks == [{"finished": 2, "of": 2}, {"finished": 1, "of": 2}, None]
        await player.leave()

    with running(database, UNHURRIED) as address:
        asyncio.run(run(address))
