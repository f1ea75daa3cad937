"""What a seat may not know in Cities & Knights: progress cards of others, the decks, what lies under them.

Victory point cards are never in a hand, so they stay in their decks. What the action to come shows of
the hands is known beforehand: those cards stay where they are.
"""

from __future__ import annotations

import random

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.draws import never_drawn
from ostrov.engine.cities_knights.improvements import improvement_cost
from ostrov.engine.cities_knights.pieces import deck_of, end_card, first_card, level_of
from ostrov.engine.core.actions import bundle_in, first_of, second_of
from ostrov.engine.core.packs import one, some, wanted
from ostrov.engine.core.state import State
from ostrov.testing.part import Moment

COSTS = {
    c.RECRUIT: c.KNIGHT_ITEM,
    c.ACTIVATE: c.ACTIVATE_ITEM,
    c.PROMOTE: c.KNIGHT_ITEM,
    c.BUILD_WALL: c.WALL_ITEM,
    c.PLAY + c.MEDICINE: c.MEDICINE_ITEM,
}
TELLING = (c.PLAY + c.RESOURCE_MONOPOLY, c.PLAY + c.TRADE_MONOPOLY, c.ASK_HARBOUR)
"""Kinds of actions whose effect shows what others hold, or that they do not."""

POINTS = (c.PRINTER, c.CONSTITUTION)


def price(m: Moment) -> int:
    """The goods that the actor pays or shows."""
    r, s, kind, packed = m.rules, m.s, m.kind, m.packed
    if kind in COSTS:
        return r.cost[COSTS[kind]]
    if kind == c.IMPROVE:
        track = first_of(packed)
        return some(r.track_good[track], improvement_cost(r, s, level_of(s, m.actor, track) + 1))
    if kind == c.HAND_OVER:
        return one(first_of(packed))
    return one(second_of(packed)) if kind == c.ASK_HARBOUR else 0


def known_goods(m: Moment, p: int) -> int:
    """The goods of seat p that the watching seat sees, or that the action takes from it."""
    s, kind, packed = m.s, m.kind, m.packed
    if kind in TELLING or shown_to(m, p, c.TAKING, c.PLAY + c.MASTER_MERCHANT):
        return s.hand[p]
    if kind == c.TAKE_GOODS and p == s.step_seat:
        return wanted(bundle_in(packed))
    return one(s.step_data) if s.phase == c.HANDING_OVER and p == s.active else 0


def shown_to(m: Moment, p: int, phase: int, card: int) -> bool:
    """The watching seat looks at the cards of seat p: in the phase of a card, or because it plays it."""
    if m.seat != m.s.active:
        return False
    return (m.s.phase == phase and p == m.s.step_seat) or (m.kind == card and p == first_of(m.packed))


def presents_are_hidden(s: State, seat: int | None) -> bool:
    """The cards that are chosen now go to the active player, who alone sees them all (CK-PROG-WEDDING-1)."""
    return s.discard_cause == c.WEDDING_CAUSE and seat != s.active


def sizes_may_change(m: Moment) -> bool:
    """Nothing that is due now, or that the action brings, depends on the sizes of hands."""
    telling = (
        c.DICE,
        c.PROGRESS,
        c.PLAY + c.SABOTEUR,
        c.PLAY + c.WEDDING,
        c.PLAY + c.MASTER_MERCHANT,
        c.OFFER,
    )
    return m.s.phase in (c.MAIN, c.BEFORE_ROLL) and m.kind not in telling and m.kind not in TELLING


def deal_progress(m: Moment, rng: random.Random) -> None:
    """Deals the hidden progress cards anew, deck by deck; sizes stay as they are."""
    s, kind, packed = m.s, m.kind, m.packed
    rows, deck, under = s.progress, s.progress_deck, s.under
    for track in range(c.TRACKS):
        kinds = [card for card in range(first_card(track), end_card(track)) if card not in POINTS]
        free = [p for p in m.others if not shown_to(m, p, c.SPYING, c.PLAY + c.SPY)]
        fixed = {p: _shown(s, p, kind, packed) for p in free}
        top = _top(s, m.seat, track, kind, packed)
        lying = [c.DECK_SIZE * track + i for i in range(c.DECK_SIZE) if under[c.DECK_SIZE * track + i]]
        if never_drawn(s, track) == 0 and top is not None:
            lying, top = lying[1:], None
        pool = [card for card in kinds for _ in range(deck[card])] + [under[i] - 1 for i in lying]
        if top is not None:
            pool.remove(top)
        for p in free:
            for card in kinds:
                keep = int(fixed[p] == card)
                pool += [card] * (rows[c.PROGRESS_KINDS * p + card] - keep)
        rng.shuffle(pool)
        for p in free:
            sizes = sum(rows[c.PROGRESS_KINDS * p + card] for card in kinds)
            for card in kinds:
                rows[c.PROGRESS_KINDS * p + card] = int(fixed[p] == card)
            for _ in range(sizes - int(fixed[p] in kinds)):
                rows[c.PROGRESS_KINDS * p + pool.pop()] += 1
        for i in lying:
            under[i] = pool.pop() + 1
        for card in kinds:
            deck[card] = pool.count(card) + int(card == top)
    s.progress, s.progress_deck, s.under = rows, deck, under
    if s.drawn and s.active in m.others:
        s.drawn = 1 + _drawn(m, rng)


def _drawn(m: Moment, rng: random.Random) -> int:
    """The card just drawn: any of its deck in hand, or the one that is played now (X-58)."""
    track, played = m.s.step_data - 1, _shown(m.s, m.s.active, m.kind, m.packed)
    kinds = range(first_card(track), end_card(track))
    if played is not None and played in kinds:
        return played
    return rng.choice([card for card in kinds if m.s.progress[c.PROGRESS_KINDS * m.s.active + card]])


def _shown(s: State, p: int, kind: int, packed: int) -> int | None:
    """The card that seat p is known to hold because the action plays, returns or takes it."""
    actor = packed >> c.ACTOR_SHIFT & c.SEAT_MASK
    if c.PLAY <= kind < c.PLAY + c.PROGRESS_KINDS and p == actor:
        return kind - c.PLAY
    if kind == c.RETURN_CARD and p == actor:
        return first_of(packed)
    return first_of(packed) if kind == c.TAKE_CARD and p == s.step_seat else None


def _top(s: State, seat: int | None, track: int, kind: int, packed: int) -> int | None:
    """The card on top of a deck, when the seat sees it drawn."""
    if kind != c.PROGRESS or seat != s.step_seat or first_of(packed) in POINTS:
        return None
    return first_of(packed) if deck_of(first_of(packed)) == track else None
