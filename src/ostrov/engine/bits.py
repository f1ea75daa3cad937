"""Bits and bytes. The compiled twins of these functions stand in bits.pxd, written by hand."""

from __future__ import annotations

from ostrov.engine.types import I64, Longs


def ctz(x: I64) -> int:
    """Index of the lowest set bit; x > 0."""
    return (x & -x).bit_length() - 1


def block_to_bytes(start: Longs, size: int) -> bytes:
    """So many bytes from a place in memory on; only compiled code has places in memory."""
    raise TypeError("plain Python has no blocks of memory")


def bytes_to_block(data: bytes, start: Longs, size: int) -> None:
    """Writes what `block_to_bytes` read; data has that size."""
    raise TypeError("plain Python has no blocks of memory")


def copy_block(to: Longs, start: Longs, size: int) -> None:
    """Copies so many bytes from one place in memory to another."""
    raise TypeError("plain Python has no blocks of memory")
