"""The pirate: where it may go and whom it robs. S-ROB-1, S-DEV-1, S-PIR-1 to -7, SX-29."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import STEALING
    from ostrov.engine.base.network import edge_opened
    from ostrov.engine.base.robber import after_robber, spared
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import ARG_BITS, FRAME, NO_FIGURE, NOBODY, SEA
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import MOVE_PIRATE
    from ostrov.engine.seafarers.villages import hand_over, pirate_obeys
    from ostrov.engine.seams import terrain_at


def pirate_may_go(b: Board, r: Rules, s: State, h: int) -> bool:
    """Another sea hex, or the frame (S-PIR-1, SX-1), where the pirate is in the game (S-PIR-6)."""
    if h == s.pirate or b.pirate == NO_FIGURE:
        return False
    if h == FRAME:
        return r.pirate_frame != 0
    return h < b.hexes and terrain_at(b, s, h) == SEA


def ship_seats(b: Board, s: State, h: int) -> int:
    """Seats with a ship on an edge of hex h, as a mask; beside the board there are none (S-PIR-2, -3)."""
    mask = 0
    for i in range(6 * h, 6 * h + 6):
        e = b.hex_edge[i]
        if s.ship[e] != 0:
            mask = mask | 1 << (s.ship[e] - 1)
    return mask


def pirate_victims(b: Board, r: Rules, s: State, p: int, h: int) -> int:
    """Opponents of seat p with a ship at hex h who are not spared, as a mask (S-PIR-2, -7)."""
    return ship_seats(b, s, h) & ~(1 << p) & ~spared(r, s, p)


def friendly_sea(b: Board, r: Rules, s: State, h: int) -> bool:
    """A place without a ship of a spared opponent, or any where there is none (S-PIR-7, H-1)."""
    mask = spared(r, s, s.active)
    if ship_seats(b, s, h) & mask == 0:
        return True
    for k in range(FRAME + 1):
        if pirate_may_go(b, r, s, k) and ship_seats(b, s, k) & mask == 0:
            return False
    return True


def may_place_pirate(b: Board, r: Rules, s: State, h: int) -> bool:
    """The active seat may move the pirate to place h, whatever lets it (S-PIR-1, -7)."""
    if not pirate_obeys(b, s, s.active):  # S-CL-6
        return False
    return pirate_may_go(b, r, s, h) and (r.spared_points == 0 or friendly_sea(b, r, s, h))


def may_take_from(b: Board, r: Rules, s: State, p: int, h: int, victim: int) -> bool:
    """Victim, or NOBODY, is a right choice at place h (S-PIR-2, X-9, X-10)."""
    there = pirate_victims(b, r, s, p, h)
    if victim != NOBODY:
        return (there >> victim) & 1 != 0 and (s.hand[victim] != 0 or r.empty_victims != 0)
    if r.steal_optional != 0:
        return True
    for q in range(r.seats):
        if (there >> q) & 1 and (s.hand[q] != 0 or s.bolts[q] != 0):
            return False
    return True


def may_take_bolt(b: Board, r: Rules, s: State, p: int, h: int, victim: int) -> bool:
    """A bolt of the victim may be taken at place h in place of a card (S-CL-6)."""
    if victim >= r.seats or s.bolts[victim] == 0:
        return False
    return (pirate_victims(b, r, s, p, h) >> victim) & 1 != 0


def legal_pirate(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends every place with every victim, of whom a card is taken or a bolt."""
    if b.pirate == NO_FIGURE or not pirate_obeys(b, s, p):
        return
    for h in range(FRAME + 1):
        if not may_place_pirate(b, r, s, h):
            continue
        first: I64 = pack(MOVE_PIRATE, p, h, 0, 0)
        left = pirate_victims(b, r, s, p, h)
        while left != 0:
            victim = ctz(left)
            if s.hand[victim] != 0 or r.empty_victims != 0:
                push(out, first | victim << ARG_BITS)
            if s.bolts[victim] != 0:
                push(out, first | victim << ARG_BITS | 1)
            left = left & (left - 1)
        if may_take_from(b, r, s, p, h, NOBODY):
            push(out, first | NOBODY << ARG_BITS)


def put_pirate(b: Board, r: Rules, s: State, h: int) -> None:
    """The pirate leaves its place, where ships may go again, and closes another (S-PIR-4)."""
    old = s.pirate
    s.pirate = h
    for i in range(6):
        if b.hex_edge[6 * old + i] < b.edges:
            edge_opened(b, r, s, b.hex_edge[6 * old + i])
        if b.hex_edge[6 * h + i] < b.edges:
            edge_opened(b, r, s, b.hex_edge[6 * h + i])


def move_pirate(b: Board, r: Rules, s: State, h: int, victim: int) -> None:
    """The pirate comes to place h; a victim with cards loses one by chance, at once (S-PIR-2)."""
    put_pirate(b, r, s, h)
    s.victim = victim
    if victim != NOBODY and s.hand[victim] != 0:
        s.phase = STEALING
    else:
        after_robber(s)


def take_bolt(b: Board, r: Rules, s: State, p: int, h: int, victim: int) -> None:
    """The pirate comes to place h; seat p openly takes a bolt of the victim (S-CL-6)."""
    put_pirate(b, r, s, h)
    hand_over(s, victim, p)
    after_robber(s)
