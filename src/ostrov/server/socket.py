"""The socket of a table: messages out, commands in."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ostrov.protocol.messages import Answer
from ostrov.server.commands import id_of, read_command
from ostrov.server.exchange import carry_out, refused
from ostrov.server.guests import guest_of, token_of
from ostrov.server.limits import Bucket
from ostrov.server.logs import log
from ostrov.server.origin import is_foreign
from ostrov.server.problems import malformed, slow_down
from ostrov.server.service import Service
from ostrov.server.session import TableSession
from ostrov.server.stream import read_since
from ostrov.server.viewer import UNWATCHED, Viewer
from ostrov.table import Problem

FOREIGN, NO_GUEST, NO_TABLE, FLOOD, MALFORMED = 4403, 4401, 4404, 4429, 4400
FAREWELL_SECONDS = 5.0
CODES = {
    "no-such-table": NO_TABLE,
    "no-watching": UNWATCHED,
    "slow-down": FLOOD,
    "malformed": MALFORMED,
}


async def table_socket(socket: WebSocket) -> None:
    """Runs one connection from its start to its end; it counts from its start."""
    service: Service = socket.app.state.service
    address = socket.client.host if socket.client else ""
    try:
        with service.connection(address):
            await socket.accept()  # before it is accepted, a browser cannot be told why it is closed
            await _serve(service, socket, address)
    except Problem as problem:
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        await socket.close(CODES.get(problem.code, NO_TABLE), problem.code)


async def _serve(service: Service, socket: WebSocket, address: str) -> None:
    """Lets somebody in to a table; Problem when there is a reason not to."""
    if is_foreign(socket, service.settings.origins):
        await socket.close(FOREIGN)
        return
    if wait := service.requests.take(address):
        raise slow_down(wait)
    guest = await guest_of(service.store, socket)
    if guest is None and token_of(socket) is not None:
        await socket.close(NO_GUEST)
        return
    since = read_since(socket.query_params.get("since"))
    live = await service.at(socket.path_params["table"], guest)
    await Connection(service, socket, live, Viewer(guest, service.settings.limits.outbox)).run(since)


class Connection:
    """Somebody at a table: a guest, or a stranger who watches."""

    def __init__(self, service: Service, socket: WebSocket, live: TableSession, viewer: Viewer) -> None:
        limits = service.settings.limits
        now = time.monotonic()
        self.service, self.socket, self.live, self.viewer = service, socket, live, viewer
        self.bucket = Bucket(limits.commands, now)
        self.patience = Bucket(limits.flood, now)
        self.largest = limits.message_bytes

    async def run(self, since: int) -> None:
        """Until one of the two sides ends it."""
        await self.live.attach(self.viewer, since)
        writing = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            self.live.detach(self.viewer)
            if self.viewer.closed is None:
                writing.cancel()
            with suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(writing, FAREWELL_SECONDS)

    async def _write(self) -> None:
        """Sends what waits; closes when the viewer was closed."""
        with suppress(WebSocketDisconnect, RuntimeError):  # it has gone; reading notices it too
            while (message := await self.viewer.next()) is not None:
                await self.socket.send_text(message.decode())
            await self.socket.close(self.viewer.closed or FLOOD)

    async def _read(self) -> None:
        """Takes commands one after the other."""
        while self.viewer.closed is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._take(message.get("bytes") or b"" if text is None else text)

    async def _take(self, text: str | bytes) -> None:
        """One message of the client."""
        now = time.monotonic()
        if not self.patience.take(now):
            log.warning("flood", extra={"table": self.live.id})
            self.viewer.close(FLOOD)
        elif len(text) > self.largest:
            self._send(refused(None, malformed(f"A message has at most {self.largest} bytes.")))
        elif not self.bucket.take(now):
            self._send(refused(id_of(text), slow_down(self.bucket.wait())))
        else:
            await self._obey(text)

    async def _obey(self, text: str | bytes) -> None:
        try:
            command = read_command(text)
        except Problem as problem:
            self._send(refused(id_of(text), problem))
            return
        answer = await carry_out(self.live, self.viewer.guest, command, self._send)
        if not answer.ok:
            self._send(answer)

    def _send(self, answer: Answer) -> None:
        self.viewer.send(msgspec.json.encode(answer))
