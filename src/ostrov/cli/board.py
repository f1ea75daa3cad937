"""`ostrov board`: a board as text, SVG or JSON."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ostrov.cli.arguments import (
    BOARDS,
    SEED,
    agree,
    game_option,
    json_output,
    rules_options,
    usual_setup,
)
from ostrov.cli.output import colours, note, print_json

if TYPE_CHECKING:
    from ostrov.game.board import Layout

DRAWN = BOARDS[0]
SCENARIO = "scenario"
"""A printed map on which the seed may draw harbours."""
FRESH_SEEDS = 2**32
"""Seeds that are drawn here stay short enough to be typed again."""


@click.command(name="board", short_help="Draw a board as text or SVG.")
@click.option(
    "--setup",
    default=None,
    metavar="SETUP",
    show_default=f"{DRAWN}; at sea scenario",
    help=f"{DRAWN} (drawn by the seed), {', '.join(BOARDS[1:])} (printed maps), or a JSON file.",
)
@game_option
@click.option("--players", default=4, show_default=True, type=int, help="For how many: 2, 3 or 4.")
@click.option("--seed", type=SEED, help="Which variable board; without it a new one, its seed on stderr.")
@click.option("--svg", metavar="FILE", help="Write an SVG picture to FILE, or to standard output for -.")
@click.option("--labels", is_flag=True, help="Write the names of hexes, nodes and edges into the picture.")
@rules_options
@json_output
def command(
    setup: str | None,
    rules: str,
    players: int,
    seed: int | None,
    svg: str | None,
    labels: bool,
    named: tuple[str, ...],
    as_json: bool,
) -> None:
    """Draw a board: as text, or as an SVG picture with --svg.

    A JSON file has the form that --json prints; it is checked, and every defect is named.
    """
    if labels and svg is None:
        raise click.UsageError("--labels needs --svg: text has no room for them", click.get_current_context())
    if as_json and svg == "-":
        raise click.UsageError("--json and --svg - both want standard output", click.get_current_context())
    setup = setup or usual_setup(rules)
    by_seed = setup in (DRAWN, SCENARIO)
    fresh = seed is None and by_seed
    drawn = secrets.randbelow(FRESH_SEEDS) if fresh else seed
    layout = board_of(setup, drawn, rules, players, named)
    if fresh and not as_json:
        note(f"seed {drawn}")
    if svg is not None:
        write_svg(layout, svg, labels)
    if as_json:
        print_json({"setup": setup, "seed": drawn if by_seed else None, **layout.to_json()})
    elif svg is None:
        from ostrov.draw import text

        click.echo(text(layout, colour=colours()).rstrip("\n"))


def board_of(setup: str, seed: int | None, rules: str, players: int, named: tuple[str, ...]) -> Layout:
    """The board that was asked for, checked; OptionError, BoardError or OSError."""
    from ostrov.game.game import Game
    from ostrov.game.options import OptionError

    known = setup in BOARDS
    agreed: dict[str, Any] = agree(
        named, game=rules, players=players, board_setup=setup if known else "custom"
    ).changed()
    if known:
        return Game.new(seed, **agreed).layout
    if Path(setup).suffix != ".json" and not Path(setup).exists():
        raise OptionError(f"--setup takes {', '.join(BOARDS)} or a JSON file, not {setup!r}")
    return Game.new(seed, board=read_board(Path(setup)), **agreed).layout


def read_board(path: Path) -> Layout:
    """A board from a JSON file; BoardError names the file and what is wrong."""
    from ostrov.game.board import BoardError, Layout

    try:
        return Layout.from_json(json.loads(path.read_text(encoding="utf-8")))
    except BoardError as error:
        raise BoardError(f"{path}: {error}") from None
    except (ValueError, RecursionError) as error:  # JSON and UTF-8
        raise BoardError(f"{path}: not JSON: {error}") from None


def write_svg(layout: Layout, target: str, labels: bool) -> None:
    """Writes the picture whole or not at all."""
    from ostrov.cli.files import write_text
    from ostrov.draw import svg

    picture = svg(layout, labels=labels)
    if target == "-":
        click.echo(picture.rstrip("\n"))
    else:
        write_text(Path(target), picture)
        note(f"wrote {target}")
