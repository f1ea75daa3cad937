"""The seven and the robber: discards, the move, the theft. B-SEVEN-1 to -5, B-ROB-1 to -9, H-1."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import (
        BEFORE_ROLL,
        DISCARD,
        DISCARDING,
        MAIN,
        MOVE_ROBBER,
        ROBBING,
        SEVEN_CAUSE,
        STEALING,
    )
    from ostrov.engine.base.offers import lapse
    from ostrov.engine.core.actions import pack, pack_bundle
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import (
        ARG_BITS,
        BUNDLE_BITS,
        BUNDLE_MAX,
        DESERT,
        DISCARDS_LISTED,
        NO_FIGURE,
        NOBODY,
    )
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, covers, one, total, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import (
        hand_limit,
        is_land,
        lets_robber_in,
        robber_may_move,
        robber_takes,
        takes_discards,
        terrain_at,
    )


def seven(r: Rules, s: State) -> None:
    """Hands above the limit lose half, rounded down (B-SEVEN-2); then the robber (B-SEVEN-4)."""
    for p in range(r.seats):
        n = total(s.hand[p])
        if n > hand_limit(r, s, p) and n > 1:  # half of a single card, rounded down, is none
            s.due[p] = n // 2
            s.phase = DISCARDING
    if s.phase != DISCARDING:
        after_discards(r, s)


def after_discards(r: Rules, s: State) -> None:
    """The active seat moves the robber, or goes on."""
    s.phase = ROBBING if robber_may_move(r, s) else MAIN
    s.discard_cause = SEVEN_CAUSE


def next_discarder(r: Rules, s: State) -> int:
    """The first seat from the active one clockwise that owes a discard, or NOBODY."""
    for k in range(r.seats):
        p = (s.active + k) % r.seats
        if s.due[p] > 0:
            return p
    return NOBODY


def must_discard(r: Rules, s: State, p: int) -> bool:
    """Seat p may choose its discard now: all at once, or in turn order (B-SEVEN-5, X-32)."""
    if s.phase != DISCARDING or s.due[p] == 0:
        return False
    return r.discard_in_order == 0 or next_discarder(r, s) == p


def may_discard(r: Rules, s: State, p: int, bundle: I64) -> bool:
    """Exactly the number due, out of the own hand (B-SEVEN-2)."""
    chosen: I64 = wanted(bundle)
    return must_discard(r, s, p) and total(chosen) == s.due[p] and covers(s.hand[p], chosen)


def list_discards(s: State, p: int, kind: int, left: int, below: int, bundle: I64, out: Moves) -> None:
    """All ways to choose `left` cards of the kinds up to `kind`, ascending; `below` counts those cards.

    Stops at DISCARDS_LISTED: larger hands have more ways than anybody lists; `may_discard` judges them.
    """
    if left == 0:
        push(out, pack_bundle(DISCARD, p, 0, bundle))
        return
    have = count(s.hand[p], kind)
    below -= have
    for n in range(min(have, left, BUNDLE_MAX) + 1):
        if left - n <= below and out.n < DISCARDS_LISTED:
            part: I64 = n
            list_discards(s, p, kind - 1, left - n, below, bundle | part << (BUNDLE_BITS * kind), out)


def legal_discards(r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the discards of seat p."""
    if must_discard(r, s, p):
        list_discards(s, p, r.goods - 1, s.due[p], total(s.hand[p]), 0, out)


def discard(r: Rules, s: State, p: int, bundle: I64) -> None:
    """Lays the chosen cards aside; all discards go to the bank together (X-32)."""
    s.thrown[p] = wanted(bundle)
    s.due[p] = 0
    if r.discard_in_order != 0:
        reveal(s, p)
    if next_discarder(r, s) != NOBODY:
        return
    for q in range(r.seats):
        reveal(s, q)
    after_discards(r, s)


def reveal(s: State, p: int) -> None:
    """What seat p laid aside goes to the bank, or to whom an expansion says."""
    to = takes_discards(s)
    lapse(s, p)
    s.hand[p] = s.hand[p] - s.thrown[p]
    if to == NOBODY:
        s.bank = s.bank + s.thrown[p]
    else:
        s.hand[to] = s.hand[to] + s.thrown[p]
    s.thrown[p] = 0


def scenario_lets_robber(b: Board, r: Rules, s: State, h: int) -> bool:
    """The robber is in the game (S-PIR-6), and may enter land h in this scenario (S-CL-6, S-FT-2)."""
    return b.robber != NO_FIGURE and lets_robber_in(b, r, h) and robber_takes(r, s, h)


def robber_may_go(b: Board, r: Rules, s: State, h: int) -> bool:
    """Another land hex (B-ROB-2, B-ROB-3, X-8, S-FT-2), where the robber is in the game (S-PIR-6)."""
    if h == s.robber or not is_land(b, s, h):
        return False
    if r.desert_allowed == 0 and terrain_at(b, s, h) == DESERT:
        return False
    return r.ships == 0 or scenario_lets_robber(b, r, s, h)


def spared(r: Rules, s: State, p: int) -> int:
    """Opponents of seat p with so few open points that the robber spares them, as a mask (H-1)."""
    mask = 0
    if r.spared_points != 0:
        for q in range(r.seats):
            if q != p and s.points[q] <= r.spared_points:
                mask = mask | 1 << q
    return mask


def other_desert(b: Board, r: Rules, s: State, h: int) -> bool:
    """A desert without the robber, where it may go (H-1)."""
    return terrain_at(b, s, h) == DESERT and h != s.robber and lets_robber_in(b, r, h)


def friendly_hex(b: Board, r: Rules, s: State, h: int) -> bool:
    """A hex without a spared opponent; is there none, another desert; else the robber stays (H-1)."""
    mask = spared(r, s, s.active)
    desert = False
    for k in range(b.hexes):
        if robber_may_go(b, r, s, k) and s.hex_seats[k] & mask == 0:
            return robber_may_go(b, r, s, h) and s.hex_seats[h] & mask == 0
        if other_desert(b, r, s, k):
            desert = True
    if desert:
        return other_desert(b, r, s, h)
    return h == s.robber


def may_place_robber(b: Board, r: Rules, s: State, h: int) -> bool:
    """The active seat may move the robber to hex h, whatever lets it (B-ROB-2, B-ROB-3, X-8, X-68, H-1)."""
    if b.robber == NO_FIGURE:
        return False
    return robber_may_go(b, r, s, h) if r.spared_points == 0 else friendly_hex(b, r, s, h)


def victims_at(r: Rules, s: State, p: int, h: int) -> int:
    """Opponents of seat p with a building at hex h who are not spared, as a mask (B-ROB-4, H-1)."""
    return s.hex_seats[h] & ~(1 << p) & ~spared(r, s, p)


def may_rob(r: Rules, s: State, p: int, h: int, victim: int) -> bool:
    """Victim, or NOBODY, is a right choice at hex h (B-ROB-4 to -8, X-9, X-10)."""
    there = victims_at(r, s, p, h)
    if victim != NOBODY:
        return (there >> victim) & 1 != 0 and (s.hand[victim] != 0 or r.empty_victims != 0)
    if r.steal_optional != 0:
        return True
    for q in range(r.seats):
        if (there >> q) & 1 and s.hand[q] != 0:
            return False
    return True


def legal_robber(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends every hex with every victim; agrees with `may_place_robber` and `may_rob`."""
    holders = 0
    for q in range(r.seats):
        if q != p and s.hand[q] != 0:
            holders = holders | 1 << q
    robbable = ~(1 << p) & ~spared(r, s, p)
    if r.empty_victims == 0:
        robbable = robbable & holders
    plain: bool = r.ships == 0 and r.spared_points == 0 and r.desert_allowed != 0  # quicker than asking
    for h in range(b.hexes):
        if (h == s.robber or not is_land(b, s, h)) if plain else not may_place_robber(b, r, s, h):
            continue
        first: I64 = pack(MOVE_ROBBER, p, h, 0, 0)
        left = s.hex_seats[h] & robbable
        payers = left & holders
        while left != 0:
            push(out, first | ctz(left) << ARG_BITS)
            left = left & (left - 1)
        if payers == 0 or r.steal_optional != 0:
            push(out, first | NOBODY << ARG_BITS)


def move_robber(s: State, h: int, victim: int) -> None:
    """The robber comes to hex h; a victim with cards loses one by chance, at once (B-ROB-4, -6, X-79)."""
    s.robber = h
    s.victim = victim
    if victim != NOBODY and s.hand[victim] != 0:
        s.phase = STEALING
    else:
        after_robber(s)


def after_robber(s: State) -> None:
    """Back to where the turn stood (B-KNIGHT-3, B-SEVEN-4)."""
    s.victim = NOBODY
    s.phase = MAIN if s.rolled != 0 else BEFORE_ROLL


def steal(s: State, p: int, good: int) -> None:
    """One card goes from the victim to seat p (B-ROB-4)."""
    lapse(s, s.victim)
    s.hand[s.victim] = s.hand[s.victim] - one(good)
    s.hand[p] = s.hand[p] + one(good)
    s.thefts += 1
    after_robber(s)
