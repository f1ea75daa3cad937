"""Token buckets, the lines of slow readers, and invitations."""

from __future__ import annotations

import asyncio

import pytest

from ostrov.server import invitations, limits
from ostrov.server.limits import Bucket, ByAddress, Rate
from ostrov.server.viewer import LAGGING, Viewer
from ostrov.storage import Guest


def test_a_bucket_gives_what_it_has_and_fills_in_time() -> None:
    bucket = Bucket(Rate(3, 2), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    assert not bucket.take(0.4)
    assert bucket.take(0.5)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(50.0), "a clock that goes back gives nothing"


def test_addresses_have_buckets_of_their_own() -> None:
    now = 0.0
    buckets = ByAddress(Rate(1, 0.1), lambda: now)
    assert buckets.take("a") == 0
    assert buckets.take("a") == pytest.approx(10)
    assert buckets.take("b") == 0
    now = 10.0
    assert buckets.take("a") == 0


def test_addresses_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES_MAX", 10)
    now = 0.0
    buckets = ByAddress(Rate(1, 1), lambda: now)
    for number in range(8):
        buckets.take(f"quiet {number}")
    now = 100.0
    for number in range(4):
        buckets.take(f"busy {number}")
    assert len(buckets) <= 10
    assert buckets.take("busy 3") > 0, "one that asks is not forgotten"
    for number in range(1000):
        buckets.take(f"crowd {number}")
    assert len(buckets) <= 10


def test_a_slow_reader_is_cut_off() -> None:
    async def run() -> None:
        viewer = Viewer(Guest("g1", "Olena"), 3)
        for number in range(3):
            viewer.send(b"%d" % number)
        assert await viewer.next() == b"0"
        viewer.send(b"3")
        viewer.send(b"one too many")
        assert viewer.closed == LAGGING
        assert await viewer.next() is None

    asyncio.run(run())


def test_what_waits_is_sent_before_the_end() -> None:
    async def run() -> None:
        viewer = Viewer(Guest("g1", "Olena"), 3)
        viewer.send(b"last")
        viewer.close(4429)
        viewer.send(b"too late")
        assert [await viewer.next(), await viewer.next()] == [b"last", None]

    asyncio.run(run())


def test_an_invitation_is_good_for_its_table_its_scope_and_its_server() -> None:
    seat, watch = (invitations.sign(b"key", "t1", scope) for scope in invitations.SCOPES)
    assert invitations.read(b"key", seat) == ("t1", "seat")
    assert invitations.read(b"key", watch) == ("t1", "watch")
    assert invitations.read(b"other", seat) is None
    assert invitations.read(b"key", "t2" + seat[2:]) is None
    assert invitations.read(b"key", "") is None
