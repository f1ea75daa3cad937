"""The pictures of a report: plain SVG as wide as the page, so that words keep their size; no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostrov.draw.markup import plain, tag

Json = dict[str, Any]

ROW, BAR = 48, 14
"""Heights of a row, its name above its bar, and of the bar."""
ROOM = 0.82
"""The part of the width that bars may take; figures stand behind them."""
TALL, FOOT = 220, 22
"""Of the second picture: its height, and the space for figures below. Those at the side stand before it."""
MARKS = (0.0, 0.25, 0.5, 0.75, 1.0)


def intervals(rows: Sequence[Json]) -> str:
    """A bar with its interval for each bot, and a mark at the share that it would have among equals."""
    scale = max(max(row["chance"], row["high"]) for row in rows) / ROOM
    parts = []
    for i, row in enumerate(rows):
        top = ROW * i + 22.0
        low, high, chance = (_wide(row[key] / scale) for key in ("low", "high", "chance"))
        middle = top + BAR / 2
        parts += [
            tag("text", plain(row["bot"]), x=0, y=top - 7),
            tag("rect", class_="bar", x=0, y=top, width=_wide(row["share"] / scale), height=BAR, rx=3),
            _line("chance", chance, top - 4, chance, top + BAR + 4),
            _line("whisker", low, middle, high, middle),
            _line("whisker", low, middle - 5, low, middle + 5),
            _line("whisker", high, middle - 5, high, middle + 5),
            tag("text", plain(percent(row["share"])), x=high, dx=8, y=middle + 5),
        ]
    return _svg(ROW * len(rows), parts, "Share of games won by each bot, with intervals")


def settling(curve: Sequence[Json], chance: float) -> str:
    """How the share of the first bot settled as boards were added."""
    boards = max(point["boards"] for point in curve)
    later = curve[len(curve) // 8 :]  # the first intervals are as wide as the page
    most = min(1.0, max(0.05 + max(point["high"] for point in later), chance + 0.1))
    height = TALL - FOOT

    def path(key: str) -> list[str]:
        return [f"{100 * p['boards'] / boards:.2f},{100 * (1 - min(p[key], most) / most):.2f}" for p in curve]

    def level(share: float) -> float:
        return 8 + (height - 16) * (1 - share / float(most))

    shown = [share for share in MARKS if share <= most and abs(level(share) - level(chance)) > 14]
    grid = [_line("grid", 0, level(share), "100%", level(share)) for share in shown]
    marks = [_axis(level(share), f"{100 * share:.0f} %") for share in shown]
    inside = [
        tag("polygon", class_="band", points=" ".join([*path("high"), *reversed(path("low"))])),
        tag("polyline", class_="line", points=" ".join(path("share"))),
    ]
    shape = {"viewBox": "0 0 100 100", "preserveAspectRatio": "none", "class_": "curve"}
    parts = [
        *grid,
        tag("svg", *inside, **shape, y=8, height=height - 16),
        _line("chance", 0, level(chance), "100%", level(chance)),
        *marks,
        _axis(level(chance), f"{100 * chance:.3g} %"),
        tag("text", plain(f"after {boards} boards"), x="100%", y=TALL - 4, text_anchor="end"),
        tag("text", "0", x=0, y=TALL - 4, text_anchor="middle"),
    ]
    return _svg(TALL, parts, "The share of the first bot after each board, with its interval", "plot axes")


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f} %"


def _svg(height: float, parts: Sequence[str], title: str, kind: str = "plot") -> str:
    return tag("svg", *parts, class_=kind, height=height, role="img", aria_label=title)


def _wide(part: float) -> str:
    """A part of the width."""
    return f"{100 * part:.2f}%"


def _axis(y: float, words: str) -> str:
    return tag("text", plain(words), x=-6, y=y + 4, text_anchor="end")


def _line(kind: str, x1: float | str, y1: float, x2: float | str, y2: float) -> str:
    return tag("line", class_=kind, x1=x1, y1=y1, x2=x2, y2=y2)
