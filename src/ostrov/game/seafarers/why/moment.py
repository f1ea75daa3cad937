"""Which kinds of Seafarers belong to which step, who acts in it, and the clause of each."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.network import takes_ship
from ostrov.engine.core.constants import NO_FIGURE
from ostrov.engine.dispatch.awaiting import seats_in
from ostrov.engine.seafarers.expansion import sea_awaits, turn_is_closing
from ostrov.engine.seafarers.pirate import ship_seats
from ostrov.game.ask import Ask
from ostrov.game.base.why.moment import CARD_PLAYS, FOUNDING, awaited
from ostrov.game.refusal import Params, Refusal
from ostrov.game.seafarers.why.gifts import harbour_comes_first
from ostrov.game.seafarers.why.villages import founds_first, founds_in_turn

STEPS_OF = {c.CHOOSE_GOLD: (c.CHOOSING_GOLD,)}
"""Kinds that a step asks for, whoever has the turn."""

STEP_PHASES = (c.CHOOSING_GOLD, c.TURNING_HEX, c.LAYING_TOKEN, c.LAYING_HARBOUR)

PHASES_OF = {
    **STEPS_OF,
    c.FOUND_SHIP: (c.FOUND_ROAD_PHASE,),
    c.FREE_SHIP: (c.FREE_ROADS,),
    c.MOVE_PIRATE: (c.ROBBING,),
    c.LAY_HARBOUR: (c.MAIN, c.LAYING_HARBOUR),
    c.TILE: (c.TURNING_HEX,),
    c.TOKEN: (c.LAYING_TOKEN,),
}
"""Where a kind belongs; kinds not named belong to the main phase."""

KIND_CLAUSES = {
    c.SHIP: "S-TURN-2/roll",
    c.MOVE_SHIP: "S-MOVE-12",
    c.FOUND_SHIP: "S-FOUND-2/over",
    c.FREE_ROAD: "S-DEV-2",
    c.FREE_SHIP: "S-DEV-2",
    c.MOVE_PIRATE: "S-ROB-1/moment",
    c.CHOOSE_GOLD: "S-GOLD-3/moment",
    c.CLAIM_WONDER: "S-WO-4/moment",
    c.BUILD_WONDER: "S-WO-4/moment",
    c.TILE: "S-FOG-1/moment",
    c.TOKEN: "S-FOG-1/token",
}
"""The clause that a kind out of its step offends, before or after the roll."""


def needs_expansion(ask: Ask) -> Refusal | None:
    """Ships, pirate, gold and fog need Seafarers (S-COMP-4)."""
    own = c.FIRST_SEA_KIND <= ask.kind <= c.LAST_SEA_KIND or ask.kind in (c.TILE, c.TOKEN)
    return Refusal("S-COMP-4") if own else None


def turn_goes_on(ask: Ask) -> Refusal | None:
    """After its ship has moved the active seat only ends the turn, where that is agreed (SX-4)."""
    s = ask.state
    if ask.board.villages and s.phase in FOUNDING:
        return founds_in_turn(ask)
    if not (ask.rules.ship_move_last and turn_is_closing(s)) or s.phase != c.MAIN or ask.seat != s.active:
        return None
    if ask.kind in (c.END_TURN, c.RETURN_CARD) or (ask.kind == c.OFFER and not s.trade_closed):
        return None
    return Refusal("SX-4")


def own_step(ask: Ask) -> Refusal | None:
    """Gold asks one seat after the other, or all at once (S-GOLD-3, SX-6)."""
    s = ask.state
    if s.phase != c.CHOOSING_GOLD or sea_awaits(ask.rules, s) >> ask.seat & 1:
        return None
    if s.gold_due[ask.seat]:
        return Refusal("S-GOLD-3", awaited(ask), "turn")
    return Refusal("S-GOLD-3", {}, "moment")


def unfinished(ask: Ask) -> Refusal | None:
    """The refusal by a step that has to be finished first, where Seafarers words it."""
    s = ask.state
    also: Params = {"because": ["B-DEV-6"]} if ask.kind in CARD_PLAYS else {}
    if s.phase in (c.TURNING_HEX, c.LAYING_TOKEN):
        return Refusal("S-FOG-1", also)
    if s.phase == c.LAYING_HARBOUR:
        return harbour_comes_first(ask, also)
    if s.phase == c.CHOOSING_GOLD:
        own = ask.seat in seats_in(sea_awaits(ask.rules, s))
        return Refusal("S-GOLD-4" if own else "S-GOLD-3", awaited(ask) | also, "pending")
    if ask.board.villages and s.phase in FOUNDING:
        return founds_first(ask)
    if s.phase == c.FOUND_ROAD_PHASE and coast_is_near(ask):
        return Refusal("S-FOUND-2", awaited(ask), "line")
    if s.phase == c.FREE_ROADS:
        return Refusal("S-DEV-2", awaited(ask) | also, "pending")
    if s.phase == c.ROBBING and NO_FIGURE not in (ask.board.robber, ask.board.pirate):
        seven = s.rolled and s.die_one + s.die_two == 7 and not s.card_played
        return Refusal("S-ROB-1", awaited(ask) | also, "seven" if seven else "pending")
    if s.phase == c.STEALING and ship_seats(ask.board, s, s.pirate) >> s.victim & 1:
        return Refusal("S-PIR-2", also, "pending")
    return None


def coast_is_near(ask: Ask) -> bool:
    """The settlement just founded could have a ship as well as a road."""
    v = ask.state.last_node
    edges = ask.board.node_edge[3 * v : 3 * v + 3]
    return any(takes_ship(ask.board, ask.state, e) for e in edges if e < ask.board.edges)
