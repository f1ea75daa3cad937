"""Programs play over HTTP: the stream of lines, commands by POST, and the example in `examples`."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import httpx2
from tests.server.player import Guest
from tests.server.running import MANY, running

from ostrov.server.limits import Rate
from ostrov.server.settings import Limits, Settings

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_the_example_plays_a_whole_game_and_slows_down_when_asked(database: str) -> None:
    with running(database, Settings(limits=Limits(commands=Rate(2, 20), requests=MANY))) as address:
        line = [sys.executable, str(EXAMPLE), address]
        result = subprocess.run(line, capture_output=True, text=True, timeout=100)
    assert result.returncode == 0, result.stderr
    assert "has won; points: [" in result.stdout


def test_the_stream_sends_what_the_socket_sends(address: str) -> None:
    async def run() -> None:
        guest = await Guest.make(address)
        page = await guest.make_table(["me", "open"])
        table = page["table"]["id"]
        player = await guest.sit(table)
        headers = {"Authorization": f"Bearer {guest.token}"}
        lines: list[str] = []
        async with (
            httpx2.AsyncClient(base_url=address, headers=headers, timeout=20) as client,
            client.stream("GET", f"/api/tables/{table}/stream") as stream,
        ):
            assert stream.headers["content-type"] == "application/x-ndjson"
            said = await player.done("say", text="hello")
            async for line in stream.aiter_lines():
                lines += [line] if line.strip() else []
                if json.loads(lines[-1]).get("seq") == said["seq"] and len(lines) > 1:
                    break
        await player.until(lambda: player.seq >= said["seq"])
        update = [text for text in player.heard if json.loads(text)["kind"] == "update"][-1]
        assert lines[-1] == update
        assert json.loads(lines[0])["kind"] == "welcome"
        await player.until(lambda: player.here == [guest.id])
        await player.leave()

    asyncio.run(run())


def test_a_stream_from_a_number_on(address: str) -> None:
    async def run() -> None:
        guest = await Guest.make(address)
        table = (await guest.make_table(["me", "open"]))["table"]["id"]
        for number in range(3):
            say = {"do": "say", "id": f"c{number}", "text": str(number)}
            last = await guest.call("POST", f"/api/tables/{table}/commands", say)
        headers = {"Authorization": f"Bearer {guest.token}"}
        async with (
            httpx2.AsyncClient(base_url=address, headers=headers, timeout=20) as client,
            client.stream("GET", f"/api/tables/{table}/stream?since={last['seq'] - 1}") as stream,
        ):
            async for line in stream.aiter_lines():
                welcome = json.loads(line)
                break
        assert [event["text"] for event in welcome["events"]] == ["2"]
        wrong = await guest.request("GET", f"/api/tables/{table}/stream?since=x")
        assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")

    asyncio.run(run())
