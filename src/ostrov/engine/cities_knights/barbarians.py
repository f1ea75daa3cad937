"""The barbarians: ship, battle, losses, rewards. CK-SHIP-1, CK-BARB, CK-LOSE, CK-DEF, CK-EXPERT."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.building import change_level
    from ostrov.engine.base.constants import CITY_LEVEL, MAIN, SETTLEMENT_LEVEL
    from ostrov.engine.base.steps import answered, first_in_turn
    from ostrov.engine.base.turn import check_win
    from ostrov.engine.cities_knights.constants import (
        CHOOSING_DECK,
        COMMIT,
        COMMITTING,
        DONE,
        KNIGHT_ACTIVE,
        KNIGHT_COMMITTED,
        LOSE_CITY,
        LOSING_CITY,
        REDUCED_LEVEL,
    )
    from ostrov.engine.cities_knights.draws import deck_size, draw_from
    from ostrov.engine.cities_knights.improvements import free_cities, is_metropolis, lose_wall
    from ostrov.engine.cities_knights.pieces import is_active, owned_by, strength_of
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NODE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def sail(b: Board, r: Rules, s: State) -> None:
    """The ship comes nearer; at the end of its way it attacks at once (CK-SHIP-1)."""
    s.barbarian_step += 1
    if s.barbarian_step < r.barbarian_track:
        return
    s.step_seats = 0
    if r.expert_defence != 0:
        for p in range(r.seats):
            if can_commit(b, s, p):
                s.step_seats = s.step_seats | 1 << p
    if s.step_seats != 0:
        s.step_seat = first_in_turn(s, r.seats, s.step_seats)  # CK-EXPERT-1
        s.phase = COMMITTING
    else:
        battle(b, r, s)


def fights(r: Rules, cell: int) -> bool:
    """An active knight, in the expert variant a committed one (CK-BARB-2, CK-EXPERT-2)."""
    if r.expert_defence != 0:
        return cell & KNIGHT_COMMITTED != 0
    return is_active(cell)


def can_commit(b: Board, s: State, p: int) -> bool:
    """Seat p has an active knight that is not committed yet."""
    for v in range(b.nodes):
        if may_commit(s, p, v):
            return True
    return False


def may_commit(s: State, p: int, v: int) -> bool:
    """An own active knight, not committed yet (CK-EXPERT-1)."""
    cell = s.knight[v]
    return owned_by(cell, p) and is_active(cell) and cell & KNIGHT_COMMITTED == 0


def legal_commitments(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends knights to commit, and being done (CK-EXPERT-3)."""
    if p == s.step_seat:
        for v in range(b.nodes):
            if may_commit(s, p, v):
                push(out, pack(COMMIT, p, v, 0, 0))
        push(out, pack(DONE, p, 0, 0, 0))


def commit(s: State, v: int) -> None:
    """The knight will fight."""
    s.knight[v] = s.knight[v] | KNIGHT_COMMITTED


def commitment_done(b: Board, r: Rules, s: State) -> None:
    """The next seat decides, then the battle (CK-EXPERT-1)."""
    answered(s, s.step_seat)
    if s.step_seats != 0:
        s.step_seat = first_in_turn(s, r.seats, s.step_seats)
    else:
        battle(b, r, s)


def contribution(b: Board, r: Rules, s: State, p: int) -> int:
    """The strength that seat p brings (CK-BARB-2, CK-EXPERT-4)."""
    n = 0
    for k in range(b.node_words):
        left: I64 = s.knight_nodes[NODE_WORDS * p + k]
        while left != 0:
            v = WORD * k + ctz(left)
            left = left & (left - 1)
            if fights(r, s.knight[v]):
                n += strength_of(s.knight[v])
    return n


def cities_on_board(b: Board, s: State) -> int:
    """The strength of the barbarians: all cities, metropolises included (CK-BARB-1)."""
    n = 0
    for v in range(b.nodes):
        if s.level[v] == CITY_LEVEL:
            n += 1
    return n


def battle(b: Board, r: Rules, s: State) -> None:
    """Compares the strengths and settles what follows (CK-BARB-3, -4)."""
    defence = 0
    best = 0
    lowest = 1000
    s.phase = MAIN
    s.step_seats = 0
    for p in range(r.seats):
        part = contribution(b, r, s, p)
        defence += part
        best = max(best, part)
        if free_cities(b, s, p) > 0:  # CK-LOSE-1
            lowest = min(lowest, part)
    if cities_on_board(b, s) > defence:
        for p in range(r.seats):
            if free_cities(b, s, p) > 0 and contribution(b, r, s, p) == lowest:  # CK-LOSE-2, -4
                s.step_seats = s.step_seats | 1 << p
                s.phase = LOSING_CITY  # nobody has a city to lose where all are metropolises: CK-METRO-7
    elif best > 0 or r.zero_battle_reward != 0:
        reward(b, r, s, best)
    stand_down(b, r, s)


def stand_down(b: Board, r: Rules, s: State) -> None:
    """Knights that fought are passive, the ship goes back, the robber is free (CK-BARB-4, CK-EXPERT-2)."""
    for v in range(b.nodes):
        if fights(r, s.knight[v]):
            s.knight[v] = s.knight[v] & ~(KNIGHT_ACTIVE | KNIGHT_COMMITTED)
    s.barbarian_step = 0
    s.attacks += 1


def reward(b: Board, r: Rules, s: State, best: int) -> None:
    """A Defender card for the best alone (CK-DEF-1), a progress card for each of several (CK-DEF-2)."""
    n = 0
    winner = 0
    for p in range(r.seats):
        if contribution(b, r, s, p) == best:
            n += 1
            winner = p
            s.step_seats = s.step_seats | 1 << p
    if n > 1:
        next_defender(b, r, s)
        return
    s.step_seats = 0
    if s.defender_cards > 0 or r.defenders_unlimited != 0:
        s.defender_cards = max(s.defender_cards - 1, 0)
        s.defenders[winner] += 1
        s.points[winner] += 1
        check_win(r, s)


def next_defender(b: Board, r: Rules, s: State) -> bool:
    """The next of the tied defenders chooses a deck, clockwise (X-60); False when nobody is left."""
    if deck_size(s, 0) + deck_size(s, 1) + deck_size(s, 2) == 0:
        s.step_seats = 0
    if s.step_seats == 0:
        return False
    s.step_seat = first_in_turn(s, r.seats, s.step_seats)
    answered(s, s.step_seat)
    s.phase = CHOOSING_DECK
    return True


def may_lose(s: State, p: int, v: int) -> bool:
    """An own city without a metropolis (CK-LOSE-1, -3, X-59, X-76)."""
    if (s.step_seats >> p) & 1 == 0 or is_metropolis(s, v):
        return False
    return s.city_nodes[NODE_WORDS * p + word_of(v)] & bit_of(v) != 0


def legal_losses(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends the cities that seat p may lose."""
    for v in range(b.nodes):
        if may_lose(s, p, v):
            push(out, pack(LOSE_CITY, p, v, 0, 0))


def lose_city(b: Board, r: Rules, s: State, p: int, v: int) -> None:
    """The city becomes a settlement, or lies on its side when no piece is left (CK-LOSE-3, -5)."""
    lose_wall(s, p, v)
    if s.settlements_left[p] > 0:
        s.settlements_left[p] -= 1
        s.cities_left[p] += 1
        change_level(b, r, s, p, v, SETTLEMENT_LEVEL)
    else:
        s.reduced[p] += 1
        change_level(b, r, s, p, v, REDUCED_LEVEL)
    answered(s, p)
    if s.step_seats == 0:
        s.phase = MAIN


def restore_city(b: Board, r: Rules, s: State, p: int, v: int) -> None:
    """A city on its side stands up again (CK-LOSE-6)."""
    s.reduced[p] -= 1
    change_level(b, r, s, p, v, CITY_LEVEL)


def choose_deck(r: Rules, s: State, p: int, track: int) -> None:
    """A tied defender draws from a deck of choice (CK-DEF-2)."""
    s.phase = MAIN
    draw_from(r, s, p, track)
