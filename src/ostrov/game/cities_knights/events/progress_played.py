"""Progress cards as they are played, with what they do at once. CK-PROG-2, CK-PROG-ALCHEMIST to -RESMONO."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.packs import count
from ostrov.game.base.events.robber import robber_goes
from ostrov.game.base.events.turn import discards_due
from ostrov.game.change import Change, Events
from ostrov.game.cities_knights.events.knights import free_changes, homeless
from ostrov.game.cities_knights.events.words import CARD_CLAUSES, knight_facts, owner_of
from ostrov.game.cities_knights.names import PROGRESS
from ostrov.game.event import Event, Facts
from ostrov.game.names import GOODS, pack_dict

NAMING = (c.DESERTER, c.SPY, c.MASTER_MERCHANT)
"""Cards that name an opponent."""


def played(ch: Change) -> Events:
    """The card lies open with what was said; its effect follows (CK-PROG-2)."""
    card = ch.kind - c.PLAY
    clause = CARD_CLAUSES[card]
    yield Event("progress-played", clause, {**ch.by, "card": PROGRESS[card], **_said(ch, card)})
    effect = EFFECTS.get(card)
    if effect:
        yield from effect(ch)


def _said(ch: Change, card: int) -> Facts:
    """What goes with a card as it is played, where no event of its own tells it."""
    if card in NAMING:
        return {"victim": ch.player(ch.first)}
    if card == c.ALCHEMIST:
        return {"dice": [ch.first, ch.second]}
    if card == c.ROAD_BUILDER:
        return {"roads": ch.after.free_roads}
    if card == c.MERCHANT_FLEET and not ch.rules.fleet_any:
        return {"good": GOODS[ch.first]}
    return {}


def _engineer(ch: Change) -> Events:
    """A wall at no cost (CK-PROG-ENGINEER-1)."""
    facts: Facts = {**ch.by, "place": ch.places.nodes[ch.first], "cost": {}}
    yield Event("wall-built", "CK-PROG-ENGINEER-1", facts)


def _inventor(ch: Change) -> Events:
    """Two numbers change places (CK-PROG-INVENTOR-1)."""
    rows = [{"hex": ch.places.hexes[h], "number": ch.after.token[h]} for h in (ch.first, ch.second)]
    yield Event("tokens-swapped", "CK-PROG-INVENTOR-1", {**ch.by, "tokens": rows})


def _harvest(ch: Change) -> Events:
    """Resources from the bank (CK-PROG-IRRIGATION-1, CK-PROG-MINING-1)."""
    goods = ch.gained().get(ch.seat, {})
    yield Event("harvested", CARD_CLAUSES[ch.kind - c.PLAY], {**ch.by, "goods": goods})


def _medicine(ch: Change) -> Events:
    """A city for less (CK-PROG-MEDICINE-1)."""
    facts = {**ch.by, "place": ch.places.nodes[ch.first], "cost": pack_dict(ch.rules.cost[c.MEDICINE_ITEM])}
    if ch.before.level[ch.first] == c.REDUCED_LEVEL:
        yield Event("city-restored", "CK-PROG-MEDICINE-1", facts)
    else:
        yield Event("built", "CK-PROG-MEDICINE-1", {**facts, "piece": "city"})


def _smith(ch: Change) -> Events:
    """Knights promoted (CK-PROG-SMITH-1)."""
    return free_changes(ch, "knight-promoted", "CK-PROG-SMITH-1")


def _warlord(ch: Change) -> Events:
    """Knights activated (CK-PROG-WARLORD-1)."""
    return free_changes(ch, "knight-activated", "CK-PROG-WARLORD-1")


def _bishop(ch: Change) -> Events:
    """The robber moves; thefts follow (CK-PROG-BISHOP-1)."""
    yield robber_goes(ch, "CK-PROG-BISHOP-1")
    if ch.after.phase != c.STEALING:
        yield Event("nothing-stolen", "CK-PROG-BISHOP-1", ch.by)


def _diplomat(ch: Change) -> Events:
    """A road leaves the board (CK-PROG-DIPLOMAT-2)."""
    owner = ch.player(ch.before.road[ch.first] - 1)
    facts = {**ch.by, "owner": owner, "place": ch.places.edges[ch.first]}
    yield Event("road-removed", "CK-PROG-DIPLOMAT-2", facts)


def _intrigue(ch: Change) -> Events:
    """A knight is driven out without a fight (CK-PROG-INTRIGUE-1)."""
    gone = ch.before.knight[ch.first]
    one = {**ch.player(owner_of(gone)), **knight_facts(gone)}
    facts = {**ch.by, "to": ch.places.nodes[ch.first], "displaced": one}
    yield Event("knight-displaced", "CK-PROG-INTRIGUE-1", facts)
    yield from homeless(ch, ch.first)


def _demand(ch: Change) -> Events:
    """Who has to discard or to give how many (CK-PROG-SABOTEUR-1, CK-PROG-WEDDING-1)."""
    return discards_due(ch, CARD_CLAUSES[ch.kind - c.PLAY])


def _spy(ch: Change) -> Events:
    """The spy alone sees the cards of the victim (CK-PROG-SPY-1)."""
    if ch.after.phase == c.SPYING:
        first, held = c.PROGRESS_KINDS * ch.first, ch.after.progress
        cards = {name: held[first + k] for k, name in enumerate(PROGRESS) if held[first + k]}
        shown = {**ch.by, "victim": ch.player(ch.first), "cards": cards}
        yield Event("cards-shown", "CK-PROG-SPY-1", {}, {ch.seat: shown})


def _master_merchant(ch: Change) -> Events:
    """The card player alone sees the hand of the victim (CK-PROG-MASTER-1)."""
    if ch.after.phase == c.TAKING:
        goods = pack_dict(ch.after.hand[ch.first])
        shown = {**ch.by, "victim": ch.player(ch.first), "goods": goods}
        yield Event("hand-shown", "CK-PROG-MASTER-1", {}, {ch.seat: shown})


def _merchant(ch: Change) -> Events:
    """The merchant comes to a hex, with his point and his rate (CK-MERCH-1, -4)."""
    s, hexes = ch.before, ch.places.hexes
    facts = {**ch.by, "to": hexes[ch.first]}
    if s.merchant_seat:
        facts |= {"from": hexes[s.merchant_hex], "owner_before": ch.player(s.merchant_seat - 1)}
    yield Event("merchant-moved", "CK-MERCH-4" if s.merchant_seat else "CK-MERCH-1", facts)


def _monopoly(ch: Change) -> Events:
    """Who gave how many (CK-PROG-RESMONO-1, CK-PROG-TRADEMONO-1)."""
    before, after, good = ch.before.hand, ch.after.hand, ch.first
    takings = [
        {**ch.player(p), "number": count(before[p], good) - count(after[p], good)}
        for p in ch.clockwise()
        if p != ch.seat
    ]
    clause = CARD_CLAUSES[ch.kind - c.PLAY]
    yield Event("monopoly", clause, {**ch.by, "good": GOODS[good], "takings": takings})


EFFECTS = {
    c.ENGINEER: _engineer,
    c.INVENTOR: _inventor,
    c.IRRIGATION: _harvest,
    c.MINING: _harvest,
    c.MEDICINE: _medicine,
    c.SMITH: _smith,
    c.BISHOP: _bishop,
    c.DIPLOMAT: _diplomat,
    c.INTRIGUE: _intrigue,
    c.SABOTEUR: _demand,
    c.WEDDING: _demand,
    c.SPY: _spy,
    c.WARLORD: _warlord,
    c.MASTER_MERCHANT: _master_merchant,
    c.MERCHANT: _merchant,
    c.RESOURCE_MONOPOLY: _monopoly,
    c.TRADE_MONOPOLY: _monopoly,
}
TELLERS = {c.PLAY + card: played for card in CARD_CLAUSES}
