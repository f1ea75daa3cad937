"""Bits and bytes. The compiled twins of these functions stand in bits.pxd, written by hand."""

from __future__ import annotations

import struct

from ostrov.engine.types import I64, Cells


def ctz(x: I64) -> int:
    """Index of the lowest set bit; x > 0."""
    return (x & -x).bit_length() - 1


def cells_to_bytes(cells: Cells, n: int) -> bytes:
    """The first n cells as little-endian 16-bit integers."""
    return struct.pack(f"<{n}h", *cells[:n])


def bytes_to_cells(data: bytes, cells: Cells, n: int) -> None:
    """Reads what `cells_to_bytes` wrote; data has at least 2 * n bytes."""
    cells[:n] = struct.unpack_from(f"<{n}h", data)
