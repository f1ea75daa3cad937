"""Boards as people write them: hex by hex, with tokens, harbours and the robber. B-SETUP-7, -8, B-GEO-5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.core.board import Board
from ostrov.engine.core.geometry import Geometry, MapError, fill, geometry, survey
from ostrov.engine.setup import maps
from ostrov.game import names
from ostrov.game.names import NameErrorOf, Places, places_of

FARTHEST = 99
TOKENS = tuple(n for n in range(2, 13) if n != 7)


class BoardError(ValueError):
    """A board that cannot be played on; lists every defect with its place and clause."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One hex: terrain by name, number token or None."""

    q: int
    r: int
    terrain: str
    token: int | None


@dataclass(frozen=True, slots=True)
class Layout:
    """A board by names. `harbours` maps an edge to `3:1` or a resource; `robber` is a hex.

    Boards with sea also have a `pirate`; there a figure may be beside the board (`frame`) or absent (`none`).
    """

    tiles: tuple[Tile, ...]
    harbours: Mapping[str, str] = field(default_factory=dict)
    robber: str | None = None
    pirate: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The form in the header of a record."""
        written = {
            "hexes": [{"q": t.q, "r": t.r, "terrain": t.terrain, "token": t.token} for t in self.tiles],
            "harbours": [{"edge": edge, "kind": kind} for edge, kind in self.harbours.items()],
            "robber": self.robber,
        }
        return written if self.pirate is None else {**written, "pirate": self.pirate}

    @classmethod
    def from_json(cls, data: object) -> Layout:
        """Reads what `to_json` writes; BoardError names the place of what is missing or of the wrong type."""
        if not isinstance(data, Mapping) or not isinstance(data.get("hexes"), Sequence):
            raise BoardError("a board is an object with a list 'hexes'")
        tiles = tuple(_tile(i, row) for i, row in enumerate(data["hexes"]))
        rows = data.get("harbours", [])
        if not isinstance(rows, Sequence) or isinstance(rows, str):
            raise BoardError("'harbours' of a board is a list")
        harbours: dict[str, str] = {}
        for i, row in enumerate(rows):
            if not isinstance(row, Mapping) or not all(isinstance(row.get(k), str) for k in ("edge", "kind")):
                raise BoardError(f"harbour {i} of the board needs the texts 'edge' and 'kind'")
            if row["edge"] in harbours:
                raise BoardError(
                    f"harbour {i} of the board: edge {row['edge']} has a harbour already (B-GEO-5)"
                )
            harbours[row["edge"]] = row["kind"]
        robber = data.get("robber")
        if robber is not None and not isinstance(robber, str):
            raise BoardError("'robber' of a board is the name of a hex, such as '(0,0)'")
        pirate = data.get("pirate")
        if pirate is not None and not isinstance(pirate, str):
            raise BoardError("'pirate' of a board is the name of a hex, such as '(0,0)'")
        return cls(tiles, harbours, robber, pirate)


def _tile(i: int, row: object) -> Tile:
    """One hex of a board in JSON."""
    if not isinstance(row, Mapping):
        raise BoardError(f"hex {i} of the board is no object")
    q, r, terrain, token = (row.get(key) for key in ("q", "r", "terrain", "token"))
    if type(q) is not int or type(r) is not int or not isinstance(terrain, str):
        raise BoardError(f"hex {i} of the board needs whole numbers 'q' and 'r' and a text 'terrain'")
    if token is not None and type(token) is not int:
        raise BoardError(f"hex {i} of the board: 'token' is a whole number or null, not {token!r}")
    return Tile(q, r, terrain, token)


def defects(layout: Layout, players: int) -> list[str]:
    """Everything that is wrong with a board, each in one sentence."""
    far = [t for t in layout.tiles if max(abs(t.q), abs(t.r)) > FARTHEST]
    if far:
        return [f"hex ({far[0].q},{far[0].r}): coordinates go from -{FARTHEST} to {FARTHEST}"]
    try:
        g = geometry([(t.q, t.r) for t in layout.tiles])
    except MapError as error:
        return [str(error)]
    places = places_of(g)
    found: list[str] = []
    for t in layout.tiles:
        at = f"hex ({t.q},{t.r})"
        if t.terrain not in names.TERRAINS[: c.DESERT + 1]:
            found.append(f"{at}: {t.terrain!r} is no terrain of the base game (B-COMP-1)")
        elif t.terrain == "desert" and t.token is not None:
            found.append(f"{at}: a desert carries no number token (B-SETUP-8)")
        elif t.terrain != "desert" and t.token not in TOKENS:
            found.append(f"{at}: a token is 2 to 12 without 7, not {t.token} (B-COMP-5)")
    if layout.pirate is not None:
        found.append("only boards of Seafarers have a pirate (S-COMP-4)")
    found += _harbour_defects(layout, g, places)
    deserts = [t for t in layout.tiles if t.terrain == "desert"]
    if layout.robber is None and len(deserts) != 1:
        found.append(f"the robber's hex must be named: the board has {len(deserts)} deserts (B-SETUP-7)")
    if layout.robber is not None:
        try:
            places.hex(layout.robber)
        except NameErrorOf as error:
            found.append(f"robber: {error} (B-SETUP-7)")
    if g.node_count <= 4 * (2 * players - 1):
        found.append(
            f"{players} players may find no place for two settlements each on {g.node_count} nodes (B-SETT-3)"
        )
    return found


def _harbour_defects(layout: Layout, g: Geometry, places: Places) -> list[str]:
    """Harbours lie on the coast, one at a node (B-GEO-5)."""
    found: list[str] = []
    taken: dict[int, str] = {}
    for name, kind in layout.harbours.items():
        if kind not in names.HARBOURS[1:]:
            found.append(
                f"harbour {name}: {kind!r} is no kind; there are {', '.join(names.HARBOURS[1:])} (B-COMP-4)"
            )
        try:
            edge = places.edge(name)
        except NameErrorOf as error:
            found.append(f"harbour: {error}")
            continue
        if edge not in g.coast:
            found.append(f"harbour {name}: the edge is not on the coast (B-GEO-5)")
        for v in g.edge_nodes[edge]:
            if v in taken:
                found.append(
                    f"harbour {name}: node {places.nodes[v]} has the harbour {taken[v]} already (B-GEO-5)"
                )
            taken[v] = name
    return found


def build(layout: Layout, players: int) -> tuple[Geometry, Board]:
    """The engine's tables of a board; BoardError with all defects when it cannot be played on."""
    wrong = defects(layout, players)
    if wrong:
        raise BoardError("; ".join(wrong))
    g = geometry([(t.q, t.r) for t in layout.tiles])
    places = places_of(g)
    board = Board()
    fill(board, g)
    terrain, token, harbour = board.terrain, board.token, board.harbour
    for h, t in enumerate(layout.tiles):
        terrain[h] = names.TERRAINS.index(t.terrain)
        token[h] = t.token or 0
    for name, kind in layout.harbours.items():
        for v in g.edge_nodes[places.edge(name)]:
            harbour[v] = names.HARBOURS.index(kind)
    board.terrain, board.token, board.harbour = terrain, token, harbour
    survey(board)
    desert = names.TERRAINS.index("desert")
    board.robber = places.hex(layout.robber) if layout.robber else terrain[: len(layout.tiles)].index(desert)
    return g, board


def layout_of(g: Geometry, board: Board) -> Layout:
    """The board by names; the inverse of `build`."""
    terrain, token, harbour = board.terrain, board.token, board.harbour
    places = places_of(g)
    tiles = tuple(
        Tile(q, r, names.TERRAINS[terrain[h]], token[h] or None) for h, (q, r) in enumerate(g.hexes)
    )
    harbours: dict[str, str] = {}
    for e in g.coast:
        a, b = g.edge_nodes[e]
        if (
            harbour[a]
            and harbour[a] == harbour[b]
            and not any(_touches(g, places, name, (a, b)) for name in harbours)
        ):
            harbours[places.edges[e]] = names.HARBOURS[harbour[a]]
    return Layout(tiles, harbours, places.hexes[board.robber])


def _touches(g: Geometry, places: Places, name: str, nodes: tuple[int, int]) -> bool:
    """Whether a named edge shares a node."""
    return bool(set(g.edge_nodes[places.edge(name)]) & set(nodes))


def printed(terrain: Sequence[int], tokens: Sequence[int], harbours: Mapping[int, int]) -> Layout:
    """A printed map of the standard island; harbours by their place on the coast."""
    g = maps.island()
    places = places_of(g)
    tiles = tuple(
        Tile(q, r, names.TERRAINS[kind], token or None)
        for (q, r), kind, token in zip(g.hexes, terrain, tokens, strict=True)
    )
    kinds = {places.edges[g.coast[i]]: names.HARBOURS[kind] for i, kind in harbours.items()}
    return Layout(tiles, kinds, places.hexes[list(terrain).index(c.DESERT)])


def beginner() -> Layout:
    """The beginner's map (B-MAP-1, -2)."""
    return printed(maps.BEGINNER_TERRAIN, maps.BEGINNER_TOKENS, maps.HARBOURS)


def beginner_pieces(colour: str, places: Places) -> list[int]:
    """Node, edge, marked node, edge of a colour's starting pieces (B-MAP-3)."""
    found: list[int] = []
    for i, (place, side) in enumerate(maps.BEGINNER_PIECES[colour]):
        found.append(places.node_at[place, side] if i % 2 == 0 else places.edge_at[place, side])
    return found
