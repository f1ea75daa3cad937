"""Bots make few offers in a turn, and none twice; whatever else they do is not held back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from tests.rules.table import goods, own, table

from ostrov import Action, Game, View
from ostrov.bots import Luck
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.registry import BOTS, Entry
from ostrov.table.bot_turn import next_bot
from ostrov.table.brake import BOT_OFFERS
from ostrov.table.fate import Fate
from ostrov.testing import engine_mode

ACTIONS = {"compiled": 2500, "sanitized": 250, "plain": 60}[engine_mode()]
BOXES = {"base": 3, "cities_knights": 2}
"""Seeds of games in which experts would make many offers in a turn."""


def played(level: str, box: str) -> Iterator[tuple[Game, Action]]:
    """A game of four bots of a level, and what each is about to do."""
    seed = BOXES[box]
    game, fate = Game.new(seed, game=box, board_setup="variable"), Fate(seed)
    for number in range(ACTIONS):
        turn = next_bot(game, dict.fromkeys(range(4), level), number, seed)
        if turn is None:
            return
        action = game.parse(turn.choose(), turn.seat)
        yield game, action
        fate.play_through(game, action, turn.seat)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("level", ["trader", "planner"])
def test_bots_make_few_offers_in_a_turn_and_none_twice(level: str, box: str) -> None:
    made: Counter[int] = Counter()
    seen = 0
    for game, action in played(level, box):
        if action.kind == "end turn":
            made.clear()
        elif action.kind == "offer" and action.seat == game.state.active:
            made[action.packed] += 1
            seen += 1
            assert made[action.packed] == 1, f"{action.text} again"
            assert made.total() <= BOT_OFFERS
    assert seen > 5 or engine_mode() != "compiled"


class Parrot(GreedyBot):
    """Says the same offer for ever."""

    def choose(self, view: View, legal: Sequence[Action], luck: Luck) -> Action | None:
        """Wool for ore."""
        assert view.seat is not None
        return self.notation.parse("offer 1 wool for 1 ore", view.seat)


def test_a_bot_that_has_offered_enough_does_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "parrot", Entry(Parrot, quick=True))
    game = table(
        phase="main",
        rolled=True,
        pieces={"red": own("(0,-1)N (-2,1)N", roads="(0,-1)NE (-2,1)NE")},
        hands={"red": goods(wool=2)},
    )
    red = game.notation.colours[0]
    turn = next_bot(game, {0: "parrot"}, 1, 1)
    assert turn is not None
    assert turn.choose() == "offer 1 wool for 1 ore"
    game.play("offer 1 wool for 1 ore", 0)
    for seat in (1, 2, 3):
        game.play(f"decline {red}", seat)
    turn = next_bot(game, {0: "parrot"}, 2, 1)
    assert turn is not None
    assert turn.choose() == "end turn"
