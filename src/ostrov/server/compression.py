"""How messages of sockets are compressed: each with the one before it in view."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW_BITS = 14
"""16 KB: a whole update and the one before it, in Cities & Knights too. In 4 KB, as is usual, an update finds
nothing of the last one, and takes longer and twice to four times the bytes.
"""
COMMAND_WINDOW_BITS = 12
SETTINGS = {"memLevel": 5, "level": 4}
"""Of zlib. A connection takes 80 KB; level 6 takes half as long again and saves a quarter of the bytes."""


class CompressedSocket(WebSocketsSansIOProtocol):
    """The protocol of sockets, with a window of our own."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=COMMAND_WINDOW_BITS,
                compress_settings=SETTINGS,
            )
        ]
