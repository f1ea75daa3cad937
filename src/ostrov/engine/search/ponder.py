"""Plays the best few actions of a turn on in imagined worlds, until the turn comes back.

The search judges where the own turn ends; what the others do before the next one it leaves to its value. Here
they move, as the greedy player would, with the same dice for all actions that are compared.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov.engine import _nocython as cython

from ostrov.engine.types import I64

if not cython.compiled:
    from ostrov.engine.apply import apply_unchecked
    from ostrov.engine.base.offers import clear_offers
    from ostrov.engine.bits import exp
    from ostrov.engine.board import Board
    from ostrov.engine.chance import chance_is_next, seeded_outcome
    from ostrov.engine.constants import BEFORE_ROLL, MASK32, OVER, SEARCH_WIDTH
    from ostrov.engine.greedy import greedy_action
    from ostrov.engine.moves import Outcomes
    from ostrov.engine.playout import next_actor
    from ostrov.engine.rules import Rules
    from ostrov.engine.search.budget import begin, out_of_time
    from ostrov.engine.search.desk import SearchDesk
    from ostrov.engine.search.net import logit
    from ostrov.engine.search.turn import look_as, search_action
    from ostrov.engine.search.worlds import Worlds, imagine_world
    from ostrov.engine.state import State


class Ponder:
    """Settings of a player that plays on, then scratch space."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part; values are chances to win."""
        self.worlds: int = 0  # how many are imagined for a decision; 0: nothing is played on
        self.most: int = 4  # actions that are played on
        self.margin: float = 0.03  # what an action may be worse by at first sight
        self.limit: int = 400  # actions and outcomes until the turn comes back
        self.desk: SearchDesk = SearchDesk()  # for the rest of the own turn
        self.outcomes: Outcomes = Outcomes()
        self.work: State = State()
        self.n: int = 0
        self.action: list[I64] = [0] * SEARCH_WIDTH
        self.value: list[float] = [0.0] * SEARCH_WIDTH
        self.later: list[float] = [0.0] * SEARCH_WIDTH  # the sum over the worlds so far


def choose_some(best: float, d: SearchDesk, o: Ponder) -> None:
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


def next_action(b: Board, r: Rules, p: int, away: bool, low: I64, high: I64, o: Ponder) -> I64:
    """What is done next: seat p goes on with its turn as it would, the others as the greedy player would."""
    if chance_is_next(o.work):
        return seeded_outcome(r, o.work, low, high, o.outcomes)
    q = next_actor(r, o.work)
    if q == p and o.work.active == p and not away:
        begin(o.desk.budget)
        return search_action(b, r, o.work, p, o.desk)
    return greedy_action(b, r, o.work, q, o.desk.mind, o.desk.moves, o.desk.trial, o.desk.other)


def play_on(b: Board, r: Rules, p: int, low: I64, high: I64, o: Ponder) -> float:
    """The chance of seat p when its turn comes back, or the game ends."""
    away: bool = False
    for _ in range(o.limit):
        if o.work.phase == OVER:
            return 1.0 if o.work.winner == p + 1 else 0.0
        if o.work.active != p:
            away = True
        elif away and o.work.phase == BEFORE_ROLL:
            break
        apply_unchecked(b, r, o.work, next_action(b, r, p, away, low, high, o))
    look_as(b, r, o.work, p, o.desk)
    return 1.0 / (1.0 + exp(-logit(o.desk.net, o.desk.numbers)))


def ponder_action(
    b: Board, r: Rules, s: State, p: int, low: I64, high: I64, usual: I64, d: SearchDesk, w: Worlds, o: Ponder
) -> I64:
    """The best of the actions that the search has kept, `usual` among them, when they are played on.

    What the search thought of them counts as much. Of the state only what seat p may see is read.
    """
    best: float = -1.0
    for i in range(d.found):
        if d.kept[i] == usual:
            best = d.value[i]
    if best < 0.0:
        return usual
    choose_some(best, d, o)
    if o.n < 2:
        return usual
    for i in range(o.n):
        o.later[i] = 0.0
    done = 0
    for k in range(o.worlds):
        if out_of_time(d.budget):
            break
        seed: I64 = (low + 7919 * (k + 1)) & MASK32
        imagine_world(r, s, p, seed, high, k, w)
        clear_offers(w.work)
        for i in range(o.n):
            o.work.copy_from(w.work)
            apply_unchecked(b, r, o.work, o.action[i])
            o.later[i] += play_on(b, r, p, seed, high, o)
        done += 1
    chosen = 0
    for i in range(1, o.n):
        if done * (o.value[i] - o.value[chosen]) + o.later[i] - o.later[chosen] > 0.0:
            chosen = i
    return o.action[chosen]
