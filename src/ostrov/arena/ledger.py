"""The file of a match: what is played, then a line for each board. A stopped match goes on from it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ostrov.arena.match import Match
from ostrov.arena.referee import Played
from ostrov.arena.seatings import MatchError

Json = dict[str, Any]

FORM = "ostrov arena 1"


class Ledger:
    """Boards that are done, in memory and, with a path, on disk. Boards may come in any order."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        """Reads the file if it is there; MatchError when it belongs to another match."""
        self.match = match
        self.path = path
        self.boards: dict[int, list[Played]] = {}
        if path is not None:
            self._read(path) if path.exists() else self._begin(path)

    def missing(self) -> list[int]:
        """The boards that are still to be played."""
        return [board for board in range(self.match.boards) if board not in self.boards]

    def add(self, board: int, games: Sequence[Played]) -> None:
        """A board is done; the line is on disk when this returns."""
        self.boards[board] = list(games)
        if self.path is not None:
            line = json.dumps({"board": board, "games": [game.to_json() for game in games]})
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")

    def games(self) -> list[Played]:
        """All games, in the order of boards."""
        return [game for board in sorted(self.boards) for game in self.boards[board]]

    def _header(self) -> Json:
        """What must be the same for results to add up; more boards may be asked for later."""
        return {
            "form": FORM,
            **{key: value for key, value in self.match.to_json().items() if key != "boards"},
        }

    def _begin(self, path: Path) -> None:
        path.write_text(json.dumps(self._header()) + "\n", "utf-8")

    def _read(self, path: Path) -> None:
        text = path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        try:
            header, *rows = [json.loads(line) for line in lines]
            boards = {row["board"]: [Played.from_json(game) for game in row["games"]] for row in rows}
        except (ValueError, KeyError, TypeError):
            raise MatchError(f"{path} is not the file of a match; name another one") from None
        if header != self._header():
            differing = [key for key, value in self._header().items() if header.get(key) != value]
            raise MatchError(f"{path} is of another match: {', '.join(differing)} differ; name another file")
        self.boards = {board: games for board, games in boards.items() if board < self.match.boards}
        if whole != text:  # the last line was cut off when the match was stopped
            path.write_text(whole, "utf-8")
