"""Names of hexes, nodes and edges written on the board, for talking about rules."""

from __future__ import annotations

from math import atan2, degrees

from ostrov.draw.markup import number, plain, tag
from ostrov.draw.palette import INK, PAPER
from ostrov.draw.plan import Plan, Point, towards


def labels(plan: Plan) -> list[str]:
    """The name of every place; one small text each, edges along their line."""
    halo = {"stroke": PAPER, "stroke_width": 2.4, "stroke_linejoin": "round", "paint_order": "stroke"}
    found = [
        _text(name, (x, y + 41), 9, "#5b2a86")
        for name, (x, y) in zip(plan.places.hexes, plan.centres, strict=True)
    ]
    for e, name in enumerate(plan.places.edges):
        a, b = plan.ends(e)
        angle = degrees(atan2(b[1] - a[1], b[0] - a[0]))
        found.append(_text(name, towards(a, b, 0.5), 7, "#0d3f66", angle))
    found += [
        _text(name, point, 7.5, INK, weight="bold")
        for name, point in zip(plan.places.nodes, plan.nodes, strict=True)
    ]
    return [
        tag(
            "g",
            "\n",
            *(line + "\n" for line in found),
            class_="labels",
            text_anchor="middle",
            font_family="Arial, 'DejaVu Sans', sans-serif",
            **halo,
        )
    ]


def _text(
    words: str, at: Point, size: float, colour: str, angle: float = 0, weight: str | None = None
) -> str:
    """A text around a point."""
    turn = f" rotate({number(angle)})" if angle else ""
    place = f"translate({number(at[0])} {number(at[1])}){turn}"
    return tag(
        "text", plain(words), y=0.35 * size, font_size=size, fill=colour, font_weight=weight, transform=place
    )
