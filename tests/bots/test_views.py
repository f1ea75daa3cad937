"""Bots get views, and what they are told is all that they use."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ostrov import Action, Game, View
from ostrov.bots import BotError, BotRng, GameInfo, make_bot
from ostrov.bots.runner import play_recorded, play_views
from ostrov.engine.core.packs import total
from ostrov.engine.dispatch.awaiting import next_actor
from ostrov.game.options import Options
from ostrov.game.view import observe
from ostrov.game.view_state import state_from_view
from ostrov.knowledge.redact import any_cards

VARIABLE = Options(board_setup="variable")


class Silent:
    """A bot that has nothing to say."""

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        """Nothing."""
        return None


def test_a_likeness_looks_like_its_view() -> None:
    game = play_recorded(VARIABLE, ["greedy"], 3, limit=120)
    for seat in range(4):
        view = game.observe(seat)
        world = state_from_view(view, game.rules)
        assert observe(world, game.rules, seat) == view
        assert world != game.state


def test_a_likeness_hides_the_sizes_that_the_view_hides() -> None:
    game = play_recorded(VARIABLE.with_(public_hand_counts=False), ["greedy"], 3, limit=120)
    world = state_from_view(game.observe(0), game.rules)
    assert world.hand[0] == game.state.hand[0]
    assert world.hand[1:] == [0] * 5


@pytest.mark.parametrize("number", [0, 1, 63, 64, 100, 500])
def test_a_pack_of_any_size_can_be_made_up(number: int) -> None:
    assert total(any_cards(number)) == number


def test_a_bot_that_must_act_must_choose() -> None:
    game = Game.new(1, board_setup="variable")
    with pytest.raises(BotError, match="has to act and did not"):
        play_views(game, [Silent()] * 4, 1)
    assert game.history == []


def test_spectators_do_not_act() -> None:
    game = Game.new(1, board_setup="variable")
    with pytest.raises(ValueError, match="spectator"):
        make_bot("greedy", GameInfo.of(game)).choose(game.observe(None), game.legal(), BotRng(1, 0))


def test_luck_is_the_same_at_the_same_place_and_fair() -> None:
    assert BotRng(5, 9).below(1000) == BotRng(5, 9).below(1000)
    assert BotRng(5, 9).below(1000) != BotRng(5, 9).below(1000, 1)
    drawn = [BotRng(5, place).below(6) for place in range(3000)]
    assert all(400 < drawn.count(n) < 600 for n in range(6))


def test_a_bot_needs_no_game_of_its_own() -> None:
    """The choice depends on table, view, list and luck alone."""
    game = play_recorded(VARIABLE, ["greedy"], 11, limit=60)
    seat = next_actor(game.rules, game.state)
    table = GameInfo.of(game)
    for name in ("random", "greedy"):
        choices = {
            make_bot(name, table).choose(game.observe(seat), game.legal(seat), BotRng(1, 2)) for _ in range(2)
        }
        assert len(choices) == 1
        assert choices <= set(game.legal(seat))
