"""The actions that there are: every legal one among them, ascending within a kind."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.game.seafarers.played import ALL_TABLES, played

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of
from ostrov.game.universe import foreign_universe, universe

FREE = (c.OFFER, c.DISCARD)


@pytest.mark.parametrize("table", ALL_TABLES)
def test_everything_legal_is_in_the_universe(table: str) -> None:
    known: dict[int, frozenset[int]] = {}
    for number, (before, _, _) in enumerate(played(table, 5)):
        if number == 0:
            seats = range(before.rules.seats)
            known = {p: frozenset(universe(before.board, before.rules, p)) for p in seats}
        for p in before.awaiting:
            legal = {a.packed for a in before.legal(p) if kind_of(a.packed) not in FREE}
            assert legal <= known[p]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_ascends_within_a_kind_and_names_nothing_twice(players: int) -> None:
    game = Game.new(1, game="seafarers", players=players)
    for p in range(players):
        everything = list(universe(game.board, game.rules, p))
        assert len(set(everything)) == len(everything)
        for one, other in pairwise(everything):
            assert kind_of(one) != kind_of(other) or one < other


def test_the_base_game_has_none_of_it() -> None:
    game = Game.new(1)
    kinds = {kind_of(packed) for packed in universe(game.board, game.rules, 0)}
    assert not any(c.FIRST_SEA_KIND <= kind <= c.LAST_SEA_KIND for kind in kinds)
    foreign = {kind_of(packed) for packed in foreign_universe(game.board, game.rules, 0)}
    assert {c.SHIP, c.MOVE_SHIP, c.FOUND_SHIP, c.FREE_SHIP, c.MOVE_PIRATE, c.CHOOSE_GOLD} <= foreign
