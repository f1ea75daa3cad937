"""Where expansions join the environments: how much each adds to a block, and who writes it.

One line for each expansion in each function; nothing else here asks which ones are played.
"""

# Inlined.
from __future__ import annotations

from ostrov.engine.base.constants import CARD_KINDS
from ostrov.engine.cities_knights.constants import PROGRESS_KINDS
from ostrov.engine.cities_knights.pieces import progress_count
from ostrov.engine.core.board import Board
from ostrov.engine.core.constants import DESERT, GENERAL_HARBOUR
from ostrov.engine.core.packs import count, total
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.core.types import I64, Floats, Ints, Longs
from ostrov.envs.native.cities_knights.space import number_cities_knights
from ostrov.envs.native.cities_knights.view import (
    view_knights,
    view_lifted_road,
    view_merchant,
    view_player_more,
    view_progress,
    view_refuge,
    view_shown,
    view_turn_more,
)
from ostrov.envs.native.codes import Codes
from ostrov.envs.native.constants import ENV_SEATS


def hex_width(r: Rules) -> int:
    """Numbers of a hex: terrain, number, odds, robber; the merchant."""
    return DESERT + 4 + (1 if r.cities_knights != 0 else 0)


def node_width(r: Rules) -> int:
    """Numbers of a node: buildings, harbours, the node of a step; knights, walls, cities that differ."""
    return 2 * ENV_SEATS + GENERAL_HARBOUR + 1 + (ENV_SEATS + 7 if r.cities_knights != 0 else 0)


def edge_width(r: Rules) -> int:
    """Numbers of an edge: roads; the place of one that was taken up."""
    return ENV_SEATS + (1 if r.cities_knights != 0 else 0)


def player_width(r: Rules) -> int:
    """Numbers of a seat."""
    return 22 + (14 if r.cities_knights != 0 else 0)


def phase_width(r: Rules) -> int:
    """Phases beyond those of the base game."""
    return 15 if r.cities_knights != 0 else 0


def expand_hexes(r: Rules, s: State, out: Floats, at: I64, width: int) -> None:
    """What expansions write of the hexes, whose block begins at this place."""
    if r.cities_knights != 0:
        view_merchant(s, out, at + DESERT + 4, width)


def expand_nodes(b: Board, r: Rules, s: State, places: Ints, out: Floats, at: I64, width: int) -> None:
    """What expansions write of the nodes, whose block begins at this place."""
    plain = 2 * ENV_SEATS + GENERAL_HARBOUR + 1
    if r.cities_knights != 0:
        view_refuge(s, out, at + plain - 1, width)
        view_knights(b, s, places, out, at + plain, width)


def expand_edges(r: Rules, s: State, out: Floats, at: I64, width: int) -> None:
    """What expansions write of the edges, whose block begins at this place."""
    if r.cities_knights != 0:
        view_lifted_road(s, out, at + ENV_SEATS, width)


def expand_player(r: Rules, s: State, q: int, out: Floats, at: I64) -> I64:
    """What lies before seat q besides the base game's pieces and cards."""
    return view_player_more(s, q, out, at) if r.cities_knights != 0 else at


def view_cards(r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """The cards of seat p that are no goods: development cards, then those just bought; or progress cards."""
    if r.cities_knights != 0:
        return view_progress(s, p, out, at)
    fresh: I64 = s.fresh if p == s.active else 0
    for card in range(CARD_KINDS):
        out[at + card] = count(s.cards[p], card) * 0.2
        out[at + CARD_KINDS + card] = count(fresh, card) * 0.2
    return at + 2 * CARD_KINDS


def cards_held(r: Rules, s: State, q: int) -> int:
    """How many cards seat q has that are no goods."""
    return progress_count(s, q) if r.cities_knights != 0 else total(s.cards[q])


def view_supplies(r: Rules, s: State, out: Floats, at: I64) -> I64:
    """What the moment in the turn is about in an expansion; decks."""
    if r.cities_knights != 0:
        return view_turn_more(r, s, out, at)
    out[at] = total(s.deck) * 0.04
    for card in range(CARD_KINDS):
        out[at + 1 + card] = count(s.played, card) * 0.1
    return at + 1 + CARD_KINDS


def view_shown_cards(r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """Cards of another seat that seat p looks at just now."""
    return view_shown(r, s, p, out, at) if r.cities_knights != 0 else at


def card_kinds(r: Rules) -> int:
    """Kinds of cards that are no goods."""
    return PROGRESS_KINDS if r.cities_knights != 0 else CARD_KINDS


def cards_in_hand(r: Rules, s: State, q: int, card: int) -> int:
    """How many of a kind seat q has."""
    return s.progress[PROGRESS_KINDS * q + card] if r.cities_knights != 0 else count(s.cards[q], card)


def cards_in_deck(r: Rules, s: State, card: int) -> int:
    """How many of a kind are left."""
    return s.progress_deck[card] if r.cities_knights != 0 else count(s.deck, card)


def state_to_row(r: Rules, s: State, rows: Longs, at: I64, begun: bool) -> None:
    """Writes a state into a row; of a game that goes on, only what it uses."""
    if r.cities_knights != 0 or begun:
        s.to_row(rows, at)
    else:
        s.base_to_row(rows, at)


def state_from_row(r: Rules, s: State, rows: Longs, at: I64) -> None:
    """Reads what `state_to_row` wrote; nothing else than games of these rules was ever in that state."""
    if r.cities_knights != 0:
        s.from_row(rows, at)
    else:
        s.base_from_row(rows, at)


def number_expansions(c: Codes, b: Board, r: Rules) -> None:
    """Numbers the actions of the expansions, after those of the base game."""
    if r.cities_knights != 0:
        number_cities_knights(c, b)
