"""B-INV-5: cards, decks, knights, walls and metropolises of Cities & Knights add up after every action."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import CITY_LEVEL
    from ostrov.engine.cities_knights.constants import (
        COMMITTING,
        CONSTITUTION,
        DECK_SIZE,
        KNIGHT_SEAT,
        KNIGHTS_EACH,
        MIGHTY,
        PRINTER,
        PROGRESS_KINDS,
        REDUCED_LEVEL,
        REFUGE,
        TRACKS,
    )
    from ostrov.engine.cities_knights.pieces import deck_of, pieces_left, strength_of
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import GOODS, RESOURCES, SEATS
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def commodities_add_up(r: Rules, s: State) -> bool:
    """Bank and hands hold all commodities, none in the base game."""
    for g in range(RESOURCES, GOODS):
        n = count(s.bank, g)
        for p in range(r.seats):
            n += count(s.hand[p], g)
        if n != count(r.supply, g):
            return False
    return True


def decks_add_up(r: Rules, s: State) -> bool:
    """Every progress card is in its deck, under it, in a hand or open on the table (CK-PROG-6, -7)."""
    seen: list[int] = [0] * PROGRESS_KINDS
    for i in range(TRACKS * DECK_SIZE):
        if s.under[i] != 0:
            if deck_of(s.under[i] - 1) != i // DECK_SIZE:
                return False
            if i % DECK_SIZE > 0 and s.under[i - 1] == 0:  # no gap: the next card goes to the end
                return False
            seen[s.under[i] - 1] += 1
    open_cards = 0
    for p in range(r.seats):
        open_cards += s.open_points[p]
        for card in range(PROGRESS_KINDS):
            if s.progress[PROGRESS_KINDS * p + card] < 0:
                return False
            seen[card] += s.progress[PROGRESS_KINDS * p + card]
    missing = 0
    for card in range(PROGRESS_KINDS):
        lost = r.progress_deck[card] - s.progress_deck[card] - seen[card]
        if card != PRINTER and card != CONSTITUTION:
            if lost != 0 or s.progress_deck[card] < 0:
                return False
        elif seen[card] != 0:
            return False
        else:
            missing += lost
    return missing == open_cards


def knights_add_up(b: Board, r: Rules, s: State) -> bool:
    """Two of each strength: on nodes without a building, in the supply or looking for refuge."""
    seen: list[int] = [0] * (MIGHTY * SEATS)
    for v in range(b.nodes):
        if s.knight[v] != 0:
            p = (s.knight[v] & KNIGHT_SEAT) - 1
            if p < 0 or p >= r.seats or strength_of(s.knight[v]) == 0 or s.owner[v] != 0:
                return False
            seen[MIGHTY * p + strength_of(s.knight[v]) - 1] += 1
    if s.phase == REFUGE:
        seen[MIGHTY * s.step_seat + strength_of(s.step_data) - 1] += 1
    for p in range(r.seats):
        for i in range(MIGHTY):
            left = pieces_left(s, p, i + 1)
            if left < 0 or left + seen[MIGHTY * p + i] != KNIGHTS_EACH:
                return False
    return True


def cities_add_up(b: Board, r: Rules, s: State) -> bool:
    """Walls stand under cities, as many as counted (CK-WALL-1, -2); so do cities that lie on their side."""
    walls: list[int] = [0] * SEATS
    reduced: list[int] = [0] * SEATS
    for v in range(b.nodes):
        p = s.owner[v] - 1 if s.owner[v] != 0 else 0
        if s.walled[word_of(v)] & bit_of(v) != 0:
            if s.level[v] != CITY_LEVEL:
                return False
            walls[p] += 1
        if s.level[v] == REDUCED_LEVEL:
            reduced[p] += 1
    for p in range(r.seats):
        if walls[p] != s.walls[p] or walls[p] > r.walls or reduced[p] != s.reduced[p]:
            return False
    return True


def metropolises_hold(r: Rules, s: State) -> bool:
    """Each track has one at most, on a city of its own whose owner has level 4 (CK-METRO-1, -2)."""
    for track in range(TRACKS):
        if s.metropolis[track] == 0:
            continue
        v = s.metropolis[track] - 1
        if s.level[v] != CITY_LEVEL or s.improved[TRACKS * (s.owner[v] - 1) + track] < 4:
            return False
        for other in range(track):
            if s.metropolis[other] == v + 1:
                return False
    return True


def ship_holds(r: Rules, s: State) -> bool:
    """The ship is on its way; Defender cards are at the table or in the supply (CK-SHIP-1, CK-DEF-1)."""
    held = 0
    for p in range(r.seats):
        held += s.defenders[p]
    if s.defender_cards < 0 or s.defender_cards != max(6 - held, 0):
        return False
    return s.barbarian_step < r.barbarian_track or s.phase == COMMITTING


def box_adds_up(b: Board, r: Rules, s: State) -> bool:
    """B-INV-5."""
    if not commodities_add_up(r, s):
        return False
    if r.cities_knights == 0:
        return True
    if not decks_add_up(r, s) or not knights_add_up(b, r, s):
        return False
    return cities_add_up(b, r, s) and metropolises_hold(r, s) and ship_holds(r, s)
