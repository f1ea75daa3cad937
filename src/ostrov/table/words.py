"""Names and chat as plain text: one line, no control characters, a limited length."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 24
DIRECTIONS = frozenset(chr(x) for x in (*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that turn the direction of the text around them."""


def plain(text: str, length: int) -> str:
    """The text without what does not show, spaces joined, cut at a length."""
    kept = "".join(" " if ch.isspace() else ch for ch in text if ch.isspace() or _shows(ch))
    return " ".join(kept.split())[:length].rstrip()


def _shows(ch: str) -> bool:
    """No control character, half of a pair, private or unassigned character, or change of direction."""
    return ch not in DIRECTIONS and unicodedata.category(ch) not in ("Cc", "Cs", "Co", "Cn")
