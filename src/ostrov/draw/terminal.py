"""The text drawing for terminals. Pieces show the letter of their colour, so it reads without colours too.

      ·              a hex between its nodes; an edge is .-' or |, a road RRR or R above R
  .-'   '-.
·           ·        (r) settlement, [R] city, * node with a harbour
|  forest   |        signs of expansions are explained below the drawing
|  8 •••••  |
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from ostrov.draw.additions import Piece
from ostrov.draw.canvas import Canvas, Style
from ostrov.draw.figures import pips
from ostrov.draw.projection import HALF, QUARTER, Point, Projection, centre_of
from ostrov.draw.scene import Harbour, Scene, read
from ostrov.game.board import Layout

WIDTH = 100
HALVES = (6, 5, 4, 3)
"""Columns of half a hex: the widest that keeps the drawing within WIDTH is taken."""
SLOPES = {6: (".-'", "'-."), 5: (".'", "'."), 4: (".-'", "'-."), 3: (".'", "'.")}
"""An edge that rises to the east, and one that falls."""

TERRAIN_STYLE: dict[str, Style] = {
    "forest": "32", "hills": "31", "pasture": "92", "fields": "33", "mountains": "35", "desert": "",
}  # fmt: skip
PIECE_STYLE: dict[str, Style] = {
    "red": "1;97;41", "blue": "1;97;44", "orange": "1;30;48;5;208", "white": "1;30;107",
}  # fmt: skip
KEEP = "\N{NO-BREAK SPACE}"
FAINT, SEA, RED, ROBBER = "2", "36", "1;31", "1;97;100"


def text(layout: Layout, position: Mapping[str, Any] | None = None, *, colour: bool = False) -> str:
    """A board and what stands on it as lines of text, at most 100 columns wide up to 15 hexes in a row.

    `position` as for `svg`; `colour` adds ANSI sequences. Ends without a line break. Raises MapError,
    BoardError or PositionError when a name means nothing on this map.
    """
    scene = read(layout, position)
    for half in HALVES:
        canvas = _Sheet(scene, half).draw()
        if max(map(len, canvas.lines(False)), default=0) <= WIDTH:
            break
    legend = _legend(scene)
    return "\n".join([*canvas.lines(colour), *([""] if legend else []), *legend])


class _Sheet:
    """One drawing with hexes of a given width."""

    def __init__(self, scene: Scene, half: int) -> None:
        self.scene, self.half, self.canvas = scene, half, Canvas()

    def spot(self, point: Point) -> tuple[int, int]:
        """Column and line of a node or a middle; a row of hexes takes five lines, its slopes two of them."""
        x, quarters = round(point[0] / HALF), round(point[1] / QUARTER)
        row, rest = divmod(quarters + 2, 3)  # nodes of a row are at -2, -1; a middle is at 0
        return x * self.half, 5 * row + (0, 2, 3)[rest]

    def draw(self) -> Canvas:
        """Everything, later things over earlier ones."""
        scene, plan = self.scene, self.scene.plan
        roads = {p.at: p for p in scene.pieces if p.kind == "road"}
        buildings = {p.at: p for p in scene.pieces if p.kind != "road"}
        ports = {v for h in scene.harbours for v in plan.geometry.edge_nodes[h.edge]}
        for e in range(len(plan.geometry.edge_nodes)):
            self.edge(plan, e, roads.get(e))
        for v, point in enumerate(plan.nodes):
            self.node(point, buildings.get(v), v in ports)
        for mark in (mark for additions in scene.more for mark in additions.on_nodes()):
            column, line = self.spot(plan.nodes[mark.at])
            self.canvas.centre(column, line, mark.words, PIECE_STYLE[mark.colour])
        for h in range(len(scene.tiles)):
            self.hex(h)
        for harbour in scene.harbours:
            self.harbour(harbour)
        return self.canvas

    def edge(self, plan: Projection, e: int, road: Piece | None) -> None:
        """An edge or the road on it."""
        a, b = plan.ends(e)
        (column, line), (_, below) = self.spot(a), self.spot(b)
        style = PIECE_STYLE[road.colour] if road else FAINT
        if a[0] == b[0]:
            for between in range(line + 1, below):
                self.canvas.write(column, between, _letter(road) if road else "|", style)
            return
        line_of = SLOPES[self.half][0 if a[1] > b[1] else 1]
        words = _letter(road) * len(line_of) if road else line_of
        start = column + (self.half - len(words) + 1) // 2
        self.canvas.write(start, min(line, below) + 1, words, style)

    def node(self, point: Point, piece: Piece | None, port: bool) -> None:
        """A node or the building on it."""
        column, line = self.spot(point)
        if piece is None:
            self.canvas.write(column, line, "*" if port else "·", SEA if port else FAINT)
            return
        letter = _letter(piece)
        words = f"[{letter}]" if piece.kind == "city" else f"({letter.lower()})"
        for additions in self.scene.more:
            words = additions.building(piece) or words
        self.canvas.centre(column, line, words, PIECE_STYLE[piece.colour])

    def hex(self, h: int) -> None:
        """Terrain, number with pips, robber."""
        tile = self.scene.tiles[h]
        column, line = self.spot(self.scene.plan.centres[h])
        room = 2 * self.half - 1
        self.canvas.centre(column, line, tile.terrain[:room], TERRAIN_STYLE.get(tile.terrain, SEA))
        if tile.token:
            n = pips(tile.token)
            words = f"{tile.token} {'•' * n}"
            self.canvas.centre(
                column, line + 1, words if len(words) <= room else str(tile.token), RED if n == 5 else "1"
            )
        if self.scene.robber == h:
            self.canvas.centre(column, line - 1, "ROBBER"[: room - 2], ROBBER)
        for mark in (mark for additions in self.scene.more for mark in additions.on_hexes()):
            if mark.at == h:
                self.canvas.centre(column, line + 2, mark.words[: max(room - 4, 1)], PIECE_STYLE[mark.colour])

    def harbour(self, harbour: Harbour) -> None:
        """Its kind on the water, at the line and end that no other harbour of that water can want."""
        plan, side = self.scene.plan, harbour.side[1]
        column, line = self.spot(centre_of(plan.across(harbour.side)))
        gap = 3 if self.half > 4 else 2
        words = harbour.kind[: 2 * (self.half - gap) + 1]
        down = (2, 0, -1, -1, 1, 2)[side]  # sides NE E SE SW W NW of the land
        if side < 3:
            self.canvas.write(column - self.half + gap, line + down, words, SEA)
        else:
            self.canvas.write(column + self.half - gap + 1 - len(words), line + down, words, SEA)


def _letter(piece: Piece) -> str:
    """The letter of a colour."""
    return piece.colour[0].upper()


def _signs(scene: Scene) -> str:
    """What the further signs mean, those that are there."""
    signs = [sign for additions in scene.more for sign in additions.signs(scene.pieces)]
    return "".join(f", {sign}" for sign in signs)


def _legend(scene: Scene) -> list[str]:
    """What the signs mean, the harbours, the robber, turn and awards."""
    lines = []
    if scene.notes:
        colours = ", ".join(f"{colour[0].upper()} {colour}" for colour in scene.notes)
        lines.append(f"{colours}; (r) settlement, [R] city, RRR road{_signs(scene)}")
    if scene.harbours:
        listed = ", ".join(f"{h.words} {h.place}".replace(" ", KEEP) for h in scene.harbours)
        lines.append(f"Harbours (*): {listed}")
    if scene.robber is not None:
        lines.append(f"Robber: {scene.plan.places.hexes[scene.robber]}")
    lines += [line for additions in scene.more for line in additions.common(scene.plan.places)]
    lines += [f"{colour.capitalize()}: {', '.join(notes)}" for colour, notes in scene.notes.items() if notes]
    parts = [
        part for line in lines for part in wrap(line, 78, subsequent_indent="  ", break_on_hyphens=False)
    ]
    return [part.replace(KEEP, " ") for part in parts]
