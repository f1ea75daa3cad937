"""The literals of the protocol are the words that the game and the table use."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from ostrov.bots.registry import offered_bots
from ostrov.game import names
from ostrov.game.cities_knights.names import EVENT_FACES, TRACKS
from ostrov.game.expansions import parse_game
from ostrov.game.option import Value
from ostrov.game.options import OPTIONS
from ostrov.protocol import words
from ostrov.protocol.commands import AnyCommand, CommandBody, RematchAt, word_of
from ostrov.table.cities_knights import DISCARD_CAUSES, RANKS
from ostrov.table.expansions import EXPANSIONS, are_at_tables
from ostrov.table.scene import ANSWERS
from ostrov.table.table import DECISIONS


def names_in(game: Value) -> list[str]:
    """The expansions of a game as options spell it."""
    return [expansion.name for expansion in parse_game(game)]


@pytest.mark.parametrize(
    ("literal", "used"),
    [
        (words.Good, names.GOODS),
        (words.Terrain, names.TERRAINS),
        (words.Card, names.CARDS),
        (words.Track, TRACKS),
        (words.EventFace, EVENT_FACES),
        (words.Colour, names.COLOURS),
        (words.GameName, [game for game in OPTIONS["game"].values if are_at_tables(names_in(game))]),
        (words.Expansion, EXPANSIONS),
        (words.Reply, ANSWERS.values()),
        (words.KnightRank, RANKS),
        (words.DiscardCause, DISCARD_CAUSES.values()),
    ],
)
def test_a_literal_has_the_words_that_are_used(literal: Any, used: Any) -> None:
    assert list(get_args(literal)) == list(used)


def test_a_harbour_trades_a_resource_or_anything() -> None:
    traded = [word for part in get_args(words.HarbourGood) for word in get_args(part)]
    assert set(names.HARBOURS) - {"none"} <= set(traded)


def test_bots_play_games_that_there_are() -> None:
    played = {game for bot in offered_bots().values() for game in bot.games}
    assert set(get_args(words.GameName)) <= played <= set(OPTIONS["game"].values)


def test_every_command_is_decided_by_the_table() -> None:
    assert set(DECISIONS) == {*get_args(AnyCommand), RematchAt}
    assert all(issubclass(kind, CommandBody) for kind in DECISIONS)


def test_no_two_commands_have_the_same_word() -> None:
    said = [word_of(kind) for kind in get_args(AnyCommand)]
    assert len(said) == len(set(said))
