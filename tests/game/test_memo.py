"""What is remembered is what was worked out; games that are alike share it."""

from __future__ import annotations

import pytest

from ostrov import Game
from ostrov.game import memo
from ostrov.game.action import NotationError
from ostrov.game.memo import Memo


def test_each_key_is_worked_out_once() -> None:
    asked: list[int] = []

    def double(n: int) -> int:
        asked.append(n)
        return 2 * n

    found: Memo[int, int] = Memo(double)
    assert [found[3], found[3], found[4]] == [6, 6, 8]
    assert asked == [3, 4]


def test_errors_are_not_remembered_and_the_limit_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memo, "LIMIT", 3)
    found: Memo[int, float] = Memo(lambda n: 1 / n)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            found[0]
    for n in range(1, 10):
        assert found[n] == 1 / n
        assert len(found) <= 3


def test_games_on_one_map_share_the_words_of_actions() -> None:
    one, two = Game.new(1, board_setup="variable"), Game.new(2, board_setup="variable")
    assert one.board is not two.board
    assert one.parse("road (0,0)NE", 0) is two.parse("road (0,0)NE", 0)
    assert one.parse("road (0,0)NE", 1) != two.parse("road (0,0)NE", 0)
    other = Game.new(1, game="cities_knights")
    assert other.parse("dice 3 4 ship").text == "dice 3 4 ship"
    with pytest.raises(NotationError):
        one.parse("dice 3 4 ship")
