"""Pictures of dots for where SVG is not understood: convex shapes with soft edges, written as PNG.

Standard library only. A picture of 1200 × 630 with a whole board takes some tenths of a second.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from math import ceil, cos, floor, hypot, pi, sin

Point = tuple[float, float]
Colour = tuple[int, int, int]
Span = tuple[float, float]

LINES = 4
"""Lines in a row of dots by which its edges are softened."""


def colour(text: str) -> Colour:
    """The parts of `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def between(a: str, b: str, share: float) -> Colour:
    """A colour on the way from one to another."""
    (ar, ag, ab), (br, bg, bb) = colour(a), colour(b)
    return round(ar + (br - ar) * share), round(ag + (bg - ag) * share), round(ab + (bb - ab) * share)


class Raster:
    """A picture; x goes right and y down, in dots."""

    def __init__(self, width: int, height: int, above: str, below: str) -> None:
        """A ground that goes from one colour to another."""
        self.width, self.height = width, height
        self.rows = [bytearray(between(above, below, y / height)) * width for y in range(height)]

    def fill(self, corners: Sequence[Point], paint: str) -> None:
        """A convex shape."""
        dot = bytes(colour(paint))
        top, bottom = min(y for _, y in corners), max(y for _, y in corners)
        for y in range(max(0, floor(top)), min(self.height, ceil(bottom))):
            found = (_crossing(corners, y + (i + 0.5) / LINES) for i in range(LINES))
            spans = [span for span in found if span is not None]
            if spans:
                self._blend(self.rows[y], spans, dot)

    def disc(self, centre: Point, radius: float, paint: str) -> None:
        """A circle."""
        n = max(12, int(radius))
        steps = (2 * pi * i / n for i in range(n))
        self.fill([(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in steps], paint)

    def line(self, points: Sequence[Point], width: float, paint: str) -> None:
        """A line through points, with round ends."""
        for i, b in enumerate(points):
            self.disc(b, width / 2, paint)
            if i:
                a = points[i - 1]
                length = hypot(b[0] - a[0], b[1] - a[1]) or 1
                x, y = (a[1] - b[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
                self.fill(
                    [(a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y)],
                    paint,
                )

    def png(self) -> bytes:
        """The file."""
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        dots = zlib.compress(b"".join(b"\0" + row for row in self.rows), 6)
        parts = (_part(b"IHDR", head), _part(b"IDAT", dots), _part(b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(parts)

    def _blend(self, row: bytearray, spans: list[Span], dot: bytes) -> None:
        """Colours a row of dots as far as the lines in it are covered."""
        left, right = max(0, floor(min(a for a, _ in spans))), min(self.width, ceil(max(b for _, b in spans)))
        start, end = max(0, ceil(max(a for a, _ in spans))), min(self.width, floor(min(b for _, b in spans)))
        if len(spans) < LINES or start >= end:
            start = end = right
        row[3 * start : 3 * end] = dot * (end - start)
        for x in (*range(left, start), *range(end, right)):
            share = sum(max(0.0, min(b, x + 1) - max(a, x)) for a, b in spans) / LINES
            for i in range(3):
                was = row[3 * x + i]
                row[3 * x + i] = round(was + (dot[i] - was) * share)


def _crossing(corners: Sequence[Point], y: float) -> Span | None:
    """Where a horizontal line enters and leaves a convex shape."""
    found: list[float] = []
    ax, ay = corners[-1]
    for bx, by in corners:
        if (ay <= y) != (by <= y):
            found.append(ax + (bx - ax) * (y - ay) / (by - ay))
        ax, ay = bx, by
    return (min(found), max(found)) if found else None


def _part(name: bytes, data: bytes) -> bytes:
    """A chunk of a PNG file."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
