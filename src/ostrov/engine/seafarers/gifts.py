"""Gifts of the forgotten tribe: chips, cards, and harbours that are laid in play. S-FT-3 to -7, SX-14."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import DRAWING, MAIN
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bitset import bit_of, push, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGES, GENERAL_HARBOUR, LAND_SIDE, SEA_SIDE
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import GIFT_CARD, GIFT_CHIP, LAY_HARBOUR, LAYING_HARBOUR
    from ostrov.engine.seams import harbour_at, sides_of


def gift_at(b: Board, s: State, e: int) -> int:
    """The gift that still lies on edge e, 0 for none (S-FT-3, -4)."""
    if s.gifts_taken[word_of(e)] & bit_of(e) != 0:
        return 0
    return b.gift[e]


def is_coast(b: Board, s: State, e: int) -> bool:
    """Land on one side of edge e, sea on the other."""
    return sides_of(b, s, e) == LAND_SIDE | SEA_SIDE


def beside_own(b: Board, s: State, p: int, e: int) -> bool:
    """A building of seat p stands at an end of edge e."""
    return s.owner[b.edge_node[2 * e]] == p + 1 or s.owner[b.edge_node[2 * e + 1]] == p + 1


def near_harbour(b: Board, s: State, e: int) -> bool:
    """An end of edge e touches a harbour."""
    return harbour_at(b, s, b.edge_node[2 * e]) != 0 or harbour_at(b, s, b.edge_node[2 * e + 1]) != 0


def takes_harbour(b: Board, s: State, p: int, e: int) -> bool:
    """Seat p may lay a harbour on edge e: coast, an own building, no harbour near (S-FT-6)."""
    return is_coast(b, s, e) and beside_own(b, s, p, e) and not near_harbour(b, s, e)


def has_harbour_place(b: Board, s: State, p: int) -> bool:
    """Some edge takes a harbour of seat p."""
    for e in range(b.edges):
        if takes_harbour(b, s, p, e):
            return True
    return False


def lowest_kept(s: State, p: int) -> int:
    """The first kind of harbour that seat p has still to lay, or 0."""
    for kind in range(1, GENERAL_HARBOUR + 1):
        if s.kept_harbours[GENERAL_HARBOUR * p + kind - 1] > 0:
            return kind
    return 0


def may_lay_kind(s: State, p: int, kind: int) -> bool:
    """Seat p has this harbour to lay: the one just found, or in the own turn any kept one (S-FT-6)."""
    if p != s.active or (s.phase == LAYING_HARBOUR and kind != s.step_data):
        return False
    return s.kept_harbours[GENERAL_HARBOUR * p + kind - 1] > 0


def legal_harbours(b: Board, s: State, p: int, out: Moves) -> None:
    """Appends the places for the harbours that seat p may lay now (S-FT-6)."""
    if lowest_kept(s, p) == 0:
        return
    for e in range(b.edges):
        if takes_harbour(b, s, p, e):
            for kind in range(1, GENERAL_HARBOUR + 1):
                if may_lay_kind(s, p, kind):
                    push(out, pack(LAY_HARBOUR, p, e, kind, 0))


def lay_harbour(b: Board, s: State, p: int, e: int, kind: int) -> None:
    """The harbour lies there for good and serves who builds at its ends, at once (S-FT-6, -7)."""
    s.kept_harbours[GENERAL_HARBOUR * p + kind - 1] -= 1
    s.laid_harbour[e] = kind
    for i in range(2 * e, 2 * e + 2):
        owner = s.owner[b.edge_node[i]]
        if owner != 0:
            s.harbours[owner - 1] = s.harbours[owner - 1] | 1 << (kind - 1)
    if s.phase == LAYING_HARBOUR:
        s.phase = s.interrupted
        s.interrupted = 0
        s.step_data = 0


def ask_for_harbour(s: State, kind: int) -> None:
    """The active seat lays this harbour before the turn goes on (S-FT-6)."""
    s.interrupted = s.phase
    s.phase = LAYING_HARBOUR
    s.step_data = kind


def take_gift(b: Board, s: State, p: int, e: int) -> None:
    """The ship on edge e takes what lies there (S-FT-4 to -6); a card while the deck has one."""
    gift = gift_at(b, s, e)
    if gift == 0:
        return
    s.gifts_taken[word_of(e)] = s.gifts_taken[word_of(e)] | bit_of(e)
    if gift == GIFT_CHIP:
        s.tribe_points[p] += 1
        s.points[p] += 1
    elif gift == GIFT_CARD:
        if s.deck != 0:
            s.interrupted = s.phase
            s.phase = DRAWING
    else:
        s.kept_harbours[GENERAL_HARBOUR * p + gift - 1] += 1
        if has_harbour_place(b, s, p):
            ask_for_harbour(s, gift)


def follow_gifts(b: Board, r: Rules, s: State, p: int, e: int) -> None:
    """What lies where seat p has laid a ship, if e is an edge; then what was kept, where it must not wait."""
    if e < EDGES and s.ship[e] == p + 1:
        take_gift(b, s, p, e)
    kind = lowest_kept(s, s.active)
    if r.late_harbours != 0 and s.phase == MAIN and kind != 0 and has_harbour_place(b, s, s.active):
        ask_for_harbour(s, kind)


def card_given(s: State) -> None:
    """The tribe's card has been drawn, and what it interrupted goes on (S-FT-5)."""
    if s.interrupted != 0:
        s.phase = s.interrupted
        s.interrupted = 0


def gifts_add_up(b: Board, r: Rules, s: State) -> bool:
    """Chips and harbours that were taken are with the seats or on the coast; ships leave no gift (S-FT-4)."""
    chips = 0
    harbours = 0
    for e in range(b.edges):
        if gift_at(b, s, e) != b.gift[e]:
            if b.gift[e] == GIFT_CHIP:
                chips += 1
            elif b.gift[e] != GIFT_CARD:
                harbours += 1
        elif b.gift[e] != 0 and s.ship[e] != 0:
            return False
        if s.laid_harbour[e] != 0:
            harbours -= 1
            if not is_coast(b, s, e):
                return False
    for p in range(r.seats):
        chips -= s.tribe_points[p]
        for i in range(GENERAL_HARBOUR * p, GENERAL_HARBOUR * (p + 1)):
            harbours -= s.kept_harbours[i]
    return chips == 0 and harbours == 0
