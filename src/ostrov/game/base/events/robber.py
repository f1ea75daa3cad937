"""Discards, the robber and the theft. B-SEVEN-2, -5, B-ROB-2 to -8, CK-PROG-SABOTEUR-1, CK-PROG-WEDDING-1."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.robber import victims_at
from ostrov.engine.core.packs import total
from ostrov.game.events.change import Change, Events
from ostrov.game.events.event import Event
from ostrov.game.names import GOODS, pack_dict

CHOSEN = {
    c.SEVEN_CAUSE: "B-SEVEN-5",
    c.SABOTEUR_CAUSE: "CK-PROG-SABOTEUR-1",
    c.WEDDING_CAUSE: "CK-PROG-WEDDING-1",
}


def discard(ch: Change) -> Events:
    """Chosen cards stay face down until all have chosen; then everybody sees them (B-SEVEN-5, X-32)."""
    thrown, cause = ch.after.thrown[ch.seat], ch.before.discard_cause
    if thrown:
        public = ch.by if ch.rules.open_hand_counts else {}
        told = {**ch.by, "goods": pack_dict(thrown)}
        yield Event("discard-chosen", CHOSEN[cause], public, {ch.seat: told})
    before, after = ch.before.hand, ch.after.hand
    for p in ch.clockwise():
        if cause == c.WEDDING_CAUSE:
            if after[p] != before[p] and p != ch.before.active:
                yield _given(ch, p, before[p] - after[p])
        elif after[p] != before[p]:
            facts = {"player": ch.player(p), "goods": pack_dict(before[p] - after[p])}
            yield Event("discarded", "B-SEVEN-2" if cause == c.SEVEN_CAUSE else CHOSEN[cause], facts)


def _given(ch: Change, giver: int, pack: int) -> Event:
    """A present for a wedding: giver and receiver alone know the cards (CK-PROG-WEDDING-1)."""
    to = ch.before.active
    facts = {"player": ch.player(giver), "to": ch.player(to), "number": total(pack)}
    return Event("given", "CK-PROG-WEDDING-1", facts, {p: {"goods": pack_dict(pack)} for p in (giver, to)})


def robber_goes(ch: Change, clause: str) -> Event:
    """The robber moves by a clause, or has nowhere to go (H-1)."""
    hexes, was = ch.places.hexes, ch.before.robber
    if was == ch.first:
        return Event("robber-stays", "H-1", {**ch.by, "hex": hexes[was]})
    return Event("robber-moved", clause, {**ch.by, "from": hexes[was], "to": hexes[ch.first]})


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
    """Thief and victim alone know the card (B-ROB-4, B-INFO-4)."""
    victim = ch.before.victim
    card = {"good": GOODS[ch.first]}
    facts = {**ch.by, "victim": ch.player(victim)}
    yield Event("stolen", "B-ROB-4", facts, {ch.seat: card, victim: dict(card)})


TELLERS = {c.DISCARD: discard, c.MOVE_ROBBER: robber, c.STOLEN: stolen}
