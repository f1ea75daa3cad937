"""What a position has of Cities & Knights, read by names: knights, walls and more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ostrov.game.cities_knights.names import TRACKS
from ostrov.game.names import COLOURS, Places
from ostrov.game.position import PositionError


@dataclass(frozen=True, slots=True)
class Knight:
    """A knight on a node; an active one wears its helmet (CK-KNIGHT-1, -2)."""

    colour: str
    at: int
    place: str
    strength: int
    active: bool

    @property
    def words(self) -> str:
        """The knight as people say it."""
        return f"{'active' if self.active else 'passive'} knight of strength {self.strength}"


@dataclass(frozen=True, slots=True)
class Found:
    """All of it; nothing of it in a position of the base game. Walls and metropolises are by node."""

    knights: tuple[Knight, ...] = ()
    walls: tuple[tuple[int, str], ...] = ()  # node, colour
    metropolises: tuple[tuple[int, str], ...] = ()  # node, track
    merchant: tuple[int, str] | None = None  # hex, colour
    ship: int | None = None


def read_found(position: Mapping[str, Any], places: Places) -> Found:
    """Reads names into numbers; NameErrorOf or PositionError when something means nothing."""
    knights: list[Knight] = []
    walls: list[tuple[int, str]] = []
    for colour, kinds in position.get("pieces", {}).items():
        knights += [_knight(colour, row, places) for row in kinds.get("knights", ())]
        walls += [(places.node(str(name)), colour) for name in kinds.get("walls", ())]
    towers, ship = position.get("metropolises") or {}, position.get("barbarians")
    if not isinstance(towers, Mapping):
        raise PositionError(f"metropolises: should be an object of {', '.join(TRACKS)}, not {towers!r}")
    if ship is not None and (type(ship) is not int or not 0 <= ship <= 20):
        raise PositionError(f"barbarians: should be a small number of steps, not {ship!r}")
    return Found(
        tuple(sorted(knights, key=lambda k: k.at)),
        tuple(sorted(walls)),
        tuple((places.node(str(towers[track])), track) for track in TRACKS if towers.get(track)),
        _merchant(position.get("merchant"), places),
        ship,
    )


def _knight(colour: str, row: object, places: Places) -> Knight:
    """One knight of a list."""
    if not isinstance(row, Mapping) or "at" not in row or row.get("strength", 1) not in (1, 2, 3):
        raise PositionError(f"knights of {colour}: should be objects of at, strength and active, not {row!r}")
    at = places.node(str(row["at"]))
    return Knight(colour, at, places.nodes[at], row.get("strength", 1), bool(row.get("active")))


def _merchant(row: object, places: Places) -> tuple[int, str] | None:
    """The merchant's hex and owner."""
    if row is None:
        return None
    if not isinstance(row, Mapping) or row.get("owner") not in COLOURS:
        raise PositionError(f"merchant: should be an object of at and owner, not {row!r}")
    return places.hex(str(row.get("at"))), str(row["owner"])
