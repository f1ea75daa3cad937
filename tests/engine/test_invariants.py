"""B-INV-1 to -4 after every action of random games, offers included; and defects are noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.moves import Moves
from ostrov.engine.core.packs import one
from ostrov.engine.dispatch.audit import order_holds, run_audit
from ostrov.engine.dispatch.playout import Tally
from ostrov.testing import TABLES, audit_games, engine_mode

GAMES = {"compiled": 10_000, "sanitized": 300, "plain": 20}[engine_mode()]
ENDLESS = ("no end", "starving")  # where no card is safe at a seven a game may go on for ever
TRIVIAL = "sprint"
FULL = [table for table in TABLES if table not in (*ENDLESS, TRIVIAL)]
PARTS = 4  # of the games at a table; each on boards of its own, so that workers share the load
LIMIT = 20_000


@pytest.mark.clause("B-INV-1", "B-INV-2", "B-INV-3", "B-INV-4")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("table", FULL)
def test_invariants_hold_to_the_end(table: str, part: int) -> None:
    games = -(-GAMES // (len(FULL) * PARTS))
    assert audit_games(TABLES[table], games, part=part, limit=LIMIT) == games


@pytest.mark.parametrize("table", ENDLESS)
def test_invariants_hold_without_an_end(table: str) -> None:
    games = max(2, GAMES // 100)
    assert audit_games(TABLES[table], games, limit=2000) < games


def test_invariants_hold_when_it_ends_at_once() -> None:
    assert audit_games(TABLES[TRIVIAL], max(5, GAMES // 100)) > 0


def card_too_many(game: Game) -> None:
    game.state.bank += one(c.ORE)


def piece_too_many(game: Game) -> None:
    game.state.roads_left = [n + 1 for n in game.state.roads_left]


def buildings_too_close(game: Game) -> None:
    owner, level = game.state.owner, game.state.level
    node = next(v for v in range(game.board.nodes) if owner[v] == 1)
    other = game.board.node_node[3 * node]
    owner[other], level[other] = 1, 1
    left = game.state.settlements_left
    left[0] -= 1
    game.state.owner, game.state.level, game.state.settlements_left = owner, level, left


def award_to_the_wrong_seat(game: Game) -> None:
    game.state.route_holder = 1


def robber_at_sea(game: Game) -> None:
    game.state.robber = game.board.hexes


def offer_not_covered(game: Game) -> None:
    offer = game.state.offer
    offer[1] = 1 | (c.BUNDLE_SIGN + 31) << c.BUNDLE_BITS
    game.state.offer, game.state.offers, game.state.rolled = offer, 1, 1


def nothing_to_do(game: Game) -> None:
    game.state = Game.new(1, board=game.layout).state  # an empty board has no place for a free road
    game.state.phase = c.FREE_ROADS


def wrong_points(game: Game) -> None:
    game.state.points = [n + 1 for n in game.state.points]


@pytest.mark.parametrize(
    ("plant", "code"),
    [
        (card_too_many, 1),
        (piece_too_many, 2),
        (buildings_too_close, 3),
        (award_to_the_wrong_seat, 4),
        (robber_at_sea, 4),
        (offer_not_covered, 7),
        (nothing_to_do, 8),
        (wrong_points, 9),
    ],
)
def test_a_planted_defect_is_noticed_at_once(plant: Callable[[Game], None], code: int) -> None:
    game, tally = Game.new(1), Tally()
    plant(game)
    assert run_audit(game.board, game.rules, game.state, 1, 100, tally) == code
    assert tally.actions == 0


def test_a_defect_that_only_play_brings_out_is_noticed() -> None:
    """One edge is missing from the table of a node: the builders then overlook a site for a road."""
    game, tally = Game.new(1, board_setup="variable"), Tally()
    edges = game.board.node_edge
    for v in range(game.board.nodes):
        edges[3 * v + 2] = c.EDGES
    game.board.node_edge = edges
    assert run_audit(game.board, game.rules, game.state, 1, LIMIT, tally) == 9
    assert tally.actions > 0


def test_a_wrong_order_is_noticed() -> None:
    moves = Moves()
    moves.n, listed = 3, moves.action
    for found, holds in (([1, 2, 3], True), ([1, 3, 2], False), ([1, 1, 2], False)):
        listed[:3] = found
        moves.action = listed
        assert order_holds(moves) == holds


@pytest.mark.clause("B-SEVEN-2")
def test_a_single_card_is_not_halved() -> None:
    """Half of one card is none, whatever the limit: nobody has to choose a discard of nothing."""
    hands = {"red": {"ore": 1}, "blue": {"ore": 2}}
    for hand, phase in ((hands, c.DISCARDING), ({"red": {"ore": 1}}, c.ROBBING)):
        position = {"phase": "before roll", "hands": hand}
        game = Game.new(1, hand_limit=0, explicit_chance=True, position=position)
        game.play("roll")
        game.happen("dice 3 4")
        assert game.state.phase == phase
        assert list(game.state.due[:2]) == ([0, 1] if phase == c.DISCARDING else [0, 0])
