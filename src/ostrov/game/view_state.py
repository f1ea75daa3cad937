"""States that look like a view: what is hidden is made up, by a rule or by chance."""

from __future__ import annotations

from ostrov.engine.base.constants import KNIGHT_CARD
from ostrov.engine.core.constants import MASK32, NOBODY, SEATS
from ostrov.engine.core.packs import some
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.schema import FIELDS, Visibility
from ostrov.engine.core.state import State
from ostrov.game.expansions import EXPANSIONS
from ostrov.game.view import HIDDEN, View
from ostrov.knowledge.belief import Belief
from ostrov.knowledge.determinize import determinize, determinize_afresh
from ostrov.knowledge.redact import any_cards

MADE_UP = {name: make for expansion in EXPANSIONS for name, make in expansion.view.made_up.items()}


def any_rows(cells: list[int], sizes: list[int]) -> list[int]:
    """Rows of so many cards, those that are not seen all of the first kind."""
    rows, width = [0 if x == HIDDEN else x for x in cells], len(cells) // SEATS
    for p, number in enumerate(sizes):
        if cells[width * p] == HIDDEN:
            rows[width * p] = number
    return rows


def state_from_view(view: View, rules: Rules) -> State:
    """A state in which all that the view shows is as it shows it, sizes of hidden packs included.

    The contents of hidden packs are arbitrary, so only a player that does not look at them may use it.
    Hands of hidden size are empty; hidden stacks of the bank that are not empty have one card.
    """
    blanked = view.blanked()
    return blanked if blanked is not None else _from_fields(view, rules)


def _from_fields(view: View, rules: Rules) -> State:
    """The same for a view that came from elsewhere."""
    state = State()
    for field in FIELDS:
        if field.key not in view.fields:
            continue
        value = view.fields[field.key]
        if field.visibility is Visibility.COUNT:
            sizes = view.counts[field.name] + [0] * (SEATS - rules.seats)
            value = [any_cards(sizes[p]) if pack == HIDDEN else pack for p, pack in enumerate(value)]
        elif field.visibility is Visibility.ROWS:
            value = any_rows(value, view.counts[field.name])
        elif field.name == "bank" and value == HIDDEN:
            value = sum(some(good, 1) for good, n in enumerate(view.counts["bank"]) if n == HIDDEN)
        elif field.name == "deck":
            value = some(KNIGHT_CARD, view.counts["deck"])
        elif field.name in MADE_UP:
            value = MADE_UP[field.name](view.counts[field.name])
        elif field.name == "offer_to":
            value = [NOBODY if x == HIDDEN else x for x in value]
        elif field.visibility is Visibility.SECRET:
            value = [0] * field.length
        elif field.length:
            value = [0 if x == HIDDEN else x for x in value] if HIDDEN in value else value
        elif value == HIDDEN:
            value = 0
        setattr(state, field.name, value)
    state.offers = sum(1 for offer in state.offer if offer != 0)  # those that the seat hears of
    return state


def determinized(view: View, rules: Rules, seed: int, k: int = 0) -> State:
    """World k of a seed: a state that the seat of the view cannot tell from the true one.

    What is hidden is dealt by chance, as likely as the memory of the view says; a view without memory
    leaves open whatever sizes of hands and decks leave open.
    """
    if view.seat is None:
        raise ValueError("a spectator has no cards to imagine the others' from")
    out, halves = State(), (seed & MASK32, seed >> 32)
    if view.memory is None:
        determinize_afresh(rules, state_from_view(view, rules), view.seat, *halves, k, Belief(), out)
    else:
        determinize(rules, view.memory.belief, state_from_view(view, rules), *halves, k, out)
    return out
