"""Why a city may not be improved, walled, crowned or given up."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.barbarians import may_lose
from ostrov.engine.cities_knights.improvements import (
    free_cities,
    has_city,
    improvement_cost,
    is_metropolis,
    may_improve,
    may_wall,
    needs_free_city,
)
from ostrov.engine.cities_knights.pieces import level_of
from ostrov.engine.core.packs import count
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.base.why.building import pays
from ostrov.game.cities_knights.names import TRACKS
from ostrov.game.names import GOODS
from ostrov.game.refusal import Params, Refusal


def next_level(ask: Ask) -> int:
    """The level that the track would reach."""
    return level_of(ask.state, ask.seat, ask.first) + 1


@rule("CK-IMPR-1/last")
def level_is_left(ask: Ask) -> Params | None:
    """A track ends at level five."""
    return {"track": TRACKS[ask.first]} if next_level(ask) > c.IMPROVED_MOST else None


@rule("CK-IMPR-3")
def has_real_city(ask: Ask) -> Params | None:
    """Only who has a city improves it; one on its side is none."""
    return None if has_city(ask.board, ask.state, ask.seat) else {}


@rule("CK-METRO-5/level")
def city_is_free(ask: Ask) -> Params | None:
    """Levels four and five ask for a city without metropolis (X-57)."""
    r, s = ask.rules, ask.state
    needed = needs_free_city(r, s, ask.seat, ask.first, next_level(ask))
    if not needed or free_cities(ask.board, s, ask.seat):
        return None
    return {"level": next_level(ask), "because": ["X-57"]}


@rule("CK-IMPR-1/short")
def pays_improvement(ask: Ask) -> Params | None:
    """As many commodities as the level, less for a Crane."""
    r, s = ask.rules, ask.state
    if may_improve(ask.board, r, s, ask.seat, ask.first):
        return None
    good = r.track_good[ask.first]
    price = improvement_cost(r, s, next_level(ask))
    return {"cost": {GOODS[good]: price}, "missing": {GOODS[good]: price - count(s.hand[ask.seat], good)}}


def own_city(citation: str) -> Rule:
    """An own city stands there, not a settlement and not one on its side."""

    def test(ask: Ask) -> Params | None:
        s, v = ask.state, ask.first
        own = s.owner[v] == ask.seat + 1 and s.level[v] == c.CITY_LEVEL
        return None if own else {}

    return Rule(citation, test)


def wall_is_left(ask: Ask) -> Refusal | None:
    """One wall a city, three a player."""
    r, s = ask.rules, ask.state
    if may_wall(r, s, ask.seat, ask.first):
        return None
    if s.walls[ask.seat] == r.walls:
        return Refusal("CK-WALL-2", {"most": r.walls}, "most")
    return Refusal("CK-WALL-2", {}, "walled")


def no_metropolis(clause: str) -> Rule:
    """The city has no metropolis."""
    return Rule(clause, lambda ask: {} if is_metropolis(ask.state, ask.first) else None)


def city_may_fall(ask: Ask) -> Refusal | None:
    """An own city (CK-LOSE-3), never a metropolis (CK-METRO-7)."""
    if may_lose(ask.state, ask.seat, ask.first):
        return None
    return Refusal("CK-METRO-7" if is_metropolis(ask.state, ask.first) else "CK-LOSE-3")


WALL: tuple[Check, ...] = (own_city("CK-WALL-1/city"), wall_is_left)
CHECKS: dict[int, tuple[Check, ...]] = {
    c.IMPROVE: (level_is_left, has_real_city, city_is_free, pays_improvement),
    c.BUILD_WALL: (*WALL, pays(c.WALL_ITEM, "CK-WALL-1")),
    c.PUT_METROPOLIS: (own_city("CK-METRO-6"), no_metropolis("CK-METRO-2")),
    c.LOSE_CITY: (own_city("CK-LOSE-3"), city_may_fall),
}
