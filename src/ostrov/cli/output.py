"""What goes to standard output: one JSON document, or text for people with colours on a terminal."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console

PIPE_WIDTH = 100
"""Columns where there is no terminal to ask."""

SEAT_STYLES = {"red": "bold red", "blue": "bold blue", "orange": "bold dark_orange", "white": "bold"}
CLAUSE_STYLE = "bold cyan"


def print_json(document: Any) -> None:
    """Prints a document; a command calls it once."""
    click.echo(json.dumps(document, ensure_ascii=False, indent=2))


def console(*, stderr: bool = False) -> Console:
    """Where text for people goes. Colours only on a terminal; nothing is coloured by guessing."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH
    return Console(stderr=stderr, width=width, highlight=False, markup=False, emoji=False)


def colours() -> bool:
    """Whether text that is coloured by hand may be: a terminal that shows colours, and nobody objects."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def note(text: str) -> None:
    """A remark beside the result, on standard error."""
    click.echo(text, err=True)


def figure(value: float) -> str:
    """A number with three significant digits and thin groups: 12 300, 4.56."""
    if value >= 100:
        digits = max(0, len(str(int(value))) - 3)
        return f"{round(value, -digits):,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}")
    return f"{value:.3g}"
