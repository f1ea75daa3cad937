"""`ostrov why`: whether an action is allowed after a line of a record, and the clause that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ostrov.cli.arguments import json_output, read_record, seat_of
from ostrov.cli.output import SEAT_STYLES, console, print_json

if TYPE_CHECKING:
    from ostrov.game.action import Action
    from ostrov.game.game import Game
    from ostrov.game.refusal import Refusal

SHOWN = 8
"""Legal actions that are listed beside a refused one."""


@click.command(name="why", short_help="Tell why an action is or is not allowed.")
@click.argument("file")
@click.argument("line", type=click.IntRange(min=1), metavar="N")
@click.argument("action")
@click.option("--seat", metavar="COLOUR", help="Who would act, by colour or number; else the one to act.")
@json_output
def command(file: str, line: int, action: str, seat: str | None, as_json: bool) -> None:
    """Tell whether ACTION is allowed after line N of the record FILE (- for standard input).

    The header is line 1. ACTION is written as in records: "road (0,0)NE", "bank 4 ore for 1 wool",
    "dice 3 4". If it is not allowed, the clause that forbids it follows in full. Either way the exit code
    is 0.
    """
    game, _ = read_record(file, line)
    asked = game.parse(action, None if seat is None else seat_of(game, seat))
    refusal = game.why_not(asked)
    if as_json:
        print_json(answer(game, line, asked, refusal))
    else:
        show(game, line, asked, " ".join(action.split()), refusal)


def alternatives(game: Game, asked: Action) -> list[str]:
    """What the same actor may do of the same kind now."""
    if game.actor(asked) == "chance":
        return [chance.outcome.text for chance in game.chances() if chance.outcome.kind == asked.kind]
    return [action.text for action in game.legal(asked.seat) if action.kind == asked.kind]


def answer(game: Game, line: int, asked: Action, refusal: Refusal | None) -> dict[str, Any]:
    """The answer as plain data."""
    from ostrov.clauses import clause
    from ostrov.cli.clause_text import clause_json

    return {
        "line": line,
        "seat": game.actor(asked),
        "action": asked.text,
        "allowed": refusal is None,
        "clause": None if refusal is None else refusal.clause,
        "params": {} if refusal is None else refusal.params,
        "rule": None if refusal is None else clause_json(clause(refusal.clause)),
        "alternatives": alternatives(game, asked),
    }


def titled(value: object) -> str:
    """A part of a refusal; clauses with their titles."""
    from ostrov.clauses import all_clauses

    known = all_clauses().get(str(value))
    return f"{value} ({known.title})" if known else str(value)


def show(game: Game, line: int, asked: Action, words: str, refusal: Refusal | None) -> None:
    """The answer for people; the words are theirs, since an offer that cannot be made has not all of them."""
    from rich.text import Text

    from ostrov.clauses import clause
    from ostrov.cli.clause_text import clause_facts, clause_head
    from ostrov.game.refusal import plain

    out = console()
    actor = game.actor(asked)
    head = Text.assemble((actor, SEAT_STYLES.get(actor, "bold")), f": {words}, after line {line}: ")
    head.append_text(Text("allowed", "bold green") if refusal is None else Text("not allowed", "bold red"))
    out.print(head)
    if refusal is None:
        return
    found = clause(refusal.clause)
    out.print(Text(refusal.sentence))
    for name, value in refusal.params.items():
        out.print(Text.assemble(f"  {name} ", (plain(value, titled), "yellow")))
    out.print()
    out.print(clause_head(found))
    out.print(clause_facts(found))
    others = alternatives(game, asked)
    if others:
        more = f" … ({len(others)} in all)" if len(others) > SHOWN else ""
        out.print()
        out.print(f"Allowed now: {'; '.join(others[:SHOWN])}{more}")
