"""Where seats may settle next, and what the nodes yield."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.base.network import has_road_at
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import (
        EDGE_WORDS,
        NO_RESOURCE,
        NODE_SLOTS,
        NODE_WORDS,
        RESOURCES,
        SEATS,
        WORD,
    )
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import free_for_building, terrain_at
    from ostrov.players.greedy.evaluate import ODDS


class Spots:
    """Notes of what nodes yield, and the places that were found for a seat."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every note."""
        self.yields: list[int] = [0] * (RESOURCES * NODE_SLOTS)  # pips of each resource
        # Of each seat: what was looked at, and what was found there.
        self.seen: list[I64] = [0] * (16 * SEATS)
        self.found: list[int] = [0] * (16 * SEATS)
        # Of the seat that was looked at last.
        self.ready: int = 0  # nodes where the seat may settle at once
        self.best: list[int] = [0] * 3  # pips of the best node by the roads that are missing, new goods more
        self.goods: list[int] = [0] * RESOURCES  # pips of the nearest good node


def note_spots(b: Board, r: Rules, s: State, out: Spots) -> None:
    """Notes what the nodes yield, for one decision: tokens may move (CK-PROG-INVENTOR-1), others build."""
    for i in range(16 * SEATS):
        out.seen[i] = -1
    for v in range(b.nodes + 1):
        for g in range(RESOURCES):
            out.yields[RESOURCES * v + g] = 0
    for v in range(b.nodes):
        for i in range(3 * v, 3 * v + 3):
            h = b.node_hex[i]
            if h < b.hexes and r.produces[terrain_at(b, s, h)] != NO_RESOURCE:
                out.yields[RESOURCES * v + r.produces[terrain_at(b, s, h)]] += ODDS[s.token[h]]


def appeal(spots: Spots, v: int, rate: Ints) -> int:
    """Pips of a node; goods that are new to the seat count more."""
    value = 0
    for g in range(RESOURCES):
        x = spots.yields[RESOURCES * v + g]
        if x > 0:
            value += x
            if rate[g] == 0:
                value += 3
    return value


def look_for_spots(b: Board, s: State, q: int, rate: Ints, out: Spots) -> None:
    """The places of seat q, whose income is given (B-SETT-1 to -3)."""
    left: I64 = 0
    nearest = b.nodes
    most = 0
    x = 0
    out.ready = 0
    for i in range(3):
        out.best[i] = 0
    for k in range(b.node_words):
        left = s.open_nodes[k] & s.road_nodes[NODE_WORDS * q + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if free_for_building(s, v):
                out.ready += 1
                x = appeal(out, v, rate)
                out.best[0] = max(out.best[0], x)
                if x + 4 > most:
                    most = x + 4
                    nearest = v
    for k in range(b.edge_words):
        left = s.road_sites[EDGE_WORDS * q + k]
        while left != 0:
            e = WORD * k + ctz(left)
            left = left & (left - 1)
            for i in range(2 * e, 2 * e + 2):
                v = b.edge_node[i]
                if s.owner[v] != 0 or has_road_at(s, q, v):
                    continue
                if s.open_nodes[word_of(v)] & bit_of(v) != 0:
                    x = appeal(out, v, rate)
                    out.best[1] = max(out.best[1], x)
                    if x + 2 > most:
                        most = x + 2
                        nearest = v
                for j in range(3 * v, 3 * v + 3):
                    w = b.node_node[j]  # beyond the coast the sentinel, which yields nothing
                    if s.road[b.node_edge[j]] == 0 and s.open_nodes[word_of(w)] & bit_of(w) != 0:
                        x = appeal(out, w, rate)
                        out.best[2] = max(out.best[2], x)
                        if x > most:
                            most = x
                            nearest = w
    for g in range(RESOURCES):
        out.goods[g] = out.yields[RESOURCES * nearest + g]


def has_changed(b: Board, s: State, q: int, rate: Ints, out: Spots) -> bool:
    """Whether the surroundings of seat q are others than when it was looked at; notes them."""
    changed = 0
    new: I64 = 0
    at = 16 * q
    for k in range(b.node_words):
        new = s.open_nodes[k]
        changed += note(out, at, new)
        changed += note(out, at + 1, s.road_nodes[NODE_WORDS * q + k])
        new = 0
        for p in range(SEATS):
            new |= s.knight_nodes[NODE_WORDS * p + k]
        changed += note(out, at + 2, new)
        at += 3
    for k in range(b.edge_words):
        changed += note(out, at + k, s.road_sites[EDGE_WORDS * q + k])
    new = 0
    for g in range(RESOURCES):
        if rate[g] == 0:
            new |= 1 << g
    changed += note(out, at + EDGE_WORDS, new)
    return changed != 0


def note(out: Spots, at: int, new: I64) -> int:
    """1 when a note has changed."""
    if out.seen[at] == new:
        return 0
    out.seen[at] = new
    return 1


def find_spots(b: Board, s: State, q: int, rate: Ints, out: Spots) -> None:
    """The places of seat q, whose income is given; found anew only when something around it has changed."""
    at = 16 * q
    if has_changed(b, s, q, rate, out):
        look_for_spots(b, s, q, rate, out)
        out.found[at] = out.ready
        for i in range(3):
            out.found[at + 1 + i] = out.best[i]
        for g in range(RESOURCES):
            out.found[at + 4 + g] = out.goods[g]
        return
    out.ready = out.found[at]
    for i in range(3):
        out.best[i] = out.found[at + 1 + i]
    for g in range(RESOURCES):
        out.goods[g] = out.found[at + 4 + g]
