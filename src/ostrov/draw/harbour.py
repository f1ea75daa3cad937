"""Harbours: a ship off the coast with the rate and the good on its sail, and a pier to each of its nodes."""

from __future__ import annotations

from ostrov.draw.markup import block, number, path, plain, polygon, put, symbol, tag, use
from ostrov.draw.palette import DARK_WOOD, INK, PAPER, TERRAIN, WOOD
from ostrov.draw.projection import Point, Projection, towards
from ostrov.draw.scene import Harbour
from ostrov.engine.core.geometry import SIDES
from ostrov.game.names import GOODS, TERRAINS

GOOD_ART = {
    "lumber": put("tree", 1.5, -5, 0.75),
    "brick": put("bricks", 1.5, -6, 0.6),
    "wool": put("sheep", 0.5, -6, 0.85),
    "grain": put("ear", -5, -5, 0.62) + put("ear", 8, -5, 0.62) + put("ear", 1.5, -5, 0.68),
    "ore": put("peak", -5, -6, 0.45) + put("peak", 5.5, -6, 0.58),
}
FAR, NEAR = 45, 29
"""How far a ship lies from its coast, at the open sea and in a bay."""


def anchorage(harbour: Harbour, plan: Projection) -> tuple[Point, float]:
    """Where the ship lies, and its size: smaller where land is around it, for there may be others."""
    q, r = plan.across(harbour.side)
    around = sum((q + dq, r + dr) in plan.land for dq, dr in SIDES)
    return (plan.out(harbour.side, NEAR), 0.68) if around > 3 else (plan.out(harbour.side, FAR), 1)


def definitions(kinds: set[str]) -> list[str]:
    """The ships of these harbours."""
    return [_ship(kind) for kind in sorted(kinds)]


def _ship(kind: str) -> str:
    """A ship under sail."""
    sail = "M-20-28Q0-32 20-28Q25-8 20 13Q0 9-20 13Q-15-8-20-28Z"
    words = {"text_anchor": "middle", "font_weight": "bold", "fill": INK}
    ground = PAPER if kind == "3:1" else _pale(TERRAIN[TERRAINS[GOODS.index(kind)]][0])
    return symbol(
        f"ship-{kind.replace(':', '-')}",
        path("M0-34V20", stroke=DARK_WOOD, stroke_width=3.5, stroke_linecap="round"),
        path("M-26 15Q0 20 26 15Q23 28 13 28H-13Q-23 28-26 15Z", WOOD, stroke=DARK_WOOD, stroke_width=2),
        path(sail, ground, stroke=DARK_WOOD, stroke_width=2, stroke_linejoin="round"),
        *(
            [tag("text", "3:1", x=1.5, y=-2, font_size=19, **words)]
            if kind == "3:1"
            else [GOOD_ART[kind], tag("text", "2:1", x=1.5, y=8, font_size=14.5, **words)]
        ),
    )


def _pale(colour: str) -> str:
    """A colour halfway to that of a sail."""
    pairs = ((int(colour[i : i + 2], 16), int(PAPER[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{(a + b) // 2:02x}" for a, b in pairs)


def ships(harbours: tuple[Harbour, ...], plan: Projection) -> list[str]:
    """One group for each harbour, with its rate and place as a tooltip."""
    found = []
    for harbour in harbours:
        (x, y), scale = anchorage(harbour, plan)
        size = f" scale({scale:g})" if scale != 1 else ""
        place = f"translate({number(x)} {number(y)}){size}"
        found.append(
            block(
                "g",
                [
                    tag("title", plain(f"harbour {harbour.words} at {harbour.place}")),
                    *(_pier(node, (x, y)) for node in plan.ends(harbour.edge)),
                    use(f"ship-{harbour.kind.replace(':', '-')}", (0, 0), transform=place),
                ],
                class_="harbour",
                data_place=harbour.place,
            )
        )
    return found


def _pier(node: Point, ship: Point) -> str:
    """Planks from a node towards the ship."""
    line = polygon([towards(node, ship, 0.1), towards(node, ship, 0.72)]).removesuffix("Z")
    return path(line, stroke=DARK_WOOD, stroke_width=8, stroke_linecap="round") + path(
        line, stroke="#c99a63", stroke_width=5, stroke_dasharray="3.2 1.3"
    )
