"""A board and a position in sentences, for those who cannot see the picture."""

from __future__ import annotations

from itertools import groupby

from ostrov.draw.scene import Scene


def describe(scene: Scene) -> str:
    """All that the picture shows: hexes row by row, harbours, robber, pieces, turn and awards."""
    tiles = sorted(scene.tiles, key=lambda t: (t.r, t.q))
    rows = [
        ", ".join(t.terrain + (f" {t.token}" if t.token else "") for t in row)
        for _, row in groupby(tiles, key=lambda t: t.r)
    ]
    parts = ["Hexes from north to south, west to east: " + "; ".join(rows)]
    if scene.harbours:
        parts.append("Harbours: " + ", ".join(f"{h.words} at {h.place}" for h in scene.harbours))
    if scene.robber is not None:
        parts.append(f"The robber is on {scene.plan.places.hexes[scene.robber]}")
    for colour, notes in scene.notes.items():
        parts.append(f"{colour.capitalize()}: " + "; ".join([*_pieces(scene, colour), *notes]))
    return ". ".join(parts) + "."


def _pieces(scene: Scene, colour: str) -> list[str]:
    """The places of a colour's pieces, by kind."""
    found = []
    for kind, many in (("settlement", "settlements"), ("city", "cities"), ("road", "roads")):
        places = [p.place for p in scene.pieces if p.colour == colour and p.kind == kind]
        if places:
            found.append(f"{kind if len(places) == 1 else many} at {', '.join(places)}")
    return found or ["nothing on the board"]
