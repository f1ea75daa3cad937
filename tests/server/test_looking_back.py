"""Finished games: whoever has the address may look back, unless nobody was to watch; nobody learns early."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx2
from tests.server.player import Guest, Player

Json = dict[str, Any]

BOTS = ["me", "greedy", "greedy"]
SHORT = {"board_setup": "variable", "victory_points": 3}
PATHS = ("/replay", "/replay/0", "/record")


async def play(address: str, **wishes: Any) -> Player:
    """A game that is over; its only person, still there."""
    host = await Guest.make(address)
    page = await host.make_table(BOTS, options=SHORT, **wishes)
    player = await host.sit(page["table"]["id"])
    await player.done("start")
    await player.play()
    return player


async def answers(address: str, table: str, token: str | None = None) -> list[int]:
    """How a stranger, or a guest who was never there, is answered."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with httpx2.AsyncClient(base_url=address, headers=headers, timeout=30) as client:
        return [(await client.get(f"/api/tables/{table}{path}")).status_code for path in PATHS]


def test_a_finished_game_opens_for_whoever_has_its_address(address: str) -> None:
    async def run() -> None:
        host = await play(address)
        other = await Guest.make(address, "Ivo")
        assert await answers(address, host.table) == [200, 200, 200]
        assert await answers(address, host.table, other.token) == [200, 200, 200]
        async with httpx2.AsyncClient(base_url=address, timeout=30) as client:
            story = (await client.get(f"/api/tables/{host.table}/replay")).json()
            last = (await client.get(f"/api/tables/{host.table}/replay/{story['steps']}")).json()
        assert all(row["hand"] is not None for row in last["scene"]["players"])
        await host.done("rematch")
        await host.until(lambda: host.info["next_table"] is not None)
        assert (await host.guest.call("GET", f"/api/tables/{host.table}/replay"))["table"]["next_table"]
        assert (await other.call("GET", f"/api/tables/{host.table}/replay"))["table"]["next_table"] is None
        # looking back lets nobody in: the table, its chat and its invitations stay private
        assert (await other.request("GET", f"/api/tables/{host.table}")).status_code == 404
        assert (await other.request("GET", f"/api/tables/{host.table}/stream")).status_code == 404
        assert host.info["watchers"] == []
        await host.leave()

    asyncio.run(run())


def test_where_nobody_was_to_watch_nobody_looks_back_until_the_host_says_so(address: str) -> None:
    async def run() -> None:
        host = await play(address, watching={"allowed": False, "delay": 0})
        assert await answers(address, host.table) == [404, 404, 404]
        assert await answers(address, host.table, host.guest.token) == [200, 200, 200]
        await host.done("watching", allowed=True, delay=0)
        assert await answers(address, host.table) == [200, 200, 200]
        await host.leave()

    asyncio.run(run())


def test_who_would_watch_late_does_not_learn_from_the_address_that_a_game_has_ended(address: str) -> None:
    async def run() -> None:
        late = {"allowed": True, "delay": 600}
        for public, while_running in ((False, [404, 404, 404]), (True, [409, 409, 409])):
            host = await play(address, watching=late, public=public)
            assert await answers(address, host.table) == while_running
            assert await answers(address, host.table, host.guest.token) == [200, 200, 200]
            await host.leave()

    asyncio.run(run())
