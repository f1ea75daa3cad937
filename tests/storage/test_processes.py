"""Several processes on one database: contiguous logs, nothing lost, everybody hears."""

from __future__ import annotations

import asyncio
import multiprocessing
from contextlib import aclosing

import pytest

from ostrov.storage import LISTENING, Born, Conflict, Store, TableRow
from ostrov.table import Entry

EACH = 25


async def append_all(url: str, who: str) -> int:
    """Appends under the next free numbers; the number of conflicts."""
    store = await Store.open(url)
    conflicts = 0
    seq = 1
    for number in range(EACH):
        while True:
            try:
                body = {"number": number}
                both = [
                    Entry(seq + 1, "said", 0.0, who, None, body),
                    Entry(seq + 2, "over", 0.0, who, None, body),
                ]
                await store.append("t1", both)
                seq += 2
                break
            except Conflict:
                conflicts += 1
                seq = (await store.entries("t1", seq))[-1].seq
    await store.close()
    return conflicts


def work(url: str, who: str) -> int:
    """The work of one process."""
    return asyncio.run(append_all(url, who))


async def make_table(url: str) -> Store:
    """Opens the database with one table."""
    store = await Store.open(url)
    row = TableRow("t1", True, "open", False, 1.0, {})
    await store.create(Born(row, [Entry(1, "created", 0.0, None, None, {})]))
    return store


def test_two_processes_lose_nothing(database: str) -> None:
    asyncio.run(_make_table(database))
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        conflicts = sum(pool.starmap(work, [(database, "a"), (database, "b")]))
    entries = asyncio.run(_entries(database))
    assert [entry.seq for entry in entries] == list(range(1, 4 * EACH + 2))
    for who in "ab":
        own = [entry.body["number"] for entry in entries if entry.by == who]
        assert own == [number for number in range(EACH) for _ in range(2)]
    pairs = list(zip(entries[1::2], entries[2::2], strict=True))
    assert all((one.by, one.kind, two.kind) == (two.by, "said", "over") for one, two in pairs)
    assert conflicts > 0, "the processes did not meet: the test says nothing"


async def _make_table(url: str) -> None:
    await (await make_table(url)).close()


async def _entries(url: str) -> list[Entry]:
    store = await Store.open(url)
    found = await store.entries("t1")
    await store.close()
    return found


def test_another_connection_hears_of_every_entry(database: str) -> None:
    async def run() -> None:
        writer = await make_table(database)
        reader = await Store.open(database)
        heard: list[tuple[str, int]] = []
        listens = asyncio.Event()

        async def hear() -> None:
            async with aclosing(reader.changes()) as changes:
                async for change in changes:
                    heard.append(tuple(change))
                    if change == LISTENING:
                        listens.set()
                    if change.seq == 5:
                        return

        listening = asyncio.create_task(hear())
        await listens.wait()
        for seq in range(2, 6):
            await writer.append("t1", [Entry(seq, "said", 0.0, None, None, {})])
        await asyncio.wait_for(listening, 10)
        assert heard[-1] == ("t1", 5)
        assert [seq for _, seq in heard] == sorted({seq for _, seq in heard})
        await reader.close()
        await writer.close()

    asyncio.run(run())


def test_what_failed_is_not_announced(postgres: str) -> None:
    async def run() -> None:
        store = await make_table(postgres)
        changes = store.changes()
        assert await anext(changes) == LISTENING
        with pytest.raises(Conflict):
            await store.append("t1", [Entry(1, "said", 0.0, None, None, {})])
        await store.append("t1", [Entry(2, "said", 0.0, None, None, {})])
        assert tuple(await asyncio.wait_for(anext(changes), 10)) == ("t1", 2)
        await changes.aclose()
        await store.close()

    asyncio.run(run())
