"""Which kinds of Cities & Knights belong to which step, who acts in it, and the clause of each."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.constants import PLAY
from ostrov.engine.cities_knights.expansion import step_awaits
from ostrov.engine.dispatch.awaiting import chance_is_next, seats_in
from ostrov.game.ask import Ask
from ostrov.game.base.why.moment import awaited
from ostrov.game.refusal import Refusal

STEPS_OF = {
    c.RETURN_CARD: (c.MAIN, c.RETURNING),
    c.COMMIT: (c.COMMITTING,),
    c.DONE: (c.COMMITTING, c.AQUEDUCT, c.RELAYING, c.PLAYING_DRAWN),
    c.LOSE_CITY: (c.LOSING_CITY,),
    c.CHOOSE_DECK: (c.CHOOSING_DECK,),
    c.TAKE_GOOD: (c.AQUEDUCT,),
    c.TAKE_REFUGE: (c.REFUGE,),
    c.PUT_METROPOLIS: (c.PLACING_METROPOLIS,),
    c.REMOVE_KNIGHT: (c.DESERTING,),
    c.PUT_KNIGHT: (c.PLACING_KNIGHT,),
    c.RELAY_ROAD: (c.RELAYING,),
    c.TAKE_CARD: (c.SPYING,),
    c.TAKE_GOODS: (c.TAKING,),
    c.HAND_OVER: (c.HANDING_OVER,),
}
"""Kinds that a step asks for, whoever has the turn."""

CARD_PLAYS = tuple(PLAY + card for card in range(c.PROGRESS_KINDS))
PHASES_OF = {
    **STEPS_OF,
    **dict.fromkeys(CARD_PLAYS, (c.MAIN, c.PLAYING_DRAWN)),
    PLAY + c.ALCHEMIST: (c.BEFORE_ROLL,),
    c.PROGRESS: (c.DRAWING_PROGRESS,),
}
"""Where a kind belongs; kinds not named belong to the main phase."""

STEP_CLAUSES = {
    c.COMMITTING: "CK-EXPERT-1",
    c.LOSING_CITY: "CK-LOSE-2",
    c.CHOOSING_DECK: "CK-DEF-2",
    c.DRAWING_PROGRESS: "CK-GATE-1",
    c.RETURNING: "CK-PROG-5",
    c.AQUEDUCT: "CK-ABIL-3",
    c.REFUGE: "CK-ACT-DISP-2",
    c.PLACING_METROPOLIS: "CK-METRO-1",
    c.PLAYING_DRAWN: "CK-PROG-3",
    c.DESERTING: "CK-PROG-DESERTER-1",
    c.PLACING_KNIGHT: "CK-PROG-DESERTER-2",
    c.RELAYING: "CK-PROG-DIPLOMAT-3",
    c.SPYING: "CK-PROG-SPY-1",
    c.TAKING: "CK-PROG-MASTER-1",
    c.HANDING_OVER: "CK-PROG-COMHARB-1",
}
"""The clause of a step that has to be finished first."""

CHOICE_CLAUSES = {
    c.SABOTEUR_CAUSE: "CK-PROG-SABOTEUR-1",
    c.WEDDING_CAUSE: "CK-PROG-WEDDING-1",
}
"""Why cards are chosen out of a hand when it is for no seven."""

DEFENCE = (c.ACTIVATE, *CARD_PLAYS)
DEVELOPMENT = (c.BUY_CARD, c.KNIGHT, c.ROAD_BUILDING, c.YEAR_OF_PLENTY, c.MONOPOLY, c.DRAWN)

KIND_CLAUSES = {
    **{kind: f"{STEP_CLAUSES[steps[-1]]}/moment" for kind, steps in STEPS_OF.items()},
    c.DONE: "CK-TURN-2",
    c.MOVE_ROBBER: "B-ROB-1/knights",
    **dict.fromkeys((c.RECRUIT, c.ACTIVATE, c.PROMOTE, c.IMPROVE, c.BUILD_WALL), "CK-TURN-1"),
    **dict.fromkeys((c.MOVE_KNIGHT, c.DISPLACE, c.CHASE), "CK-ACT-1/moment"),
    c.ASK_HARBOUR: "CK-TURN-1",
    **dict.fromkeys(CARD_PLAYS, "CK-PROG-2/roll"),
    PLAY + c.ALCHEMIST: "CK-PROG-ALCHEMIST-1",
    c.PROGRESS: "CK-GATE-1/moment",
}
"""The clause that a kind out of its step offends, before or after the roll."""


def no_development_cards(ask: Ask) -> Refusal | None:
    """There are progress cards instead (CK-COMP-4)."""
    return Refusal("CK-COMP-4") if ask.kind in DEVELOPMENT else None


def needs_expansion(ask: Ask) -> Refusal | None:
    """Knights and progress cards need Cities & Knights (CK-COMP-1, -3)."""
    if ask.kind in CARD_PLAYS or ask.kind == c.PROGRESS:
        return Refusal("CK-COMP-1")
    return Refusal("CK-COMP-3") if c.FIRST_CK_KIND <= ask.kind <= c.LAST_CK_KIND else None


def own_step(ask: Ask) -> Refusal | None:
    """The step asks this seat; the loss of cities may ask several at once."""
    s = ask.state
    if s.phase not in STEPS_OF[ask.kind]:
        return None
    if ask.seat in seats_in(step_awaits(s)):
        return None
    return Refusal(step_clause(ask), awaited(ask), _case(ask))


def unfinished(ask: Ask) -> Refusal | None:
    """The refusal by a step that has to be finished first, where Cities & Knights words it."""
    clause = step_clause(ask)
    if ask.kind == c.CHOOSE_DECK and ask.rules.other_deck and ask.state.phase in (c.BEFORE_ROLL, c.MAIN):
        return Refusal("X-54", {}, "moment")  # not tied defenders alone choose here
    if clause == "CK-PROG-3" and ask.state.phase != c.PLAYING_DRAWN:
        return Refusal(clause, {"because": ["X-58"]}, "dice")
    if clause == "CK-BARB-5":
        return Refusal(clause)
    params = {} if chance_is_next(ask.state) or ask.state.phase == c.DISCARDING else awaited(ask)
    return Refusal(clause, params, _case(ask)) if clause else None


def _case(ask: Ask) -> str:
    """A card that was drawn may be played; all other steps have to be."""
    return "drawn" if ask.state.phase == c.PLAYING_DRAWN else "pending"


def step_clause(ask: Ask) -> str:
    """The clause of an unfinished step; empty where the base game gives one."""
    s = ask.state
    if s.phase == c.COMMITTING and ask.kind in DEFENCE:
        return "CK-BARB-5"
    if ask.kind in CARD_PLAYS and (s.resolving or s.phase == c.AQUEDUCT):
        return "CK-PROG-3"
    if s.phase == c.REFUGE and not s.knight[s.step_node]:
        return "CK-PROG-INTRIGUE-2"  # after a fight the winner stands there
    if s.phase == c.DISCARDING and s.discard_cause in CHOICE_CLAUSES:
        return CHOICE_CLAUSES[s.discard_cause]
    if s.phase == c.CHOOSING_DECK and s.event != c.SHIP_FACE:
        return "X-54"
    if s.phase == c.FREE_ROADS:
        return "CK-PROG-ROADS-1"
    if s.phase == c.ROBBING and any(cell & c.KNIGHT_SPENT for cell in s.knight):
        return "CK-ACT-CHASE-1"  # before the robber of a seven nobody has acted
    return STEP_CLAUSES.get(s.phase, "")
