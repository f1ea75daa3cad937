"""The specification of legality: for each kind of action, the checks in the order in which they teach.

`ostrov.engine.dispatch.legal` is its fast twin; a test holds the two together over all actions there are.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ostrov.engine import constants as c
from ostrov.game.ask import Ask, Check
from ostrov.game.base.why import building, cards, moment, trading
from ostrov.game.expansions import EXPANSIONS, MEETINGS, Played, active, joined, meetings, restated
from ostrov.game.refusal import Refusal, cited

if TYPE_CHECKING:
    from ostrov.game.game import Game

BASE_CHECKS: dict[int, tuple[Check, ...]] = {**building.CHECKS, **trading.CHECKS, **cards.CHECKS}


class Specification:
    """Legality in a game with some expansions: what is asked of every action, and of each kind."""

    def __init__(self, played: Played) -> None:
        self._parts = parts = [expansion.why for expansion in played]
        met = [meeting.why for meeting in meetings(played)]
        self._unfinished = (*(part.unfinished for part in met), *(part.unfinished for part in parts))
        self._phases_of = {
            **moment.PHASES_OF,
            **joined(part.phases_of for part in parts),
            **joined(part.phases_of for part in met),
        }
        self._kind_clauses = {
            **moment.KIND_CLAUSES,
            **joined(part.kind_clauses for part in parts),
            **joined(part.kind_clauses for part in met),
        }
        reworded = joined(part.reworded for part in parts)
        all_checks = {
            **BASE_CHECKS,
            **joined(part.checks for part in parts),
            **joined(part.checks for part in met),
        }
        self.checks: dict[int, tuple[Check, ...]] = {
            kind: tuple(reworded.get(check, check) for check in checks) for kind, checks in all_checks.items()
        }
        belongs = [e.why.present if e in played else e.why.absent for e in EXPANSIONS]
        belongs += [meeting.why.absent for meeting in MEETINGS if meeting.why not in met]
        self.moment: tuple[Check, ...] = (moment.game_is_on, *belongs, self.own_turn, self.right_step)

    def own_turn(self, ask: Ask) -> Refusal | None:
        """Only the active player acts, but for what a step asks of a seat."""
        for part in self._parts:
            if ask.kind in part.steps and ask.state.phase in part.step_phases:
                return part.own_step(ask)
        return moment.own_turn(ask)

    def right_step(self, ask: Ask) -> Refusal | None:
        """The action belongs to the step that the game is in."""
        phase = ask.state.phase
        if phase in self._phases_of.get(ask.kind, (c.MAIN,)):
            return None
        if ask.kind < c.DICE:
            for unfinished in (*self._unfinished, moment.unfinished):
                refusal = unfinished(ask)
                if refusal is not None:
                    return refusal
        return cited(self._kind_clauses.get(ask.kind, moment.ANY_KIND), {})


@cache
def specification(played: Played) -> Specification:
    """The specification of games with these expansions."""
    return Specification(played)


def why_not(game: Game, packed: int) -> Refusal | None:
    """The first clause that forbids an action now, or None when it is legal."""
    ask, played = Ask(game, packed), active(game.rules)
    known = specification(played)
    for check in (*known.moment, *known.checks.get(ask.kind, ())):
        refusal = check(ask)
        if refusal is not None:
            return restated(refusal, played)
    return None
