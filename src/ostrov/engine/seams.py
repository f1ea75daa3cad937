"""Every point at which an expansion touches the base game, on one page.

Each seam is one short function that names its contributors. The base calls the seam and knows no expansion.
"""

# Inlined.
from __future__ import annotations

from ostrov.engine.base.constants import POINT_CARD, SEVEN_CAUSE
from ostrov.engine.cities_knights.constants import (
    FIRST_CK_PHASE,
    KNIGHT_SEAT,
    LAST_CK_PHASE,
    PLACING_KNIGHT,
    REDUCED_LEVEL,
    REFUGE,
    RELAYING,
    TRACKS,
    WEDDING_CAUSE,
)
from ostrov.engine.combined.constants import ALL_PIN, FIRST_BOTH_PHASE, LAST_BOTH_PHASE, RELAYING_SHIP
from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import (
    FOG,
    GENERAL_HARBOUR,
    LAND_SIDE,
    NOBODY,
    RESOURCES,
    SEA,
    SEA_SIDE,
    SETTLE_SITE,
)
from ostrov.engine.core.packs import count
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.core.types import I64


def terrain_at(b: Board, s: State, h: int) -> int:
    """What lies at hex h: what the board says, in its fog what was found there (S-FOG-2), else FOG."""
    if b.terrain[h] == FOG and s.uncovered[h] != 0:
        return s.uncovered[h] - 1
    return b.terrain[h]


def harbour_at(b: Board, s: State, v: int) -> int:
    """The harbour at node v, 0 for none; known as terrains are. Some are laid in play (S-FT-7)."""
    if b.gifts != 0:
        for i in range(3 * v, 3 * v + 3):
            if s.laid_harbour[b.node_edge[i]] != 0:
                return s.laid_harbour[b.node_edge[i]]
    return b.harbour[v]


def is_land(b: Board, s: State, h: int) -> bool:
    """Hex h is no sea: the robber may stand there (B-ROB-2, S-ROB-2), and so may a merchant (CK-MERCH-1)."""
    terrain = terrain_at(b, s, h)
    return terrain != SEA and terrain != FOG


def lets_robber_in(b: Board, r: Rules, h: int) -> bool:
    """The robber may enter land h: somebody may settle there, where that matters (S-CL-6)."""
    if r.robber_stays_off == 0:
        return True
    for i in range(6 * h, 6 * h + 6):
        if b.site[b.hex_node[i]] & SETTLE_SITE != 0:
            return True
    return False


def sides_of(b: Board, s: State, e: int) -> int:
    """What lies on the sides of edge e, LAND_SIDE and SEA_SIDE; nothing while one is fog (S-FOG-8)."""
    if b.foggy == 0:
        return b.edge_side[e]
    sides = 0
    for i in range(2 * e, 2 * e + 2):
        h = b.edge_hex[i]
        terrain = terrain_at(b, s, h) if h < b.hexes else SEA
        if terrain == FOG:
            return 0
        sides = sides | (SEA_SIDE if terrain == SEA else LAND_SIDE)
    return sides


def takes_road(b: Board, s: State, e: int) -> bool:
    """Edge e is free (B-ROAD-1, S-GEO-2) and has land on a side (S-GEO-3)."""
    return s.road[e] == 0 and s.ship[e] == 0 and sides_of(b, s, e) & LAND_SIDE != 0


def takes_building(b: Board, s: State, v: int) -> bool:
    """A settlement may stand on node v, as far as the map says: it touches known land (S-GEO-4)."""
    if b.site[v] & SETTLE_SITE == 0:
        return False
    if b.foggy == 0:
        return True
    for i in range(3 * v, 3 * v + 3):
        if b.node_hex[i] < b.hexes and is_land(b, s, b.node_hex[i]):
            return True
    return False


def line_word(s: State, i: int) -> I64:
    """A word of the nodes to which own lines lead, roads (B-SETT-2) or ships (S-SETT-1)."""
    return s.road_nodes[i] | s.ship_nodes[i]


def holds_line(s: State, p: int, v: int) -> bool:
    """A line of ships of seat p ends at node v.

    There is an own building (S-CLOSE), an own knight (CK-SEA-6) or a village with relations (S-CL-7).
    """
    if s.owner[v] == p + 1 or s.knight[v] & KNIGHT_SEAT == p + 1:
        return True
    return (s.friends[v] >> p) & 1 != 0


def knight_word(s: State, i: int) -> I64:
    """A word of the nodes with own knights, whom ships must not leave behind (CK-SEA-27)."""
    return s.knight_nodes[i]


def pins_ships(r: Rules, s: State, p: int, v: int) -> bool:
    """A piece of another seat at node v holds the ships of seat p that meet there (CK-SEA-7, -28, SX-33)."""
    if r.ship_pin == 0:
        return False
    if s.knight[v] != 0:
        return s.knight[v] & KNIGHT_SEAT != p + 1
    return r.ship_pin == ALL_PIN and s.owner[v] != 0 and s.owner[v] != p + 1


def takes_recruit(b: Board, r: Rules, s: State, v: int) -> bool:
    """A new knight may come to node v, as far as the map says: it touches land (CK-SEA-23, -24, SX-31)."""
    if r.seafarers == 0 or r.recruit_at_sea != 0:
        return True
    for i in range(3 * v, 3 * v + 3):
        if b.node_hex[i] < b.hexes and is_land(b, s, b.node_hex[i]):
            return True
    return False


def removable_line(r: Rules, s: State, e: int) -> int:
    """Whose line on edge e a Diplomat may look at, 0 or 1 + seat: a road, or a ship (CK-SEA-34, SX-36)."""
    if s.road[e] != 0 or r.diplomat_ships == 0:
        return s.road[e]
    return s.ship[e]


def owed_gold(s: State, p: int) -> bool:
    """Seat p has something to choose: that is income too (CK-SEA-32)."""
    return s.gold_due[p] > 0


def blocks_route(s: State, v: int, p: int) -> bool:
    """Node v is closed to roads of seat p.

    A building (B-ROAD-3, B-LR-3) or a knight (CK-KNIGHT-5, -6) of another seat stands there.
    """
    if s.owner[v] != 0:
        return s.owner[v] != p + 1
    return s.knight[v] != 0 and s.knight[v] & KNIGHT_SEAT != p + 1


def free_for_building(s: State, v: int) -> bool:
    """Nothing stands on node v: no building (B-SETT-1), no knight (CK-KNIGHT-7)."""
    return s.owner[v] == 0 and s.knight[v] == 0


def routes_settled(s: State) -> bool:
    """Routes are compared: not while a piece that was taken up is still to be placed (CK-PROG-DIPLOMAT-4)."""
    return s.phase not in (RELAYING, RELAYING_SHIP, REFUGE, PLACING_KNIGHT)


def keeps_step(s: State) -> bool:
    """A step is pending: one of Cities & Knights or of both, or one that gold interrupts (CK-SEA-32)."""
    phase = s.phase if s.interrupted == 0 else s.interrupted
    return FIRST_CK_PHASE <= phase <= LAST_CK_PHASE or FIRST_BOTH_PHASE <= phase <= LAST_BOTH_PHASE


def hand_limit(r: Rules, s: State, p: int) -> int:
    """Cards that are safe at a seven (B-SEVEN-2), two more for each wall (CK-SEVEN-4)."""
    return r.hand_limit + 2 * s.walls[p]


def score(s: State, p: int) -> int:
    """All victory points of a seat, hidden cards included (B-WIN-4, B-VPC-1)."""
    return s.points[p] + count(s.cards[p], POINT_CARD)


def robber_takes(r: Rules, s: State, h: int) -> bool:
    """A scenario lets the robber go to land hex h: by the tribe only where there is a token (S-FT-2)."""
    return r.robber_tokens == 0 or s.token[h] != 0


def least_rate(s: State, p: int) -> int:
    """No rate of seat p is better than this: 4 without any harbour (B-MAR-1), guild, merchant or fleet."""
    if s.harbours[p] == 0 and s.improved[TRACKS * p] < 3 and s.merchant_seat != p + 1 and s.fleet == 0:
        return 4
    return 2


def entitled(s: State, p: int, good: int, rate: int) -> bool:
    """Whether seat p trades a good at this rate with the bank.

    Harbours: B-MAR-1 to -4, B-HARB-1, -2, CK-TRADE-2 to -5; at two to one also the Merchant Guild
    (CK-ABIL-1), the merchant (CK-MERCH-2) and the Merchant Fleet (CK-PROG-FLEET-1).
    """
    usable = s.harbours[p]
    if p == s.active:
        usable = usable & ~s.new_harbours
    if rate == 4:
        return True
    if rate == 3:
        return (usable >> (GENERAL_HARBOUR - 1)) & 1 != 0
    if rate != 2:
        return False
    if good < RESOURCES and (usable >> good) & 1:
        return True
    if good >= RESOURCES and s.improved[TRACKS * p] >= 3:
        return True
    if s.merchant_seat == p + 1 and s.merchant_good == good and good < RESOURCES:
        return True
    return p == s.active and (s.fleet >> good) & 1 != 0


def cards_came(s: State, p: int) -> None:
    """An exchange brought cards to seat p: who was asked in vain may be asked again (CK-PROG-COMHARB-1)."""
    s.harbour_empty = s.harbour_empty & ~(1 << p)


def robber_may_move(r: Rules, s: State) -> bool:
    """A seven moves the robber (B-SEVEN-4), once the barbarians have come (CK-SEVEN-1)."""
    return s.discard_cause == SEVEN_CAUSE and (r.robber_locked == 0 or s.attacks > 0)


def takes_discards(s: State) -> int:
    """The seat that receives what is discarded: the active one at a Wedding, else NOBODY: the bank."""
    return s.active if s.discard_cause == WEDDING_CAUSE else NOBODY


def may_upgrade(s: State, p: int, v: int) -> bool:
    """The building at node v may become a city; one that lies on its side comes first (CK-LOSE-6)."""
    return s.reduced[p] == 0 or s.level[v] == REDUCED_LEVEL


def has_city_piece(s: State, p: int) -> bool:
    """A city piece is left (B-BUILD-3), or lies on its side on the board (CK-LOSE-5)."""
    return s.cities_left[p] > 0 or s.reduced[p] > 0


def expansion_points(s: State, p: int) -> int:
    """Points that neither buildings nor awards give (CK-WIN-2, S-CHIP-6, S-FT-5, S-CL-5)."""
    n = s.defenders[p] + s.open_points[p] + s.chips[p] + s.tribe_points[p] + s.bolts[p] // 2
    if s.merchant_seat == p + 1:
        n += 1
    for track in range(TRACKS):
        if s.metropolis[track] != 0 and s.owner[s.metropolis[track] - 1] == p + 1:
            n += 2
    return n
