"""Everything that may be wrong with a map, each in one sentence with its place. S-GEO, S-SETUP, S-FOG-7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from ostrov.engine.core.geometry import SIDES, Geometry, Hex, MapError, geometry
from ostrov.engine.setup.constants import GROUPS, HARBOUR_SPOTS, WORLD_ZONES
from ostrov.game import names
from ostrov.game.board import TOKENS
from ostrov.game.names import NameErrorOf, Places, places_of
from ostrov.game.seafarers.sea_map import (
    ABSENT,
    BESIDE,
    BLANK,
    DEALT,
    FOG,
    SEA,
    TERRAIN_WORDS,
    Cell,
    Deal,
    SeaMap,
)

FRAMES = (35, 42, 49, 56, 63)
ROWS = ((-3, 0, 0), (-2, -1, 1), (-1, -2, 2), (0, -2, 1), (1, -3, 2), (2, -3, 1), (3, -3, 0))
"""Rows of every frame: r, first q, and how many hexes more than the top row. SEAFARERS 0.3."""
BARREN = ("desert", SEA, FOG)
"""What never carries a token."""


def frame_hexes(size: int) -> set[Hex]:
    """The hexes inside a frame of that many."""
    width = size // 7 - 1
    return {(q, r) for r, first, more in ROWS for q in range(first, first + width + more)}


def defects(m: SeaMap) -> list[str]:
    """Everything that is wrong with a map; empty when it can be played on."""
    hexes = [(cell.q, cell.r) for cell in m.cells]
    try:
        g = geometry(hexes)
    except MapError as error:
        return [str(error)]
    if m.frame not in FRAMES or set(hexes) != frame_hexes(m.frame):
        return [f"the rows do not fill a frame of {m.frame} hexes (S-GEO-1)"]
    places = places_of(g)
    found = [*_cells(m), *_zones(m, g), *_harbours(m, places), *_figures(m, places), *_stacks(m)]
    found += _deal(m, m.deal or Deal(), places)
    found += [f"{name}: {error}" for name, error in _unknown(m, places)]
    return found


def _cells(m: SeaMap) -> Iterator[str]:
    """Terrains and tokens."""
    for cell in m.cells:
        if cell.terrain not in (*TERRAIN_WORDS, DEALT):
            yield f"hex {cell.name}: {cell.terrain!r} is no terrain; there are {', '.join(TERRAIN_WORDS)}"
        elif cell.terrain in (*BARREN, DEALT):
            if cell.token is not None:
                yield f"hex {cell.name}: {cell.terrain} carries no number token (B-SETUP-8, S-FOG-2)"
        elif cell.token is None and not _is_closed(m, cell):
            yield f"hex {cell.name}: {cell.terrain} needs a number token (B-COMP-5)"
        elif cell.token is not None and cell.token not in TOKENS:
            yield f"hex {cell.name}: a token is 2 to 12 without 7, not {cell.token} (B-COMP-5)"


def _is_closed(m: SeaMap, cell: Cell) -> bool:
    """Whether the hex lies where nobody settles: it may produce nothing."""
    return cell.zone is not None and m.zones.get(cell.zone) == "closed"


def _zones(m: SeaMap, g: Geometry) -> Iterator[str]:
    """Land lies in zones, which are connected and share no node but at a belt: S-GEO-7."""
    if m.areas:
        return
    for cell in m.cells:
        if cell.is_land != (cell.zone is not None):
            yield f"hex {cell.name}: land lies in a zone, sea and fog in none (S-GEO-7)"
        elif cell.zone is not None and cell.zone not in m.zones:
            yield f"hex {cell.name}: there is no zone {cell.zone!r}"
    if len(m.numbered) > WORLD_ZONES:
        yield f"there are {len(m.numbered)} zones, at most {WORLD_ZONES} are possible"
    if not any(kind in ("start", "home") for kind in m.zones.values()):
        yield "no zone is for founding (S-FOUND-1)"
    if any(kind in ("home", "chips") for kind in m.zones.values()) and not m.chips:
        yield "zones bring chips, but 'chips' does not say how many points (S-CHIP-1)"
    for zone in m.zones:
        here = {(cell.q, cell.r) for cell in m.cells if cell.zone == zone}
        if not here or not _connected(here):
            yield f"zone {zone} is not one piece of land"
    touched: dict[int, set[str]] = {}
    for h, cell in enumerate(m.cells):
        for v in g.hex_nodes[h] if cell.zone and m.zones.get(cell.zone) != "belt" else ():
            touched.setdefault(v, set()).add(cell.zone or "")
    for v, zones in touched.items():
        if len(zones) > 1:
            yield f"node {places_of(g).nodes[v]} lies in the zones {' and '.join(sorted(zones))} (S-GEO-7)"


def _connected(hexes: set[Hex]) -> bool:
    """Whether these hexes hang together."""
    left, todo = set(hexes), [next(iter(hexes))]
    while todo:
        q, r = todo.pop()
        if (q, r) in left:
            left.discard((q, r))
            todo += [(q + dq, r + dr) for dq, dr in SIDES]
    return not left


def _harbours(m: SeaMap, places: Places) -> Iterator[str]:
    """Harbours lie on coast edges, one at a node; the pool has as many as there are blank spots."""
    at = {(cell.q, cell.r): cell for cell in m.cells}
    taken: dict[int, str] = {}
    for name, kind in m.harbours.items():
        if kind not in (*names.HARBOURS[1:], BLANK):
            yield f"harbour {name}: {kind!r} is no kind; there are {', '.join(names.HARBOURS[1:])} or ?"
        try:
            edge = places.edge(name)
        except NameErrorOf as error:
            yield f"harbour: {error}"
            continue
        sides = [at[place] for place in beside(places, edge)]
        if not any(cell.is_land for cell in sides) or not (
            len(sides) == 1 or any(cell.terrain == SEA for cell in sides)
        ):
            yield f"harbour {name}: the edge is not on the coast (S-GEO-6)"
        for v in places.geometry.edge_nodes[edge]:
            if v in taken:
                yield f"harbour {name}: node {places.nodes[v]} has the harbour {taken[v]} already (S-GEO-6)"
            taken[v] = name
    for kind in m.pool:
        if kind not in names.HARBOURS[1:]:
            yield f"pool: {kind!r} is no kind of harbour"
    blank, size = sum(kind == BLANK for kind in m.harbours.values()), sum(m.pool.values())
    if not m.gifts and not m.areas and blank != size:
        yield f"{blank} harbours are drawn from a pool of {size} (S-SETUP-2)"
    if max(len(m.harbours), size) > HARBOUR_SPOTS:
        yield f"there are more than {HARBOUR_SPOTS} harbours"


def beside(places: Places, edge: int) -> list[Hex]:
    """The hexes on the sides of an edge; one at the frame."""
    g = places.geometry
    return [place for h, place in enumerate(g.hexes) if edge in g.hex_edges[h]]


def _figures(m: SeaMap, places: Places) -> Iterator[str]:
    """The robber starts on land, the pirate at sea, or neither on the map: S-SETUP-3."""
    at = {cell.name: cell for cell in m.cells}
    if m.robber not in (BESIDE, ABSENT) and not (m.robber in at and at[m.robber].is_land):
        yield f"robber: {m.robber!r} is no land hex of this map, nor {BESIDE} or {ABSENT} (S-SETUP-3)"
    if m.pirate == ABSENT or m.pirate.split()[:1] == [BESIDE]:
        return
    if m.pirate not in at or at[m.pirate].terrain != SEA:
        yield f"pirate: {m.pirate!r} is no sea hex of this map, nor {BESIDE} or {ABSENT} (S-PIR-1)"


def _stacks(m: SeaMap) -> Iterator[str]:
    """The stack has a tile for each place in the fog, and a token for each land tile: S-FOG-7."""
    foggy = sum(cell.terrain == FOG for cell in m.cells)
    tiles: Mapping[str, int] = m.fog.tiles if m.fog else {}
    if foggy != sum(tiles.values()):
        yield f"{foggy} hexes lie in the fog, the stack has {sum(tiles.values())} (S-FOG-7)"
    yield from _matching("fog", tiles, m.fog.tokens if m.fog else ())


def _matching(where: str, tiles: Mapping[str, int], tokens: Sequence[int]) -> Iterator[str]:
    """Terrains that exist, and a token for each that carries one."""
    for word in tiles:
        if word not in TERRAIN_WORDS or word == FOG:
            yield f"{where}: {word!r} is no terrain"
    numbered = sum(n for word, n in tiles.items() if word not in BARREN)
    if numbered != len(tokens):
        yield f"{where}: {len(tokens)} tokens for {numbered} hexes that carry one"
    if wrong := [n for n in tokens if n not in TOKENS]:
        yield f"{where}: a token is 2 to 12 without 7, not {wrong[0]} (B-COMP-5)"


def _deal(m: SeaMap, deal: Deal, places: Places) -> Iterator[str]:
    """What is dealt fits where it goes, and tokens are barred in steps, so that laying them cannot fail."""
    dealt = sum(cell.terrain == DEALT for cell in m.cells)
    if dealt != sum(deal.tiles.values()):
        yield f"{dealt} hexes are dealt, the pool has {sum(deal.tiles.values())}"
    yield from _matching("deal", deal.tiles, deal.tokens)
    zones = Counter(zone for group in deal.groups for zone in group)
    for zone, times in zones.items():
        if zone not in m.zones or times > 1:
            yield f"deal: zone {zone!r} is not there, or in two groups"
    if len(deal.groups) > GROUPS:
        yield f"deal: there are {len(deal.groups)} groups, at most {GROUPS} are possible"
    if deal.robber not in ("", "12", "desert"):
        yield f"deal: the robber starts on '12' or 'desert', not on {deal.robber!r}"
    for name in deal.barred:
        if name not in places.hexes:
            yield f"deal: {name!r} is no hex of this map"
    steps = sorted(barred_from(deal).values(), key=len)
    if any(not a <= b for a, b in pairwise(steps)):
        yield "deal: two tokens are barred from different hexes, so not all layings are equally likely"


def barred_from(deal: Deal) -> dict[int, frozenset[str]]:
    """The terrains and hexes that each token is barred from."""
    barred = {**deal.never, **deal.barred}
    return {n: frozenset(where for where, tokens in barred.items() if n in tokens) for n in TOKENS}


def _unknown(m: SeaMap, places: Places) -> Iterator[tuple[str, NameErrorOf]]:
    """Places of special rules that are not on the map."""
    edges: list[tuple[str, str]] = []
    nodes: list[tuple[str, str]] = []
    hexes: list[tuple[str, str]] = []
    if m.gifts:
        edges += [("gift", name) for name in (*m.gifts.chips, *m.gifts.cards, *m.gifts.harbours)]
    if m.cloth:
        nodes += [("village", name) for name in m.cloth.villages]
    if m.wonders:
        marks = (*m.wonders.wall, *m.wonders.bridge, *m.wonders.beside_bridge)
        nodes += [("wonder", name) for name in marks]
    if m.pirates:
        hexes += [("fleet", name) for name in m.pirates.path]
        for seat in m.pirates.seats:
            edges.append(("ship", seat.ship))
            nodes += [("seat", name) for name in (seat.settlement, seat.beachhead, seat.fortress)]
    for reader, named in ((places.edge, edges), (places.node, nodes), (places.hex, hexes)):
        for what, name in named:
            try:
                reader(name)
            except NameErrorOf as error:
                yield what, error
