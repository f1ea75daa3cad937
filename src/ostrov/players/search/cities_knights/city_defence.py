"""Keeping a city from the barbarians at the end of a turn. CK-BARB-3, CK-LOSE-1, CK-LOSE-2.

When the ship may arrive before the own next turn and a city would be lost as things stand, goods that are
left go into knights first: recruited, activated, promoted, with one trade with the bank at most.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import BANK_TRADE, MAIN
    from ostrov.engine.cities_knights.barbarians import cities_on_board, contribution
    from ostrov.engine.cities_knights.constants import (
        ACTIVATE,
        IMPROVE,
        PLAY,
        PROMOTE,
        PUT_METROPOLIS,
        RECRUIT,
        SMITH,
        WARLORD,
    )
    from ostrov.engine.cities_knights.improvements import free_cities
    from ostrov.engine.cities_knights.pieces import owned_by, strength_of
    from ostrov.engine.core.actions import kind_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import ACTIONS_MAX
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.core.state_constants import STATE_WORDS
    from ostrov.engine.dispatch.apply import apply_unchecked
    from ostrov.engine.dispatch.legal import legal
    from ostrov.players.constants import DEFENCE_LEVELS


class CityDefence:
    """Settings and scratch space."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.near: int = 3  # steps of the ship within which it is feared
        self.caution: int = 1  # 1: others may build a city or activate knights before it arrives
        self.budget: int = 600  # positions
        self.nodes: int = 0
        self.more: int = 0  # cities that are feared to come, in the search that is going on
        self.work: State = State()
        self.moves: Moves = Moves()
        self.rows: list[I64] = [0] * (DEFENCE_LEVELS * STATE_WORDS)
        self.listed: list[I64] = [0] * (DEFENCE_LEVELS * ACTIONS_MAX)


def all_knights(b: Board, s: State, p: int) -> int:
    """The strength that seat p would bring with all its knights active."""
    n = 0
    for v in range(b.nodes):
        if owned_by(s.knight[v], p):
            n += strength_of(s.knight[v])
    return n


def loses_city(b: Board, r: Rules, s: State, p: int, more: int) -> bool:
    """Seat p would lose a city now; `more` fears another city and that rivals activate their knights."""
    if free_cities(b, s, p) == 0:
        return False
    own = contribution(b, r, s, p)
    forces = 0
    for q in range(r.seats):
        force = contribution(b, r, s, q)
        forces += force
        if more != 0 and q != p:
            force = all_knights(b, s, q)
        if force < own and free_cities(b, s, q) > 0:
            return False
    return forces < cities_on_board(b, s) + more


def helps(kind: int, recruits: int, trades: int) -> bool:
    """Actions of this kind are tried; where a knight is recruited does not matter, so one place is enough."""
    if kind == RECRUIT:
        return recruits == 0
    if kind == BANK_TRADE:
        return trades == 0
    if kind in (ACTIVATE, PROMOTE, IMPROVE, PUT_METROPOLIS):
        return True
    return kind in (PLAY + WARLORD, PLAY + SMITH)


def kept_by(b: Board, r: Rules, p: int, level: int, depth: int, trades: int, d: CityDefence) -> I64:
    """The first of so many actions at most that keep the city in the position looked at; 0 when none do."""
    n = 0
    recruits = 0
    d.work.to_row(d.rows, STATE_WORDS * level)
    legal(b, r, d.work, p, d.moves)
    for i in range(d.moves.n):
        if helps(kind_of(d.moves.action[i]), recruits, trades):
            d.listed[ACTIONS_MAX * level + n] = d.moves.action[i]
            n += 1
            if kind_of(d.moves.action[i]) == RECRUIT:
                recruits = 1
    for i in range(n):
        action: I64 = d.listed[ACTIONS_MAX * level + i]
        d.nodes += 1
        if d.nodes > d.budget:
            return 0
        d.work.from_row(d.rows, STATE_WORDS * level)
        apply_unchecked(b, r, d.work, action)
        if d.work.phase == MAIN and not loses_city(b, r, d.work, p, d.more):
            return action
        traded = trades + 1 if kind_of(action) == BANK_TRADE else trades
        if depth > 1 and kept_by(b, r, p, level + 1, depth - 1, traded, d) != 0:
            return action
    return 0


def defence_action(b: Board, r: Rules, s: State, p: int, d: CityDefence) -> I64:
    """What seat p had better do before it ends its turn, the shortest way; 0 for nothing."""
    if r.expert_defence != 0 or r.barbarian_track - s.barbarian_step > d.near:
        return 0
    for more in range(d.caution, -1, -1):
        d.more = more
        if loses_city(b, r, s, p, more):
            for depth in range(1, DEFENCE_LEVELS):
                d.nodes = 0
                d.work.copy_from(s)
                action: I64 = kept_by(b, r, p, 0, depth, 0, d)
                if action != 0:
                    return action
    return 0
