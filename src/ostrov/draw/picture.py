"""The whole picture as one SVG document: layers from the deep sea to the labels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ostrov.draw import art, captions, figures, harbour, sea, terrain
from ostrov.draw.markup import block, number, plain, short, tag
from ostrov.draw.scene import Scene, read
from ostrov.draw.sea import Bounds
from ostrov.game.board import Layout
from ostrov.game.names import COLOURS

FONT = "Cambria, Charter, 'DejaVu Serif', 'Noto Serif', 'Times New Roman', serif"
"""Faces whose figures stand on one line."""

AROUND_LAND, AROUND_SHIP = 44, 38


def svg(
    layout: Layout,
    position: Mapping[str, Any] | None = None,
    *,
    title: str = "Island board",
    labels: bool = False,
) -> str:
    """A standalone SVG document of a board and what stands on it.

    `position` has the form of `Game.describe()`; what is missing is not drawn, and hidden cards never are.
    `labels` writes the name of every hex, node and edge. The same input gives the same bytes. Elements have
    the classes hex, token, harbour, robber, road, settlement and city, with Cities & Knights also reduced,
    knight, wall, metropolis and merchant, and their place in `data-place`.
    Raises MapError, BoardError or PositionError when a name means nothing on this map.
    """
    scene = read(layout, position)
    left, top, right, bottom = bounds = _bounds(scene)
    width = right - left
    height = bottom - top + captions.strip_height(scene.notes, width)
    height += sum(additions.panel_height for additions in scene.more)
    size = 2 if labels else 1  # labels are small print
    words = captions.description(scene)
    name = short(title + words)
    lines = [
        tag("title", plain(title) or " ", id=f"{name}-title"),
        tag("desc", plain(words), id=f"{name}-desc"),
        block("defs", _definitions(scene)),
        *_layers(scene, bounds, height),
        *([captions.labels(scene.plan)] if labels else []),
    ]
    document = block(
        "svg",
        lines,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(n) for n in (left, top, width, height)),
        width=width * size,
        height=height * size,
        role="img",
        aria_labelledby=f"{name}-title {name}-desc",
        font_family=FONT,
        style="max-width:100%",
    )
    return document + "\n"


def _bounds(scene: Scene) -> Bounds:
    """The part of the plane that holds land and ships."""
    points = [(x, y, AROUND_LAND) for x, y in scene.plan.nodes]
    points += [(*harbour.anchorage(h, scene.plan)[0], AROUND_SHIP) for h in scene.harbours]
    return (
        min(x - room for x, _, room in points),
        min(y - room for _, y, room in points),
        max(x + room for x, _, room in points),
        max(y + room for _, y, room in points),
    )


def _definitions(scene: Scene) -> list[str]:
    """What the layers copy, only as far as this picture needs it."""
    used = {*scene.notes, *(p.colour for p in scene.pieces)}
    return [
        *sea.definitions(),
        *art.definitions(),
        *terrain.definitions({t.terrain for t in scene.tiles}),
        *harbour.definitions({h.kind for h in scene.harbours}),
        *figures.definitions([colour for colour in COLOURS if colour in used]),
        *(symbol for additions in scene.more for symbol in additions.definitions(scene.pieces)),
    ]


def _layers(scene: Scene, bounds: Bounds, height: float) -> list[str]:
    """Everything that is drawn, from the back to the front; `height` includes the strip below the bounds."""
    plan, notes = scene.plan, scene.notes
    left, _, right, bottom = bounds
    more = [element for additions in scene.more for element in additions.elements(plan)]
    ships = [harbour.anchorage(h, plan)[0] for h in scene.harbours]
    layers = [
        block("g", [*sea.water(bounds, height, plan, ships), *sea.beach(plan)]),
        block("g", terrain.hexes(scene.tiles, plan)),
        block("g", harbour.ships(scene.harbours, plan)),
        figures.robber(plan, scene.robber) if scene.robber is not None else "",
        block("g", figures.tokens(scene.tiles, plan)),
        block("g", figures.pieces(scene.pieces, plan)),
        block("g", more) if more else "",
        block("g", captions.strip(notes, left, bottom, right - left)) if notes else "",
        *_panels(scene, left, bottom + captions.strip_height(notes, right - left), right - left),
    ]
    return [layer for layer in layers if layer]


def _panels(scene: Scene, left: float, top: float, width: float) -> Iterator[str]:
    """What expansions show below the players, one under the other."""
    for additions in scene.more:
        if additions.panel_height:
            yield additions.panel(left, top, width)
            top += additions.panel_height
