"""Plays the best few actions of a turn on in imagined worlds, until the turn comes back.

The search judges where the own turn ends; what the others do before the next one it leaves to its value. Here
they move, as the greedy player would, with the same dice for all actions that are compared.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import MAIN, OVER
    from ostrov.engine.base.offers import clear_offers
    from ostrov.engine.core.bits import exp
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import MASK32, SEATS
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.dispatch.legal import is_legal
    from ostrov.knowledge.worlds import Worlds, sample_world
    from ostrov.players.constants import (
        GREEDY_POLICY,
        LINE_MAX,
        SEARCH_POLICY,
        SEARCH_WIDTH,
        UNTIL_TURN_COMES,
        UNTIL_TURN_PASSES,
    )
    from ostrov.players.game_loop import GameLoop, play_on
    from ostrov.players.search.budget import Budget, begin, out_of_time
    from ostrov.players.search.context import SearchContext
    from ostrov.players.search.net import logit
    from ostrov.players.search.turn import look_as, search_action


class Rollout:
    """Settings of a player that plays on, then scratch space."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part; values are chances to win."""
        self.worlds: int = 0  # how many are imagined for a decision; 0: nothing is played on
        self.most: int = 4  # actions that are played on
        self.margin: float = 0.03  # what an action may be worse by at first sight
        self.loop: GameLoop = GameLoop()
        self.loop.limit = 400  # actions and outcomes until the turn comes back
        self.work: State = State()
        self.line: list[I64] = [0] * (SEARCH_WIDTH * LINE_MAX)  # by action: how the own turn goes on
        self.held: list[I64] = [0] * (SEARCH_WIDTH * LINE_MAX)  # and the own goods at that point
        self.length: list[int] = [0] * SEARCH_WIDTH
        self.n: int = 0
        self.action: list[I64] = [0] * SEARCH_WIDTH
        self.value: list[float] = [0.0] * SEARCH_WIDTH
        self.left: list[int] = [0] * SEARCH_WIDTH  # 1: it is still played on
        self.later: list[float] = [0.0] * SEARCH_WIDTH  # the sum over the worlds so far


def choose_some(best: float, d: SearchContext, o: Rollout) -> None:
    """The best actions that the search has kept, the best first."""
    o.n = 0
    for i in range(d.found):
        if d.value[i] < best - o.margin:
            continue
        at = o.n
        while at > 0 and o.value[at - 1] < d.value[i]:
            at -= 1
        if at >= o.most:
            continue
        o.n = min(o.n + 1, o.most)
        for j in range(o.n - 1, at, -1):
            o.action[j] = o.action[j - 1]
            o.value[j] = o.value[j - 1]
        o.action[at] = d.kept[i]
        o.value[at] = d.value[i]


def alike(r: Rules) -> bool:
    """A seat may do the same in all its worlds: it sees how many cards there are, and of which kinds."""
    return r.open_hand_counts != 0 and r.open_bank != 0


def may_all_be_done(b: Board, r: Rules, s: State, o: Rollout) -> bool:
    """The actions that are played on are legal in this world too."""
    for i in range(o.n):
        if not is_legal(b, r, s, o.action[i], o.loop.scratch.search.moves):
            return False
    return True


def follow_line(b: Board, r: Rules, p: int, i: int, d: Budget, o: Rollout) -> None:
    """Does action i, and writes down how the own turn goes on until chance or somebody else has a say.

    It goes on so in all worlds in which the same goods are in the own hand, so it is thought about once.
    """
    apply_unchecked(b, r, o.work, o.action[i])
    o.length[i] = 0
    if not alike(r):
        return
    while o.length[i] < LINE_MAX and o.work.phase == MAIN and o.work.active == p and not out_of_time(d):
        begin(o.loop.scratch.search.budget)
        at = LINE_MAX * i + o.length[i]
        o.held[at] = o.work.hand[p]
        o.line[at] = search_action(b, r, o.work, p, o.loop.scratch.search)
        o.length[i] = o.length[i] + 1
        apply_unchecked(b, r, o.work, o.line[at])


def play_out(b: Board, r: Rules, p: int, i: int, low: I64, high: I64, o: Rollout) -> float:
    """The chance of seat p when its turn comes back after action i, or the game ends.

    Seat p goes on with its turn as it would, the others play as the greedy player would.
    """
    apply_unchecked(b, r, o.work, o.action[i])
    for k in range(LINE_MAX * i, LINE_MAX * i + o.length[i]):
        if o.work.phase != MAIN or o.work.active != p or o.work.hand[p] != o.held[k]:
            break
        apply_unchecked(b, r, o.work, o.line[k])
    o.loop.begin(low, high)
    o.loop.seat = p
    for q in range(SEATS):
        o.loop.policy[q] = SEARCH_POLICY if q == p else GREEDY_POLICY
    o.loop.until = UNTIL_TURN_PASSES
    play_on(b, r, o.work, o.loop)
    o.loop.policy[p] = GREEDY_POLICY
    o.loop.until = UNTIL_TURN_COMES
    play_on(b, r, o.work, o.loop)
    if o.work.phase == OVER:
        return 1.0 if o.work.winner == p + 1 else 0.0
    look_as(b, r, o.work, p, o.loop.scratch.search)
    return 1.0 / (1.0 + exp(-logit(o.loop.scratch.search.net, o.loop.scratch.search.features.numbers)))


def total(i: int, done: int, o: Rollout) -> float:
    """What is thought of action i after so many worlds; what the search thought counts as much as they do."""
    return done * o.value[i] + o.later[i]


def best_two(done: int, o: Rollout) -> None:
    """Leaves those two actions that were best in the worlds so far."""
    first = 0
    second = 1
    if total(1, done, o) > total(0, done, o):
        first = 1
        second = 0
    for i in range(2, o.n):
        if total(i, done, o) > total(first, done, o):
            second = first
            first = i
        elif total(i, done, o) > total(second, done, o):
            second = i
    for i in range(o.n):
        o.left[i] = int(i in (first, second))


def rollout_action(b: Board, r: Rules, s: State, p: int, d: SearchContext, w: Worlds, o: Rollout) -> I64:
    """The best of the actions that the search has kept, the chosen one among them, when they are played on.

    What the search thought of them counts as much. Of the state only what seat p may see is read.
    """
    best: float = -1.0
    for i in range(d.found):
        if d.kept[i] == d.chosen:
            best = d.value[i]
    if best < 0.0:
        return d.chosen
    choose_some(best, d, o)
    if o.n < 2:
        return d.chosen
    for i in range(o.n):
        o.left[i] = 1
        o.later[i] = 0.0
        o.work.from_row(w.rows, 0)
        clear_offers(o.work)
        follow_line(b, r, p, i, d.budget, o)
    done = 0
    for k in range(o.worlds):
        if out_of_time(d.budget):
            break
        if k == o.worlds // 4 and k > 0:
            best_two(done, o)
        seed: I64 = (w.low + 7919 * (k + 1)) & MASK32
        sample_world(r, s, p, seed, w.high, k, w)
        clear_offers(w.work)
        if not (alike(r) or may_all_be_done(b, r, w.work, o)):
            continue
        for i in range(o.n):
            if o.left[i] != 0:
                o.work.copy_from(w.work)
                o.later[i] += play_out(b, r, p, i, seed, w.high, o)
        done += 1
    chosen = -1
    for i in range(o.n):
        if o.left[i] != 0 and (chosen < 0 or total(i, done, o) > total(chosen, done, o)):
            chosen = i
    return o.action[chosen]
