"""Playing and refusing, through the doors that people use."""

from __future__ import annotations

import pytest

from ostrov import Event, Game, IllegalAction, NotationError


def test_play_tells_the_action_and_the_chance_that_answers() -> None:
    game = Game.new(5)
    told = game.play("roll")
    assert all(isinstance(event, Event) for event in told)
    assert told[0].kind == "dice"
    assert [action.kind for action in game.history] == ["roll", "dice"]
    assert [told[0].public["dice"]] == [[game.state.die_one, game.state.die_two]]


def test_with_explicit_chance_nothing_happens_by_itself() -> None:
    game = Game.new(5, explicit_chance=True)
    assert game.play("roll") == []
    assert game.chance_is_next
    assert game.awaiting == ()
    assert game.happen("dice 1 1")[0].kind == "dice"


@pytest.mark.parametrize("text", ["road (1,-1)SW", "end turn", "buy card"])
def test_a_refused_action_leaves_the_game_as_it_was(text: str) -> None:
    game = Game.new(5)
    before = game.state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        game.play(text)
    assert caught.value.refusal == game.why_not(text)
    assert caught.value.action == text
    assert game.state.to_bytes() == before
    assert game.history == []


def test_chance_and_seats_have_doors_of_their_own() -> None:
    game = Game.new(5, explicit_chance=True)
    with pytest.raises(NotationError, match="enter it with happen"):
        game.play("dice 3 4")
    with pytest.raises(NotationError, match="is done by a seat"):
        game.happen("roll")
    with pytest.raises(IllegalAction, match="B-PROD-1"):
        game.happen("dice 3 4")


def test_a_copy_goes_its_own_way() -> None:
    game = Game.new(5)
    twin = game.copy()
    twin.play("roll")
    assert game.history == []
    assert not game.state.rolled
    assert twin.state != game.state


def test_seeds_repeat_and_differ() -> None:
    def story(seed: int) -> list[str]:
        game = Game.new(seed, board_setup="variable")
        for _ in range(60):
            game.play(game.legal()[0])
        return [action.text for action in game.history]

    assert story(1) == story(1)
    assert story(1) != story(2)
