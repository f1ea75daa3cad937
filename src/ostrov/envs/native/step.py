"""One step of an environment: who acts, what is allowed, what an index does, what chance and bots add."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Chars

if not cython.compiled:
    from ostrov.engine.base.constants import DECLINE, DISCARD, DISCARDING, OFFER, OVER
    from ostrov.engine.base.offers import offers_open
    from ostrov.engine.core.actions import bundle_in, kind_of, pack_bundle
    from ostrov.engine.core.bits import chars_of
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.constants import BUNDLE_MAX, MASK32, SEATS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import bundle_of, count, total, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.dispatch.awaiting import chance_is_next, may_answer, next_actor
    from ostrov.engine.dispatch.chance import seeded_outcome
    from ostrov.engine.dispatch.legal import legal
    from ostrov.engine.setup.board_setup import set_up_game
    from ostrov.envs.native.codes import Codes, decode, encode_all, relative
    from ostrov.envs.native.constants import LEARNER, OFFER_SHAPES
    from ostrov.envs.native.worker import EnvWorker
    from ostrov.players.game_loop import decide


def acting_seat(r: Rules, s: State) -> int:
    """Who acts: a seat that has yet to answer the active seat's offer (B-DOM-2), else as the phase says."""
    asked = may_answer(r, s) if s.offers != 0 else 0
    if asked != 0:
        for k in range(1, r.seats):
            q = (s.active + k) % r.seats
            if (asked >> q) & 1 and s.offer[q] == 0:
                return q
    return next_actor(r, s)


def spare(k: EnvWorker, good: int) -> int:
    """Cards of a kind that the discarding seat can still choose."""
    p: int = k.episode.seat
    return min(count(k.state.hand[p], good), BUNDLE_MAX) - count(k.episode.chosen, good)


def list_cards(k: EnvWorker) -> None:
    """Cards that may be discarded next: kinds ascending, enough of them left to finish (B-SEVEN-2)."""
    p: int = k.episode.seat
    missing = k.state.due[p] - total(k.episode.chosen)
    lowest = 0
    ahead = 0
    for good in range(k.codes.goods):
        if count(k.episode.chosen, good) > 0:
            lowest = good
    for good in range(lowest, k.codes.goods):
        ahead += spare(k, good)
    for good in range(lowest, k.codes.goods):
        if spare(k, good) > 0 and ahead >= missing:
            push(k.found, k.codes.start[DISCARD] + good)
        ahead -= spare(k, good)


def list_offers_to(c: Codes, out: Moves, hand: I64, to: int) -> None:
    """Appends the common offers to a relative seat, or to everybody (0): 1:1, 2:1, 1:2 of each two kinds."""
    n = out.n
    for give in range(c.goods):
        have = count(hand, give)
        code = c.start[OFFER] + OFFER_SHAPES * (to * c.goods + give) * (c.goods - 1)
        if have > 0:
            for _ in range(c.goods - 1):
                out.action[n] = code
                n += 1
                if have > 1:
                    out.action[n] = code + 1
                    n += 1
                out.action[n] = code + 2
                n += 1
                code += OFFER_SHAPES
    out.n = n


def list_offers(k: EnvWorker) -> None:
    """Appends the offers that the acting seat may make (B-DOM-2); must agree with `common_offers`."""
    p: int = k.episode.seat
    if not offers_open(k.rules, k.state) or k.episode.offers[p] >= k.offers:
        return
    if p != k.state.active:
        list_offers_to(k.codes, k.found, k.state.hand[p], relative(k.rules, p, k.state.active))
    elif k.rules.private_offers == 0:
        list_offers_to(k.codes, k.found, k.state.hand[p], 0)
    else:
        for to in range(1, k.rules.seats):
            list_offers_to(k.codes, k.found, k.state.hand[p], to)


def list_choices(k: EnvWorker) -> None:
    """Writes the indices that the acting seat may choose from into `found`; none when the game is over."""
    p: int = k.episode.seat
    k.found.n = 0
    if k.state.phase == OVER:
        return
    if k.state.phase == DISCARDING:
        list_cards(k)
        return
    legal(k.board, k.rules, k.state, p, k.moves)
    encode_all(k.codes, k.rules, k.moves, k.found)
    list_offers(k)


def enact_whole(k: EnvWorker, action: I64) -> None:
    """Does an action of the engine and lets chance answer; finds who acts next."""
    s_turn: I64 = k.state.turn
    p: int = k.episode.seat
    k.episode.chosen = 0
    if kind_of(action) == OFFER:
        k.episode.offers[p] = k.episode.offers[p] + 1
    apply_unchecked(k.board, k.rules, k.state, action)
    while chance_is_next(k.state):
        apply_unchecked(k.board, k.rules, k.state, seeded_outcome_of(k))
    if k.state.turn != s_turn:
        for q in range(SEATS):
            k.episode.offers[q] = 0
    if k.state.phase != OVER:
        k.episode.seat = acting_seat(k.rules, k.state)


def seeded_outcome_of(k: EnvWorker) -> I64:
    """What the seed has for this moment."""
    return seeded_outcome(k.rules, k.state, k.episode.low, k.episode.high, k.loop.outcomes)


def take(k: EnvWorker, index: int) -> I64:
    """Trusts its caller: the index is one of `found`. Returns the whole action, -1 while there is none."""
    p: int = k.episode.seat
    action: I64 = decode(k.codes, k.rules, p, index)
    k.episode.steps += 1
    if kind_of(action) == DISCARD:
        k.episode.chosen += wanted(bundle_in(action))
        if total(k.episode.chosen) < k.state.due[p]:
            return -1
        action = pack_bundle(DISCARD, p, 0, bundle_of(k.episode.chosen))
    enact_whole(k, action)
    return action


def ended(k: EnvWorker) -> bool:
    """The game is over, or broken off."""
    return k.state.phase == OVER or k.episode.steps >= k.limit


def bot_is_next(k: EnvWorker) -> bool:
    """A built-in player has to act."""
    return not ended(k) and k.loop.policy[k.episode.seat] != LEARNER


def bot_action(k: EnvWorker) -> I64:
    """What the built-in player of the acting seat does; where it had better wait, it declines."""
    p: int = k.episode.seat
    k.loop.begin(k.episode.low, k.episode.high)
    k.loop.actions = k.episode.steps
    action: I64 = decide(k.board, k.rules, k.state, p, k.loop)
    if action < 0:
        return pack_bundle(DECLINE, p, k.state.active, 0)
    return action


def play_bot(k: EnvWorker) -> I64:
    """The built-in player of the acting seat acts; returns the action."""
    action: I64 = bot_action(k)
    k.episode.steps += 1
    enact_whole(k, action)
    return action


def play_bots(k: EnvWorker) -> None:
    """Built-in players act until a learner has to, or the game ends.

    Not `players.game_loop.play_on`: here offers are answered and counted, and a discard may be half chosen.
    """
    while bot_is_next(k):
        play_bot(k)


def begin(k: EnvWorker, low: I64, high: I64) -> None:
    """Starts the game of a seed with these halves, up to its first action."""
    set_up_game(k.board_setup, k.board, k.rules, k.state, low, high)
    k.episode.low = low
    k.episode.high = high
    k.episode.steps = 0
    k.episode.chosen = 0
    k.episode.games += 1
    for q in range(SEATS):
        k.episode.offers[q] = 0
    k.episode.seat = acting_seat(k.rules, k.state)


def begin_game(k: EnvWorker, seed: I64) -> None:
    """`begin` for callers from Python."""
    begin(k, seed & MASK32, seed >> 32)


def allowed(k: EnvWorker, index: int) -> bool:
    """The acting seat may choose this index; `found` must be up to date."""
    for i in range(k.found.n):
        if k.found.action[i] == index:
            return True
    return False


def write_mask(k: EnvWorker, mask: object) -> None:
    """Marks the indices of `found` in a cleared array of bytes."""
    out: Chars = chars_of(mask)
    for i in range(k.found.n):
        out[k.found.action[i]] = 1
