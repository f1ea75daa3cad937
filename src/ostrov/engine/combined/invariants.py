"""What must be true after every action where both games are played. CK-SEA-11, -12."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.combined.constants import CHASING_PIRATE, CHASING_ROBBER
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOLD
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import terrain_at


def both_add_up(b: Board, r: Rules, s: State) -> bool:
    """No merchant on gold (CK-SEA-11); nobody chases before the first attack (CK-SEA-12)."""
    if s.merchant_seat != 0 and terrain_at(b, s, s.merchant_hex) == GOLD:
        return False
    if s.phase in (CHASING_ROBBER, CHASING_PIRATE) and r.robber_locked != 0 and s.attacks == 0:
        return False
    return True
