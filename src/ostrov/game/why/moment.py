"""Whose turn and which step it is: asked before anything else."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.cities_knights.why import steps_of
from ostrov.game.cities_knights.why.steps_of import of_this_box, own_step, step_clause
from ostrov.game.names import PHASES
from ostrov.game.refusal import Refusal
from ostrov.game.why.ask import Ask

FOUNDING = (c.FOUND_SETTLEMENT_PHASE, c.FOUND_ROAD_PHASE)
ANSWERS = (c.OFFER, c.WITHDRAW, c.ACCEPT, c.DECLINE, c.DEAL)
TRADES = (c.BANK_TRADE, *ANSWERS)
CARD_PLAYS = (c.KNIGHT, c.ROAD_BUILDING, c.YEAR_OF_PLENTY, c.MONOPOLY)

PHASES_OF = {
    c.FOUND_SETTLEMENT: (c.FOUND_SETTLEMENT_PHASE,),
    c.FOUND_ROAD: (c.FOUND_ROAD_PHASE,),
    c.ROLL: (c.BEFORE_ROLL,),
    c.FREE_ROAD: (c.FREE_ROADS,),
    c.MOVE_ROBBER: (c.ROBBING,),
    c.DISCARD: (c.DISCARDING,),
    c.CLAIM: (c.BEFORE_ROLL, c.MAIN),
    **dict.fromkeys(CARD_PLAYS, (c.BEFORE_ROLL, c.MAIN)),
    c.DICE: (c.ROLLING,),
    c.DRAWN: (c.DRAWING,),
    c.STOLEN: (c.STEALING,),
    **steps_of.PHASES_OF,
}
"""Where a kind belongs; kinds not named belong to the main phase."""

STEP_CLAUSES = {
    c.FOUND_SETTLEMENT_PHASE: "B-FOUND-1",
    c.FOUND_ROAD_PHASE: "B-FOUND-1",
    c.DISCARDING: "B-SEVEN-4",
    c.FREE_ROADS: "B-PROG-ROAD",
    c.ROLLING: "B-PROD-1",
    c.DRAWING: "B-DEV-1",
    c.STEALING: "B-ROB-4",
}
"""The clause of a step that has to be finished first."""

KIND_CLAUSES = {
    c.FOUND_SETTLEMENT: "B-FOUND-1",
    c.FOUND_ROAD: "B-FOUND-1",
    c.ROLL: "B-TURN-1",
    c.FREE_ROAD: "B-PROG-ROAD",
    c.MOVE_ROBBER: "B-ROB-1",
    c.DISCARD: "B-SEVEN-2",
    c.END_TURN: "B-TURN-2",
    c.DICE: "B-PROD-1",
    c.DRAWN: "B-DEV-1",
    c.STOLEN: "B-ROB-4",
    **dict.fromkeys(TRADES, "B-TRADE-1"),
    **steps_of.KIND_CLAUSES,
}
"""The clause that a kind out of its step offends, before or after the roll; building: B-TURN-3."""


def game_is_on(ask: Ask) -> Refusal | None:
    """Nothing happens after a victory."""
    if ask.state.phase != c.OVER:
        return None
    return Refusal("B-WIN-1", {"winner": ask.colour(ask.state.winner - 1)})


def own_turn(ask: Ask) -> Refusal | None:
    """Only the active player acts; everybody may discard and negotiate, and do what a step asks of a seat."""
    s = ask.state
    if ask.kind in steps_of.STEPS_OF and s.phase >= c.CK_PHASES:
        return own_step(ask)
    if ask.seat in (s.active, c.CHANCE) or ask.kind in (c.DISCARD, *ANSWERS):
        return None
    clause = "B-TURN-6"
    if s.phase in FOUNDING:
        clause = "B-FOUND-1" if s.founded < ask.rules.seats else "B-FOUND-2"
    elif ask.kind == c.BANK_TRADE:
        clause = "B-TRADE-1"
    return Refusal(clause, {"active": ask.colour(s.active)})


def right_step(ask: Ask) -> Refusal | None:
    """The action belongs to the step that the game is in."""
    phase = ask.state.phase
    if phase in PHASES_OF.get(ask.kind, (c.MAIN,)):
        return None
    params = {"step": PHASES[phase]}
    if ask.kind >= c.DICE:
        return Refusal(KIND_CLAUSES[ask.kind], params)
    clause = step_clause(ask)
    if clause:
        return Refusal(clause, {**params, "because": ["X-58"]} if clause == "CK-PROG-3" else params)
    if phase == c.ROBBING:
        return Refusal(_robber_clause(ask), params)
    if phase in STEP_CLAUSES:
        if ask.kind in CARD_PLAYS:
            return Refusal("B-DEV-6", params)
        return Refusal(STEP_CLAUSES[phase], params)
    return Refusal(KIND_CLAUSES.get(ask.kind, "B-TURN-3"), params)


def _robber_clause(ask: Ask) -> str:
    """What the robber's move interrupts: a card in hand waits, all else waits for the seven or the knight."""
    if ask.kind in CARD_PLAYS:
        return "B-DEV-6"
    s = ask.state
    return "B-SEVEN-4" if s.rolled and s.die_one + s.die_two == 7 else "B-KNIGHT-1"


MOMENT = (game_is_on, of_this_box, own_turn, right_step)
