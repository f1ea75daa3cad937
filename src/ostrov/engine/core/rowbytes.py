"""Bytes in and out of rows of 64-bit words, where there are no blocks of memory to copy: in plain Python."""

from __future__ import annotations

from array import array
from typing import Any, cast

from ostrov.engine.core.types import I64, Longs


def bytes_to_row(rows: Longs, at: I64, data: bytes) -> None:
    """Writes bytes from word `at` on; the last word is filled up with zeros."""
    words = memoryview(data + bytes(-len(data) % 8)).cast("q")
    cast(Any, rows)[at : at + len(words)] = words


def bytes_from_row(rows: Longs, at: I64, size: int) -> bytes:
    """So many bytes from word `at` on."""
    return array("q", cast(Any, rows)[at : at + (size + 7) // 8]).tobytes()[:size]
