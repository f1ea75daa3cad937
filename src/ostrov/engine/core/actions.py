"""Actions and outcomes as single integers: kind, actor, addressee and arguments or a bundle.

bits 54-60 kind | 51-53 actor | 48-50 addressee | 0-47 three arguments of twelve bits, or a bundle
"""

# Inlined.
from __future__ import annotations

from ostrov.engine.core.constants import (
    ACTOR_SHIFT,
    ARG_BITS,
    ARG_MASK,
    BUNDLE_MASK,
    FIRST_OUTCOME,
    KIND_SHIFT,
    LAST_OUTCOME,
    SEAT_MASK,
    TARGET_SHIFT,
)
from ostrov.engine.core.types import I64


def pack(kind: I64, actor: I64, first: I64, second: I64, third: I64) -> I64:
    """An action with up to three arguments; unused ones are 0."""
    return kind << KIND_SHIFT | actor << ACTOR_SHIFT | first << (2 * ARG_BITS) | second << ARG_BITS | third


def pack_bundle(kind: I64, actor: I64, target: I64, bundle: I64) -> I64:
    """An action about cards: a discard, an offer, the two cards of a Year of Plenty."""
    return kind << KIND_SHIFT | actor << ACTOR_SHIFT | target << TARGET_SHIFT | bundle


def kind_of(action: I64) -> int:
    """What is done."""
    return action >> KIND_SHIFT


def is_outcome(action: I64) -> bool:
    """Chance does it, not a seat."""
    return FIRST_OUTCOME <= (action >> KIND_SHIFT) <= LAST_OUTCOME


def actor_of(action: I64) -> int:
    """Who does it: a seat, or CHANCE."""
    return (action >> ACTOR_SHIFT) & SEAT_MASK


def target_of(action: I64) -> int:
    """To whom: a seat, or NOBODY."""
    return (action >> TARGET_SHIFT) & SEAT_MASK


def first_of(action: I64) -> int:
    """The first argument."""
    return (action >> (2 * ARG_BITS)) & ARG_MASK


def second_of(action: I64) -> int:
    """The second argument."""
    return (action >> ARG_BITS) & ARG_MASK


def third_of(action: I64) -> int:
    """The third argument."""
    return action & ARG_MASK


def bundle_in(action: I64) -> I64:
    """The bundle of cards."""
    return action & BUNDLE_MASK
