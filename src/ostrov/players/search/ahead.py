"""Looking ahead in the own turn: what a position is worth when the best of what may be done there is done.

Chance counts with its exact odds. Choices of others inside the own turn are imagined as the greedy player's.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import (
        BANK_TRADE,
        BEFORE_ROLL,
        DICE,
        DISCARDING,
        END_TURN,
        FOUND_SETTLEMENT_PHASE,
        MAIN,
        MONOPOLY,
        OVER,
        ROLL,
        ROLLING,
        STEALING,
        YEAR_OF_PLENTY,
    )
    from ostrov.engine.base.turn import sevens_rest
    from ostrov.engine.core.actions import kind_of, pack
    from ostrov.engine.core.bits import exp
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import ACTIONS_MAX, CHANCE, OUTCOMES_MAX
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.core.state_constants import STATE_WORDS
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
    from ostrov.engine.dispatch.chance import outcomes
    from ostrov.engine.dispatch.legal import legal
    from ostrov.players.constants import SEARCH_LEVELS, SEARCH_WIDTH
    from ostrov.players.greedy.policy import greedy_action
    from ostrov.players.search.budget import note_position, used_up
    from ostrov.players.search.context import SearchContext
    from ostrov.players.search.expansions import merge_alike, sum_decides
    from ostrov.players.search.features import write_features
    from ostrov.players.search.net import logit


def leaf(b: Board, r: Rules, d: SearchContext) -> float:
    """The chance to win of a position in which the own turn has ended, or is taken for ended."""
    note_position(d.budget)
    write_features(b, r, d.work, d.seat, d.features)
    return 1.0 / (1.0 + exp(-logit(d.net, d.features.numbers)))


def act(b: Board, r: Rules, d: SearchContext, level: int, action: I64) -> None:
    """Makes the position of a level the one that is looked at, and does an action there."""
    d.work.from_row(d.rows, STATE_WORDS * level)
    apply_unchecked(b, r, d.work, action)


def throw(s: State, p: int) -> None:
    """The seat is rid of the cards that it has chosen; they lie face down until everybody has chosen."""
    s.hand[p] -= s.thrown[p]
    s.thrown[p] = 0


def ended(b: Board, r: Rules, d: SearchContext) -> float:
    """The value when the own turn ends now."""
    apply_unchecked(b, r, d.work, pack(END_TURN, d.seat, 0, 0, 0))
    return leaf(b, r, d)


def value_here(b: Board, r: Rules, d: SearchContext, level: int, plies: int) -> float:
    """The value of the position that is looked at, with so many own actions still to be looked ahead."""
    for _ in range(SEARCH_WIDTH):
        if d.work.phase == OVER:
            return 1.0 if d.work.winner == d.seat + 1 else 0.0
        if chance_is_next(d.work):
            return expected(b, r, d, level, plies)
        if d.work.phase == DISCARDING:
            throw(d.work, d.seat)
            return leaf(b, r, d)
        if d.work.active != d.seat or d.work.phase == FOUND_SETTLEMENT_PHASE:
            return leaf(b, r, d)
        p = next_actor(r, d.work)
        last: bool = plies <= 0 or level >= SEARCH_LEVELS - 1 or used_up(d.budget)
        if p == d.seat and d.work.phase == MAIN:
            return ended(b, r, d) if last else ahead(b, r, d, level, plies)
        if p == d.seat and d.work.phase == BEFORE_ROLL:
            apply_unchecked(b, r, d.work, pack(ROLL, p, 0, 0, 0))
        elif p == d.seat and not last:
            return ahead(b, r, d, level, plies)
        else:
            apply_unchecked(b, r, d.work, greedy_action(b, r, d.work, p, d.greedy))
    return leaf(b, r, d)


def dice(b: Board, r: Rules, d: SearchContext, level: int) -> float:
    """The value over all sums of two dice (H-2: quiet rounds)."""
    total: float = 0.0
    ways = 0
    quiet: bool = sevens_rest(r, d.work)
    falls: float = 30.0 if quiet else 36.0
    for number in range(2, 13):
        if number == 7 and quiet:
            continue
        one = max(1, number - 6)
        ways = 6 - abs(7 - number)
        act(b, r, d, level, pack(DICE, CHANCE, one, number - one, 0))
        total += ways * value_here(b, r, d, level + 1, 0)
    return total / falls


def expected(b: Board, r: Rules, d: SearchContext, level: int, plies: int) -> float:
    """The value of a position in which chance is next."""
    if level >= SEARCH_LEVELS - 1:
        return leaf(b, r, d)
    d.work.to_row(d.rows, STATE_WORDS * level)
    if d.work.phase == ROLLING and sum_decides(r):
        return dice(b, r, d, level)
    plies = min(plies, 1) if d.work.phase == STEALING else 0
    outcomes(r, d.work, d.outcomes)
    merge_alike(d.work, d.seat, d.outcomes)
    n = d.outcomes.n
    weights: float = d.outcomes.total
    for i in range(n):
        d.odds[OUTCOMES_MAX * level + i] = d.outcomes.outcome[i]
        d.weight[OUTCOMES_MAX * level + i] = d.outcomes.weight[i]
    if n == 0:
        return leaf(b, r, d)
    total: float = 0.0
    for i in range(n):
        act(b, r, d, level, d.odds[OUTCOMES_MAX * level + i])
        total += d.weight[OUTCOMES_MAX * level + i] * value_here(b, r, d, level + 1, plies)
    return total / weights


def list_actions(b: Board, r: Rules, d: SearchContext, level: int) -> int:
    """Lists the legal actions of the position, which becomes that of the level; returns how many."""
    d.work.to_row(d.rows, STATE_WORDS * level)
    legal(b, r, d.work, d.seat, d.moves)
    for i in range(d.moves.n):
        d.listed[ACTIONS_MAX * level + i] = d.moves.action[i]
    return d.moves.n


def follow(action: I64, plies: int) -> int:
    """How far an action is looked behind at first: one that only fetches goods is judged by what they buy."""
    kind = kind_of(action)
    if plies > 1 and kind in (BANK_TRADE, YEAR_OF_PLENTY, MONOPOLY):
        return 1
    return 0


def keep(d: SearchContext, level: int, n: int, width: int, action: I64, value: float) -> int:
    """Keeps an action among the best of its level, in order; returns how many are kept."""
    at = SEARCH_WIDTH * level
    i = n
    while i > 0 and d.value[at + i - 1] < value:
        i -= 1
    if i >= width:
        return n
    n = min(n + 1, width)
    for j in range(n - 1, i, -1):
        d.kept[at + j] = d.kept[at + j - 1]
        d.value[at + j] = d.value[at + j - 1]
    d.kept[at + i] = action
    d.value[at + i] = value
    return n


def ahead(b: Board, r: Rules, d: SearchContext, level: int, plies: int) -> float:
    """The value with the best of the own actions; a turn may end at any time in its main phase."""
    count = list_actions(b, r, d, level)
    best: float = 0.0
    value: float = 0.0
    n = 0
    for i in range(count):
        action: I64 = d.listed[ACTIONS_MAX * level + i]
        if plies == 1 and kind_of(action) == BANK_TRADE:
            continue
        act(b, r, d, level, action)
        value = value_here(b, r, d, level + 1, follow(action, plies))
        best = max(best, value)
        if plies > 1 and kind_of(action) != END_TURN:
            n = keep(d, level, n, d.narrow, action, value)
    for i in range(n):
        act(b, r, d, level, d.kept[SEARCH_WIDTH * level + i])
        best = max(best, value_here(b, r, d, level + 1, plies - 1))
    return best
