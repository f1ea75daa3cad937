"""Trade with the bank, offers, answers and exchanges. B-MAR, B-DOM.

Where offers are private (X-16) maker and addressee alone hear of them; that two seats have exchanged
cards is seen by all, the cards by the two.
"""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.offers import maker_gets, maker_gives, terms
from ostrov.engine.core.actions import bundle_in
from ostrov.game.change import Change, Events
from ostrov.game.event import Event, Facts
from ostrov.game.names import GOODS, pack_dict

BANK_CLAUSES = {4: "B-MAR-1", 3: "B-MAR-2", 2: "B-MAR-3"}


def bank(ch: Change) -> Events:
    """Equal cards for one of another kind (B-MAR-1 to -3)."""
    yield bank_trade(ch, BANK_CLAUSES[ch.second])


def bank_trade(ch: Change, clause: str) -> Event:
    """A trade at the rate that a clause gives."""
    gives, gets = {GOODS[ch.first]: ch.second}, {GOODS[ch.third]: 1}
    return Event("bank-trade", clause, {**ch.by, "gives": gives, "gets": gets})


def _terms(bundle: int) -> Facts:
    """An offer from its maker's side."""
    return {"gives": pack_dict(maker_gives(bundle)), "wants": pack_dict(maker_gets(bundle))}


def _between(ch: Change, kind: str, clause: str, facts: Facts, one: int, other: int) -> Event:
    """An event of a negotiation: public, or for two seats alone (X-16)."""
    if not ch.rules.private_offers:
        return Event(kind, clause, facts)
    return Event(kind, clause, {}, {one: facts, other: dict(facts)})


def offer(ch: Change) -> Events:
    """Terms on the table; an opponent's answer to the active player's offer is a counter-offer (B-DOM-2)."""
    s = ch.before
    facts = {**ch.by, **_terms(bundle_in(ch.packed))}
    if ch.target != c.NOBODY:
        facts["to"] = ch.player(ch.target)
    earlier, hearer = s.offer[ch.seat], s.offer_to[ch.seat]
    if earlier and hearer == ch.target:
        facts["replaces"] = _terms(earlier)
    elif earlier:  # the earlier one was for somebody else's ears
        yield _between(ch, "lapsed", "B-DOM-2", {**ch.by, **_terms(earlier)}, ch.seat, hearer)
    asked = ch.seat != s.active and s.offer[s.active] and s.offer_to[s.active] in (c.NOBODY, ch.seat)
    yield _between(ch, "counter-offer" if asked else "offer", "B-DOM-2", facts, ch.seat, ch.target)


def accepted(ch: Change) -> Events:
    """A seat agrees to the active player's offer (B-DOM-2)."""
    maker = ch.before.active
    facts = {**ch.by, "of": ch.player(maker), **_terms(ch.before.offer[maker])}
    yield _between(ch, "accepted", "B-DOM-2", facts, ch.seat, maker)


def declined(ch: Change) -> Events:
    """An offer is turned down (B-DOM-6)."""
    facts = {**ch.by, "of": ch.player(ch.target), **_terms(ch.before.offer[ch.target])}
    yield _between(ch, "declined", "B-DOM-6", facts, ch.seat, ch.target)


def withdrawn(ch: Change) -> Events:
    """A seat takes back its offer, or its acceptance of the active player's (B-DOM-2)."""
    s = ch.before
    if s.offer[ch.seat]:
        facts, other = {**ch.by, **_terms(s.offer[ch.seat])}, s.offer_to[ch.seat]
    else:
        facts, other = {**ch.by, "of": ch.player(s.active), **_terms(s.offer[s.active])}, s.active
    yield _between(ch, "withdrawn", "B-DOM-2", facts, ch.seat, other)


def exchanged(ch: Change) -> Events:
    """The active player and one partner exchange cards (B-DOM-1)."""
    bundle = terms(ch.before, ch.target)
    gives, gets = pack_dict(maker_gives(bundle)), pack_dict(maker_gets(bundle))
    if ch.before.offer[ch.target]:
        gives, gets = gets, gives
    facts = {**ch.by, "partner": ch.player(ch.target)}
    cards: Facts = {"gives": gives, "gets": gets}
    if ch.rules.private_offers:
        yield Event("exchanged", "B-DOM-1", facts, {ch.seat: cards, ch.target: dict(cards)})
    else:
        yield Event("exchanged", "B-DOM-1", facts | cards)


def lapsed(ch: Change) -> Events:
    """Offers and acceptances that ended without anybody saying so (B-DOM-2, -7, B-PHASE-2, B-TURN-6)."""
    s, after = ch.before, ch.after
    if not s.offers:
        return
    said = {c.WITHDRAW: ch.seat, c.DECLINE: ch.target}.get(ch.kind, c.NOBODY)
    if ch.kind == c.DEAL:
        said = ch.target if s.offer[ch.target] else s.active
    same_offer = ch.kind != c.OFFER and after.offer[s.active] != 0
    for p in ch.clockwise():
        if s.offer[p] and not after.offer[p] and p != said:
            facts = {"player": ch.player(p), **_terms(s.offer[p])}
            yield _between(ch, "lapsed", _lapse_clause(ch), facts, p, s.offer_to[p])
        elif same_offer and p != ch.seat and s.answer[p] == c.ACCEPTED != after.answer[p]:
            facts = {"player": ch.player(p), "of": ch.player(s.active), **_terms(s.offer[s.active])}
            yield _between(ch, "lapsed", _lapse_clause(ch), facts, p, s.active)


def _lapse_clause(ch: Change) -> str:
    """Why it ended: the turn, a closed trade, another answer, or cards that may be gone."""
    if ch.kind == c.END_TURN:
        return "B-TURN-6"
    if ch.after.trade_closed > ch.before.trade_closed:
        return "B-PHASE-2"
    return "B-DOM-2" if ch.kind == c.ACCEPT else "B-DOM-7"


TELLERS = {
    c.BANK_TRADE: bank,
    c.OFFER: offer,
    c.ACCEPT: accepted,
    c.DECLINE: declined,
    c.WITHDRAW: withdrawn,
    c.DEAL: exchanged,
}
