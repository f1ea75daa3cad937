"""What expansions add to searching players: here, and only here, they ask which of them are played."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats, Ints

if not cython.compiled:
    from ostrov.engine.base.constants import CARD_KINDS
    from ostrov.engine.cities_knights.constants import DRAWING_PROGRESS
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.moves import Outcomes
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.players.search.cities_knights.certain import brings_points, is_certain_kind, places_knight
    from ostrov.players.search.cities_knights.city_defence import CityDefence, defence_action
    from ostrov.players.search.cities_knights.features import (
        barbarian_features,
        improvement_features,
        progress_features,
    )
    from ostrov.players.search.cities_knights.outcomes import merge_hidden
    from ostrov.players.search.cities_knights.reach import harvested_cards, points_within_reach


def expansion_player_features(b: Board, r: Rules, s: State, q: int, out: Floats, at: I64) -> I64:
    """What lies open before seat q."""
    if r.cities_knights != 0:
        at = improvement_features(b, s, q, out, at)
    return at


def card_features(b: Board, r: Rules, s: State, p: int, pay: Ints, out: Floats, at: I64) -> I64:
    """The own cards: development cards, or those that take their place."""
    if r.cities_knights != 0:
        return progress_features(b, r, s, p, pay, out, at)
    for kind in range(CARD_KINDS):
        out[at + kind] = count(s.cards[p], kind) * 0.5
    return at + CARD_KINDS


def expansion_features(b: Board, r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """What concerns all seats."""
    if r.cities_knights != 0:
        at = barbarian_features(b, r, s, p, out, at)
    return at


def sum_decides(r: Rules) -> bool:
    """Of a roll nothing matters but the sum of two dice."""
    return r.cities_knights == 0


def merge_alike(s: State, seat: int, out: Outcomes) -> None:
    """Outcomes that the seat cannot tell apart become one."""
    if s.phase == DRAWING_PROGRESS and s.step_seat != seat:
        merge_hidden(out)


def expansion_cards(b: Board, r: Rules, s: State, p: int) -> int:
    """Goods that seat p can fetch in its turn, at most."""
    n = 0
    if r.cities_knights != 0:
        n += harvested_cards(b, r, s, p)
    return n


def most_points_for(r: Rules, s: State, p: int, cards: int, least: int) -> int:
    """Points that so many cards can buy seat p, at most, when the cheapest one takes `least`."""
    if r.cities_knights != 0:
        return points_within_reach(r, s, p, cards, least)
    return cards // least


def action_before_end(b: Board, r: Rules, s: State, p: int, defence: CityDefence) -> I64:
    """What seat p had better do before it ends its turn; 0 for nothing."""
    if r.cities_knights != 0:
        return defence_action(b, r, s, p, defence)
    return 0


def is_certain_in_expansion(kind: int) -> bool:
    """An action of this kind has an effect that its seat knows beforehand."""
    return is_certain_kind(kind)


def brings_points_in_expansion(kind: int) -> bool:
    """An action of this kind may itself bring points."""
    return brings_points(kind)


def blocks_routes(kind: int) -> bool:
    """An action of this kind may cut the route of another seat."""
    return places_knight(kind)
