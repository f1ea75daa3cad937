"""What an environment keeps of one game besides its state, and all that a thread needs to play games."""

from __future__ import annotations

import struct

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.rowbytes import bytes_from_row, bytes_to_row
from ostrov.engine.core.types import I64, Longs

if not cython.compiled:
    from ostrov.engine.core.bits import block_to_row, row_to_block
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import HEX_SLOTS, SEATS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.setup.board_setup import BoardSetup
    from ostrov.envs.native.codes import Codes
    from ostrov.envs.native.constants import BOARD_CELLS, BOARD_WORDS, ENV_NUMBERS, EPISODE_WORDS
    from ostrov.envs.native.expansions import state_from_row, state_to_row
    from ostrov.players.game_loop import GameLoop

BOARD_FORMAT = struct.Struct(f"={BOARD_CELLS}h")


class Episode:
    """One game from its seed on. The fields lie in memory as they are written here: EPISODE_WORDS words."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every field."""
        self.offers: list[I64] = [0] * SEATS  # offers that a seat has made in this turn
        self.low: I64 = 0  # of the seed
        self.high: I64 = 0
        self.steps: I64 = 0  # actions so far; single cards of a discard and actions of bots count
        self.chosen: I64 = 0  # cards that the acting seat has chosen to discard so far
        self.seat: I64 = 0  # who acts
        self.games: I64 = 0  # games that this place has begun

    def to_row(self, rows: Longs, at: I64) -> None:
        """Writes the episode from a word on."""
        if cython.compiled:
            block_to_row(rows, at, self.offers, 8 * EPISODE_WORDS)
        else:
            for p in range(SEATS):
                rows[at + p] = self.offers[p]
            rows[at + SEATS] = self.low
            rows[at + SEATS + 1] = self.high
            rows[at + SEATS + 2] = self.steps
            rows[at + SEATS + 3] = self.chosen
            rows[at + SEATS + 4] = self.seat
            rows[at + SEATS + 5] = self.games

    def from_row(self, rows: Longs, at: I64) -> None:
        """Reads what `to_row` wrote."""
        if cython.compiled:
            row_to_block(self.offers, rows, at, 8 * EPISODE_WORDS)
        else:
            for p in range(SEATS):
                self.offers[p] = rows[at + p]
            self.low = rows[at + SEATS]
            self.high = rows[at + SEATS + 1]
            self.steps = rows[at + SEATS + 2]
            self.chosen = rows[at + SEATS + 3]
            self.seat = rows[at + SEATS + 4]
            self.games = rows[at + SEATS + 5]


class EnvWorker:
    """Rules, a board, a game and scratch space.

    Threads have workers of their own; rules and codes they may share.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """An idle worker; its owner gives it rules, set-up, board and codes."""
        self.rules: Rules = Rules()
        self.board_setup: BoardSetup = BoardSetup()
        self.board: Board = Board()
        self.codes: Codes = Codes()
        self.state: State = State()
        self.episode: Episode = Episode()
        self.moves: Moves = Moves()
        self.found: Moves = Moves()  # indices of the actions that are allowed now
        self.loop: GameLoop = GameLoop()  # the players of all seats but the learners'
        self.numbers: list[float] = [0.0] * ENV_NUMBERS  # room to try out what an observation needs
        self.limit: I64 = 0  # steps after which a game is broken off
        self.offers: int = 0  # that a seat may make in a turn
        self.full: int = 0  # 1: views show everything

    def to_row(self, rows: Longs, at: I64, begun: bool) -> None:
        """Writes the whole game: episode, state, and when it has just begun what was drawn on the board."""
        self.episode.to_row(rows, at)
        if begun:
            board_to_row(self.board, rows, at + EPISODE_WORDS)
        state_to_row(self.rules, self.state, rows, at + EPISODE_WORDS + BOARD_WORDS, begun)

    def from_row(self, rows: Longs, at: I64) -> None:
        """Reads what `to_row` wrote."""
        self.episode.from_row(rows, at)
        board_from_row(self.board, rows, at + EPISODE_WORDS)
        state_from_row(self.rules, self.state, rows, at + EPISODE_WORDS + BOARD_WORDS)


def board_to_row(b: Board, rows: Longs, at: I64) -> None:
    """Terrains, numbers and harbours, which lie side by side: all that a seed draws."""
    if cython.compiled:
        block_to_row(rows, at, b.terrain, 2 * BOARD_CELLS)
    else:
        bytes_to_row(rows, at, BOARD_FORMAT.pack(*b.terrain, *b.token, *b.harbour))


def board_from_row(b: Board, rows: Longs, at: I64) -> None:
    """Reads what `board_to_row` wrote."""
    if cython.compiled:
        row_to_block(b.terrain, rows, at, 2 * BOARD_CELLS)
    else:
        values = BOARD_FORMAT.unpack(bytes_from_row(rows, at, BOARD_FORMAT.size))
        b.terrain[:] = values[:HEX_SLOTS]
        b.token[:] = values[HEX_SLOTS : 2 * HEX_SLOTS]
        b.harbour[:] = values[2 * HEX_SLOTS :]
