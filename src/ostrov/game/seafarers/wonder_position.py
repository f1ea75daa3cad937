"""Wonders in written positions: who has claimed which, and its levels. S-WO-4, -5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostrov.engine import constants as c
from ostrov.engine.core.state import State
from ostrov.engine.seafarers.wonders import ships_on_wonder
from ostrov.game.position_reader import Json, PositionReader
from ostrov.game.seafarers.names import WONDERS


def enter_wonders(entry: PositionReader) -> None:
    """A wonder and its level for each colour that has one; a ship lies on it where that is agreed (SX-20)."""
    s, r = entry.s, entry.r
    wonder, level, left = s.wonder, s.wonder_level, s.ships_left
    for p, row in entry.by_seat("wonders"):
        where = f"wonders of {entry.colours[p]}"
        if row is None:
            continue
        if not isinstance(row, Mapping) or set(row) != {"wonder", "level"}:
            entry.wrong.append(f"{where}: should be an object of wonder and level")
            continue
        found = entry.word(where, WONDERS[: r.wonders], "wonder", row["wonder"])
        if found is None:
            continue
        if found + 1 in wonder:
            entry.wrong.append(f"{where}: another colour has it (S-WO-4)")
            continue
        wonder[p] = found + 1
        level[p] = entry.whole(where, row["level"], int(bool(r.wonder_ship)), c.WONDER_LEVELS)
    s.wonder, s.wonder_level = wonder, level
    for p in range(r.seats):
        left[p] -= ships_on_wonder(r, s, p)
        if left[p] < 0:
            entry.wrong.append(f"{entry.colours[p]} has more ships than pieces (S-INV-1)")
            left[p] = 0
    s.ships_left = left


def add_wonders(facts: Json, s: State, colours: Sequence[str]) -> None:
    """The inverse of `enter_wonders`."""
    wonder, level = s.wonder, s.wonder_level
    facts["wonders"] = {
        colour: {"wonder": WONDERS[wonder[p] - 1], "level": level[p]} if wonder[p] else None
        for p, colour in enumerate(colours)
    }
