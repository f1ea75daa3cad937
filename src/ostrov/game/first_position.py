"""Where a game starts from: the board of its options, and what a seed adds to it. B-VAR-1, B-BEG-1 to -3.

Shared by `Game`, which keeps the board by names, and by simulations, which deal thousands of games.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.engine.core.board import Board
from ostrov.engine.core.geometry import Geometry, fill
from ostrov.engine.setup.board_setup import BoardSetup
from ostrov.engine.setup.maps import island
from ostrov.game import board as boards
from ostrov.game.names import places_of
from ostrov.game.options import OptionError, Options
from ostrov.game.tables import board_setup_of


def board_of(options: Options) -> tuple[Geometry, Board]:
    """The printed board, or the bare island that a seed draws on; OptionError for a board of one's own."""
    if options["board_setup"] == "custom":
        raise OptionError("board_setup=custom needs a board, hex by hex (X-24)")
    if options["board_setup"] == "beginner_5e":
        return boards.build(boards.beginner(), options.players)
    if options["board_setup"] == "ck_first_game":
        return boards.build(boards.first_game(), options.players)
    g, board = island(), Board()
    fill(board, g)
    return g, board


def start_setup(options: Options, g: Geometry, colours: Sequence[str]) -> BoardSetup:
    """What a seed decides, and the pieces that stand on the beginner's map (B-BEG-2)."""
    deal = board_setup_of(options, g)
    if options["board_setup"] == "beginner_5e":
        deal.placed = 1
        places = places_of(g)
        flat = [place for colour in colours for place in boards.beginner_pieces(colour, places)]
        deal.pieces = flat + [0] * (len(deal.pieces) - len(flat))
    return deal
