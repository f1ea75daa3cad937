"""What gold owes, and what is chosen for it. S-GOLD-1 to -5, S-FOG-4, S-FOUND-5."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.production import owe_gold
from ostrov.engine.seams import terrain_at
from ostrov.game.change import Change, Events
from ostrov.game.event import Event
from ostrov.game.names import GOODS

CLAUSES = {c.FOUND_SETTLEMENT: "S-FOUND-5", c.TILE: "S-FOG-4", c.TOKEN: "S-FOG-4"}
"""By what makes gold pay; all else is a roll."""


def chosen(ch: Change) -> Events:
    """A card of choice, open to all (S-GOLD-3)."""
    facts = {**ch.by, "goods": {GOODS[ch.first]: 1}, "left": ch.after.gold_due[ch.seat]}
    yield Event("gold-chosen", "S-GOLD-3", facts)


def due(ch: Change) -> Events:
    """Who may choose how many cards; what an empty bank keeps is lost (S-GOLD-1, -3)."""
    owed, after = _owed(ch), ch.after.gold_due
    rows = [{**ch.player(p), "number": n} for p, n in owed.items() if n]
    if not rows:
        return
    if any(after):
        if ch.after.phase == c.CHOOSING_GOLD != ch.before.phase:
            yield Event("gold-due", CLAUSES.get(ch.kind, "S-GOLD-1"), {"due": rows})
    else:
        yield Event("gold-lost", "S-GOLD-3", {"due": rows})


def _owed(ch: Change) -> dict[int, int]:
    """What gold owed each seat right after the action, before the bank was asked."""
    after, before = ch.after.gold_due, ch.before.gold_due
    if any(after):
        return {p: after[p] for p in ch.clockwise()}
    if ch.kind == c.CHOOSE_GOLD:
        return {p: before[p] - (p == ch.seat) for p in ch.clockwise()}
    if ch.kind == c.FOUND_SETTLEMENT:
        return {ch.seat: _gold_at(ch) if _pays_start(ch) else 0}
    if ch.kind in (c.TILE, c.TOKEN):
        return {ch.before.finder: int(_finds_gold(ch))}
    return _of_roll(ch)


def _pays_start(ch: Change) -> bool:
    """The settlement is the one that brings the start income (B-FOUND-5, SX-3)."""
    return bool(ch.rules.start_gold) and ch.before.founded >= (ch.rules.rounds - 1) * ch.rules.seats


def _gold_at(ch: Change) -> int:
    """Gold hexes at the node."""
    around = ch.board.node_hex[3 * ch.first : 3 * ch.first + 3]
    return sum(h < ch.board.hexes and terrain_at(ch.board, ch.after, h) == c.GOLD for h in around)


def _finds_gold(ch: Change) -> bool:
    """Gold was found, with all that belongs to it, and pays its finder (SX-7)."""
    done = ch.after.phase != c.LAYING_TOKEN and bool(ch.rules.fog_gold)
    return done and terrain_at(ch.board, ch.after, ch.before.fog_hex) == c.GOLD


def _of_roll(ch: Change) -> dict[int, int]:
    """What the gold of a roll owes (S-GOLD-1)."""
    number = ch.after.die_one + ch.after.die_two
    if ch.kind != c.DICE or number == 7:
        return {}
    roll = ch.before.copy()
    owe_gold(ch.board, ch.rules, roll, number)
    return {p: roll.gold_due[p] for p in ch.clockwise()}


def blocked(ch: Change) -> Events:
    """The robber stands on gold of the number (S-GOLD-5)."""
    s, h = ch.after, ch.after.robber
    if ch.kind != c.DICE or s.token[h] != s.die_one + s.die_two or terrain_at(ch.board, s, h) != c.GOLD:
        return
    lost = dict.fromkeys(ch.clockwise(), 0)
    for v in ch.board.hex_node[6 * h : 6 * h + 6]:
        if s.owner[v]:
            lost[s.owner[v] - 1] += ch.rules.gold[s.level[v]]
    rows = [{**ch.player(p), "number": n} for p, n in lost.items() if n]
    if rows:
        facts = {"hex": ch.places.hexes[h], "total": s.token[h], "losers": rows}
        yield Event("gold-blocked", "S-GOLD-5", facts)


TELLERS = {c.CHOOSE_GOLD: chosen}
AFTER = (blocked, due)
