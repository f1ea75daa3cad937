"""Arguments that several commands share: options of the rules, seeds, seats, files to read."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from ostrov.game.game import Game
    from ostrov.game.options import Options, Value

Command = TypeVar("Command", bound=Callable[..., Any])

SEED = click.IntRange(0, 2**63 - 1)
BOARDS = ("variable", "beginner_5e", "ck_first_game", "scenario")
"""Boards by name: drawn by the seed, or printed."""

FLAGS = {"game": "--rules", "players": "--players", "board_setup": "--setup"}
"""Options that a command may have a flag of its own for."""


def rules_options(command: Command) -> Command:
    """Adds `--option name=value`, as often as wanted."""
    text = "An option of the rules, such as hand_limit=9; may be repeated. `ostrov rules X` has most of them."
    return click.option("--option", "named", multiple=True, metavar="NAME=VALUE", help=text)(command)


class RulesOption(click.Option):
    """`--rules`; its help names the games that there are, which takes a while to find out."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The help of the command line, with the games."""
        from ostrov.game.expansions import games

        *others, last = games()
        lead = self.help
        self.help = f"{lead} {', '.join(others)} or {last}."
        try:
            return super().get_help_record(ctx)
        finally:
            self.help = lead


def game_option(command: Command) -> Command:
    """Adds `--rules`: the base game, or expansions joined with `+`."""
    return click.option(
        "--rules", cls=RulesOption, default="base", show_default=True, metavar="RULES", help="Which game:"
    )(command)


def json_output(command: Command) -> Command:
    """Adds `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")(command)


def import_from_here() -> None:
    """Lets modules of the current folder be imported, as `python -m` does, here and in worker processes."""
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.insert(0, folder)


def named_options(texts: Sequence[str], flags: Sequence[str] = ()) -> dict[str, Value]:
    """The options that were typed; OptionError for one that is named twice or belongs to a flag."""
    from ostrov.game.options import OptionError, parse_option

    found: dict[str, Value] = {}
    for text in texts:
        name, value = parse_option(text)
        if name in flags:
            raise OptionError(f"option {name} has a flag of its own here: {FLAGS[name]}")
        if name in found:
            raise OptionError(f"option {name} is named twice")
        found[name] = value
    return found


def agree(texts: Sequence[str], **flags: Value) -> Options:
    """All options of a game: those of flags, those typed, the defaults of the others; OptionError."""
    from ostrov.game.options import Options

    return Options(**flags, **named_options(texts, tuple(flags)))


def usual_setup(rules: str) -> str:
    """The board when nothing is said: drawn by the seed, or an expansion's own. OptionError for no game."""
    from ostrov.game.expansions import parse_game
    from ostrov.game.options import Options

    own = any(expansion.boards for expansion in parse_game(rules))
    return str(Options(game=rules)["board_setup"]) if own else BOARDS[0]


def seat_of(game: Game, text: str) -> int:
    """A seat by colour or by number from 0; OptionError when it is not at the table."""
    from ostrov.game.options import OptionError

    colours = game.notation.colours
    word = text.strip().lower()
    if word in colours:
        return colours.index(word)
    if word.isdecimal() and int(word) < len(colours):
        return int(word)
    listed = ", ".join(f"{colour} ({number})" for number, colour in enumerate(colours))
    raise OptionError(f"{text!r} is no seat at this table; there are {listed}")


def read_record(file: str, upto: int | None = None) -> tuple[Game, int]:
    """Replays a record file, or standard input for `-`, up to a line; with the number of lines replayed.

    RecordError names the line, OSError the file.
    """
    from ostrov.game.record import loads, text_of

    text = text_of(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes())
    game = loads(text, upto=upto)
    return game, len(text.splitlines()) if upto is None else upto
