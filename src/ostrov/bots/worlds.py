"""A state that looks like a view: what is hidden is made up."""

from __future__ import annotations

from ostrov.engine.cards import some
from ostrov.engine.constants import KNIGHT_CARD, PACK_MAX, PROGRESS_KINDS, SEATS
from ostrov.engine.rules import Rules
from ostrov.engine.schema import FIELDS, Visibility
from ostrov.engine.state import State
from ostrov.game.view import HIDDEN, View


def any_pack(number: int) -> int:
    """Some pack of so many cards."""
    pack, kind = 0, 0
    while number > 0:
        pack |= some(kind, min(number, PACK_MAX))
        number, kind = number - PACK_MAX, kind + 1
    return pack


def any_rows(cells: list[int], sizes: list[int]) -> list[int]:
    """Rows of so many progress cards, those that are not seen all of the first kind."""
    rows = [0 if x == HIDDEN else x for x in cells]
    for p, number in enumerate(sizes):
        if cells[PROGRESS_KINDS * p] == HIDDEN:
            rows[PROGRESS_KINDS * p] = number
    return rows


def likeness(view: View, rules: Rules) -> State:
    """A state in which all that the view shows is as it shows it, sizes of hidden packs included.

    The contents of hidden packs are arbitrary, so only a player that does not look at them may use it.
    Hands of hidden size are empty; hidden stacks of the bank that are not empty have one card.
    """
    state = State()
    for field in FIELDS:
        if field.name not in view.fields:
            continue
        value = view.fields[field.name]
        if field.visibility is Visibility.COUNT:
            sizes = view.counts[field.name] + [0] * (SEATS - rules.seats)
            value = [any_pack(sizes[p]) if pack == HIDDEN else pack for p, pack in enumerate(value)]
        elif field.visibility is Visibility.ROWS:
            value = any_rows(value, view.counts[field.name])
        elif field.name == "bank" and value == HIDDEN:
            value = sum(some(good, 1) for good, n in enumerate(view.counts["bank"]) if n == HIDDEN)
        elif field.name == "deck":
            value = some(KNIGHT_CARD, view.counts["deck"])
        elif field.visibility is Visibility.SECRET:
            value = [0] * field.length
        elif field.length:
            value = [0 if x == HIDDEN else x for x in value] if HIDDEN in value else value
        elif value == HIDDEN:
            value = 0
        setattr(state, field.name, value)
    return state
