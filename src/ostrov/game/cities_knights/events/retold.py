"""What happens in the base game too, and is told otherwise in Cities & Knights."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.packs import total
from ostrov.game.base.events.building import built, piece_built
from ostrov.game.base.events.robber import chosen, discard, thrown
from ostrov.game.base.events.trading import BANK_CLAUSES, bank_trade
from ostrov.game.base.events.turn import dice_facts
from ostrov.game.change import Change, Events
from ostrov.game.cities_knights.names import EVENT_FACES
from ostrov.game.event import Event
from ostrov.game.names import pack_dict


def dice(ch: Change) -> Events:
    """The roll; the event comes before what the sum of the dice brings (CK-DICE-1)."""
    yield Event("dice", "CK-DICE-1", {**dice_facts(ch), "face": EVENT_FACES[ch.third]})


def bank(ch: Change) -> Events:
    """A trade by a card, a piece, the guild or a harbour (CK-PROG-FLEET-1, CK-MERCH-2, CK-ABIL-1)."""
    s, good, clause = ch.before, ch.first, BANK_CLAUSES[ch.second]
    if ch.second == 2:
        if s.fleet >> good & 1:
            clause = "CK-PROG-FLEET-1"
        elif s.merchant_seat == ch.seat + 1 and s.merchant_good == good:
            clause = "CK-MERCH-2"
        elif good >= c.RESOURCES:
            clause = "CK-ABIL-1"
    yield bank_trade(ch, clause)


def free_road(ch: Change) -> Events:
    """A road of the progress card (CK-PROG-ROADS-1)."""
    yield piece_built(ch, "CK-PROG-ROADS-1", 0)


def city(ch: Change) -> Events:
    """A city, or one that stands up again (CK-LOSE-6)."""
    if ch.before.level[ch.first] != c.REDUCED_LEVEL:
        yield from built(ch)
        return
    place, cost = ch.places.nodes[ch.first], pack_dict(ch.rules.cost[c.CITY_ITEM])
    yield Event("city-restored", "CK-LOSE-6", {**ch.by, "place": place, "cost": cost})


def cards_chosen(ch: Change) -> Events:
    """Cards for a seven, for a Saboteur, or presents (CK-PROG-SABOTEUR-1, CK-PROG-WEDDING-1)."""
    if ch.before.discard_cause == c.SEVEN_CAUSE:
        yield from discard(ch)
    elif ch.before.discard_cause == c.SABOTEUR_CAUSE:
        yield from chosen(ch, "CK-PROG-SABOTEUR-1")
        yield from thrown(ch, "CK-PROG-SABOTEUR-1")
    else:
        yield from chosen(ch, "CK-PROG-WEDDING-1")
        yield from presents(ch)


def presents(ch: Change) -> Events:
    """Giver and receiver alone know the cards of a present (CK-PROG-WEDDING-1)."""
    before, after, to = ch.before.hand, ch.after.hand, ch.before.active
    for giver in ch.clockwise():
        if giver != to and after[giver] != before[giver]:
            pack = before[giver] - after[giver]
            facts = {"player": ch.player(giver), "to": ch.player(to), "number": total(pack)}
            private = {p: {"goods": pack_dict(pack)} for p in (giver, to)}
            yield Event("given", "CK-PROG-WEDDING-1", facts, private)


TELLERS = {c.DICE: dice, c.BANK_TRADE: bank, c.FREE_ROAD: free_road, c.CITY: city, c.DISCARD: cards_chosen}
