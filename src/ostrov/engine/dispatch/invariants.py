"""What must be true after every action, at the speed of play. B-INV-1 to -5."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import CITY_LEVEL, SETTLEMENT_LEVEL
    from ostrov.engine.base.route import rightful_holder
    from ostrov.engine.cities_knights.constants import KNIGHT_SEAT, REDUCED_LEVEL
    from ostrov.engine.cities_knights.invariants import box_adds_up
    from ostrov.engine.combined.invariants import both_add_up
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, NODE_WORDS, NUMBERS, RESOURCES, SEATS
    from ostrov.engine.core.packs import count, total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.invariants import sea_adds_up
    from ostrov.engine.seams import is_land, routes_settled
    from ostrov.engine.setup.derive import derive_but_network, derive_network


def cards_add_up(r: Rules, s: State) -> bool:
    """B-INV-1: no card appears or disappears."""
    for g in range(RESOURCES):
        n = count(s.bank, g)
        for p in range(r.seats):
            n += count(s.hand[p], g)
        if n != count(r.supply, g):
            return False
    held = total(s.deck) + total(s.played)
    for p in range(r.seats):
        held += total(s.cards[p]) + s.knights[p]
    return held == total(r.deck)


def pieces_add_up(b: Board, r: Rules, s: State) -> bool:
    """B-INV-2: pieces on the board and in the supply."""
    for p in range(r.seats):
        roads = s.roads_left[p]
        settlements = s.settlements_left[p]
        cities = s.cities_left[p]
        if roads < 0 or settlements < 0 or cities < 0:
            return False
        for e in range(b.edges):
            if s.road[e] == p + 1:
                roads += 1
        for v in range(b.nodes):
            if s.owner[v] == p + 1:
                if s.level[v] == SETTLEMENT_LEVEL:
                    settlements += 1
                if s.level[v] == CITY_LEVEL or s.level[v] == REDUCED_LEVEL:  # CK-LOSE-5
                    cities += 1
        if roads != r.roads or settlements != r.settlements or cities != r.cities:
            return False
    return True


def distances_hold(b: Board, s: State) -> bool:
    """B-INV-3: no two buildings at the ends of one edge."""
    for e in range(b.edges):
        if s.owner[b.edge_node[2 * e]] != 0 and s.owner[b.edge_node[2 * e + 1]] != 0:
            return False
    return True


def awards_hold(b: Board, r: Rules, s: State) -> bool:
    """B-INV-4: the robber on land, both awards in the right hands."""
    if s.robber < 0 or (s.robber < b.hexes and not is_land(b, s, s.robber)):
        return False
    if s.robber >= b.hexes and b.robber < b.hexes:  # it never leaves the board
        return False
    if rightful_holder(r, s) != s.route_holder and routes_settled(s):
        return False
    for p in range(r.seats):
        if s.army_holder == 0 and s.knights[p] >= r.army_minimum:
            return False
        if s.army_holder != 0 and s.knights[p] > s.knights[s.army_holder - 1]:
            return False
    return True


def same_ways(b: Board, s: State, other: State) -> bool:
    """Lines, and what may close them, are the same in two states."""
    if s.pirate != other.pirate or s.finds != other.finds:
        return False
    for e in range(b.edges):
        if s.road[e] != other.road[e] or s.ship[e] != other.ship[e]:
            return False
    for v in range(b.nodes):
        if s.owner[v] != other.owner[v] or (s.knight[v] ^ other.knight[v]) & KNIGHT_SEAT != 0:
            return False
    return True


def same_network(s: State, other: State) -> bool:
    """What is derived from roads is the same in two states."""
    for i in range(SEATS * NODE_WORDS):
        if s.road_nodes[i] != other.road_nodes[i] or s.ship_nodes[i] != other.ship_nodes[i]:
            return False
    for i in range(SEATS * EDGE_WORDS):
        if s.road_sites[i] != other.road_sites[i] or s.ship_sites[i] != other.ship_sites[i]:
            return False
    for p in range(SEATS):
        if s.route_length[p] != other.route_length[p]:
            return False
    return True


def same_but_network(b: Board, s: State, other: State) -> bool:
    """All other derived fields are the same in two states."""
    for p in range(SEATS):
        if s.points[p] != other.points[p] or s.harbours[p] != other.harbours[p]:
            return False
    for h in range(b.hexes):
        if s.hex_seats[h] != other.hex_seats[h]:
            return False
    for i in range(NUMBERS * SEATS):
        if s.yields[i] != other.yields[i] or s.gold_yields[i] != other.gold_yields[i]:
            return False
    for i in range(NODE_WORDS):
        if s.open_nodes[i] != other.open_nodes[i]:
            return False
    for i in range(SEATS * NODE_WORDS):
        if s.upgradable[i] != other.upgradable[i] or s.city_nodes[i] != other.city_nodes[i]:
            return False
        if s.knight_nodes[i] != other.knight_nodes[i]:
            return False
    return True


def derived_fields_hold(b: Board, r: Rules, s: State, scratch: State) -> bool:
    """What the builders keep up to date equals what the pieces say.

    Networks take longest to derive: where no way has changed since the last question, nor may they.
    """
    same = same_ways(b, s, scratch)
    if same and not same_network(s, scratch):
        return False
    scratch.copy_from(s)
    derive_but_network(b, r, scratch)
    if not same:
        derive_network(b, r, scratch)
    return same_but_network(b, s, scratch) and same_network(s, scratch)


def violated(b: Board, r: Rules, s: State, scratch: State) -> int:
    """The first invariant that does not hold: n for B-INV-n, 9 for a derived field, 0 for none.

    The scratch state is a new one, or the one of the last question about the same game, which held.
    """
    if not cards_add_up(r, s):
        return 1
    if not pieces_add_up(b, r, s):
        return 2
    if not distances_hold(b, s):
        return 3
    if not awards_hold(b, r, s):
        return 4
    if not box_adds_up(b, r, s):
        return 5
    if r.seafarers != 0 and not sea_adds_up(b, r, s):
        return 5
    if r.cities_knights != 0 and r.seafarers != 0 and not both_add_up(b, r, s):
        return 5
    if not derived_fields_hold(b, r, s, scratch):
        return 9
    return 0
