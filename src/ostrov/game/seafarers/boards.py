"""The boards of games with Seafarers: from the options to a board, what a seed draws on it, its layout.

What `ostrov.game.first_position` asks when an expansion brings boards of its own.
"""

from __future__ import annotations

from collections.abc import Mapping

from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import MASK32
from ostrov.engine.core.geometry import Geometry
from ostrov.engine.setup.board_setup import BoardSetup, draw_board
from ostrov.game.board import Layout
from ostrov.game.option import OptionError, Value
from ostrov.game.seafarers import sea_layout
from ostrov.game.seafarers.scenarios import playable, scenario
from ostrov.game.seafarers.sea_board import fill_board
from ostrov.game.seafarers.sea_deal import dealt_groups, fill_sea_setup
from ostrov.game.seafarers.sea_map import SeaMap

CUSTOM = "custom"
VARIABLE = "variable"
Named = Mapping[str, Value]


def map_of(options: Named) -> SeaMap:
    """The map of the options' scenario; OptionError when there is none for them, or no rules for it yet."""
    return scenario(playable(str(options["scenario"])), int(options["players"]))


def board_of(options: Named) -> tuple[Geometry, Board]:
    """The map that the options name, before a seed draws on it; OptionError for a board of one's own."""
    if options["board_setup"] == CUSTOM:
        raise OptionError("board_setup=custom needs a board, hex by hex (X-24)")
    return fill_board(map_of(options))


def add_setup(d: BoardSetup, options: Named, g: Geometry) -> None:
    """Writes what a seed draws on the map of the options; nothing on a board of one's own."""
    if options["board_setup"] == CUSTOM:
        d.variable = 0
        return
    m = map_of(options)
    fill_sea_setup(d.sea, m, g, options, variable=_is_variable(m, options))
    d.variable = d.sea.drawn


def _is_variable(m: SeaMap, options: Named) -> bool:
    """Whether the deal is asked for: by its own option, or by that of every game where there is one."""
    return options["sea_setup"] == VARIABLE or (
        options["board_setup"] == VARIABLE and bool(dealt_groups(m, variable=True))
    )


def setup_of(options: Named, g: Geometry) -> BoardSetup:
    """What a seed draws, and nothing else that it decides."""
    d = BoardSetup()
    add_setup(d, options, g)
    return d


def dealt_board(options: Named, seed: int) -> Layout:
    """The board of the options as the seed draws it."""
    g, board = board_of(options)
    d = setup_of(options, g)
    if d.variable:
        draw_board(d, board, seed & MASK32, seed >> 32)
    return sea_layout.layout_of(g, board, d.sea.spot[: d.sea.spots])


def build(layout: Layout, options: Named) -> tuple[Geometry, Board]:
    """The engine's board of a layout; BoardError with all its defects when it cannot be played on."""
    return sea_layout.build(layout, map_of(options), int(options["players"]))
