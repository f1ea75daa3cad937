"""How a belief is brought up to date while a game goes on.

Trusted code: it is given true states, and uses of them what the seat sees or hears, as `ostrov.game.view`
and `ostrov.game.events` say. What a seat does is held to tell nothing but that it could be done.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import (
        ACCEPT,
        DEAL,
        DISCARD,
        DISCARDING,
        DRAWN,
        END_TURN,
        MONOPOLY,
        OFFER,
        STOLEN,
    )
    from ostrov.engine.base.offers import maker_gets, maker_gives
    from ostrov.engine.core.actions import actor_of, bundle_in, first_of, kind_of, target_of
    from ostrov.engine.core.constants import GOODS, NOBODY, PACK_MAX
    from ostrov.engine.core.packs import count, some, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import takes_discards
    from ostrov.knowledge.belief import Belief, add_world, change, column, note_offer, sift
    from ostrov.knowledge.branches import Branches, unseen_card
    from ostrov.knowledge.constants import AT_LEAST, RESAMPLES
    from ostrov.knowledge.expansions import (
        look_at_expansions,
        start_expansions,
        taken_unseen,
        update_expansion_goods,
        update_expansions,
    )
    from ostrov.knowledge.resample import hears, resample, sees_answer
    from ostrov.knowledge.shown import update_monopoly


def lost_cards(before: I64, after: I64) -> I64:
    """The cards by which a hand has become smaller, kind by kind."""
    lost: I64 = 0
    for good in range(GOODS):
        if count(before, good) > count(after, good):
            lost |= some(good, count(before, good) - count(after, good))
    return lost


def sit_down(m: Belief, r: Rules, seat: int) -> None:
    """The belief becomes that of a seat which knows nothing yet."""
    m.alloc()
    m.seat = seat
    m.others = r.seats - 1


def look(m: Belief, r: Rules, s: State, low: I64, high: I64, k: I64, worlds: int) -> None:
    """Believes what a single look at the table tells, with so many worlds dealt by chance.

    How many cards were bought in this turn a look does not tell: none.
    """
    m.exact = 0
    for i in range(worlds):
        resample(r, s, m, low, high, k * worlds + i)
    look_at_expansions(m, r, s, low, high, k)


def start(m: Belief, r: Rules, s: State, seat: int, dealt_openly: int) -> None:
    """The belief of a seat at the beginning.

    A game that begins by the rules has been dealt before everybody's eyes. In a position that was entered
    nobody knows other hands, unless only one can have cards, nor any progress card by more than its back.
    """
    holders = 0
    for q in range(r.seats):
        if q != seat and s.hand[q] != 0:
            holders += 1
    known = 1 if dealt_openly != 0 or holders == 0 else 0
    if holders == 1 and r.open_hand_counts != 0:
        known = 1
    sit_down(m, r, seat)
    look(m, r, s, 0, 0, 0, 0 if known != 0 else RESAMPLES)
    m.fresh = total(s.fresh)
    start_expansions(m, r, s)
    if known != 0:
        m.exact = 1
        for q in range(r.seats):
            if q != seat:
                m.hand[column(m, q)] = s.hand[q]
        add_world(m, 1)


def resample_all(m: Belief, r: Rules, s: State) -> None:
    """What changed hands was not seen: worlds are dealt by chance, from what a look at the table tells."""
    m.exact = 0
    m.n = 0
    m.resamples += 1
    for i in range(RESAMPLES):
        resample(r, s, m, 0, m.seat, m.resamples * RESAMPLES + i)


def update_talk(m: Belief, r: Rules, s: State, kind: int, p: int, action: I64) -> None:
    """Who offers, accepts or deals has the cards for it (B-DOM-7); private talk is not heard (X-16)."""
    q = target_of(action)
    if kind == OFFER:
        if p != m.seat and (r.private_offers == 0 or q == m.seat):
            sift(m, p, AT_LEAST, maker_gives(bundle_in(action)))
    elif kind == ACCEPT:
        if p != m.seat and sees_answer(r, s, p, m.seat):
            sift(m, p, AT_LEAST, maker_gets(s.offer[s.active]))
    elif s.offer[q] != 0 and p != m.seat and hears(r, s, q, m.seat):
        sift(m, p, AT_LEAST, maker_gets(s.offer[q]))


def update_hidden(m: Belief, room: Branches, p: int, q: int, number: int) -> None:
    """So many cards that the seat does not see go from seat p to seat q."""
    for _ in range(number):
        unseen_card(m, room, p, q)


def update_presents(m: Belief, r: Rules, room: Branches, before: State, after: State, to: int) -> None:
    """Cards for a Wedding: the giver and the active seat know them (CK-PROG-WEDDING-1)."""
    for q in range(r.seats):
        if q == to or before.hand[q] == after.hand[q]:
            continue
        given: I64 = before.hand[q] - after.hand[q]
        if to == m.seat:
            change(m, q, given, 0)
        elif q == m.seat:
            change(m, to, 0, given)
        else:
            update_hidden(m, room, q, to, total(given))


def update_open(m: Belief, r: Rules, before: State, after: State) -> None:
    """Hands change before everybody's eyes, or between the seat and another one."""
    for q in range(r.seats):
        if q != m.seat and before.hand[q] != after.hand[q]:
            lost: I64 = lost_cards(before.hand[q], after.hand[q])
            change(m, q, lost, after.hand[q] + lost - before.hand[q])


def update_goods(m: Belief, r: Rules, room: Branches, before: State, action: I64, after: State) -> None:
    """What the seat learns about goods from an action or outcome."""
    kind = kind_of(action)
    p = actor_of(action)
    if kind in (OFFER, ACCEPT, DEAL):
        update_talk(m, r, before, kind, p, action)
    source = NOBODY
    to = before.active
    number = 1
    if kind == STOLEN:
        source = before.victim  # B-INFO-4
    elif taken_unseen(action) > 0:
        source = before.step_seat
        number = taken_unseen(action)
    if kind == DISCARD and takes_discards(before) != NOBODY:
        update_presents(m, r, room, before, after, to)
    elif source != NOBODY and source != m.seat and to != m.seat:
        update_hidden(m, room, source, to, number)
    elif kind == DEAL and r.private_offers != 0 and p != m.seat and target_of(action) != m.seat:
        resample_all(m, r, after)  # that cards were exchanged is seen, not which
    else:
        update_open(m, r, before, after)
        if kind == MONOPOLY:
            update_monopoly(m, r, before, after, p, first_of(action), PACK_MAX + 1)
        update_expansion_goods(m, r, before, action, after)


def update_belief(m: Belief, r: Rules, before: State, action: I64, after: State, room: Branches) -> None:
    """Takes in an action or outcome, given the states on both sides of it."""
    kind = kind_of(action)
    p = actor_of(action)
    update_goods(m, r, room, before, action, after)
    if m.n == 0:
        resample_all(m, r, after)
    if kind == DRAWN:
        m.fresh += 1
    elif kind == END_TURN:
        m.fresh = 0
        m.offers = 0
    elif kind == OFFER and p == m.seat and p == before.active:
        note_offer(m, action)
    elif kind == DISCARD and r.discard_in_order != 0:
        m.discarded = m.discarded | 1 << p
    if after.phase != DISCARDING:
        m.discarded = 0
    update_expansions(m, r, before, action, after)
