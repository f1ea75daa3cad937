"""What lies and stands on the board: number tokens, roads, settlements, cities and the robber."""

from __future__ import annotations

from math import atan2, degrees

from ostrov.draw.additions import Piece
from ostrov.draw.markup import number, path, plain, symbol, tag, use
from ostrov.draw.palette import INK, PAPER, PIECE, RED_NUMBER
from ostrov.draw.projection import Point, Projection, towards
from ostrov.game.board import Tile

TOKEN_LOW, TOKEN_RADIUS = 13, 20
"""A token lies a little below the middle of its hex; above it there is room for the robber."""
NUMBER_SIZE = {1: 17, 2: 19, 3: 21, 4: 23, 5: 26}

HOUSE = "M-14-2 0-16 14-2H10.5V11H-10.5V-2Z"
TOWN = "M-18 14V-6H-21L-10-23 1-6H-2V-1H2V-6H7V-1H13V-6H18V14Z"
ROAD = "M-22-5.5H22V5.5H-22Z"

Sign = tuple[str, float]  # line and its width
ROAD_MARKS: dict[str, Sign] = {
    "red": ("M-13-3.5-9 3.5M-2-3.5 2 3.5M9-3.5 13 3.5", 2.1),
    "blue": ("M-17 0H17", 3),
    "orange": ("M-12 0h.1M0 0h.1M12 0h.1", 5),
}
"""White roads are plain."""
MARKS: dict[str, Sign] = {
    "red": ("M-4-4 4 4M4-4-4 4", 2.6),
    "blue": ("M-5.5 0H5.5", 3.6),
    "orange": ("M0 0h.1", 7.5),
    "white": ("M0-4.5 4.5 0 0 4.5-4.5 0Z", 1.8),
}


def pips(token: int) -> int:
    """In how many of 36 rolls a number comes up."""
    return 6 - abs(7 - token)


def tokens(tiles: tuple[Tile, ...], plan: Projection) -> list[str]:
    """One group for each number token."""
    return [_token(t.token, plan.centres[h], plan.places.hexes[h]) for h, t in enumerate(tiles) if t.token]


def _token(value: int, centre: Point, place: str) -> str:
    """A disc with number and pips; 6 and 8 are red and the largest."""
    n = pips(value)
    colour = RED_NUMBER if n == 5 else INK
    size = NUMBER_SIZE.get(n, 17)
    dots = [tag("circle", cx=5 * i - 2.5 * (n - 1), cy=13, r=1.9) for i in range(n)]
    return tag(
        "g",
        tag("circle", r=TOKEN_RADIUS, fill=PAPER, stroke=INK, stroke_width=1.8),
        tag("text", str(value), y=number(-2 + 0.35 * size), font_size=size),
        *dots,
        class_="token",
        data_place=place,
        transform=f"translate({number(centre[0])} {number(centre[1] + TOKEN_LOW)})",
        fill=colour,
        text_anchor="middle",
        font_weight="bold",
        pointer_events="none",  # the tooltip is that of the hex
    )


def definitions(colours: list[str]) -> list[str]:
    """The pieces of these colours, and the robber."""
    return [make(colour) for colour in colours for make in (_road, _settlement, _city)] + [_robber()]


def outlined(shape: str, fill: str) -> list[str]:
    """A shape in a dark line with a light one around it, to stand out from any ground."""
    return [
        path(shape, stroke=PAPER, stroke_width=6.5, stroke_opacity=0.85, stroke_linejoin="round"),
        path(shape, fill, stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
    ]


def mark(colour: str, signs: dict[str, Sign], x: float = 0, y: float = 0) -> str:
    """The sign of a colour, for those who cannot see it."""
    d, width = signs[colour]
    there = f"translate({number(x)} {number(y)})" if x or y else None
    ink = PIECE[colour][2]
    return path(d, stroke=ink, stroke_width=width, stroke_linecap="round", transform=there)


def _road(colour: str) -> str:
    """A road from west to east, its middle on the origin."""
    marks = [mark(colour, ROAD_MARKS)] if colour in ROAD_MARKS else []
    return symbol(f"road-{colour}", *outlined(ROAD, PIECE[colour][0]), *marks)


def _settlement(colour: str) -> str:
    """A house."""
    walls, roof, _ = PIECE[colour]
    return symbol(
        f"settlement-{colour}",
        *outlined(HOUSE, walls),
        path("M-14-2 0-16 14-2Z", roof, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        mark(colour, MARKS, 0, 4.5),
    )


def _city(colour: str) -> str:
    """A tower and a hall with battlements."""
    walls, roof, _ = PIECE[colour]
    return symbol(
        f"city-{colour}",
        *outlined(TOWN, walls),
        path("M-21-6-10-23 1-6Z", roof, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        path("M-2-1V14", stroke=INK, stroke_width=1.6),
        path("M-12.5 8V1.5a2.5 2.5 0 0 1 5 0V8Z", INK),
        mark(colour, MARKS, 8, 6.5),
    )


def _robber() -> str:
    """A hooded figure; the origin is under its feet."""
    cloak = "M-14 0Q-13-12-7-18Q-11-26-6-31Q-2-33 3-36Q4-31 7-27Q9-23 7-18Q13-12 14 0Q0 4-14 0Z"
    return symbol(
        "robber",
        path(cloak, stroke=PAPER, stroke_width=5.5, stroke_linejoin="round"),
        path(cloak, "#4a4453", stroke="#17131c", stroke_width=1.8, stroke_linejoin="round"),
        path("M0-16Q3-8 1 1", stroke="#2b2632", stroke_width=1.8),
        tag("ellipse", cx=0, cy=-22.5, rx=5.6, ry=5, fill="#17131c"),
        tag("circle", cx=-2.3, cy=-23, r=1.5, fill="#ffe9a8"),
        tag("circle", cx=2.5, cy=-23, r=1.5, fill="#ffe9a8"),
    )


def robber(plan: Projection, h: int) -> str:
    """The robber on a hex, above the token."""
    x, y = plan.centres[h]
    place = plan.places.hexes[h]
    return use("robber", (x, y - 7), tag("title", f"robber on {place}"), class_="robber", data_place=place)


def pieces(found: tuple[Piece, ...], plan: Projection) -> list[str]:
    """One element for each piece; further south is further in front."""
    roads = [_placed_road(piece, plan) for piece in found if piece.kind == "road"]
    buildings = sorted((p for p in found if p.kind != "road"), key=lambda p: plan.nodes[p.at][::-1])
    return roads + [
        use(
            f"{p.kind}-{p.colour}",
            plan.nodes[p.at],
            _words(p),
            class_=f"{p.kind} {p.colour}",
            data_place=p.place,
        )
        for p in buildings
    ]


def _words(piece: Piece) -> str:
    """A piece as a tooltip."""
    return tag("title", plain(f"{piece.colour} {piece.words} at {piece.place}"))


def _placed_road(piece: Piece, plan: Projection) -> str:
    """A road along its edge."""
    a, b = plan.ends(piece.at)
    x, y = towards(a, b, 0.5)
    turn = f"translate({number(x)} {number(y)}) rotate({number(degrees(atan2(b[1] - a[1], b[0] - a[0])))})"
    kind = {"class_": f"road {piece.colour}", "data_place": piece.place}
    return use(f"road-{piece.colour}", (0, 0), _words(piece), transform=turn, **kind)
