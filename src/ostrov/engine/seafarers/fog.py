"""Discovery: a line that ends at fog turns up what lies there. S-FOG-1 to -9."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.network import edge_opened, keeps_distance
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bitset import bit_of, push_outcome, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import CHANCE, FOG, GOLD, NO_RESOURCE, NUMBERS, TERRAINS
    from ostrov.engine.core.moves import Outcomes
    from ostrov.engine.core.packs import count, one
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import LAYING_TOKEN, NO_HEX, TILE, TOKEN, TURNING_HEX
    from ostrov.engine.seams import terrain_at


def tiles_left(s: State) -> int:
    """Hexes in the stack."""
    n = 0
    for terrain in range(TERRAINS):
        n += s.fog_tiles[terrain]
    return n


def tokens_left(s: State) -> int:
    """Tokens beside it."""
    n = 0
    for number in range(NUMBERS):
        n += s.fog_tokens[number]
    return n


def fog_at(b: Board, s: State, e: int) -> int:
    """The lowest fog hex at an end of edge e, or NO_HEX (S-FOG-1, -5)."""
    lowest = NO_HEX
    for i in range(2 * e, 2 * e + 2):
        v = b.edge_node[i]
        for j in range(3 * v, 3 * v + 3):
            h = b.node_hex[j]
            if h < lowest and h < b.hexes and terrain_at(b, s, h) == FOG:
                lowest = h
    return lowest


def discover(b: Board, s: State, p: int, e: int) -> None:
    """Seat p has laid a line on edge e: chance turns up the fog at its ends (S-FOG-1, -7)."""
    h = fog_at(b, s, e)
    if h == NO_HEX or tiles_left(s) == 0:
        return
    s.interrupted = s.phase
    s.phase = TURNING_HEX
    s.fog_hex = h
    s.fog_edge = e
    s.finder = p


def tile_outcomes(s: State, out: Outcomes) -> None:
    """Every terrain of the stack, as likely as it is frequent (S-FOG-2)."""
    for terrain in range(TERRAINS):
        if s.fog_tiles[terrain] > 0:
            push_outcome(out, pack(TILE, CHANCE, terrain, 0, 0), s.fog_tiles[terrain])


def token_outcomes(s: State, out: Outcomes) -> None:
    """Every token beside the stack, as likely as it is frequent (S-FOG-3)."""
    for number in range(NUMBERS):
        if s.fog_tokens[number] > 0:
            push_outcome(out, pack(TOKEN, CHANCE, number, 0, 0), s.fog_tokens[number])


def open_hex(b: Board, r: Rules, s: State, h: int) -> None:
    """What may lie and stand around a hex just found is decided anew."""
    for i in range(6 * h, 6 * h + 6):
        v = b.hex_node[i]
        if keeps_distance(b, s, v):
            s.open_nodes[word_of(v)] = s.open_nodes[word_of(v)] | bit_of(v)
        edge_opened(b, r, s, b.hex_edge[i])


def turn_hex(b: Board, r: Rules, s: State, terrain: int) -> None:
    """The hex lies open; land that produces gets a token, while there are any (S-FOG-2, -3, -7)."""
    s.fog_tiles[terrain] -= 1
    s.uncovered[s.fog_hex] = 1 + terrain
    s.finds += 1
    open_hex(b, r, s, s.fog_hex)
    if (terrain == GOLD or r.produces[terrain] != NO_RESOURCE) and tokens_left(s) > 0:
        s.phase = LAYING_TOKEN
    else:
        reward(b, r, s)


def lay_token(b: Board, r: Rules, s: State, number: int) -> None:
    """The hex has its token (S-FOG-3)."""
    s.fog_tokens[number] -= 1
    s.token[s.fog_hex] = number
    s.finds += 1
    reward(b, r, s)


def reward(b: Board, r: Rules, s: State) -> None:
    """The finder takes a card of what the hex produces, if the bank has it (S-FOG-3, -4, SX-7, SX-38)."""
    p = s.finder
    terrain = terrain_at(b, s, s.fog_hex)
    good = r.produces[terrain]
    if terrain == GOLD:
        if r.fog_gold != 0:
            s.gold_due[p] += 1
    elif good != NO_RESOURCE and count(s.bank, good) > 0:
        s.hand[p] = s.hand[p] + one(good)
        s.bank = s.bank - one(good)
    e = s.fog_edge
    s.phase = s.interrupted
    s.interrupted = 0
    s.fog_hex = 0
    s.fog_edge = 0
    s.finder = 0
    discover(b, s, p, e)
