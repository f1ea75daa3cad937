"""Questions to a game in any state: why not this, why not that?"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of, pack, pack_bundle
from ostrov.engine.core.constants import CHANCE
from ostrov.engine.core.packs import bundle_of, total
from ostrov.engine.dispatch.awaiting import next_actor
from ostrov.game.game import Game
from ostrov.game.refusal import Refusal
from ostrov.game.universe import foreign_universe, universe
from ostrov.game.why import why_not
from ostrov.testing.expansions import EXPANSIONS
from ostrov.testing.tables import CLAUSE_TABLES
from ostrov.testing.walks import cards_of, pack_of_cards, wild_offer

AT_BUILDINGS = (c.CITY, *(kind for part in EXPANSIONS for kind in part.at_buildings))
"""Kinds that most places answer alike: questions about them also go to places where a piece stands."""

BANK_TRADES = 6
"""Trades asked for beside those of the pool: few rates and goods are in question at a time."""

Pool = dict[int, list[int]]


@cache
def pools(table: str) -> tuple[Pool, ...]:
    """Everything that could be asked at a table, by kind, for each seat and for chance."""
    game = Game.new(1, **CLAUSE_TABLES[table])
    b, r = game.board, game.rules
    found: list[Pool] = []
    for seat in range(r.seats):
        found.append(_by_kind((*universe(b, r, seat), *foreign_universe(b, r, seat))))
    return (*found, _by_kind(_chances(c.EVENT_FACES if any(r.event_weight) else 1)))


def _chances(faces: int) -> Iterator[int]:
    """Everything that chance could be said to do."""
    for red, yellow, face in product(range(1, 7), range(1, 7), range(faces)):
        yield pack(c.DICE, CHANCE, red, yellow, face)
    for kind, size in ((c.DRAWN, c.CARD_KINDS), (c.STOLEN, c.GOODS)):
        for first in range(size):
            yield pack(kind, CHANCE, first, 0, 0)
    for part in EXPANSIONS:
        yield from part.outcomes()


def _by_kind(actions: Iterable[int]) -> Pool:
    """Actions under their kinds."""
    pool: Pool = {}
    for packed in actions:
        pool.setdefault(kind_of(packed), []).append(packed)
    return pool


def ask_around(game: Game, table: str, rng: random.Random) -> Iterator[tuple[int, Refusal]]:
    """The refusals of some actions of every kind, by the seat that is to act, another one and chance."""
    for packed in _questions(game, table, rng):
        refusal = why_not(game, packed)
        if refusal is not None:
            yield packed, refusal


def _questions(game: Game, table: str, rng: random.Random) -> Iterator[int]:
    found = pools(table)
    seat, other = next_actor(game.rules, game.state), rng.randrange(game.rules.seats)
    for p, each in ((seat, 2), (other, 1), (len(found) - 1, 1)):
        for actions in found[p].values():
            yield from rng.choices(actions, k=each)
    for p in (seat, other):
        yield from _pointed(game, p, rng)
        yield from _free(game, p, rng)
    yield from rng.choices(found[seat][c.BANK_TRADE], k=BANK_TRADES)


def _pointed(game: Game, seat: int, rng: random.Random) -> Iterator[int]:
    """Questions about places with a piece, and those that expansions ask."""
    b, s = game.board, game.state
    buildings = [v for v in range(b.nodes) if s.owner[v]]
    own = [v for v in buildings if s.owner[v] == seat + 1]
    for places in (buildings, own):
        for kind in AT_BUILDINGS if places else ():
            yield pack(kind, seat, rng.choice(places), 0, 0)
    for part in EXPANSIONS:
        yield from part.questions(game, seat, rng)


def _free(game: Game, seat: int, rng: random.Random) -> Iterator[int]:
    """An offer and discards of any shape."""
    s = game.state
    yield wild_offer(game, seat, rng)
    cards = cards_of(s.hand[seat])
    number = rng.choice((s.due[seat], total(s.hand[seat]) // 2, rng.randint(0, 5)))
    for thrown in (rng.sample(cards, min(number, len(cards))), [rng.randrange(c.GOODS)] * number):
        yield pack_bundle(c.DISCARD, seat, 0, bundle_of(pack_of_cards(thrown)))
