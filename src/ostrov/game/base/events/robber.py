"""Discards, the robber and the theft. B-SEVEN-2, -5, B-ROB-2 to -8."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.robber import victims_at
from ostrov.game.change import Change, Events
from ostrov.game.event import Event
from ostrov.game.names import GOODS, pack_dict


def discard(ch: Change) -> Events:
    """Chosen cards stay face down until all have chosen; then everybody sees them (B-SEVEN-5, X-32)."""
    yield from chosen(ch, "B-SEVEN-5")
    yield from thrown(ch, "B-SEVEN-2")


def chosen(ch: Change, clause: str) -> Events:
    """Somebody has chosen, and others have not yet."""
    cards = ch.after.thrown[ch.seat]
    if cards:
        public = ch.by if ch.rules.open_hand_counts else {}
        yield Event("discard-chosen", clause, public, {ch.seat: {**ch.by, "goods": pack_dict(cards)}})


def thrown(ch: Change, clause: str) -> Events:
    """Everybody has chosen; the cards go to the bank."""
    before, after = ch.before.hand, ch.after.hand
    for p in ch.clockwise():
        if after[p] != before[p]:
            facts = {"player": ch.player(p), "goods": pack_dict(before[p] - after[p])}
            yield Event("discarded", clause, facts)


def robber_goes(ch: Change, clause: str) -> Event:
    """The robber moves by a clause, or has nowhere to go (H-1)."""
    where, was = ch.places.figure, ch.before.robber
    if was == ch.first:
        return Event("robber-stays", "H-1", {**ch.by, "hex": where(was)})
    return Event("robber-moved", clause, {**ch.by, "from": where(was), "to": where(ch.first)})


def robber(ch: Change) -> Events:
    """The robber moves; where nobody is robbed, that is said too (B-ROB-2, -6, -8)."""
    yield robber_goes(ch, "B-ROB-2")
    if ch.after.phase == c.STEALING:
        return
    if ch.second != c.NOBODY:
        yield Event("nothing-stolen", "B-ROB-6", {**ch.by, "victim": ch.player(ch.second)})
        return
    there = victims_at(ch.rules, ch.before, ch.seat, ch.first)
    hand = ch.before.hand
    spared = any(there >> p & 1 and hand[p] for p in ch.seats)
    yield Event("nothing-stolen", "B-ROB-8" if spared else "B-ROB-6", ch.by)


def stolen(ch: Change) -> Events:
    """The robber steals (B-ROB-4)."""
    return stolen_by(ch, "B-ROB-4")


def stolen_by(ch: Change, clause: str) -> Events:
    """Thief and victim alone know the card (B-INFO-4)."""
    victim = ch.before.victim
    card = {"good": GOODS[ch.first]}
    facts = {**ch.by, "victim": ch.player(victim)}
    yield Event("stolen", clause, facts, {ch.seat: card, victim: dict(card)})


TELLERS = {c.DISCARD: discard, c.MOVE_ROBBER: robber, c.STOLEN: stolen}
