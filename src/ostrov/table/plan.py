"""What the host asks for when making a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from msgspec.structs import asdict

from ostrov.bots import BotError, bot_names, check_options
from ostrov.engine.core.geometry import MapError
from ostrov.game.board import BoardError, Layout
from ostrov.game.game import Game
from ostrov.game.options import OptionError, Options
from ostrov.protocol.table import Clock, MapWish, Watching
from ostrov.protocol.words import LONGEST_DELAY, LONGEST_PAUSE, SLOWEST, Dice, MapKind, OptionValue
from ostrov.table.expansions import are_at_tables

Json = dict[str, Any]

KEYS = ("options", "seats", "public", "clock", "pace", "dice", "watching", "map")
KINDS = ("me", "bot", "open")
DICE: tuple[Dice, ...] = get_args(Dice)
"""How the dice fall: each fall alike, or as docs/dice.md says."""
MAPS: tuple[MapKind, ...] = get_args(MapKind)
UNTIMED, WATCHED, AS_AGREED = Clock(), Watching(), MapWish()


class PlanError(ValueError):
    """A plan that makes no table; one sentence that names the place."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who is to sit on a seat: the host (`me`), a bot of a level, or whoever comes (`open`)."""

    kind: str
    level: str | None = None

    def to_json(self) -> Json:
        """A plain object."""
        return {"kind": self.kind, "level": self.level} if self.level else {"kind": self.kind}


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table as it was asked for; checked when it was read."""

    options: Options
    seats: tuple[SeatPlan, ...]
    public: bool = False
    clock: Clock = UNTIMED
    pace: int = 600
    dice: Dice = "plain"
    watching: Watching = WATCHED
    map: MapWish = AS_AGREED

    def to_json(self) -> Json:
        """The form that `from_json` reads."""
        return {
            "options": named_options(self.options),
            "seats": [seat.to_json() for seat in self.seats],
            "public": self.public,
            "clock": asdict(self.clock),
            "pace": self.pace,
            "dice": self.dice,
            "watching": asdict(self.watching),
            **({"map": asdict(self.map)} if self.map != AS_AGREED else {}),
        }

    @classmethod
    def from_json(cls, data: object) -> TablePlan:
        """Checks everything; PlanError names the place of the first thing that is wrong."""
        plan = _object("the plan", data, KEYS)
        asked = _object("map", plan.get("map", {}), ("kind", "board"))
        options, board = with_map(
            _options(plan.get("options", {})), asked.get("kind", "agreed"), asked.get("board")
        )
        rows = plan.get("seats", [{"kind": "me"}] + [{"kind": "open"}] * (options.players - 1))
        if not isinstance(rows, list) or len(rows) != options.players:
            raise PlanError(f"seats: should list {options.players} seats, as many as there are players")
        seats = tuple(_seat(i, row, options) for i, row in enumerate(rows))
        if sum(seat.kind == "me" for seat in seats) > 1:
            raise PlanError("seats: you can sit on one seat only")
        dice = plan.get("dice", "plain")
        if dice not in DICE:
            raise PlanError(f"dice: should be one of {', '.join(DICE)}, not {dice!r}")
        clock = _object("clock", plan.get("clock", {}), ("turn", "answer"))
        watching = _object("watching", plan.get("watching", {}), ("allowed", "delay"))
        return cls(
            options,
            seats,
            _flag("public", plan.get("public", False)),
            Clock(*(_whole(f"clock.{key}", clock.get(key, 0), SLOWEST) for key in ("turn", "answer"))),
            _whole("pace", plan.get("pace", 600), LONGEST_PAUSE),
            dice,
            Watching(
                _flag("watching.allowed", watching.get("allowed", True)),
                _whole("watching.delay", watching.get("delay", 0), LONGEST_DELAY),
            ),
            board,
        )


def named_options(options: Options) -> dict[str, OptionValue]:
    """The options that differ from their defaults, and always the game and the number of players."""
    return {"game": options["game"], "players": options.players, **options.changed()}


def _object(where: str, value: object, keys: tuple[str, ...]) -> Mapping[str, Any]:
    """An object that has no other keys."""
    if not isinstance(value, Mapping):
        raise PlanError(f"{where}: should be an object, not {value!r}")
    for key in value:
        if key not in keys:
            raise PlanError(f"{where}: {key!r} is no part of it; there are {', '.join(keys)}")
    return value


def _options(value: object) -> Options:
    """Options of a game that can be dealt."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise PlanError(f"options: should be an object of names and values, not {value!r}")
    try:
        options = Options(**value)
    except (OptionError, TypeError) as error:
        raise PlanError(f"options: {error}") from None
    if not are_at_tables(options.expansions):
        raise PlanError(f"options.game: there are no tables of {options['game']} yet")
    return options


def with_map(options: Options, kind: object, board: object) -> tuple[Options, MapWish]:
    """Options and a map that fit each other; PlanError when the board cannot be played on.

    An even board is drawn, a given one is the host's own (X-24).
    """
    if kind not in MAPS:
        raise PlanError(f"map.kind: should be one of {', '.join(MAPS)}, not {kind!r}")
    if kind != "given":
        if board is not None:
            raise PlanError("map.board: only a given map has a board")
        if kind == "balanced":
            return options.with_(board_setup="variable"), MapWish("balanced")
        if options["board_setup"] == "custom":
            raise PlanError("options: board_setup=custom needs a given map with its board (X-24)")
        return options, AS_AGREED
    try:
        layout = Layout.from_json(board)
        given = options.with_(board_setup="custom")
        agreed: Json = {**given.changed()}
        Game.new(0, board=layout, explicit_chance=True, **agreed)
    except (BoardError, MapError, OptionError) as error:
        raise PlanError(f"map.board: {error}") from None
    return given, MapWish("given", layout.to_json())


def _seat(i: int, row: object, options: Options) -> SeatPlan:
    """One seat; its bot has to know the game."""
    seat = _object(f"seats[{i}]", row, ("kind", "level"))
    kind, level = seat.get("kind"), seat.get("level")
    if kind not in KINDS:
        raise PlanError(f"seats[{i}].kind: should be one of {', '.join(KINDS)}, not {kind!r}")
    if kind == "bot" and level not in bot_names():
        raise PlanError(f"seats[{i}].level: should be one of {', '.join(bot_names())}, not {level!r}")
    if kind != "bot" and level is not None:
        raise PlanError(f"seats[{i}].level: only a bot has a level")
    try:
        check_options([level] if level is not None else [], options)
    except BotError as error:
        raise PlanError(f"seats[{i}].level: {error}") from None
    return SeatPlan(str(kind), level)


def _flag(where: str, value: object) -> bool:
    """True or false."""
    if type(value) is bool:
        return value
    raise PlanError(f"{where}: should be true or false, not {value!r}")


def _whole(where: str, value: object, most: int) -> int:
    """A whole number from 0 on."""
    if type(value) is int and 0 <= value <= most:
        return value
    raise PlanError(f"{where}: should be a whole number from 0 to {most}, not {value!r}")
