"""Counting all ways in which a position can go on, and the plain text files that hold such counts.

    # a comment
    id robber-after-a-seven
    table {"players": 3}            arguments of Game.new
    seed 7
    pos {"phase": "before roll"}    a position to enter, may be left out
    do roll                         what happens first: by the active seat, by chance,
    do blue: accept                 or by the seat named
    perft 1 36
    perft 2 104

Outcomes of chance count as moves, whatever their odds. All seats that may act count; free-form offers do not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ostrov.engine.core.board import Board
from ostrov.engine.core.moves import Outcomes
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.chance import outcomes
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.game import Game

CHANCE_WORDS = ("dice", "drawn", "stolen", "progress", "tile", "token")


def successors(b: Board, r: Rules, s: State) -> list[int]:
    """Everything that may come next: outcomes of chance, or the actions of all seats, in canonical order."""
    found = Outcomes()
    outcomes(r, s, found)
    if found.n:
        return found.outcome[: found.n]
    return [action for p in range(r.seats) for action in legal_actions(b, r, s, p)]


def perft(b: Board, r: Rules, s: State, depth: int) -> int:
    """How many sequences of this length start from a state; it is left as it was."""
    found = successors(b, r, s)
    if depth <= 1:
        return len(found) if depth else 1
    number = 0
    for action in found:
        after = s.copy()
        apply_unchecked(b, r, after, action)
        number += perft(b, r, after, depth - 1)
    return number


@dataclass
class Case:
    """One position of a perft file with its counts for the depths 1, 2, …"""

    id: str
    table: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    position: dict[str, Any] | None = None
    line: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def game(self) -> Game:
        """The game at the position."""
        game = Game.new(self.seed, position=self.position, explicit_chance=True, **self.table)
        for text in self.line:
            colour, colon, rest = text.partition(": ")
            if text.split()[0] in CHANCE_WORDS:
                game.happen(text)
            elif colon:
                game.play(rest, game.notation.seat(colour))
            else:
                game.play(text)
        return game

    def counted(self) -> list[int]:
        """The counts as they are now, to the same depth."""
        game = self.game()
        return [perft(game.board, game.rules, game.state, depth + 1) for depth in range(len(self.counts))]

    def text(self) -> str:
        """The lines of the file."""
        rows = [f"id {self.id}", f"table {json.dumps(self.table)}", f"seed {self.seed}"]
        rows += [f"pos {json.dumps(self.position)}"] if self.position is not None else []
        rows += [f"do {text}" for text in self.line]
        rows += [f"perft {depth} {count}" for depth, count in enumerate(self.counts, 1)]
        return "\n".join(rows) + "\n"


def read_cases(text: str) -> Iterator[Case]:
    """The cases of a perft file; ValueError names a line that is none of it."""
    case: Case | None = None
    for number, row in enumerate(text.splitlines(), 1):
        word, _, rest = row.partition(" ")
        if not row.strip() or word.startswith("#"):
            continue
        if word == "id":
            if case:
                yield case
            case = Case(rest)
        elif case is None or word not in READERS:
            raise ValueError(f"line {number}: {row!r} is no line of a perft file here")
        else:
            READERS[word](case, rest)
    if case:
        yield case


def _count(case: Case, rest: str) -> None:
    depth, count = rest.split()
    if int(depth) != len(case.counts) + 1:
        raise ValueError(f"{case.id}: perft {depth} should be perft {len(case.counts) + 1}")
    case.counts.append(int(count))


READERS = {
    "table": lambda case, rest: setattr(case, "table", json.loads(rest)),
    "seed": lambda case, rest: setattr(case, "seed", int(rest)),
    "pos": lambda case, rest: setattr(case, "position", json.loads(rest)),
    "do": lambda case, rest: case.line.append(rest),
    "perft": _count,
}
