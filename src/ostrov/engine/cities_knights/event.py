"""A roll of Cities & Knights: the event, then production or the seven. CK-DICE-1, CK-ABIL-3, CK-SEVEN."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import MAIN, SEVEN_CAUSE
    from ostrov.engine.base.production import owed, produce
    from ostrov.engine.base.robber import seven
    from ostrov.engine.base.steps import answered, first_in_turn, forget_step
    from ostrov.engine.base.turn import check_win
    from ostrov.engine.cities_knights.barbarians import next_defender, sail
    from ostrov.engine.cities_knights.constants import (
        AQUEDUCT,
        DONE,
        SCIENCE_TRACK,
        SHIP_FACE,
        TAKE_GOOD,
    )
    from ostrov.engine.cities_knights.draws import after_drawn, gate_draws, next_draw
    from ostrov.engine.cities_knights.pieces import level_of
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import RESOURCES, SEATS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, one
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import keeps_step, owed_gold


def roll_event(b: Board, r: Rules, s: State, red: int, yellow: int, face: int) -> None:
    """The dice fell: ship or gate, then the sum (CK-DICE-1)."""
    s.die_one = red
    s.die_two = yellow
    s.event = face
    s.rolls += 1
    s.rolled = 1
    s.set_dice = 0
    s.resolving = 1
    s.step_seats = 0
    s.phase = MAIN
    if face == SHIP_FACE:
        sail(b, r, s)
    else:
        gate_draws(r, s, face - 1, red)


def go_on(b: Board, r: Rules, s: State) -> None:
    """Goes on with a roll whose current step is finished, as far as no seat and no card is needed."""
    if s.interlude != 0 and s.phase == MAIN:
        check_win(r, s)
        if s.phase == MAIN:
            after_drawn(s)
    while s.resolving != 0 and s.phase == MAIN:
        if s.event == SHIP_FACE:
            if not next_defender(b, r, s):
                pay_roll(b, r, s)
        elif not next_draw(r, s):
            pay_roll(b, r, s)
    if not keeps_step(s):
        forget_step(s)


def pay_roll(b: Board, r: Rules, s: State) -> None:
    """The event is finished: production and Aqueduct, or the seven (CK-DICE-1).

    The base pays by `Rules.pays`, so the robber and a short bank keep commodities back too (CK-COMM-6, -7).
    """
    before: list[I64] = [0] * SEATS
    due: list[I64] = [0] * SEATS
    s.resolving = 0
    s.discard_cause = SEVEN_CAUSE
    s.harbour_empty = 0
    if s.die_one + s.die_two == 7:
        seven(r, s)  # whole hands, commodities included: CK-COMM-5, X-55
        return
    for p in range(r.seats):
        before[p] = s.hand[p]
    owed(b, r, s, s.die_one + s.die_two, due)
    produce(b, r, s, s.die_one + s.die_two)
    for p in range(r.seats):
        if level_of(s, p, SCIENCE_TRACK) < 3 or owed_gold(s, p):  # CK-SEA-32
            continue
        if s.hand[p] == before[p]:  # CK-ABIL-3
            if due[p] == 0 or r.aqueduct_on_shortage != 0:
                s.step_seats = s.step_seats | 1 << p
    next_aqueduct(r, s)


def next_aqueduct(r: Rules, s: State) -> None:
    """The next seat without income may take a resource, while the bank has one (CK-ABIL-3)."""
    s.phase = MAIN
    for g in range(RESOURCES):
        if count(s.bank, g) > 0 and s.step_seats != 0:
            s.step_seat = first_in_turn(s, r.seats, s.step_seats)
            s.phase = AQUEDUCT
    if s.phase == MAIN:
        s.step_seats = 0


def legal_aqueduct(s: State, p: int, out: Moves) -> None:
    """Appends the resources of the bank, and none (CK-ABIL-3, X-74)."""
    if p == s.step_seat:
        push(out, pack(DONE, p, 0, 0, 0))
        for g in range(RESOURCES):
            if count(s.bank, g) > 0:
                push(out, pack(TAKE_GOOD, p, g, 0, 0))


def use_aqueduct(r: Rules, s: State, p: int, good: int) -> None:
    """Seat p takes a resource, or none (RESOURCES)."""
    if good < RESOURCES:
        s.hand[p] = s.hand[p] + one(good)
        s.bank = s.bank - one(good)
    answered(s, p)
    next_aqueduct(r, s)
