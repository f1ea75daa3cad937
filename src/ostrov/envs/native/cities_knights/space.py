"""Numbers the actions of Cities & Knights. The order is part of the environments' version: only append."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
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
        LONE_SMITH,
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
    from ostrov.engine.cities_knights.pieces import smith_argument
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOODS, RESOURCES
    from ostrov.envs.native.codes import Codes
    from ostrov.envs.native.constants import (
        ASK_FORM,
        ENV_SEATS,
        JOURNEY_FORM,
        SET_DICE_FORM,
        SMITH_FORM,
        STRENGTH_FORM,
        SWAP_FORM,
    )
    from ostrov.envs.native.numbering import add, add_goods, add_places, add_plain, add_seats, begin_kind


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
        add(c, pack(PLAY + SMITH, 0, v, LONE_SMITH, 0))
    for w in range(c.nodes):
        for v in range(w):
            add(c, pack(PLAY + SMITH, 0, v, smith_argument(w), 0))


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


def add_journeys(c: Codes, kind: int) -> None:
    """From one node to another."""
    begin_kind(c, kind, JOURNEY_FORM, 0)
    for v in range(c.nodes):
        for w in range(c.nodes):
            if w != v:
                add(c, pack(kind, 0, v, w, 0))


def number_cities_knights(c: Codes, b: Board) -> None:
    """All actions of the expansion."""
    add_knights(c, b)
    add_progress(c, b)
