"""Fast computations of the engine against slow and obvious ones, on positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.base.production import owed_to_seats
from ostrov.engine.base.route import measure
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.engine.setup.derive import derive
from ostrov.game.names import GOODS, pack_dict
from ostrov.testing import TABLES, engine_mode, random_walk

NETWORKS = {"compiled": 400, "sanitized": 100, "plain": 100}[engine_mode()]


def longest(game: Game, state: State, seat: int, repeats: bool) -> int:
    """B-LR-1 to -4 by trying every line from every node."""
    ends = game.geometry.edge_nodes
    roads = [e for e in range(len(ends)) if state.road[e] == seat + 1]
    owner = state.owner

    def further(v: int, used: frozenset[int], seen: frozenset[int], first: bool) -> int:
        if not first and owner[v] not in (0, seat + 1):
            return 0
        best = 0
        for e in roads:
            if v in ends[e] and e not in used:
                w = sum(ends[e]) - v
                if repeats or w not in seen:
                    best = max(best, 1 + further(w, used | {e}, seen | {w}, False))
        return best

    return max((further(v, frozenset(), frozenset({v}), True) for e in roads for v in ends[e]), default=0)


def network(game: Game, rng: random.Random) -> State:
    """Roads of seat 0 grown at random from two places, with buildings of others thrown in."""
    ends = game.geometry.edge_nodes
    roads, number = set(rng.sample(range(len(ends)), 2)), rng.randint(5, 15)
    while len(roads) < number:
        touched = {v for e in roads for v in ends[e]}
        roads.add(rng.choice([e for e in range(len(ends)) if e not in roads and touched & set(ends[e])]))
    state = State()
    road, owner, level = state.road, state.owner, state.level
    for e in roads:
        road[e] = 1
    for v in rng.sample(range(game.board.nodes), 4):
        owner[v], level[v] = rng.choice((1, 2, 2)), c.SETTLEMENT_LEVEL
    state.road, state.owner, state.level = road, owner, level
    derive(game.board, game.rules, state)
    return state


@pytest.mark.clause("B-LR-1", "B-LR-2", "B-LR-3", "B-LR-4")
@pytest.mark.parametrize("repeats", [True, False])
def test_the_longest_route_is_the_longest_of_all(repeats: bool) -> None:
    game, rng = Game.new(1, lr_vertex_repeat=repeats), random.Random(5)
    lengths = set()
    for _ in range(NETWORKS):
        state = network(game, rng)
        lengths.add(measure(game.board, game.rules, state, 0))
        assert measure(game.board, game.rules, state, 0) == longest(game, state, 0, repeats)
    assert len(lengths) > 5


def sampled(table: str, every: int = 40) -> Iterator[Game]:
    """Moments of a random game."""
    for number, game in enumerate(random_walk(TABLES[table], 61, limit=800)):
        if number % every == 0:
            yield game


@pytest.mark.clause("B-PROD-1", "B-PROD-2", "B-PROD-3", "B-PROD-4", "B-PROD-5", "B-PROD-6")
@pytest.mark.parametrize("table", TABLES)
def test_a_roll_owes_what_the_buildings_say(table: str) -> None:
    for game in sampled(table):
        for number in range(2, 13):
            owed: list[dict[str, int]] = [{} for _ in game.seats]
            for h, tile in enumerate(game.layout.tiles):
                if tile.token != number or h == game.state.robber:
                    continue
                good = GOODS[("forest", "hills", "pasture", "fields", "mountains").index(tile.terrain)]
                for v in game.geometry.hex_nodes[h]:
                    if game.state.owner[v]:
                        own = owed[game.state.owner[v] - 1]
                        own[good] = own.get(good, 0) + game.state.level[v]
            found = owed_to_seats(game.board, game.rules, game.state, number)
            assert [pack_dict(pack) for pack in found] == [
                {good: own[good] for good in GOODS if good in own} for own in owed
            ]


@pytest.mark.clause("B-ROAD-1", "B-ROAD-2", "B-ROAD-3", "B-SETT-1", "B-SETT-2", "B-SETT-3", "B-CITY-1")
@pytest.mark.parametrize("table", ["printed map", "three in steps", "small island"])
def test_building_sites_are_what_the_rules_say(table: str) -> None:
    """With all cards in hand: exactly the edges and nodes that the clauses leave."""
    for game in sampled(table, 25):
        state, seat = game.state.copy(), game.state.active
        if state.phase != c.MAIN:
            continue
        state.hand = [game.rules.supply if p == seat else 0 for p in range(c.SEATS)]
        state.offers = 0
        kinds: dict[int, set[int]] = {c.ROAD: set(), c.SETTLEMENT: set(), c.CITY: set()}
        for packed in legal_actions(game.board, game.rules, state, seat):
            kind, place = packed >> c.KIND_SHIFT, packed >> (2 * c.ARG_BITS) & c.ARG_MASK
            if kind in kinds:
                kinds[kind].add(place)
        assert kinds == sites(game, state, seat)


def sites(game: Game, s: State, p: int) -> dict[int, set[int]]:
    """Where a seat with cards may build, from nothing but the pieces on the board."""
    ends, me = game.geometry.edge_nodes, p + 1
    own = [e for e in range(len(ends)) if s.road[e] == me]
    reached = {v for e in own for v in ends[e]}
    open_nodes = {v for v in reached if s.owner[v] == 0} | {
        v for v in range(game.board.nodes) if s.owner[v] == me
    }
    crowded = {v for a, b in ends for v, w in ((a, b), (b, a)) if s.owner[w]}
    free = {v for v in reached if s.owner[v] == 0 and v not in crowded}
    towns = {v for v in range(game.board.nodes) if s.owner[v] == me and s.level[v] == c.SETTLEMENT_LEVEL}
    return {
        c.ROAD: {e for e in range(len(ends)) if not s.road[e] and open_nodes & set(ends[e])}
        if s.roads_left[p]
        else set(),
        c.SETTLEMENT: free if s.settlements_left[p] else set(),
        c.CITY: towns if s.cities_left[p] else set(),
    }
