"""Development cards: buying, playing, Largest Army. B-DEV-1 to -10, B-KNIGHT, B-PROG, B-LA-1 to -4."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.building import can_pay
    from ostrov.engine.base.constants import (
        BEFORE_ROLL,
        CARD_ITEM,
        KNIGHT,
        KNIGHT_CARD,
        MAIN,
        MONOPOLY,
        MONOPOLY_CARD,
        PLENTY_CARD,
        POINT_CARD,
        ROAD_BUILDING,
        ROADS_CARD,
        ROBBING,
        YEAR_OF_PLENTY,
    )
    from ostrov.engine.base.free_lines import begin_free_lines, may_build_roads
    from ostrov.engine.base.offers import lapse
    from ostrov.engine.core.actions import pack, pack_bundle
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import BUNDLE_BITS, PACK_MAX, RESOURCES
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, one, some, total, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def may_buy(r: Rules, s: State, p: int) -> bool:
    """The deck has a card and the hand covers the cost (B-DEV-1, -2)."""
    return s.deck != 0 and can_pay(r, s, p, CARD_ITEM)


def draw_card(s: State, p: int, kind: int) -> None:
    """The top card turned out to be of this kind; it cannot be played in this turn (B-DEV-1, -7)."""
    s.deck = s.deck - one(kind)
    s.cards[p] = s.cards[p] + one(kind)
    s.fresh = s.fresh + one(kind)
    s.draws += 1
    s.phase = MAIN


def may_play(s: State, p: int, kind: int) -> bool:
    """An older card, between two steps of the own turn, the first of the turn (B-DEV-5 to -7, X-44)."""
    if s.card_played != 0 or (s.phase != MAIN and s.phase != BEFORE_ROLL):
        return False
    return count(s.cards[p], kind) > count(s.fresh, kind)


def plenty_size(s: State) -> int:
    """How many cards a Year of Plenty takes: two, or what is left (B-PROG-YOP, X-14)."""
    return min(total(s.bank), 2)


def may_take(s: State, bundle: I64) -> bool:
    """The bank holds the resources named, as many as are due (B-PROG-YOP, X-14)."""
    chosen: I64 = wanted(bundle)
    if total(chosen) != plenty_size(s) or chosen == 0:
        return False
    for g in range(RESOURCES):
        if count(chosen, g) > count(s.bank, g):
            return False
    return chosen >> (7 * RESOURCES) == 0


def legal_plenty(s: State, p: int, out: Moves) -> None:
    """Appends the choices of a Year of Plenty, ascending."""
    for second in range(RESOURCES):
        if count(s.bank, second) == 0:
            continue
        top: I64 = 1
        top = top << (BUNDLE_BITS * second)
        if plenty_size(s) == 1:
            push(out, pack_bundle(YEAR_OF_PLENTY, p, 0, top))
            continue
        for first in range(second + 1):
            other: I64 = 1
            other = other << (BUNDLE_BITS * first)
            if may_take(s, top + other):
                push(out, pack_bundle(YEAR_OF_PLENTY, p, 0, top + other))


def legal_cards(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the cards that seat p may play now."""
    if s.card_played != 0 or (s.cards[p] - s.fresh) & ~some(POINT_CARD, PACK_MAX) == 0:
        return
    if may_play(s, p, KNIGHT_CARD):
        push(out, pack(KNIGHT, p, 0, 0, 0))
    if may_play(s, p, ROADS_CARD) and may_build_roads(b, r, s, p):
        push(out, pack(ROAD_BUILDING, p, 0, 0, 0))
    if may_play(s, p, PLENTY_CARD):
        legal_plenty(s, p, out)
    if may_play(s, p, MONOPOLY_CARD):
        for good in range(RESOURCES):
            push(out, pack(MONOPOLY, p, good, 0, 0))


def spend_card(s: State, p: int, kind: int) -> None:
    """The card leaves the hand for good (B-DEV-5, -9)."""
    s.cards[p] = s.cards[p] - one(kind)
    s.card_played = 1
    if kind != KNIGHT_CARD:
        s.played = s.played + one(kind)


def play_knight(r: Rules, s: State, p: int) -> None:
    """The knight lies open and counts; then the robber moves (B-KNIGHT-1, -4, B-LA-1 to -4)."""
    spend_card(s, p, KNIGHT_CARD)
    s.knights[p] += 1
    holder = s.army_holder
    if s.knights[p] >= r.army_minimum and holder != p + 1:
        if holder == 0 or s.knights[p] > s.knights[holder - 1]:
            if holder != 0:
                s.points[holder - 1] -= r.army_points
            s.points[p] += r.army_points
            s.army_holder = p + 1
    s.phase = ROBBING


def play_road_building(b: Board, r: Rules, s: State, p: int) -> None:
    """Lines follow, free of cost (B-PROG-ROAD, S-DEV-2)."""
    spend_card(s, p, ROADS_CARD)
    begin_free_lines(b, r, s, p)


def play_plenty(s: State, p: int, bundle: I64) -> None:
    """The cards come from the bank (B-PROG-YOP)."""
    spend_card(s, p, PLENTY_CARD)
    s.hand[p] = s.hand[p] + wanted(bundle)
    s.bank = s.bank - wanted(bundle)


def play_monopoly(r: Rules, s: State, p: int, good: int) -> None:
    """Every other seat hands over all cards of one resource (B-PROG-MONO)."""
    spend_card(s, p, MONOPOLY_CARD)
    for q in range(r.seats):
        if q != p:
            n = count(s.hand[q], good)
            if n > 0:
                lapse(s, q)
                s.hand[q] = s.hand[q] - some(good, n)
                s.hand[p] = s.hand[p] + some(good, n)
