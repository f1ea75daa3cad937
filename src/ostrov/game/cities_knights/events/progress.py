"""Progress cards: drawn, returned, taken, and the steps that played ones ask for. CK-GATE, CK-PROG."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.draws import deck_size
from ostrov.engine.cities_knights.pieces import deck_of
from ostrov.engine.core.actions import bundle_in
from ostrov.engine.core.packs import total, wanted
from ostrov.game.change import Change, Events
from ostrov.game.cities_knights.names import PROGRESS, TRACKS
from ostrov.game.event import Event, Facts
from ostrov.game.names import GOODS, pack_dict

POINT_CARDS = (c.PRINTER, c.CONSTITUTION)


def deck_chosen(ch: Change) -> Events:
    """A tied defender, or one whose deck is empty, chooses a deck (CK-DEF-2, X-54)."""
    yield Event("deck-chosen", _draw_clause(ch), {**ch.by, "deck": TRACKS[ch.first]})


def _draw_clause(ch: Change) -> str:
    """A gate, or a battle that several won."""
    return "CK-DEF-2" if ch.before.event == c.SHIP_FACE else "CK-GATE-1"


def drawn(ch: Change) -> Events:
    """Who draws from which deck is seen by all, the card by the drawer, a point card by all (CK-GATE-5)."""
    p, track, card = ch.before.step_seat, ch.before.step_data, ch.first
    player = {"player": ch.player(p)}
    facts = {**player, "deck": TRACKS[track], "left": deck_size(ch.after, track)}
    yield Event("progress-drawn", _draw_clause(ch), facts, {p: {"card": PROGRESS[card]}})
    if card in POINT_CARDS:
        yield Event("point-card", "CK-PROG-6", {**player, "card": PROGRESS[card]})


def returned(ch: Change) -> Events:
    """One card too many goes under its deck, face down (CK-PROG-5)."""
    facts = {**ch.by, "deck": TRACKS[deck_of(ch.first)]}
    yield Event("progress-returned", "CK-PROG-5", facts, {ch.seat: {"card": PROGRESS[ch.first]}})


def spied(ch: Change) -> Events:
    """The spy takes a card that both know (CK-PROG-SPY-1)."""
    victim, card = ch.before.step_seat, PROGRESS[ch.first]
    facts = {**ch.by, "victim": ch.player(victim), "deck": TRACKS[deck_of(ch.first)]}
    yield Event("progress-taken", "CK-PROG-SPY-1", facts, _both(ch.seat, victim, {"card": card}))


def goods_taken(ch: Change) -> Events:
    """The Master Merchant takes cards that both know (CK-PROG-MASTER-1)."""
    victim, cards = ch.before.step_seat, wanted(bundle_in(ch.packed))
    facts = {**ch.by, "victim": ch.player(victim), "number": total(cards)}
    goods: Facts = {"goods": pack_dict(cards)}
    yield Event("goods-taken", "CK-PROG-MASTER-1", facts, _both(ch.seat, victim, goods))


def _both(one: int, other: int, facts: Facts) -> dict[int, Facts]:
    """The same for two seats."""
    return {one: facts, other: dict(facts)}


def asked(ch: Change) -> Events:
    """A resource is offered; whoever has no commodity says so (CK-PROG-COMHARB-1)."""
    answers = ch.after.phase == c.HANDING_OVER
    facts = {**ch.by, "partner": ch.player(ch.first), "good": GOODS[ch.second], "has_commodity": answers}
    yield Event("harbour-asked", "CK-PROG-COMHARB-1", facts)


def handed_over(ch: Change) -> Events:
    """A commodity for a resource, open to all (CK-PROG-COMHARB-1)."""
    facts = {
        "player": ch.player(ch.before.active),
        "partner": ch.player(ch.seat),
        "gives": {GOODS[ch.before.step_data]: 1},
        "gets": {GOODS[ch.first]: 1},
    }
    yield Event("harbour-exchange", "CK-PROG-COMHARB-1", facts)


def relaid(ch: Change) -> Events:
    """The removed road lies elsewhere (CK-PROG-DIPLOMAT-3)."""
    yield Event("road-relaid", "CK-PROG-DIPLOMAT-3", {**ch.by, "place": ch.places.edges[ch.first]})


TELLERS = {
    c.CHOOSE_DECK: deck_chosen,
    c.PROGRESS: drawn,
    c.RETURN_CARD: returned,
    c.TAKE_CARD: spied,
    c.TAKE_GOODS: goods_taken,
    c.ASK_HARBOUR: asked,
    c.HAND_OVER: handed_over,
    c.RELAY_ROAD: relaid,
}
