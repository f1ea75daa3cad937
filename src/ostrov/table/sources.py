"""Where the points of a seat come from, hidden cards included: for the time after the game."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.packs import count
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State

METROPOLIS_POINTS = 2


def sources(r: Rules, s: State, p: int) -> dict[str, int]:
    """Points by source, those without any left out; the sum is the score (B-WIN-4, CK-WIN-2)."""
    levels = [level for owner, level in zip(s.owner, s.level, strict=True) if owner == p + 1]
    found = {
        "settlements": sum(r.worth[level] for level in levels if level == c.SETTLEMENT_LEVEL),
        "cities": sum(r.worth[level] for level in levels if level != c.SETTLEMENT_LEVEL),
        "longest_route": r.route_points if s.route_holder == p + 1 else 0,
        "largest_army": r.army_points if s.army_holder == p + 1 else 0,
        "cards": count(s.cards[p], c.POINT_CARD) + s.open_points[p],
        "metropolises": METROPOLIS_POINTS * sum(v != 0 and s.owner[v - 1] == p + 1 for v in s.metropolis),
        "defender": s.defenders[p],
        "merchant": int(s.merchant_seat == p + 1),
    }
    return {source: n for source, n in found.items() if n}
