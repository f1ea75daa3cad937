"""What is to be drawn: a board and a position, read by names and checked. Both drawings start here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ostrov.draw.additions import Additions, Piece
from ostrov.draw.expansions import BUILDINGS, EXPANSIONS, PIECES, WORDS
from ostrov.draw.projection import Projection, Side
from ostrov.game.board import BoardError, Layout, Tile
from ostrov.game.names import BESIDE, COLOURS, HARBOURS, NameErrorOf, Places
from ostrov.game.position import PositionError

KINDS = {"roads": "road", "settlements": "settlement", "cities": "city"}
ALL_KINDS = {**KINDS, **BUILDINGS}
OFF_BOARD = (BESIDE, "none")
"""Where the robber is drawn nowhere (S-SETUP-3)."""
NOTES = {
    "active": "to move",
    "winner": "winner",
    "longest_route": "longest route",
    "largest_army": "largest army",
}


@dataclass(frozen=True, slots=True)
class Harbour:
    """A harbour with its edge and the side of the land hex that it lies on; `kind` as in a layout."""

    edge: int
    side: Side
    place: str
    kind: str

    @property
    def rate(self) -> str:
        """What the bank asks there."""
        return "3:1" if self.kind == "3:1" else "2:1"

    @property
    def words(self) -> str:
        """The rate, and the good if it is for one only."""
        return "3:1" if self.kind == "3:1" else f"2:1 {self.kind}"


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that a drawing shows. `notes` has a row for each colour, `more` one for each expansion."""

    plan: Projection
    tiles: tuple[Tile, ...]
    harbours: tuple[Harbour, ...]
    pieces: tuple[Piece, ...]
    robber: int | None
    notes: dict[str, list[str]]
    more: tuple[Additions, ...]


def read(layout: Layout, position: Mapping[str, Any] | None) -> Scene:
    """Reads names into numbers. Needs no playable board and no whole position: what is absent is not drawn.

    Hidden cards are never looked at. Raises MapError or BoardError for the board, PositionError for the
    rest, when a name means nothing on this map.
    """
    plan = Projection(layout)
    position = position or {}
    pieces = position.get("pieces", {})
    if not isinstance(pieces, Mapping):
        raise PositionError(f"pieces: should be an object keyed by colours, not {pieces!r}")
    notes: dict[str, list[str]] = {_colour(colour): [] for colour in pieces}
    for key, words in NOTES.items():
        if position.get(key) is not None and not (key == "active" and position.get("winner")):
            notes.setdefault(_colour(position[key]), []).append(words)
    try:
        robber = _robber(layout, plan.places, position.get("robber"))
        found = _pieces(pieces, plan.places)
        more = tuple(expansion.read(position, plan.places) for expansion in EXPANSIONS)
        for additions in more:
            additions.check(found)
        tiles = _tiles(layout, plan.places, position.get("tokens"))
        tiles = _found(tiles, plan.places, position.get("discovered"))
        return Scene(plan, tiles, _harbours(layout, plan), found, robber, notes, more)
    except NameErrorOf as error:
        raise PositionError(str(error)) from None


def _colour(word: object) -> str:
    """A colour that there are pieces of."""
    if isinstance(word, str) and word in COLOURS:
        return word
    raise PositionError(f"{word!r} is no colour; there are {', '.join(COLOURS)}")


def _robber(layout: Layout, places: Places, name: object) -> int | None:
    """The robber's hex: of the position, else of the board, else the only desert (B-SETUP-7).

    None beside the board.
    """
    name = name or layout.robber
    deserts = [h for h, t in enumerate(layout.tiles) if t.terrain == "desert"]
    if name is None:
        return deserts[0] if len(deserts) == 1 else None
    return None if name in OFF_BOARD else places.hex(str(name))


def _tiles(layout: Layout, places: Places, tokens: object) -> tuple[Tile, ...]:
    """The hexes, with the numbers of the position where they have been moved."""
    if not isinstance(tokens, Mapping):
        return layout.tiles
    numbers = {places.hex(str(name)): number for name, number in tokens.items()}
    return tuple(replace(t, token=numbers.get(h, t.token)) for h, t in enumerate(layout.tiles))


def _found(tiles: tuple[Tile, ...], places: Places, rows: object) -> tuple[Tile, ...]:
    """The hexes, with what was found in the fog (S-FOG-2, -3)."""
    if not isinstance(rows, Mapping):
        return tiles
    finds = {places.hex(str(name)): row for name, row in rows.items()}
    return tuple(
        replace(t, terrain=str(finds[h]["terrain"]), token=finds[h].get("token")) if h in finds else t
        for h, t in enumerate(tiles)
    )


def _harbours(layout: Layout, plan: Projection) -> tuple[Harbour, ...]:
    """The harbours in the order of the board."""
    found = []
    for name, kind in layout.harbours.items():
        if kind not in HARBOURS[1:]:
            raise BoardError(
                f"harbour {name}: {kind!r} is no kind; there are {', '.join(HARBOURS[1:])} (B-COMP-4)"
            )
        try:
            edge = plan.places.edge(name)
        except NameErrorOf as error:
            raise BoardError(f"harbour: {error}") from None
        side = plan.shore(edge)
        if side is None:
            raise BoardError(f"harbour {name}: the edge is not on the coast (B-GEO-5)")
        found.append(Harbour(edge, side, plan.places.edges[edge], kind))
    return tuple(found)


def _pieces(rows: Mapping[str, Any], places: Places) -> tuple[Piece, ...]:
    """All pieces, roads first."""
    found: dict[tuple[bool, int], Piece] = {}
    for colour, kinds in rows.items():
        if not isinstance(kinds, Mapping) or not set(kinds) <= {*KINDS, *PIECES}:
            raise PositionError(
                f"pieces of {colour}: should be an object of {', '.join(KINDS)}, not {kinds!r}"
            )
        for key, kind in ALL_KINDS.items():
            for text in kinds.get(key, ()):
                road = key == "roads"
                at = places.edge(str(text)) if road else places.node(str(text))
                if (road, at) in found:
                    raise PositionError(f"{text} is taken twice (B-INV-3)")
                place = (places.edges if road else places.nodes)[at]
                found[road, at] = Piece(colour, kind, at, place, WORDS.get(kind, kind))
    return tuple(sorted(found.values(), key=lambda p: (list(ALL_KINDS.values()).index(p.kind), p.at)))
