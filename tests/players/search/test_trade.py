"""Trade between players: what is offered, answered, countered and closed, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.table import goods, own, table

from ostrov import Game
from ostrov.bots.search_bot import PLANNER, SILENT, Style, player_of
from ostrov.engine.dispatch.awaiting import next_speaker
from ostrov.players.search.player import Player, player_action
from ostrov.testing import engine_mode

RED = own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE")
BLUE = own("(0,2)N (-2,2)N", roads="(0,1)E (-2,2)NE")


def position(hands: dict[str, Any], **other: Any) -> Game:
    """Red is to act after its roll; red and blue have two settlements each."""
    return table(phase="main", rolled=True, pieces={"red": RED, "blue": BLUE}, hands=hands, **other)


def player(style: Style = PLANNER) -> Player:
    """A player that remembers nothing of the game so far, with little time where it is slow."""
    found = player_of("base", style)
    if engine_mode() == "plain":
        found.search.plies = 1
    return found


def said(game: Game, seat: int, style: Style = PLANNER) -> str:
    """What the player does there."""
    packed = player_action(game.board, game.rules, game.state, seat, 1, 2, 3, player(style))
    return game.notation.action(packed).text


ONE_ORE_SHORT = {
    "red": goods(grain=2, ore=2, wool=1),
    "blue": goods(ore=2, lumber=1, brick=1, grain=1),
    "white": goods(ore=1, lumber=2),
}


@pytest.mark.clause("B-DOM-1", "B-DOM-2")
def test_what_is_missing_for_a_city_is_asked_for() -> None:
    game = position(ONE_ORE_SHORT)
    assert said(game, 0) == "offer 1 wool for 1 ore"


@pytest.mark.clause("B-DOM-2", "H-3")
def test_who_does_not_trade_makes_no_offer_and_takes_none() -> None:
    assert not said(position(ONE_ORE_SHORT), 0, SILENT).startswith("offer")
    assert not said(position(ONE_ORE_SHORT, domestic_trade=False), 0).startswith("offer")
    game = position(ONE_ORE_SHORT)
    game.play("offer 1 wool for 1 ore", 0)
    assert said(game, 1, SILENT).startswith("decline")


@pytest.mark.clause("B-DOM-6", "B-WIN-1")
def test_nobody_is_helped_to_win_in_this_very_turn() -> None:
    hands = {"red": goods(grain=4, ore=2, wool=3), "blue": goods(ore=4)}  # a city for both
    harmless = position(hands, victory_points=10)
    harmless.play("offer 2 grain for 1 ore", 0)
    assert said(harmless, 1) == "accept"
    deadly = position(hands, victory_points=3)
    deadly.play("offer 2 grain for 1 ore", 0)  # a city is red's third point
    assert said(deadly, 1) != "accept"


@pytest.mark.clause("B-DOM-1", "B-DOM-7")
def test_an_agreed_exchange_is_closed_and_used() -> None:
    game = position(ONE_ORE_SHORT)
    red = game.notation.colours[0]
    game.play(said(game, 0), 0)
    for seat in range(1, game.rules.seats):
        game.play("accept" if game.notation.colours[seat] == "white" else f"decline {red}", seat)
    assert said(game, 0).startswith("deal")
    game.play(said(game, 0), 0)
    assert said(game, 0).startswith("city")


@pytest.mark.skipif(engine_mode() != "compiled", reason="whole games of planners take minutes otherwise")
@pytest.mark.parametrize("game_name", ["base", "cities_knights"])
def test_planners_make_answer_counter_and_close_offers(game_name: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(3):
        game, planner = Game.new(seed, game=game_name, board_setup="variable"), player_of(game_name, PLANNER)
        for place in range(3000):
            if game.over:
                break
            seat = next_speaker(game.rules, game.state)
            packed = player_action(game.board, game.rules, game.state, seat, seed, 2, place, planner)
            kind = game.notation.action(packed).kind
            kinds[f"other {kind}" if seat != game.state.active else kind] += 1
            game.play(packed)
        assert game.over
    assert kinds["offer"] > kinds["deal"] > 10
    assert kinds["other offer"] > 0
    assert kinds["other accept"] > 0
    assert kinds["other decline"] > kinds["other accept"]
