"""What an exchange of cards with another player is worth. B-DOM-1.

It is judged by what it adds to the own chance to win, less what the partner's gain takes from it. Partners'
hands are imagined. Nobody is helped to win in this very turn, and a clear leader is not helped at all unless
it pays well.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.offers import clear_offers, maker_gets, maker_gives
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import ACTIONS_MAX
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import covers
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.core.state_constants import STATE_WORDS
    from ostrov.knowledge.worlds import Worlds
    from ostrov.players.greedy.context import GreedyContext
    from ostrov.players.search.ahead import value_here
    from ostrov.players.search.context import SearchContext
    from ostrov.players.search.solver import Solver, winning_action
    from ostrov.players.search.turn import look_as


class Trader:
    """Settings of a player that trades, then scratch space."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part; gains are chances to win."""
        self.trades: int = 1  # 0: takes no part in trade
        self.floor: float = 0.002  # what an offer must be expected to gain
        self.least: float = 0.002  # what an exchange must gain
        self.greed: float = 4.0  # how many times the own gain the partner's may be
        self.leader: float = 0.45  # a partner who is that near to winning
        self.boon: float = 0.02  # must pay that much
        self.odds: float = 0.15  # of an offer to be taken, at least
        self.again: float = 0.5  # what part of a refused offer's value another one may have at most
        self.offers: int = 3  # offers that it makes in a turn
        # The exchange that is judged: who offers it, who takes it, what it is.
        self.maker: int = 0
        self.taker: int = 0
        self.bundle: I64 = 0
        self.own: float = 0.0  # the own chance before it
        self.now: float = 0.0  # the chance before it of the seat that was looked at last
        self.theirs: float = 0.0  # what it gained the partner
        # Offers that are compared, and scratch space.
        self.moves: Moves = Moves()
        self.world: State = State()
        self.greedy: GreedyContext = GreedyContext()
        self.willing: list[I64] = [0] * ACTIONS_MAX  # for each offer, the worlds in which somebody takes it
        self.likely: list[int] = [0] * ACTIONS_MAX  # how many these are
        self.partner: list[int] = [0] * ACTIONS_MAX  # who takes it in most of them
        self.most: list[int] = [0] * ACTIONS_MAX  # in how many
        self.gains: list[float] = [0.0] * ACTIONS_MAX  # what it adds to the own chance
        self.solver: Solver = Solver()
        self.solver.budget = 300


def suppose(maker: int, taker: int, bundle: I64, k: Trader) -> None:
    """This exchange is judged next."""
    k.maker = maker
    k.taker = taker
    k.bundle = bundle


def possible(s: State, k: Trader) -> bool:
    """Both sides have the cards for the exchange."""
    return covers(s.hand[k.taker], maker_gets(k.bundle)) and covers(s.hand[k.maker], maker_gives(k.bundle))


def exchange(s: State, k: Trader) -> None:
    """The cards change hands, and all offers end."""
    clear_offers(s)
    s.hand[k.maker] = s.hand[k.maker] + maker_gets(k.bundle) - maker_gives(k.bundle)
    s.hand[k.taker] = s.hand[k.taker] + maker_gives(k.bundle) - maker_gets(k.bundle)


def chance_of(b: Board, r: Rules, s: State, d: SearchContext) -> float:
    """The chance of the seat as which the search looks; the active seat may do its best action first."""
    d.work.copy_from(s)
    clear_offers(d.work)
    return value_here(b, r, d, 0, 1)


def gain_of(b: Board, r: Rules, p: int, samples: int, w: Worlds, d: SearchContext, k: Trader) -> float:
    """What the exchange adds to the chance of seat p, over some worlds in which it is possible."""
    total: float = 0.0
    was: float = 0.0
    n = 0
    for i in range(w.n):
        k.world.from_row(w.rows, STATE_WORDS * i)
        if n == samples or not possible(k.world, k):
            continue
        look_as(b, r, k.world, p, d)
        before: float = chance_of(b, r, k.world, d)
        exchange(k.world, k)
        total += chance_of(b, r, k.world, d) - before
        was += before
        n += 1
    k.now = was / max(1, n)
    return total / max(1, n)


def feeds_a_win(b: Board, r: Rules, w: Worlds, k: Trader) -> bool:
    """With the exchange the active seat wins in this very turn, in some world, and without it does not."""
    for i in range(w.n):
        k.world.from_row(w.rows, STATE_WORDS * i)
        clear_offers(k.world)
        if possible(k.world, k):
            p = k.world.active
            if winning_action(b, r, k.world, p, k.solver) >= 0:
                continue
            exchange(k.world, k)
            if winning_action(b, r, k.world, p, k.solver) >= 0:
                return True
    return False


def net_gain(b: Board, r: Rules, p: int, w: Worlds, d: SearchContext, k: Trader) -> float:
    """What the exchange is worth to seat p, a party to it, less the other one's gain; -1 for never.

    A gain of the other party comes from all others' chances in proportion.
    """
    mine: float = gain_of(b, r, p, 1, w, d, k)
    k.own = k.now
    return less_theirs(b, r, p, mine, w, d, k)


def less_theirs(b: Board, r: Rules, p: int, mine: float, w: Worlds, d: SearchContext, k: Trader) -> float:
    """`net_gain` when the own gain is known, and `own`, the chance that the seat has now."""
    other = k.taker if p == k.maker else k.maker
    k.theirs = 0.0
    if mine < k.least:
        return -1.0
    theirs: float = gain_of(b, r, other, 3, w, d, k)
    if theirs > k.greed * mine or (k.now > k.leader and mine < k.boon):
        return -1.0
    k.theirs = theirs
    mine -= max(0.0, theirs) * k.own / max(0.05, 1.0 - k.now)
    k.world.from_row(w.rows, 0)
    if mine >= k.least and other == k.world.active and feeds_a_win(b, r, w, k):
        return -1.0
    return mine
