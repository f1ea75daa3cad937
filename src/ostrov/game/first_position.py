"""Where a game starts from: the board of its options, and what a seed adds to it. B-VAR-1, B-BEG-1 to -3.

Shared by `Game`, which keeps the board by names, and by simulations, which deal thousands of games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import MASK32
from ostrov.engine.core.geometry import Geometry, fill
from ostrov.engine.setup.board_setup import BoardSetup, draw_board
from ostrov.engine.setup.maps import island
from ostrov.game import board as boards
from ostrov.game.board import Layout
from ostrov.game.expansion import BoardsPart
from ostrov.game.expansions import EXPANSIONS, parse_game
from ostrov.game.names import places_of
from ostrov.game.options import OptionError, Options
from ostrov.game.tables import board_setup_of

PRINTED: dict[str, Callable[[], Layout]] = {
    "beginner_5e": boards.beginner,
    **{name: make for expansion in EXPANSIONS for name, make in expansion.printed.items()},
}
"""By their value of `board_setup`."""


def own_boards(options: Options) -> BoardsPart | None:
    """The boards of the expansion that is not played on the island; None on the island."""
    return next((expansion.boards for expansion in parse_game(options["game"]) if expansion.boards), None)


def build_board(layout: Layout, options: Options) -> tuple[Geometry, Board]:
    """The engine's tables of a board; BoardError with all defects when it cannot be played on."""
    own = own_boards(options)
    return own.build(layout, options) if own else boards.build(layout, options.players)


def printed_board(options: Options) -> Layout | None:
    """The printed board that the options name; None when the board is drawn or given."""
    name = str(options["board_setup"])
    return PRINTED[name]() if name in PRINTED else None


def board_of(options: Options) -> tuple[Geometry, Board]:
    """The printed board, or the bare island that a seed draws on; OptionError for a board of one's own."""
    own = own_boards(options)
    if own:
        return own.board_of(options)
    if options["board_setup"] == "custom":
        raise OptionError("board_setup=custom needs a board, hex by hex (X-24)")
    layout = printed_board(options)
    if layout is not None:
        return boards.build(layout, options.players)
    g, board = island(), Board()
    fill(board, g)
    return g, board


def dealt_board(options: Options, seed: int) -> Layout:
    """The board of the options: printed, or drawn by the seed; OptionError for a board of one's own."""
    own = own_boards(options)
    if own:
        return own.dealt_board(options, seed)
    layout = printed_board(options)
    if layout is not None:
        return layout
    g, board = board_of(options)
    draw_board(board_setup_of(options, g), board, seed & MASK32, seed >> 32)
    return boards.layout_of(g, board)


def start_setup(options: Options, g: Geometry, colours: Sequence[str]) -> BoardSetup:
    """What a seed decides, and the pieces that stand on the beginner's map (B-BEG-2)."""
    setup = board_setup_of(options, g)
    if options["board_setup"] == "beginner_5e":
        setup.placed = 1
        places = places_of(g)
        flat = [place for colour in colours for place in boards.beginner_pieces(colour, places)]
        setup.pieces = flat + [0] * (len(setup.pieces) - len(flat))
    return setup
