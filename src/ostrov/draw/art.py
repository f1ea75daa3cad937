"""The small things that terrains and harbours are drawn with: tree, brick, sheep, ear, peak and the like.

Each stands on the origin and is about 24 high. All of it is our own drawing.
"""

from __future__ import annotations

from ostrov.draw.markup import path, symbol, tag
from ostrov.draw.palette import INK


def _tree() -> str:
    """A fir with a lit side."""
    return symbol(
        "tree",
        path("M-1.8-5H1.8V1H-1.8Z", "#5a3d22"),
        path("M0-26 7-15H4.5L10-4H-10L-4.5-15H-7Z", "#24512f"),
        path("M0-26-7-15H-4.5L-10-4H-1Z", "#3a7443"),
    )


def _brick() -> str:
    """One brick, its middle on the origin."""
    return symbol(
        "brick",
        tag(
            "rect",
            x=-7.5,
            y=-4,
            width=15,
            height=8,
            rx=1.2,
            fill="#b0472a",
            stroke="#6f2814",
            stroke_width=1.2,
        ),
        path("M-6-2.4H5.5", stroke="#db8260", stroke_width=1.2),
    )


def _bricks() -> str:
    """A pile of six bricks."""
    rows = ((-16, -4), (0, -4), (16, -4), (-8, -12), (8, -12), (0, -20))
    return symbol("bricks", *(tag("use", href="#ostrov-brick", x=x, y=y) for x, y in rows))


def _sheep() -> str:
    """A sheep that looks to the right."""
    wool = ((-7, -10, 5.5), (0, -13, 6.5), (7, -10, 5.5), (-3, -7, 5.5), (4, -7, 5.5))
    outline = [tag("circle", cx=x, cy=y, r=r + 1.2) for x, y, r in wool]
    return symbol(
        "sheep",
        path("M-5-3V1M4-3V1", stroke=INK, stroke_width=2.2),
        tag("g", *outline, fill="#7c7a64"),
        tag("g", *(tag("circle", cx=x, cy=y, r=r) for x, y, r in wool), fill="#fffdf4"),
        tag("ellipse", cx=12.5, cy=-11, rx=4.2, ry=3.3, fill=INK, transform="rotate(24 12.5 -11)"),
        path("M9.5-13.5q-1.5-2.5-3.5-1.5", stroke=INK, stroke_width=1.8, stroke_linecap="round"),
    )


def _tuft() -> str:
    """Blades of grass."""
    return symbol(
        "tuft",
        path(
            "M0 0Q-1-4-4.5-6M0 0V-8M0 0Q1-4 4.5-6", stroke="#5b8f34", stroke_width=1.8, stroke_linecap="round"
        ),
    )


def _ear() -> str:
    """An ear of grain on its stalk."""
    grains = "".join(
        f"M0 {y}q-5.5-.5-5.5-6.5q5.5.5 5.5 6.5q5.5-.5 5.5-6.5q-5.5.5-5.5 6.5" for y in (-8, -13, -18)
    )
    return symbol(
        "ear",
        path("M0 1V-20", stroke="#8f6312", stroke_width=1.8),
        path(grains + "M0-21q-3.5-3 0-8q3.5 5 0 8", "#c98412", stroke="#7d5209", stroke_width=0.9),
    )


def _peak() -> str:
    """A mountain with snow on it."""
    return symbol(
        "peak",
        path("M-18 0-2-30 2-30 20 0Z", "#6c6f84"),
        path("M0-32 20 0H3L-2-13Z", "#4d5066"),
        path("M0-33-8-18-3-21 0-16 4-21 9-18Z", "#fffdf8"),
    )


def _cactus() -> str:
    """A cactus with two arms."""
    arms = "M0 0V-21M0-7H-7V-13M0-10H7V-17"
    return symbol(
        "cactus",
        path(arms, stroke="#2f6140", stroke_width=6.5, stroke_linecap="round", stroke_linejoin="round"),
        path(arms, stroke="#5f9a63", stroke_width=4, stroke_linecap="round", stroke_linejoin="round"),
    )


def _nugget() -> str:
    """A lump of gold."""
    return symbol("nugget", path("M-8 0-5-8 3-10 9-4 7 0Z", "#fff0a8", stroke="#8a6406", stroke_width=1.2))


def definitions() -> list[str]:
    """All of them, ready to be copied."""
    makers = (_tree, _brick, _bricks, _sheep, _tuft, _ear, _peak, _cactus, _nugget)
    return [make() for make in makers]
