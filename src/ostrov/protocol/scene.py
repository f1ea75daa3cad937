"""The position as one viewer may see it: the base game and what every expansion adds."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ostrov.protocol.cities_knights import CitiesKnightsPieces, CitiesKnightsPlayerRow, CitiesKnightsScene


class Pieces(CitiesKnightsPieces):
    """What stands on the board, by place."""


class PlayerRow(CitiesKnightsPlayerRow):
    """What a viewer may know about a player."""


class Scene(CitiesKnightsScene[Pieces, PlayerRow], kw_only=True):
    """The position as a viewer may see it, with the viewer's legal actions."""

    undo: bool = False
    """The viewer can take the last action back."""
    deadline: float | None = None
    """When the time of the one who is to act is up, in seconds since 1970."""
    paused_until: float | UnsetType | None = UNSET
    """Until when the clock stands still, as its person is away."""
