"""The board of a table before its start: drawn from a stream of its own, even, or given. docs/maps.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ostrov.game.balance import balance_of
from ostrov.game.board import Layout
from ostrov.game.first_position import dealt_board
from ostrov.game.game import Game
from ostrov.game.options import Options
from ostrov.protocol.http import BalanceShown, BoardShown
from ostrov.table.chance import small_number
from ostrov.table.plan import TablePlan
from ostrov.table.static import static

TRIES = 100
"""Boards that are drawn for an even one, at most; then the most even of them is taken."""
DRAWS = 10_000
"""Numbers of the stream that may be drawn for one table."""
STREAM = "board"


def layout_for(plan: TablePlan, seed: int, draw: int) -> Layout:
    """The board of a table; `draw` is the number of the stream that draws it where it is drawn."""
    if plan.map.kind == "given":
        return Layout.from_json(plan.map.board)
    return _dealt(plan.options, small_number(seed, STREAM, draw))


def next_draw(plan: TablePlan, seed: int, first: int) -> int:
    """The number of the stream for a new board: the first one, or that of the first even board from there."""
    if plan.map.kind != "balanced":
        return first
    found = (
        (balance_of(layout_for(plan, seed, k), plan.options.players).excess, k)
        for k in range(first, first + TRIES)
    )
    best = next(found)
    for one in found:
        if best[0] == 0:
            break
        best = min(best, one)
    return best[1]


def board_shown(plan: TablePlan, layout: Layout) -> BoardShown:
    """A board for people to look at before the game."""
    agreed: dict[str, Any] = {"board_setup": plan.options["board_setup"], **plan.options.changed()}
    game = Game.new(0, board=layout, explicit_chance=True, **agreed)
    balance = balance_of(layout, plan.options.players)
    return BoardShown(
        static(game),
        {f"({t.q},{t.r})": t.token for t in layout.tiles if t.token},
        game.places.hexes[game.board.robber],
        BalanceShown(balance.seats, round(balance.goods, 2), balance.clumps, balance.is_even),
        layout.to_json(),
    )


@lru_cache(maxsize=256)
def _dealt(options: Options, seed: int) -> Layout:
    """A printed board, or a drawn one."""
    return dealt_board(options, seed)
