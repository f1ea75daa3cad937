"""Which cities could have been kept from the barbarians."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import B_EDGES, A, B, ck, side, throw
from tests.rules.table import do, goods

from ostrov import Game
from ostrov.bots.runner import play_recorded
from ostrov.game.options import Options
from ostrov.players.search.cities_knights.city_defence import CityDefence, defence_action
from ostrov.testing import do as happen
from ostrov.testing import engine_mode
from ostrov.testing.cities_knights.city_losses import is_avoidable, losers, would_lose

GAMES = {"compiled": 6, "sanitized": 2, "plain": 1}[engine_mode()]
CASES = {
    "nothing to do it with": ({}, False),
    "a grain wakes the knight": ({"hand": goods(grain=1)}, True),
    "four of a kind are traded for it": ({"hand": goods(wool=4)}, True),
    "three are not": ({"hand": goods(wool=3)}, False),
    "the Warlord wakes it": ({"progress": {"warlord": 1}}, True),
    "a knight that is strong and asleep defends nobody": ({"hand": goods(wool=1, ore=1)}, False),
    "two trades would be needed": ({"knight": "", "hand": goods(brick=8, grain=1)}, False),
    "recruited and woken": ({"knight": "", "hand": goods(wool=1, ore=1, grain=1)}, True),
    "recruited and woken after a trade": ({"knight": "", "hand": goods(wool=1, ore=5)}, True),
    "nowhere to recruit": ({"knight": "", "roads": "", "hand": goods(wool=1, ore=1, grain=1)}, False),
    "a metropolis is safe": ({"improvements": {"trade": 3}, "hand": goods(cloth=4)}, True),
    "a level is not": ({"improvements": {"trade": 2}, "hand": goods(cloth=3)}, False),
}
"""What red could do when it ended its turn, and whether that would have saved its city."""


def lost_by_red(
    rival: str = "1a",
    knight: str = f"{B[2]}:1",
    roads: str = B_EDGES[1],
    hand: dict[str, int] | None = None,
    progress: dict[str, int] | None = None,
    improvements: dict[str, int] | None = None,
) -> bool:
    """Red ends its turn, in blue's roll the ship comes; whether red could have kept its city."""
    words: dict[str, Any] = {
        "pieces": {
            "red": side(cities=A[0], roads=roads, knights=knight),
            "blue": side(cities=A[4], knights=f"{B[6]}:{rival}" if rival else ""),
        },
        "hands": {"red": hand or {}},
        "progress": {"red": progress or {}},
        "improvements": {"red": improvements or {}},
    }
    game = ck(barbarians=6, phase="main", active="red", **words)
    last = game.state.copy()
    guarded = defence_action(game.board, game.rules, last, 0, CityDefence()) != 0
    do(game, "red", "end turn")
    battle = game.state.copy()
    throw(game, "blue", 12, "ship")
    assert 0 in losers(battle, game.state)
    avoidable = is_avoidable(game.board, game.rules, last, battle, 0)
    assert guarded == avoidable  # the guard knows beforehand: nobody else did anything
    return avoidable


@pytest.mark.clause("CK-LOSE-1", "CK-LOSE-2", "CK-BARB-3")
@pytest.mark.parametrize("case", CASES)
def test_a_loss_is_avoidable_when_the_goods_at_the_end_of_the_turn_were_enough(case: str) -> None:
    words, kept = CASES[case]
    assert lost_by_red(**words) == kept


@pytest.mark.clause("CK-LOSE-1", "CK-LOSE-2", "CK-SHIP-1")
@pytest.mark.parametrize(("ship", "wakes"), [(6, True), (4, True), (3, False), (0, False)])
def test_knights_are_woken_when_the_ship_is_near(ship: int, wakes: bool) -> None:
    pieces = {
        "red": side(cities=A[0], roads=B_EDGES[1], knights=f"{B[2]}:1"),
        "blue": side(cities=A[4], knights=f"{B[6]}:1a"),
    }
    game = ck(barbarians=ship, phase="main", active="red", pieces=pieces, hands={"red": goods(grain=1)})
    action = defence_action(game.board, game.rules, game.state, 0, CityDefence())
    assert (action != 0) == wakes
    if wakes:
        assert game.notation.action(action).kind == "activate"
        game.play(action, 0)
        assert defence_action(game.board, game.rules, game.state, 0, CityDefence()) == 0


@pytest.mark.clause("CK-LOSE-2")
def test_a_rival_without_knights_may_be_overtaken_though_the_battle_is_lost() -> None:
    assert lost_by_red(rival="", hand=goods(grain=1))
    assert not lost_by_red(rival="", knight="", hand=goods(grain=1))


def test_without_a_battle_nobody_loses() -> None:
    game = ck(barbarians=3, phase="before roll", active="red", pieces={"red": side(cities=A[0])})
    before = game.state.copy()
    throw(game, "red", 12, "ship")
    assert losers(before, game.state) == []


@pytest.mark.clause("CK-BARB-3", "CK-LOSE-1", "CK-LOSE-2", "CK-LOSE-4")
def test_battles_are_judged_as_the_engine_fights_them() -> None:
    options, battles = Options(game="cities_knights", board_setup="variable"), 0
    for seed in range(GAMES):
        played = play_recorded(options, ["greedy"], seed)
        game = Game.new(seed, explicit_chance=True, **options.changed())
        for action in played.history:
            before = game.state.copy()
            happen(game, action)
            if game.state.attacks > before.attacks and not game.over:
                found = [seat for seat in range(4) if would_lose(game.board, game.rules, before, seat)]
                assert losers(before, game.state) == found
                battles += 1
    assert battles > 0
