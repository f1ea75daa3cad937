"""Bots by name, and who sits where."""

from __future__ import annotations

import pytest

from ostrov import Game
from ostrov.bots import Bot, BotError, Table, UnknownBot, bot_names, make_bot, seat_bots


def test_there_are_bots() -> None:
    assert bot_names() == ("random", "greedy")


@pytest.mark.parametrize("name", bot_names())
def test_every_name_makes_a_bot(name: str) -> None:
    bot: Bot = make_bot(name, Table.of(Game.new(1)))
    assert callable(bot.choose)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "gredy",
            "there is no bot 'gredy' among random, greedy, search, ref-f, ref-ab2; did you mean greedy?",
        ),
        (
            "Random",
            "there is no bot 'Random' among random, greedy, search, ref-f, ref-ab2; did you mean random?",
        ),
        ("xyz", "there is no bot 'xyz' among random, greedy, search, ref-f, ref-ab2"),
        ("", "there is no bot '' among random, greedy, search, ref-f, ref-ab2"),
    ],
)
def test_an_unknown_bot_is_told_the_known_ones(name: str, message: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        seat_bots([name], 4)
    assert str(caught.value) == message
    assert isinstance(caught.value, BotError)
    with pytest.raises(UnknownBot):
        make_bot(name, Table.of(Game.new(1)))


def test_one_name_is_for_all_seats() -> None:
    assert seat_bots(["greedy"], 3) == ("greedy",) * 3
    assert seat_bots(["greedy", "random"], 2) == ("greedy", "random")


def test_names_and_seats_must_fit() -> None:
    with pytest.raises(BotError, match="3 players need 1 or 3 names of bots, not 2"):
        seat_bots(["greedy", "random"], 3)
