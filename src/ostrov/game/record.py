"""Records of games: JSON Lines, a header and one line for each action or outcome. See docs/records.md.

Outcomes are explicit, so a replay needs no seed and a game that was played elsewhere can be entered.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ostrov.engine import constants as c
from ostrov.game.action import NotationError
from ostrov.game.board import BoardError
from ostrov.game.game import Game
from ostrov.game.options import OptionError, Options
from ostrov.game.position import PositionError
from ostrov.game.refusal import IllegalAction

FORMAT = "ostrov"
VERSION = 1
LONGEST_PROBLEM = 400
"""Characters; a problem may quote a line, and a line may have no end."""
HEADER_KEYS = ("record", "version", "options", "seats", "board", "start", "position", "note")
Json = dict[str, Any]


class RecordError(ValueError):
    """A record that cannot be read or replayed; names the line, the problem and the broken rule."""

    def __init__(self, line: int, problem: object) -> None:
        words = str(problem)
        if len(words) > LONGEST_PROBLEM:
            words = f"{words[: LONGEST_PROBLEM // 2]} … {words[-LONGEST_PROBLEM // 2 :]}"
        super().__init__(f"line {line}: {words}")
        self.line, self.problem = line, problem


def header(game: Game) -> Json:
    """What was agreed and dealt before the first action."""
    head: Json = {
        "record": FORMAT,
        "version": VERSION,
        "options": {"board_setup": game.options["board_setup"], **game.options.changed()},
        "seats": [{"colour": seat.colour, "name": seat.name} for seat in game.seats],
        "board": game.layout.to_json(),
        "start": game.seats[game.state.starter].colour,
    }
    if game.start_position is not None:
        head["position"] = game.start_position
    return head


def dumps(game: Game) -> str:
    """The record of a game so far; with its result when it is over."""
    lines: list[Json] = [header(game)]
    for action in game.history:
        if action.seat == c.CHANCE:
            lines.append({"chance": action.text})
        else:
            lines.append({"seat": game.seats[action.seat].colour, "do": action.text})
    if game.over:
        facts = game.describe()
        lines.append({"winner": facts["winner"], "points": facts["points"]})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Writes the record whole or not at all."""
    target = Path(path)
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=target.parent, prefix=target.name, delete=False
    ) as file:
        file.write(dumps(game))
    os.replace(file.name, target)


def load(path: str | os.PathLike[str], *, upto: int | None = None) -> Game:
    """Reads and replays a record file, see `loads`."""
    return loads(text_of(Path(path).read_bytes()), upto=upto)


def text_of(data: bytes) -> str:
    """The text of a record; RecordError when it is none."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, "not a text in UTF-8") from None


def loads(text: str, *, upto: int | None = None) -> Game:
    """Replays a record, checking every line; `upto` stops after that line (the header is line 1).

    The game goes on with explicit outcomes (`Game.happen`).
    """
    lines = text.removesuffix("\n").split("\n")  # not splitlines(): names may hold other line separators
    if not text.strip():
        raise RecordError(1, "the record is empty; its first line should be the header")
    if upto is not None and not 1 <= upto <= len(lines):
        raise RecordError(upto, f"the record has {len(lines)} lines")
    game = _open_table(_object(1, lines[0]))
    for number, line in enumerate(lines[1:upto], 2):
        if line.strip():
            _replay(game, number, _object(number, line))
    return game


def _object(number: int, line: str) -> Json:
    """One line as a JSON object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, f"not JSON: {error}") from None
    if not isinstance(found, dict):
        raise RecordError(number, f"should be a JSON object, not {line[:40]!r}")
    return found


def _open_table(head: Json) -> Game:
    """The game that a header describes."""
    if head.get("record") != FORMAT:
        raise RecordError(1, f'no record of ostrov: the header needs "record": "{FORMAT}"')
    if head.get("version") != VERSION:
        raise RecordError(
            1, f"version {head.get('version')!r} is unknown; this program reads version {VERSION}"
        )
    for key in head:
        if key not in HEADER_KEYS:
            raise RecordError(1, f"{key!r} is no part of a header; there are {', '.join(HEADER_KEYS)}")
    options, seats, board = head.get("options", {}), head.get("seats"), head.get("board")
    if not isinstance(options, Mapping):
        raise RecordError(1, "'options' should be an object of names and values")
    if not isinstance(seats, list) or not all(
        isinstance(seat, Mapping) and "colour" in seat for seat in seats
    ):
        raise RecordError(
            1, "'seats' should list an object with 'colour' and 'name' for each player, in turn order"
        )
    if board is None:
        raise RecordError(1, "'board' is missing: list every hex with its terrain and token")
    colours = [str(seat["colour"]) for seat in seats]
    agreed = {"board_setup": "custom", "players": len(seats), **options}
    try:
        Options(**agreed)
    except OptionError as error:
        raise RecordError(1, error) from None
    if head.get("start", colours[0] if colours else "") not in colours:
        raise RecordError(1, f"'start' should be the colour of a seat, not {head.get('start')!r}")
    try:
        return Game.new(
            0,
            names=[str(seat.get("name", seat["colour"])) for seat in seats],
            colours=colours,
            board=board,
            starter=colours.index(head.get("start", colours[0])),
            position=head.get("position"),
            explicit_chance=True,
            **agreed,
        )
    except (OptionError, BoardError, PositionError) as error:
        raise RecordError(1, error) from None


def _replay(game: Game, number: int, line: Json) -> None:
    """Plays one line."""
    try:
        if set(line) == {"chance"}:
            game.happen(str(line["chance"]))
        elif set(line) == {"seat", "do"}:
            game.play(str(line["do"]), _seat(game, line["seat"]))
        elif "winner" in line and set(line) <= {"winner", "points"}:
            _compare(game, number, line)
        else:
            raise RecordError(number, "should have 'seat' and 'do', or 'chance', or 'winner' and 'points'")
    except (NotationError, IllegalAction) as error:
        raise RecordError(number, error) from None


def _seat(game: Game, colour: object) -> int:
    """The seat of a colour."""
    if colour not in game.notation.colours:
        raise NotationError(f"{colour!r} is no colour at this table of {', '.join(game.notation.colours)}")
    return game.notation.colours.index(str(colour))


def _compare(game: Game, number: int, line: Json) -> None:
    """The stated result is the one that the rules give."""
    facts = game.describe()
    for key in ("winner", "points"):
        if key in line and line[key] != facts[key]:
            raise RecordError(number, f"{key} should be {facts[key]!r} by the rules, not {line[key]!r}")
