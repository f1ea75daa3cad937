"""A player that looks through its own turn: what may it do, and how good is the position when it ends?

Actions are tried on a spare state, the best ones followed further. Chance counts with its exact odds, save
that dice of Cities & Knights are sampled evenly. Choices of others inside the own turn are imagined as the
greedy player's. The state that it is given must hold nothing that the seat may not know.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov.engine import _nocython as cython

from ostrov.engine.types import I64

if not cython.compiled:
    from ostrov.engine.actions import kind_of, pack
    from ostrov.engine.apply import apply_unchecked
    from ostrov.engine.base.offers import clear_offers
    from ostrov.engine.base.turn import sevens_rest
    from ostrov.engine.bits import exp
    from ostrov.engine.board import Board
    from ostrov.engine.chance import chance_is_next, outcomes
    from ostrov.engine.constants import (
        ACTIONS_MAX,
        BANK_TRADE,
        BEFORE_ROLL,
        CHANCE,
        DICE,
        DISCARDING,
        DRAWING,
        END_TURN,
        EVENT_FACES,
        FOUND_ROAD_PHASE,
        FOUND_SETTLEMENT_PHASE,
        MAIN,
        MONOPOLY,
        OUTCOMES_MAX,
        OVER,
        ROLL,
        ROLLING,
        SEARCH_LEVELS,
        SEARCH_WIDTH,
        STATE_WORDS,
        YEAR_OF_PLENTY,
    )
    from ostrov.engine.greedy import greedy_action
    from ostrov.engine.legal import legal
    from ostrov.engine.notes import take_notes
    from ostrov.engine.playout import next_actor
    from ostrov.engine.rules import Rules
    from ostrov.engine.search.desk import SearchDesk
    from ostrov.engine.search.features import facts
    from ostrov.engine.search.net import get_to_know, logit
    from ostrov.engine.search.spots import note_spots
    from ostrov.engine.state import State


def leaf(b: Board, r: Rules, d: SearchDesk) -> float:
    """The chance to win of a position in which the own turn has ended, or is taken for ended."""
    d.leaves += 1
    facts(b, r, d.work, d.seat, d.spots, d.own, d.numbers)
    return 1.0 / (1.0 + exp(-logit(d.net, d.numbers)))


def act(b: Board, r: Rules, d: SearchDesk, level: int, action: I64) -> None:
    """Makes the position of a level the one that is looked at, and does an action there."""
    d.work.from_row(d.rows, STATE_WORDS * level)
    apply_unchecked(b, r, d.work, action)


def throw(s: State, p: int) -> None:
    """The seat is rid of the cards that it has chosen; they lie face down until everybody has chosen."""
    s.hand[p] -= s.thrown[p]
    s.thrown[p] = 0


def ended(b: Board, r: Rules, d: SearchDesk) -> float:
    """The value when the own turn ends now."""
    apply_unchecked(b, r, d.work, pack(END_TURN, d.seat, 0, 0, 0))
    return leaf(b, r, d)


def value_here(b: Board, r: Rules, d: SearchDesk, level: int, plies: int) -> float:
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
        last: bool = plies <= 0 or level >= SEARCH_LEVELS - 1
        if p == d.seat and d.work.phase == MAIN:
            return ended(b, r, d) if last else ahead(b, r, d, level, plies)
        if p == d.seat and d.work.phase == BEFORE_ROLL:
            apply_unchecked(b, r, d.work, pack(ROLL, p, 0, 0, 0))
        elif p == d.seat and not last:
            return ahead(b, r, d, level, plies)
        else:
            apply_unchecked(b, r, d.work, greedy_action(b, r, d.work, p, d.mind, d.moves, d.trial, d.other))
    return leaf(b, r, d)


def dice(b: Board, r: Rules, d: SearchDesk, level: int) -> float:
    """The value over all falls of the dice (H-2: quiet rounds); event faces take turns by their weights."""
    total: float = 0.0
    ways = 0
    faces = 0
    quiet: bool = sevens_rest(r, d.work)
    falls: float = 30.0 if quiet else 36.0
    for face in range(EVENT_FACES):
        faces += r.event_weight[face]
    if r.cities_knights == 0:
        for number in range(2, 13):
            if number == 7 and quiet:
                continue
            one = max(1, number - 6)
            ways = 6 - abs(7 - number)
            act(b, r, d, level, pack(DICE, CHANCE, one, number - one, 0))
            total += ways * value_here(b, r, d, level + 1, 0)
        return total / falls
    for one in range(1, 7):
        for two in range(1, 7):
            if one + two == 7 and quiet:
                continue
            left = (one + two) % max(1, faces)
            face = 0
            while left >= r.event_weight[face]:
                left -= r.event_weight[face]
                face += 1
            act(b, r, d, level, pack(DICE, CHANCE, one, two, face))
            total += value_here(b, r, d, level + 1, 0)
    return total / falls


def expected(b: Board, r: Rules, d: SearchDesk, level: int, plies: int) -> float:
    """The value of a position in which chance is next."""
    if level >= SEARCH_LEVELS - 1:
        return leaf(b, r, d)
    d.work.to_row(d.rows, STATE_WORDS * level)
    if d.work.phase == ROLLING and d.work.set_dice == 0:
        return dice(b, r, d, level)
    plies = 0 if d.work.phase == DRAWING else min(plies, 1)
    outcomes(r, d.work, d.outcomes)
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


def list_actions(b: Board, r: Rules, d: SearchDesk, level: int) -> int:
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


def keep(d: SearchDesk, level: int, n: int, width: int, action: I64, value: float) -> int:
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


def ahead(b: Board, r: Rules, d: SearchDesk, level: int, plies: int) -> float:
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


def stand_by(b: Board, r: Rules, d: SearchDesk, n: int, plies: int, usual: I64) -> int:
    """Makes sure that the usual action is among the n that are kept; returns how many are kept then."""
    for i in range(n):
        if d.kept[i] == usual:
            return n
    act(b, r, d, 0, usual)
    n = min(n + 1, d.wide)
    d.kept[n - 1] = usual
    d.value[n - 1] = value_here(b, r, d, 1, follow(usual, plies))
    return n


def look_behind(b: Board, r: Rules, d: SearchDesk, n: int, plies: int) -> None:
    """Looks further behind the actions that are kept."""
    for i in range(n):
        if kind_of(d.kept[i]) != END_TURN:
            act(b, r, d, 0, d.kept[i])
            d.value[i] = max(d.value[i], value_here(b, r, d, 1, plies - 1))


def search(b: Board, r: Rules, d: SearchDesk) -> I64:
    """The best action of the seat in the position that is looked at, the first of equals.

    What the greedy player would do is always among those that are looked behind.
    """
    plies = d.plies
    if d.work.phase == BEFORE_ROLL:
        plies = 1
    usual: I64 = greedy_action(b, r, d.work, d.seat, d.mind, d.moves, d.trial, d.other)
    count = list_actions(b, r, d, 0)
    if count == 1:
        return d.listed[0]
    n = 0
    for i in range(count):
        act(b, r, d, 0, d.listed[i])
        n = keep(d, 0, n, d.wide, d.listed[i], value_here(b, r, d, 1, follow(d.listed[i], plies)))
    n = stand_by(b, r, d, n, plies, usual)
    d.found = n
    if plies > 1:
        look_behind(b, r, d, n, plies)
    best: float = -1.0
    chosen: I64 = usual
    for i in range(n):
        if d.value[i] > best:
            best = d.value[i]
            chosen = d.kept[i]
    return chosen


def look_as(b: Board, r: Rules, s: State, p: int, d: SearchDesk) -> None:
    """The desk looks at this position, and those that follow from it, as seat p; its numbers are written."""
    d.seat = p
    note_spots(b, s, d.spots)
    take_notes(b, r, s, p, d.own)
    facts(b, r, s, p, d.spots, d.own, d.numbers)
    get_to_know(d.net, d.numbers)


def search_action(b: Board, r: Rules, s: State, p: int, d: SearchDesk) -> I64:
    """What the searching player does as seat p, which must have to act; offers are not looked at."""
    if d.opening != 0 and s.phase <= FOUND_ROAD_PHASE:
        return greedy_action(b, r, s, p, d.mind, d.moves, d.trial, d.other)
    look_as(b, r, s, p, d)
    d.work.copy_from(s)
    clear_offers(d.work)
    return search(b, r, d)
