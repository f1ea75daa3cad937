"""The host's command for another board, before the start."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from ostrov.game.base.options import CUSTOM
from ostrov.game.options import OptionError, Options
from ostrov.protocol.commands import SetMap
from ostrov.table.command import Command
from ostrov.table.entry import Draft
from ostrov.table.lobby import before_start, host_only
from ostrov.table.maps import DRAWS, next_draw
from ostrov.table.plan import PlanError, with_map
from ostrov.table.problem import Problem, malformed, not_now

if TYPE_CHECKING:
    from ostrov.table.table import Table


def another(table: Table, command: Command[SetMap]) -> list[Draft]:
    """The host wants another board: the printed one, a new one, an even one, one of the host's own."""
    host_only(table, command)
    before_start(table, command)
    wish = command.body
    options = table.plan.options
    if wish.kind == "agreed":
        options = _dealt_as(options, wish.board_setup)
    try:
        options, board = with_map(options, wish.kind, wish.board)
    except PlanError as error:
        if wish.kind != "given":
            raise malformed(str(error)) from None
        sentence = str(error).removeprefix("map.board: ")
        raise Problem("bad-board", str(error), facts={"problem": sentence}) from None
    plan = replace(table.plan, options=options, map=board)
    draw = next_draw(plan, table.seed, table.draw + 1)
    if draw > DRAWS:
        raise not_now("this table has had boards enough")
    return [Draft("map", {"board_setup": options["board_setup"], "map": asdict(board), "draw": draw})]


def _dealt_as(options: Options, setup: str | None) -> Options:
    """The options with another way to deal the board, or with the usual one after a board of one's own."""
    if setup is None:
        setup = "variable" if options["board_setup"] == CUSTOM else str(options["board_setup"])
    try:
        return options.with_(board_setup=setup)
    except OptionError as error:
        raise malformed(f"board_setup: {error}") from None
