"""The board as tables of integers: who neighbours whom, what lies where. One object a game, never changed."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.core.constants import EDGE_SLOTS, HEX_SLOTS, NODE_SLOTS, NUMBERS, TERRAINS, VILLAGES


class Board:
    """Tables of one map. Rows are padded with the sentinels HEXES, NODES and EDGES."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every table."""
        self.hexes: int = 0
        self.nodes: int = 0
        self.edges: int = 0
        self.node_words: int = 0
        self.edge_words: int = 0
        self.robber: int = 0  # its first hex
        self.terrain: list[int] = [0] * HEX_SLOTS
        self.token: list[int] = [0] * HEX_SLOTS
        self.harbour: list[int] = [0] * NODE_SLOTS
        self.hex_node: list[int] = [0] * (6 * HEX_SLOTS)
        self.hex_edge: list[int] = [0] * (6 * HEX_SLOTS)
        self.node_hex: list[int] = [0] * (3 * NODE_SLOTS)
        self.node_edge: list[int] = [0] * (3 * NODE_SLOTS)
        self.node_node: list[int] = [0] * (3 * NODE_SLOTS)
        self.edge_node: list[int] = [0] * (2 * EDGE_SLOTS)
        self.edge_hex: list[int] = [0] * (2 * EDGE_SLOTS)
        # What follows from the terrains; `survey` writes it.
        self.edge_side: list[int] = [0] * EDGE_SLOTS  # LAND_SIDE, SEA_SIDE, or both: a coast
        self.island: list[int] = [0] * HEX_SLOTS  # 0 for sea, else the number of the hex's island from 1 on
        self.islands: int = 0
        # What a map of Seafarers says; `survey` makes one zone of all land, where everything is allowed.
        self.pirate: int = 0  # where it begins: a hex, FRAME or NO_FIGURE
        self.foggy: int = 0  # 1: some terrains are FOG, and what is there is a matter of the state
        self.site: list[int] = [0] * NODE_SLOTS  # SETTLE_SITE, FOUND_SITE, or both
        self.node_zones: list[int] = [0] * NODE_SLOTS  # the zones that a node touches, as a mask
        self.chip_zones: int = 0  # zones in which a first settlement brings chips, as a mask
        self.fog_tiles: list[int] = [0] * TERRAINS  # hexes in the stack, by terrain: S-FOG-2
        self.fog_tokens: list[int] = [0] * NUMBERS  # tokens beside it, by number: S-FOG-3
        self.gifts: int = 0  # edges with gifts of the forgotten tribe: S-FT-3
        self.gift: list[int] = [0] * EDGE_SLOTS  # what lies there: a harbour by its kind, chip or card
        self.villages: int = 0  # S-CL-2
        self.village_node: list[int] = [0] * VILLAGES
        self.village_number: list[int] = [0] * VILLAGES
