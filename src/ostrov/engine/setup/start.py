"""The state before the first action. B-SETUP-2 to -8."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import FOUND_SETTLEMENT_PHASE
    from ostrov.engine.cities_knights.expansion import set_up
    from ostrov.engine.combined.figures import wait_for_barbarians
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import FRAME, HEXES, NOBODY, SEATS
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.expansion import set_sail
    from ostrov.engine.setup.derive import derive


def start(b: Board, r: Rules, s: State, starter: int) -> None:
    """Fills a fresh state: full supplies, an empty board, the starter about to found (B-FOUND-1)."""
    s.alloc()
    for h in range(HEXES):
        s.token[h] = b.token[h]
    s.robber = min(b.robber, FRAME)  # B-SETUP-7, S-SETUP-3
    for p in range(r.seats):
        s.roads_left[p] = r.roads
        s.settlements_left[p] = r.settlements
        s.cities_left[p] = r.cities
    for p in range(SEATS):
        s.offer_to[p] = NOBODY
    s.bank = r.supply
    s.deck = r.deck
    s.victim = NOBODY
    s.starter = starter
    s.active = starter
    s.phase = FOUND_SETTLEMENT_PHASE
    if r.cities_knights != 0:
        set_up(r, s)
    if r.seafarers != 0:
        set_sail(b, r, s)
        if r.cities_knights != 0:
            wait_for_barbarians(b, r, s)
    derive(b, r, s)
