"""The greedy player with lapses: legal, lesser, never stuck, the same for the same luck."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.table import goods, own, table

from ostrov import Game
from ostrov.bots import BotRng, GameInfo, make_bot
from ostrov.bots.easy_bot import EasyBot
from ostrov.engine import constants as c
from ostrov.engine.core.actions import kind_of
from ostrov.engine.dispatch.awaiting import next_speaker
from ostrov.testing import bot_walk, engine_mode

GAME_NAMES = {
    "base": {"board_setup": "variable"},
    "cities_knights": {"game": "cities_knights", "board_setup": "variable"},
}
GAMES = {"compiled": 4, "sanitized": 1, "plain": 1}[engine_mode()]
ACTIONS = {"compiled": 4000, "sanitized": 400, "plain": 150}[engine_mode()]
LONGEST_TURN = 60
MAY_LAPSE = {
    c.FOUND_SETTLEMENT,
    c.FOUND_ROAD,
    c.ROAD,
    c.SETTLEMENT,
    c.CITY,
    c.BANK_TRADE,
    c.IMPROVE,
    c.RECRUIT,
    c.END_TURN,
}


@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_it_plays_whole_games_by_the_rules_and_no_turn_goes_on_for_ever(game_name: str) -> None:
    for seed in range(GAMES):
        in_turn, turn = 0, (-1, -1)
        for game in bot_walk(["easy"], GAME_NAMES[game_name], seed, limit=ACTIONS):  # refuses what is illegal
            now = game.state.turn, game.state.active
            in_turn, turn = (in_turn + 1, turn) if now == turn else (0, now)
            assert in_turn < LONGEST_TURN
        assert game.over or engine_mode() != "compiled"


@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_it_lapses_now_and_then_and_only_where_it_is_free(game_name: str) -> None:
    decisions, lapses = Counter[int](), Counter[int]()
    for seed in range(2 * GAMES):
        for game in bot_walk(["greedy"], GAME_NAMES[game_name], seed, limit=ACTIONS):
            if game.over:
                break
            seat = next_speaker(game.rules, game.state)
            table, view, legal = GameInfo.of(game), game.observe(seat), game.legal(seat)
            luck = BotRng(seed, len(game.history))
            best = make_bot("greedy", table).choose(view, legal, luck)
            chosen = make_bot("easy", table).choose(view, legal, luck)
            again = make_bot("easy", table).choose(view, legal, luck)
            assert chosen == again
            if best is None:
                assert chosen is None
                continue
            assert chosen is not None
            decisions[kind_of(best.packed)] += 1
            if chosen != best:
                assert chosen in legal
                assert kind_of(chosen.packed) in (kind_of(best.packed), c.END_TURN)
                assert kind_of(chosen.packed) in MAY_LAPSE
                lapses[kind_of(best.packed)] += 1
    assert lapses
    assert not lapses.keys() & {c.DISCARD, c.MOVE_ROBBER, c.ROLL, c.END_TURN, c.ACCEPT, c.DECLINE}
    if engine_mode() == "compiled":
        for kind in (c.FOUND_SETTLEMENT, c.ROAD, c.BANK_TRADE):
            assert 0 < lapses[kind] < decisions[kind] / 2


def test_a_lapse_of_founding_is_still_in_the_better_half() -> None:
    game = Game.new(3, board_setup="variable")
    seat, legal, table = game.state.active, game.legal(), GameInfo.of(game)
    easy = make_bot("easy", table)
    chosen = Counter(easy.choose(game.observe(seat), legal, BotRng(5, place)) for place in range(400))
    best, times = chosen.most_common(1)[0]
    assert best == make_bot("greedy", table).choose(game.observe(seat), legal, BotRng(5, 0))
    assert 300 < times < 380
    assert 10 < len(chosen) <= len(legal) // 2 + 1


@pytest.mark.clause("B-MAR-1")
def test_a_lapse_at_the_bank_gives_the_same_cards_for_others() -> None:
    game = table(
        phase="main",
        rolled=True,
        pieces={"red": own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE")},
        hands={"red": goods(wool=4, lumber=4)},
    )
    legal = game.legal(0)
    best = next(action for action in legal if action.text == "bank 4 wool for 1 ore")
    lapses = EasyBot(GameInfo.of(game))._lapses(best, legal)
    assert {action.text for action in lapses if kind_of(action.packed) == c.BANK_TRADE} == {
        f"bank 4 wool for 1 {good}" for good in ("brick", "lumber", "grain", "ore")
    }
