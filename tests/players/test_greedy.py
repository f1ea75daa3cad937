"""The greedy player over whole games: strong enough, honest, fair to all seats, never silly."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.actions import first_of, kind_of, second_of, third_of
from ostrov.engine.core.packs import count, one, some, total
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.awaiting import next_actor
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.first_position import board_of, start_setup
from ostrov.game.options import Options
from ostrov.game.tables import rules_of
from ostrov.players.game_loop import GameLoop, decide
from ostrov.players.greedy.context import GreedyContext
from ostrov.players.greedy.notes import unseen_cards
from ostrov.players.greedy.policy import greedy_action
from ostrov.players.matches import Counts, run_matches

VARIABLE = Options(board_setup="variable")
PIPS = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1)


def matches(policies: list[int], seed: int, games: int, **options: Any) -> Counts:
    """The counts of some games."""
    agreed = VARIABLE.with_(players=len(policies), **options)
    geometry, board = board_of(agreed)
    loop, counts = GameLoop(), Counts()
    loop.limit = 100_000
    loop.policy = policies + [0] * (c.SEATS - len(policies))
    deal = start_setup(agreed, geometry, ())
    run_matches(deal, board, rules_of(agreed), loop, seed, games, counts)
    return counts


def choice(game: Game, seat: int) -> int:
    """What the greedy player does there."""
    state = game.state.copy()
    packed = greedy_action(game.board, game.rules, state, seat, GreedyContext())
    assert state == game.state
    return packed


def decisions(seed: int, policies: list[int], **options: Any) -> Iterator[tuple[Game, int, int]]:
    """Every decision of one game before it is carried out: the game, the seat, what it does."""
    game = Game.new(seed, board_setup="variable", players=len(policies), **options)
    loop = GameLoop()
    loop.policy = policies + [0] * (c.SEATS - len(policies))
    loop.begin(seed, 0)
    for k in range(5000):
        if game.over:
            return
        seat = next_actor(game.rules, game.state)
        world = (game.board, game.rules, game.state)
        loop.actions = k
        packed = decide(*world, seat, loop)
        yield game, seat, packed
        game.play(packed)
    pytest.fail("the game does not end")


@pytest.mark.parametrize("seat", range(4))
def test_beats_three_random_players_from_every_seat(seat: int) -> None:
    policies = [int(p == seat) for p in range(4)]
    assert matches(policies, 1000 * seat, 30).wins[seat] >= 29


def test_four_of_them_end_every_game() -> None:
    counts = matches([1, 1, 1, 1], 1, 20)
    assert counts.unfinished == 0
    assert 50 < counts.turns / counts.games < 110


def disguised(game: Game, seat: int, rng: random.Random) -> State:
    """A state that looks the same to a seat: other hands, cards and discards, as many of each.

    Hidden stacks of the bank (H-4) are of any size, but for those of one card or none.
    """
    s, twin = game.state, game.state.copy()
    others = [q for q in range(game.rules.seats) if q != seat]
    hand, cards, thrown = list(s.hand), list(s.cards), list(s.thrown)
    for q in others:
        hand[q] = sum(one(rng.randrange(c.RESOURCES)) for _ in range(total(s.hand[q])))
        kept = [g for g in range(c.RESOURCES) for _ in range(count(hand[q], g))]
        thrown[q] = sum(one(g) for g in rng.sample(kept, total(s.thrown[q])))
    hidden = unseen_cards(game.rules, s, seat)
    left = [kind for kind in range(c.CARD_KINDS) for _ in range(count(hidden, kind))]
    rng.shuffle(left)
    for q in others:
        cards[q] = sum(one(left.pop()) for _ in range(total(s.cards[q])))
    twin.hand, twin.cards, twin.thrown, twin.deck = hand, cards, thrown, sum(one(kind) for kind in left)
    if not game.rules.open_bank:
        sizes = [count(s.bank, g) for g in range(c.RESOURCES)]
        twin.bank = sum(some(g, rng.randint(2, 19) if n > 1 else n) for g, n in enumerate(sizes))
    return twin


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        *((seed, {}) for seed in range(4)),
        (4, {"public_bank_counts": False}),
        (5, {"public_bank_counts": False, "friendly_robber": True, "rounds_without_seven": 4}),
    ],
)
def test_what_is_hidden_changes_no_decision(seed: int, options: dict[str, Any]) -> None:
    rng, compared = random.Random(seed), 0
    for game, seat, _ in decisions(seed, [1, 1, 0, 1], **options):
        seen = choice(game, seat)
        for _ in range(3):
            twin = disguised(game, seat, rng)
            arguments = (game.board, game.rules, twin, seat, GreedyContext())
            assert greedy_action(*arguments) == seen
            compared += 1
    assert compared > 300


def courses(seed: int, renamed: Callable[[int, int], tuple[int, ...]], **options: Any) -> list[list[Any]]:
    """The same game with another seat as the starter each time, told with seats counted from the starter."""
    found = []
    for starter in (0, 1, 3):
        game = Game.new(seed, board_setup="variable", starter=starter, **options)
        course = []
        while not game.over:
            packed = choice(game, next_actor(game.rules, game.state))
            course.append(renamed(packed, starter))
            game.play(packed)
        found.append(course)
    return found


def renamed(packed: int, starter: int) -> tuple[int, ...]:
    """An action with seats counted from the starter."""
    kind, actor, third = kind_of(packed), (packed >> c.ACTOR_SHIFT) & 7, third_of(packed)
    first, second = first_of(packed), second_of(packed)
    if kind == c.MOVE_ROBBER and second != c.NOBODY:
        second = (second - starter) % 4
    return kind, (actor - starter) % 4, first, second, third


@pytest.mark.parametrize("seed", range(5))
def test_no_seat_is_favoured(seed: int) -> None:
    """The same game with everybody one chair further takes the same course."""
    found = courses(seed, renamed)
    assert found[1:] == found[:-1]


def pips_of(game: Game, node: int) -> int:
    """The pips of the hexes around a node."""
    hexes = game.board.node_hex[3 * node : 3 * node + 3]
    return sum(PIPS[game.state.token[h]] for h in hexes if h < game.board.hexes)


def leads_on(game: Game, edge: int) -> bool:
    """A settlement can be founded one road beyond a founding road."""
    ends = game.board.edge_node[2 * edge : 2 * edge + 2]
    far = next(v for v in ends if v != game.state.last_node)
    beyond = game.board.node_node[3 * far : 3 * far + 3]
    return any(v < game.board.nodes and game.state.open_nodes[0] >> v & 1 for v in beyond)


def test_founds_on_strong_nodes_with_roads_that_lead_somewhere() -> None:
    strong = roads = places = 0
    for seed in range(12):
        for game, seat, packed in decisions(seed, [1, 1, 1, 1]):
            if game.state.phase > c.FOUND_ROAD_PHASE:
                break
            if kind_of(packed) == c.FOUND_SETTLEMENT:
                legal = [first_of(x) for x in legal_actions(game.board, game.rules, game.state, seat)]
                rank = sorted((pips_of(game, v) for v in legal), reverse=True)
                strong += pips_of(game, first_of(packed)) >= rank[len(rank) // 5]
                places += 1
            else:
                legal = [first_of(x) for x in legal_actions(game.board, game.rules, game.state, seat)]
                assert leads_on(game, first_of(packed)) or not any(leads_on(game, e) for e in legal)
                roads += leads_on(game, first_of(packed))
    assert min(strong, roads) >= 0.9 * places


def test_robs_others_and_never_itself() -> None:
    robberies = thefts = 0
    for seed in range(12):
        for game, seat, packed in decisions(seed, [1, 1, 1, 1]):
            if kind_of(packed) == c.MOVE_ROBBER:
                robberies += 1
                thefts += second_of(packed) != c.NOBODY
                assert not game.state.hex_seats[first_of(packed)] >> seat & 1
    assert robberies > 100
    assert thefts > 0.95 * robberies


def test_a_trade_with_the_bank_leads_to_a_purchase() -> None:
    trades = 0
    for seed in range(12):
        before = 0
        for _, _, packed in decisions(seed, [1, 1, 1, 1]):
            if before == c.BANK_TRADE:
                trades += 1
                assert kind_of(packed) != c.END_TURN
            before = kind_of(packed)
    assert trades > 100
