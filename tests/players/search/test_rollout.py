"""Playing on in imagined worlds: the best few actions, honest, legal, the same for the same luck."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.rules.cities_knights.table import A, ck, side
from tests.rules.table import goods

from ostrov import Game
from ostrov.bots.search_bot import PLANNER, player_of
from ostrov.engine import constants as c
from ostrov.engine.core.moves import Moves
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.awaiting import next_speaker
from ostrov.engine.dispatch.invariants import violated
from ostrov.engine.dispatch.legal import is_legal
from ostrov.knowledge.worlds import sample_worlds
from ostrov.players.constants import SEARCH_WIDTH
from ostrov.players.search.context import SearchContext
from ostrov.players.search.player import Player, player_action
from ostrov.players.search.rollout import (
    Rollout,
    best_two,
    choose_some,
    follow_line,
    play_out,
    rollout_action,
)
from ostrov.testing import EXPANSION_TABLES, engine_mode, permute_hidden

WORLDS = {"compiled": 4, "sanitized": 2, "plain": 1}[engine_mode()]
ACTIONS = {"compiled": 300, "sanitized": 60, "plain": 30}[engine_mode()]
GAMES = ["base", "cities_knights"]


def thinker(game_name: str, worlds: int = WORLDS) -> Player:
    """A player that plays on, with little time where it is slow."""
    player = player_of(game_name, PLANNER, worlds=worlds)
    player.rollout.margin = 0.2  # nearly everything is played on
    if engine_mode() == "plain":
        player.search.plies, player.rollout.loop.scratch.search.plies, player.worlds.n = 1, 1, 2
    return player


def choice(player: Player, game: Game, seat: int, place: int) -> int:
    """What it does there, by what it sees at this moment alone."""
    player.worlds.remembers = 0
    return player_action(game.board, game.rules, game.state, seat, 5, 6, place, player)


def played(player: Player, game_name: str) -> Iterator[tuple[Game, int, int, int]]:
    """The decisions of a game, with what the player does."""
    yield from played_at(player, Game.new(11, game=game_name, board_setup="variable"))


def played_at(player: Player, game: Game) -> Iterator[tuple[Game, int, int, int]]:
    """The same for a game that has been set up."""
    for place in range(ACTIONS):
        if game.over:
            return
        seat = next_speaker(game.rules, game.state)
        packed = choice(player, game, seat, place)
        yield game, seat, place, packed
        game.play(packed)


def filled(*values: float) -> list[float]:
    """As long as a list by action has to be."""
    return [*values] + [0.0] * (SEARCH_WIDTH - len(values))


def chosen(values: list[float], best: float, **settings: float) -> list[tuple[int, float]]:
    """Actions and values that are played on, of those that a search has kept."""
    context, rollout = SearchContext(), Rollout()
    context.found = len(values)
    context.value = values + [0.0] * (len(context.value) - len(values))
    context.kept = list(range(len(context.kept)))
    for name, setting in settings.items():
        setattr(rollout, name, setting)
    choose_some(best, context, rollout)
    return list(zip(rollout.action, rollout.value, strict=True))[: rollout.n]


def test_the_best_few_are_played_on_the_best_first() -> None:
    values = [0.25, 0.5, 0.375, 0.4375]
    assert chosen(values, 0.5, margin=0.2) == [(1, 0.5), (3, 0.4375), (2, 0.375)]
    assert chosen(values, 0.5, margin=0.2, most=2) == [(1, 0.5), (3, 0.4375)]
    assert chosen(values, 0.5, margin=0.01) == [(1, 0.5)]


def test_the_best_two_go_on() -> None:
    rollout = Rollout()
    rollout.n = 4
    rollout.value = filled(0.5, 0.375, 0.25, 0.25)
    rollout.later = filled(0.5, 0.25, 1.5, 1.0)
    best_two(2, rollout)  # in two worlds: 1.5, 1.0, 2.0, 1.5; the first of equals stays
    assert list(rollout.left)[:4] == [1, 0, 1, 0]


def asking(card: str, public_hand_counts: bool = True, **others: dict[str, int]) -> Game:
    """Red has half a city in hand, and a card that lives on the others."""
    return ck(
        public_hand_counts=public_hand_counts,
        pieces={
            "red": side(A[0], A[4], knights=f"{A[2]}:1a"),
            "blue": side("(0,-1)N", f"{A[8]} {A[10]}"),
            "orange": side("(0,2)S", "(1,1)SE"),
            "white": side("(-1,2)S", "(2,-2)N"),
        },
        hands={"red": goods(grain=2, ore=1), **others},
        progress={"red": {card: 1}},
    )


def test_a_turn_goes_on_by_what_is_in_the_own_hand() -> None:
    rich = asking("resource monopoly", blue=goods(ore=2))
    poor = asking("resource monopoly", blue=goods(wool=2))
    player = thinker("cities_knights")
    rollout = player.rollout
    rollout.action = [rich.notation.parse("play resource monopoly ore", 0).packed] * SEARCH_WIDTH
    rollout.work.copy_from(rich.state)
    follow_line(rich.board, rich.rules, 0, 0, player.search.budget, rollout)
    kinds = [rich.notation.action(packed).kind for packed in list(rollout.line)[: rollout.length[0]]]
    assert kinds[0] == "city"
    for game, left in ((rich, 2), (poor, 3)):
        rollout.work.copy_from(game.state)
        play_out(game.board, game.rules, 0, 0, 3, 4, rollout)
        assert violated(game.board, game.rules, rollout.work, State()) == 0
        assert rollout.work.cities_left[0] == left


def test_a_world_in_which_something_is_not_legal_is_left_out() -> None:
    game = asking("master merchant", public_hand_counts=False, blue=goods(ore=1), white=goods(wool=1))
    player, empty = player_of("cities_knights", PLANNER, worlds=1), 0
    context, worlds, rollout = player.search, player.worlds, player.rollout
    for seed in range(20):
        sample_worlds(game.rules, game.state, 0, seed, 6, 0, worlds)
        context.found, context.value = 2, [0.5] * len(context.value)
        robs = game.notation.parse("play master merchant blue", 0).packed
        context.kept = [game.notation.parse("end turn", 0).packed] + [robs] * (len(context.kept) - 1)
        context.chosen = context.kept[0]
        ends = game.board, game.rules, game.state, 0
        assert rollout_action(*ends, context, worlds, rollout) in context.kept
        empty += worlds.work.hand[1] == 0
        assert (rollout.later[0] == rollout.later[1] == 0.0) == (worlds.work.hand[1] == 0)
    assert 0 < empty < 20


@pytest.mark.parametrize("name", EXPANSION_TABLES)
def test_worlds_stay_whole_at_every_table(name: str) -> None:
    """Nothing is done in a world that is not legal there, be counts of cards open or hidden."""
    options = dict(EXPANSION_TABLES[name])
    player, spare, looked = thinker("cities_knights"), State(), 0
    for game, _, _, packed in played_at(player, Game.new(5, **options)):
        if player.rollout.n > 1:
            looked += 1
            assert violated(game.board, game.rules, player.rollout.work, spare) == 0
        if not is_legal(game.board, game.rules, game.state, packed, Moves()):
            assert not game.rules.open_hand_counts  # the bot asks the greedy player then
            return
        player.rollout.n = 0
    assert looked or engine_mode() != "compiled"


@pytest.mark.clause("B-INFO-1", "B-INFO-2", "CK-GATE-5")
@pytest.mark.parametrize("game_name", GAMES)
def test_what_is_hidden_changes_nothing_and_all_is_legal(game_name: str) -> None:
    player, rng, moves, looked = thinker(game_name), random.Random(3), Moves(), 0
    for game, seat, place, packed in played(player, game_name):
        assert is_legal(game.board, game.rules, game.state, packed, moves)
        if place % 5 == 0:
            twin = permute_hidden(game, seat, rng)
            looked += twin.state != game.state
            assert choice(player, twin, seat, place) == packed
    assert looked


@pytest.mark.skipif(engine_mode() != "compiled", reason="hundreds of decisions, each played on")
def test_it_sometimes_thinks_better_of_it() -> None:
    hasty = thinker("cities_knights", worlds=0)
    changed = [
        place
        for game, seat, place, packed in played(thinker("cities_knights"), "cities_knights")
        if game.state.phase == c.MAIN and choice(hasty, game, seat, place) != packed
    ]
    assert changed
