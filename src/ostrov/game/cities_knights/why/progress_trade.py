"""Why a trade card may not be played so, and what the Commercial Harbour asks for."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.progress.trade import (
    harbour_asks,
    may_ask,
    may_call_merchant,
    may_master,
    may_sail,
    may_sail_anywhere,
)
from ostrov.engine.seams import score
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.cities_knights.why.progress import effect, play
from ostrov.game.names import GOODS
from ostrov.game.refusal import Params, Refusal


def merchant_may_stand(ask: Ask) -> Refusal | None:
    """A hex beside an own building (CK-MERCH-1) that produces (X-62), and a change (X-71)."""
    b, s, place = ask.board, ask.state, ask.first
    if may_call_merchant(b, ask.rules, s, ask.seat, place):
        return None
    if not s.hex_seats[place] >> ask.seat & 1:
        return Refusal("CK-MERCH-1")
    if b.terrain[place] >= c.DESERT and not ask.rules.merchant_desert:
        return Refusal("CK-MERCH-6", {"because": ["X-62"]})
    return Refusal("X-71", {}, "merchant")


def richer_player(ask: Ask) -> Refusal | None:
    """Another player with more points."""
    if ask.first == ask.seat:
        return Refusal("CK-PROG-MASTER-1", {}, "yourself")
    own, other = score(ask.state, ask.seat), score(ask.state, ask.first)
    if other > own:
        return None
    params = {"opponent": ask.colour(ask.first), "points": other, "own": own}
    return Refusal("CK-PROG-MASTER-1", params, "points")


@rule("CK-PROG-MASTER-1/cards")
def cards_to_take(ask: Ask) -> Params | None:
    """The player named has cards (X-71)."""
    if may_master(ask.rules, ask.state, ask.seat, ask.first):
        return None
    return {"opponent": ask.colour(ask.first), "because": ["X-71"]}


@rule("X-67")
def one_way_to_sail(ask: Ask) -> Params | None:
    """Where the fleet takes any kind none is named."""
    return {} if ask.rules.fleet_any and ask.first else None


@effect("CK-PROG-FLEET-1")
def opens_rate(ask: Ask) -> bool:
    """The kind named, or one of all, does not yet go two to one."""
    if ask.rules.fleet_any:
        return may_sail_anywhere(ask.rules, ask.state, ask.seat)
    return may_sail(ask.rules, ask.state, ask.seat, ask.first)


def names_good(clause: str, commodity: bool) -> Rule:
    """A Monopoly names a resource, or a commodity."""

    def test(ask: Ask) -> Params | None:
        return None if (ask.first >= c.RESOURCES) == commodity else {"good": GOODS[ask.first]}

    return Rule(f"{clause}/good", test)


def opponent_owes_exchange(ask: Ask) -> Refusal | None:
    """Each opponent once for each card played; not again at once whoever had no commodity."""
    s, opponent = ask.state, ask.first
    if opponent == ask.seat:
        return Refusal("CK-PROG-COMHARB-1", {}, "yourself")
    if harbour_asks(s, opponent):
        return None
    case = "empty" if s.harbour_calls[opponent] else "asked"
    return Refusal("CK-PROG-COMHARB-1", {"opponent": ask.colour(opponent)}, case)


@rule("CK-PROG-COMHARB-1/resource")
def offers_own_resource(ask: Ask) -> Params | None:
    """One resource of the own hand is offered; what the other holds is not said."""
    if may_ask(ask.rules, ask.state, ask.seat, ask.first, ask.second):
        return None
    return {"good": GOODS[ask.second]}


CHECKS: dict[int, tuple[Check, ...]] = {
    **play(c.COMMERCIAL_HARBOUR),
    **play(c.MASTER_MERCHANT, richer_player, cards_to_take),
    **play(c.MERCHANT, merchant_may_stand),
    **play(c.MERCHANT_FLEET, one_way_to_sail, opens_rate),
    **play(c.RESOURCE_MONOPOLY, names_good("CK-PROG-RESMONO-1", commodity=False)),
    **play(c.TRADE_MONOPOLY, names_good("CK-PROG-TRADEMONO-1", commodity=True)),
    c.ASK_HARBOUR: (opponent_owes_exchange, offers_own_resource),
}
