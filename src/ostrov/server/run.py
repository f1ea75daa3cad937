"""Runs the application: on a socket that is bound first, in this thread or beside it."""

from __future__ import annotations

import gc
import socket
import threading
import time

import uvicorn
from starlette.applications import Starlette

from ostrov.server.compression import CompressedSocket

WS_LARGEST = 65_536
"""Larger messages end the connection; the application answers those that are only too large."""
START_SECONDS = 60.0
BACKLOG = 2048
COLLECT_AFTER = 5_000, 20, 1_000
"""New objects, then young and middle collections, before the next older ones are looked at."""


def bind(host: str, port: int) -> socket.socket:
    """A listening address; port 0 is any free one. OSError when it cannot be had."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio then sends at once
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)  # who comes before the application is ready waits
    except OSError as error:
        found.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from None
    return found


def address_of(bound: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = bound.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def spare_pauses() -> None:
    """Looks for garbage in all of the memory rarely: with hundreds of tables that takes a tenth of a second.

    Nearly everything is freed without it. For a process that only serves.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def make_server(app: Starlette, proxies: str = "") -> uvicorn.Server:
    """A server that logs as the application does. `proxies` may say whom they forward for."""
    config = uvicorn.Config(
        app,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=CompressedSocket,
        ws_max_size=WS_LARGEST,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return uvicorn.Server(config)


class Beside:
    """A server in a thread of its own."""

    def __init__(self, app: Starlette, bound: socket.socket) -> None:
        """Starts it; RuntimeError when it does not come up."""
        self._server = make_server(app)
        self._bound = bound
        self._thread = threading.Thread(target=self._server.run, args=([bound],), daemon=True)
        self._thread.start()
        deadline = time.monotonic() + START_SECONDS
        while not self._server.started:
            if not self._thread.is_alive() or time.monotonic() > deadline:
                raise RuntimeError("the server did not start")
            time.sleep(0.01)

    def wait(self) -> None:
        """Until it ends; Ctrl-C may interrupt."""
        while self._thread.is_alive():
            self._thread.join(0.5)

    def stop(self) -> None:
        """Ends it, with everything that is connected."""
        self._server.should_exit = True
        self._thread.join()
        self._bound.close()
