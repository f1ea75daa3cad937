"""Villages: relations, bolts of cloth, when they pay, how the game ends without. S-CL-2 to -8, SX-15."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import Ints

if not cython.compiled:
    from ostrov.engine.base.constants import OVER
    from ostrov.engine.base.offers import clear_offers
    from ostrov.engine.base.turn import may_win, win
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NODE_SLOTS
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import LEAST_STOCKED
    from ostrov.engine.seafarers.rings import other_end
    from ostrov.engine.seams import score


def is_village(b: Board, v: int) -> bool:
    """A village lies at node v (S-CL-2)."""
    for k in range(b.villages):
        if b.village_node[k] == v:
            return True
    return False


def has_relations(b: Board, s: State, p: int) -> bool:
    """Seat p has relations to some village (S-CL-3)."""
    for k in range(b.villages):
        if (s.friends[b.village_node[k]] >> p) & 1:
            return True
    return False


def pirate_obeys(b: Board, s: State, p: int) -> bool:
    """Where there are villages, only their friends move the pirate (S-CL-6)."""
    return b.villages == 0 or has_relations(b, s, p)


def gain_bolt(s: State, p: int) -> None:
    """Seat p has one bolt more; two are a point (S-CL-5)."""
    s.points[p] += s.bolts[p] % 2
    s.bolts[p] += 1


def hand_over(s: State, victim: int, p: int) -> None:
    """A bolt goes from a victim to seat p (S-CL-6)."""
    s.bolts[victim] -= 1
    s.points[victim] -= s.bolts[victim] % 2
    gain_bolt(s, p)


def leads_home(b: Board, s: State, p: int, v: int, passed: Ints) -> bool:
    """Ships of seat p join node v to an own building, whatever others have between; marks nodes as passed."""
    if s.owner[v] == p + 1:
        return True
    passed[v] = 1
    for i in range(3 * v, 3 * v + 3):
        e = b.node_edge[i]
        if s.ship[e] == p + 1:
            w = other_end(b, e, v)
            if passed[w] == 0 and leads_home(b, s, p, w, passed):
                return True
    return False


def reaches(b: Board, s: State, p: int, v: int) -> bool:
    """Own ships join node v to an own building (S-CL-3)."""
    passed: list[int] = [0] * NODE_SLOTS
    return leads_home(b, s, p, v, passed)


def befriend(b: Board, s: State, p: int, e: int) -> None:
    """A ship of seat p came to edge e: a village there is won for good, and gives a bolt (S-CL-3)."""
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        if is_village(b, v) and (s.friends[v] >> p) & 1 == 0 and reaches(b, s, p, v):
            s.friends[v] = s.friends[v] | 1 << p
            if s.village_bolts[v] > 0:
                s.village_bolts[v] -= 1
                gain_bolt(s, p)


def village_pays(r: Rules, s: State, v: int) -> None:
    """A bolt for each friend of a village that has any left, the rest from the supply (S-CL-4)."""
    if s.village_bolts[v] == 0:
        return
    for n in range(r.seats):
        p = (s.active + n) % r.seats
        if (s.friends[v] >> p) & 1:
            if s.village_bolts[v] > 0:
                s.village_bolts[v] -= 1
                gain_bolt(s, p)
            elif s.bolt_supply > 0:
                s.bolt_supply -= 1
                gain_bolt(s, p)


def villages_pay(b: Board, r: Rules, s: State, number: int) -> None:
    """The villages of a number pay, after the hexes (S-CL-4)."""
    for k in range(b.villages):
        if b.village_number[k] == number:
            village_pays(r, s, b.village_node[k])


def cloth_is_over(b: Board, s: State) -> bool:
    """Too few villages have bolts (S-CL-8)."""
    stocked = 0
    for k in range(b.villages):
        if s.village_bolts[b.village_node[k]] > 0:
            stocked += 1
    return b.villages > 0 and stocked < LEAST_STOCKED


def leader(r: Rules, s: State) -> int:
    """Most points, then most bolts, then the first from the active seat on (S-CL-8)."""
    best = s.active
    for n in range(1, r.seats):
        p = (s.active + n) % r.seats
        ahead = score(s, p) - score(s, best)
        if ahead > 0 or (ahead == 0 and s.bolts[p] > s.bolts[best]):
            best = p
    return best


def end_without_cloth(r: Rules, s: State) -> None:
    """The game ends, whoever is active (S-CL-8)."""
    clear_offers(s)
    s.winner = leader(r, s) + 1
    s.phase = OVER


def end_at_once(b: Board, r: Rules, s: State) -> None:
    """The game ends in this moment, where that is agreed (SX-15); who has reached the goal wins first."""
    if r.cloth_ends_at_once == 0 or s.turn == 0 or s.phase == OVER or not cloth_is_over(b, s):
        return
    if may_win(r, s):
        win(s)
    else:
        end_without_cloth(r, s)


def villages_add_up(b: Board, r: Rules, s: State) -> bool:
    """S-INV-5: no bolt appears or disappears; only villages have friends."""
    n = s.bolt_supply
    for p in range(r.seats):
        n += s.bolts[p]
    for v in range(b.nodes):
        n += s.village_bolts[v]
        if (s.friends[v] != 0 or s.village_bolts[v] != 0) and not is_village(b, v):
            return False
        if s.village_bolts[v] > r.village_bolts:
            return False
    return n == b.villages * r.village_bolts + r.bolt_supply and s.bolt_supply <= r.bolt_supply
