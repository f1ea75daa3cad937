"""Bots by name, and who sits where."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from ostrov import Game
from ostrov.bots import (
    Bot,
    BotError,
    GameInfo,
    UnknownBot,
    bot_names,
    check_options,
    is_quick,
    make_bot,
    seat_bots,
)
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.registry import BOTS, BotEntry, check_values, entry, offered_bots
from ostrov.bots.search_bot import KNIGHTS, PLAYED_ON, SearchBot
from ostrov.bots.weights import WeightsError
from ostrov.game.options import OPTIONS, Options


def test_there_are_bots() -> None:
    assert bot_names() == ("random", "easy", "greedy", "trader", "planner", "silent-planner")


def test_people_choose_from_levels_the_weakest_first() -> None:
    assert list(offered_bots()) == ["easy", "greedy", "trader", "planner"]


def test_a_bot_for_one_game_sits_at_no_table_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "islander", BotEntry(GreedyBot, base_only=True))
    assert entry("islander").games == ("base",)
    assert entry("greedy").games == OPTIONS["game"].values
    check_options(["islander", "greedy"], Options())
    with pytest.raises(BotError, match="islander plays the base game only, not cities_knights"):
        check_options(["greedy", "islander"], Options(game="cities_knights"))


@pytest.mark.parametrize("name", bot_names())
def test_every_name_makes_a_bot(name: str) -> None:
    bot: Bot = make_bot(name, GameInfo.of(Game.new(1)))
    assert callable(bot.choose)


KNOWN = "random, easy, greedy, trader, planner, silent-planner, ref-f, ref-ab2"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy", f"there is no bot 'gredy' among {KNOWN}; did you mean greedy?"),
        ("Random", f"there is no bot 'Random' among {KNOWN}; did you mean random?"),
        ("xyz", f"there is no bot 'xyz' among {KNOWN}"),
        ("", f"there is no bot '' among {KNOWN}"),
        (
            "my.Bot",
            f"there is no bot 'my.Bot' among {KNOWN}; one of your own is named by its path, such as"
            " package.module:Class",
        ),
    ],
)
def test_an_unknown_bot_is_told_the_known_ones(name: str, message: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        seat_bots([name], 4)
    assert str(caught.value) == message
    assert isinstance(caught.value, BotError)
    with pytest.raises(UnknownBot):
        make_bot(name, GameInfo.of(Game.new(1)))


def test_one_name_is_for_all_seats() -> None:
    assert seat_bots(["greedy"], 3) == ("greedy",) * 3
    assert seat_bots(["greedy", "random"], 2) == ("greedy", "random")


def test_names_and_seats_must_fit() -> None:
    with pytest.raises(BotError, match="3 players need 1 or 3 names of bots, not 2"):
        seat_bots(["greedy", "random"], 3)


PATH = "examples.builder_bot:BuilderBot"


def test_a_bot_of_your_own_has_an_entry_by_its_path() -> None:
    found = entry(PATH)
    assert found.make is not None
    assert callable(found.make(GameInfo.of(Game.new(1))).choose)
    assert (found.policy, found.quick, found.open_hands, found.offered) == (None, False, False, False)
    assert seat_bots([PATH], 2) == (PATH, PATH)


@pytest.mark.parametrize("path", [PATH, "nowhere.at_all:Bot"])
def test_tables_neither_offer_nor_import_paths(path: str) -> None:
    with pytest.raises(BotError, match=r"is the path of a bot: .* not at tables, where there are random"):
        make_bot(path, GameInfo.of(Game.new(1)))
    assert not is_quick(path)
    assert path not in bot_names()


@pytest.mark.parametrize(
    ("path", "message"),
    [
        (
            "nowhere:Bot",
            "there is no module nowhere: it has to be in this folder or among the installed",
        ),
        ("mine.py:Bot", "there is no module mine: a path has no .py, such as mine:Class"),
        ("ostrov.nowhere:Bot", "there is no module ostrov.nowhere: it has to be in this folder"),
        ("ostrov.bots.greedy_bot:GredyBot", "has no GredyBot; did you mean GreedyBot?"),
        ("ostrov.bots.greedy_bot:xyzzy", "the module ostrov.bots.greedy_bot has no xyzzy"),
        ("ostrov:__version__", "ostrov:__version__ is of type str, not a class or function that makes a bot"),
        (
            "ostrov:",
            "'ostrov:' is no path of a bot: that is a module and a class, such as package.module:",
        ),
        (":Bot", "':Bot' is no path"),
        ("bots/mine.py:Bot", "'bots/mine.py:Bot' is no path"),
        ("..mine:Bot", "'..mine:Bot' is no path"),
    ],
)
def test_a_wrong_path_is_one_sentence(path: str, message: str) -> None:
    with pytest.raises(BotError) as caught:
        entry(path)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import no_such_thing", "the module mine cannot be imported: No module named 'no_such_thing'"),
        ("1 / 0", "the module mine cannot be imported: it raises ZeroDivisionError: division by zero"),
        ("def (", "the module mine cannot be imported: it raises SyntaxError: "),
    ],
)
def test_a_module_that_fails_is_one_sentence(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BotError) as caught:
        entry("mine:Bot")
    assert str(caught.value).startswith(message)


def test_a_name_may_set_a_budget() -> None:
    found = entry("planner@nodes=500,ms=20")
    assert found.make is not None
    assert found.remembers
    assert not found.offered
    bot = found.make(GameInfo.of(Game.new(1)))
    assert isinstance(bot, SearchBot)
    budget = bot.player.search.budget
    assert (budget.positions, budget.micros) == (500, 20_000)
    assert bot.player.rollout.worlds == 0


@pytest.mark.parametrize(
    ("name", "game_name", "worlds"),
    [
        ("planner", "base", 0),
        ("planner", "cities_knights", PLAYED_ON[KNIGHTS]),
        ("planner@worlds=0", "cities_knights", 0),
        ("silent-planner", "cities_knights", PLAYED_ON[KNIGHTS]),
        ("silent-planner@worlds=8", "base", 8),
    ],
)
def test_a_name_may_set_worlds_to_play_on_in(name: str, game_name: str, worlds: int) -> None:
    make = entry(name).make
    assert make is not None
    bot = make(GameInfo.of(Game.new(1, game=game_name)))
    assert isinstance(bot, SearchBot)
    assert bot.player.rollout.worlds == worlds


FORMS = (
    "nodes=N (positions that it judges), ms=N (milliseconds of CPU time), worlds=N (imagined ones in which it"
    " plays on, 0 for none), value=FILE or opening=FILE (what `ostrov train` has learned of turns or"
    " foundings), such as planner@nodes=500"
)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("planner@", f"'planner@': after @ stands {FORMS}, not ''"),
        ("planner@nodes=0", f"'planner@nodes=0': after @ stands {FORMS}, not 'nodes=0'"),
        ("planner@value=", f"'planner@value=': after @ stands {FORMS}, not 'value='"),
        ("planner@ms=5,ms=6", f"'planner@ms=5,ms=6': after @ stands {FORMS}, not 'ms=5,ms=6'"),
        ("greedy@ms=5", "greedy has no budget or value to set; these have: trader, planner, silent-planner"),
        ("ref-f@ms=5", "ref-f has no budget or value to set; these have: trader, planner, silent-planner"),
        (
            "trader@worlds=8",
            "trader does not search its turn, so it plays nothing on; these do: planner, silent-planner",
        ),
        ("plannr@ms=5", f"there is no bot 'plannr' among {KNOWN}; did you mean planner?"),
    ],
)
def test_what_is_no_budget_is_refused(name: str, message: str) -> None:
    with pytest.raises(BotError, match=f"^{re.escape(message)}$"):
        entry(name)


def test_a_budget_of_its_own_is_for_measuring_not_for_tables() -> None:
    message = (
        "planner@ms=5 has a budget or value of its own: it plays in `ostrov arena` and `ostrov check-bot`"
    )
    with pytest.raises(BotError, match=f"^{re.escape(message)}, not at tables, where there are random, "):
        make_bot("planner@ms=5", GameInfo.of(Game.new(1)))


def test_a_name_may_set_a_value() -> None:
    shipped = files("ostrov.bots").joinpath("values", "base.npz")
    name = f"planner@value={shipped},nodes=70"
    found = entry(name)
    assert found.files == (Path(str(shipped)),)
    assert found.make is not None
    bot = found.make(GameInfo.of(Game.new(1)))
    assert isinstance(bot, SearchBot)
    assert bot.player.search.budget.positions == 70
    check_values([name, "greedy"], Options())
    said = (
        r"base.npz judges positions of \d+ numbers, and those of cities_knights have \d+: it was learned for"
    )
    with pytest.raises(WeightsError, match=said):
        check_values([name], Options(game="cities_knights"))


def test_a_name_may_set_the_value_of_foundings() -> None:
    shipped = files("ostrov.bots").joinpath("values", "base_opening.npz")
    found = entry(f"trader@opening={shipped}")
    assert found.files == (Path(str(shipped)),)
    assert found.make is not None
    bot, usual = found.make(GameInfo.of(Game.new(1))), make_bot("trader", GameInfo.of(Game.new(1)))
    assert isinstance(bot, SearchBot)
    assert isinstance(usual, SearchBot)
    assert (bot.player.foresees, usual.player.foresees) == (1, 0)
    with pytest.raises(WeightsError, match="it was learned for another game"):
        check_values([f"planner@opening={shipped}"], Options(game="cities_knights"))


def test_tables_open_no_files_of_values(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"nowhere.npz cannot be read: No such file or directory$"):
        check_values(["planner@value=nowhere.npz"], Options())
    for name in ("planner@value=nowhere.npz", f"planner@value=C:{tmp_path}"):
        with pytest.raises(BotError, match="has a budget or value of its own: it plays in"):
            make_bot(name, GameInfo.of(Game.new(1)))
        assert not is_quick(name)


def test_the_entry_of_a_path_names_its_file() -> None:
    assert [path.name for path in entry(PATH).files] == ["builder_bot.py"]
    assert entry("greedy").files == ()
