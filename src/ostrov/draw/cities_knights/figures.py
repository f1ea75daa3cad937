"""The pieces of Cities & Knights as SVG.

A knight is a shield with a chevron for each point of strength; an active one has bright colours and a
helmet. A metropolis is a crown in the colour and with the letter of its track.
"""

from __future__ import annotations

from ostrov.draw.cities_knights.pieces import Found, Knight
from ostrov.draw.figures import MARKS, mark, outlined
from ostrov.draw.markup import PREFIX, path, plain, put, symbol, tag, use
from ostrov.draw.palette import INK, PAPER, PIECE
from ostrov.draw.projection import Projection

SHIELD = "M-14-13H14V3Q14 14 0 20Q-14 14-14 3Z"
HELMET = "M-9-13V-18Q-9-27 0-27Q9-27 9-18V-13Z"
RAMPART = "M-25 11H-18V15H-11V11H-4V15H4V11H11V15H18V11H25V24H-25Z"
CROWN = "M-6-7V-27L1-20 7-31 13-20 20-27V-7Z"
FIGURE = "M-10 0Q-9-13-4-17H-9L0-28 9-17H4Q9-13 10 0Z"
HULL = "M-16 0H16L11 9H-11Z"
TRACK = {"trade": "#f2c230", "politics": "#6f9be0", "science": "#63b56a"}
STEEL, STONE, SAIL = "#c3c9d2", "#b9b2a5", "#3a3340"


def _name(knight: Knight) -> str:
    """The symbol of a knight: one for each colour, strength and state."""
    return f"knight-{knight.colour}-{knight.strength}-{'active' if knight.active else 'passive'}"


def definitions(found: Found, reduced: set[str]) -> list[str]:
    """The symbols that a picture needs; none in the base game. `reduced`: colours with a city on its side."""
    symbols = {_name(k): _knight(k) for k in found.knights}
    symbols |= {f"wall-{colour}": _wall(colour) for _, colour in found.walls}
    symbols |= {f"metropolis-{track}": _metropolis(track) for _, track in found.metropolises}
    symbols |= {f"reduced-{colour}": _reduced(colour) for colour in reduced}
    if found.merchant:
        colour = found.merchant[1]
        symbols[f"merchant-{colour}"] = _merchant(colour)
    if found.ship is not None:
        symbols["ship"] = _ship()
    return [symbols[name] for name in sorted(symbols)]


def _knight(knight: Knight) -> str:
    """A shield, its chevrons and, on an active knight, a helmet."""
    colour = knight.colour
    ground = PIECE[colour][0] if knight.active else PAPER
    chevrons = "".join(f"M-8 {2 - 5 * i}L0 {-2 - 5 * i}L8 {2 - 5 * i}" for i in range(knight.strength))
    ink = PIECE[colour][2] if knight.active else INK
    parts = outlined(SHIELD, ground)
    if knight.active:
        parts += [
            path(HELMET, STEEL, stroke=INK, stroke_width=2, stroke_linejoin="round"),
            path("M-6-19H6M0-19V-14", stroke=INK, stroke_width=2.2),
        ]
    else:
        parts.append(path("M-12.6 4H12.6Q11 13 0 18.4Q-11 13-12.6 4Z", PIECE[colour][0]))
    parts.append(path(chevrons, stroke=ink, stroke_width=2.6, stroke_linejoin="round"))
    return symbol(_name(knight), *parts, mark(colour, MARKS, 0, 9.5))


def _wall(colour: str) -> str:
    """A rampart with a stripe of the colour."""
    stripe = path("M-23 20H23", stroke=PIECE[colour][0], stroke_width=4)
    return symbol(f"wall-{colour}", *outlined(RAMPART, STONE), stripe)


def _metropolis(track: str) -> str:
    """A crown on the hall of a city."""
    letter = tag(
        "text", track[0].upper(), x=7, y=-10, font_size=11, font_weight="bold", text_anchor="middle", fill=INK
    )
    return symbol(f"metropolis-{track}", *outlined(CROWN, TRACK[track]), letter)


def _reduced(colour: str) -> str:
    """A city that lies on its side (CK-LOSE-5)."""
    city = tag("use", href=f"#{PREFIX}city-{colour}", transform="rotate(90) scale(0.85)")
    return symbol(f"reduced-{colour}", city)


def _merchant(colour: str) -> str:
    """A figure in a wide hat; the origin is under its feet."""
    return symbol(f"merchant-{colour}", *outlined(FIGURE, PIECE[colour][0]), mark(colour, MARKS, 0, -7))


def _ship() -> str:
    """A hull with a dark sail."""
    return symbol(
        "ship",
        path("M0 0V-18", stroke=INK, stroke_width=2),
        path("M-10-17H10Q6-10 10-3H-10Q-6-10-10-17Z", SAIL),
        path(HULL, "#7a4a26", stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
    )


def elements(found: Found, plan: Projection) -> list[str]:
    """Walls, metropolises, knights and the merchant, each at its place."""
    nodes, places = plan.nodes, plan.places
    drawn = [
        _use(f"wall-{colour}", nodes[v], f"wall {colour}", places.nodes[v], f"{colour} wall at")
        for v, colour in found.walls
    ]
    drawn += [
        _use(
            f"metropolis-{track}", nodes[v], f"metropolis {track}", places.nodes[v], f"{track} metropolis at"
        )
        for v, track in found.metropolises
    ]
    for k in sorted(found.knights, key=lambda k: nodes[k.at][::-1]):
        kind = f"knight {k.colour} strength-{k.strength} {'active' if k.active else 'passive'}"
        drawn.append(_use(_name(k), nodes[k.at], kind, k.place, f"{k.colour} {k.words} at"))
    if found.merchant:
        h, colour = found.merchant
        x, y = plan.centres[h]
        there, kind = (x + 26, y - 8), f"merchant {colour}"
        drawn.append(_use(f"merchant-{colour}", there, kind, places.hexes[h], f"{colour} merchant on"))
    return drawn


def _use(name: str, at: tuple[float, float], kind: str, place: str, words: str) -> str:
    """A symbol at its place with a tooltip."""
    return use(name, at, tag("title", plain(f"{words} {place}")), class_=kind, data_place=place)


TRACK_HEIGHT = 40


def ship_words(steps: int) -> str:
    """How far the barbarians have come, in words."""
    return f"Barbarian ship: {steps} {'step' if steps == 1 else 'steps'} sailed"


def ship_track(steps: int, left: float, top: float, width: float) -> str:
    """How far the barbarians have come: a panel below the players with a dot for each step."""
    dots = [tag("circle", cx=left + 66 + 16 * i, cy=top + 17, r=5.5) for i in range(steps)]
    words = ship_words(steps)
    return tag(
        "g",
        tag("title", words),
        tag("rect", fill=PAPER, x=left + 10, y=top, width=width - 20, height=TRACK_HEIGHT - 6, rx=14),
        put("ship", left + 36, top + 21),
        *dots,
        tag("text", words, x=left + 66 + 16 * steps + 4, y=top + 22, font_size=14),
        class_="barbarians",
        fill=INK,
    )
