"""How a space of actions is numbered, kind after kind: the forms that arguments come in."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.actions import pack, pack_bundle
    from ostrov.engine.core.packs import bundle_of, one
    from ostrov.envs.native.codes import Codes
    from ostrov.envs.native.constants import (
        ENV_ACTIONS,
        ENV_SEATS,
        GOODS_FORM,
        PLACE_FORM,
        PLAIN_FORM,
        SEAT_FORM,
        TARGET_FORM,
    )


def add(c: Codes, action: I64) -> None:
    """The next index means this action; those beyond the room are counted only, and refused by `actions`."""
    if c.size < ENV_ACTIONS:
        c.action[c.size] = action
    c.size += 1


def begin_kind(c: Codes, kind: int, form: int, low: int) -> None:
    """The next indices are of this kind."""
    c.form[kind] = form
    c.low[kind] = low
    c.start[kind] = c.size


def add_plain(c: Codes, kind: int) -> None:
    """A kind without arguments."""
    begin_kind(c, kind, PLAIN_FORM, 0)
    add(c, pack(kind, 0, 0, 0, 0))


def add_places(c: Codes, kind: int, low: int, end: int) -> None:
    """A kind with one argument."""
    begin_kind(c, kind, PLACE_FORM, low)
    for i in range(low, end):
        add(c, pack(kind, 0, i, 0, 0))


def add_seats(c: Codes, kind: int) -> None:
    """A kind with another seat as its argument."""
    begin_kind(c, kind, SEAT_FORM, 0)
    for k in range(1, ENV_SEATS):
        add(c, pack(kind, 0, k, 0, 0))


def add_targets(c: Codes, kind: int) -> None:
    """A kind with another seat as its addressee."""
    begin_kind(c, kind, TARGET_FORM, 0)
    for k in range(1, ENV_SEATS):
        add(c, pack_bundle(kind, 0, k, 0))


def add_goods(c: Codes, kind: int, kinds: int) -> None:
    """One card, then two cards."""
    begin_kind(c, kind, GOODS_FORM, kinds)
    for g in range(kinds):
        add(c, pack_bundle(kind, 0, 0, bundle_of(one(g))))
    for high in range(kinds):
        for low in range(high + 1):
            add(c, pack_bundle(kind, 0, 0, bundle_of(one(high) + one(low))))
