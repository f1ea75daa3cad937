"""Every action of the base game that a seat could ever do on a board; free-form offers left out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ostrov.engine import constants as c
from ostrov.engine.core.actions import pack, pack_bundle
from ostrov.engine.core.board import Board
from ostrov.engine.core.packs import bundle_of, count, one
from ostrov.engine.core.rules import Rules

PLAIN = (c.END_TURN, c.ROLL, c.BUY_CARD, c.KNIGHT, c.ROAD_BUILDING, c.CLAIM, c.WITHDRAW, c.ACCEPT)


def base_universe(b: Board, r: Rules, seat: int) -> Iterator[int]:
    """All actions of a seat but offers and discards, ascending within a kind."""
    for kind in PLAIN:
        yield pack(kind, seat, 0, 0, 0)
    for kind in (c.FOUND_SETTLEMENT, c.SETTLEMENT, c.CITY):
        for node in range(b.nodes):
            yield pack(kind, seat, node, 0, 0)
    for kind in (c.FOUND_ROAD, c.ROAD, c.FREE_ROAD):
        for edge in range(b.edges):
            yield pack(kind, seat, edge, 0, 0)
    for give, rate, take in product(range(r.goods), (2, 3, 4), range(r.goods)):
        yield pack(c.BANK_TRADE, seat, give, rate, take)
    for second in range(c.RESOURCES):
        yield pack_bundle(c.YEAR_OF_PLENTY, seat, 0, bundle_of(one(second)))
        for first in range(second + 1):
            yield pack_bundle(c.YEAR_OF_PLENTY, seat, 0, bundle_of(one(second) + one(first)))
    for good in range(c.RESOURCES):
        yield pack(c.MONOPOLY, seat, good, 0, 0)
    for place, victim in product(range(b.hexes), (*range(r.seats), c.NOBODY)):
        yield pack(c.MOVE_ROBBER, seat, place, victim, 0)
    for kind in (c.DECLINE, c.DEAL):
        for other in range(r.seats):
            yield pack_bundle(kind, seat, other, 0)


def discards(seat: int, hand: int, number: int) -> Iterator[int]:
    """All ways to throw a number of cards out of a hand."""
    ranges = [range(count(hand, good) + 1) for good in range(c.GOODS)]
    for chosen in product(*reversed(ranges)):
        if sum(chosen) == number:
            cards = sum(n << (c.PACK_BITS * (c.GOODS - 1 - i)) for i, n in enumerate(chosen))
            yield pack_bundle(c.DISCARD, seat, 0, bundle_of(cards))
