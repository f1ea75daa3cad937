"""Why a trade is not possible, with the bank or with another player."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.bank import bank_deals
from ostrov.engine.base.offers import (
    addressed,
    maker_gets,
    maker_gives,
    may_deal,
    ready,
    well_formed,
)
from ostrov.engine.core.packs import count, given, wanted
from ostrov.engine.seams import entitled
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.notation import both_ways
from ostrov.game.base.why.building import lacking
from ostrov.game.names import GOODS, pack_dict
from ostrov.game.refusal import Params, Refusal


@rule("B-PHASE-2")
def trade_is_open(ask: Ask) -> Params | None:
    """Building has not closed this turn's trade."""
    return {} if ask.state.trade_closed else None


def bank_is_open(ask: Ask) -> Refusal | None:
    """Building has not closed this turn's trade, or the harbour just built at goes on trading (X-5)."""
    s = ask.state
    if bank_deals(s, ask.first, ask.second):
        return None
    if not s.new_harbours >> c.TRADE_ON:
        return trade_is_open(ask)
    return Refusal("B-PHASE-2", {"rate": ask.second, "good": GOODS[ask.first]}, "harbour")


@rule("H-3")
def players_trade(ask: Ask) -> Params | None:
    """The players trade with each other at this table."""
    return None if ask.rules.domestic_trade else {}


@rule("B-TRADE-3/goods")
def goods_in_play(ask: Ask) -> Params | None:
    """Only resources are traded in the base game."""
    strange = [GOODS[g] for g in (ask.first, ask.third) if g >= ask.rules.goods]
    return {"goods": strange} if strange else None


def rate_is_due(ask: Ask) -> Refusal | None:
    """Four to one always, three and two to one with the harbour (B-MAR-1 to -4, B-HARB-2)."""
    if entitled(ask.state, ask.seat, ask.first, ask.second):
        return None
    return harbour_is_new(ask) or too_good(ask, harbour_clause(ask))


def too_good(ask: Ask, clause: str) -> Refusal:
    """The rate is better than that of the seat, which is told."""
    return Refusal(clause, rate_params(ask), "rate")


def rate_params(ask: Ask) -> Params:
    """The good, and the rate at which the seat trades it."""
    rates = (rate for rate in (2, 3) if entitled(ask.state, ask.seat, ask.first, rate))
    return {"rate": next(rates, 4), "good": GOODS[ask.first]}


@rule("B-HARB-2/new")
def harbour_is_new(ask: Ask) -> Params | None:
    """A harbour that serves only from the next turn on."""
    good, rate = ask.first, ask.second
    bit = c.GENERAL_HARBOUR - 1 if rate == 3 else good
    new = (rate == 3 or (rate == 2 and good < c.RESOURCES)) and ask.state.new_harbours >> bit & 1
    return rate_params(ask) if new else None


def harbour_clause(ask: Ask) -> str:
    """What the harbours of the seat lack for the rate of a resource."""
    if ask.second == 3:
        return "B-MAR-4" if ask.state.harbours[ask.seat] else "B-MAR-2"
    return "B-MAR-3" if ask.second == 2 else "B-MAR-1"


@rule("B-MAR-1/short")
def holds_the_price(ask: Ask) -> Params | None:
    """As many equal cards as the rate asks for."""
    have = count(ask.state.hand[ask.seat], ask.first)
    return {"good": GOODS[ask.first], "have": have, "need": ask.second} if have < ask.second else None


def bank_gives_another_kind(ask: Ask) -> Refusal | None:
    """The card taken is in the bank and of another kind."""
    params: Params = {"good": GOODS[ask.third]}
    if ask.first == ask.third:
        return Refusal("B-MAR-6", {**params, "because": ["X-18"]}, "same")
    return None if count(ask.state.bank, ask.third) else Refusal("B-MAR-6", params, "gone")


def partner_is_right(ask: Ask) -> Refusal | None:
    """The active player is one side of every trade; a private offer names the other (X-16)."""
    s = ask.state
    if ask.seat != s.active:
        return None if ask.target == s.active else Refusal("B-DOM-1", {"active": ask.colour(s.active)}, "to")
    if ask.rules.private_offers:
        right = ask.target != ask.seat and ask.target < ask.rules.seats
        return None if right else Refusal("B-DOM-1", {"because": ["X-16"]}, "one")
    return None if ask.target == c.NOBODY else Refusal("B-DOM-1", {}, "all")


def both_sides_give(ask: Ask) -> Refusal | None:
    """Cards on both sides, not equal ones (B-DOM-4, -5), of kinds in play (B-TRADE-3)."""
    if well_formed(ask.rules, ask.bundle):
        return None
    cards = given(ask.bundle) | wanted(ask.bundle)
    strange = [word for word in pack_dict(cards) if GOODS.index(word) >= ask.rules.goods]
    if strange:
        return Refusal("B-TRADE-3", {"goods": strange}, "goods")
    both = both_ways(ask.bundle)
    if both:
        return Refusal("B-DOM-5", {"goods": [GOODS[good] for good in both]}, "both")
    if cards == 0:
        return Refusal("B-DOM-4")
    gives = given(ask.bundle) != 0
    return Refusal("B-DOM-4", {"cards": pack_dict(cards)}, "gives" if gives else "wants")


def short_of(ask: Ask, cards: int) -> Params | None:
    """Nobody gives or promises what he does not hold."""
    missing = lacking(ask.state.hand[ask.seat], cards)
    return {"missing": missing} if missing else None


@rule("B-DOM-7/short")
def maker_holds_it(ask: Ask) -> Params | None:
    """The maker of an offer holds what it gives."""
    return short_of(ask, maker_gives(ask.bundle))


def offer_stands(ask: Ask) -> Refusal | None:
    """The active player's offer stands and is addressed to this seat."""
    if addressed(ask.state, ask.seat):
        return None
    return no_offer_of(ask, ask.state.active, "accept")


def no_offer_of(ask: Ask, maker: int, own: str) -> Refusal:
    """A player has made this seat no offer that is still open; with his own he does something else."""
    if maker == ask.seat:
        return Refusal("B-DOM-2", {}, own)
    return Refusal("B-DOM-2", {"from": ask.colour(maker)}, "none")


@rule("B-DOM-2/accepted")
def not_accepted_yet(ask: Ask) -> Params | None:
    """One acceptance is enough."""
    return {} if ask.state.answer[ask.seat] == c.ACCEPTED else None


@rule("B-DOM-7/short")
def holds_what_is_asked(ask: Ask) -> Params | None:
    """Who accepts holds what the offer asks for."""
    return short_of(ask, maker_gets(ask.state.offer[ask.state.active]))


def something_to_decline(ask: Ask) -> Refusal | None:
    """The active player declines an offer made to him; the others decline his, once."""
    s, maker = ask.state, ask.target
    if ask.seat == s.active:
        stands = maker != ask.seat and maker < ask.rules.seats and s.offer[maker] != 0
        return None if stands else no_offer_of(ask, maker, "decline")
    if maker != s.active or not addressed(s, ask.seat):
        return no_offer_of(ask, maker, "decline")
    return Refusal("B-DOM-2", {}, "declined") if s.answer[ask.seat] == c.DECLINED else None


@rule("B-DOM-2/withdraw")
def something_to_withdraw(ask: Ask) -> Params | None:
    """An own offer or acceptance stands."""
    s = ask.state
    accepted = ask.seat != s.active and s.answer[ask.seat] == c.ACCEPTED
    return None if s.offer[ask.seat] or accepted else {}


@rule("B-DOM-1/deal")
def active_closes(ask: Ask) -> Params | None:
    """The active player chooses the partner."""
    return None if ask.seat == ask.state.active else {"active": ask.colour(ask.state.active)}


def partner_agreed(ask: Ask) -> Refusal | None:
    """Nobody is obliged to agree."""
    if ask.target < ask.rules.seats and ready(ask.state, ask.target):
        return None
    if ask.target == ask.seat:
        return Refusal("B-DOM-6", {}, "yourself")
    return Refusal("B-DOM-6", {"partner": ask.colour(ask.target)}, "partner")


@rule("B-DOM-7/short")
def both_hold_it(ask: Ask) -> Params | None:
    """The active seat holds what the other's offer asks for; all else is covered while it stands."""
    return None if may_deal(ask.state, ask.target) else short_of(ask, maker_gets(ask.state.offer[ask.target]))


CHECKS: dict[int, tuple[Check, ...]] = {
    c.BANK_TRADE: (bank_is_open, goods_in_play, rate_is_due, bank_gives_another_kind, holds_the_price),
    c.OFFER: (players_trade, trade_is_open, partner_is_right, both_sides_give, maker_holds_it),
    c.ACCEPT: (players_trade, trade_is_open, offer_stands, not_accepted_yet, holds_what_is_asked),
    c.DECLINE: (players_trade, trade_is_open, something_to_decline),
    c.WITHDRAW: (players_trade, trade_is_open, something_to_withdraw),
    c.DEAL: (players_trade, trade_is_open, active_closes, partner_agreed, both_hold_it),
}
