"""The whole picture as one SVG document: layers from the deep sea to the labels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from zlib import crc32

from ostrov.draw import art, figures, harbour, sea, terrain
from ostrov.draw.labels import labels as write_labels
from ostrov.draw.legend import height, legend
from ostrov.draw.markup import PREFIX, group, number, plain, tag
from ostrov.draw.scene import Scene, read
from ostrov.draw.sea import Box
from ostrov.draw.words import describe
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
    the classes hex, token, harbour, robber, road, settlement and city, and their place in `data-place`.
    Raises MapError, BoardError or PositionError when a name means nothing on this map.
    """
    scene = read(layout, position)
    box = _box(scene)
    strip = height(scene.notes, box[2] - box[0])
    body = _layers(scene, box, strip)
    if labels:
        body += write_labels(scene.plan)
    left, top, width = box[0], box[1], box[2] - box[0]
    tall = box[3] - box[1] + strip
    size = 2 if labels else 1  # small print
    words = describe(scene)
    name = f"{PREFIX}{crc32((title + words).encode()):08x}"
    return (
        tag(
            "svg",
            "\n",
            tag("title", plain(title) or " ", id=f"{name}-title") + "\n",
            tag("desc", plain(words), id=f"{name}-desc") + "\n",
            group(_definitions(scene)).replace("<g>", "<defs>", 1).removesuffix("</g>") + "</defs>\n",
            *(line + "\n" for line in body),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=" ".join(number(n) for n in (left, top, width, tall)),
            width=width * size,
            height=tall * size,
            role="img",
            aria_labelledby=f"{name}-title {name}-desc",
            font_family=FONT,
            style="max-width:100%;height:auto",
        )
        + "\n"
    )


def _box(scene: Scene) -> Box:
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
    ]


def _layers(scene: Scene, box: Box, strip: float) -> list[str]:
    """Everything that is drawn, from the back to the front."""
    plan = scene.plan
    left, top, right, bottom = box
    ships = [harbour.anchorage(h, plan)[0] for h in scene.harbours]
    layers = [
        group(sea.water(box, strip, plan, ships)),
        group(sea.beach(plan)),
        group(terrain.hexes(scene.tiles, plan), class_="hexes"),
        group(harbour.ships(scene.harbours, plan), class_="harbours"),
        figures.robber(plan, scene.robber) if scene.robber is not None else "",
        group(figures.tokens(scene.tiles, plan), class_="tokens"),
        group(figures.pieces(scene.pieces, plan), class_="pieces"),
        group(legend(scene.notes, left, bottom, right - left)) if strip else "",
    ]
    return [layer for layer in layers if layer]
