"""What is played is a set of expansions: how it is named, what belongs to it, what it excludes."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov import OPTIONS, Game, OptionError, Options
from ostrov.game.cities_knights.expansion import CITIES_KNIGHTS
from ostrov.game.expansions import EXPANSIONS, MEETINGS, active, games, joined, parse_game, spelled
from ostrov.game.record import dumps, loads


def test_the_base_game_is_the_empty_set() -> None:
    assert parse_game("base") == ()
    assert spelled(()) == "base"
    assert Options().expansions == ()
    assert active(Game.new(1).rules) == ()


TAKES = f"option game takes {', '.join(games())}".replace("+", ".")


@pytest.mark.parametrize("game", games())
def test_every_game_is_spelled_as_it_is_read(game: str) -> None:
    played = parse_game(game)
    assert spelled(played) == game
    assert Options(game=game)["game"] == game
    assert Options(game=game).expansions == tuple(expansion.name for expansion in played)
    assert active(Game.new(1, game=game, board_setup="variable").rules) == played
    assert game in OPTIONS["game"].values


def test_names_are_read_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        name = "ships"

    both: Any = (Other(), CITIES_KNIGHTS)
    monkeypatch.setattr("ostrov.game.expansions.EXPANSIONS", both)
    assert parse_game("cities_knights+ships") == parse_game("ships+cities_knights") == both
    assert spelled(both) == "ships+cities_knights"
    assert games() == ("base", "ships", "cities_knights", "ships+cities_knights")


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        ("knights", f"{TAKES}, not 'knights'"),
        ("cities_knights+knights", f"{TAKES}, not 'cities_knights.knights'"),
        ("cities_knights+", f"{TAKES}, not"),
        ("", f"{TAKES}, not ''"),
        (7, f"{TAKES}, not 7"),
        (["base"], f"{TAKES}, not"),
        ("cities_knights+cities_knights", "cities_knights is named twice in .*; write cities_knights"),
        ("base+cities_knights", "every game has base in 'base.cities_knights'; write cities_knights"),
        ("base+base", "every game has base in 'base.base'; write base"),
    ],
)
def test_what_cannot_be_played_is_refused(game: Any, problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        Options(game=game)


def test_options_say_which_expansion_they_belong_to() -> None:
    for expansion in EXPANSIONS:
        own = [option for option in OPTIONS.values() if option.expansion == expansion.name]
        assert own == list(expansion.agreement.options)
        for option in own:
            other = next((v for v in option.values if v != option.default), option.high)
            if other is not None:
                with pytest.raises(OptionError, match=f"{option.name} belongs to game={expansion.name}"):
                    Options(**{option.name: other})


def test_options_of_several_together_need_them_all() -> None:
    for meeting in MEETINGS:
        assert parse_game("+".join(reversed(meeting.of))) == parse_game("+".join(meeting.of))
        for option in meeting.options:
            for game in ("base", *meeting.of):
                with pytest.raises(OptionError, match=f"{option.name} belongs to game="):
                    Options(**{"game": game, option.name: option.values[1]})
            assert Options(**{"game": "+".join(meeting.of), option.name: option.values[1]})


def test_what_an_expansion_excludes_or_brings_is_refused_by_its_clause() -> None:
    for expansion in EXPANSIONS:
        for setting in expansion.agreement.excluded:
            with pytest.raises(OptionError, match=f"exclude each other \\({setting.clause}\\)"):
                Options(**{"game": expansion.name, setting.option: setting.value})
        for board, clause in expansion.agreement.boards.items():
            with pytest.raises(OptionError, match=f"belongs to game={expansion.name} \\({clause}\\)"):
                Options(board_setup=board)


@pytest.mark.parametrize("game", games())
def test_a_record_names_what_is_played(game: str) -> None:
    text = dumps(Game.new(1, game=game, board_setup="variable"))
    assert loads(text).options["game"] == game
    assert (f'"game": "{game}"' in text) == (game != "base")


def test_two_expansions_that_bring_the_same_are_noticed() -> None:
    assert joined([{1: "a"}, {2: "b"}]) == {1: "a", 2: "b"}
    with pytest.raises(ValueError, match="the same: 2"):
        joined([{1: "a", 2: "c"}, {2: "b"}])
