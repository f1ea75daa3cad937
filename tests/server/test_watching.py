"""People who watch: late, not at all, and what they can find out by any way there is."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import httpx2
from tests.server.player import Guest, Player
from tests.server.running import running
from tests.server.test_secrets import entries_of

Json = dict[str, Any]

LATE = {"allowed": True, "delay": 600}
BOTS = ["me", "greedy", "greedy"]
SHORT = {"board_setup": "variable", "victory_points": 3}


async def watched(address: str, **wishes: Any) -> tuple[Player, Player]:
    """A table of one person and bots before its start, and somebody who watches it."""
    host, guest = await Guest.make(address, "Olena"), await Guest.make(address, "Ivo")
    page = await host.make_table(BOTS, options=SHORT, **wishes)
    table = await guest.accept(page["invitations"]["watch"])
    return await host.sit(table), await guest.sit(table)


async def finish(host: Player) -> None:
    """Plays the game to its end."""
    await host.done("start")
    await host.play()
    assert host.info["stage"] == "over"


async def get(player: Player, path: str = "") -> tuple[int, Json]:
    """A call of the API about the table."""
    answer = await player.guest.request("GET", f"/api/tables/{player.table}{path}")
    return answer.status_code, answer.json()


async def first_line(guest: Guest, table: str) -> Json:
    """How the stream welcomes somebody."""
    headers = {"Authorization": f"Bearer {guest.token}"}
    async with (
        httpx2.AsyncClient(base_url=guest.address, headers=headers, timeout=30) as client,
        client.stream("GET", f"/api/tables/{table}/stream") as stream,
    ):
        async for line in stream.aiter_lines():
            found: Json = json.loads(line)
            return found
    raise AssertionError("the stream said nothing")


async def assert_knows_the_beginning_only(watcher: Player) -> None:
    """No way leads to anything that has happened since the start."""
    coming_back = await watcher.guest.sit(watcher.table, since=watcher.seq)
    fresh = await watcher.guest.sit(watcher.table)
    stream = await first_line(watcher.guest, watcher.table)
    for shown in (watcher.welcome | {"table": watcher.info}, coming_back.welcome, fresh.welcome, stream):
        assert shown["table"]["stage"] == "playing"
        assert shown["table"]["seed"] is None
    assert coming_back.welcome["events"] == []
    assert [event["event"] for event in fresh.welcome["events"]][-1] == "started"
    assert fresh.welcome["scene"] == stream["scene"]
    assert fresh.welcome["scene"]["pieces"]["settlements"] == {}
    status, page = await get(watcher)
    assert (status, page["table"]["stage"]) == (200, "playing")
    for path in ("/record", "/replay", "/replay/0"):
        status, problem = await get(watcher, path)
        assert (status, problem["code"]) == (409, "not-now")
    for word, body in {"say": {"text": "hello"}, "rematch": {}, "abort": {"agree": True}}.items():
        assert (await watcher.do(word, **body))["problem"]["code"] == "not-seated"
    await asyncio.gather(coming_back.leave(), fresh.leave())


def test_who_watches_late_finds_out_nothing_early(database: str) -> None:
    async def play(address: str) -> tuple[Player, Player]:
        host, watcher = await watched(address, watching=LATE)
        await finish(host)
        await watcher.until(lambda: watcher.scene is not None)
        assert [event["event"] for event in watcher.events][-1] == "started"
        await assert_knows_the_beginning_only(watcher)
        status, story = await get(host, "/replay")
        assert (status, story["table"]["stage"]) == (200, "over")  # those who played are not late
        await host.done("watching", allowed=True, delay=0)  # too late for what was played
        await assert_knows_the_beginning_only(watcher)
        await asyncio.gather(host.leave(), watcher.leave())
        return host, watcher

    async def look_again(address: str, host: Player, watcher: Player) -> None:
        guest = Guest(address, "Ivo", watcher.guest.token, watcher.guest.id)
        again = await guest.sit(watcher.table)
        await assert_knows_the_beginning_only(again)
        player = await Guest(address, "Olena", host.guest.token, host.guest.id).sit(host.table)
        assert player.info["stage"] == "over"
        await asyncio.gather(again.leave(), player.leave())

    with running(database) as address:
        host, watcher = asyncio.run(play(address))
    with running(database) as address:  # a server that was started again has forgotten nothing
        asyncio.run(look_again(address, host, watcher))


def test_who_watches_late_sees_everything_when_it_is_due(address: str, database: str) -> None:
    delay = 2

    async def run() -> tuple[Player, list[tuple[float, int]]]:
        host, watcher = await watched(address, watching={"allowed": True, "delay": delay})
        arrived: list[tuple[float, int]] = []

        async def note() -> None:
            while not watcher.ended:
                known = watcher.seq
                await watcher.until(lambda known=known: watcher.seq > known)  # type: ignore[misc]
                arrived.append((time.time(), watcher.seq))

        noting = asyncio.create_task(note())
        await finish(host)
        await noting
        assert watcher.info["seed"] == host.info["seed"]
        assert host.scene is not None
        assert watcher.scene is not None
        assert watcher.scene["winner"] == host.scene["winner"]
        assert (await get(watcher, "/replay"))[0] == 200
        heard = [event["seq"] for event in watcher.events]
        assert heard == sorted(heard)
        await watcher.done("say", text="well played")
        await watcher.until(lambda: watcher.events[-1]["event"] == "said")
        await asyncio.gather(host.leave(), watcher.leave())
        return watcher, arrived

    watcher, arrived = asyncio.run(run())
    log = asyncio.run(entries_of(database, watcher.table))
    started = next(entry.seq for entry in log if entry.kind == "started")
    ended = next(entry.seq for entry in log if entry.kind == "over")
    written = {entry.seq: entry.at for entry in log}
    held = [(at, seq) for at, seq in arrived if started < seq <= ended]
    assert held
    assert [seq for at, seq in held if at < written[seq] + delay] == []


def test_a_delay_that_comes_in_the_middle_of_a_game(address: str) -> None:
    async def run() -> None:
        host, watcher = await watched(address)
        await host.done("start")
        await host.play(actions=1)
        changed = await host.done("watching", **LATE)
        await watcher.until(lambda: watcher.seq >= changed["seq"])
        assert watcher.info["watching"] == LATE
        seen = json.dumps(watcher.scene)
        done = await host.play(actions=1)
        assert host.seq >= done[0]["seq"] > changed["seq"]
        back = await watcher.guest.sit(watcher.table)
        assert (watcher.seq, back.seq) == (changed["seq"], changed["seq"])
        assert json.dumps(back.scene) == seen
        await asyncio.gather(host.leave(), watcher.leave(), back.leave())

    asyncio.run(run())


async def closed_with(player: Player) -> int | None:
    """Waits until the server ends the connection; its code."""
    await asyncio.wait_for(player.socket.wait_closed(), 60)
    return player.socket.close_code


def test_where_nobody_may_watch_those_who_do_are_sent_away(address: str) -> None:
    async def run() -> None:
        host, watcher = await watched(address, public=True)
        await host.done("start")
        await watcher.until(lambda: watcher.scene is not None)
        assert len((await watcher.guest.call("GET", "/api/tables"))["tables"]) == 1
        link = (await get(host))[1]["invitations"]["watch"]
        await host.done("watching", allowed=False, delay=0)
        assert await closed_with(watcher) == 4405
        assert (await watcher.guest.call("GET", "/api/tables"))["tables"] == []
        assert (await get(host))[1]["invitations"]["watch"] is None
        for path in ("", "/stream", "/replay", "/record"):
            status, problem = await get(watcher, path)
            assert (status, problem["code"]) == (403, "no-watching")
        again = await watcher.guest.request("POST", "/api/invitations", {"invitation": link[3:]})
        assert (again.status_code, again.json()["code"]) == (403, "no-watching")
        await host.done("watching", allowed=True, delay=0)
        back = await watcher.guest.sit(watcher.table)
        assert back.scene is not None
        await asyncio.gather(host.leave(), back.leave())

    asyncio.run(run())


def test_where_nobody_may_watch_those_without_a_seat_go_at_the_start(address: str) -> None:
    async def run() -> None:
        host, guest = await Guest.make(address, "Olena"), await Guest.make(address, "Petr")
        page = await host.make_table(BOTS, watching={"allowed": False, "delay": 0})
        player = await host.sit(page["table"]["id"])
        await guest.accept(page["invitations"]["seat"])
        waiting = await guest.sit(player.table)
        await player.done("start")
        assert await closed_with(waiting) == 4405
        assert waiting.scene is None
        await player.leave()

    asyncio.run(run())


def test_a_rematch_in_rotated_order(address: str) -> None:
    async def run() -> None:
        host, watcher = await watched(address)
        await finish(host)
        began = host.info["starter"]
        await host.done("rematch", order="rotated")
        await host.until(lambda: host.events[-1]["event"] == "rematch")
        again = await host.guest.sit(host.events[-1]["table"])
        assert again.info["starter"] == (began + 1) % 3
        await again.done("start")
        await again.until(lambda: again.scene is not None)
        assert again.info["starter"] == (began + 1) % 3
        await asyncio.gather(host.leave(), watcher.leave(), again.leave())

    asyncio.run(run())
