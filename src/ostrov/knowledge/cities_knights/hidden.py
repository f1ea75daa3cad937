"""Progress cards that a seat does not see: taken out of a state, or dealt into it. CK-GATE-5, CK-PROG-6."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Ints

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import DECK_SIZE, PLAYING_DRAWN, PROGRESS_KINDS, TRACKS
    from ostrov.engine.cities_knights.draws import deck_size
    from ostrov.engine.cities_knights.pieces import end_card, first_card, progress_count
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.belief import Belief
    from ostrov.knowledge.cities_knights.progress import is_point_card, shows_progress
    from ostrov.knowledge.constants import DEAL_STREAM, FACE_DOWN


def redact_progress(r: Rules, s: State, seat: int) -> None:
    """Progress cards of others are so many, in hands and in decks."""
    if s.active != seat:
        s.drawn = 0
    for q in range(r.seats):
        if q != seat and not shows_progress(s, q, seat):
            number = progress_count(s, q)
            for card in range(PROGRESS_KINDS):
                s.progress[PROGRESS_KINDS * q + card] = 0
            s.progress[PROGRESS_KINDS * q] = number
    for track in range(TRACKS):
        size = deck_size(s, track)
        for card in range(first_card(track), end_card(track)):
            s.progress_deck[card] = 0
        s.progress_deck[first_card(track)] = size
    for i in range(TRACKS * DECK_SIZE):
        s.under[i] = 0


def unseen_progress(r: Rules, m: Belief, s: State, pool: Ints) -> None:
    """How many progress cards of each kind are where the seat does not see them."""
    for card in range(PROGRESS_KINDS):
        pool[card] = r.progress_deck[card] - m.laid[card] - s.progress[PROGRESS_KINDS * m.seat + card]
        for q in range(r.seats):
            pool[card] -= m.known[PROGRESS_KINDS * q + card]
    for i in range(TRACKS * DECK_SIZE):
        if m.under[i] != 0 and m.under[i] != FACE_DOWN:
            pool[m.under[i] - 1] -= 1


def drawn_progress(pool: Ints, track: int, bits: I64) -> int:
    """Takes a card of a deck, but no point card, blindly from the pool."""
    n = 0
    for card in range(first_card(track), end_card(track)):
        if pool[card] > 0 and not is_point_card(card):
            n += pool[card]
    left = below(bits, n)
    for card in range(first_card(track), end_card(track)):
        if pool[card] > 0 and not is_point_card(card):
            left -= pool[card]
            if left < 0:
                pool[card] -= 1
                return card
    return first_card(track)


def deal_hidden_progress(r: Rules, m: Belief, s: State, low: I64, high: I64, k: I64) -> None:
    """Progress cards: known ones where they are, the others by chance."""
    pool: list[int] = [0] * PROGRESS_KINDS
    lane = DEAL_STREAM
    unseen_progress(r, m, s, pool)
    for q in range(r.seats):
        if q == m.seat:
            continue
        for card in range(PROGRESS_KINDS):
            s.progress[PROGRESS_KINDS * q + card] = m.known[PROGRESS_KINDS * q + card]
        for track in range(TRACKS):
            for _ in range(m.blind[TRACKS * q + track]):
                got = drawn_progress(pool, track, draw(low, high, lane, k))
                s.progress[PROGRESS_KINDS * q + got] += 1
                lane += 1
    for i in range(TRACKS * DECK_SIZE):
        s.under[i] = m.under[i]
        if m.under[i] == FACE_DOWN:
            s.under[i] = 1 + drawn_progress(pool, i // DECK_SIZE, draw(low, high, lane, k))
            lane += 1
    for card in range(PROGRESS_KINDS):
        s.progress_deck[card] = max(pool[card], 0)
    if s.phase == PLAYING_DRAWN and s.step_data != 0 and s.active != m.seat:
        s.drawn = 1 + some_held(s, s.active, s.step_data - 1, draw(low, high, lane, k))


def some_held(s: State, q: int, track: int, bits: I64) -> int:
    """A card of a deck blindly out of the hand of seat q: any of them may be the one just drawn (X-58)."""
    n = 0
    for card in range(first_card(track), end_card(track)):
        n += s.progress[PROGRESS_KINDS * q + card]
    left = below(bits, max(n, 1))
    for card in range(first_card(track), end_card(track)):
        left -= s.progress[PROGRESS_KINDS * q + card]
        if left < 0:
            return card
    return first_card(track)
