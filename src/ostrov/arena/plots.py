"""The pictures of a report: plain SVG, readable in light and dark, without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostrov.draw.markup import plain, tag

Json = dict[str, Any]

WIDTH = 640
ROW = 34
LEFT, RIGHT = 150, 70
AXIS, TOP, BOTTOM = 62, 12, 34


def intervals(rows: Sequence[Json], chance: float) -> str:
    """A bar with its interval for each bot, and a line at chance."""
    height = ROW * len(rows) + 26
    scale = max([chance, *(row["high"] for row in rows)]) * 1.05

    def x(share: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * share / float(scale)

    parts = [_line("chance", x(chance), 4, x(chance), height - 22)]
    parts.append(_text(x(chance), height - 6, f"chance {_percent(chance)}", "middle"))
    for i, row in enumerate(rows):
        y = ROW * i + 8
        low, high, middle = x(row["low"]), x(row["high"]), y + 11
        width = x(row["share"]) - LEFT
        parts += [
            _text(LEFT - 10, y + 15, row["bot"], "end"),
            tag("rect", class_="bar", x=LEFT, y=y, width=width, height=22, rx=3),
            _line("whisker", low, middle, high, middle),
            _line("whisker", low, middle - 5, low, middle + 5),
            _line("whisker", high, middle - 5, high, middle + 5),
            _text(high + 8, y + 15, _percent(row["share"]), "start"),
        ]
    return _svg(height, parts, "Share of games won by each bot, with intervals")


def settling(curve: Sequence[Json], chance: float) -> str:
    """How the share of the first bot settled as boards were added."""
    height = 220
    boards = max(point["boards"] for point in curve)
    later = curve[len(curve) // 8 :]  # the first intervals are as wide as the page
    most = min(1.0, max(0.05 + max(point["high"] for point in later), chance + 0.1))

    def at(n: float, share: float) -> tuple[float, float]:
        down = TOP + (height - TOP - BOTTOM) * (1 - min(share, most) / most)
        return AXIS + (WIDTH - AXIS - 20) * n / boards, down

    def path(key: str) -> list[str]:
        return [f"{x:.1f},{y:.1f}" for x, y in (at(p["boards"], p[key]) for p in curve)]

    level = at(0, chance)[1]
    parts = [
        tag("polygon", class_="band", points=" ".join([*path("high"), *reversed(path("low"))])),
        tag("polyline", class_="line", points=" ".join(path("share"))),
        _line("chance", AXIS, level, WIDTH - 20, level),
        _text(AXIS - 6, level + 4, _percent(chance), "end"),
        _text(AXIS - 6, at(0, curve[-1]["share"])[1] + 4, _percent(curve[-1]["share"]), "end"),
        _text(WIDTH - 20, height - 10, f"{boards} boards", "end"),
        _text(AXIS, height - 10, "0", "middle"),
    ]
    return _svg(height, parts, "The share of the first bot after each board, with its interval")


def _svg(height: int, parts: Sequence[str], title: str) -> str:
    return tag("svg", *parts, viewBox=f"0 0 {WIDTH} {height}", role="img", aria_label=title)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return tag("line", class_=kind, x1=x1, y1=y1, x2=x2, y2=y2)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return tag("text", plain(words), x=x, y=y, text_anchor=anchor)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
