"""What both games together add to legal(), apply() and what follows an action."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.robber import legal_robber
    from ostrov.engine.cities_knights.constants import (
        AQUEDUCT,
        CHASE,
        DIPLOMAT,
        DONE,
        PLAY,
        RELAY_ROAD,
    )
    from ostrov.engine.cities_knights.event import go_on, next_aqueduct
    from ostrov.engine.cities_knights.expansion import lay_open
    from ostrov.engine.cities_knights.knight_actions import chase
    from ostrov.engine.combined.constants import (
        CHASE_PIRATE,
        CHASING_PIRATE,
        CHASING_ROBBER,
        RELAY_SHIP,
        RELAYING_SHIP,
    )
    from ostrov.engine.combined.diplomat import leave_ship, legal_ship_relays, relay_ship, remove_ship
    from ostrov.engine.combined.figures import chase_pirate, legal_chases
    from ostrov.engine.core.actions import first_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import CHOOSE_GOLD
    from ostrov.engine.seafarers.fog import discover
    from ostrov.engine.seafarers.pirate import legal_pirate


def legal_with_both(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends what only both games together let the active seat do after the roll."""
    legal_chases(b, r, s, p, out)


def legal_step_of_both(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Writes what seat p may do in a step of both games: the figure that was chased, the ship lifted."""
    if p != s.active:
        return
    if s.phase == CHASING_ROBBER:
        legal_robber(b, r, s, p, out)
    elif s.phase == CHASING_PIRATE:
        legal_pirate(b, r, s, p, out)
    elif s.phase == RELAYING_SHIP:
        legal_ship_relays(b, s, p, out)


def is_of_both(s: State, kind: int, action: I64) -> bool:
    """The action means something else, or exists only, where both games are played together."""
    if kind == PLAY + DIPLOMAT:
        return s.ship[first_of(action)] != 0
    return kind in (CHASE, CHASE_PIRATE, RELAY_SHIP) or (kind == DONE and s.phase == RELAYING_SHIP)


def apply_of_both(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """Does such an action."""
    first = first_of(action)
    if kind == CHASE:
        chase(s, first)
        s.phase = CHASING_ROBBER
    elif kind == CHASE_PIRATE:
        chase_pirate(s, first)
    elif kind == RELAY_SHIP:
        relay_ship(b, r, s, p, first)
    elif kind == DONE:
        leave_ship(r, s)
    else:
        lay_open(s, p, DIPLOMAT)
        remove_ship(b, r, s, p, first)
    go_on(b, r, s)


def follow_both(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """What follows any action: discoveries of relaid lines, the Aqueduct after gold (CK-SEA-32).

    A roll that was interrupted goes on when Road Building ends in the fog (X-58).
    """
    if kind in (RELAY_ROAD, RELAY_SHIP) and b.foggy != 0:
        discover(b, s, p, first_of(action))
    if kind == CHOOSE_GOLD and s.phase == AQUEDUCT:
        next_aqueduct(r, s)
    if s.interlude != 0:
        go_on(b, r, s)
