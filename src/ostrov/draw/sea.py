"""The water around the land: waves, shallows, foam and the beach."""

from __future__ import annotations

from math import hypot

from ostrov.draw.markup import PREFIX, closed_curve, number, path, short, tag
from ostrov.draw.palette import FOAM, SAND, SEA, SEA_EDGE, SHALLOWS, WAVE, WET_SAND
from ostrov.draw.projection import Point, Projection, Side, centre_of, scatter

BEACH = 13
"""How far the sand reaches beyond the tiles."""

Bounds = tuple[float, float, float, float]  # left, top, right, bottom


def definitions() -> list[str]:
    """The colour of deep water."""
    stops = [tag("stop", offset="0.55", stop_color=SEA), tag("stop", offset="1", stop_color=SEA_EDGE)]
    return [tag("radialGradient", *stops, id=f"{PREFIX}sea", r="0.75")]


def water(bounds: Bounds, height: float, plan: Projection, harbours: list[Point]) -> list[str]:
    """The sea from the top of the bounds down, with waves where there is room for them in the bounds."""
    left, top, right, _ = bounds
    frame = {"x": left, "y": top, "width": right - left, "height": height, "rx": 26}
    waves = "".join(f"M{number(x)} {number(y)}q4.5-6 9 0t9 0" for x, y in _waves(bounds, plan, harbours))
    return [
        tag("rect", class_="sea", fill=f"url(#{PREFIX}sea)", **frame),
        *([path(waves, stroke=WAVE, stroke_width=2.2, stroke_linecap="round")] if waves else []),
    ]


def _waves(bounds: Bounds, plan: Projection, harbours: list[Point]) -> list[Point]:
    """Scattered places away from land, harbours and the border."""
    left, top, right, bottom = bounds
    found = []
    for row in range(int((bottom - top - 30) // 36)):
        for column in range(int((right - left - 40) // 76)):
            x = left + 34 + 76 * column + 38 * (row % 2) + 12 * scatter(row, column)
            y = top + 26 + 36 * row + 8 * scatter(column, row, 7)
            middle = (x + 9, y)
            dry = all(hypot(*_minus(middle, centre_of(place))) > 98 for place in plan.land)
            if dry and x < right - 36 and all(hypot(*_minus(middle, p)) > 46 for p in harbours):
                found.append((x, y))
    return found


def _minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def beach(plan: Projection) -> list[str]:
    """The shape of the land with a soft coast, in layers from the shallows to the dry sand."""
    shape = "".join(closed_curve(_soft(line, plan)) for line in plan.coasts())
    if not shape:
        return []
    name = short(shape)  # drawings of different maps may share a page
    rings = ((46, SHALLOWS, 0.55), (26, SHALLOWS, 1), (11, FOAM, 1))
    return [
        tag("defs", path(shape, "inherit", id=name)),
        *(
            tag("use", href=f"#{name}", stroke=colour, stroke_width=width, opacity=opacity, fill="none")
            for width, colour, opacity in rings
        ),
        tag("use", href=f"#{name}", class_="beach", fill=SAND, stroke=WET_SAND, stroke_width=3),
    ]


def _soft(line: list[Side], plan: Projection) -> list[Point]:
    """Points around a coast, a bit further out or in at random: two for each side."""
    points: list[Point] = []
    for i, (h, side) in enumerate(line):
        v = plan.geometry.hex_nodes[h][side]
        outs = [_minus(plan.out(s, 1), plan.out(s, 0)) for s in (line[i - 1], (h, side))]
        dx, dy = outs[0][0] + outs[1][0], outs[0][1] + outs[1][1]
        reach = (BEACH + 3 + 3 * scatter(v, h)) / hypot(dx, dy)
        points.append((plan.nodes[v][0] + dx * reach, plan.nodes[v][1] + dy * reach))
        points.append(plan.out((h, side), BEACH + 4 * scatter(h, side, v)))
    return points
