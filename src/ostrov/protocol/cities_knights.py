"""What Cities & Knights adds to the position and to the map; absent in games without it."""

from __future__ import annotations

from typing import Annotated, Generic

from msgspec import UNSET, Meta, Struct, UnsetType

from ostrov.protocol.base import BasePieces, BasePlayerRow, BaseScene, BaseStatic, Pair, PiecesT, RowT
from ostrov.protocol.words import DiscardCause, EventFace, Good, KnightRank, Track

ByTrack = Annotated[dict[Track, int], Meta(min_length=3)]
ByRank = Annotated[dict[KnightRank, int], Meta(min_length=3)]


class Knight(Struct):
    """A knight on the board."""

    seat: int
    strength: int
    active: bool
    ready: bool
    """It may act in this turn of its owner."""
    committed: bool
    """It will fight the barbarians, where players choose that (experts)."""


class CitiesKnightsPieces(BasePieces):
    """Walls, cities on their side, metropolises and knights by node."""

    reduced: dict[str, int] | UnsetType = UNSET
    """Cities that lie on their side."""
    walls: list[str] | UnsetType = UNSET
    metropolises: dict[str, Track] | UnsetType = UNSET
    knights: dict[str, Knight] | UnsetType = UNSET


class CitiesKnightsPlayerRow(BasePlayerRow):
    """Improvements, knights, walls, progress cards of a player."""

    improvements: ByTrack | UnsetType = UNSET
    knights_left: ByRank | UnsetType = UNSET
    walls_left: int | UnsetType = UNSET
    defenders: int | UnsetType = UNSET
    open_points: int | UnsetType = UNSET
    progress: list[str] | UnsetType | None = UNSET
    progress_size: int | UnsetType = UNSET


class Merchant(Struct):
    """Where the merchant stands, and for whom."""

    hex: str
    seat: int


class Barbarians(Struct):
    """How far they have come of their track, how strong they are, and what each seat does against it."""

    step: int
    track: int
    strength: int
    defence: list[int]
    attacks: int


class Step(Struct):
    """What a step is about: the seat that it concerns, and what was taken up or is offered."""

    seat: int | UnsetType = UNSET
    node: str | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    active: bool | UnsetType = UNSET
    track: Track | UnsetType = UNSET
    good: Good | UnsetType = UNSET
    edge: str | UnsetType = UNSET


class CitiesKnightsScene(BaseScene[PiecesT, RowT], Generic[PiecesT, RowT]):
    """Event die, progress decks, merchant, barbarians, and what played cards do for the rest of a turn."""

    event_die: EventFace | UnsetType | None = UNSET
    progress_decks: ByTrack | UnsetType = UNSET
    merchant: Merchant | UnsetType | None = UNSET
    barbarians: Barbarians | UnsetType = UNSET
    fleet: list[Good] | UnsetType = UNSET
    crane: int | UnsetType = UNSET
    set_dice: Pair | UnsetType | None = UNSET
    discard_cause: DiscardCause | UnsetType | None = UNSET
    step: Step | UnsetType | None = UNSET


class CitiesKnightsStatic(BaseStatic):
    """The commodity of each track, and how many progress cards a turn may end with."""

    commodities: Annotated[dict[Track, Good], Meta(min_length=3)] | UnsetType = UNSET
    progress_limit: int | UnsetType = UNSET
