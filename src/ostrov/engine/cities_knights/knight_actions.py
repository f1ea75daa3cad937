"""What knights do: move, displace, chase the robber. CK-ACT-1, -2, CK-ACT-MOVE, CK-ACT-DISP, CK-ACT-CHASE."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov.engine import _nocython as cython

from ostrov.engine.types import Ints

if not cython.compiled:
    from ostrov.engine.actions import pack
    from ostrov.engine.base.network import node_changed
    from ostrov.engine.base.route import measure_at, route_after_piece
    from ostrov.engine.board import Board
    from ostrov.engine.cities_knights.knights import back_to_supply, put_knight
    from ostrov.engine.cities_knights.pieces import is_active, owned_by, strength_of
    from ostrov.engine.constants import (
        CHASE,
        DISPLACE,
        KNIGHT_ACTIVE,
        KNIGHT_SEAT,
        KNIGHT_SPENT,
        MAIN,
        MOVE_KNIGHT,
        NODE_SLOTS,
        REFUGE,
        ROBBING,
        TAKE_REFUGE,
    )
    from ostrov.engine.moves import Moves
    from ostrov.engine.rules import Rules
    from ostrov.engine.seams import blocks_route, free_for_building, robber_may_move
    from ostrov.engine.sets import push
    from ostrov.engine.state import State


def may_act(s: State, p: int, v: int) -> bool:
    """An own knight that was active before this turn and has not acted in it (CK-ACT-1, CK-KNIGHT-9)."""
    cell = s.knight[v]
    return owned_by(cell, p) and is_active(cell) and cell & KNIGHT_SPENT == 0


def reach(b: Board, s: State, p: int, v: int, reached: Ints) -> None:
    """Marks the nodes that own roads join to node v; a closed node is an end (CK-ACT-MOVE-1, -2)."""
    queue: list[int] = [0] * NODE_SLOTS
    n = 1
    queue[0] = v
    reached[v] = 1
    i = 0
    while i < n:
        here = queue[i]
        i += 1
        for j in range(3 * here, 3 * here + 3):
            e = b.node_edge[j]
            if s.road[e] == p + 1:
                w = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - here
                if reached[w] == 0:
                    reached[w] = 1
                    if not blocks_route(s, w, p):
                        queue[n] = w
                        n += 1
    reached[v] = 0


def on_route(b: Board, s: State, p: int, v: int, w: int) -> bool:
    """A knight of seat p can come from node v to node w (CK-ACT-MOVE-1, -2)."""
    reached: list[int] = [0] * NODE_SLOTS
    reach(b, s, p, v, reached)
    return reached[w] != 0


def may_displace(s: State, p: int, v: int, w: int) -> bool:
    """The knight at v is stronger than the one of another seat at w (CK-ACT-DISP-1)."""
    other = s.knight[w]
    return other != 0 and not owned_by(other, p) and strength_of(other) < strength_of(s.knight[v])


def legal_moves(b: Board, s: State, p: int, kind: int, out: Moves) -> None:
    """Appends the moves, or the displacements, of all knights of seat p."""
    for v in range(b.nodes):
        if may_act(s, p, v):
            reached: list[int] = [0] * NODE_SLOTS
            reach(b, s, p, v, reached)
            for w in range(b.nodes):
                if reached[w] != 0:
                    if kind == MOVE_KNIGHT and free_for_building(s, w):
                        push(out, pack(MOVE_KNIGHT, p, v, w, 0))
                    if kind == DISPLACE and may_displace(s, p, v, w):
                        push(out, pack(DISPLACE, p, v, w, 0))


def beside_robber(b: Board, s: State, v: int) -> bool:
    """Node v touches the robber's hex (CK-ACT-CHASE-1)."""
    for i in range(3 * v, 3 * v + 3):
        if b.node_hex[i] == s.robber:
            return True
    return False


def legal_chases(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the knights that may drive the robber away (CK-ACT-CHASE-1, -2)."""
    if robber_may_move(r, s):
        for v in range(b.nodes):
            if may_act(s, p, v) and beside_robber(b, s, v):
                push(out, pack(CHASE, p, v, 0, 0))


def has_ready_knight(b: Board, s: State, p: int) -> bool:
    """Some knight of seat p may act."""
    for v in range(b.nodes):
        if s.knight[v] != 0 and may_act(s, p, v):
            return True
    return False


def legal_knight_actions(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends all that active knights may do."""
    if not has_ready_knight(b, s, p):
        return
    legal_moves(b, s, p, MOVE_KNIGHT, out)
    legal_moves(b, s, p, DISPLACE, out)
    legal_chases(b, r, s, p, out)


def tire(cell: int) -> int:
    """After its action a knight is passive and has acted (CK-ACT-1, -2)."""
    return cell & ~KNIGHT_ACTIVE | KNIGHT_SPENT


def move_knight(b: Board, r: Rules, s: State, v: int, w: int) -> None:
    """To a free node of the same route (CK-ACT-MOVE-1, -3)."""
    step_to(b, r, s, v, w)


def step_to(b: Board, r: Rules, s: State, v: int, w: int) -> None:
    """The knight at node v stands at node w and is tired; routes are compared only after the whole step."""
    s.knight[w] = tire(s.knight[v])
    s.knight[v] = 0
    node_changed(b, r, s, v)
    node_changed(b, r, s, w)
    measure_at(b, r, s, v)
    route_after_piece(b, r, s, w)


def displace(b: Board, r: Rules, s: State, v: int, w: int) -> None:
    """The weaker knight has to go; its owner chooses where to (CK-ACT-DISP-1 to -4)."""
    gone = s.knight[w]
    step_to(b, r, s, v, w)
    drive_out(b, s, w, gone)


def may_flee(b: Board, s: State, p: int, v: int, w: int) -> bool:
    """Node w is free and on the route of the displaced knight (CK-ACT-DISP-2, X-70)."""
    return on_route(b, s, p, v, w) and free_for_building(s, w)


def drive_out(b: Board, s: State, v: int, cell: int) -> None:
    """The owner of a displaced knight looks for a place, if there is one (CK-ACT-DISP-2, -3)."""
    p = (cell & KNIGHT_SEAT) - 1
    reached: list[int] = [0] * NODE_SLOTS
    reach(b, s, p, v, reached)
    for w in range(b.nodes):
        if reached[w] != 0 and free_for_building(s, w):
            s.step_seat = p
            s.step_node = v
            s.step_data = cell
            s.phase = REFUGE
            return
    back_to_supply(s, cell)
    s.phase = MAIN


def legal_refuges(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends the places for the displaced knight of seat p."""
    reached: list[int] = [0] * NODE_SLOTS
    if p != s.step_seat:
        return
    reach(b, s, p, s.step_node, reached)
    for w in range(b.nodes):
        if reached[w] != 0 and free_for_building(s, w):
            push(out, pack(TAKE_REFUGE, p, w, 0, 0))


def take_refuge(b: Board, r: Rules, s: State, w: int) -> None:
    """The knight stands again, its state unchanged (CK-ACT-DISP-2)."""
    s.phase = MAIN
    put_knight(b, r, s, w, s.step_data)


def chase(s: State, v: int) -> None:
    """The robber has to move (CK-ACT-CHASE-1, -2)."""
    s.knight[v] = tire(s.knight[v])
    s.phase = ROBBING
