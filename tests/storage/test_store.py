"""The log, the guests and the index, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from ostrov.protocol.table import Conduct
from ostrov.storage import Born, Conflict, Guest, StorageError, Store, TableRow
from ostrov.storage.schema import metadata
from ostrov.table import Entry


def entry(seq: int, **body: object) -> Entry:
    """An entry of a log."""
    return Entry(seq, "said", 1_700_000_000.25 + seq, "g1", f"c{seq}", {"text": "Žluťoučký 🐑", **body})


def row(id: str = "t1", *, public: bool = True, stage: str = "open", timed: bool = False) -> TableRow:
    """A row of the index."""
    return TableRow(id, public, stage, timed, 100.0 + int(id[1:]), {"players": 4})


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Opens, works, closes."""

    async def run() -> None:
        store = await Store.open(url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_entries_come_back_as_they_were(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(Born(row(), [entry(1), entry(2)]))
        await store.append("t1", [entry(3, seed=2**62), Entry(4, "did", 5.5, None, None, {})])
        await store.append("t1", [])
        found = await store.entries("t1")
        assert found == [entry(1), entry(2), entry(3, seed=2**62), Entry(4, "did", 5.5, None, None, {})]
        assert await store.entries("t1", after=3) == found[3:]
        assert await store.entries("t2") == []

    with_store(database, work)


def test_a_number_is_given_once_and_all_entries_are_written_or_none(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(Born(row(), [entry(1), entry(2), entry(3)]))
        with pytest.raises(Conflict):
            await store.append("t1", [entry(3)])
        with pytest.raises(Conflict):
            await store.append("t1", [entry(5), entry(4), entry(2)])
        assert [found.seq for found in await store.entries("t1")] == [1, 2, 3]
        with pytest.raises(Conflict):
            await store.create(Born(row(), [entry(9)]))
        await store.append("t1", [entry(4)])
        assert len(await store.entries("t1")) == 4

    with_store(database, work)


def test_a_table_that_is_born_of_entries_is_written_with_them_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(Born(row(), [entry(1)]))
        born = Born(row("t2"), [entry(1)])
        with pytest.raises(Conflict):
            await store.append("t1", [entry(1)], born)
        assert await store.table("t2") is None
        await store.append("t1", [entry(2)], born)
        assert await store.table("t2") == born.row
        with pytest.raises(Conflict):
            await store.append("t1", [entry(3)], born)
        assert len(await store.entries("t1")) == 2

    with_store(database, work)


def test_a_table_that_was_never_made_has_no_log(database: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("t1", [entry(1)])

    with_store(database, work)


def test_everything_is_there_after_opening_again(database: str) -> None:
    async def write(store: Store) -> None:
        await store.create(Born(row(), [entry(1)]))
        assert await store.secret("key", b"first") == b"first"

    async def read(store: Store) -> None:
        assert await store.entries("t1") == [entry(1)]
        assert await store.secret("key", b"second") == b"first"

    with_store(database, write)
    with_store(database, read)


def test_guests_are_found_by_the_hash_of_their_token(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_guest(Guest("g1", "Olena"), b"\x01" * 32, 1.0)
        assert await store.guest_by_token_hash(b"\x01" * 32) == Guest("g1", "Olena")
        assert await store.guest_by_token_hash(b"\x02" * 32) is None
        await store.rename_guest("g1", "Ганна")
        assert await store.guest_by_token_hash(b"\x01" * 32) == Guest("g1", "Ганна")

    with_store(database, work)


def test_the_index_lists_public_tables_and_running_clocks(database: str) -> None:
    async def work(store: Store) -> None:
        rows = [
            row("t1"),
            row("t2", public=False),
            row("t3", stage="over"),
            row("t4", stage="playing", timed=True),
            row("t5", public=False, stage="playing", timed=True),
            row("t6", stage="over", timed=True),
        ]
        for one in rows:
            await store.create(Born(one, [entry(1)]))
        assert [found.id for found in await store.public_tables()] == ["t4", "t1"]
        assert [found.id for found in await store.public_tables(limit=1)] == ["t4"]
        assert [found.id for found in await store.timed_tables()] == ["t5", "t4"]
        await store.update_table(row("t4", stage="over"))
        assert [found.id for found in await store.public_tables()] == ["t1"]
        assert await store.table("t2") == rows[1]
        assert await store.table("t9") is None

    with_store(database, work)


def test_of_the_last_twenty_games_it_is_known_who_finished_them(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.conduct.of("g1") == Conduct(0, 0)
        for n in range(1, 24):
            await store.create(Born(row(f"t{n}"), [entry(1)]))
            await store.append(f"t{n}", [entry(2 + n)], None, {"g1": n > 5, "g2": False})
        assert await store.conduct.of("g1") == Conduct(18, 20)
        assert await store.conduct.of("g2") == Conduct(0, 20)
        with pytest.raises(Conflict):  # all or nothing
            await store.append("t1", [entry(1)], None, {"g3": True})
        assert await store.conduct.of("g3") == Conduct(0, 0)

    with_store(database, work)


def test_the_migrations_make_the_schema(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        async with store._engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(database, work)


def test_two_may_open_a_new_database_at_once(database: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(Store.open(database), Store.open(database))
        assert len({await store.secret("key", bytes([n])) for n, store in enumerate(stores)}) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("mysql://somewhere/games", "sqlite or postgresql, not mysql"),
        ("sqlite://", "is a file"),
        ("sqlite:///:memory:", "is a file"),
        ("://", "cannot be read"),
        ("sqlite:///{folder}/nowhere/games.db", "there is no folder"),
        ("sqlite:///{folder}/text", "cannot be opened: file is not a database"),
        ("postgresql://127.0.0.1:1/games", "cannot be opened: "),
    ],
)
def test_a_database_that_cannot_be_used(url: str, expected: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database\n" * 100, "utf-8")
    with pytest.raises(StorageError, match=expected):
        asyncio.run(Store.open(url.format(folder=tmp_path)))


def test_no_password_is_told(postgres: str) -> None:
    with pytest.raises(StorageError) as error:
        asyncio.run(Store.open("postgresql://me:hush-hush@127.0.0.1:1/games"))
    assert "hush" not in str(error.value)


def test_a_path_is_a_file_of_sqlite(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(Born(row(), [entry(1)]))

    with_store(str(tmp_path / "games 100%.db"), work)
    assert (tmp_path / "games 100%.db").stat().st_size > 0
