"""Which pages may use the API: those that this server has sent, and those the operator has named."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def is_foreign(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """A browser says that a page of somebody else sends this. Programs send no origin."""
    if connection.scope.get("method", "") in SAFE:
        return False
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return urlsplit(origin).netloc != connection.headers.get("host", "")
