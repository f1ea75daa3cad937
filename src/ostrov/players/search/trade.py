"""Trade between players: what to offer, what to answer, whom to deal with. B-DOM-1 to -7.

`exchange` judges; here is what is said.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.common_offers import common_offers, simple_bundle
    from ostrov.engine.base.constants import ACCEPT, DEAL, DECLINE, OFFER
    from ostrov.engine.base.offers import maker_gets, maker_gives, may_accept, may_deal, offers_open
    from ostrov.engine.core.actions import bundle_in, pack, pack_bundle, target_of
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NOBODY
    from ostrov.engine.core.packs import count, covers
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.core.state_constants import STATE_WORDS
    from ostrov.knowledge.belief import has_offered
    from ostrov.knowledge.worlds import Worlds
    from ostrov.players.greedy.cards import gain_in_goods
    from ostrov.players.greedy.notes import take_notes
    from ostrov.players.search.budget import exhausted
    from ostrov.players.search.context import SearchContext
    from ostrov.players.search.exchange import Trader, chance_of, less_theirs, net_gain, suppose
    from ostrov.players.search.turn import look_as


def list_counters(r: Rules, s: State, p: int, k: Trader) -> None:
    """Lists what seat p could ask for its cards out of what the active seat gives away."""
    a = s.active
    k.moves.n = 0
    for give in range(r.goods):
        for take in range(r.goods):
            if give == take or count(maker_gives(s.offer[a]), take) == 0:
                continue
            for shape in range(3):
                given = 2 if shape == 1 else 1
                bundle: I64 = simple_bundle(give, given, take, 2 if shape == 2 else 1)
                same: bool = maker_gives(bundle) == maker_gets(s.offer[a])
                if same and maker_gets(bundle) == maker_gives(s.offer[a]):
                    continue
                if count(s.hand[p], give) >= given:
                    push(k.moves, pack_bundle(OFFER, p, a, bundle))


def counter_offer(b: Board, r: Rules, s: State, p: int, w: Worlds, d: SearchContext, k: Trader) -> I64:
    """What seat p would rather have for its cards; 0 for nothing. The active seat must seem to gain too."""
    best: float = k.least
    chosen: I64 = 0
    list_counters(r, s, p, k)
    for i in range(k.moves.n):
        k.likely[i] = w.n
    note_gains(b, r, p, w, d, k)
    for i in range(k.moves.n):
        if k.gains[i] > best and not exhausted(d.budget):
            suppose(p, s.active, bundle_in(k.moves.action[i]), k)
            value: float = less_theirs(b, r, p, k.gains[i], w, d, k)
            if value > best and k.theirs > k.least:
                best = value
                chosen = k.moves.action[i]
    return chosen


def answer(b: Board, r: Rules, s: State, p: int, w: Worlds, d: SearchContext, k: Trader) -> I64:
    """What seat p says to the active seat's offer: yes, no, or another offer."""
    if k.trades == 0:
        return pack_bundle(DECLINE, p, s.active, 0)
    suppose(s.active, p, s.offer[s.active], k)
    if may_accept(s, p) and net_gain(b, r, p, w, d, k) >= k.least:
        return pack(ACCEPT, p, 0, 0, 0)
    if s.offer[p] == 0:
        counter: I64 = counter_offer(b, r, s, p, w, d, k)
        if counter != 0:
            return counter
    return pack_bundle(DECLINE, p, s.active, 0)


def own_word(b: Board, r: Rules, p: int, w: Worlds, d: SearchContext, k: Trader) -> float:
    """What seat p gains by its own offer, which is accepted; -1 when it had better break its word.

    It keeps it when it gains anything at all, whatever the other one gains, unless a leader or a win is fed.
    """
    least: float = k.least
    greed: float = k.greed
    k.least = 0.0
    k.greed = 1000.0
    value: float = net_gain(b, r, p, w, d, k)
    k.least = least
    k.greed = greed
    return max(0.0, value) if value > -1.0 else value


def best_deal(b: Board, r: Rules, s: State, p: int, w: Worlds, d: SearchContext, k: Trader) -> I64:
    """The best of the exchanges that others are ready for; 0 when none is good enough."""
    best: float = 0.0
    chosen: I64 = 0
    for q in range(r.seats):
        if may_deal(s, q):
            value: float = -1.0
            if s.offer[q] == 0:
                suppose(p, q, s.offer[p], k)
                value = own_word(b, r, p, w, d, k)
            else:
                suppose(q, p, s.offer[q], k)
                value = net_gain(b, r, p, w, d, k)
                if value < k.least:
                    continue
            if value >= best:
                best = value
                chosen = pack_bundle(DEAL, p, q, 0)
    return chosen


def note_takers(b: Board, r: Rules, p: int, w: Worlds, k: Trader) -> None:
    """Notes for each listed offer of seat p in which worlds somebody has what it asks for and gains by it.

    What others think is taken from the greedy player.
    """
    for i in range(k.moves.n):
        k.willing[i] = 0
        k.likely[i] = 0
        k.most[i] = 0
    for q in range(r.seats):
        if q == p:
            continue
        k.world.from_row(w.rows, 0)
        take_notes(b, r, k.world, q, k.greedy.weights, k.greedy.notes)
        for i in range(k.moves.n):
            target = target_of(k.moves.action[i])
            if target != NOBODY and target != q:
                continue
            bundle: I64 = bundle_in(k.moves.action[i])
            taken = 0
            for j in range(w.n):
                k.world.from_row(w.rows, STATE_WORDS * j)
                if covers(k.world.hand[q], maker_gets(bundle)):
                    if gain_in_goods(b, r, k.world, q, bundle, k.greedy) > k.greedy.weights.margin:
                        taken += 1
                        if (k.willing[i] >> j) & 1 == 0:
                            k.willing[i] |= 1 << j
                            k.likely[i] += 1
            if taken > k.most[i]:
                k.most[i] = taken
                k.partner[i] = q


def best_offer(b: Board, r: Rules, s: State, p: int, w: Worlds, d: SearchContext, k: Trader) -> I64:
    """The offer from which most may be expected; 0 when none is worth making.

    After one that was refused others must be worth much less: so there are few, and the best comes first.
    None is made twice in a turn.
    """
    if w.belief.offers >= k.offers:
        return 0
    common_offers(r, s, p, k.moves)
    note_takers(b, r, p, w, k)
    note_gains(b, r, p, w, d, k)
    limit: float = 1.0
    if s.offer[p] != 0:
        limit = 0.0
        for i in range(k.moves.n):
            if bundle_in(k.moves.action[i]) == s.offer[p]:
                limit = k.again * value_of_offer(b, r, p, i, w, d, k)
    best: float = k.floor
    chosen: I64 = 0
    for i in range(k.moves.n):
        if k.gains[i] * k.likely[i] <= best * w.n or limit <= best or exhausted(d.budget):
            continue
        if has_offered(w.belief, k.moves.action[i]):
            continue
        value: float = value_of_offer(b, r, p, i, w, d, k)
        if best < value < limit:
            best = value
            chosen = k.moves.action[i]
    return chosen


def note_gains(b: Board, r: Rules, p: int, w: Worlds, d: SearchContext, k: Trader) -> None:
    """Notes the chance of seat p now, and what each listed offer adds to it if it is taken.

    Hands of others do not matter to it here, so it is looked at in one world.
    """
    k.world.from_row(w.rows, 0)
    look_as(b, r, k.world, p, d)
    k.own = chance_of(b, r, k.world, d)
    hand: I64 = k.world.hand[p]
    for i in range(k.moves.n):
        k.gains[i] = 0.0
        if k.likely[i] >= k.odds * w.n and not exhausted(d.budget):
            bundle: I64 = bundle_in(k.moves.action[i])
            k.world.hand[p] = hand + maker_gets(bundle) - maker_gives(bundle)
            k.gains[i] = chance_of(b, r, k.world, d) - k.own


def value_of_offer(b: Board, r: Rules, p: int, i: int, w: Worlds, d: SearchContext, k: Trader) -> float:
    """What may be expected of a listed offer; its takers and gains have been noted."""
    suppose(p, k.partner[i], bundle_in(k.moves.action[i]), k)
    odds: float = k.likely[i] / (w.n * 1.0)
    return odds * less_theirs(b, r, p, k.gains[i], w, d, k)


def trade_action(b: Board, r: Rules, s: State, p: int, w: Worlds, d: SearchContext, k: Trader) -> I64:
    """What seat p has to say about trade now; 0 for nothing."""
    if p != s.active:
        return answer(b, r, s, p, w, d, k)
    if k.trades == 0 or not offers_open(r, s):
        return 0
    deal: I64 = best_deal(b, r, s, p, w, d, k)
    if deal != 0:
        return deal
    return best_offer(b, r, s, p, w, d, k)
