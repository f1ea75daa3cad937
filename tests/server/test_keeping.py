"""What the server does by itself: clocks, waking after a restart, following other processes, forgetting."""

from __future__ import annotations

import asyncio
import time

import pytest
from tests.server.player import Guest, Player
from tests.server.running import UNHURRIED, running

from ostrov import storage
from ostrov.server import absence
from ostrov.server.guests import new_guest
from ostrov.server.service import Service
from ostrov.storage import Store
from ostrov.table import Problem, TablePlan

TIMED = {"clock": {"turn": 1, "answer": 1}}


def test_a_clock_runs_out(address: str) -> None:
    async def run() -> None:
        guest = await Guest.make(address)
        page = await guest.make_table(["me", "random"], **TIMED)
        player = await guest.sit(page["table"]["id"])
        await player.done("start")
        await player.until(lambda: any(event["event"] == "timed-out" for event in player.events), 20)
        await player.leave()

    asyncio.run(run())


def test_the_log_tells_who_lost_the_connection(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is loaded again is back before anything is written."""
    monkeypatch.setattr(absence, "GRACE_SECONDS", 0.3)

    def seen(player: Player) -> list[str]:
        return [event["event"] for event in player.events if event["event"] in ("away", "back")]

    async def run() -> None:
        host, other = await Guest.make(address), await Guest.make(address, "Petr")
        page = await host.make_table(["me", "open"], clock={"turn": 600, "answer": 600})
        table = str(page["table"]["id"])
        await other.accept(page["invitations"]["seat"])
        watching, playing = await host.sit(table), await other.sit(table)
        await playing.done("sit", seat=1)
        await watching.done("start")
        again = await other.sit(table)  # a second page: closing the first changes nothing
        await playing.leave()
        await again.done("say", text="here")
        await again.leave()
        await watching.until(lambda: seen(watching) == ["away"])
        back = await other.sit(table)
        await watching.until(lambda: seen(watching) == ["away", "back"])
        await back.leave()
        await watching.leave()

    asyncio.run(run())


def test_clocks_run_after_a_restart_though_nobody_comes(database: str) -> None:
    async def begin(address: str) -> str:
        guest = await Guest.make(address)
        page = await guest.make_table(["me", "random"], **TIMED)
        table = str(page["table"]["id"])
        await guest.call("POST", f"/api/tables/{table}/commands", {"do": "start", "id": "c1"})
        return table

    async def timed_out(table: str) -> int:
        store = await Store.open(database)
        deadline, found = time.monotonic() + 30, 0
        while not found and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
            found = sum(entry.kind == "timed-out" for entry in await store.entries(table))
        await store.close()
        return found

    with running(database) as address:
        table = asyncio.run(begin(address))
    with running(database):
        assert asyncio.run(timed_out(table)) > 0


def test_two_servers_on_one_file_follow_each_other(database: str) -> None:
    async def run(first: str, second: str) -> None:
        one = await Guest.make(first, "Olena")
        page = await one.make_table(["me", "open"])
        two = await Guest.make(second, "Petr")
        table = await two.accept(page["invitations"]["seat"])
        players = [await one.sit(table), await two.sit(table)]
        said = await players[0].done("say", text="across")
        await players[1].until(lambda: players[1].seq >= said["seq"], 10)
        assert players[1].events[-1]["text"] == "across"
        await asyncio.gather(*(player.leave() for player in players))

    with running(database) as first, running(database) as second:
        asyncio.run(run(first, second))


def test_idle_tables_leave_the_memory_and_come_back(database: str) -> None:
    async def run() -> None:
        store = await Store.open(database)
        service = await Service.start(store, UNHURRIED._replace(idle_seconds=0.05))
        plan = TablePlan.from_json({"options": {"players": 2}})
        live = await service.hub.create(plan, guest := await named(store))
        assert service.hub.census() == (1, 0)
        await asyncio.sleep(0.4)
        assert service.hub.census() == (0, 0)
        again = await service.hub.open(live.id)
        assert again is not live
        assert again.table.info(()) == live.table.info(())
        assert (await service.enter(live.id, guest)) is again
        await service.stop()
        await store.close()

    asyncio.run(run())


async def named(store: Store) -> storage.Guest:
    """A guest."""
    return (await new_guest(store, "Olena"))[0]


def test_a_table_that_is_asked_for_twice_at_once_is_loaded_once(database: str) -> None:
    async def run() -> None:
        store = await Store.open(database)
        first = await Service.start(store, UNHURRIED)
        live = await first.hub.create(TablePlan.from_json({"options": {"players": 2}}), await named(store))
        second = await Service.start(store, UNHURRIED)
        found = await asyncio.gather(*(second.hub.open(live.id) for _ in range(5)))
        assert len({id(one) for one in found}) == 1
        results = await asyncio.gather(
            *(second.hub.open("nothing") for _ in range(3)), return_exceptions=True
        )
        assert all(isinstance(one, Problem) and one.code == "no-such-table" for one in results)
        await first.stop()
        await second.stop()
        await store.close()

    asyncio.run(run())
