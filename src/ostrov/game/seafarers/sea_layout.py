"""Boards of Seafarers hex by hex, as records and people write them, to the engine's board and back.

A board of the shape of the scenario's map has its zones; on any other the connected land areas are zones,
home to those who found there (S-NW-4).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ostrov.engine import constants as c
from ostrov.engine.core.board import Board
from ostrov.engine.core.geometry import Geometry, Hex, MapError, fill, geometry, survey
from ostrov.engine.setup.constants import WORLD_ZONES
from ostrov.game import names
from ostrov.game.board import FARTHEST, TOKENS, BoardError, Layout, Tile
from ostrov.game.names import NameErrorOf, Places, places_of
from ostrov.game.seafarers.map_checks import BARREN, beside
from ostrov.game.seafarers.sea_board import (
    area_zones,
    figure,
    figure_name,
    forbid_founding,
    write_fog,
    write_gifts,
    write_villages,
    write_zones,
    zone_of,
)
from ostrov.game.seafarers.sea_map import ABSENT, BESIDE, DEALT, FOG, SEA, TERRAIN_WORDS, SeaMap

KINDS = range(1, c.GENERAL_HARBOUR + 1)


def layout_of(g: Geometry, board: Board, edges: Sequence[int]) -> Layout:
    """The board by names, with the coast edges that have its harbours or those of the tribe (S-FT-3)."""
    terrain, token, harbour = board.terrain, board.token, board.harbour
    places = places_of(g)
    tiles = tuple(Tile(q, r, TERRAIN_WORDS[terrain[h]], token[h] or None) for h, (q, r) in enumerate(g.hexes))
    kinds = {places.edges[e]: names.HARBOURS[harbour[g.edge_nodes[e][0]]] for e in edges}
    kinds |= {places.edges[e]: names.HARBOURS[one] for e, one in enumerate(board.gift) if one in KINDS}
    return Layout(tiles, kinds, figure_name(board.robber, places), figure_name(board.pirate, places))


def build(layout: Layout, m: SeaMap, players: int) -> tuple[Geometry, Board]:
    """The engine's board of a layout in a scenario; BoardError with all defects when none can be made."""
    wrong = defects(layout, m, players)
    if wrong:
        raise BoardError("; ".join(wrong))
    g = geometry([(t.q, t.r) for t in layout.tiles])
    places, board = places_of(g), Board()
    fill(board, g)
    terrain, token, harbour = board.terrain, board.token, board.harbour
    for h, t in enumerate(layout.tiles):
        terrain[h] = TERRAIN_WORDS.index(t.terrain)
        token[h] = t.token or 0
    gifts = _gifts_of(layout, m, places)
    for name, kind in layout.harbours.items():
        for v in () if name in gifts else g.edge_nodes[places.edge(name)]:
            harbour[v] = names.HARBOURS.index(kind)
    board.terrain, board.token, board.harbour = terrain, token, harbour
    survey(board)
    board.robber = figure(_robber(layout), places)
    board.pirate = figure(layout.pirate or BESIDE, places)
    if has_shape(layout, m):
        write_zones(board, g, zone_of(m), m.zones)
        forbid_founding(board, m, places)
        write_gifts(board, m, places, gifts)
        write_fog(board, m)
        write_villages(board, m, places)
    else:
        write_zones(board, g, *area_zones(board, g))
    return g, board


def _gifts_of(layout: Layout, m: SeaMap, places: Places) -> dict[str, str]:
    """The harbours that lie as gifts: those on the edges of the tribe's (S-FT-3)."""
    if not m.gifts or not has_shape(layout, m):
        return {}
    edges = {places.edge(name) for name in m.gifts.harbours}
    return {name: kind for name, kind in layout.harbours.items() if places.edge(name) in edges}


def has_shape(layout: Layout, m: SeaMap) -> bool:
    """Whether land, sea and fog lie as on the map, so that its zones hold."""
    if m.areas:
        return False
    shown = {(cell.q, cell.r): _sort(cell.terrain) for cell in m.cells}
    return shown == {(t.q, t.r): _sort(t.terrain) for t in layout.tiles}


def _sort(terrain: str) -> str:
    """Sea, fog or land; what is dealt on maps with zones is land."""
    return terrain if terrain in (SEA, FOG) else DEALT


def _robber(layout: Layout) -> str:
    """Where the robber starts: named, or the only desert (B-SETUP-7)."""
    deserts = [f"({t.q},{t.r})" for t in layout.tiles if t.terrain == "desert"]
    return layout.robber or (deserts[0] if len(deserts) == 1 else ABSENT)


def defects(layout: Layout, m: SeaMap, players: int) -> list[str]:
    """Everything that is wrong with a board, each in one sentence."""
    far = [t for t in layout.tiles if max(abs(t.q), abs(t.r)) > FARTHEST]
    if far:
        return [f"hex ({far[0].q},{far[0].r}): coordinates go from -{FARTHEST} to {FARTHEST}"]
    try:
        g = geometry([(t.q, t.r) for t in layout.tiles])
    except MapError as error:
        return [str(error)]
    found = [*_tile_defects(layout, m), *_harbour_defects(layout, places_of(g))]
    found += [*_figure_defects(layout), *_site_defects(layout, g, players)]
    return found


def _tile_defects(layout: Layout, m: SeaMap) -> Iterator[str]:
    """Terrains and tokens; land without a token lies where nobody settles, fog where the map has it."""
    shaped, zones = has_shape(layout, m), zone_of(m)
    for t in layout.tiles:
        at = f"hex ({t.q},{t.r})"
        if t.terrain not in TERRAIN_WORDS:
            yield f"{at}: {t.terrain!r} is no terrain; there are {', '.join(TERRAIN_WORDS)} (S-COMP-1)"
        elif t.terrain == FOG and not (shaped and m.fog):
            yield f"{at}: fog needs the map of a scenario with a stack for it (S-FOG-7)"
        elif t.terrain in BARREN and t.token is not None:
            yield f"{at}: {t.terrain} carries no number token (B-SETUP-8)"
        elif t.terrain not in BARREN and t.token not in TOKENS:
            closed = shaped and m.zones.get(zones.get((t.q, t.r), "")) == "closed"
            if not closed or t.token is not None:
                yield f"{at}: a token is 2 to 12 without 7, not {t.token} (B-COMP-5)"


def _harbour_defects(layout: Layout, places: Places) -> Iterator[str]:
    """Harbours lie on the coast of known land, one at a node."""
    terrain: dict[Hex, str] = {(t.q, t.r): t.terrain for t in layout.tiles}
    taken: dict[int, str] = {}
    for name, kind in layout.harbours.items():
        if kind not in names.HARBOURS[1:]:
            yield f"harbour {name}: {kind!r} is no kind; there are {', '.join(names.HARBOURS[1:])} (B-COMP-4)"
        try:
            edge = places.edge(name)
        except NameErrorOf as error:
            yield f"harbour: {error}"
            continue
        sides = sorted(_sort(terrain[place]) for place in beside(places, edge))
        if sides not in ([DEALT], [DEALT, SEA]):
            yield f"harbour {name}: the edge is not on the coast (S-GEO-6)"
        for v in places.geometry.edge_nodes[edge]:
            if v in taken:
                yield f"harbour {name}: node {places.nodes[v]} has the harbour {taken[v]} already (B-GEO-5)"
            taken[v] = name


def _figure_defects(layout: Layout) -> Iterator[str]:
    """The robber starts on land, the pirate at sea, or beside the board: S-SETUP-3."""
    at = {f"({t.q},{t.r})": _sort(t.terrain) for t in layout.tiles}
    deserts = sum(t.terrain == "desert" for t in layout.tiles)
    if layout.robber is None and deserts != 1:
        yield f"the robber's hex must be named: the board has {deserts} deserts (B-SETUP-7)"
    elif layout.robber not in (None, BESIDE, ABSENT) and at.get(str(layout.robber)) != DEALT:
        yield f"robber: {layout.robber!r} is no land hex of this board, nor {BESIDE} or {ABSENT} (S-ROB-2)"
    if layout.pirate not in (None, BESIDE, ABSENT) and at.get(str(layout.pirate)) != SEA:
        yield f"pirate: {layout.pirate!r} is no sea hex of this board, nor {BESIDE} or {ABSENT} (S-PIR-1)"


def _site_defects(layout: Layout, g: Geometry, players: int) -> Iterator[str]:
    """Enough places for all foundings, and no more land areas than there can be zones."""
    land = [h for h, t in enumerate(layout.tiles) if t.terrain not in (SEA, FOG)]
    nodes = len({v for h in land for v in g.hex_nodes[h]})
    if nodes <= 4 * (2 * players - 1):
        yield f"{players} players may find no place for two settlements each on {nodes} nodes (S-NW-7)"
    areas = 0
    left = set(land)
    while left:
        areas += 1
        todo = [left.pop()]
        while todo:
            near = set(g.hex_edges[todo.pop()])
            joined = {h for h in left if near & set(g.hex_edges[h])}
            left -= joined
            todo += joined
    if areas > WORLD_ZONES:
        yield f"the board has {areas} land areas, at most {WORLD_ZONES} are possible"
