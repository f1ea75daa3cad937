"""The strip below a position: who plays which colour and mark, whose turn it is, who holds the awards."""

from __future__ import annotations

from ostrov.draw.markup import plain, put, tag
from ostrov.draw.palette import INK, PAPER

NAME_SIZE, NOTE_SIZE = 18, 14
ITEM = 142
"""The width that the entry of a colour needs."""


def height(notes: dict[str, list[str]], width: float) -> float:
    """How much room the strip takes below a board of this width; nothing without colours."""
    return sum(_row_height(row, notes) for row in _rows(notes, width)) + 12 if notes else 0


def _rows(notes: dict[str, list[str]], width: float) -> list[list[str]]:
    """The colours, as many in a row as there is room for."""
    colours = list(notes)
    room = max(1, int((width - 24) // ITEM))
    each = -(-len(colours) // -(-len(colours) // room))
    return [colours[i : i + each] for i in range(0, len(colours), each)]


def _row_height(row: list[str], notes: dict[str, list[str]]) -> float:
    """A row is as high as its longest entry."""
    return 44 + max(0, 16 * (max(len(notes[colour]) for colour in row) - 1))


def legend(notes: dict[str, list[str]], left: float, top: float, width: float) -> list[str]:
    """The strip; each colour shows its settlement, name and notes."""
    if not notes:
        return []
    frame = {"x": left + 10, "y": top, "width": width - 20, "height": height(notes, width) - 10, "rx": 16}
    found = [tag("rect", fill=PAPER, **frame)]
    for row in _rows(notes, width):
        share = (width - 24) / len(row)
        for i, colour in enumerate(row):
            found.append(_entry(colour, notes[colour], left + 12 + share * i + (share - ITEM) / 2, top))
        top += _row_height(row, notes)
    return found


def _entry(colour: str, notes: list[str], x: float, y: float) -> str:
    """One colour."""
    baseline = y + (27 if not notes else 21)
    lines = [tag("text", colour.capitalize(), x=x + 42, y=baseline, font_size=NAME_SIZE, font_weight="bold")]
    for i, note in enumerate(notes):
        lines.append(tag("text", plain(note), x=x + 42, y=baseline + 16 * (i + 1), font_size=NOTE_SIZE))
    return tag("g", put(f"settlement-{colour}", x + 20, y + 24), *lines, class_="player", fill=INK)
