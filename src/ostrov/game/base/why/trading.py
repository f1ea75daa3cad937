"""Why a trade is not possible, with the bank or with another player."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.offers import (
    addressed,
    like_mark,
    like_part,
    maker_gets,
    maker_gives,
    may_deal,
    ready,
    well_formed,
)
from ostrov.engine.core.packs import count, covers, given, wanted
from ostrov.engine.seams import entitled
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.names import GOODS, pack_dict
from ostrov.game.refusal import Params, Refusal


@rule("B-PHASE-2")
def trade_is_open(ask: Ask) -> Params | None:
    """Building has not closed this turn's trade."""
    return {"built": True} if ask.state.trade_closed else None


@rule("H-3")
def players_trade(ask: Ask) -> Params | None:
    """The players trade with each other at this table."""
    return None if ask.rules.domestic_trade else {"domestic_trade": False}


@rule("B-TRADE-3")
def goods_in_play(ask: Ask) -> Params | None:
    """Only resources are traded in the base game."""
    strange = [GOODS[g] for g in (ask.first, ask.third) if g >= ask.rules.goods]
    return {"goods": strange} if strange else None


def rate_is_due(ask: Ask) -> Refusal | None:
    """Four to one always, three and two to one with the harbour (B-MAR-1 to -4, B-HARB-2)."""
    if entitled(ask.state, ask.seat, ask.first, ask.second):
        return None
    return harbour_is_new(ask) or Refusal(harbour_clause(ask), rate_params(ask))


def rate_params(ask: Ask) -> Params:
    """The rate that was asked for, and the good."""
    return {"rate": ask.second, "good": GOODS[ask.first]}


@rule("B-HARB-2")
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


@rule("B-MAR-1")
def holds_the_price(ask: Ask) -> Params | None:
    """As many equal cards as the rate asks for."""
    have = count(ask.state.hand[ask.seat], ask.first)
    return {"good": GOODS[ask.first], "have": have, "need": ask.second} if have < ask.second else None


@rule("B-MAR-6")
def bank_gives_another_kind(ask: Ask) -> Params | None:
    """The card taken is in the bank and of another kind."""
    if ask.first == ask.third:
        return {"good": GOODS[ask.third], "because": ["X-18"]}
    return None if count(ask.state.bank, ask.third) else {"good": GOODS[ask.third], "bank": 0}


@rule("B-DOM-1")
def partner_is_right(ask: Ask) -> Params | None:
    """The active player is one side of every trade; a private offer names the other (X-16)."""
    s = ask.state
    right = c.NOBODY
    if ask.seat != s.active:
        right = s.active
    elif ask.rules.private_offers:
        others = [p for p in range(ask.rules.seats) if p != ask.seat]
        return None if ask.target in others else {"because": ["X-16"], "to": ask.colour(ask.target)}
    return None if ask.target == right else {"to": ask.colour(ask.target), "active": ask.colour(s.active)}


def both_sides_give(ask: Ask) -> Refusal | None:
    """Cards on both sides, not equal ones (B-DOM-4, -5), of kinds in play (B-TRADE-3)."""
    if well_formed(ask.rules, ask.bundle):
        return None
    cards = given(ask.bundle) | wanted(ask.bundle)
    strange = [word for word in pack_dict(cards) if GOODS.index(word) >= ask.rules.goods]
    if strange:
        return Refusal("B-TRADE-3", {"goods": strange})
    if like_mark(ask.bundle):
        return Refusal("B-DOM-5", {"goods": list(pack_dict(cards or like_part(ask.bundle)))})
    return Refusal("B-DOM-4", {"gives": pack_dict(given(ask.bundle)), "wants": pack_dict(wanted(ask.bundle))})


@rule("B-DOM-7")
def maker_holds_it(ask: Ask) -> Params | None:
    """Nobody offers what he does not hold."""
    cards = maker_gives(ask.bundle)
    return None if covers(ask.state.hand[ask.seat], cards) else {"gives": pack_dict(cards)}


@rule("B-DOM-2")
def offer_stands(ask: Ask) -> Params | None:
    """The active player's offer stands and is addressed to this seat."""
    if addressed(ask.state, ask.seat):
        return None
    return {"from": ask.colour(ask.state.active), "to": ask.colour(ask.seat)}


@rule("B-DOM-2")
def not_accepted_yet(ask: Ask) -> Params | None:
    """One acceptance is enough."""
    return {"answer": "accepted"} if ask.state.answer[ask.seat] == c.ACCEPTED else None


@rule("B-DOM-7")
def holds_what_is_asked(ask: Ask) -> Params | None:
    """Nobody promises what he does not hold."""
    asked = maker_gets(ask.state.offer[ask.state.active])
    return None if covers(ask.state.hand[ask.seat], asked) else {"asked": pack_dict(asked)}


@rule("B-DOM-2")
def something_to_decline(ask: Ask) -> Params | None:
    """The active player declines an offer made to him; the others decline his, once."""
    s = ask.state
    if ask.seat == s.active:
        stands = ask.target != ask.seat and ask.target < ask.rules.seats and s.offer[ask.target] != 0
        return None if stands else {"from": ask.colour(ask.target), "to": ask.colour(ask.seat)}
    if ask.target != s.active or not addressed(s, ask.seat):
        return {"from": ask.colour(ask.target), "to": ask.colour(ask.seat)}
    return {"answer": "declined"} if s.answer[ask.seat] == c.DECLINED else None


@rule("B-DOM-2")
def something_to_withdraw(ask: Ask) -> Params | None:
    """An own offer or acceptance stands."""
    s = ask.state
    accepted = ask.seat != s.active and s.answer[ask.seat] == c.ACCEPTED
    return None if s.offer[ask.seat] or accepted else {"from": ask.colour(ask.seat)}


@rule("B-DOM-1")
def active_closes(ask: Ask) -> Params | None:
    """The active player chooses the partner."""
    return None if ask.seat == ask.state.active else {"active": ask.colour(ask.state.active)}


@rule("B-DOM-6")
def partner_agreed(ask: Ask) -> Params | None:
    """Nobody is obliged to agree."""
    agreed = ask.target < ask.rules.seats and ready(ask.state, ask.target)
    return None if agreed else {"partner": ask.colour(ask.target)}


@rule("B-DOM-7")
def both_hold_it(ask: Ask) -> Params | None:
    """Both sides hold what they give at the moment of exchange."""
    if may_deal(ask.state, ask.target):
        return None
    return {"asked": pack_dict(maker_gets(ask.state.offer[ask.target]))}


CHECKS: dict[int, tuple[Check, ...]] = {
    c.BANK_TRADE: (trade_is_open, goods_in_play, rate_is_due, bank_gives_another_kind, holds_the_price),
    c.OFFER: (players_trade, trade_is_open, partner_is_right, both_sides_give, maker_holds_it),
    c.ACCEPT: (players_trade, trade_is_open, offer_stands, not_accepted_yet, holds_what_is_asked),
    c.DECLINE: (players_trade, trade_is_open, something_to_decline),
    c.WITHDRAW: (players_trade, trade_is_open, something_to_withdraw),
    c.DEAL: (players_trade, trade_is_open, active_closes, partner_agreed, both_hold_it),
}
