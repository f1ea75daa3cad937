"""Whom a game waits for. Reads whole states: for referees, clocks and drivers of bots, never players."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.offers import addressed
from ostrov.engine.base.robber import must_discard
from ostrov.engine.chance import chance_is_next
from ostrov.engine.cities_knights.box import step_actor
from ostrov.engine.rules import Rules
from ostrov.engine.state import State


def must_act(rules: Rules, s: State) -> list[int]:
    """The seats without whose action the game does not go on."""
    if s.phase == c.OVER or chance_is_next(s):
        return []
    if s.phase == c.DISCARDING:
        return [p for p in range(rules.seats) if must_discard(rules, s, p)]
    if s.phase == c.LOSING_CITY:
        return [p for p in range(rules.seats) if s.step_seats >> p & 1]
    return [step_actor(rules, s) if s.phase >= c.CK_PHASES else s.active]


def may_answer(rules: Rules, s: State) -> list[int]:
    """The seats that have not answered the active seat's offer. Nobody has to wait for them."""
    if s.offers == 0:
        return []
    return [p for p in range(rules.seats) if addressed(s, p) and s.answer[p] == c.NO_ANSWER]
