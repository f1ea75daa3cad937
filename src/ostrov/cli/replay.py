"""`ostrov replay`: checks a record and shows the position at its end, or after any of its lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ostrov.cli.arguments import json_output, read_record, seat_of
from ostrov.cli.output import console, print_json

if TYPE_CHECKING:
    from ostrov.game.game import Game


@click.command(name="replay", short_help="Check a record and show any of its positions.")
@click.argument("file")
@click.option(
    "--at", "line", type=click.IntRange(min=1), metavar="N", help="Stop after line N; the header is 1."
)
@click.option("--view", metavar="SEAT", help="Show only what a seat may know, by colour or number from 0.")
@json_output
def command(file: str, line: int | None, view: str | None, as_json: bool) -> None:
    """Check the record FILE (- for standard input) line by line and show the position at its end.

    A record that breaks a rule is refused with its line and the clause.
    """
    game, lines = read_record(file, line)
    seat = None if view is None else seat_of(game, view)
    if not as_json:
        show(game, lines, seat)
    elif seat is None:
        print_json(facts(game, lines))
    else:
        print_json(game.observe(seat).to_json())


def facts(game: Game, lines: int) -> dict[str, Any]:
    """Everything that is true after the record, hidden cards included."""
    from ostrov.engine.core.constants import CHANCE

    actions = sum(action.seat != CHANCE for action in game.history)
    return {
        "rules": game.options["game"],
        "options": dict(game.options),
        "seats": [{"colour": seat.colour, "name": seat.name} for seat in game.seats],
        "lines": lines,
        "actions": actions,
        "outcomes": len(game.history) - actions,
        "over": game.over,
        "awaiting": [game.seats[seat].colour for seat in game.awaiting],
        "chance_is_next": game.chance_is_next,
        **game.describe(),
        "board": game.layout.to_json(),
    }


def show(game: Game, lines: int, seat: int | None) -> None:
    """The position for people; for a seat, without what it may not know."""
    from ostrov.cli.position import show_position

    out = console()
    show_position(game, out, seat)
    remark = f"{lines} line{'' if lines == 1 else 's'} replayed, no rule broken"
    if seat is not None:
        remark += f"; as {game.seats[seat].colour} sees it"
    elif game.history:
        remark += f"; last: {game.actor(game.history[-1])} {game.history[-1].text}"
    out.print(remark, style="dim")
