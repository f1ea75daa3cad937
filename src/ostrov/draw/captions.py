"""The words of a picture: a description for those who cannot see it, the strip of players, the labels."""

from __future__ import annotations

from itertools import groupby
from math import atan2, degrees

from ostrov.draw.expansions import WORDS
from ostrov.draw.markup import block, number, plain, put, tag
from ostrov.draw.palette import INK, PAPER
from ostrov.draw.projection import Point, Projection, towards
from ostrov.draw.scene import Scene

Notes = dict[str, list[str]]

PLAIN_FONT = "Arial, 'DejaVu Sans', sans-serif"
NAME_SIZE, NOTE_SIZE, NOTE_LINE = 18, 14, 16
ENTRY = 142
"""The width that the entry of a colour needs."""


def description(scene: Scene) -> str:
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
    parts += [line for additions in scene.more for line in additions.common(scene.plan.places)]
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
    other = [p for p in scene.pieces if p.colour == colour and p.kind in WORDS]
    found += [f"{p.words} at {p.place}" for p in other]
    found += [words for additions in scene.more for words in additions.of(colour, scene.plan.places)]
    return found or ["nothing on the board"]


def strip_height(notes: Notes, width: float) -> float:
    """How much room the strip takes below a board of this width; nothing without colours."""
    return sum(_row_height(row, notes) for row in _rows(notes, width)) + 12 if notes else 0


def _rows(notes: Notes, width: float) -> list[list[str]]:
    """The colours in rows of about the same length, as few as there is room for."""
    colours = list(notes)
    rows = -(-len(colours) // max(1, int((width - 24) // ENTRY)))
    each = -(-len(colours) // rows)
    return [colours[i : i + each] for i in range(0, len(colours), each)]


def _row_height(row: list[str], notes: Notes) -> float:
    """A row is as high as its longest entry."""
    return 44 + NOTE_LINE * max(0, *(len(notes[colour]) - 1 for colour in row))


def strip(notes: Notes, left: float, top: float, width: float) -> list[str]:
    """Below a position: the colours with their marks, whose turn it is, who holds the awards."""
    tall = strip_height(notes, width) - 10
    found = [tag("rect", fill=PAPER, x=left + 10, y=top, width=width - 20, height=tall, rx=16)]
    for row in _rows(notes, width):
        share = (width - 24) / len(row)
        for i, colour in enumerate(row):
            found.append(_entry(colour, notes[colour], left + 12 + share * i + (share - ENTRY) / 2, top))
        top += _row_height(row, notes)
    return found


def _entry(colour: str, notes: list[str], x: float, y: float) -> str:
    """One colour: its settlement, name and notes."""
    y_name = y + (21 if notes else 27)
    lines = [
        tag("text", plain(note), x=x + 42, y=y_name + NOTE_LINE * (i + 1), font_size=NOTE_SIZE)
        for i, note in enumerate(notes)
    ]
    name = tag("text", colour.capitalize(), x=x + 42, y=y_name, font_size=NAME_SIZE, font_weight="bold")
    return tag("g", put(f"settlement-{colour}", x + 20, y + 24), name, *lines, class_="player", fill=INK)


def labels(plan: Projection) -> str:
    """The name of every hex, node and edge at its place, edges along their line; for talking about rules."""
    found = [
        _label(name, (x, y + 41), 9, "#5b2a86")
        for name, (x, y) in zip(plan.places.hexes, plan.centres, strict=True)
    ]
    for e, name in enumerate(plan.places.edges):
        a, b = plan.ends(e)
        angle = degrees(atan2(b[1] - a[1], b[0] - a[0]))
        found.append(_label(name, towards(a, b, 0.5), 7, "#0d3f66", angle))
    for name, point in zip(plan.places.nodes, plan.nodes, strict=True):
        found.append(_label(name, point, 7.5, INK, weight="bold"))
    return block(
        "g",
        found,
        class_="labels",
        text_anchor="middle",
        font_family=PLAIN_FONT,
        stroke=PAPER,
        stroke_width=2.4,
        stroke_linejoin="round",
        paint_order="stroke",
        pointer_events="none",
    )


def _label(
    words: str, at: Point, size: float, colour: str, angle: float = 0, weight: str | None = None
) -> str:
    """A text around a point."""
    turn = f"translate({number(at[0])} {number(at[1])})" + (f" rotate({number(angle)})" if angle else "")
    look = {"fill": colour, "font_weight": weight, "transform": turn}
    return tag("text", plain(words), y=0.35 * size, font_size=size, **look)
