"""The group of commands, and what becomes of errors: exit code 2 and one line on standard error.

A command is the object `command` in the module of its name, with _ for -. Those modules import at their top
nothing that takes time, so that `--help` is quick.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

from ostrov import __version__

COMMANDS = (
    *("play", "serve", "simulate", "arena", "check-bot", "train"),
    *("replay", "board", "rules", "why", "bench"),
)
BAD_INPUT = 2
INTERRUPTED = 130


class App(click.Group):
    """Loads a command when it is asked for; turns expected errors into one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name; None when there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"ostrov.cli.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Finds the command; an unknown one is answered with the nearest."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            close = get_close_matches(args[0], COMMANDS, 1)
            hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(COMMANDS)}."
            ctx.fail(f"there is no command {args[0]!r}; {hint}")
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Runs and exits; the exit code is that of the command (0), 2 for bad input, 130 after Ctrl-C."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, False, **extra)
        write_utf8()
        try:
            code = super().main(args, prog_name, complete_var, False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=True)
            code = BAD_INPUT
        except click.ClickException as error:
            complain(usage_problem(error))
            code = BAD_INPUT
        except click.Abort:
            code = INTERRUPTED
        except expected_errors() as error:
            complain(problem(error))
            code = BAD_INPUT
        sys.exit(code if isinstance(code, int) else 0)


def write_utf8() -> None:
    """Output is UTF-8 wherever it goes; what has no UTF-8 form (odd file names) is escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def complain(text: str) -> None:
    """One line on standard error."""
    click.echo(f"ostrov: {' '.join(text.split())}", err=True)


def usage_problem(error: click.ClickException) -> str:
    """What was wrong with the command line, and where the right one is described."""
    text = error.format_message()
    context = getattr(error, "ctx", None)
    return f"{text} (see {context.command_path} --help)" if context is not None else text


def problem(error: BaseException) -> str:
    """The message of an error; of a file error, the file and the reason."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename is not None else error.strerror
    return str(error)


def expected_errors() -> tuple[type[BaseException], ...]:
    """What bad input raises. Anything else is a defect of the program and keeps its traceback."""
    from ostrov.bots.registry import BotError
    from ostrov.bots.weights import WeightsError
    from ostrov.clauses import UnknownClause
    from ostrov.game.action import NotationError
    from ostrov.game.board import BoardError
    from ostrov.game.options import OptionError
    from ostrov.game.position import PositionError
    from ostrov.game.record import RecordError
    from ostrov.game.refusal import IllegalAction

    rules = (BoardError, BotError, IllegalAction, NotationError, OptionError, PositionError)
    return (*rules, RecordError, UnknownClause, WeightsError, OSError)


@click.group(cls=App, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="ostrov", message="%(prog)s %(version)s")
def app() -> None:
    """The island-settling board game: exact rules, bots and records.

    Bad input exits with 2 and one line on standard error. With --json a command prints exactly one JSON
    document on standard output, and nothing else there.
    """
