"""Whose turn and which step it is in the base game: asked before anything else."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.dispatch.awaiting import chance_is_next, must_act, seats_in
from ostrov.game.ask import Ask
from ostrov.game.refusal import Params, Refusal, cited

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
    c.CLAIM: (c.BEFORE_ROLL, c.MAIN, c.ROBBING),
    **dict.fromkeys(CARD_PLAYS, (c.BEFORE_ROLL, c.MAIN)),
    c.DICE: (c.ROLLING,),
    c.DRAWN: (c.DRAWING,),
    c.STOLEN: (c.STEALING,),
}
"""Where a kind belongs; kinds not named belong to the main phase."""

STEP_CLAUSES = {
    c.DISCARDING: "B-SEVEN-4/discards",
    c.FREE_ROADS: "B-PROG-ROAD/pending",
    c.ROLLING: "B-PROD-1/pending",
    c.DRAWING: "B-DEV-1/pending",
    c.STEALING: "B-ROB-4/pending",
}
"""The clause of a step that has to be finished first."""

KIND_CLAUSES = {
    c.FOUND_SETTLEMENT: "B-FOUND-1/over",
    c.FOUND_ROAD: "B-FOUND-1/over",
    c.ROLL: "B-TURN-1/rolled",
    c.FREE_ROAD: "B-PROG-ROAD",
    c.MOVE_ROBBER: "B-ROB-1",
    c.DISCARD: "B-SEVEN-2/moment",
    c.END_TURN: "B-TURN-2",
    c.DICE: "B-PROD-1",
    c.DRAWN: "B-DEV-1/drawn",
    c.STOLEN: "B-ROB-4/stolen",
    **dict.fromkeys(TRADES, "B-TRADE-1/roll"),
}
"""The clause that a kind out of its step offends, before or after the roll."""

ANY_KIND = "B-TURN-3"
"""The same for all other kinds: building and ending."""


def game_is_on(ask: Ask) -> Refusal | None:
    """Nothing happens after a victory."""
    if ask.state.phase != c.OVER:
        return None
    return Refusal("B-WIN-1", {"winner": ask.colour(ask.state.winner - 1)}, "over")


def own_turn(ask: Ask) -> Refusal | None:
    """Only the active player acts; everybody may discard and negotiate."""
    s = ask.state
    if ask.seat in (s.active, c.CHANCE) or ask.kind in (c.DISCARD, *ANSWERS):
        return None
    clause = "B-TURN-6"
    if s.phase in FOUNDING:
        clause = founding_clause(ask)
    elif ask.kind == c.BANK_TRADE:
        clause = "B-TRADE-1"
    return Refusal(clause, {"active": ask.colour(s.active)}, "turn")


def founding_clause(ask: Ask) -> str:
    """The clause of the round of the founding."""
    return "B-FOUND-1" if ask.state.founded < ask.rules.seats else "B-FOUND-2"


def awaited(ask: Ask) -> Params:
    """The seats that the game waits for. Who has to discard may be hidden: that is not asked."""
    return {"next": [ask.colour(p) for p in seats_in(must_act(ask.rules, ask.state))]}


def unfinished(ask: Ask) -> Refusal | None:
    """The refusal by a step that has to be finished first; None where the turn itself is the reason."""
    phase = ask.state.phase
    if phase in FOUNDING:
        case = "settlement" if phase == c.FOUND_SETTLEMENT_PHASE else "road"
        return Refusal(founding_clause(ask), awaited(ask), case)
    citation = _robber_comes_first(ask) if phase == c.ROBBING else STEP_CLAUSES.get(phase)
    if citation is None:
        return None
    params = {} if chance_is_next(ask.state) or phase == c.DISCARDING else awaited(ask)
    return cited(citation, params | ({"because": ["B-DEV-6"]} if ask.kind in CARD_PLAYS else {}))


def _robber_comes_first(ask: Ask) -> str:
    """What moves the robber: a seven or a Knight. After a seven and a card it is not known which of them."""
    s = ask.state
    if not s.rolled or s.die_one + s.die_two != 7:
        return "B-KNIGHT-1/pending"
    return "B-ROB-1/pending" if s.card_played else "B-SEVEN-4/robber"
