"""What any action may have at sea as a consequence. Apart from `apply`, which is quicker without."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.combined.expansion import follow_both
    from ostrov.engine.core.actions import actor_of, kind_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.expansion import follow


def follow_at_sea(b: Board, r: Rules, s: State, action: I64) -> None:
    """Consequences in Seafarers, then those of both games together."""
    follow(b, r, s, actor_of(action), kind_of(action), action)
    if r.cities_knights != 0:
        follow_both(b, r, s, actor_of(action), kind_of(action), action)
