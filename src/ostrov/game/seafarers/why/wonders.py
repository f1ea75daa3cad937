"""Why a wonder is not claimed, a level not built, a victory not claimed yet. S-WO-3 to -6, SX-20."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.goal import wonder_wins
from ostrov.engine.seafarers.wonders import can_pay_level, claimed_by, meets
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.why import cards
from ostrov.game.base.why.building import lacking
from ostrov.game.names import pack_dict
from ostrov.game.refusal import Params, Refusal
from ostrov.game.seafarers.names import WONDERS

DEMANDS = ("theatre", "bridge", "monument", "wall", "cathedral")
"""The cases of S-WO-4 for what a wonder asks for, by its number."""


@rule("S-WO-4/scenario")
def has_wonders(ask: Ask) -> Params | None:
    """The scenario is that of the wonders."""
    return None if ask.first < ask.rules.wonders else {}


@rule("S-WO-4/one")
def first_wonder(ask: Ask) -> Params | None:
    """One wonder for each player, for good."""
    own = ask.state.wonder[ask.seat]
    return {"wonder": WONDERS[own - 1]} if own else None


@rule("S-WO-4/taken")
def wonder_is_free(ask: Ask) -> Params | None:
    """Nobody has it yet."""
    seat = claimed_by(ask.rules, ask.state, ask.first)
    return None if seat == c.NOBODY else {"owner": ask.colour(seat)}


def meets_demand(ask: Ask) -> Refusal | None:
    """The player has what the wonder asks for."""
    if meets(ask.board, ask.state, ask.seat, ask.first):
        return None
    return Refusal("S-WO-4", {}, DEMANDS[ask.first])


def pays_claim(ask: Ask) -> Refusal | None:
    """A ship and the price of a level, where that is agreed (SX-20)."""
    if not ask.rules.wonder_ship:
        return None
    if not ask.state.ships_left[ask.seat]:
        return Refusal("S-WO-4", {"because": ["SX-20"]}, "ship")
    short = pays_level(ask)
    return Refusal(short.clause, {**short.params, "because": ["SX-20"]}, short.case) if short else None


def own_wonder(ask: Ask) -> Refusal | None:
    """The player builds the wonder that is its own."""
    own = ask.state.wonder[ask.seat]
    if not own:
        return Refusal("S-WO-5", {}, "none")
    return None if own == ask.first + 1 else Refusal("S-WO-5", {"wonder": WONDERS[own - 1]}, "other")


@rule("S-WO-5/last")
def level_is_left(ask: Ask) -> Params | None:
    """There are four levels."""
    return {} if ask.state.wonder_level[ask.seat] == c.WONDER_LEVELS else None


@rule("S-WO-3/short")
def pays_level(ask: Ask) -> Params | None:
    """The hand covers a level."""
    if can_pay_level(ask.rules, ask.state, ask.seat, ask.first):
        return None
    cost = ask.rules.wonder_cost[ask.first]
    return {"cost": pack_dict(cost), "missing": lacking(ask.state.hand[ask.seat], cost)}


def reaches_goal(ask: Ask) -> Refusal | None:
    """The points, and where there are wonders a higher level than anybody else, or the last (S-WO-6)."""
    if wonder_wins(ask.rules, ask.state, ask.seat):
        return None
    level = ask.state.wonder_level[ask.seat]
    return cards.enough_points(ask) or Refusal("S-WO-6", {"level": level}, "level")


CHECKS: dict[int, tuple[Check, ...]] = {
    c.CLAIM_WONDER: (has_wonders, first_wonder, wonder_is_free, meets_demand, pays_claim),
    c.BUILD_WONDER: (own_wonder, level_is_left, pays_level),
}
