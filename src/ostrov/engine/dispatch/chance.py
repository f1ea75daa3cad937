"""Chance as a player: what may happen next, with exact odds, and what a seed makes of it."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import CARD_KINDS, DICE, DRAWING, DRAWN, ROLLING, STEALING, STOLEN
    from ostrov.engine.base.turn import sevens_rest
    from ostrov.engine.cities_knights.constants import DRAWING_PROGRESS, EVENT_FACES
    from ostrov.engine.cities_knights.draws import progress_outcomes
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bitset import push_outcome
    from ostrov.engine.core.constants import (
        CARD_STREAM,
        CHANCE,
        DICE_STREAM,
        EVENT_STREAM,
        FOG_STREAM,
        GOODS,
        REROLL_STREAM,
        THEFT_STREAM,
    )
    from ostrov.engine.core.moves import Outcomes
    from ostrov.engine.core.packs import count, total
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import LAYING_TOKEN, TURNING_HEX
    from ostrov.engine.seafarers.fog import tile_outcomes, token_outcomes


def dice_outcomes(r: Rules, s: State, one: int, two: int, out: Outcomes) -> None:
    """Appends a fall of the dice, with every face of the event die in Cities & Knights (CK-COMP-5)."""
    if r.cities_knights == 0:
        push_outcome(out, pack(DICE, CHANCE, one, two, 0), 1)
        return
    for face in range(EVENT_FACES):
        if r.event_weight[face] > 0:
            push_outcome(out, pack(DICE, CHANCE, one, two, face), r.event_weight[face])


def outcomes(r: Rules, s: State, out: Outcomes) -> None:
    """Writes what may happen next with its weights; nothing when a seat is to act."""
    out.n = 0
    out.total = 0
    if s.phase == ROLLING and s.set_dice != 0:
        dice_outcomes(r, s, s.set_dice // 8, s.set_dice % 8, out)  # CK-PROG-ALCHEMIST-2
    elif s.phase == ROLLING:
        for one in range(1, 7):
            for two in range(1, 7):
                if one + two != 7 or not sevens_rest(r, s):
                    dice_outcomes(r, s, one, two, out)
    elif s.phase == DRAWING:
        for kind in range(CARD_KINDS):
            if count(s.deck, kind) > 0:
                push_outcome(out, pack(DRAWN, CHANCE, kind, 0, 0), count(s.deck, kind))
    elif s.phase == STEALING:
        for good in range(GOODS):
            if count(s.hand[s.victim], good) > 0:
                push_outcome(out, pack(STOLEN, CHANCE, good, 0, 0), count(s.hand[s.victim], good))
    elif s.phase == DRAWING_PROGRESS:
        progress_outcomes(s, out)
    elif s.phase == TURNING_HEX:
        tile_outcomes(s, out)
    elif s.phase == LAYING_TOKEN:
        token_outcomes(s, out)


def place_in_stream(s: State) -> I64:
    """How many draws of the stream that is next have been used."""
    if s.phase == ROLLING:
        return s.rolls
    if s.phase == DRAWING or s.phase == DRAWING_PROGRESS:
        return s.draws
    if s.phase == TURNING_HEX or s.phase == LAYING_TOKEN:
        return s.finds
    return s.thefts


def stream_in_use(s: State) -> int:
    """The stream that decides what happens next."""
    if s.phase == ROLLING:
        return DICE_STREAM
    if s.phase == DRAWING or s.phase == DRAWING_PROGRESS:
        return CARD_STREAM
    if s.phase == TURNING_HEX or s.phase == LAYING_TOKEN:
        return FOG_STREAM
    return THEFT_STREAM


def seeded_face(r: Rules, s: State, low: I64, high: I64) -> int:
    """The face of the event die at this place of its stream."""
    sides = 0
    for face in range(EVENT_FACES):
        sides += r.event_weight[face]
    left = below(draw(low, high, EVENT_STREAM, s.rolls), sides)
    for face in range(EVENT_FACES):
        left -= r.event_weight[face]
        if left < 0:
            return face
    return 0


def rolled_again(bits: I64) -> int:
    """One of the 30 falls that are no seven, as six times the first die and the second, both from 0 on.

    In each row of six there is one seven, where the two add up to 5.
    """
    x = below(bits, 30)
    row = x // 5
    column = x % 5
    return 6 * row + column + (1 if row + column >= 5 else 0)


def card_at(cards: I64, n: int) -> int:
    """The kind of card n of a pack, counted from 0 on."""
    kind = 0
    while n >= count(cards, kind):
        n -= count(cards, kind)
        kind += 1
    return kind


def seeded_outcome(r: Rules, s: State, low: I64, high: I64, scratch: Outcomes) -> I64:
    """The outcome that the seed with these halves has at this place; chance must be next."""
    bits: I64 = draw(low, high, stream_in_use(s), place_in_stream(s))
    if s.phase == ROLLING:
        x = below(bits, 36)
        if sevens_rest(r, s) and x // 6 + x % 6 == 5:  # H-2
            x = rolled_again(draw(low, high, REROLL_STREAM, s.rolls))
        one = x // 6 + 1
        two = x % 6 + 1
        if s.set_dice != 0:
            one = s.set_dice // 8
            two = s.set_dice % 8
        face = seeded_face(r, s, low, high) if r.cities_knights != 0 else 0
        return pack(DICE, CHANCE, one, two, face)
    if s.phase == STEALING:
        return pack(STOLEN, CHANCE, card_at(s.hand[s.victim], below(bits, total(s.hand[s.victim]))), 0, 0)
    if s.phase == DRAWING:
        return pack(DRAWN, CHANCE, card_at(s.deck, below(bits, total(s.deck))), 0, 0)
    outcomes(r, s, scratch)
    left = below(bits, scratch.total)
    for i in range(scratch.n):
        left -= scratch.weight[i]
        if left < 0:
            return scratch.outcome[i]
    return 0
