"""ostrov: the island-settling board game as a library, a compiled engine and a program.

OSTROV_PURE=1 runs the plain sources where compiled ones are there.
"""

import os as _os

if _os.environ.get("OSTROV_PURE") == "1":
    from ostrov import _pure

    _pure.install()

from ostrov.game.action import Action, NotationError
from ostrov.game.board import BoardError, Layout, Tile
from ostrov.game.events import Event
from ostrov.game.game import Chance, Game
from ostrov.game.options import OPTIONS, OptionError, Options
from ostrov.game.position import PositionError
from ostrov.game.refusal import IllegalAction, Refusal
from ostrov.game.seats import Seat
from ostrov.game.view import View

__version__ = "0.1.0"
__all__ = [
    "OPTIONS",
    "Action",
    "BoardError",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "Layout",
    "NotationError",
    "OptionError",
    "Options",
    "PositionError",
    "Refusal",
    "Seat",
    "Tile",
    "View",
]
