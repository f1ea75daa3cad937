"""Numbers the actions of a game. The order here is part of the environments' version: only append.

Must agree with `codes.place_of`; a test compares the two for every index.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.common_offers import simple_bundle
    from ostrov.engine.base.constants import (
        ACCEPT,
        BANK_TRADE,
        BUY_CARD,
        CITY,
        CLAIM,
        DEAL,
        DECLINE,
        DISCARD,
        END_TURN,
        FOUND_ROAD,
        FOUND_SETTLEMENT,
        FREE_ROAD,
        KNIGHT,
        MONOPOLY,
        MOVE_ROBBER,
        OFFER,
        ROAD,
        ROAD_BUILDING,
        ROLL,
        SETTLEMENT,
        WITHDRAW,
        YEAR_OF_PLENTY,
    )
    from ostrov.engine.core.actions import pack, pack_bundle
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NOBODY, RESOURCES
    from ostrov.engine.core.packs import bundle_of, one
    from ostrov.engine.core.rules import Rules
    from ostrov.envs.native.codes import Codes
    from ostrov.envs.native.constants import (
        BANK_FORM,
        CARD_FORM,
        ENV_SEATS,
        OFFER_FORM,
        ROBBER_FORM,
    )
    from ostrov.envs.native.expansions import number_expansions
    from ostrov.envs.native.numbering import add, add_goods, add_places, add_plain, add_targets, begin_kind


def add_bank(c: Codes) -> None:
    """Trades with the bank: given kind, rate, taken kind."""
    begin_kind(c, BANK_TRADE, BANK_FORM, 0)
    for give in range(c.goods):
        for rate in range(2, 5):
            for take in range(c.goods):
                if take != give:
                    add(c, pack(BANK_TRADE, 0, give, rate, take))


def add_robber(c: Codes, b: Board) -> None:
    """A hex, and nobody or a seat to rob."""
    begin_kind(c, MOVE_ROBBER, ROBBER_FORM, 0)
    for h in range(b.hexes):
        add(c, pack(MOVE_ROBBER, 0, h, NOBODY, 0))
        for k in range(1, ENV_SEATS):
            add(c, pack(MOVE_ROBBER, 0, h, k, 0))


def add_discards(c: Codes) -> None:
    """One card to throw; the argument is its kind."""
    begin_kind(c, DISCARD, CARD_FORM, 0)
    for g in range(c.goods):
        add(c, pack_bundle(DISCARD, 0, 0, bundle_of(one(g))))


def add_offers(c: Codes) -> None:
    """The common offers: to everybody, then to each other seat; 1:1, 2:1, 1:2."""
    begin_kind(c, OFFER, OFFER_FORM, 0)
    for k in range(ENV_SEATS):
        to: I64 = NOBODY if k == 0 else k
        for give in range(c.goods):
            for take in range(c.goods):
                if take != give:
                    add(c, pack_bundle(OFFER, 0, to, simple_bundle(give, 1, take, 1)))
                    add(c, pack_bundle(OFFER, 0, to, simple_bundle(give, 2, take, 1)))
                    add(c, pack_bundle(OFFER, 0, to, simple_bundle(give, 1, take, 2)))


def add_base(c: Codes, b: Board, r: Rules) -> None:
    """What there is in every game; development cards only where there are any."""
    add_plain(c, END_TURN)
    add_plain(c, ROLL)
    add_places(c, FOUND_SETTLEMENT, 0, b.nodes)
    add_places(c, FOUND_ROAD, 0, b.edges)
    add_places(c, ROAD, 0, b.edges)
    add_places(c, SETTLEMENT, 0, b.nodes)
    add_places(c, CITY, 0, b.nodes)
    if r.deck != 0:
        add_plain(c, BUY_CARD)
    add_bank(c)
    add_places(c, FREE_ROAD, 0, b.edges)
    if r.deck != 0:
        add_plain(c, KNIGHT)
        add_plain(c, ROAD_BUILDING)
        add_goods(c, YEAR_OF_PLENTY, RESOURCES)
        add_places(c, MONOPOLY, 0, RESOURCES)
    add_robber(c, b)
    add_discards(c)
    add_plain(c, CLAIM)
    add_offers(c)
    add_plain(c, WITHDRAW)
    add_plain(c, ACCEPT)
    add_targets(c, DECLINE)
    add_targets(c, DEAL)


def number_actions(c: Codes, b: Board, r: Rules) -> None:
    """Fills the space of the game that the rules belong to, on a board of the standard size."""
    c.size = 0
    c.nodes = b.nodes
    c.goods = r.goods
    add_base(c, b, r)
    number_expansions(c, b, r)
