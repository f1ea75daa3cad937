"""64-bit fields as five cells of 15 bits: how a state is written to bytes and read back."""

from __future__ import annotations

from ostrov.engine.types import I64, Cells


def put_wide(out: Cells, at: int, value: I64) -> None:
    """Writes a value below 2**63 into five cells."""
    for i in range(5):
        out[at + i] = (value >> (15 * i)) & 32767


def get_wide(cells: Cells, at: int) -> I64:
    """Reads what `put_wide` wrote."""
    value: I64 = 0
    for i in range(5):
        value = value << 15 | cells[at + 4 - i]
    return value
