"""What never changes in a game: the base game and what every expansion adds."""

from __future__ import annotations

from ostrov.protocol.cities_knights import CitiesKnightsStatic


class Static(CitiesKnightsStatic):
    """What never changes in a game: the map, the costs, the goal."""
