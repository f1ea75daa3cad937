"""Every action of both games together that a seat could ever do on a board, ascending within a kind."""

from __future__ import annotations

from collections.abc import Iterator

from ostrov.engine import constants as c
from ostrov.engine.core.actions import pack
from ostrov.engine.core.board import Board
from ostrov.engine.core.rules import Rules


def both_universe(b: Board, r: Rules, seat: int) -> Iterator[int]:
    """All actions of a seat that exist only where both games are played."""
    for v in range(b.nodes):
        yield pack(c.CHASE_PIRATE, seat, v, 0, 0)
    for e in range(b.edges):
        yield pack(c.RELAY_SHIP, seat, e, 0, 0)
