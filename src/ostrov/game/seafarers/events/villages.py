"""Friends of villages, what these pay, and the end when they have nothing left. S-CL-3, -4, -8, SX-15."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.seafarers.villages import cloth_is_over
from ostrov.game.change import Change, Events
from ostrov.game.event import Event


def relations(ch: Change) -> Events:
    """A line has reached a village, which gives a bolt if it has one (S-CL-3)."""
    b, before, after = ch.board, ch.before.friends, ch.after.friends
    for v in b.village_node[: b.villages]:
        if after[v] != before[v]:
            left = ch.after.village_bolts[v]
            given = ch.before.village_bolts[v] - left
            facts = {**ch.by, "village": ch.places.nodes[v], "cloth": given, "left": left}
            yield Event("relations", "S-CL-3", facts)


def paid(ch: Change) -> Events:
    """What the villages of a number gave to each of their friends (S-CL-4)."""
    if ch.kind != c.DICE or not ch.board.villages:
        return
    before, after = ch.before.bolts, ch.after.bolts
    rows = [{**ch.player(p), "number": after[p] - before[p]} for p in ch.clockwise() if after[p] > before[p]]
    if rows:
        facts = {"total": ch.first + ch.second, "takings": rows, "supply": ch.after.bolt_supply}
        yield Event("cloth-paid", "S-CL-4", facts)


def gone(ch: Change) -> Events:
    """The game is over: too few villages have cloth (S-CL-8, SX-15)."""
    at_once = bool(ch.rules.cloth_ends_at_once) and ch.kind != c.END_TURN
    by_end = at_once or ch.kind == c.END_TURN
    if ch.after.phase == c.OVER and by_end and cloth_is_over(ch.board, ch.after):
        bolts = ch.after.bolts
        rows = [{**ch.player(p), "number": bolts[p]} for p in ch.clockwise()]
        yield Event("cloth-gone", "SX-15" if at_once else "S-CL-8", {"cloth": rows})


AFTER = (relations, paid, gone)
