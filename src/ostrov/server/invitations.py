"""Invitation links: a table, and a signature that says what the link allows. Nothing is stored."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Literal, get_args

Scope = Literal["seat", "watch"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
MAC_BYTES = 15  # 120 bits: 20 characters without padding


def sign(key: bytes, table: str, scope: Scope) -> str:
    """The invitation `T.MAC` to a table."""
    digest = hmac.digest(key, f"{scope}:{table}".encode("utf-8", "replace"), hashlib.sha256)
    return f"{table}.{urlsafe_b64encode(digest[:MAC_BYTES]).decode()}"


def read(key: bytes, invitation: str) -> tuple[str, Scope] | None:
    """The table and what is allowed; None when this server has not signed it."""
    table = invitation.partition(".")[0]
    for scope in SCOPES:
        if hmac.compare_digest(sign(key, table, scope).encode(), invitation.encode("utf-8", "replace")):
            return table, scope
    return None


def qr_code(link: str) -> bytes:
    """The link as a QR code in SVG, for phones."""
    import io

    import segno

    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", scale=8, border=3, light="white")
    return out.getvalue()
