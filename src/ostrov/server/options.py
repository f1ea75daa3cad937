"""The options of a table, with the choices that each game leaves."""

from __future__ import annotations

from functools import cache

from ostrov.game.options import OPTIONS, Option, Options, Value
from ostrov.protocol.http import OptionChoice, OptionShown
from ostrov.table import PlanError, TablePlan

OTHER_FACES = "ship,ship,yellow,yellow,blue,green"
"""An event die that no game has by itself."""


@cache
def options_shown() -> list[OptionShown]:
    """All options in their order."""
    games = [str(game) for game in OPTIONS["game"].values]
    return [
        OptionShown(
            one.name,
            one.clause,
            list(one.values),
            one.default,
            one.low,
            one.high,
            {game: choice for game in games if (choice := _choice(game, one)) is not None},
        )
        for one in OPTIONS.values()
    ]


def _choice(game: str, option: Option) -> OptionChoice | None:
    """What an option can be in a game; None when there is nothing to choose."""
    default = Options(game=game)[option.name]
    if option.low is not None and option.high is not None:
        free = _taken(game, option.name, option.low) and _taken(game, option.name, option.high)
        return OptionChoice([default], default) if free else None
    if option.faces:
        return OptionChoice([default], default) if _taken(game, option.name, OTHER_FACES) else None
    values = [value for value in option.values if _taken(game, option.name, value)]
    return OptionChoice(values, default) if len(values) > 1 else None


def _taken(game: str, name: str, value: Value) -> bool:
    """Whether a table can be made with this value."""
    try:
        TablePlan.from_json({"options": {"game": game, name: value}})
    except PlanError:
        return False
    return True
