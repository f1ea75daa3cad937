"""Words for the numbers of Seafarers: its phases, and zones by one of their hexes."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.board import Board

PHASES = {
    c.CHOOSING_GOLD: "choosing gold",
    c.TURNING_HEX: "discovering",
    c.LAYING_TOKEN: "laying a token",
    c.LAYING_HARBOUR: "laying a harbour",
}
WONDERS = ("theatre", "great bridge", "monument", "great wall", "cathedral")
"""By the numbers of the engine: S-WO-3."""


def zones_in(mask: int) -> list[int]:
    """The zones of a mask."""
    return [zone for zone in range(c.ZONES) if mask >> zone & 1]


def zones_of_hex(b: Board, h: int) -> int:
    """The zones that all nodes of a hex touch, as a mask: the one that it lies in (S-GEO-7)."""
    mask = -1
    for v in b.hex_node[6 * h : 6 * h + 6]:
        mask &= b.node_zones[v]
    return mask
