"""Reference players of the base game: `evaluate` at a depth of one or two actions.

A public yardstick to measure others against, not a level to play with. They make no offers and answer none.

Depth 1 (ref-f): does what leaves the position of most value, the first of equals. The yardstick tries an
action out for real, so that it knows which card a theft, a purchase or a roll brings; this player does not,
and takes the mean over `foreseen`. That is the one difference that is meant.

Depth 2 (ref-ab2): looks at what may follow the own action too, be it an own action or one of an opponent,
who is taken to do what is worst for this seat. **It sees the hands of the others**, as the yardstick does:
an opponent's actions are those that its true cards allow, which after the end of a turn are its development
cards.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import (
        CARD_KINDS,
        CLAIM,
        DICE,
        DISCARD,
        DISCARDING,
        DRAWING,
        DRAWN,
        OFFER,
        OVER,
        ROLLING,
        STOLEN,
    )
    from ostrov.engine.core.actions import first_of, kind_of, pack, pack_bundle
    from ostrov.engine.core.bitset import push_outcome
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import CHANCE, GOODS, RESOURCES
    from ostrov.engine.core.moves import Moves, Outcomes
    from ostrov.engine.core.packs import bundle_of, count, one
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
    from ostrov.engine.dispatch.legal import legal
    from ostrov.players.greedy.notes import unseen_cards
    from ostrov.players.reference.evaluate import Terms, appraise, note_board


class Ply:
    """Scratch space for one action ahead."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.moves: Moves = Moves()
        self.outcomes: Outcomes = Outcomes()
        self.after: State = State()  # the position after an action
        self.fallen: State = State()  # and after an outcome of chance


class ReferenceContext:
    """Scratch space of a reference player."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.seat: int = 0  # who decides
        self.terms: Terms = Terms()
        self.own: Ply = Ply()
        self.reply: Ply = Ply()


def foreseen(r: Rules, s: State, p: int, out: Outcomes) -> None:
    """Writes what seat p reckons with where chance is next.

    Sums of the dice and unseen cards have their true odds; a theft brings each resource equally often,
    whatever the victim holds.
    """
    out.n = 0
    out.total = 0
    if s.phase == ROLLING:
        for n in range(2, 13):
            push_outcome(out, pack(DICE, CHANCE, n // 2, n - n // 2, 0), min(n - 1, 13 - n))
    elif s.phase == DRAWING:
        unseen: I64 = unseen_cards(r, s, p)
        for kind in range(CARD_KINDS):
            if count(unseen, kind) > 0:
                push_outcome(out, pack(DRAWN, CHANCE, kind, 0, 0), count(unseen, kind))
    else:
        for good in range(RESOURCES):
            push_outcome(out, pack(STOLEN, CHANCE, good, 0, 0), 1)


def holding(cards: I64, kind: int) -> I64:
    """The cards with one of the kind among them: when there is none, the first of the others becomes one."""
    if count(cards, kind) > 0:
        return cards
    for k in range(GOODS):
        if count(cards, k) > 0:
            return cards - one(k) + one(kind)
    return one(kind)


def befall(b: Board, r: Rules, s: State, outcome: I64) -> None:
    """Lets an outcome happen, in a deck or hand that is made to allow it."""
    if kind_of(outcome) == DRAWN:
        s.deck = holding(s.deck, first_of(outcome))
    elif kind_of(outcome) == STOLEN:
        s.hand[s.victim] = holding(s.hand[s.victim], first_of(outcome))
    apply_unchecked(b, r, s, outcome)


def lose_card(b: Board, r: Rules, s: State, d: ReferenceContext) -> int:
    """Takes from the seat the card whose loss leaves most value, the first of equals; returns its good."""
    best: float = -1e300
    lost = 0
    p = d.seat
    for g in range(RESOURCES):
        if count(s.hand[p], g) > 0:
            s.hand[p] = s.hand[p] - one(g)
            value = appraise(b, r, s, p, d.terms)
            s.hand[p] = s.hand[p] + one(g)
            if value > best:
                best = value
                lost = g
    s.hand[p] = s.hand[p] - one(lost)
    return lost


def choose_cards(b: Board, r: Rules, s: State, d: ReferenceContext) -> I64:
    """The discard that is due, card by card (B-SEVEN-2)."""
    d.own.after.copy_from(s)
    chosen: I64 = 0
    for _ in range(s.due[d.seat]):
        chosen += one(lose_card(b, r, d.own.after, d))
    return pack_bundle(DISCARD, d.seat, 0, bundle_of(chosen))


def tried(b: Board, r: Rules, s: State, action: I64, left: int, ply: Ply, d: ReferenceContext) -> float:
    """What an action of anybody's is worth to the seat on average, with `left` more actions to come."""
    ply.after.copy_from(s)
    apply_unchecked(b, r, ply.after, action)
    if not chance_is_next(ply.after):
        return ahead(b, r, ply.after, left, d)
    foreseen(r, ply.after, d.seat, ply.outcomes)
    value: float = 0.0
    share: float = 0.0
    for i in range(ply.outcomes.n):
        ply.fallen.copy_from(ply.after)
        befall(b, r, ply.fallen, ply.outcomes.outcome[i])
        share = ply.outcomes.weight[i]
        value += share / ply.outcomes.total * ahead(b, r, ply.fallen, left, d)
    return value


def ahead(b: Board, r: Rules, s: State, left: int, d: ReferenceContext) -> float:
    """The value of a position to the seat, with `left` more actions to come: none or one."""
    if left == 0 or s.phase == OVER:
        return appraise(b, r, s, d.seat, d.terms)
    return replied(b, r, s, d)


def replied(b: Board, r: Rules, s: State, d: ReferenceContext) -> float:
    """The value after one more action: the best for the seat where it acts, the worst where another does.

    Of a discard one card is looked at, and that of another seat changes nothing.
    """
    p = d.seat
    q = next_actor(r, s)
    if s.phase == DISCARDING:
        if q == p:
            lose_card(b, r, s, d)
        return appraise(b, r, s, p, d.terms)
    legal(b, r, s, q, d.reply.moves)
    best: float = -1e300 if q == p else 1e300
    for i in range(d.reply.moves.n):
        if kind_of(d.reply.moves.action[i]) >= OFFER:
            continue
        value = tried(b, r, s, d.reply.moves.action[i], 0, d.reply, d)
        best = max(best, value) if q == p else min(best, value)
    return best


def reference_action(b: Board, r: Rules, s: State, p: int, depth: int, d: ReferenceContext) -> I64:
    """What a reference player of depth 1 or 2 does as seat p; -1 when it need not act and waits."""
    d.seat = p
    note_board(b, r, s, d.terms)
    d.terms.base = s.points[p]
    if s.phase == DISCARDING:
        return choose_cards(b, r, s, d)
    if p != s.active:
        return -1
    legal(b, r, s, p, d.own.moves)
    best: float = -1e300
    chosen: I64 = d.own.moves.action[0]
    if d.own.moves.n == 1:
        return chosen
    for i in range(d.own.moves.n):
        action: I64 = d.own.moves.action[i]
        if kind_of(action) == CLAIM:
            return action
        if kind_of(action) >= OFFER:
            continue
        value = tried(b, r, s, action, depth - 1, d.own, d)
        if value > best:
            best = value
            chosen = action
    return chosen
