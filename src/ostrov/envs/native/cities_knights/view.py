"""What Cities & Knights adds to a view: the merchant, knights, walls, tracks, barbarians, progress cards."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats, Ints

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import (
        EVENT_FACES,
        HANDING_OVER,
        KNIGHT_COMMITTED,
        KNIGHT_PROMOTED,
        KNIGHT_SEAT,
        KNIGHT_SPENT,
        MIGHTY,
        PLACING_KNIGHT,
        PLACING_METROPOLIS,
        PROGRESS_KINDS,
        REDUCED_LEVEL,
        REFUGE,
        RELAYING,
        SPYING,
        TAKING,
        TRACKS,
    )
    from ostrov.engine.cities_knights.draws import deck_size
    from ostrov.engine.cities_knights.pieces import is_active, strength_of
    from ostrov.engine.cities_knights.progress.trade import harbour_asks
    from ostrov.engine.core.bitset import bit_of, word_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.envs.native.constants import ENV_SEATS


def view_merchant(s: State, out: Floats, at: I64, width: int) -> None:
    """The merchant's hex; `at` is the first hex's place for him."""
    if s.merchant_seat != 0:
        out[at + width * s.merchant_hex] = 1.0


def view_refuge(s: State, out: Floats, at: I64, width: int) -> None:
    """The node that a displaced knight has to leave; `at` is the first node's place for it."""
    if s.phase == REFUGE:
        out[at + width * s.step_node] = 1.0


def view_knights(b: Board, s: State, places: Ints, out: Floats, at: I64, width: int) -> None:
    """Knights, walls and cities that differ, in Cities & Knights; `at` is the first node's place for them."""
    for v in range(b.nodes):
        cell = s.knight[v]
        if cell != 0:
            out[at + places[cell & KNIGHT_SEAT]] = strength_of(cell) / 3.0
            out[at + ENV_SEATS] = 1.0 if is_active(cell) else 0.0
            out[at + ENV_SEATS + 1] = 1.0 if cell & KNIGHT_SPENT != 0 else 0.0
            out[at + ENV_SEATS + 2] = 1.0 if cell & KNIGHT_PROMOTED != 0 else 0.0
            out[at + ENV_SEATS + 3] = 1.0 if cell & KNIGHT_COMMITTED != 0 else 0.0
        elif s.owner[v] != 0:
            if s.walled[word_of(v)] & bit_of(v) != 0:
                out[at + ENV_SEATS + 4] = 1.0
            if s.level[v] == REDUCED_LEVEL:
                out[at + ENV_SEATS + 6] = 1.0
        at += width
    for track in range(TRACKS):
        if s.metropolis[track] != 0:
            out[at - width * (b.nodes - s.metropolis[track] + 1) + ENV_SEATS + 5] = 1.0


def view_lifted_road(s: State, out: Floats, at: I64, width: int) -> None:
    """The place of a road that a Diplomat took up; `at` is the first edge's place for it."""
    if s.phase == RELAYING:
        out[at + width * s.step_data] = 1.0


def view_progress(s: State, p: int, out: Floats, at: I64) -> I64:
    """The progress cards of seat p."""
    for card in range(PROGRESS_KINDS):
        out[at + card] = s.progress[PROGRESS_KINDS * p + card] * 0.2
    return at + PROGRESS_KINDS


def view_player_more(s: State, q: int, out: Floats, at: I64) -> I64:
    """What lies before seat q in Cities & Knights."""
    for i in range(MIGHTY):
        out[at + i] = s.knights_left[MIGHTY * q + i] * 0.5
    for track in range(TRACKS):
        out[at + 3 + track] = s.improved[TRACKS * q + track] * 0.2
    out[at + 6] = s.walls[q] / 3.0
    out[at + 7] = s.defenders[q] * 0.1
    out[at + 8] = s.open_points[q] * 0.5
    out[at + 9] = s.reduced[q] * 0.25
    out[at + 10] = 1.0 if s.merchant_seat == q + 1 else 0.0
    out[at + 11] = s.harbour_calls[q] if harbour_asks(s, q) else 0
    out[at + 12] = (s.step_seats >> q) & 1
    out[at + 13] = 1.0 if s.step_seat == q else 0.0
    return at + 14


def view_turn_more(r: Rules, s: State, out: Floats, at: I64) -> I64:
    """Barbarians, event die, what a step is about, decks."""
    if s.rolled != 0 or s.resolving != 0:
        out[at + s.event] = 1.0
    at += EVENT_FACES
    out[at] = s.barbarian_step / (r.barbarian_track * 1.0)
    out[at + 1] = min(s.attacks, 10) * 0.1
    out[at + 2] = s.defender_cards / 6.0
    out[at + 3] = s.crane * 0.5
    out[at + 4] = s.resolving
    at += 5
    for g in range(r.goods):
        out[at + g] = (s.fleet >> g) & 1
    at += r.goods
    for track in range(TRACKS):
        out[at + track] = deck_size(s, track) / 18.0
        out[at + TRACKS + track] = 1.0 if s.discard_cause == track else 0.0
    at += 2 * TRACKS
    if s.phase == HANDING_OVER:
        out[at + s.step_data] = 1.0
    at += r.goods
    if s.phase == PLACING_METROPOLIS:
        out[at + s.step_data] = 1.0
    at += TRACKS
    if s.phase == REFUGE or s.phase == PLACING_KNIGHT:
        out[at] = strength_of(s.step_data) / 3.0
        out[at + 1] = 1.0 if is_active(s.step_data) else 0.0
    return at + 2


def view_shown(r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """Cards that a Spy or a Master Merchant shows the active seat (CK-PROG-SPY-1, CK-PROG-MASTER-1)."""
    q = s.step_seat
    if p == s.active and s.phase == SPYING:
        view_progress(s, q, out, at)
    if p == s.active and s.phase == TAKING:
        for g in range(r.goods):
            out[at + PROGRESS_KINDS + g] = count(s.hand[q], g) * 0.1
    return at + PROGRESS_KINDS + r.goods
