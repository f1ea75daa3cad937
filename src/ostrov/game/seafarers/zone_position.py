"""Homes, explored zones and chips in written positions. S-CHIP-1 to -5, S-INV-5.

Zones are written by their numbers, and read by them or by any of their hexes.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.engine import constants as c
from ostrov.engine.core.state import State
from ostrov.game.position_reader import Json, PositionReader
from ostrov.game.seafarers.names import zones_in, zones_of_hex


def enter_zones(entry: PositionReader) -> None:
    """Zones as stated, or as the buildings say; chips follow from them, and stated ones must agree."""
    s = entry.s
    stated = {key: dict(entry.by_seat(key)) for key in ("home", "explored")}
    home, explored, chips = s.home, s.explored, s.chips
    for p in range(entry.r.seats):
        settled = _zones_of_buildings(entry, p)
        if p in stated["home"]:
            home[p] = _mask(entry, f"home of {entry.colours[p]}", stated["home"][p])
        else:
            home[p] = settled & _founding_zones(entry)
        if p in stated["explored"]:
            explored[p] = _mask(entry, f"explored of {entry.colours[p]}", stated["explored"][p])
            home[p] &= home[p] if p in stated["home"] else ~explored[p]
        else:
            explored[p] = settled & entry.b.chip_zones & ~home[p]
        if explored[p] & home[p] or explored[p] & ~entry.b.chip_zones:
            entry.wrong.append(f"explored of {entry.colours[p]}: a home brings no chips (S-CHIP-3)")
        chips[p] = len(zones_in(explored[p])) * entry.r.chip_points
    for p, n in entry.by_seat("chips"):
        if n != chips[p]:
            entry.wrong.append(f"chips of {entry.colours[p]}: should be {chips[p]}, not {n!r} (S-INV-5)")
    s.home, s.explored, s.chips = home, explored, chips


def _zones_of_buildings(entry: PositionReader, p: int) -> int:
    """The zones that buildings of a seat touch (S-CHIP-4)."""
    mask, owner, zones = 0, entry.s.owner, entry.b.node_zones
    for v in range(entry.b.nodes):
        if owner[v] == p + 1:
            mask |= zones[v]
    return mask


def _founding_zones(entry: PositionReader) -> int:
    """The zones in which somebody could have founded (S-FOUND-1)."""
    mask, site, zones = 0, entry.b.site, entry.b.node_zones
    for v in range(entry.b.nodes):
        if site[v] & c.FOUND_SITE:
            mask |= zones[v]
    return mask


def _mask(entry: PositionReader, where: str, row: object) -> int:
    """Zones by number or by a hex, as a mask."""
    mask = 0
    for one in entry.listed(where, row, "zones"):
        if isinstance(one, str):
            h = entry.attempt(where, entry.places.hex, one)
            found = 0 if h is None else zones_of_hex(entry.b, h)
            if h is not None and found not in [1 << zone for zone in zones_in(found)]:
                entry.wrong.append(f"{where}: {one} lies in no zone (S-CHIP-4)")
            mask |= found
        else:
            mask |= 1 << entry.whole(where, one, 0, c.ZONES - 1)
    return mask


def add_zones(facts: Json, s: State, colours: Sequence[str]) -> None:
    """The inverse of `enter_zones`."""
    home, explored, chips = s.home, s.explored, s.chips
    facts["home"] = {colour: zones_in(home[p]) for p, colour in enumerate(colours)}
    facts["explored"] = {colour: zones_in(explored[p]) for p, colour in enumerate(colours)}
    facts["chips"] = {colour: chips[p] for p, colour in enumerate(colours)}
