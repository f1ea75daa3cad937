"""Whose turn and which step it is in the base game: asked before anything else."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.ask import Ask
from ostrov.game.refusal import Params, Refusal

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
}
"""The clause that a kind out of its step offends, before or after the roll."""

ANY_KIND = "B-TURN-3"
"""The same for all other kinds: building and ending."""


def game_is_on(ask: Ask) -> Refusal | None:
    """Nothing happens after a victory."""
    if ask.state.phase != c.OVER:
        return None
    return Refusal("B-WIN-1", {"winner": ask.colour(ask.state.winner - 1)})


def own_turn(ask: Ask) -> Refusal | None:
    """Only the active player acts; everybody may discard and negotiate."""
    s = ask.state
    if ask.seat in (s.active, c.CHANCE) or ask.kind in (c.DISCARD, *ANSWERS):
        return None
    clause = "B-TURN-6"
    if s.phase in FOUNDING:
        clause = "B-FOUND-1" if s.founded < ask.rules.seats else "B-FOUND-2"
    elif ask.kind == c.BANK_TRADE:
        clause = "B-TRADE-1"
    return Refusal(clause, {"active": ask.colour(s.active)})


def unfinished(ask: Ask, params: Params) -> Refusal | None:
    """The refusal by a step that has to be finished first; None where the turn itself is the reason."""
    phase = ask.state.phase
    if phase == c.ROBBING:
        return Refusal(_robber_clause(ask), params)
    if phase not in STEP_CLAUSES:
        return None
    return Refusal("B-DEV-6" if ask.kind in CARD_PLAYS else STEP_CLAUSES[phase], params)


def _robber_clause(ask: Ask) -> str:
    """What the robber's move interrupts: a card in hand waits, all else waits for the seven or the knight."""
    if ask.kind in CARD_PLAYS:
        return "B-DEV-6"
    s = ask.state
    return "B-SEVEN-4" if s.rolled and s.die_one + s.die_two == 7 else "B-KNIGHT-1"
