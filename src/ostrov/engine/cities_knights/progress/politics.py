"""The nine kinds of politics cards. CK-PROG-BISHOP to CK-PROG-CONSTITUTION."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import DISCARDING, MAIN, STEALING
    from ostrov.engine.base.network import has_line_at
    from ostrov.engine.base.robber import may_place_robber, victims_at
    from ostrov.engine.base.steps import answered, first_in_turn
    from ostrov.engine.cities_knights.constants import (
        BISHOP,
        DESERTER,
        DESERTING,
        DIPLOMAT,
        INTRIGUE,
        PLAY,
        SABOTEUR,
        SABOTEUR_CAUSE,
        SPY,
        SPYING,
        WARLORD,
        WEDDING,
        WEDDING_CAUSE,
    )
    from ostrov.engine.cities_knights.diplomat import is_open_line, remove_road
    from ostrov.engine.cities_knights.knight_actions import drive_out
    from ostrov.engine.cities_knights.knights import activate, lift_knight, may_activate
    from ostrov.engine.cities_knights.pieces import holds, owned_by, progress_count
    from ostrov.engine.core.actions import first_of, pack
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import NOBODY, NODE_WORDS
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import total
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import robber_may_move, score


def has_knight(b: Board, s: State, p: int) -> bool:
    """Seat p has a knight on the board."""
    for k in range(b.node_words):
        if s.knight_nodes[NODE_WORDS * p + k] != 0:
            return True
    return False


def may_desert(b: Board, r: Rules, s: State, p: int, q: int) -> bool:
    """An opponent with a knight (CK-PROG-DESERTER-1, X-71)."""
    return q != p and (has_knight(b, s, q) or r.void_cards != 0)


def may_spy(r: Rules, s: State, p: int, q: int) -> bool:
    """An opponent with progress cards (CK-PROG-SPY-1, X-71)."""
    return q != p and (progress_count(s, q) > 0 or r.void_cards != 0)


def may_intrigue(s: State, p: int, v: int) -> bool:
    """Another seat's knight where an own road or ship leads (CK-PROG-INTRIGUE-1, CK-SEA-36)."""
    return s.knight[v] != 0 and not owned_by(s.knight[v], p) and has_line_at(s, p, v)


def sabotaged(r: Rules, s: State, p: int) -> int:
    """Opponents with as many points or more and something to lose, as a mask (CK-PROG-SABOTEUR-1)."""
    mask = 0
    for q in range(r.seats):
        if q != p and score(s, q) >= score(s, p) and total(s.hand[q]) > 1:
            mask = mask | 1 << q
    return mask


def may_sabotage(r: Rules, s: State, p: int) -> bool:
    """Somebody loses cards, as far as everybody knows: hidden hands may have more than one (X-39, X-71)."""
    for q in range(r.seats):
        if q != p and score(s, q) >= score(s, p) and s.hand[q] != 0:
            if r.open_hand_counts == 0 or total(s.hand[q]) > 1:
                return True
    return False


def invited(r: Rules, s: State, p: int) -> int:
    """Opponents with more points and cards, as a mask (CK-PROG-WEDDING-1)."""
    mask = 0
    for q in range(r.seats):
        if q != p and score(s, q) > score(s, p) and s.hand[q] != 0:
            mask = mask | 1 << q
    return mask


def may_warlord(b: Board, s: State, p: int) -> bool:
    """There is a passive knight to activate (CK-PROG-WARLORD-1)."""
    for v in range(b.nodes):
        if may_activate(s, p, v):
            return True
    return False


def legal_politics(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the politics cards that seat p may play."""
    if holds(s, p, BISHOP) and robber_may_move(r, s):
        for h in range(b.hexes):
            if may_place_robber(b, r, s, h):
                push(out, pack(PLAY + BISHOP, p, h, 0, 0))
    if holds(s, p, DESERTER):
        for q in range(r.seats):
            if may_desert(b, r, s, p, q):
                push(out, pack(PLAY + DESERTER, p, q, 0, 0))
    if holds(s, p, DIPLOMAT):
        for e in range(b.edges):
            if is_open_line(b, r, s, e):
                push(out, pack(PLAY + DIPLOMAT, p, e, 0, 0))
    if holds(s, p, INTRIGUE):
        for v in range(b.nodes):
            if may_intrigue(s, p, v):
                push(out, pack(PLAY + INTRIGUE, p, v, 0, 0))
    if holds(s, p, SABOTEUR) and (may_sabotage(r, s, p) or r.void_cards != 0):
        push(out, pack(PLAY + SABOTEUR, p, 0, 0, 0))
    if holds(s, p, SPY):
        for q in range(r.seats):
            if may_spy(r, s, p, q):
                push(out, pack(PLAY + SPY, p, q, 0, 0))
    if holds(s, p, WARLORD) and (may_warlord(b, s, p) or r.void_cards != 0):
        push(out, pack(PLAY + WARLORD, p, 0, 0, 0))
    if holds(s, p, WEDDING) and (invited(r, s, p) != 0 or r.void_cards != 0):
        push(out, pack(PLAY + WEDDING, p, 0, 0, 0))


def call_bishop(r: Rules, s: State, p: int, h: int) -> None:
    """The robber moves; everybody with a building and cards there loses one (CK-PROG-BISHOP-1)."""
    s.robber = h
    s.step_seats = victims_at(r, s, p, h)
    next_bishop_victim(r, s)


def next_bishop_victim(r: Rules, s: State) -> None:
    """The next victim of the Bishop, clockwise (X-82)."""
    s.phase = MAIN
    s.victim = NOBODY
    while s.step_seats != 0 and s.phase == MAIN:
        q = first_in_turn(s, r.seats, s.step_seats)
        answered(s, q)
        if s.hand[q] != 0:
            s.victim = q
            s.phase = STEALING


def ask_for_cards(s: State, cause: int, mask: int) -> None:
    """The seats of a mask choose cards: half of the hand, or two for a Wedding (X-82)."""
    for q in range(8):
        if (mask >> q) & 1:
            n = total(s.hand[q])
            s.discard_cause = cause
            s.due[q] = min(n, 2) if cause == WEDDING_CAUSE else n // 2
            s.phase = DISCARDING


def call_warlord(b: Board, s: State, p: int) -> None:
    """All own knights are active (CK-PROG-WARLORD-1)."""
    for v in range(b.nodes):
        if may_activate(s, p, v):
            activate(s, v)


def play_politics(b: Board, r: Rules, s: State, p: int, card: int, action: I64) -> None:
    """The effect of a politics card."""
    first = first_of(action)
    if card == BISHOP:
        call_bishop(r, s, p, first)
    elif card == DESERTER:
        if has_knight(b, s, first):
            s.step_seat = first
            s.phase = DESERTING
    elif card == DIPLOMAT:
        remove_road(b, r, s, p, first)
    elif card == INTRIGUE:
        drive_out(b, r, s, first, lift_knight(b, r, s, first))
    elif card == SABOTEUR:
        ask_for_cards(s, SABOTEUR_CAUSE, sabotaged(r, s, p))
    elif card == SPY:
        if progress_count(s, first) > 0:
            s.step_seat = first
            s.phase = SPYING
    elif card == WARLORD:
        call_warlord(b, s, p)
    elif card == WEDDING:
        ask_for_cards(s, WEDDING_CAUSE, invited(r, s, p))
