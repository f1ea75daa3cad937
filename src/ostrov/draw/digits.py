"""Figures as lines, for pictures that have no fonts: each in a box one wide and two high."""

from __future__ import annotations

from math import cos, pi, sin

Point = tuple[float, float]
Line = tuple[Point, ...]


def _bow(x: float, y: float, rx: float, ry: float, start: int, end: int) -> Line:
    """A part of an ellipse; degrees clockwise from the right."""
    steps = 10
    turns = ((start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1))
    return tuple((x + rx * cos(turn), y + ry * sin(turn)) for turn in turns)


DIGITS: dict[str, tuple[Line, ...]] = {
    "0": (_bow(0.5, 1, 0.45, 0.95, 0, 360),),
    "1": (((0.2, 0.4), (0.55, 0.05), (0.55, 1.95)),),
    "2": ((*_bow(0.5, 0.5, 0.42, 0.45, -170, 40), (0.08, 1.95), (0.95, 1.95)),),
    "3": (_bow(0.48, 0.5, 0.4, 0.45, -160, 90), _bow(0.48, 1.45, 0.45, 0.5, -90, 160)),
    "4": (((0.75, 1.95), (0.75, 0.05), (0.05, 1.4), (1, 1.4)),),
    "5": (((0.9, 0.05), (0.2, 0.05), (0.15, 0.85)), _bow(0.48, 1.35, 0.45, 0.6, -130, 150)),
    "6": (_bow(0.5, 1.4, 0.43, 0.55, 0, 360), _bow(0.95, 1.3, 0.88, 1.25, -180, -95)),
    "7": (((0.05, 0.05), (0.95, 0.05), (0.35, 1.95)),),
    "8": (_bow(0.5, 0.5, 0.38, 0.45, 0, 360), _bow(0.5, 1.45, 0.45, 0.5, 0, 360)),
    "9": (_bow(0.5, 0.6, 0.43, 0.55, 0, 360), _bow(0.05, 0.7, 0.88, 1.25, 0, 85)),
}
GAP = 0.45


def figure_lines(number: int, middle: Point, height: float) -> list[Line]:
    """A number around a point."""
    text, unit = str(number), height / 2
    left = middle[0] - unit * (len(text) + GAP * (len(text) - 1)) / 2
    return [
        tuple((left + unit * (i * (1 + GAP) + x), middle[1] + unit * (y - 1)) for x, y in line)
        for i, digit in enumerate(text)
        for line in DIGITS[digit]
    ]
