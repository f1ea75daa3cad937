"""A finished game step by step, with nothing hidden. A step is an action and what chance made of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from ostrov.engine import constants as c
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.seams import score
from ostrov.game.action import Action
from ostrov.game.events import Event, events_of
from ostrov.game.game import Game
from ostrov.game.record import header, loads
from ostrov.protocol.messages import GameEvent
from ostrov.protocol.replay import FinalPoints, Moment, PointsShown, TurnShown
from ostrov.table.problem import malformed
from ostrov.table.scene import shown
from ostrov.table.sources import sources


class Overview(NamedTuple):
    """What stories tell of a game beside its table and map."""

    steps: int
    turns: list[TurnShown]
    points: list[PointsShown]
    final: list[FinalPoints]
    events: list[GameEvent]


def steps(game: Game) -> list[list[Action]]:
    """The actions of the game, each with the outcomes that followed; a record may begin with an outcome."""
    found: list[list[Action]] = []
    for action in game.history:
        if action.seat == c.CHANCE and found:
            found[-1].append(action)
        else:
            found.append([action])
    return found


def overview(game: Game) -> Overview:
    """What happened at which step, where turns begin, how points grew, and what they were for in the end."""
    seats = range(game.rules.seats)
    turns: list[TurnShown] = []
    points: list[PointsShown] = []
    events: list[GameEvent] = []
    for number, (at, happened) in enumerate(_walk(game)):
        state = at.state
        events += [opened(event, number) for event in happened]
        if state.turn > len(turns):
            turns.append(TurnShown(turn=state.turn, step=number, seat=state.active))
        scores = [score(state, p) for p in seats]
        if not points or points[-1].points != scores:
            points.append(PointsShown(step=number, turn=state.turn, points=scores))
    final = [FinalPoints(p, score(game.state, p), sources(game.rules, game.state, p)) for p in seats]
    return Overview(len(steps(game)), turns, points, final, events)


def moment(game: Game, number: int) -> Moment:
    """The position after so many steps, all hands open, and the action that led to it.

    Problem when there is no such step.
    """
    done = steps(game)
    if not 0 <= number <= len(done):
        raise malformed(f"the game has the steps 0 to {len(done)}")
    at = _beginning(game)
    for step in done[:number]:
        for action in step:
            apply_unchecked(at.board, at.rules, at.state, action.packed)
    last = done[number - 1][0] if number else None
    return Moment(
        step=number,
        action=last.text if last else None,
        seat=last.seat if last and last.seat != c.CHANCE else None,
        scene=shown(at, at.reveal(), number),
    )


def opened(event: Event, step: int) -> GameEvent:
    """All of an event, the private parts of every seat included; rows of several seats stand together."""
    found: dict[str, Any] = {"seq": step, "event": event.kind, "clause": event.clause, **event.public}
    for facts in event.private.values():
        for key, value in facts.items():
            known = found.get(key)
            if isinstance(value, list) and isinstance(known, list) and value != known:
                found[key] = [*known, *value]
            else:
                found[key] = value
    return cast("GameEvent", found)


def _beginning(game: Game) -> Game:
    """The same game before the first action."""
    return loads(json.dumps(header(game)))


def _walk(game: Game) -> Iterator[tuple[Game, list[Event]]]:
    """The beginning, and the position after each step with what it told; the same game every time."""
    at = _beginning(game)
    yield at, []
    for step in steps(game):
        yield at, [event for action in step for event in _do(at, action)]


def _do(at: Game, action: Action) -> list[Event]:
    """Does an action or outcome that was found legal when it was done first, and tells."""
    before = at.state.copy()
    apply_unchecked(at.board, at.rules, at.state, action.packed)
    at.history.append(action)
    return events_of(at, before, action)
