"""Gifts of the tribe: what a ship took, the card that it was, the harbour that was laid. S-FT-4 to -7."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.packs import total
from ostrov.game.base.events import cards
from ostrov.game.change import Change, Events
from ostrov.game.event import Event
from ostrov.game.names import CARDS, HARBOURS

GIFTS = {c.GIFT_CHIP: "chip", c.GIFT_CARD: "card"}
TAKING = (c.SHIP, c.FREE_SHIP, c.MOVE_SHIP)


def taken(ch: Change) -> Events:
    """What lay on the edge of the ship; a card is drawn next (S-FT-4, -5)."""
    if ch.kind not in TAKING or ch.before.gifts_taken == ch.after.gifts_taken:
        return
    e = ch.second if ch.kind == c.MOVE_SHIP else ch.first
    gift = ch.board.gift[e]
    facts = {**ch.by, "place": ch.places.edges[e], "gift": GIFTS.get(gift, "harbour")}
    kind = {} if gift in GIFTS else {"harbour": HARBOURS[gift]}
    yield Event("gift-taken", "S-FT-4", {**facts, **kind})


def drawn(ch: Change) -> Events:
    """As a card that was bought: its owner alone knows it (S-FT-5)."""
    if not ch.board.gifts or not ch.before.interrupted:
        yield from cards.drawn(ch)
        return
    facts = {**ch.by, "deck": total(ch.after.deck)}
    yield Event("card-bought", "S-FT-5", facts, {ch.seat: {"card": CARDS[ch.first]}})


def laid(ch: Change) -> Events:
    """The harbour lies at the coast and works (S-FT-6)."""
    facts = {**ch.by, "place": ch.places.edges[ch.first], "harbour": HARBOURS[ch.second]}
    yield Event("harbour-laid", "S-FT-6", facts)


TELLERS = {c.DRAWN: drawn, c.LAY_HARBOUR: laid}
