"""Every point at which an expansion touches the base game, on one page.

Each seam is one short function that names its contributors. The base calls the seam and knows no box.
"""

from __future__ import annotations

from ostrov.engine.cards import count
from ostrov.engine.constants import GENERAL_HARBOUR, POINT_CARD, RESOURCES
from ostrov.engine.rules import Rules
from ostrov.engine.state import State


def blocks_route(s: State, v: int, p: int) -> bool:
    """Node v is closed to roads of seat p: a building of another seat (B-ROAD-3, B-LR-3)."""
    return s.owner[v] != 0 and s.owner[v] != p + 1


def free_for_building(s: State, v: int) -> bool:
    """Nothing stands on node v (B-SETT-1)."""
    return s.owner[v] == 0


def hand_limit(r: Rules, s: State, p: int) -> int:
    """Cards that are safe at a seven (B-SEVEN-2)."""
    return r.hand_limit


def score(s: State, p: int) -> int:
    """All victory points of a seat, hidden cards included (B-WIN-4, B-VPC-1)."""
    return s.points[p] + count(s.cards[p], POINT_CARD)


def least_rate(s: State, p: int) -> int:
    """No rate of seat p is better than this: 4 without any harbour (B-MAR-1)."""
    return 4 if s.harbours[p] == 0 else 2


def entitled(s: State, p: int, good: int, rate: int) -> bool:
    """Whether seat p trades a good at this rate with the bank (B-MAR-1 to -4, B-HARB-1, -2)."""
    usable = s.harbours[p]
    if p == s.active:
        usable = usable & ~s.new_harbours
    if rate == 4:
        return True
    if rate == 3:
        return (usable >> (GENERAL_HARBOUR - 1)) & 1 != 0
    return rate == 2 and good < RESOURCES and (usable >> good) & 1 != 0


def robber_may_move(r: Rules, s: State) -> bool:
    """A rolled seven moves the robber (B-SEVEN-4)."""
    return True
