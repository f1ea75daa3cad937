"""Worked examples as they are shown: the position with its legal actions, and what trying something does."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.engine.dispatch.awaiting import next_actor
from ostrov.examples import Example, Step, all_examples
from ostrov.examples.example import SEED
from ostrov.game.action import NotationError
from ostrov.game.events import Event
from ostrov.game.game import Game
from ostrov.game.refusal import IllegalAction
from ostrov.protocol.example import (
    ExampleList,
    ExamplePage,
    ExamplePosition,
    ExampleStep,
    ExampleTitle,
    ExampleTry,
)
from ostrov.protocol.messages import GameEvent
from ostrov.table.chance import TableChance
from ostrov.table.moves import refused
from ostrov.table.problem import Problem, malformed
from ostrov.table.record_viewer import record_info
from ostrov.table.replay import opened
from ostrov.table.scene import legal_shown, shown
from ostrov.table.static import static

CHANCE = TableChance(SEED)
"""What an example leaves to chance falls in the same way for everybody."""


def example_list() -> ExampleList:
    """All examples in English."""
    return ExampleList(
        [ExampleTitle(one.id, one.title, list(one.clauses)) for one in all_examples().values()]
    )


def example_page(one: Example) -> ExamplePage:
    """All of an example that does not change while things are tried, and its first position."""
    ids = list(all_examples())
    at = ids.index(one.id)
    game = one.game()
    return ExamplePage(
        id=one.id,
        title=one.title,
        tells=one.tells,
        clauses=list(one.clauses),
        table=record_info(one.id, game),
        static=static(game),
        tries=[ExampleTry(_numbered(game, each.steps), each.refused) for each in one.tries],
        position=position_after(one, []),
        before=ids[at - 1] if at else None,
        after=ids[at + 1] if at + 1 < len(ids) else None,
    )


def position_after(one: Example, steps: Sequence[ExampleStep], seat: int | None = None) -> ExamplePosition:
    """Plays the steps from the beginning; the first that the rules refuse is the last that is looked at.

    Where chance is next and no step says what it does, it does what it always does in this example.
    Problem when a step or the seat cannot be.
    """
    game = one.game()
    at_first = len(game.history)
    told: list[GameEvent] = []
    problem: Problem | None = None
    for number, step in enumerate(steps, 1):
        left_to_chance = number == len(steps) or steps[number].seat is not None
        try:
            events = _do(game, step, left_to_chance)
        except NotationError as error:
            raise malformed(f"step {number}: {error}") from None
        except IllegalAction as error:
            problem = refused(error.refusal)
            break
        told += [opened(event, len(game.history) - at_first) for event in events]
    return _position(one, game, at_first, told, problem, seat)


def _do(game: Game, step: ExampleStep, left_to_chance: bool) -> list[Event]:
    """Does a step, and what chance answers when nobody says what."""
    if step.seat is None:
        told = game.happen(step.do)
    elif step.seat >= game.rules.seats:
        raise NotationError(f"seat {step.seat} is not at this table of {game.rules.seats}")
    else:
        told = game.play(step.do, step.seat)
    while left_to_chance and game.chance_is_next:
        told += game.happen(CHANCE.next_outcome(game))
    return told


def _position(
    one: Example,
    game: Game,
    at_first: int,
    told: list[GameEvent],
    problem: Problem | None,
    seat: int | None,
) -> ExamplePosition:
    done = game.history[at_first:]
    able = list(game.awaiting)
    acting = seat if seat in able else next_actor(game.rules, game.state)
    view = game.reveal() if one.eyes is None else game.observe(game.notation.seat(one.eyes))
    scene = shown(game, view, len(done))
    scene.legal = legal_shown(game, acting)
    scene.offers_open = game.offers_open
    return ExamplePosition(
        steps=[ExampleStep(_seat_of(game, action.seat), action.text) for action in done],
        scene=scene,
        acting=None if game.over else acting,
        able=able,
        events=told,
        problem=None if problem is None else problem.body(),
    )


def _numbered(game: Game, steps: Sequence[Step]) -> list[ExampleStep]:
    """Steps with seats for colours."""
    return [
        ExampleStep(None if colour is None else game.notation.seat(colour), text) for colour, text in steps
    ]


def _seat_of(game: Game, actor: int) -> int | None:
    """The seat; None for chance."""
    return actor if actor < game.rules.seats else None
