"""Numbers the actions of a box. The order here is part of the environments' version: only append.

Must agree with `env_codes.place_of`; a test compares the two for every index.
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
    from ostrov.engine.cities_knights.constants import (
        ACTIVATE,
        ALCHEMIST,
        ASK_HARBOUR,
        BISHOP,
        BUILD_WALL,
        CHASE,
        CHOOSE_DECK,
        COMMERCIAL_HARBOUR,
        COMMIT,
        CRANE,
        DESERTER,
        DIPLOMAT,
        DISPLACE,
        DONE,
        ENGINEER,
        HAND_OVER,
        IMPROVE,
        INTRIGUE,
        INVENTOR,
        IRRIGATION,
        LOSE_CITY,
        MASTER_MERCHANT,
        MEDICINE,
        MERCHANT,
        MERCHANT_FLEET,
        MIGHTY,
        MINING,
        MOVE_KNIGHT,
        PLAY,
        PROGRESS_KINDS,
        PROMOTE,
        PUT_KNIGHT,
        PUT_METROPOLIS,
        RECRUIT,
        RELAY_ROAD,
        REMOVE_KNIGHT,
        RESOURCE_MONOPOLY,
        RETURN_CARD,
        ROAD_BUILDER,
        SABOTEUR,
        SMITH,
        SPY,
        TAKE_CARD,
        TAKE_GOOD,
        TAKE_GOODS,
        TAKE_REFUGE,
        TRACKS,
        TRADE_MONOPOLY,
        WARLORD,
        WEDDING,
    )
    from ostrov.engine.core.actions import pack, pack_bundle
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOODS, NOBODY, NODES, RESOURCES
    from ostrov.engine.core.packs import bundle_of, one
    from ostrov.engine.core.rules import Rules
    from ostrov.envs.native.codes import Codes
    from ostrov.envs.native.constants import (
        ASK_FORM,
        BANK_FORM,
        CARD_FORM,
        ENV_SEATS,
        GOODS_FORM,
        JOURNEY_FORM,
        OFFER_FORM,
        PLACE_FORM,
        PLAIN_FORM,
        ROBBER_FORM,
        SEAT_FORM,
        SET_DICE_FORM,
        SMITH_FORM,
        STRENGTH_FORM,
        SWAP_FORM,
        TARGET_FORM,
    )


def add(c: Codes, action: I64) -> None:
    """The next index means this action."""
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


def add_journeys(c: Codes, kind: int) -> None:
    """From one node to another."""
    begin_kind(c, kind, JOURNEY_FORM, 0)
    for v in range(c.nodes):
        for w in range(c.nodes):
            if w != v:
                add(c, pack(kind, 0, v, w, 0))


def add_calls(c: Codes) -> None:
    """Whom a Commercial Harbour asks, and the resource for it."""
    begin_kind(c, ASK_HARBOUR, ASK_FORM, 0)
    for k in range(1, ENV_SEATS):
        for g in range(RESOURCES):
            add(c, pack(ASK_HARBOUR, 0, k, g, 0))


def add_comings(c: Codes) -> None:
    """A place and a strength for a knight that comes over."""
    begin_kind(c, PUT_KNIGHT, STRENGTH_FORM, 0)
    for v in range(c.nodes):
        for strength in range(1, MIGHTY + 1):
            add(c, pack(PUT_KNIGHT, 0, v, strength, 0))


def add_base(c: Codes, b: Board, r: Rules) -> None:
    """What there is in both boxes; development cards only where there are any."""
    add_plain(c, END_TURN)
    add_plain(c, ROLL)
    add_places(c, FOUND_SETTLEMENT, 0, b.nodes)
    add_places(c, FOUND_ROAD, 0, b.edges)
    add_places(c, ROAD, 0, b.edges)
    add_places(c, SETTLEMENT, 0, b.nodes)
    add_places(c, CITY, 0, b.nodes)
    if r.cities_knights == 0:
        add_plain(c, BUY_CARD)
    add_bank(c)
    add_places(c, FREE_ROAD, 0, b.edges)
    if r.cities_knights == 0:
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


def add_knights(c: Codes, b: Board) -> None:
    """Knights, improvements and the choices of Cities & Knights."""
    add_places(c, RECRUIT, 0, b.nodes)
    add_places(c, ACTIVATE, 0, b.nodes)
    add_places(c, PROMOTE, 0, b.nodes)
    add_journeys(c, MOVE_KNIGHT)
    add_journeys(c, DISPLACE)
    add_places(c, CHASE, 0, b.nodes)
    add_places(c, IMPROVE, 0, TRACKS)
    add_places(c, BUILD_WALL, 0, b.nodes)
    add_places(c, RETURN_CARD, 0, PROGRESS_KINDS)
    add_calls(c)
    add_places(c, COMMIT, 0, b.nodes)
    add_plain(c, DONE)
    add_places(c, LOSE_CITY, 0, b.nodes)
    add_places(c, CHOOSE_DECK, 0, TRACKS)
    add_places(c, TAKE_GOOD, 0, RESOURCES)
    add_places(c, TAKE_REFUGE, 0, b.nodes)
    add_places(c, PUT_METROPOLIS, 0, b.nodes)
    add_places(c, REMOVE_KNIGHT, 0, b.nodes)
    add_comings(c)
    add_places(c, RELAY_ROAD, 0, b.edges)
    add_places(c, TAKE_CARD, 0, PROGRESS_KINDS)
    add_goods(c, TAKE_GOODS, GOODS)
    add_places(c, HAND_OVER, RESOURCES, GOODS)


def add_dice(c: Codes) -> None:
    """The dice that an Alchemist sets."""
    begin_kind(c, PLAY + ALCHEMIST, SET_DICE_FORM, 0)
    for red in range(1, 7):
        for yellow in range(1, 7):
            add(c, pack(PLAY + ALCHEMIST, 0, red, yellow, 0))


def add_swaps(c: Codes, b: Board) -> None:
    """The two hexes of an Inventor."""
    begin_kind(c, PLAY + INVENTOR, SWAP_FORM, 0)
    for other in range(b.hexes):
        for h in range(other):
            add(c, pack(PLAY + INVENTOR, 0, h, other, 0))


def add_smiths(c: Codes) -> None:
    """One knight, then two, for a Smith."""
    begin_kind(c, PLAY + SMITH, SMITH_FORM, 0)
    for v in range(c.nodes):
        add(c, pack(PLAY + SMITH, 0, v, NODES, 0))
    for w in range(c.nodes):
        for v in range(w):
            add(c, pack(PLAY + SMITH, 0, v, w, 0))


def add_progress(c: Codes, b: Board) -> None:
    """Progress cards; those that are victory points are never played."""
    add_dice(c)
    add_plain(c, PLAY + CRANE)
    add_places(c, PLAY + ENGINEER, 0, b.nodes)
    add_swaps(c, b)
    add_plain(c, PLAY + IRRIGATION)
    add_places(c, PLAY + MEDICINE, 0, b.nodes)
    add_plain(c, PLAY + MINING)
    add_plain(c, PLAY + ROAD_BUILDER)
    add_smiths(c)
    add_places(c, PLAY + BISHOP, 0, b.hexes)
    add_seats(c, PLAY + DESERTER)
    add_places(c, PLAY + DIPLOMAT, 0, b.edges)
    add_places(c, PLAY + INTRIGUE, 0, b.nodes)
    add_plain(c, PLAY + SABOTEUR)
    add_seats(c, PLAY + SPY)
    add_plain(c, PLAY + WARLORD)
    add_plain(c, PLAY + WEDDING)
    add_plain(c, PLAY + COMMERCIAL_HARBOUR)
    add_seats(c, PLAY + MASTER_MERCHANT)
    add_places(c, PLAY + MERCHANT, 0, b.hexes)
    add_places(c, PLAY + MERCHANT_FLEET, 0, GOODS)
    add_places(c, PLAY + RESOURCE_MONOPOLY, 0, RESOURCES)
    add_places(c, PLAY + TRADE_MONOPOLY, RESOURCES, GOODS)


def number_actions(c: Codes, b: Board, r: Rules) -> None:
    """Fills the space of the box that the rules belong to, on a board of the standard size."""
    c.size = 0
    c.nodes = b.nodes
    c.goods = r.goods
    add_base(c, b, r)
    if r.cities_knights != 0:
        add_knights(c, b)
        add_progress(c, b)
