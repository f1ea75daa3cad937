"""What knights do: move, displace, chase the robber. CK-ACT-1, -2, CK-ACT-MOVE, CK-ACT-DISP, CK-ACT-CHASE."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Longs

if not cython.compiled:
    from ostrov.engine.base.constants import MAIN, ROAD_LINE, ROBBING, SHIP_LINE
    from ostrov.engine.base.line_tree import line_of
    from ostrov.engine.base.network import node_changed
    from ostrov.engine.base.route import award_route, measure_at
    from ostrov.engine.cities_knights.constants import (
        CHASE,
        DISPLACE,
        KNIGHT_ACTIVE,
        KNIGHT_SEAT,
        KNIGHT_SPENT,
        MOVE_KNIGHT,
        REFUGE,
        TAKE_REFUGE,
    )
    from ostrov.engine.cities_knights.knights import back_to_supply, lift_knight, put_knight
    from ostrov.engine.cities_knights.pieces import (
        clear_knight,
        is_active,
        owned_by,
        set_knight,
        strength_of,
    )
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NODE_SLOTS, NODE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import blocks_route, free_for_building, line_word, robber_may_move


def may_act(s: State, p: int, v: int) -> bool:
    """An own knight that was active before this turn and has not acted in it (CK-ACT-1, CK-KNIGHT-9)."""
    cell = s.knight[v]
    return owned_by(cell, p) and is_active(cell) and cell & KNIGHT_SPENT == 0


def reach(b: Board, r: Rules, s: State, p: int, v: int, reached: Longs) -> None:
    """Sets the nodes that own lines join to node v; a closed node is an end (CK-ACT-MOVE-1, -2, CK-SEA-25).

    `ways` has for each node the kinds of lines by which a knight may go on from there: by all, but where
    only own buildings join roads and ships by those by which it came (SX-32).
    """
    queue: list[int] = [0] * (2 * NODE_SLOTS)
    ways: list[int] = [0] * NODE_SLOTS
    n = 1
    queue[0] = v
    ways[v] = ROAD_LINE | SHIP_LINE
    reached[word_of(v)] = bit_of(v)
    i = 0
    while i < n:
        here = queue[i]
        i += 1
        for j in range(3 * here, 3 * here + 3):
            e = b.node_edge[j]
            line = line_of(s, p, e)
            if line & ways[here] != 0:
                w = b.edge_node[2 * e] + b.edge_node[2 * e + 1] - here
                on = line if r.strict_junctions != 0 and s.owner[w] != p + 1 else ROAD_LINE | SHIP_LINE
                if on & ~ways[w] != 0:
                    ways[w] = ways[w] | on
                    reached[word_of(w)] = reached[word_of(w)] | bit_of(w)
                    if not blocks_route(s, w, p):
                        queue[n] = w
                        n += 1
    reached[word_of(v)] = reached[word_of(v)] & ~bit_of(v)


def on_route(b: Board, r: Rules, s: State, p: int, v: int, w: int) -> bool:
    """A knight of seat p can come from node v to node w (CK-ACT-MOVE-1, -2)."""
    reached: list[I64] = [0] * NODE_WORDS
    reach(b, r, s, p, v, reached)
    return reached[word_of(w)] & bit_of(w) != 0


def may_displace(s: State, p: int, v: int, w: int) -> bool:
    """The knight at v is stronger than the one of another seat at w (CK-ACT-DISP-1)."""
    other = s.knight[w]
    return other != 0 and not owned_by(other, p) and strength_of(other) < strength_of(s.knight[v])


def ready_knights(b: Board, s: State, p: int, ready: Longs) -> bool:
    """Sets the nodes of the knights of seat p that may act; False when there are none."""
    found = False
    for k in range(b.node_words):
        left: I64 = s.knight_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if may_act(s, p, v):
                ready[k] = ready[k] | bit_of(v)
                found = True
    return found


def meets_knights(b: Board, r: Rules, s: State, p: int) -> bool:
    """A knight of another seat stands where a line of seat p leads."""
    for q in range(r.seats):
        if q != p:
            for k in range(b.node_words):
                if s.knight_nodes[NODE_WORDS * q + k] & line_word(s, NODE_WORDS * p + k) != 0:
                    return True
    return False


def legal_moves_of(b: Board, r: Rules, s: State, p: int, v: int, kind: int, out: Moves) -> None:
    """Appends the moves, or the displacements, of the knight at node v."""
    reached: list[I64] = [0] * NODE_WORDS
    reach(b, r, s, p, v, reached)
    for k in range(b.node_words):
        left: I64 = reached[k]
        while left != 0:
            w = WORD * k + ctz(left)
            left = left & (left - 1)
            if free_for_building(s, w) if kind == MOVE_KNIGHT else may_displace(s, p, v, w):
                push(out, pack(kind, p, v, w, 0))


def beside_robber(b: Board, s: State, v: int) -> bool:
    """Node v touches the robber's hex (CK-ACT-CHASE-1)."""
    for i in range(3 * v, 3 * v + 3):
        if b.node_hex[i] == s.robber:
            return True
    return False


def legal_with(b: Board, r: Rules, s: State, p: int, ready: Longs, kind: int, out: Moves) -> None:
    """Appends one kind of action for all knights that may act."""
    for k in range(b.node_words):
        left: I64 = ready[k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if kind != CHASE:
                legal_moves_of(b, r, s, p, v, kind, out)
            elif beside_robber(b, s, v):
                push(out, pack(CHASE, p, v, 0, 0))


def legal_knight_actions(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends all that active knights may do."""
    ready: list[I64] = [0] * NODE_WORDS
    if not ready_knights(b, s, p, ready):
        return
    legal_with(b, r, s, p, ready, MOVE_KNIGHT, out)
    if meets_knights(b, r, s, p):
        legal_with(b, r, s, p, ready, DISPLACE, out)
    if robber_may_move(r, s):  # CK-ACT-CHASE-1, -2
        legal_with(b, r, s, p, ready, CHASE, out)


def tire(cell: int) -> int:
    """After its action a knight is passive and has acted (CK-ACT-1, -2)."""
    return cell & ~KNIGHT_ACTIVE | KNIGHT_SPENT


def move_knight(b: Board, r: Rules, s: State, v: int, w: int) -> None:
    """To a free node of the same route, and tired (CK-ACT-MOVE-1, -3)."""
    put_knight(b, r, s, w, tire(lift_knight(b, r, s, v)))


def displace(b: Board, r: Rules, s: State, v: int, w: int) -> None:
    """The weaker knight has to go; its owner chooses where to (CK-ACT-DISP-1 to -4)."""
    gone = clear_knight(s, w)
    set_knight(s, w, tire(lift_knight(b, r, s, v)))
    node_changed(b, r, s, w)
    measure_at(b, r, s, w)
    drive_out(b, r, s, w, gone)


def may_flee(b: Board, r: Rules, s: State, p: int, v: int, w: int) -> bool:
    """Node w is free and on the route of the displaced knight (CK-ACT-DISP-2, X-70)."""
    return on_route(b, r, s, p, v, w) and free_for_building(s, w)


def drive_out(b: Board, r: Rules, s: State, v: int, cell: int) -> None:
    """The owner of a displaced knight looks for a place, if there is one (CK-ACT-DISP-2, -3).

    Routes are compared when it has found one, or is gone.
    """
    p = (cell & KNIGHT_SEAT) - 1
    reached: list[I64] = [0] * NODE_WORDS
    reach(b, r, s, p, v, reached)
    for w in range(b.nodes):
        if reached[word_of(w)] & bit_of(w) != 0 and free_for_building(s, w):
            s.step_seat = p
            s.step_node = v
            s.step_data = cell
            s.phase = REFUGE
            return
    back_to_supply(s, cell)
    s.phase = MAIN
    award_route(r, s)


def legal_refuges(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the places for the displaced knight of seat p."""
    reached: list[I64] = [0] * NODE_WORDS
    if p != s.step_seat:
        return
    reach(b, r, s, p, s.step_node, reached)
    for w in range(b.nodes):
        if reached[word_of(w)] & bit_of(w) != 0 and free_for_building(s, w):
            push(out, pack(TAKE_REFUGE, p, w, 0, 0))


def take_refuge(b: Board, r: Rules, s: State, w: int) -> None:
    """The knight stands again, its state unchanged (CK-ACT-DISP-2)."""
    s.phase = MAIN
    put_knight(b, r, s, w, s.step_data)


def chase(s: State, v: int) -> None:
    """The robber has to move (CK-ACT-CHASE-1, -2)."""
    s.knight[v] = tire(s.knight[v])
    s.phase = ROBBING
