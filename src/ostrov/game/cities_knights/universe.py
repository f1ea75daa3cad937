"""Every action of Cities & Knights that a seat could ever do on a board, ascending within a kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.constants import PLAY
from ostrov.engine.cities_knights.pieces import smith_argument
from ostrov.engine.core.actions import pack, pack_bundle
from ostrov.engine.core.board import Board
from ostrov.engine.core.packs import bundle_of, one
from ostrov.engine.core.rules import Rules
from ostrov.game.cities_knights import notation

PLAIN = (
    c.DONE,
    PLAY + c.CRANE,
    PLAY + c.IRRIGATION,
    PLAY + c.MINING,
    PLAY + c.PRINTER,
    PLAY + c.ROAD_BUILDER,
    PLAY + c.CONSTITUTION,
    PLAY + c.SABOTEUR,
    PLAY + c.WARLORD,
    PLAY + c.WEDDING,
    PLAY + c.COMMERCIAL_HARBOUR,
)


def single_places(b: Board, r: Rules) -> Iterator[tuple[int, int]]:
    """Kinds with one argument, and the argument."""
    sizes = (
        (notation.NODES, b.nodes),
        (notation.EDGES, b.edges),
        (notation.HEXES, b.hexes),
        (notation.SEATS, r.seats),
        (notation.TRACKS, c.TRACKS),
        ((c.RETURN_CARD, c.TAKE_CARD), c.PROGRESS_KINDS),
        (notation.GOODS, c.GOODS),
        (PLAIN, 1),
    )
    return chain.from_iterable(product(some, range(size)) for some, size in sizes)


def pairs(b: Board, r: Rules) -> Iterator[tuple[int, int, int]]:
    """Kinds with two arguments, and the arguments."""
    for kind in notation.NODE_PAIRS:
        for v, w in product(range(b.nodes), repeat=2):
            yield kind, v, w
    for red, yellow in product(range(1, 7), repeat=2):
        yield PLAY + c.ALCHEMIST, red, yellow
    for h, other in combinations(range(b.hexes), 2):
        yield PLAY + c.INVENTOR, h, other
    for v in range(b.nodes):
        for w in (*range(v, b.nodes), c.NODES):
            yield PLAY + c.SMITH, v, smith_argument(w)
    for q, good in product(range(r.seats), range(c.GOODS)):
        yield c.ASK_HARBOUR, q, good
    for v, strength in product(range(b.nodes), range(1, c.MIGHTY + 1)):
        yield c.PUT_KNIGHT, v, strength


def knights_universe(b: Board, r: Rules, seat: int) -> Iterator[int]:
    """All actions of a seat that the expansion adds."""
    for kind, first in single_places(b, r):
        yield pack(kind, seat, first, 0, 0)
    for kind, first, second in pairs(b, r):
        yield pack(kind, seat, first, second, 0)
    for high in range(c.GOODS):
        yield pack_bundle(c.TAKE_GOODS, seat, 0, bundle_of(one(high)))
        for low in range(high + 1):
            yield pack_bundle(c.TAKE_GOODS, seat, 0, bundle_of(one(high) + one(low)))
