"""Reads the files of maps: what is written there becomes a `SeaMap`, or a sentence that says what is wrong.

A file is a scenario; each `[[map]]` in it is for the numbers of players that it names. `rows` has a line for
each row from the north: the place of the first hex, then the hexes from west to east, parted by `|`, each a
terrain, its token and its zone. `harbours` lists coast edges with their kinds, `?` for one that is drawn
from `pool`. `robber` and `pirate` are a hex, `frame` (beside the board; with a place where the pirate's
frame is drawn) or `none`. The tables say the rest; `sea_map` has their meaning.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeVar

from ostrov.game.seafarers.sea_map import (
    ZONE_KINDS,
    Cell,
    Cloth,
    Deal,
    Fog,
    Gifts,
    MapFault,
    Pirates,
    PirateSeat,
    SeaMap,
    Wonders,
    ZoneKind,
)

ROW = re.compile(r"\((-?\d+),(-?\d+)\)\s+(.*)")
KNOWN = frozenset(field.name for field in fields(SeaMap)) - {"scenario", "name", "cells"} | {"rows"}
T = TypeVar("T")


def read_maps(scenario: str, text: str) -> tuple[SeaMap, ...]:
    """All maps of a scenario's file; MapFault when one is not written as maps are."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MapFault(f"{scenario}: {error}") from error
    whole = _Table(scenario, data)
    name, rows = whole.need("name", str), whole.need("map", list)
    return tuple(_map(scenario, name, _Table(f"{scenario}, map {i + 1}", row)) for i, row in enumerate(rows))


class _Table:
    """A table of a file, and where it stands; its parts are asked for by name and type."""

    def __init__(self, where: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise MapFault(f"{where}: a table is needed, not {data!r}")
        self.where = where
        self.data = data

    def need(self, key: str, kind: type[T]) -> T:
        """What must be there."""
        if key not in self.data:
            raise MapFault(f"{self.where}: {key!r} is missing")
        value = self.data[key]
        if type(value) is not kind:
            raise MapFault(f"{self.where}: {key!r} is {kind.__name__}, not {value!r}")
        return value

    def get(self, key: str, usual: T) -> T:
        """What may be there."""
        return self.need(key, type(usual)) if key in self.data else usual

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; none when it is missing."""
        return tuple(self._each(key, self.get(key, []), str))

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers; none when it is missing."""
        return tuple(self._each(key, self.get(key, []), int))

    def counts(self, key: str) -> dict[str, int]:
        """Numbers by name; none when it is missing."""
        part = self.part(key)
        return {name: part.need(name, int) for name in part.data} if part else {}

    def lists(self, key: str) -> dict[str, tuple[int, ...]]:
        """Lists of numbers by name; none when it is missing."""
        part = self.part(key)
        return {name: part.numbers(name) for name in part.data} if part else {}

    def part(self, key: str) -> _Table | None:
        """A table in this one."""
        return _Table(f"{self.where}, {key}", self.data[key]) if key in self.data else None

    def _each(self, key: str, values: Sequence[Any], kind: type[T]) -> Sequence[T]:
        for value in values:
            if type(value) is not kind:
                raise MapFault(f"{self.where}: {key!r} lists {kind.__name__}, not {value!r}")
        return values


def _map(scenario: str, name: str, t: _Table) -> SeaMap:
    """One map."""
    if strange := sorted(set(t.data) - KNOWN):
        raise MapFault(f"{t.where}: a map has no {strange[0]!r}")
    return SeaMap(
        scenario=scenario,
        name=name,
        players=t.numbers("players"),
        frame=t.need("frame", int),
        goal=t.need("goal", int),
        cells=_cells(t.where, t.need("rows", str)),
        harbours=_harbours(t.where, t.get("harbours", "")),
        pool=t.counts("pool"),
        robber=t.need("robber", str),
        pirate=t.need("pirate", str),
        zones=_zones(t.part("zones")),
        chips=t.get("chips", 0),
        foundings=t.get("foundings", 2),
        areas=t.get("areas", False),
        deal=_deal(t.part("deal")),
        fog=_fog(t.part("fog")),
        gifts=_gifts(t.part("gifts")),
        cloth=_cloth(t.part("cloth")),
        pirates=_pirates(t.part("pirates")),
        wonders=_wonders(t.part("wonders")),
    )


def _cells(where: str, rows: str) -> tuple[Cell, ...]:
    """The hexes of all rows, from the north-west."""
    found: list[Cell] = []
    for line in rows.strip().splitlines():
        row = ROW.fullmatch(line.strip())
        if not row:
            raise MapFault(f"{where}: a row begins with the place of its first hex, not {line.strip()!r}")
        q, r = int(row[1]), int(row[2])
        found += [_cell(where, q + i, r, cell.split()) for i, cell in enumerate(row[3].split("|"))]
    return tuple(found)


def _cell(where: str, q: int, r: int, words: Sequence[str]) -> Cell:
    """One hex: terrain, token, zone."""
    rest = list(words[1:])
    token = int(rest.pop(0)) if rest and rest[0].isdecimal() else None
    zone = rest.pop(0) if rest else None
    if not words or rest:
        written = " ".join(words)
        raise MapFault(f"{where}: hex ({q},{r}) is a terrain, its token and its zone, not {written!r}")
    return Cell(q, r, words[0], token, zone)


def _harbours(where: str, text: str) -> dict[str, str]:
    """Edges with kinds."""
    found: dict[str, str] = {}
    for one in text.replace("\n", "|").split("|"):
        words = one.split()
        if not words:
            continue
        if len(words) != 2:
            raise MapFault(f"{where}: a harbour is an edge and a kind, not {one.strip()!r}")
        if words[0] in found:
            raise MapFault(f"{where}: harbour {words[0]} is listed twice")
        found[words[0]] = words[1]
    return found


def _zones(t: _Table | None) -> dict[str, ZoneKind]:
    """Zones with their kinds."""
    found: dict[str, ZoneKind] = {}
    for zone in t.data if t else ():
        kinds = [kind for kind in ZONE_KINDS if t and t.data[zone] == kind]
        if t and not kinds:
            raise MapFault(f"{t.where}: {zone} is one of {', '.join(ZONE_KINDS)}, not {t.data[zone]!r}")
        found[zone] = kinds[0]
    return found


def _deal(t: _Table | None) -> Deal | None:
    if t is None:
        return None
    groups: list[list[str]] = t.get("groups", [])
    return Deal(
        groups=tuple(tuple(group) for group in groups),
        stay=t.texts("stay"),
        tiles=t.counts("tiles"),
        tokens=t.numbers("tokens"),
        reds_apart=t.get("reds_apart", False),
        never=t.lists("never"),
        barred=t.lists("barred"),
        robber=t.get("robber", ""),
        shuffled=t.get("harbours", "") == "shuffled",
    )


def _fog(t: _Table | None) -> Fog | None:
    return Fog(t.counts("tiles"), t.numbers("tokens")) if t else None


def _gifts(t: _Table | None) -> Gifts | None:
    return Gifts(t.texts("chips"), t.texts("cards"), t.texts("harbours")) if t else None


def _cloth(t: _Table | None) -> Cloth | None:
    return Cloth(t.counts("villages"), t.need("bolts", int), t.need("supply", int)) if t else None


def _pirates(t: _Table | None) -> Pirates | None:
    if t is None:
        return None
    seats = [_Table(f"{t.where}, seat {i + 1}", row) for i, row in enumerate(t.need("seat", list))]
    return Pirates(t.texts("path"), tuple(_pirate_seat(seat) for seat in seats))


def _pirate_seat(t: _Table) -> PirateSeat:
    places = [t.need(key, str) for key in ("settlement", "ship", "beachhead", "fortress")]
    return PirateSeat(t.get("colour", "") or None, *places)


def _wonders(t: _Table | None) -> Wonders | None:
    return Wonders(t.texts("wall"), t.texts("bridge"), t.texts("beside_bridge")) if t else None
