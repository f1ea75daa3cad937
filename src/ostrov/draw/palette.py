"""The colours of the pictures. Nothing is told by colour alone: terrains have art, players have marks."""

from __future__ import annotations

INK = "#33271d"
PAPER = "#fbf2dc"
RED_NUMBER = "#b3121d"
SEA, SEA_EDGE, SHALLOWS, FOAM, WAVE = "#4a98b8", "#3b86a8", "#79bccd", "#cfe9e6", "#86c3d3"
SAND, WET_SAND, WOOD, DARK_WOOD = "#f3e0b0", "#dfc288", "#a8713f", "#5f3d20"

TERRAIN = {
    "forest": ("#5c9a58", "#3f7a45"),
    "hills": ("#d98a5b", "#b5633a"),
    "pasture": ("#b4d976", "#88b44c"),
    "fields": ("#f3cd55", "#d0a32c"),
    "mountains": ("#b3b4c0", "#888a9b"),
    "desert": ("#e9cf98", "#c9a765"),
    "gold": ("#e8b93a", "#b8860b"),
}
"""The ground of a hex and its rim."""

OTHER_TERRAIN = ("#d9d3c4", "#aaa293")

PIECE = {
    "red": ("#cf2a30", "#8e1720", "#ffffff"),
    "blue": ("#2b62b5", "#173c78", "#ffffff"),
    "orange": ("#f3902a", "#b3600d", "#33271d"),
    "white": ("#fdfbf5", "#d5ccb9", "#33271d"),
}
"""Walls, roof and mark of a colour's pieces."""
