"""A map turned into the engine's board: terrains, tokens, harbours, figures, sites, zones, fog. ADR 23."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from ostrov.engine import constants as c
from ostrov.engine.core.board import Board
from ostrov.engine.core.geometry import Geometry, Hex, fill, geometry, survey
from ostrov.game import names
from ostrov.game.names import Places, places_of
from ostrov.game.seafarers.sea_map import (
    ABSENT,
    BESIDE,
    BLANK,
    DEALT,
    FOG,
    SEA,
    TERRAIN_WORDS,
    SeaMap,
    ZoneKind,
)

Kinds = Mapping[str, ZoneKind]
FOUNDING = ("start", "home")
BRINGING = ("home", "chips")


@lru_cache(maxsize=64)
def geometry_of(m: SeaMap) -> Geometry:
    """The geometry of a map."""
    return geometry([(cell.q, cell.r) for cell in m.cells])


def fill_board(m: SeaMap) -> tuple[Geometry, Board]:
    """The board of a map; what is drawn in every game lies there in the order of its pool meanwhile."""
    g, board = geometry_of(m), Board()
    fill(board, g)
    tiles, tokens = _pool(m)
    terrain, token = board.terrain, board.token
    for h, cell in enumerate(m.cells):
        word = tiles.pop(0) if cell.terrain == DEALT else cell.terrain
        terrain[h] = TERRAIN_WORDS.index(word)
        takes = cell.terrain == DEALT and word not in ("desert", SEA, FOG)
        token[h] = tokens.pop(0) if takes else cell.token or 0
    board.terrain, board.token = terrain, token
    survey(board)
    _put_harbours(board, m, places_of(g))
    board.robber = figure(m.robber, places_of(g))
    board.pirate = figure(m.pirate, places_of(g))
    if m.areas:
        write_zones(board, g, *area_zones(board, g))
    else:
        write_zones(board, g, zone_of(m), m.zones)
        forbid_founding(board, m, places_of(g))
    write_gifts(board, m, places_of(g), _shuffled_gifts(m))
    if m.fog:
        write_fog(board, m)
    write_villages(board, m, places_of(g))
    return g, board


def _pool(m: SeaMap) -> tuple[list[str], list[int]]:
    """The terrains and tokens that are dealt, one by one."""
    if not m.deal:
        return [], []
    return [word for word, n in m.deal.tiles.items() for _ in range(n)], list(m.deal.tokens)


def _put_harbours(board: Board, m: SeaMap, places: Places) -> None:
    """Both nodes of a harbour's edge have it (S-GEO-6); blank spots what comes next in the pool."""
    harbour = board.harbour
    pool = [kind for kind, n in m.pool.items() for _ in range(n)]
    for name, kind in m.harbours.items():
        number = names.HARBOURS.index(pool.pop(0) if kind == BLANK else kind)
        for v in places.geometry.edge_nodes[places.edge(name)]:
            harbour[v] = number
    board.harbour = harbour


def figure(text: str, places: Places) -> int:
    """Where a figure starts: a hex, FRAME or NO_FIGURE. A frame may name where it is drawn."""
    if text == ABSENT:
        return c.NO_FIGURE
    return c.FRAME if text.split()[0] == BESIDE else places.hex(text)


def figure_name(place: int, places: Places) -> str:
    """The inverse of `figure`."""
    if place == c.NO_FIGURE:
        return ABSENT
    return BESIDE if place == c.FRAME else places.hexes[place]


def zone_of(m: SeaMap) -> dict[Hex, str]:
    """The zones of a map's hexes."""
    return {(cell.q, cell.r): cell.zone for cell in m.cells if cell.zone}


def area_zones(board: Board, g: Geometry) -> tuple[dict[Hex, str], dict[str, ZoneKind]]:
    """Connected land areas as zones: home to who founds there, with chips for the others (S-NW-4)."""
    island = board.island
    zones = {place: f"area {island[h]}" for h, place in enumerate(g.hexes) if island[h]}
    kinds: dict[str, ZoneKind] = {f"area {n}": "home" for n in range(1, board.islands + 1)}
    return zones, kinds


def write_zones(board: Board, g: Geometry, zones: Mapping[Hex, str], kinds: Kinds) -> None:
    """Sites and zones of all nodes, and which zones bring chips. S-GEO-4, -7, S-FOUND-1, S-TTD-3.

    A node in the fog may be settled on when land is found there; until then the state's terrains forbid it.
    """
    numbered = [zone for zone, kind in kinds.items() if kind != "belt"]
    bits = {zone: 1 << i for i, zone in enumerate(numbered)}
    terrain, site, masks = board.terrain, board.site, board.node_zones
    for v in range(board.nodes):
        around = [h for h in board.node_hex[3 * v : 3 * v + 3] if h < board.hexes]
        touched = {zones[g.hexes[h]] for h in around if g.hexes[h] in zones}
        met = {kinds[zone] for zone in touched}
        land = any(terrain[h] != c.SEA for h in around)
        may_found = any(kind in FOUNDING for kind in met) and met <= {*FOUNDING, "belt"}
        site[v] = c.SETTLE_SITE if land and "closed" not in met else 0
        site[v] |= c.FOUND_SITE if may_found else 0
        masks[v] = sum(bits[zone] for zone in touched if zone in bits)
    board.site, board.node_zones = site, masks
    board.chip_zones = sum(bit for zone, bit in bits.items() if kinds[zone] in BRINGING)


def forbid_founding(board: Board, m: SeaMap, places: Places) -> None:
    """The wall, the bridge and what lies next to it are sites only after founding: S-WO-1, -3."""
    if m.wonders:
        site = board.site
        for name in m.wonders.wall:
            site[places.node(name)] |= c.WALL_SITE
        for name in m.wonders.bridge:
            site[places.node(name)] |= c.BRIDGE_SITE
        for name in (*m.wonders.wall, *m.wonders.bridge, *m.wonders.beside_bridge):
            site[places.node(name)] &= ~c.FOUND_SITE
        board.site = site


def _shuffled_gifts(m: SeaMap) -> dict[str, str]:
    """The tribe's harbours in the order of their pool; every game draws them anew."""
    pool = [kind for kind, n in m.pool.items() for _ in range(n)]
    return dict(zip(m.gifts.harbours, pool, strict=True)) if m.gifts else {}


def write_gifts(board: Board, m: SeaMap, places: Places, harbours: Mapping[str, str]) -> None:
    """What lies on edges of the tribe's islands: S-FT-3."""
    if not m.gifts:
        return
    gift = board.gift
    for name in m.gifts.chips:
        gift[places.edge(name)] = c.GIFT_CHIP
    for name in m.gifts.cards:
        gift[places.edge(name)] = c.GIFT_CARD
    for name, kind in harbours.items():
        gift[places.edge(name)] = names.HARBOURS.index(kind)
    board.gift, board.gifts = gift, sum(1 for one in gift if one)


def write_villages(board: Board, m: SeaMap, places: Places) -> None:
    """Nodes and numbers of the villages, in the order of the map: S-CL-2."""
    if m.cloth is None:
        return
    nodes, numbers = board.village_node, board.village_number
    for k, (name, number) in enumerate(m.cloth.villages.items()):
        nodes[k], numbers[k] = places.node(name), number
    board.village_node, board.village_number, board.villages = nodes, numbers, len(m.cloth.villages)


def write_fog(board: Board, m: SeaMap) -> None:
    """The stacks beside the board: S-FOG-2, -3."""
    if m.fog:
        board.fog_tiles = [m.fog.tiles.get(word, 0) for word in TERRAIN_WORDS]
        board.fog_tokens = _counts(m.fog.tokens)


def _counts(tokens: Collection[int]) -> list[int]:
    """How many there are of each number."""
    return [sum(n == number for n in tokens) for number in range(c.NUMBERS)]
