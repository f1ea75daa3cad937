"""A map of a scenario by names, as its file says it: S-SETUP-1. Nothing here is drawn or computed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from ostrov.game.board import BoardError
from ostrov.game.names import TERRAINS

ZoneKind = Literal["start", "home", "chips", "closed", "open", "belt"]
"""What a zone is for.

start   founding is allowed there
home    founding is allowed there; it brings chips to whoever has not founded there (S-4I-1)
chips   the first settlement brings chips (S-CHIP-1)
closed  nobody ever settles there but for a rule of the scenario (S-FT-2, S-CL-2, S-PI-8)
open    settling is allowed there and brings nothing
belt    no zone at all: its nodes belong to the zone across it, or to none (S-TTD-3)
"""

ZONE_KINDS: tuple[ZoneKind, ...] = get_args(ZoneKind)
SEA: Final = "sea"
FOG: Final = "fog"
DEALT: Final = "dealt"
"""A hex whose terrain and token are drawn in every game."""
BESIDE: Final = "frame"
"""Where a robber stands beside the board, and a pirate on its frame: S-SETUP-3, SX-1."""
ABSENT: Final = "none"
"""Where a figure is that is not in the game."""
BLANK: Final = "?"
"""The kind of a harbour that is drawn from the pool: S-SETUP-2."""
TERRAIN_WORDS: tuple[str, ...] = (*TERRAINS[:8], FOG)
"""By the numbers of the engine."""


class MapFault(BoardError):
    """A map that nobody can play on; names every defect with its place."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One hex: a terrain, `fog` or `dealt`; its token and its zone where it has them."""

    q: int
    r: int
    terrain: str
    token: int | None = None
    zone: str | None = None

    @property
    def name(self) -> str:
        """The hex as people write it."""
        return f"({self.q},{self.r})"

    @property
    def is_land(self) -> bool:
        """Whether the map shows land here; what is dealt counts, what lies in the fog does not."""
        return self.terrain not in (SEA, FOG)


@dataclass(frozen=True, slots=True)
class Deal:
    """What is drawn on a map, and what may not come of it."""

    groups: tuple[tuple[str, ...], ...] = ()
    """With `sea_setup=variable`: zones whose hexes and tokens are dealt among themselves."""
    stay: tuple[str, ...] = ()
    """Terrains that stay where they are."""
    tiles: Mapping[str, int] = field(default_factory=dict)
    """Pool of the hexes that are `dealt` in every game."""
    tokens: tuple[int, ...] = ()
    reds_apart: bool = False
    """No 6 or 8 beside another."""
    never: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Tokens that a terrain never gets."""
    barred: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Tokens that a hex never gets."""
    robber: str = ""
    """`12` or `desert`: where it starts after a deal; empty: where the map says."""
    shuffled: bool = False
    """The kinds of printed harbours are dealt too."""


@dataclass(frozen=True, slots=True)
class Fog:
    """The stacks of the fog: S-FOG-2, -3."""

    tiles: Mapping[str, int]
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gifts:
    """Coast edges with gifts of the forgotten tribe: S-FT-3. The harbours' kinds are the map's pool."""

    chips: tuple[str, ...]
    cards: tuple[str, ...]
    harbours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cloth:
    """Villages by node with their numbers, bolts in each, bolts of the general supply: S-CL-2."""

    villages: Mapping[str, int]
    bolts: int
    supply: int


@dataclass(frozen=True, slots=True)
class PirateSeat:
    """What a seat has on the Pirate Islands before founding: S-PI-1."""

    colour: str | None
    settlement: str
    ship: str
    beachhead: str
    fortress: str


@dataclass(frozen=True, slots=True)
class Pirates:
    """The fleet's way, its start first (S-PI-4), and the places of the seats."""

    path: tuple[str, ...]
    seats: tuple[PirateSeat, ...]


@dataclass(frozen=True, slots=True)
class Wonders:
    """Nodes of the wall, of the bridge, and those next to the bridge: S-WO-1."""

    wall: tuple[str, ...]
    bridge: tuple[str, ...]
    beside_bridge: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class SeaMap:
    """One map of a scenario, for some numbers of players."""

    scenario: str
    name: str
    players: tuple[int, ...]
    frame: int
    goal: int
    cells: tuple[Cell, ...]
    harbours: Mapping[str, str]
    """Coast edges with `3:1`, a resource, or `?`."""
    pool: Mapping[str, int]
    """Kinds of the harbours that are drawn."""
    robber: str
    pirate: str
    zones: Mapping[str, ZoneKind]
    chips: int = 0
    """Points of a chip: S-CHIP-1."""
    foundings: int = 2
    """Settlements that a seat founds."""
    areas: bool = False
    """Zones are the connected land areas of the deal: S-NW-4."""
    deal: Deal | None = None
    fog: Fog | None = None
    gifts: Gifts | None = None
    cloth: Cloth | None = None
    pirates: Pirates | None = None
    wonders: Wonders | None = None

    @property
    def place(self) -> str:
        """How errors call this map."""
        return f"{self.scenario} for {' or '.join(str(n) for n in self.players)} players"

    @property
    def numbered(self) -> tuple[str, ...]:
        """The zones that have a number, by it: all but belts."""
        return tuple(zone for zone, kind in self.zones.items() if kind != "belt")
