"""Chasing robber and pirate, each by itself; where the pirate waits. CK-SEA-8, -12, -29, -30, SX-34, -35."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.knight_actions import may_act, tire
    from ostrov.engine.combined.constants import CHASE_PIRATE, CHASING_PIRATE
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import FRAME, NO_FIGURE, NODE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import robber_may_move


def wait_for_barbarians(b: Board, r: Rules, s: State) -> None:
    """Before the first move the pirate goes beside the board, where that is agreed (SX-35)."""
    if r.pirate_off != 0 and b.pirate != NO_FIGURE:
        s.pirate = FRAME


def beside_pirates_hex(b: Board, s: State, v: int) -> bool:
    """Node v, coast or sea, touches the pirate's hex; the frame has no nodes (CK-SEA-29, SX-34)."""
    for i in range(3 * v, 3 * v + 3):
        if s.pirate < b.hexes and b.node_hex[i] == s.pirate:
            return True
    return False


def legal_chases(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the knights of seat p that may chase the pirate (CK-SEA-8, -12, -29)."""
    if s.pirate >= b.hexes or not robber_may_move(r, s):
        return
    for k in range(b.node_words):
        left: I64 = s.knight_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if may_act(s, p, v) and beside_pirates_hex(b, s, v):
                push(out, pack(CHASE_PIRATE, p, v, 0, 0))


def chase_pirate(s: State, v: int) -> None:
    """The pirate has to move, and the knight is passive (CK-SEA-8, -29)."""
    s.knight[v] = tire(s.knight[v])
    s.phase = CHASING_PIRATE
