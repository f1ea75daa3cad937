"""What expansions hide and show: here, and only here, beliefs ask which of them are played.

Where phases, causes and kinds of actions are an expansion's own, they tell without asking.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.belief import Belief
    from ostrov.knowledge.cities_knights.goods import (
        offered_resource,
        owed_for_card,
        shows_hand_to_merchant,
        some_commodity,
        taken_by_merchant,
        update_cards_about_goods,
    )
    from ostrov.knowledge.cities_knights.hidden import deal_hidden_progress, redact_progress
    from ostrov.knowledge.cities_knights.progress import look_at_progress, read_backs, update_progress


def redact_expansions(r: Rules, s: State, seat: int) -> None:
    """Takes out of a state what the seat does not see."""
    if r.cities_knights != 0:
        redact_progress(r, s, seat)


def look_at_expansions(m: Belief, r: Rules, s: State, low: I64, high: I64, k: I64) -> None:
    """Believes what a single look at the table tells."""
    if r.cities_knights != 0:
        look_at_progress(m, r, s, low, high, k)


def start_expansions(m: Belief, r: Rules, s: State) -> None:
    """Believes what everybody sees at the beginning."""
    if r.cities_knights != 0:
        read_backs(m, r, s)


def update_expansions(m: Belief, r: Rules, before: State, action: I64, after: State) -> None:
    """Takes in an action or outcome, as far as it is not about goods."""
    if r.cities_knights != 0:
        update_progress(m, before, action, after)


def determinize_expansions(r: Rules, m: Belief, s: State, low: I64, high: I64, k: I64) -> None:
    """Deals what the seat does not see, as draw k of a seed."""
    if r.cities_knights != 0:
        deal_hidden_progress(r, m, s, low, high, k)


def update_expansion_goods(m: Belief, r: Rules, before: State, action: I64, after: State) -> None:
    """Takes in what an action shows of hands, beyond the cards that change them."""
    if r.cities_knights != 0:
        update_cards_about_goods(m, r, before, action, after)


def taken_unseen(action: I64) -> int:
    """Cards that go from the seat of a step to the active one, unseen by others; 0 for another action."""
    return taken_by_merchant(action)


def shows_hand(s: State, q: int, seat: int) -> bool:
    """Seat q shows its hand to the seat at this moment."""
    return shows_hand_to_merchant(s, q, seat)


def certain_in_expansion(s: State, q: int) -> I64:
    """Goods that seat q must hold at this moment."""
    return offered_resource(s, q)


def one_of_expansion(s: State, q: int, hand: I64, pool: I64) -> I64:
    """Cards of which seat q must have one at this moment, where its hand has none."""
    return some_commodity(s, q, hand, pool)


def owed_in_expansion(r: Rules, s: State, q: int) -> int:
    """Cards that seat q has to choose in a discard that no seven has caused."""
    return owed_for_card(r, s, q)
