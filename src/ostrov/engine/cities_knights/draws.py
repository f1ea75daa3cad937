"""Progress cards: drawing, keeping, returning. CK-PROG-1 to -8, CK-GATE-1 to -5."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import MAIN
    from ostrov.engine.base.steps import answered, first_in_turn, forget_step
    from ostrov.engine.base.turn import check_win
    from ostrov.engine.cities_knights.constants import (
        CHOOSE_DECK,
        CHOOSING_DECK,
        CONSTITUTION,
        DECK_SIZE,
        DRAWING_PROGRESS,
        PLAYING_DRAWN,
        PRINTER,
        PROGRESS,
        PROGRESS_KINDS,
        RETURN_CARD,
        RETURNING,
        TRACKS,
    )
    from ostrov.engine.cities_knights.pieces import (
        deck_of,
        end_card,
        first_card,
        holds,
        level_of,
        progress_count,
    )
    from ostrov.engine.core.actions import pack
    from ostrov.engine.core.bitset import push, push_outcome
    from ostrov.engine.core.constants import CHANCE
    from ostrov.engine.core.moves import Moves, Outcomes
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def never_drawn(s: State, track: int) -> int:
    """Cards of a deck whose order nobody knows."""
    n = 0
    for card in range(first_card(track), end_card(track)):
        n += s.progress_deck[card]
    return n


def deck_size(s: State, track: int) -> int:
    """Cards of a deck: those never drawn, and on their top those put under it when they are gone."""
    n = never_drawn(s, track)
    for i in range(DECK_SIZE):
        if s.under[DECK_SIZE * track + i] != 0:
            n += 1
    return n


def progress_outcomes(s: State, out: Outcomes) -> None:
    """Writes the cards that may be on top of the deck in question."""
    track = s.step_data
    if never_drawn(s, track) == 0:
        push_outcome(out, pack(PROGRESS, CHANCE, s.under[DECK_SIZE * track] - 1, 0, 0), 1)
        return
    for card in range(first_card(track), end_card(track)):
        if s.progress_deck[card] > 0:
            push_outcome(out, pack(PROGRESS, CHANCE, card, 0, 0), s.progress_deck[card])


def put_under(s: State, card: int) -> None:
    """The card goes face down under its deck (CK-PROG-7)."""
    track = deck_of(card)
    for i in range(DECK_SIZE):
        if s.under[DECK_SIZE * track + i] == 0:
            s.under[DECK_SIZE * track + i] = card + 1
            return


def leave_hand(s: State, p: int, card: int) -> None:
    """A played or returned card goes under its deck."""
    s.progress[PROGRESS_KINDS * p + card] -= 1
    put_under(s, card)


def take_top(s: State, card: int) -> None:
    """The card comes off its deck."""
    track = deck_of(card)
    if never_drawn(s, track) > 0:
        s.progress_deck[card] -= 1
        return
    for i in range(DECK_SIZE - 1):
        s.under[DECK_SIZE * track + i] = s.under[DECK_SIZE * track + i + 1]
    s.under[DECK_SIZE * track + DECK_SIZE - 1] = 0


def too_many(r: Rules, s: State, p: int) -> bool:
    """Seat p has more cards than allowed and cannot wait (CK-PROG-4, -5, X-52)."""
    if progress_count(s, p) <= r.progress_limit:
        return False
    return p != s.active or r.return_at_once != 0


def receive(r: Rules, s: State, p: int, card: int) -> None:
    """Seat p gets a card: points are laid open, a fifth card has to go back (CK-PROG-5, -6, X-83)."""
    if card in (PRINTER, CONSTITUTION):
        s.open_points[p] += 1
        s.points[p] += 1
        check_win(r, s)
    else:
        s.progress[PROGRESS_KINDS * p + card] += 1
        if r.play_drawn != 0 and p == s.active and (s.resolving != 0 or s.interlude != 0):
            offer_drawn(s, card)
            return
    if too_many(r, s, p):
        give_back(s, p)


def give_back(s: State, p: int) -> None:
    """Seat p has to return a card (CK-PROG-5)."""
    s.step_seat = p
    s.phase = RETURNING


def offer_drawn(s: State, card: int) -> None:
    """The active seat may play the card it got before its roll goes on; the others draw afterwards (X-58).

    The step knows the deck, as everybody does: 1 + track, 0 when the card has been played.
    """
    if s.interlude == 0:
        s.interlude = 1 + s.step_seats
        s.step_seats = 0
        s.resolving = 0
    s.drawn = card + 1
    s.step_seat = s.active
    s.step_data = 1 + deck_of(card)
    s.phase = PLAYING_DRAWN


def after_drawn(s: State) -> None:
    """The effect of the card is over: the active seat goes on with the roll (X-58)."""
    forget_step(s)
    s.step_seat = s.active
    s.phase = PLAYING_DRAWN


def leave_interlude(r: Rules, s: State) -> None:
    """The roll goes on where the active seat interrupted it, with no card too many (X-52, X-58)."""
    s.drawn = 0
    if too_many(r, s, s.active):
        give_back(s, s.active)
        return
    s.step_seats = s.interlude - 1
    s.interlude = 0
    s.resolving = 1
    s.phase = MAIN


def draw_from(r: Rules, s: State, p: int, track: int) -> None:
    """Seat p draws from a deck; from an empty one nothing, or from another (X-54)."""
    s.step_seat = p
    s.step_data = track
    if deck_size(s, track) > 0:
        s.phase = DRAWING_PROGRESS
    elif r.other_deck != 0 and deck_size(s, 0) + deck_size(s, 1) + deck_size(s, 2) > 0:
        s.phase = CHOOSING_DECK


def gate_draws(r: Rules, s: State, track: int, red: int) -> None:
    """Everybody whose chart shows the red die has to draw (CK-GATE-1, -2, X-53): level n shows 1 to n + 1."""
    s.step_seats = 0
    for p in range(r.seats):
        if level_of(s, p, track) > 0 and red <= level_of(s, p, track) + 1:
            s.step_seats = s.step_seats | 1 << p


def next_draw(r: Rules, s: State) -> bool:
    """The next seat draws, from the active one clockwise (CK-GATE-3); False when nobody is left."""
    while s.step_seats != 0:
        p = first_in_turn(s, r.seats, s.step_seats)
        answered(s, p)
        s.phase = MAIN
        draw_from(r, s, p, s.event - 1)
        if s.phase != MAIN:
            return True
    return False


def legal_decks(s: State, p: int, out: Moves) -> None:
    """Appends the decks that have cards (CK-DEF-2, X-60)."""
    if p == s.step_seat:
        for track in range(TRACKS):
            if deck_size(s, track) > 0:
                push(out, pack(CHOOSE_DECK, p, track, 0, 0))


def may_return(r: Rules, s: State, p: int, card: int) -> bool:
    """One card too many, in hand (CK-PROG-5); in the own turn also before it ends (X-52)."""
    if not holds(s, p, card) or progress_count(s, p) <= r.progress_limit:
        return False
    if s.phase == RETURNING:
        return p == s.step_seat
    return s.phase == MAIN and p == s.active


def legal_returns(r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends the cards that may go back."""
    for card in range(PROGRESS_KINDS):
        if may_return(r, s, p, card):
            push(out, pack(RETURN_CARD, p, card, 0, 0))


def may_end_turn(r: Rules, s: State) -> bool:
    """The active seat keeps no more cards than allowed (CK-PROG-4, X-52)."""
    return progress_count(s, s.active) <= r.progress_limit
