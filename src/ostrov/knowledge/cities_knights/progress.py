"""Progress cards as one seat knows them: by their backs, or by what it has seen. CK-GATE-5, CK-PROG-5 to -7.

The deck of every card is open to all. Which card it is a seat knows of cards that were played, that it
drew, gave back, lost or took itself, and that its Spy looked at. A known card stays known until another
seat gives back, or loses to a Spy, some card of the same deck that the seat does not see: then all cards
of this deck in that hand count as unknown again, unless there is only one that it can have been.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import (
        CONSTITUTION,
        DECK_SIZE,
        PLAY,
        POLITICS_TRACK,
        PRINTER,
        PROGRESS,
        PROGRESS_KINDS,
        RETURN_CARD,
        SCIENCE_TRACK,
        SPY,
        SPYING,
        TAKE_CARD,
        TRACKS,
    )
    from ostrov.engine.cities_knights.draws import deck_size, never_drawn
    from ostrov.engine.cities_knights.pieces import deck_of, end_card, first_card, progress_count
    from ostrov.engine.core.actions import actor_of, first_of, kind_of
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.belief import Belief
    from ostrov.knowledge.constants import BACKS_STREAM, FACE_DOWN


def is_point_card(card: int) -> bool:
    """A victory point card: in its deck or open before a seat, never in a hand (CK-PROG-6)."""
    return card in (PRINTER, CONSTITUTION)


def shows_progress(s: State, q: int, seat: int) -> bool:
    """Seat q shows its progress cards to the seat, whose Spy looks at them (CK-PROG-SPY-1)."""
    return s.phase == SPYING and seat == s.active and q == s.step_seat


def slide_under(m: Belief, track: int, cell: int) -> None:
    """A card, or one not seen, goes under its deck (CK-PROG-7)."""
    for i in range(DECK_SIZE * track, DECK_SIZE * track + DECK_SIZE):
        if m.under[i] == 0:
            m.under[i] = cell
            return


def take_from_under(m: Belief, track: int) -> int:
    """The first of the cards that were put under a deck comes to its top and is drawn."""
    first = DECK_SIZE * track
    cell = m.under[first]
    for i in range(first, first + DECK_SIZE - 1):
        m.under[i] = m.under[i + 1]
    m.under[first + DECK_SIZE - 1] = 0
    return cell


def gain(m: Belief, q: int, track: int, cell: int) -> None:
    """Seat q, another one, gets a card of a deck: which one, the cell may tell."""
    if cell == FACE_DOWN:
        m.blind[TRACKS * q + track] += 1
    else:
        m.known[PROGRESS_KINDS * q + cell - 1] += 1


def lose(m: Belief, q: int, card: int) -> None:
    """Seat q, another one, loses a card that the seat sees."""
    if m.known[PROGRESS_KINDS * q + card] > 0:
        m.known[PROGRESS_KINDS * q + card] -= 1
    else:
        m.blind[TRACKS * q + deck_of(card)] -= 1


def lose_unseen(m: Belief, q: int, track: int) -> int:
    """Seat q, another one, loses some card of a deck; returns it as a cell."""
    sorts = 0
    cell = FACE_DOWN
    for card in range(first_card(track), end_card(track)):
        if m.known[PROGRESS_KINDS * q + card] > 0:
            sorts += 1
            cell = card + 1
    if sorts == 1 and m.blind[TRACKS * q + track] == 0:
        m.known[PROGRESS_KINDS * q + cell - 1] -= 1
        return cell
    for card in range(first_card(track), end_card(track)):
        m.blind[TRACKS * q + track] += m.known[PROGRESS_KINDS * q + card]
        m.known[PROGRESS_KINDS * q + card] = 0
    m.blind[TRACKS * q + track] -= 1
    return FACE_DOWN


def see_row(m: Belief, s: State, q: int) -> None:
    """Seat q shows all its progress cards."""
    for card in range(PROGRESS_KINDS):
        m.known[PROGRESS_KINDS * q + card] = s.progress[PROGRESS_KINDS * q + card]
    for track in range(TRACKS):
        m.blind[TRACKS * q + track] = 0


def update_draw(m: Belief, before: State, card: int) -> None:
    """Who draws from which deck is seen by all, the card by the drawer, a point card by all (CK-GATE-5)."""
    track = before.step_data
    cell = FACE_DOWN
    if never_drawn(before, track) == 0:
        cell = take_from_under(m, track)
    if is_point_card(card):
        m.laid[card] += 1
    elif before.step_seat != m.seat:
        gain(m, before.step_seat, track, cell)


def update_progress(m: Belief, before: State, action: I64, after: State) -> None:
    """What the seat learns about progress cards from an action or outcome."""
    kind = kind_of(action)
    p = actor_of(action)
    card = first_of(action)
    if kind == PROGRESS:
        update_draw(m, before, card)
    elif kind == RETURN_CARD:
        track = deck_of(card)
        slide_under(m, track, card + 1 if p == m.seat else lose_unseen(m, p, track))
    elif kind == TAKE_CARD and p == m.seat:
        lose(m, before.step_seat, card)
    elif kind == TAKE_CARD:
        cell = card + 1
        if before.step_seat != m.seat:
            cell = lose_unseen(m, before.step_seat, deck_of(card))
        gain(m, p, deck_of(card), cell)
    elif PLAY <= kind < PLAY + PROGRESS_KINDS:
        slide_under(m, deck_of(kind - PLAY), kind - PLAY + 1)
        if p != m.seat:
            lose(m, p, kind - PLAY)
        elif kind == PLAY + SPY and after.phase == SPYING:
            see_row(m, after, after.step_seat)


def read_backs(m: Belief, r: Rules, s: State) -> None:
    """What lies before everybody's eyes at the beginning: backs in hands, cards laid open, how many under."""
    for i in range(TRACKS * DECK_SIZE):
        m.under[i] = FACE_DOWN if s.under[i] != 0 else 0
    m.laid[PRINTER] = r.progress_deck[PRINTER] - s.progress_deck[PRINTER]
    m.laid[CONSTITUTION] = r.progress_deck[CONSTITUTION] - s.progress_deck[CONSTITUTION]
    for q in range(r.seats):
        for track in range(TRACKS):
            m.blind[TRACKS * q + track] = 0
        for card in range(PROGRESS_KINDS):
            if q != m.seat:
                m.blind[TRACKS * q + deck_of(card)] += s.progress[PROGRESS_KINDS * q + card]


def held_by_others(m: Belief, r: Rules, s: State, track: int) -> int:
    """Cards of a deck that are in hands the seat does not see."""
    n = -deck_size(s, track)
    for card in range(first_card(track), end_card(track)):
        n += r.progress_deck[card] - m.laid[card] - s.progress[PROGRESS_KINDS * m.seat + card]
        for q in range(r.seats):
            n -= m.known[PROGRESS_KINDS * q + card]
    return n


def guess_laid(m: Belief, r: Rules, s: State, low: I64, high: I64, k: I64) -> None:
    """Which point cards lie open, of which a look shows how many: all, none, or one that is missing."""
    n = 0
    for p in range(r.seats):
        n += s.open_points[p]
    printer = n // 2
    if n == 1:
        printer = below(draw(low, high, BACKS_STREAM, k), 2)
        if deck_size(s, POLITICS_TRACK) == 0 or held_by_others(m, r, s, SCIENCE_TRACK) == 0:
            printer = 0
        elif deck_size(s, SCIENCE_TRACK) == 0 or held_by_others(m, r, s, POLITICS_TRACK) == 0:
            printer = 1
    m.laid[PRINTER] = printer
    m.laid[CONSTITUTION] = n - printer


def look_at_progress(m: Belief, r: Rules, s: State, low: I64, high: I64, k: I64) -> None:
    """What one look shows: sizes of hands and decks. The backs of cards in hands are guessed."""
    left: list[int] = [0] * TRACKS
    lane = BACKS_STREAM + 1
    for q in range(r.seats):
        if q != m.seat and shows_progress(s, q, m.seat):
            see_row(m, s, q)
    guess_laid(m, r, s, low, high, k)
    for track in range(TRACKS):
        left[track] = held_by_others(m, r, s, track)
    for q in range(r.seats):
        if q == m.seat or shows_progress(s, q, m.seat):
            continue
        for _ in range(progress_count(s, q)):
            n = below(draw(low, high, lane, k), left[0] + left[1] + left[2])
            lane += 1
            track = 0
            while track < TRACKS - 1 and n >= left[track]:
                n -= left[track]
                track += 1
            left[track] -= 1
            m.blind[TRACKS * q + track] += 1
