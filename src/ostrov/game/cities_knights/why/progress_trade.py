"""Why a trade card may not be played so, and what the Commercial Harbour asks for."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.progress.trade import may_ask, may_call_merchant, may_master
from ostrov.engine.core.packs import count
from ostrov.engine.seams import score
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.cities_knights.why.progress import play
from ostrov.game.names import GOODS
from ostrov.game.refusal import Params, Refusal


def merchant_may_stand(ask: Ask) -> Refusal | None:
    """A hex beside an own building (CK-MERCH-1) that produces (X-62), and a change (X-71)."""
    b, s, place = ask.board, ask.state, ask.first
    if may_call_merchant(b, ask.rules, s, ask.seat, place):
        return None
    params = {"hex": ask.places.hexes[place]}
    if not s.hex_seats[place] >> ask.seat & 1:
        return Refusal("CK-MERCH-1", params)
    if b.terrain[place] >= c.DESERT and not ask.rules.merchant_desert:
        return Refusal("CK-MERCH-6", {**params, "because": ["X-62"]})
    return Refusal("X-71", params)


@rule("CK-PROG-MASTER-1")
def richer_player(ask: Ask) -> Params | None:
    """Another player with more points."""
    own, other = score(ask.state, ask.seat), score(ask.state, ask.first)
    if other > own:
        return None
    return {"opponent": ask.colour(ask.first), "points": other, "own": own}


@rule("CK-PROG-MASTER-1")
def cards_to_take(ask: Ask) -> Params | None:
    """The player named has cards (X-71)."""
    if may_master(ask.rules, ask.state, ask.seat, ask.first):
        return None
    return {"opponent": ask.colour(ask.first), "cards": 0, "because": ["X-71"]}


@rule("X-67")
def one_way_to_sail(ask: Ask) -> Params | None:
    """Where the fleet takes any kind none is named."""
    return {"good": GOODS[ask.first]} if ask.rules.fleet_any and ask.first else None


def names_good(clause: str, commodity: bool) -> Rule:
    """A Monopoly names a resource, or a commodity."""

    def test(ask: Ask) -> Params | None:
        return None if (ask.first >= c.RESOURCES) == commodity else {"good": GOODS[ask.first]}

    return Rule(clause, test)


@rule("CK-PROG-COMHARB-1")
def opponent_not_asked_yet(ask: Ask) -> Params | None:
    """With the card played, each opponent once."""
    asked = not ask.state.harbour_calls >> ask.first & 1
    return {"opponent": ask.colour(ask.first)} if asked else None


@rule("CK-PROG-COMHARB-1")
def offers_own_resource(ask: Ask) -> Params | None:
    """One resource of the own hand is offered; what the other holds is not said."""
    if may_ask(ask.rules, ask.state, ask.seat, ask.first, ask.second):
        return None
    have = count(ask.state.hand[ask.seat], ask.second)
    return {"good": GOODS[ask.second], "have": have}


CHECKS: dict[int, tuple[Check, ...]] = {
    **play(c.COMMERCIAL_HARBOUR),
    **play(c.MASTER_MERCHANT, richer_player, cards_to_take),
    **play(c.MERCHANT, merchant_may_stand),
    **play(c.MERCHANT_FLEET, one_way_to_sail),
    **play(c.RESOURCE_MONOPOLY, names_good("CK-PROG-RESMONO-1", commodity=False)),
    **play(c.TRADE_MONOPOLY, names_good("CK-PROG-TRADEMONO-1", commodity=True)),
    c.ASK_HARBOUR: (opponent_not_asked_yet, offers_own_resource),
}
