"""What tests of maps share: all maps, options by name, boards of a seed, and maps with one thing changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import MASK32
from ostrov.engine.core.geometry import Geometry
from ostrov.engine.setup.board_setup import draw_board
from ostrov.game.option import Value
from ostrov.game.seafarers.agreement import AGREEMENT
from ostrov.game.seafarers.boards import board_of, setup_of
from ostrov.game.seafarers.scenarios import SCENARIOS, maps_of

MAPS = [m for name in SCENARIOS for m in maps_of(name)]
SMALL = [m for m in MAPS if max(m.players) <= 4]
NAMES = [m.place for m in MAPS]
TABLES = (
    *("hexes", "nodes", "edges", "robber", "pirate", "terrain", "token", "harbour", "edge_side", "island"),
    *("islands", "foggy", "site", "node_zones", "chip_zones", "fog_tiles", "fog_tokens"),
)
"""Of a board: all that a map or a deal may change."""


def agreed(name: str = "new_shores", players: int = 4, **named: Value) -> dict[str, Value]:
    """Options of a game with Seafarers, those not named at their defaults."""
    usual: dict[str, Value] = {option.name: option.default for option in AGREEMENT.options}
    return {**usual, "board_setup": "scenario", "scenario": name, "players": players, **named}


def drawn(options: dict[str, Value], seed: int) -> tuple[Geometry, Board]:
    """The board that a seed draws."""
    g, board = board_of(options)
    d = setup_of(options, g)
    if d.variable:
        draw_board(d, board, seed & MASK32, seed >> 32)
    return g, board


def deals(options: dict[str, Value], seeds: Iterable[int]) -> Iterator[tuple[Geometry, Board]]:
    """The boards of some seeds, one after another on the same board."""
    g, board = board_of(options)
    d = setup_of(options, g)
    for seed in seeds:
        if d.variable:
            draw_board(d, board, seed & MASK32, seed >> 32)
        yield g, board


def tables(board: Board) -> dict[str, Any]:
    """Everything of a board that a deal may change."""
    return {name: getattr(board, name) for name in TABLES}
