"""Random games under watch: everything that must hold is asked after every action. B-INV-1 to -4.

Beside the moves of `playout`, seats make offers and answer them while trade is open.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import ACCEPTED, DISCARDING, OFFER, OVER
    from ostrov.engine.base.offers import maker_gets, maker_gives, may_offer, trading, well_formed
    from ostrov.engine.core.actions import bundle_in, pack_bundle, target_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import BUNDLE_BITS, BUNDLE_SIGN, MASK32, NOBODY, POLICY_STREAM
    from ostrov.engine.core.moves import Moves, Outcomes
    from ostrov.engine.core.packs import covers, total
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
    from ostrov.engine.dispatch.chance import seeded_outcome
    from ostrov.engine.dispatch.invariants import violated
    from ostrov.engine.dispatch.legal import legal
    from ostrov.engine.dispatch.playout import Tally, enact, random_action


def random_offer(r: Rules, s: State, p: int, low: I64, high: I64, k: I64) -> I64:
    """One card for one of another kind, addressed as the rules ask; the seat need not hold it."""
    give = below(draw(low, high, POLICY_STREAM + 1, k), r.goods)
    take = (give + 1 + below(draw(low, high, POLICY_STREAM + 2, k), r.goods - 1)) % r.goods
    target = s.active
    if p == s.active:
        target = NOBODY
        if r.private_offers != 0:
            target = (p + 1 + below(draw(low, high, POLICY_STREAM + 3, k), r.seats - 1)) % r.seats
    wants: I64 = 1
    gives: I64 = BUNDLE_SIGN + 1
    return pack_bundle(OFFER, p, target, gives << (BUNDLE_BITS * give) | wants << (BUNDLE_BITS * take))


def watched_action(b: Board, r: Rules, s: State, p: int, low: I64, high: I64, k: I64, moves: Moves) -> I64:
    """As `random_action` of seat p; but every fourth time in open trade any seat offers or answers."""
    if trading(s) and below(draw(low, high, POLICY_STREAM + 4, k), 4) == 0:
        q = below(draw(low, high, POLICY_STREAM + 5, k), r.seats)
        offer: I64 = random_offer(r, s, q, low, high, k)
        if s.offers < 2 and may_offer(r, s, q, target_of(offer), bundle_in(offer)):
            return offer
        legal(b, r, s, q, moves)
        if moves.n > 0:
            return moves.action[below(draw(low, high, POLICY_STREAM, k), moves.n)]
    return random_action(b, r, s, p, low, high, k, moves)


def order_holds(moves: Moves) -> bool:
    """The canonical order: ascending, nothing twice."""
    for i in range(1, moves.n):
        if moves.action[i] <= moves.action[i - 1]:
            return False
    return True


def steps_hold(r: Rules, s: State) -> bool:
    """Discards are due in their step only; offers are counted, covered and made after the roll (B-DOM-7)."""
    due = 0
    offers = 0
    for p in range(r.seats):
        due += s.due[p]
        if s.thrown[p] != 0 and (s.phase != DISCARDING or not covers(s.hand[p], s.thrown[p])):
            return False
        if s.offer[p] != 0:
            offers += 1
            if not well_formed(r, s.offer[p]) or not covers(s.hand[p], maker_gives(s.offer[p])):
                return False
        if s.answer[p] == ACCEPTED:
            if s.offer[s.active] == 0 or not covers(s.hand[p], maker_gets(s.offer[s.active])):
                return False
    if offers != s.offers or (s.rolled == 0 and offers > 0):
        return False
    if not covers(s.cards[s.active], s.fresh) or total(s.fresh) > s.draws:
        return False
    return (due > 0) == (s.phase == DISCARDING)


def wrong(b: Board, r: Rules, s: State, moves: Moves, scratch: State) -> int:
    """The first thing that does not hold, 0 for none: see `run_audit`."""
    code = violated(b, r, s, scratch)
    if code != 0:
        return code
    if not steps_hold(r, s):
        return 7
    if s.phase == OVER or chance_is_next(s):
        return 0
    p = next_actor(r, s)
    if p >= r.seats:
        return 8
    legal(b, r, s, p, moves)
    if moves.n == 0:
        return 8
    return 0 if order_holds(moves) else 6


def audit(
    b: Board,
    r: Rules,
    s: State,
    low: I64,
    high: I64,
    limit: I64,
    moves: Moves,
    outcomes: Outcomes,
    scratch: State,
    tally: Tally,
) -> int:
    """Plays to the end, or `limit` actions, while nothing is wrong."""
    k: I64 = 0
    action: I64 = 0
    checksum: I64 = tally.checksum
    code = wrong(b, r, s, moves, scratch)
    while code == 0 and s.phase != OVER and k < limit:
        if chance_is_next(s):
            action = seeded_outcome(r, s, low, high, outcomes)
        else:
            action = watched_action(b, r, s, next_actor(r, s), low, high, k, moves)
            k += 1
        checksum = enact(b, r, s, action, checksum)
        code = wrong(b, r, s, moves, scratch)
    tally.actions += k
    tally.checksum = checksum
    return code


def run_audit(b: Board, r: Rules, s: State, seed: I64, limit: I64, tally: Tally) -> int:
    """Plays state s on under watch; the state stays where something was first wrong.

    Returns 0, or n for B-INV-n, 6 for the order of legal actions, 7 for discards or offers out of their
    step, 8 when nobody can act, 9 for a derived field. Releases the interpreter lock meanwhile.
    """
    moves = Moves()
    outcomes = Outcomes()
    scratch = State()
    low: I64 = seed & MASK32
    high: I64 = (seed >> 32) & MASK32
    with cython.nogil:
        return audit(b, r, s, low, high, limit, moves, outcomes, scratch, tally)
