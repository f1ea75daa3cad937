"""Every action of Seafarers that a seat could ever do on a board, ascending within a kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ostrov.engine import constants as c
from ostrov.engine.core.actions import pack
from ostrov.engine.core.board import Board
from ostrov.engine.core.rules import Rules
from ostrov.game.seafarers.notation import EDGES


def sea_universe(b: Board, r: Rules, seat: int) -> Iterator[int]:
    """All actions of a seat that the expansion adds; the frame is a place of the pirate (S-PIR-1)."""
    for kind in EDGES:
        for edge in range(b.edges):
            yield pack(kind, seat, edge, 0, 0)
    for old, new in product(range(b.edges), repeat=2):
        yield pack(c.MOVE_SHIP, seat, old, new, 0)
    for place, victim in product((*range(b.hexes), c.FRAME), (*range(r.seats), c.NOBODY)):
        yield pack(c.MOVE_PIRATE, seat, place, victim, 0)
        if b.villages and victim != c.NOBODY:
            yield pack(c.MOVE_PIRATE, seat, place, victim, 1)
    for good in range(c.RESOURCES):
        yield pack(c.CHOOSE_GOLD, seat, good, 0, 0)
    for kind, wonder in product((c.CLAIM_WONDER, c.BUILD_WONDER), range(c.WONDERS)):
        yield pack(kind, seat, wonder, 0, 0)
    for edge, harbour in product(range(b.edges), range(1, c.GENERAL_HARBOUR + 1)):
        yield pack(c.LAY_HARBOUR, seat, edge, harbour, 0)
