"""What expansions hide and show: here, and only here, beliefs ask which of them are played."""

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
