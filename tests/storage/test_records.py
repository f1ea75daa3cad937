"""Records that were opened: kept for a while, as long as there is room."""

from __future__ import annotations

import pytest
from tests.storage.test_store import with_store

from ostrov.storage import Store, records


def test_a_record_comes_back_for_a_week_after_it_was_kept_last(database: str) -> None:
    week = records.KEPT_SECONDS

    async def work(store: Store) -> None:
        kept = store.records
        await kept.keep("a", "Žluťoučký\n" * 1000, 0.0)
        await kept.keep("b", "b", 1.0)
        await kept.keep("a", "Žluťoučký\n" * 1000, week / 2)
        await kept.keep("c", "c", week + 2.0)
        assert await kept.text("a") == "Žluťoučký\n" * 1000
        assert await kept.text("b") is None
        assert await kept.text("c") == "c"

    with_store(database, work)


def test_the_oldest_make_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "KEPT_BYTES", 30)

    async def work(store: Store) -> None:
        for at, id in enumerate("abcd"):
            await store.records.keep(id, id, float(at))
        assert [await store.records.text(id) for id in "abcd"] == [None, "b", "c", "d"]

    with_store(database, work)
