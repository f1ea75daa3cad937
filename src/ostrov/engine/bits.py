"""Bits and bytes. The compiled twins of these functions stand in bits.pxd, written by hand."""

from __future__ import annotations

import struct

from ostrov.engine.types import I64, Cells


def ctz(x: I64) -> int:
    """Index of the lowest set bit; x > 0."""
    return (x & -x).bit_length() - 1


def cells_to_bytes(cells: Cells, n: int) -> bytes:
    """The first n cells as 16-bit integers in the machine's order."""
    return struct.pack(f"={n}H", *[cell & 65535 for cell in cells[:n]])


def bytes_to_cells(data: bytes, cells: Cells, n: int) -> None:
    """Reads what `cells_to_bytes` wrote; data has at least 2 * n bytes."""
    cells[:n] = struct.unpack_from(f"={n}h", data)


def put_wide(out: Cells, at: int, value: I64) -> None:
    """Writes a value below 2**63 into four cells."""
    for i in range(4):
        out[at + i] = (value >> (16 * i)) & 65535


def get_wide(cells: Cells, at: int) -> I64:
    """Reads what `put_wide` wrote."""
    value = 0
    for i in range(4):
        value = value << 16 | cells[at + 3 - i] & 65535
    return value


def copy_block(to: Cells, start: Cells, size: int) -> None:
    """Copies so many bytes from one place in memory to another; only compiled code has places in memory."""
    raise TypeError("plain Python copies field by field")
