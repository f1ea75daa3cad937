"""The players that trade and search: legal, honest, the same for the same luck, not blind to a win."""

from __future__ import annotations

import random
import re

import pytest
from tests.rules.table import goods, own, table

from ostrov import Game
from ostrov.bots import BotRng, GameInfo, make_bot
from ostrov.bots.search_bot import PLANNER, TRADER, player_of
from ostrov.bots.weights import WeightsError
from ostrov.engine.core.moves import Moves
from ostrov.engine.dispatch.awaiting import next_speaker
from ostrov.engine.dispatch.legal import is_legal
from ostrov.players.search.player import Player, player_action
from ostrov.testing import check_bot, engine_mode, permute_hidden

GAMES = {"compiled": 3, "sanitized": 2, "plain": 1}[engine_mode()]
ACTIONS = {"compiled": 4000, "sanitized": 150, "plain": 40}[engine_mode()]
STYLES = {"trader": TRADER, "planner": PLANNER}
GAME_NAMES = ["base", "cities_knights"]


def thinker(style: str = "planner", game: str = "base") -> Player:
    """The player, with little time where it is slow."""
    player = player_of(game, STYLES[style])
    if engine_mode() == "plain":
        player.search.plies, player.worlds.n, player.rollout.worlds = 1, 2, 0
    return player


def choice(player: Player, game: Game, seat: int, place: int) -> int:
    """What it does there, by what it sees at this moment alone."""
    player.worlds.remembers = 0
    return player_action(game.board, game.rules, game.state, seat, 5, 6, place, player)


@pytest.mark.parametrize("game_name", GAME_NAMES)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_it_does_is_legal(seed: int, style: str, game_name: str) -> None:
    player, moves = thinker(style, game_name), Moves()
    players = 3 + seed % 2 if game_name == "cities_knights" else 2 + seed % 3
    game = Game.new(seed, game=game_name, board_setup="variable", players=players)
    for place in range(ACTIONS):
        if game.over:
            break
        seat = next_speaker(game.rules, game.state)
        packed = choice(player, game, seat, place)
        assert is_legal(game.board, game.rules, game.state, packed, moves)
        game.play(packed)
    assert game.over or engine_mode() != "compiled"


@pytest.mark.skipif(engine_mode() != "compiled", reason="whole games of a bot that searches")
@pytest.mark.parametrize(("name", "seed"), [("planner", 27), ("trader", 31)])
def test_it_robs_only_where_that_is_legal_when_sizes_of_hands_are_hidden(name: str, seed: int) -> None:
    report = check_bot(name, tables=["hidden hands in order"], seeds=[seed])
    assert report.ok, str(report)


@pytest.mark.clause("B-INFO-1", "B-INFO-2", "CK-GATE-5")
@pytest.mark.parametrize("game_name", GAME_NAMES)
@pytest.mark.parametrize("style", STYLES)
def test_it_does_the_same_whatever_is_hidden_from_it(style: str, game_name: str) -> None:
    rng, player = random.Random(3), thinker(style, game_name)
    game = Game.new(11, game=game_name, board_setup="variable")
    looked = 0
    for place in range(min(ACTIONS, 400)):
        if game.over:
            break
        seat = next_speaker(game.rules, game.state)
        packed = choice(player, game, seat, place)
        if place % 5 == 0:
            twin = permute_hidden(game, seat, rng)
            looked += twin.state != game.state
            assert choice(player, twin, seat, place) == packed
        game.play(packed)
    assert looked > 0


@pytest.mark.parametrize("game_name", GAME_NAMES)
@pytest.mark.parametrize("level", STYLES)
def test_as_a_bot_it_goes_by_its_view_and_its_luck(level: str, game_name: str) -> None:
    game = Game.new(4, game=game_name, board_setup="variable")
    bot, again = (make_bot(level, GameInfo.of(game)) for _ in range(2))
    for place in range(min(ACTIONS // 4, 60)):
        seat = next_speaker(game.rules, game.state)
        view, legal = game.observe(seat), game.legal(seat)
        chosen = bot.choose(view, legal, BotRng(9, place))
        assert chosen == again.choose(view, legal, BotRng(9, place))
        assert chosen is not None
        game.play(chosen)


@pytest.mark.clause("B-WIN-1")
def test_it_takes_a_win_through_the_bank() -> None:
    game = table(
        victory_points=3,
        phase="main",
        rolled=True,
        pieces={
            "red": own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE"),
            "blue": own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE"),
        },
        hands={"red": goods(grain=2, ore=2, wool=4)},
    )
    packed = choice(thinker(), game, 0, 0)
    assert game.notation.action(packed).text == "bank 4 wool for 1 ore"


@pytest.mark.parametrize("name", ["seafarers", "cities_knights+seafarers"])
def test_a_set_of_expansions_without_a_value_is_named(name: str) -> None:
    known = "base, base_opening, cities_knights, cities_knights_opening"
    with pytest.raises(WeightsError, match=rf"no learned value for {re.escape(name)}; there are .* {known}"):
        player_of(name, PLANNER)
