"""What Seafarers adds to legal(), apply() and the start of a game and of a turn. S-TURN-1, -2, S-WIN-1."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import (
        DICE,
        DRAWN,
        FOUND_ROAD,
        FOUND_SETTLEMENT,
        FREE_ROAD,
        FREE_ROADS,
        OVER,
        ROAD,
        SETTLEMENT,
    )
    from ostrov.engine.base.free_lines import end_free_lines
    from ostrov.engine.base.offers import clear_offers, lapse
    from ostrov.engine.core.actions import first_of, second_of, third_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGES, FRAME, NUMBERS, TERRAINS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.chips import founded_at, settled_at
    from ostrov.engine.seafarers.constants import (
        BUILD_WONDER,
        CHOOSE_GOLD,
        CHOOSING_GOLD,
        CLAIM_WONDER,
        FIRST_SEA_PHASE,
        FOUND_SHIP,
        FREE_SHIP,
        LAST_SEA_PHASE,
        LAY_HARBOUR,
        LAYING_HARBOUR,
        MOVE_PIRATE,
        MOVE_SHIP,
        SHIP,
        TILE,
        TOKEN,
    )
    from ostrov.engine.seafarers.fog import discover, lay_token, turn_hex
    from ostrov.engine.seafarers.gifts import card_given, follow_gifts, lay_harbour, legal_harbours
    from ostrov.engine.seafarers.gold import ask_for_gold, choose_gold, gold_awaits, legal_gold
    from ostrov.engine.seafarers.moving import legal_ship_moves, move_ship
    from ostrov.engine.seafarers.pirate import move_pirate, take_bolt
    from ostrov.engine.seafarers.ships import (
        build_ship,
        can_pay_ship,
        forget_new_ships,
        found_ship,
        free_ship,
        legal_ships,
    )
    from ostrov.engine.seafarers.villages import befriend, cloth_is_over, end_at_once, villages_pay
    from ostrov.engine.seafarers.wonders import build_level, claim_wonder, legal_wonders


def set_sail(b: Board, r: Rules, s: State) -> None:
    """Ships, pirate and stacks before the first move (S-COMP-4, S-SETUP-3, S-FI-3, S-FOUND-6)."""
    s.pirate = min(b.pirate, FRAME)
    for p in range(r.seats):
        s.ships_left[p] = r.ships
    for terrain in range(TERRAINS):
        s.fog_tiles[terrain] = b.fog_tiles[terrain]
    for number in range(NUMBERS):
        s.fog_tokens[number] = b.fog_tokens[number]
    for k in range(b.villages):
        s.village_bolts[b.village_node[k]] = r.village_bolts  # S-CL-2
    s.bolt_supply = r.bolt_supply


def new_turn_at_sea(s: State) -> None:
    """What lasts for one turn ends (S-MOVE-1, -2)."""
    s.ship_moved = 0
    forget_new_ships(s)


def turn_is_closing(s: State) -> bool:
    """A ship has moved; that may be the last thing in a turn (SX-4)."""
    return s.ship_moved != 0


def legal_at_sea(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends what the active seat may do after the roll (S-TURN-2)."""
    if can_pay_ship(r, s, p):
        legal_ships(b, s, p, SHIP, out)
    legal_ship_moves(b, r, s, p, out)
    if r.wonders != 0:
        legal_wonders(b, r, s, p, out)
    if b.gifts != 0:
        legal_harbours(b, s, p, out)


def legal_sea_step(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Writes what seat p may do in a step of this expansion."""
    if s.phase == CHOOSING_GOLD:
        legal_gold(r, s, p, out)
    elif s.phase == LAYING_HARBOUR:
        legal_harbours(b, s, p, out)


def sea_awaits(r: Rules, s: State) -> int:
    """The seats that must act in a step of this expansion, as a mask."""
    if s.phase == LAYING_HARBOUR:
        return 1 << s.active
    return gold_awaits(r, s)


def apply_at_sea(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """Does an action of this expansion."""
    first = first_of(action)
    if kind in (SHIP, MOVE_SHIP, BUILD_WONDER) or (kind == CLAIM_WONDER and r.wonder_ship != 0):
        lapse(s, p)
        if r.separate_phases != 0 or (kind == MOVE_SHIP and r.ship_move_last != 0):
            s.trade_closed = 1  # B-PHASE-2, S-TURN-2, SX-4
            clear_offers(s)
    if kind == SHIP:
        build_ship(b, r, s, p, first)
    elif kind == MOVE_SHIP:
        move_ship(b, r, s, p, first, second_of(action))
    elif kind == FOUND_SHIP:
        found_ship(b, r, s, p, first)
    elif kind == FREE_SHIP:
        free_ship(b, r, s, p, first)
    elif kind == MOVE_PIRATE and third_of(action) != 0:
        take_bolt(b, r, s, p, first, second_of(action))
    elif kind == MOVE_PIRATE:
        move_pirate(b, r, s, first, second_of(action))
    elif kind == CHOOSE_GOLD:
        choose_gold(r, s, p, first)
    elif kind == CLAIM_WONDER:
        claim_wonder(r, s, p, first)
    elif kind == BUILD_WONDER:
        build_level(r, s, p, first)
    elif kind == LAY_HARBOUR:
        lay_harbour(b, s, p, first, second_of(action))


def happen_at_sea(b: Board, r: Rules, s: State, kind: int, outcome: I64) -> None:
    """Outcomes of this expansion."""
    if kind == TILE:
        turn_hex(b, r, s, first_of(outcome))
    elif kind == TOKEN:
        lay_token(b, r, s, first_of(outcome))


def line_laid(kind: int, action: I64) -> int:
    """The edge on which an action lays a line, or EDGES."""
    if kind in (ROAD, FOUND_ROAD, FREE_ROAD):
        return first_of(action)
    if kind in (SHIP, FOUND_SHIP, FREE_SHIP):
        return first_of(action)
    return second_of(action) if kind == MOVE_SHIP else EDGES


def turn_ends_game(b: Board, s: State) -> bool:
    """The turn that ends now is the last one (S-CL-8)."""
    return b.villages != 0 and cloth_is_over(b, s)


def follow_villages(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """Relations by a ship, bolts by a roll, and the end where it does not wait (S-CL-3, -4, SX-15)."""
    e = line_laid(kind, action)
    if e < EDGES:
        befriend(b, s, p, e)
    elif kind == DICE:
        villages_pay(b, r, s, s.die_one + s.die_two)
    end_at_once(b, r, s)


def follow(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """What any action may have as a consequence: homes and chips, discovery, gifts, gold, in this order.

    Discovery follows foundings too (S-FOUND-4) and ships that were moved (S-MOVE-11).
    """
    if kind == SETTLEMENT:
        settled_at(b, r, s, p, first_of(action))
    elif kind == FOUND_SETTLEMENT:
        founded_at(b, s, p, first_of(action))
    if b.villages != 0:
        follow_villages(b, r, s, p, kind, action)
    if b.foggy != 0:
        e = line_laid(kind, action)
        if e < EDGES:
            discover(b, s, p, e)
    if b.gifts != 0:
        if kind == DRAWN:
            card_given(s)
        follow_gifts(b, r, s, p, line_laid(kind, action))
    if s.phase != OVER and not FIRST_SEA_PHASE <= s.phase <= LAST_SEA_PHASE:
        ask_for_gold(r, s)
    if b.foggy != 0 and s.phase == FREE_ROADS:
        end_free_lines(b, s, s.active)
