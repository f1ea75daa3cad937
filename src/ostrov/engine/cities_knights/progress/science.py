"""The ten kinds of science cards. CK-PROG-ALCHEMIST to CK-PROG-IRRIGATION."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.building import can_pay, pay, upgrade
    from ostrov.engine.base.constants import BEFORE_ROLL, ROLLING
    from ostrov.engine.base.free_lines import begin_free_lines, may_build_roads
    from ostrov.engine.base.offers import lapse
    from ostrov.engine.base.turn import sevens_rest
    from ostrov.engine.cities_knights.barbarians import restore_city
    from ostrov.engine.cities_knights.constants import (
        ALCHEMIST,
        CRANE,
        ENGINEER,
        INVENTOR,
        IRRIGATION,
        LONE_SMITH,
        MEDICINE,
        MEDICINE_ITEM,
        MINING,
        PLAY,
        REDUCED_LEVEL,
        ROAD_BUILDER,
        SMITH,
    )
    from ostrov.engine.cities_knights.improvements import legal_walls, put_wall
    from ostrov.engine.cities_knights.knights import may_promote, may_rise, promote
    from ostrov.engine.cities_knights.pieces import holds, owned_by, pieces_left, smith_node, strength_of
    from ostrov.engine.core.actions import first_of, pack, second_of
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import FIELDS, GOLD, GRAIN, MOUNTAINS, NODE_WORDS, NODES, ORE, SEATS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, some
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import has_city_piece, may_upgrade, terrain_at


def harvest(b: Board, r: Rules, s: State, p: int, terrain: int) -> int:
    """Two cards for every hex of a terrain with an own building, as far as the bank has them.

    CK-PROG-MINING-1, -2, CK-PROG-IRRIGATION-1, X-11; under the robber by default too: X-86.
    """
    n = 0
    for h in range(b.hexes):
        if terrain_at(b, s, h) == terrain and (s.hex_seats[h] >> p) & 1:
            if h != s.robber or r.harvest_robbed != 0:
                n += 2
    return min(n, count(s.bank, terrain))


def swappable(token: int) -> bool:
    """Any number but 2, 12, 6 and 8 (CK-PROG-INVENTOR-1)."""
    return token != 0 and token != 2 and token != 12 and token != 6 and token != 8


def may_swap(r: Rules, s: State, h: int, other: int) -> bool:
    """Two hexes, the lower first; equal numbers would change nothing (CK-PROG-INVENTOR-1, X-78)."""
    if h >= other or not swappable(s.token[h]) or not swappable(s.token[other]):
        return False
    return s.token[h] != s.token[other] or r.void_cards != 0


def may_heal(r: Rules, s: State, p: int, v: int) -> bool:
    """An own settlement can become a city for 2 ore and 1 grain (CK-PROG-MEDICINE-1, X-64)."""
    if s.upgradable[NODE_WORDS * p + word_of(v)] & bit_of(v) == 0 or not can_pay(r, s, p, MEDICINE_ITEM):
        return False
    if not has_city_piece(s, p) or not may_upgrade(s, p, v):
        return False
    return s.level[v] != REDUCED_LEVEL or r.medicine_restores != 0


def may_smith(s: State, p: int, v: int, w: int) -> bool:
    """One knight, or two different ones, the lower first (CK-PROG-SMITH-1, -2).

    A strong knight that becomes mighty leaves its piece to a basic one that becomes strong (CK-KNIGHT-12).
    """
    if w == NODES:
        return may_promote(s, p, v)
    if w <= v or not may_rise(s, p, v) or not may_rise(s, p, w):
        return False
    higher = max(strength_of(s.knight[v]), strength_of(s.knight[w])) + 1
    needed = 2 if strength_of(s.knight[v]) == strength_of(s.knight[w]) else 1
    return pieces_left(s, p, higher) >= needed


def legal_science(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the science cards that seat p may play after the roll."""
    if holds(s, p, CRANE):
        push(out, pack(PLAY + CRANE, p, 0, 0, 0))
    if holds(s, p, ENGINEER):
        legal_walls(b, r, s, p, PLAY + ENGINEER, out)
    if holds(s, p, INVENTOR):
        for h in range(b.hexes):
            for other in range(h + 1, b.hexes):
                if may_swap(r, s, h, other):
                    push(out, pack(PLAY + INVENTOR, p, h, other, 0))
    if holds(s, p, IRRIGATION) and (harvest(b, r, s, p, FIELDS) > 0 or r.void_cards != 0):
        push(out, pack(PLAY + IRRIGATION, p, 0, 0, 0))
    if holds(s, p, MEDICINE) and can_pay(r, s, p, MEDICINE_ITEM):
        for v in range(b.nodes):
            if may_heal(r, s, p, v):
                push(out, pack(PLAY + MEDICINE, p, v, 0, 0))
    if holds(s, p, MINING) and (harvest(b, r, s, p, MOUNTAINS) > 0 or r.void_cards != 0):
        push(out, pack(PLAY + MINING, p, 0, 0, 0))
    if holds(s, p, ROAD_BUILDER) and may_build_roads(b, r, s, p):
        push(out, pack(PLAY + ROAD_BUILDER, p, 0, 0, 0))
    if holds(s, p, SMITH):
        legal_smiths(b, s, p, out)


def legal_smiths(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends pairs of own knights, and single ones where their argument has its place."""
    for v in range(b.nodes):
        if owned_by(s.knight[v], p):
            for argument in range(min(v + 1, LONE_SMITH), max(b.nodes, LONE_SMITH) + 1):
                w = smith_node(argument)
                if (w == NODES or owned_by(s.knight[w], p)) and may_smith(s, p, v, w):
                    push(out, pack(PLAY + SMITH, p, v, argument, 0))


def legal_alchemist(r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends all settings of the two dice, before the roll (CK-PROG-ALCHEMIST-1, -2, H-2)."""
    if s.phase == BEFORE_ROLL and holds(s, p, ALCHEMIST):
        for red in range(1, 7):
            for yellow in range(1, 7):
                if red + yellow != 7 or not sevens_rest(r, s):
                    push(out, pack(PLAY + ALCHEMIST, p, red, yellow, 0))


def swap_tokens(b: Board, r: Rules, s: State, h: int, other: int) -> None:
    """The numbers change places; what they pay follows (CK-PROG-INVENTOR-1)."""
    kept = s.token[h]
    move_token(b, r, s, h, s.token[other])
    move_token(b, r, s, other, kept)


def move_token(b: Board, r: Rules, s: State, h: int, number: int) -> None:
    """Hex h gets another number."""
    for i in range(6 * h, 6 * h + 6):
        v = b.hex_node[i]
        if s.owner[v] != 0:
            p = s.owner[v] - 1
            part: I64 = r.pays[4 * terrain_at(b, s, h) + s.level[v]]
            s.yields[SEATS * s.token[h] + p] = s.yields[SEATS * s.token[h] + p] - part
            s.yields[SEATS * number + p] = s.yields[SEATS * number + p] + part
            if terrain_at(b, s, h) == GOLD:  # CK-SEA-36
                s.gold_yields[SEATS * s.token[h] + p] -= r.gold[s.level[v]]
                s.gold_yields[SEATS * number + p] += r.gold[s.level[v]]
    s.token[h] = number


def gather(b: Board, r: Rules, s: State, p: int, terrain: int) -> None:
    """Takes the harvest of a terrain from the bank."""
    cards: I64 = some(terrain, harvest(b, r, s, p, terrain))
    s.hand[p] = s.hand[p] + cards
    s.bank = s.bank - cards


def heal(b: Board, r: Rules, s: State, p: int, v: int) -> None:
    """The city of Medicine (CK-PROG-MEDICINE-1, -2)."""
    lapse(s, p)
    pay(r, s, p, MEDICINE_ITEM)
    if s.level[v] == REDUCED_LEVEL:
        restore_city(b, r, s, p, v)
    else:
        upgrade(b, r, s, p, v)


def play_science(b: Board, r: Rules, s: State, p: int, card: int, action: I64) -> None:
    """The effect of a science card."""
    v = first_of(action)
    if card == ALCHEMIST:
        s.set_dice = 8 * v + second_of(action)
        s.phase = ROLLING
    elif card == CRANE:
        s.crane += 1
    elif card == ENGINEER:
        put_wall(s, p, v)
    elif card == INVENTOR:
        swap_tokens(b, r, s, v, second_of(action))
    elif card == IRRIGATION:
        gather(b, r, s, p, GRAIN)
    elif card == MEDICINE:
        heal(b, r, s, p, v)
    elif card == MINING:
        gather(b, r, s, p, ORE)
    elif card == ROAD_BUILDER:
        begin_free_lines(b, r, s, p)
    elif card == SMITH:
        promote(s, p, v)
        if second_of(action) != LONE_SMITH:
            promote(s, p, smith_node(second_of(action)))
