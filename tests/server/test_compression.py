"""Updates are compressed with the one before in view; who cannot read that gets them plain."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.player import Guest
from websockets.asyncio.client import connect

from ostrov.server.compression import WINDOW_BITS


async def opened(address: str, **more: Any) -> tuple[str, str]:
    """What the server says about extensions, and its first message."""
    guest = await Guest.make(address)
    table = (await guest.make_table(["me", "greedy"]))["table"]["id"]
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": f"ostrov={guest.token}"}, **more) as socket:
        assert socket.response is not None
        return socket.response.headers.get("Sec-WebSocket-Extensions", ""), str(await socket.recv())


def test_the_window_holds_more_than_one_update(address: str) -> None:
    extensions, message = asyncio.run(opened(address))
    assert "permessage-deflate" in extensions
    assert f"server_max_window_bits={WINDOW_BITS}" in extensions
    assert message.startswith('{"kind":"welcome"')


def test_nobody_has_to_know_compression(address: str) -> None:
    extensions, message = asyncio.run(opened(address, compression=None))
    assert extensions == ""
    assert message.startswith('{"kind":"welcome"')
