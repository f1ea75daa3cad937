"""Packs: up to eight small counts in one integer, for hands, the bank, costs and decks.

Each field holds 0 to 63 under a guard bit that is always clear, so that two packs are compared,
added and subtracted in one operation each.
"""

# Inlined.
from __future__ import annotations

from ostrov.engine.core.constants import (
    BUNDLE_BITS,
    BUNDLE_MAX,
    BUNDLE_SIGN,
    GOODS,
    PACK_BITS,
    PACK_GUARD,
    PACK_MAX,
    PACK_PAIRS,
)
from ostrov.engine.core.types import I64


def count(pack: I64, kind: int) -> int:
    """How many of one kind."""
    return (pack >> (PACK_BITS * kind)) & PACK_MAX


def one(kind: int) -> I64:
    """A pack of a single card."""
    x: I64 = 1
    return x << (PACK_BITS * kind)


def some(kind: int, number: I64) -> I64:
    """A pack of several cards of one kind."""
    return number << (PACK_BITS * kind)


def covers(pack: I64, cost: I64) -> bool:
    """Whether every field of the pack is at least that of the cost."""
    return ((pack | PACK_GUARD) - cost) & PACK_GUARD == PACK_GUARD


def reaching(pack: I64, least: I64) -> I64:
    """The guard bits of the fields that are at least as large as those of another pack."""
    return ((pack | PACK_GUARD) - least) & PACK_GUARD


def total(pack: I64) -> int:
    """The number of all cards."""
    pairs: I64 = (pack & PACK_PAIRS) + ((pack >> PACK_BITS) & PACK_PAIRS)
    return (pairs & 0x3FFF) + ((pairs >> 14) & 0x3FFF) + ((pairs >> 28) & 0x3FFF) + (pairs >> 42)


def given(bundle: I64) -> I64:
    """The pack that the maker of a bundle hands over: its negative fields."""
    pack: I64 = 0
    field: I64 = 0
    for kind in range(GOODS):
        field = bundle >> (BUNDLE_BITS * kind)
        if field & BUNDLE_SIGN:
            pack |= (field & BUNDLE_MAX) << (PACK_BITS * kind)
    return pack


def wanted(bundle: I64) -> I64:
    """The pack that the maker of a bundle receives, or the plain pack of an unsigned bundle."""
    pack: I64 = 0
    field: I64 = 0
    for kind in range(GOODS):
        field = bundle >> (BUNDLE_BITS * kind)
        if field & BUNDLE_SIGN == 0:
            pack |= (field & BUNDLE_MAX) << (PACK_BITS * kind)
    return pack


def bundle_of(pack: I64) -> I64:
    """The unsigned bundle of a pack whose fields are at most 31."""
    bundle: I64 = 0
    field: I64 = 0
    for kind in range(GOODS):
        field = count(pack, kind)
        bundle |= field << (BUNDLE_BITS * kind)
    return bundle
