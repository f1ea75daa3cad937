"""Guests: a name and a random token. The token is in the cookie; here only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import time

from starlette.requests import HTTPConnection

from ostrov.server.problems import malformed
from ostrov.storage import Guest, Store
from ostrov.table.words import NAME_LENGTH, plain

COOKIE = "ostrov"
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_BYTES = 24
TOKEN_MAX = 100


def clean_name(text: str) -> str:
    """A name as it is shown; Problem when nothing is left of it."""
    name = plain(text, NAME_LENGTH)
    if not name:
        raise malformed("A name needs a character that shows.")
    return name


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


async def new_guest(store: Store, name: str) -> tuple[Guest, str]:
    """A new guest and the only copy of the token."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    guest = Guest(f"g{secrets.token_hex(8)}", name)
    await store.add_guest(guest, token_hash(token), time.time())
    return guest, token


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request: of a program in its header, of a browser in the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    return token if 0 < len(token) <= TOKEN_MAX else None


async def guest_of(store: Store, connection: HTTPConnection) -> Guest | None:
    """Who sent a request."""
    token = token_of(connection)
    return await store.guest_by_token_hash(token_hash(token)) if token else None
