"""A table as lines of JSON that never end, for programs in any language."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack

from starlette.responses import Response, StreamingResponse

from ostrov.server.problems import malformed
from ostrov.server.routes import Call, address_of
from ostrov.server.viewer import Viewer

PAUSE_SECONDS = 15
"""After so long without news an empty line shows that the connection lives."""
SINCE_DIGITS = 9
HEADERS = {"X-Accel-Buffering": "no", "Content-Encoding": "identity"}
"""Nothing on the way may hold lines back, to compress them or otherwise."""


def read_since(text: str | None) -> int:
    """The number that a client knows already; 0 when it knows nothing. Problem when it is no number."""
    if text is None:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) <= SINCE_DIGITS):
        raise malformed("since is a whole number from 0 on.")
    return int(text)


async def stream_response(call: Call) -> Response:
    """Opens a stream; Problem before its first line."""
    since = read_since(call.request.query_params.get("since"))
    live = await call.service.at(call.table, call.guest)
    viewer = Viewer(call.guest, call.service.settings.limits.outbox)
    stack = ExitStack()
    stack.enter_context(call.service.connection(address_of(call.request)))
    await live.attach(viewer, since)
    stack.callback(live.detach, viewer)

    async def lines() -> AsyncIterator[bytes]:
        with stack:
            while True:
                try:
                    message = await asyncio.wait_for(viewer.next(), PAUSE_SECONDS)
                except TimeoutError:
                    yield b"\n"
                    continue
                if message is None:
                    return
                yield message + b"\n"

    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=HEADERS)
