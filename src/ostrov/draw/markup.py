"""Writing SVG: elements, numbers and the characters that XML allows."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from zlib import crc32

from ostrov.draw.projection import Point

PREFIX = "ostrov-"
"""Starts every id: several drawings and other things may share a page."""


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def plain(text: str) -> str:
    """Text that may stand in XML: escaped, without control characters."""
    return escape("".join(ch if ch.isprintable() else " " for ch in text))


def tag(name: str, *inside: str, **attributes: str | float | None) -> str:
    """An element. `class_` is class, `stroke_width` stroke-width; an attribute that is None is left out.

    What is inside is markup already; attribute values are plain text.
    """
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            text = plain(value) if isinstance(value, str) else number(value)
            words.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    start = " ".join(words)
    return f"<{start}>{''.join(inside)}</{name}>" if inside else f"<{start}/>"


def block(name: str, lines: Iterable[str], **attributes: str | float | None) -> str:
    """An element with another one on each line in it."""
    return tag(name, "\n", *(f"{line}\n" for line in lines), **attributes)


def short(text: str) -> str:
    """A short name that stands for a text; as good as unique on a page."""
    return f"{PREFIX}{crc32(text.encode()):08x}"


def use(symbol: str, at: Point, *inside: str, **attributes: str | float | None) -> str:
    """A copy of a symbol at a point."""
    return tag("use", *inside, href=f"#{PREFIX}{symbol}", x=at[0], y=at[1], **attributes)


def put(symbol: str, x: float, y: float, scale: float = 1) -> str:
    """A copy of a symbol, scaled; a negative scale turns it around its height."""
    size = "" if scale == 1 else f" scale({scale:g} {abs(scale):g})"
    return tag("use", href=f"#{PREFIX}{symbol}", transform=f"translate({number(x)} {number(y)}){size}")


def symbol(name: str, *inside: str) -> str:
    """The definition of something that `use` and `put` copy."""
    return tag("g", *inside, id=f"{PREFIX}{name}")


def path(d: str, fill: str = "none", **attributes: str | float | None) -> str:
    """A shape."""
    return tag("path", d=d, fill=fill, **attributes)


def polygon(points: Iterable[Point]) -> str:
    """Path data of a closed line of straight parts."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def closed_curve(points: list[Point]) -> str:
    """Path data of a closed smooth line that is drawn towards each point in turn."""
    halves = [
        ((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True)
    ]
    bends = [
        f"Q{number(x)} {number(y)} {number(u)} {number(v)}"
        for (x, y), (u, v) in zip(points, halves, strict=True)
    ]
    x, y = halves[-1]
    return f"M{number(x)} {number(y)}" + "".join(bends) + "Z"
