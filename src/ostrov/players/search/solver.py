"""Can the seat to move win in this turn? A search through all that it may do for certain.

Tried are: building, trades with the bank, cards whose effect is neither chance nor hidden nor the choice of
others. So a win that is found is certain; wins by luck, by monopolies or through others are not looked
for. The search gives up after a number of positions.
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
        CITY,
        CLAIM,
        FREE_ROAD,
        KNIGHT,
        MAIN,
        ROAD,
        ROAD_BUILDING,
        ROBBING,
        SETTLEMENT,
        STEALING,
        YEAR_OF_PLENTY,
    )
    from ostrov.engine.base.turn import may_win
    from ostrov.engine.core.actions import kind_of, second_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import MASK32, NOBODY
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import total
    from ostrov.engine.core.rng import mix
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.core.state_constants import STATE_WORDS
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.dispatch.legal import legal
    from ostrov.players.constants import SOLVER_ACTIONS, SOLVER_LEVELS, SOLVER_MEMO
    from ostrov.players.search.expansions import (
        blocks_routes,
        brings_points_in_expansion,
        is_certain_in_expansion,
    )
    from ostrov.players.search.reach import most_points


class Solver:
    """Settings and scratch space of the search; one for each thread."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.budget: int = 2000  # positions
        self.nodes: int = 0  # positions looked at
        self.seat: int = 0
        self.work: State = State()
        self.moves: Moves = Moves()
        self.rows: list[I64] = [0] * (SOLVER_LEVELS * STATE_WORDS)
        self.listed: list[I64] = [0] * (SOLVER_LEVELS * SOLVER_ACTIONS)
        self.seen: list[I64] = [0] * SOLVER_MEMO


def is_certain(kind: int) -> bool:
    """An action of this kind has an effect that its seat knows beforehand, and may bring points nearer."""
    if kind in (ROAD, SETTLEMENT, CITY, BANK_TRADE, FREE_ROAD, KNIGHT, ROAD_BUILDING, YEAR_OF_PLENTY, CLAIM):
        return True
    return is_certain_in_expansion(kind)


def rank(kind: int) -> int:
    """What is tried first: what may itself bring points, then what fetches goods, then what lies about."""
    if kind in (SETTLEMENT, CITY, KNIGHT, CLAIM) or brings_points_in_expansion(kind):
        return 0
    return 2 if kind == ROAD or blocks_routes(kind) else 1


def is_useful(r: Rules, s: State, p: int, kind: int) -> bool:
    """Knights win only by cutting the route of its holder, when the own one comes next (CK-KNIGHT-6)."""
    if not blocks_routes(kind):
        return is_certain(kind)
    if s.route_holder == 0 or s.route_holder == p + 1:
        return False
    return s.route_length[p] + total(s.hand[p]) // 2 + 2 >= r.route_minimum


def digest(k: Solver, level: int) -> I64:
    """A number that tells positions apart, all but surely; never 0."""
    low: I64 = 1
    high: I64 = 2
    word: I64 = 0
    for i in range(STATE_WORDS):
        word = k.rows[STATE_WORDS * level + i]
        if word != 0:
            low = mix((low ^ word) & MASK32) ^ i
            high = mix((high ^ (word >> 32)) & MASK32) ^ low
    return ((high & 0x3FFFFFFF) << 32 | low) + 1


def is_new(k: Solver, level: int) -> bool:
    """The position of a level has not been looked at before; it has now."""
    mark: I64 = digest(k, level)
    place = mark % SOLVER_MEMO
    if k.seen[place] == mark:
        return False
    k.seen[place] = mark
    return True


def move_robber_aside(b: Board, r: Rules, k: Solver) -> None:
    """A knight was played: the robber goes where nobody is robbed, or a card comes that is not counted on."""
    legal(b, r, k.work, k.seat, k.moves)
    chosen: I64 = k.moves.action[0]
    for i in range(k.moves.n):
        if second_of(k.moves.action[i]) == NOBODY:
            chosen = k.moves.action[i]
            break
    apply_unchecked(b, r, k.work, chosen)
    if k.work.phase == STEALING:
        k.work.phase = MAIN if k.work.rolled != 0 else BEFORE_ROLL


def has_won(r: Rules, k: Solver) -> bool:
    """The seat has won, or may claim it."""
    return k.work.winner == k.seat + 1 or (k.work.active == k.seat and may_win(r, k.work))


def wins_from(b: Board, r: Rules, k: Solver, level: int) -> I64:
    """The first action of a way to win from the position that is looked at; -1 when none was found."""
    action: I64 = -1
    if level >= SOLVER_LEVELS or k.nodes >= k.budget or most_points(b, r, k.work, k.seat) < r.goal:
        return -1
    k.work.to_row(k.rows, STATE_WORDS * level)
    if not is_new(k, level):
        return -1
    k.nodes += 1
    legal(b, r, k.work, k.seat, k.moves)
    n = 0
    for first in range(3):
        for i in range(k.moves.n):
            kind = kind_of(k.moves.action[i])
            if n < SOLVER_ACTIONS and rank(kind) == first and is_useful(r, k.work, k.seat, kind):
                k.listed[SOLVER_ACTIONS * level + n] = k.moves.action[i]
                n += 1
    for i in range(n):
        action = k.listed[SOLVER_ACTIONS * level + i]
        k.work.from_row(k.rows, STATE_WORDS * level)
        apply_unchecked(b, r, k.work, action)
        if k.work.phase == ROBBING:
            move_robber_aside(b, r, k)
        if has_won(r, k) or wins_from(b, r, k, level + 1) >= 0:
            return action
    return -1


def winning_action(b: Board, r: Rules, s: State, p: int, k: Solver) -> I64:
    """The first action of a way to win in this turn of seat p, which is to act; -1 when none was found.

    When `nodes` stays below `budget` there is no certain one.
    """
    k.seat = p
    k.nodes = 0
    for i in range(SOLVER_MEMO):
        k.seen[i] = 0
    k.work.copy_from(s)
    return wins_from(b, r, k, 0)
