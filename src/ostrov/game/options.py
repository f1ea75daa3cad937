"""What the players agree on before the game: every option by name, its values, its default, its clause.

Options become numbers (`Rules`, `Deal`) once, before the first move; play asks for none by name.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ostrov.game.names import EVENT_FACES

Value = bool | int | str


class OptionError(ValueError):
    """An option that does not exist, a value it does not take, or two that exclude each other."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option: the first of its values is the default; `low` to `high` when it is a free number."""

    name: str
    clause: str
    values: tuple[Value, ...]
    low: int | None = None
    high: int | None = None
    faces: bool = False
    """Takes six faces of the event die, joined by commas."""

    @property
    def default(self) -> Value:
        """The value that holds when nothing is said."""
        return self.values[0]

    def check(self, value: Value) -> Value:
        """The value itself; OptionError when the option does not take it."""
        if self.low is not None and self.high is not None:
            if type(value) is int and self.low <= value <= self.high:
                return value
            raise OptionError(
                f"option {self.name} takes a whole number from {self.low} to {self.high}, not {value!r}"
            )
        if self.faces:
            return _event_die(self.name, value)
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        listed = ", ".join(_text(known) for known in self.values)
        raise OptionError(f"option {self.name} takes {listed}, not {value!r} ({self.clause})")


OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option("game", "B-COMP-1", ("base", "cities_knights")),
        Option("players", "X-35", (4, 3, 2)),
        Option("victory_points", "B-WIN-1", (10,), 2, 40),
        Option("board_setup", "X-24", ("beginner_5e", "variable", "ck_first_game", "custom")),
        Option("token_layout", "X-37", ("letters_spiral", "random", "random_no_red_neighbours")),
        Option("spiral_corner", "B-VAR-3", ("random", 0, 1, 2, 3, 4, 5)),
        Option("harbour_layout", "X-38", ("frame_pieces", "fixed", "shuffle_kinds")),
        Option("start_player", "X-1", ("highest_roll", "oldest", "seat_0", "random")),
        Option("unused_colour_3p", "X-2", ("auto", "red", "white", "any")),
        Option("turn_phases", "X-4", ("combined", "separate")),
        Option("harbour_same_turn", "X-5", ("auto", True, False)),
        Option("bank_shortage", "X-11", ("official", "unlimited", "partial_in_turn_order")),
        Option("robber_to_desert", "X-8", (True, False)),
        Option("robber_steal_optional", "X-9", (False, True)),
        Option("robber_empty_victim_selectable", "X-10", (False, True)),
        Option("discard_order", "X-32", ("simultaneous", "clockwise")),
        Option("hand_limit", "B-SEVEN-2", (7,), 0, 63),
        Option("forbid_like_for_like", "X-17", (True, False)),
        Option("trade_offers_private", "X-16", (False, True)),
        Option("road_building_partial", "X-13", (True, False)),
        Option("win_before_roll", "X-19", (True, False)),
        Option("auto_claim_victory", "X-21", (True, False)),
        Option("lr_vertex_repeat", "X-29", (True, False)),
        Option("public_hand_counts", "X-39", (True, False)),
        Option("friendly_robber", "H-1", (False, True)),
        Option("rounds_without_seven", "H-2", (0,), 0, 20),
        Option("domestic_trade", "H-3", (True, False)),
        Option("public_bank_counts", "H-4", (True, False)),
        Option("ck_barbarian_track", "X-50", (7,), 1, 30),
        Option("ck_event_die", "X-50", ("ship,ship,ship,yellow,blue,green",), faces=True),
        Option("ck_expert_defence", "CK-EXPERT-1", (False, True)),
        Option("ck_robber_locked_until_attack", "CK-SEVEN-1", (True, False)),
        Option("ck_progress_limit", "CK-PROG-4", (4,), 1, 20),
        Option("ck_fifth_card", "X-52", ("own_turn_until_end", "always_immediate")),
        Option("ck_deck_empty", "X-54", ("no_draw", "choose_other_deck")),
        Option("ck_free_city_rule", "X-57", ("level4_and_5", "level4_only", "only_when_metropolis_won")),
        Option("ck_defender_unlimited", "X-61", (True, False)),
        Option("ck_merchant_desert", "X-62", (False, True)),
        Option("ck_crane_stack", "X-63", (False, True)),
        Option("ck_medicine_restore", "X-64", (True, False)),
        Option("ck_deserter_fallback", "X-66", ("highest_lower", "basic_only", "any_lower")),
        Option("ck_deserter_knight_acts", "X-81", (True, False)),
        Option("ck_fleet_scope", "X-67", ("one_named_kind", "any_kind")),
        Option("ck_zero_battle_reward", "X-69", (False, True)),
        Option("ck_aqueduct_on_shortage", "X-74", (True, False)),
        Option("ck_allow_void_cards", "X-71", (False, True)),
        Option("seafarers_combination", "CK-SEA-1", (False,)),
    )
}


class Options(Mapping[str, Value]):
    """All options of one game; those not named have their defaults. Immutable and hashable."""

    __slots__ = ("_changed", "_values")

    def __init__(self, **named: Value) -> None:
        for name in named:
            if name not in OPTIONS:
                close = difflib.get_close_matches(name, OPTIONS, 1)
                hint = f"; did you mean {close[0]}?" if close else ""
                raise OptionError(f"there is no option {name!r}{hint}")
        box = OPTIONS["game"].check(named.get("game", "base"))
        _refuse_strangers(box, named)
        self._values: dict[str, Value] = {
            name: option.check(named[name]) if name in named else _default(box, option)
            for name, option in OPTIONS.items()
        }
        self._changed: dict[str, Value] | None = None

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{name}={value!r}' for name, value in self.changed().items())})"

    def with_(self, **named: Value) -> Options:
        """The same options but for those named."""
        return Options(**{**self.changed(), **named})

    def changed(self) -> dict[str, Value]:
        """Only the options that differ from their defaults."""
        if self._changed is None:
            usual = {name: _default(self["game"], option) for name, option in OPTIONS.items()}
            self._changed = {
                name: value
                for name, value in self._values.items()
                if value != usual[name] or type(value) is not type(usual[name])
            }
        return dict(self._changed)

    @property
    def players(self) -> int:
        """How many seats."""
        return int(self["players"])


def _default(box: Value, option: Option) -> Value:
    """What holds when nothing is said; the goal and the printed map depend on the box (CK-WIN-1, X-80)."""
    if box == "cities_knights":
        own: dict[str, Value] = {"victory_points": 13, "board_setup": "ck_first_game"}
        return own.get(option.name, option.default)
    return option.default


def _refuse_strangers(box: Value, named: Mapping[str, Value]) -> None:
    """Options of another box, and those that exclude each other."""
    if box == "base":
        for name in named:
            if name.startswith("ck_") and named[name] != OPTIONS[name].default:
                raise OptionError(f"option {name} belongs to game=cities_knights, not to game=base")
        if named.get("board_setup") == "ck_first_game":
            raise OptionError("board_setup=ck_first_game belongs to game=cities_knights (X-80)")
    elif named.get("turn_phases") == "separate":
        raise OptionError("turn_phases=separate and game=cities_knights exclude each other (CK-TURN-2)")
    elif named.get("board_setup") == "beginner_5e":
        raise OptionError("board_setup=beginner_5e and game=cities_knights exclude each other (CK-SETUP-1)")


def _event_die(name: str, value: Value) -> str:
    """Six faces of the event die (X-50)."""
    faces = str(value).split(",")
    if len(faces) != 6 or not set(faces) <= set(EVENT_FACES):
        raise OptionError(
            f"option {name} takes six of {', '.join(EVENT_FACES)}, joined by commas, not {value!r}"
        )
    return ",".join(faces)


def _text(value: Value) -> str:
    """A value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_option(text: str) -> tuple[str, Value]:
    """`name=value` as typed by a person; numbers and true/false become what they are."""
    name, equals, raw = text.partition("=")
    if not equals or not name:
        raise OptionError(f"an option is written name=value, not {text!r}")
    words: dict[str, Value] = {"true": True, "false": False}
    if raw in words:
        return name, words[raw]
    return name, int(raw) if raw.removeprefix("-").isdecimal() else raw
