"""Bots by name, and who sits where."""

from __future__ import annotations

import pytest

from ostrov import Game
from ostrov.bots import Bot, BotError, Table, UnknownBot, bot_names, check_options, make_bot, seat_bots
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.registry import BOTS, Entry, entry, offered_bots
from ostrov.game.options import OPTIONS, Options


def test_there_are_bots() -> None:
    assert bot_names() == ("random", "easy", "greedy", "planner", "expert")


def test_people_choose_from_levels_the_weakest_first() -> None:
    assert list(offered_bots()) == ["easy", "greedy", "planner", "expert"]


def test_a_bot_for_one_game_sits_at_no_table_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "islander", Entry(GreedyBot, base_only=True))
    assert entry("islander").games == ("base",)
    assert entry("greedy").games == OPTIONS["game"].values
    check_options(["islander", "greedy"], Options())
    with pytest.raises(BotError, match="islander plays the base game only, not cities_knights"):
        check_options(["greedy", "islander"], Options(game="cities_knights"))


@pytest.mark.parametrize("name", bot_names())
def test_every_name_makes_a_bot(name: str) -> None:
    bot: Bot = make_bot(name, Table.of(Game.new(1)))
    assert callable(bot.choose)


KNOWN = "random, easy, greedy, planner, expert, ref-f, ref-ab2"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy", f"there is no bot 'gredy' among {KNOWN}; did you mean greedy?"),
        ("Random", f"there is no bot 'Random' among {KNOWN}; did you mean random?"),
        ("xyz", f"there is no bot 'xyz' among {KNOWN}"),
        ("", f"there is no bot '' among {KNOWN}"),
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
