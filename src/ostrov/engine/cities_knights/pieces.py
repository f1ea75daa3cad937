"""Knights as cells, decks as ranges of cards."""

# Inlined.
from __future__ import annotations

from ostrov.engine.cities_knights.constants import (
    FIRST_POLITICS,
    FIRST_TRADE,
    KNIGHT_ACTIVE,
    KNIGHT_SEAT,
    KNIGHT_STRENGTH,
    LONE_SMITH,
    MIGHTY,
    POLITICS_TRACK,
    PROGRESS_KINDS,
    SCIENCE_TRACK,
    TRACKS,
    TRADE_TRACK,
)
from ostrov.engine.core.bitset import bit_of, word_of
from ostrov.engine.core.constants import NODE_WORDS, NODES, WORD
from ostrov.engine.core.state import State
from ostrov.engine.core.types import I64


def set_knight(s: State, v: int, cell: int) -> None:
    """Node v, where no knight stands, gets this one."""
    s.knight[v] = cell
    k = NODE_WORDS * ((cell & KNIGHT_SEAT) - 1) + word_of(v)
    s.knight_nodes[k] = s.knight_nodes[k] | bit_of(v)


def clear_knight(s: State, v: int) -> int:
    """The knight at node v is taken up; returns its cell."""
    cell = s.knight[v]
    k = NODE_WORDS * ((cell & KNIGHT_SEAT) - 1) + word_of(v)
    s.knight_nodes[k] = s.knight_nodes[k] & ~bit_of(v)
    s.knight[v] = 0
    return cell


def new_knight(p: int, strength: int) -> int:
    """A passive knight of seat p."""
    return p + 1 | strength << KNIGHT_STRENGTH


def owned_by(cell: int, p: int) -> bool:
    """The cell is a knight of seat p."""
    return cell & KNIGHT_SEAT == p + 1


def strength_of(cell: int) -> int:
    """1 basic, 2 strong, 3 mighty; 0 for no knight (CK-KNIGHT-2)."""
    return (cell >> KNIGHT_STRENGTH) & 3


def is_active(cell: int) -> bool:
    """The knight wears its helmet (CK-KNIGHT-1)."""
    return cell & KNIGHT_ACTIVE != 0


def pieces_left(s: State, p: int, strength: int) -> int:
    """Knights of a strength in the supply (CK-KNIGHT-12)."""
    return s.knights_left[MIGHTY * p + strength - 1]


def level_of(s: State, p: int, track: int) -> int:
    """The level of a seat on a track (CK-IMPR-1)."""
    return s.improved[TRACKS * p + track]


def deck_of(card: int) -> int:
    """The track whose deck a card belongs to (CK-GATE-4)."""
    if card < FIRST_POLITICS:
        return SCIENCE_TRACK
    return POLITICS_TRACK if card < FIRST_TRADE else TRADE_TRACK


def first_card(track: int) -> int:
    """The first kind of a deck."""
    if track == SCIENCE_TRACK:
        return 0
    return FIRST_POLITICS if track == POLITICS_TRACK else FIRST_TRADE


def end_card(track: int) -> int:
    """One past the last kind of a deck."""
    if track == SCIENCE_TRACK:
        return FIRST_POLITICS
    return FIRST_TRADE if track == POLITICS_TRACK else PROGRESS_KINDS


def holds(s: State, p: int, card: int) -> bool:
    """Seat p has such a progress card in hand."""
    return s.progress[PROGRESS_KINDS * p + card] > 0


def progress_count(s: State, p: int) -> int:
    """Progress cards in the hand of seat p (CK-PROG-4)."""
    n = 0
    for card in range(PROGRESS_KINDS):
        n += s.progress[PROGRESS_KINDS * p + card]
    return n


def smith_argument(w: int) -> int:
    """How an action names the second knight of a Smith: its node, past LONE_SMITH; that for none (NODES)."""
    if w == NODES:
        return LONE_SMITH
    return w + 1 if w >= LONE_SMITH else w


def smith_node(argument: int) -> int:
    """The node that `smith_argument` wrote, or NODES."""
    if argument == LONE_SMITH:
        return NODES
    return argument - 1 if argument > LONE_SMITH else argument


def in_set(word: I64, v: int) -> bool:
    """Node v is in the word that covers it."""
    return (word >> (v % WORD)) & 1 != 0
