"""Appends that wait together are committed together, and each caller hears of its own."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from tests.storage.test_store import entry, row, with_store

from ostrov.storage import Born, Conflict, Store
from ostrov.storage.engine import address, connect_to_write
from ostrov.storage.writer import Writer


def count_commits(engine: sa.Engine) -> list[str]:
    """Grows by one with each transaction that is committed."""
    found: list[str] = []
    sa.event.listen(engine, "commit", lambda connection: found.append("commit"))
    return found


def test_what_waits_shares_a_transaction(database: str) -> None:
    async def work(store: Store) -> None:
        for number in range(1, 6):
            await store.create(Born(row(f"t{number}"), [entry(1)]))
        commits = count_commits(store._writer._engine)
        await asyncio.gather(*(store.append(f"t{number}", [entry(2)]) for number in range(1, 6)))
        assert len(commits) == 1
        for number in range(1, 6):
            assert len(await store.entries(f"t{number}")) == 2

    with_store(database, work)


def test_one_that_conflicts_does_not_harm_those_that_wait_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        for number in (1, 2, 3):
            await store.create(Born(row(f"t{number}"), [entry(1)]))
        outcomes = await asyncio.gather(
            store.append("t1", [entry(2), entry(3)]),
            store.append("t2", [entry(2), entry(1)]),
            store.append("t3", [entry(2)]),
            store.append("t3", [entry(2)]),
            return_exceptions=True,
        )
        assert outcomes[0] is outcomes[2] is None
        assert [type(outcome) for outcome in outcomes[1::2]] == [Conflict, Conflict]
        assert [len(await store.entries(table)) for table in ("t1", "t2", "t3")] == [3, 1, 2]

    with_store(database, work)


def test_who_is_told_can_rely_on_it(database: str) -> None:
    async def run() -> None:
        writing, reading = await Store.open(database), await Store.open(database)
        await writing.create(Born(row(), [entry(1)]))

        async def append_and_look(seq: int) -> None:
            await writing.append("t1", [entry(seq)])
            assert [found.seq for found in await reading.entries("t1", seq - 1)][:1] == [seq]

        await asyncio.gather(*(append_and_look(seq) for seq in range(2, 30)))
        await writing.close()
        await reading.close()

    asyncio.run(run())


def test_work_that_fails_by_itself_is_not_the_fault_of_the_others(sqlite: str) -> None:
    async def run() -> None:
        store = await Store.open(sqlite)
        await store.close()
        writer = Writer(connect_to_write(address(sqlite)))

        def broken(connection: sa.Connection) -> None:
            connection.exec_driver_sql("insert into secrets values ('half', x'00')")
            raise KeyError("broken")

        def count(connection: sa.Connection) -> int:
            return int(connection.exec_driver_sql("select count(*) from secrets").scalar_one())

        failed, found = await asyncio.gather(
            writer.write(broken), writer.write(count), return_exceptions=True
        )
        assert isinstance(failed, KeyError)
        assert found == 0
        await writer.close()

    asyncio.run(run())


def test_a_database_that_is_gone_is_told_to_all(postgres: str) -> None:
    async def run() -> None:
        writer = Writer(connect_to_write(address("postgresql://127.0.0.1:1/games")))
        outcomes = await asyncio.gather(
            *(writer.write(lambda connection: 1) for _ in range(3)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [sa.exc.OperationalError] * 3
        await writer.close()

    asyncio.run(run())


def test_a_lost_connection_is_made_anew(postgres: str) -> None:
    async def work(store: Store) -> None:
        await store.create(Born(row(), [entry(1)]))
        killer = await Store.open(postgres)
        others = "pid <> pg_backend_pid() and datname = current_database()"
        kill = sa.text(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")
        await killer._writer.write(lambda connection: connection.execute(kill))
        await killer.close()
        await store.append("t1", [entry(2)])
        assert len(await store.entries("t1")) == 2

    with_store(postgres, work)


def test_closing_writes_what_waits(sqlite: str) -> None:
    async def run() -> None:
        store = await Store.open(sqlite)
        waiting = asyncio.create_task(store.create(Born(row(), [entry(1)])))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        again = await Store.open(sqlite)
        assert len(await again.entries("t1")) == 1
        await again.close()

    asyncio.run(run())


@pytest.mark.parametrize("callers", [1, 3])
def test_a_caller_that_gave_up_is_not_missed(sqlite: str, callers: int) -> None:
    async def work(store: Store) -> None:
        for number in range(1, 5):
            await store.create(Born(row(f"t{number}"), [entry(1)]))
        gone = asyncio.create_task(store.append("t4", [entry(2)]))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*(store.append(f"t{number}", [entry(2)]) for number in range(1, callers + 1)))
        assert [len(await store.entries(f"t{number}")) for number in range(1, callers + 1)] == [2] * callers

    with_store(sqlite, work)
