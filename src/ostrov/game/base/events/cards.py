"""Development cards bought and played. B-DEV-1, B-KNIGHT, B-PROG."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.packs import count, total
from ostrov.game.change import Change, Events
from ostrov.game.event import Event
from ostrov.game.names import CARDS, GOODS, pack_dict


def paid(ch: Change) -> Events:
    """A card is paid for; chance says which (B-BUILD-1)."""
    yield Event("card-paid", "B-BUILD-1", {**ch.by, "cost": pack_dict(ch.rules.cost[c.CARD_ITEM])})


def drawn(ch: Change) -> Events:
    """The buyer alone knows the card; the deck is smaller by one (B-DEV-1, -3)."""
    facts = {**ch.by, "deck": total(ch.after.deck)}
    yield Event("card-bought", "B-DEV-1", facts, {ch.seat: {"card": CARDS[ch.first]}})


def knight(ch: Change) -> Events:
    """The knight lies open (B-KNIGHT-1, -4)."""
    facts = {**ch.by, "card": CARDS[c.KNIGHT_CARD], "knights": ch.after.knights[ch.seat]}
    yield Event("card-played", "B-KNIGHT-1", facts)


def road_building(ch: Change) -> Events:
    """Free roads follow (B-PROG-ROAD)."""
    facts = {**ch.by, "card": CARDS[c.ROADS_CARD], "roads": ch.after.free_roads}
    yield Event("card-played", "B-PROG-ROAD", facts)


def plenty(ch: Change) -> Events:
    """Resources from the bank, open to all (B-PROG-YOP)."""
    yield Event("card-played", "B-PROG-YOP", {**ch.by, "card": CARDS[c.PLENTY_CARD]})
    goods = ch.gained().get(ch.seat, {})
    yield Event("year-of-plenty", "B-PROG-YOP", {**ch.by, "goods": goods})


def monopoly(ch: Change) -> Events:
    """Everybody shows what they hand over, or that they have none (B-PROG-MONO)."""
    yield Event("card-played", "B-PROG-MONO", {**ch.by, "card": CARDS[c.MONOPOLY_CARD]})
    hand = ch.before.hand
    takings = [{**ch.player(p), "number": count(hand[p], ch.first)} for p in ch.clockwise() if p != ch.seat]
    yield Event("monopoly", "B-PROG-MONO", {**ch.by, "good": GOODS[ch.first], "takings": takings})


TELLERS = {
    c.BUY_CARD: paid,
    c.DRAWN: drawn,
    c.KNIGHT: knight,
    c.ROAD_BUILDING: road_building,
    c.YEAR_OF_PLENTY: plenty,
    c.MONOPOLY: monopoly,
}
