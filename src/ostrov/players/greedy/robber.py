"""Where a greedy player puts the robber, and what that is worth. B-ROB-1 to -8."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.robber import may_place_robber, victims_at
    from ostrov.engine.core.actions import first_of, second_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NO_RESOURCE, NOBODY
    from ostrov.engine.core.packs import total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import terrain_at
    from ostrov.players.constants import WINNING
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.greedy.evaluate import ODDS
    from ostrov.players.greedy.notes import note_threats


def size_of_hand(r: Rules, s: State, p: int, q: int) -> int:
    """How many cards seat q holds, as far as seat p knows: an equal share where sizes are hidden (X-39)."""
    if r.open_hand_counts != 0:
        return total(s.hand[q])
    return (total(r.supply) - total(s.bank) - total(s.hand[p])) // max(1, r.seats - 1)


def blocked(b: Board, r: Rules, s: State, p: int, h: int, context: GreedyContext) -> int:
    """What a robber on hex h takes from the opponents, by threat, less what it takes from seat p."""
    if s.token[h] == 0 or r.produces[terrain_at(b, s, h)] == NO_RESOURCE:
        return 0
    pips: I64 = ODDS[s.token[h]] * context.notes.price[r.produces[terrain_at(b, s, h)]]
    gain: I64 = 0
    loss: I64 = 0
    for i in range(6 * h, 6 * h + 6):
        v = b.hex_node[i]
        owner = s.owner[v]
        if owner == p + 1:
            loss += s.level[v] * pips
        elif owner != 0:
            gain += s.level[v] * pips * context.notes.threat[owner - 1]
    return context.weights.block * gain // 8192 - loss // 4


def robbed(r: Rules, s: State, p: int, q: int, context: GreedyContext) -> int:
    """What a card stolen from seat q is worth."""
    if q == NOBODY or size_of_hand(r, s, p, q) == 0:
        return 0
    return context.weights.steal + context.weights.steal * context.notes.threat[q] // 256


def robber_value(b: Board, r: Rules, s: State, p: int, h: int, q: int, context: GreedyContext) -> int:
    """What it is worth to move the robber to hex h and rob seat q; an own building there is a last resort."""
    value = blocked(b, r, s, p, h, context) + robbed(r, s, p, q, context)
    return value - WINNING // 16 if (s.hex_seats[h] >> p) & 1 else value


def best_robber(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> I64:
    """The best of the listed moves of the robber; of equal victims the next in turn, for fairness."""
    note_threats(b, r, s, p, context.weights, context.notes)
    best = -WINNING
    chosen: I64 = context.moves.action[0]
    for i in range(context.moves.n):
        q = second_of(context.moves.action[i])
        value = 8 * robber_value(b, r, s, p, first_of(context.moves.action[i]), q, context)
        if q != NOBODY:
            value += (p + r.seats - q) % r.seats
        if value > best:
            best = value
            chosen = context.moves.action[i]
    return chosen


def knight_gain(b: Board, r: Rules, s: State, p: int, context: GreedyContext) -> int:
    """What the best move of the robber gains against leaving it where it is."""
    note_threats(b, r, s, p, context.weights, context.notes)
    best = -WINNING
    for h in range(b.hexes):
        if may_place_robber(b, r, s, h):
            best = max(best, robber_value(b, r, s, p, h, NOBODY, context))
            for q in range(r.seats):
                if (victims_at(r, s, p, h) >> q) & 1:
                    best = max(best, robber_value(b, r, s, p, h, q, context))
    return max(0, best - blocked(b, r, s, p, s.robber, context))
