"""A player that looks through its own turn: what may it do, and how good is the position when it ends?

Actions are tried on a spare state, the best ones followed further (`ahead`), as far as the budget goes. The
state that it is given must hold nothing that the seat may not know.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import BEFORE_ROLL, END_TURN, FOUND_ROAD_PHASE
    from ostrov.engine.base.offers import clear_offers
    from ostrov.engine.core.actions import kind_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.constants import FIRST_LOOK
    from ostrov.players.greedy.policy import greedy_action
    from ostrov.players.search.ahead import act, follow, keep, list_actions, value_here
    from ostrov.players.search.budget import allot, renew
    from ostrov.players.search.context import SearchContext
    from ostrov.players.search.features import describe
    from ostrov.players.search.net import get_to_know


def stand_by(b: Board, r: Rules, d: SearchContext, n: int, plies: int, usual: I64) -> int:
    """Makes sure that the usual action is among the n that are kept; returns how many are kept then."""
    for i in range(n):
        if d.kept[i] == usual:
            return n
    act(b, r, d, 0, usual)
    n = min(n + 1, d.wide)
    d.kept[n - 1] = usual
    d.value[n - 1] = value_here(b, r, d, 1, follow(usual, plies))
    return n


def deepen(b: Board, r: Rules, d: SearchContext, n: int, plies: int) -> None:
    """Looks further behind the actions that are kept."""
    for i in range(n):
        if kind_of(d.kept[i]) != END_TURN:
            allot(d.budget, n - i, 100)
            act(b, r, d, 0, d.kept[i])
            d.value[i] = max(d.value[i], value_here(b, r, d, 1, plies - 1))


def search(b: Board, r: Rules, d: SearchContext) -> I64:
    """The best action of the seat in the position that is looked at, the first of equals.

    What the greedy player would do is always among those that are looked behind.
    """
    plies = d.plies
    if d.work.phase == BEFORE_ROLL:
        plies = 1
    usual: I64 = greedy_action(b, r, d.work, d.seat, d.greedy)
    count = list_actions(b, r, d, 0)
    if count == 1:
        return d.listed[0]
    n = 0
    for i in range(count):
        allot(d.budget, count - i, FIRST_LOOK)
        act(b, r, d, 0, d.listed[i])
        n = keep(d, 0, n, d.wide, d.listed[i], value_here(b, r, d, 1, follow(d.listed[i], plies)))
    n = stand_by(b, r, d, n, plies, usual)
    d.found = n
    if plies > 1:
        deepen(b, r, d, n, plies)
    best: float = -1.0
    chosen: I64 = usual
    for i in range(n):
        if d.value[i] > best:
            best = d.value[i]
            chosen = d.kept[i]
    return chosen


def look_as(b: Board, r: Rules, s: State, p: int, d: SearchContext) -> None:
    """Looks at this position, and those that follow from it, as seat p; its features are written."""
    d.seat = p
    describe(b, r, s, p, d.features)
    get_to_know(d.net, d.features.numbers)


def search_action(b: Board, r: Rules, s: State, p: int, d: SearchContext) -> I64:
    """What the searching player does as seat p, which must have to act; offers are not looked at."""
    if d.opening != 0 and s.phase <= FOUND_ROAD_PHASE:
        return greedy_action(b, r, s, p, d.greedy)
    look_as(b, r, s, p, d)
    d.work.copy_from(s)
    clear_offers(d.work)
    renew(d.budget)
    return search(b, r, d)
