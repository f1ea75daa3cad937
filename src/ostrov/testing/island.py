"""A small board for checks."""

from __future__ import annotations

from ostrov.game.board import Layout, Tile

SMALL_ISLAND = Layout(
    tiles=(
        Tile(0, -1, "hills", 6),
        Tile(1, -1, "forest", 9),
        Tile(-1, 0, "pasture", 4),
        Tile(0, 0, "mountains", 8),
        Tile(1, 0, "desert", None),
        Tile(-1, 1, "fields", 10),
        Tile(0, 1, "desert", None),
    ),
    harbours={"(0,-1)NW": "3:1", "(1,-1)E": "ore", "(-1,1)SW": "wool"},
    robber="(0,0)",
)
"""Seven hexes, two deserts, the robber on neither: nothing that a program may take for granted."""
