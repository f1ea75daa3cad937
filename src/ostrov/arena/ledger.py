"""The file of a match: what is played, then a line for each board. A stopped match goes on from it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ostrov.arena.match import Match
from ostrov.arena.referee import Played
from ostrov.arena.seatings import MatchError
from ostrov.arena.stamp import difference, stamp

Json = dict[str, Any]

FORM = "ostrov arena 2"
OTHER = "name another file"


class Ledger:
    """Boards that are done, in memory and, with a path, on disk. Boards may come in any order."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        """Reads the file if it is there; MatchError, with the file as it was, when it is of another match."""
        self.match = match
        self.path = path
        self.code = stamp(match.bots)
        self.boards: dict[int, list[Played]] = {}
        if path is not None:
            self._open(path)

    def missing(self) -> list[int]:
        """The boards that are still to be played."""
        return [board for board in range(self.match.boards) if board not in self.boards]

    def add(self, board: int, games: Sequence[Played]) -> None:
        """A board is done; when this returns its line is in the file, whatever happens to this process."""
        self.boards[board] = list(games)
        if self.path is not None:
            _append(self.path, _line({"board": board, "games": [game.to_json() for game in games]}))

    def games(self) -> list[Played]:
        """All games, in the order of boards."""
        return [game for board in sorted(self.boards) for game in self.boards[board]]

    def _header(self) -> Json:
        """What must be the same for results to add up; more boards may be asked for later."""
        named = {key: value for key, value in self.match.to_json().items() if key != "boards"}
        return {"form": FORM, "code": self.code, **named}

    def _open(self, path: Path) -> None:
        if path.exists() and not path.is_file():  # a device may have no end
            raise MatchError(f"{path} is not a file that boards can be kept in; {OTHER}")
        found = path.read_bytes() if path.exists() else b""
        begun = _line(self._header())
        if b"\n" not in found and begun.startswith(
            found
        ):  # nothing, or what was left when the first line was cut
            path.write_bytes(begun)
            return
        lines = found.split(b"\n")
        cut = lines.pop()
        self._check_header(path, lines[0] if lines else cut)
        for number, line in enumerate(lines[1:], 2):
            board, games = self._board(path, number, line)
            if board < self.match.boards:
                self.boards.setdefault(board, games)
        if cut:  # the match was stopped while it wrote
            os.truncate(path, len(found) - len(cut))

    def _check_header(self, path: Path, line: bytes) -> None:
        header = _parsed(line)
        if not str(header.get("form", "")).startswith("ostrov arena "):
            raise MatchError(f"{path} is not the file of a match: its first line does not say so; {OTHER}")
        if header["form"] != FORM:
            raise MatchError(f"{path} has the form {header['form']!r}, and this is {FORM!r}; {OTHER}")
        for key, value in self._header().items():
            there = header.get(key)
            if key == "code" and isinstance(there, dict):
                if (other := difference(there, self.code)) is not None:
                    raise MatchError(f"{path} was played by {other}: they do not add up; {OTHER}")
            elif there != value:
                said = f"{key} is {json.dumps(there)} there and {json.dumps(value)} here"
                raise MatchError(f"{path} is of another match: {said}; {OTHER}")

    def _board(self, path: Path, number: int, line: bytes) -> tuple[int, list[Played]]:
        """A board and its games, which are those of this match."""
        row = _parsed(line)
        board = row.get("board")
        try:
            games = [Played.from_json(game) for game in row["games"]]
            seatings = self.match.seatings(board) if type(board) is int and board >= 0 else []
            right = bool(seatings) and [game.seats for game in games] == seatings
            right = right and all(self._plausible(game, board, i) for i, game in enumerate(games))
        except (ValueError, KeyError, TypeError, AttributeError):
            right = False
        if not right or type(board) is not int:
            said = "is not a board of this match with all its games"
            raise MatchError(f"line {number} of {path} {said}; without that line the board is played again")
        return board, games

    def _plausible(self, game: Played, board: object, number: int) -> bool:
        """Whether these are numbers that a game may have."""
        players = self.match.options.players
        counts = (*game.points, game.turns, game.actions)
        return (
            (game.board, game.game) == (board, number)
            and (game.winner is None or game.winner in range(players))
            and len(game.points) == players
            and all(type(count) is int and count >= 0 for count in counts)
            and all(bot in game.seats for bot in game.times)
        )


def _line(row: Json) -> bytes:
    return json.dumps(row).encode() + b"\n"


def _parsed(line: bytes) -> Json:
    """The object of a line; an empty one when there is none."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _append(path: Path, line: bytes) -> None:
    """Writes a line at once, so that matches that share a file by mistake do not mix their lines."""
    with path.open("ab", buffering=0) as file:
        file.write(line)
