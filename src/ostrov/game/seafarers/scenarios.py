"""The scenarios of Seafarers by name: which there are, which can be played, and their maps.

A scenario is a file of data, its maps with zones, goal, figures, harbours and pools: S-NS-1 to -4, S-4I-1 to
-3, S-FI-1 to -5, S-TTD-1 to -5, S-FT-1, -8, S-WO-2, -7, S-NW-1 to -6.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from ostrov.game.option import OptionError
from ostrov.game.seafarers.map_checks import defects
from ostrov.game.seafarers.map_reader import read_maps
from ostrov.game.seafarers.sea_map import MapFault, SeaMap

SCENARIOS = (
    "new_shores",
    "four_islands",
    "fog_islands",
    "through_desert",
    "forgotten_tribe",
    "cloth",
    "pirate_islands",
    "wonders",
    "new_world",
)
"""In the order of the book; the first is the default."""

PLAYABLE = (
    "new_shores",
    "four_islands",
    "fog_islands",
    "through_desert",
    "forgotten_tribe",
    "cloth",
    "wonders",
    "new_world",
)
"""Those whose rules are in the program."""


@lru_cache(maxsize=len(SCENARIOS))
def maps_of(name: str) -> tuple[SeaMap, ...]:
    """All maps of a scenario; OptionError for a strange name, MapFault for a map with defects."""
    if name not in SCENARIOS:
        raise OptionError(f"there is no scenario {name!r}; there are {', '.join(SCENARIOS)} (S-SETUP-1)")
    file = files("ostrov.game.seafarers").joinpath("maps", f"{name}.toml")
    found = read_maps(name, file.read_text("utf-8"))
    wrong = [f"{m.place}: {defect}" for m in found for defect in defects(m)]
    if wrong:
        raise MapFault("; ".join(wrong))
    return found


def scenario(name: str, players: int) -> SeaMap:
    """The map for a number of players, two have that of three; OptionError when there is none."""
    for m in maps_of(name):
        if players in m.players:
            return m
    counts = sorted({n for m in maps_of(name) for n in m.players})
    raise OptionError(
        f"scenario {name} is for {counts[0]} to {counts[-1]} players, not for {players} (S-SETUP-1)"
    )


def playable(name: str) -> str:
    """The name itself; OptionError when the rules of that scenario are not in the program."""
    if name in SCENARIOS and name not in PLAYABLE:
        raise OptionError(
            f"scenario {name} cannot be played yet; there are {', '.join(PLAYABLE)} (S-SETUP-1)"
        )
    maps_of(name)
    return name
