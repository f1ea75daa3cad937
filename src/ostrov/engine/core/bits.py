"""Bits and bytes. The compiled twins of these functions stand in bits.pxd, written by hand."""

from __future__ import annotations

import math
import time
from typing import Any, cast

from ostrov.engine.core.types import I64, Chars, Floats, Ints, Longs


def ctz(x: I64) -> int:
    """Index of the lowest set bit; x > 0."""
    return (x & -x).bit_length() - 1


def exp(x: float) -> float:
    """e to the power of x."""
    return math.exp(x)


def sqrt(x: float) -> float:
    """The square root of x, which is not negative."""
    return math.sqrt(x)


def cpu_micros() -> int:
    """The CPU time of this process in microseconds; where C has wall time instead, that."""
    return time.process_time_ns() // 1000


def add_row(to: Floats, rows: Floats, at: I64, x: float, width: int) -> None:
    """Adds x times a row of so many numbers, which begins at a place of `rows`."""
    for j in range(width):
        to[j] += x * rows[at + j]


def block_to_bytes(start: Longs, size: int) -> bytes:
    """So many bytes from a place in memory on; only compiled code has places in memory."""
    raise TypeError("plain Python has no blocks of memory")


def bytes_to_block(data: bytes, start: Longs, size: int) -> None:
    """Writes what `block_to_bytes` read; data has that size."""
    raise TypeError("plain Python has no blocks of memory")


def copy_block(to: Longs, start: Longs, size: int) -> None:
    """Copies so many bytes from one place in memory to another."""
    raise TypeError("plain Python has no blocks of memory")


def block_to_row(rows: Longs, at: I64, start: Longs, size: int) -> None:
    """Copies so many bytes from a place in memory into rows of words, from word `at` on."""
    raise TypeError("plain Python has no blocks of memory")


def words_to_row(rows: Longs, at: I64, start: Longs, first: int, last: int) -> None:
    """Copies the words first to last - 1 from a place in memory on into rows, whose block begins at `at`."""
    raise TypeError("plain Python has no blocks of memory")


def row_to_words(to: Longs, rows: Longs, at: I64, first: int, last: int) -> None:
    """Reads what `words_to_row` wrote."""
    raise TypeError("plain Python has no blocks of memory")


def row_to_block(to: Longs, rows: Longs, at: I64, size: int) -> None:
    """Reads what `block_to_row` wrote."""
    raise TypeError("plain Python has no blocks of memory")


def _elements(buffer: object, form: str) -> Any:
    """The memory of an object as a flat sequence of numbers."""
    return memoryview(cast(Any, buffer)).cast("B").cast(form)  # type: ignore[call-overload]


def longs_of(buffer: object) -> Longs:
    """The memory of a writable, contiguous object as 64-bit integers; the caller keeps the object alive."""
    return cast(Longs, _elements(buffer, "q"))


def ints_of(buffer: object) -> Ints:
    """The same as 32-bit integers."""
    return cast(Ints, _elements(buffer, "i"))


def chars_of(buffer: object) -> Chars:
    """The same as bytes with a sign."""
    return cast(Chars, _elements(buffer, "b"))


def floats_of(buffer: object) -> Floats:
    """The same as 32-bit floating-point numbers."""
    return cast(Floats, _elements(buffer, "f"))
