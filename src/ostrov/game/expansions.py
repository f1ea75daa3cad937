"""The expansions that there are, and which of them are played: the one list that all dispatchers go through.

What is played is a set. Options and records spell it by names joined with `+`, the base game alone as `base`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import combinations
from typing import TypeVar

from ostrov.engine.core.rules import Rules
from ostrov.game.cities_knights.expansion import CITIES_KNIGHTS
from ostrov.game.combined.expansion import SEAFARERS_WITH_KNIGHTS
from ostrov.game.event import Event
from ostrov.game.expansion import Expansion, Meeting
from ostrov.game.option import OptionError
from ostrov.game.refusal import Refusal
from ostrov.game.seafarers.expansion import SEAFARERS

BASE = "base"
EXPANSIONS: tuple[Expansion, ...] = (SEAFARERS, CITIES_KNIGHTS)
"""In the order in which they are written and asked."""

MEETINGS: tuple[Meeting, ...] = (SEAFARERS_WITH_KNIGHTS,)
"""What exists only where some of them are played together."""

PARTS: tuple[Expansion | Meeting, ...] = (*EXPANSIONS, *MEETINGS)

JOINED = "+"
Played = tuple[Expansion, ...]
Met = tuple[Meeting, ...]
Citing = TypeVar("Citing", Refusal, Event)
K = TypeVar("K")
V = TypeVar("V")


def active(r: Rules) -> Played:
    """The expansions in play."""
    return tuple(expansion for expansion in EXPANSIONS if expansion.in_play(r))


def in_force(r: Rules) -> tuple[Expansion | Meeting, ...]:
    """The expansions in play, then what holds where some of them meet."""
    return tuple(part for part in PARTS if part.in_play(r))


def meetings(played: Played) -> Met:
    """What holds besides where these are played together."""
    names = {expansion.name for expansion in played}
    return tuple(meeting for meeting in MEETINGS if set(meeting.of) <= names)


def spelled(played: Played) -> str:
    """How options and records write what is played."""
    return JOINED.join(expansion.name for expansion in played) or BASE


def titled(played: Played) -> str:
    """What is played as people say it."""
    return " with ".join(expansion.title for expansion in played) or "the base game"


def games() -> tuple[str, ...]:
    """Everything that can be played, as it is spelled: the base game, then with ever more expansions."""
    sizes = range(len(EXPANSIONS) + 1)
    sets = (played for size in sizes for played in combinations(EXPANSIONS, size))
    return tuple(spelled(played) for played in sets)


def parse_game(text: object) -> Played:
    """What a text says is played, in any order; OptionError when it names nothing that can be."""
    words = text.split(JOINED) if isinstance(text, str) else []
    known = {expansion.name: expansion for expansion in EXPANSIONS}
    if words == [BASE]:
        return ()
    if not words or not set(words) <= {*known, BASE}:
        raise OptionError(f"{_right()}, not {text!r} (B-COMP-1)")
    played = tuple(expansion for expansion in EXPANSIONS if expansion.name in words)
    if len(words) != len(played):
        twice = "every game has base" if BASE in words else f"{_doubled(words)} is named twice"
        raise OptionError(f"option game: {twice} in {text!r}; write {spelled(played)} (B-COMP-1)")
    return played


def _right() -> str:
    return f"option game takes {', '.join(games())}"


def _doubled(words: list[str]) -> str:
    return next(word for word in words if words.count(word) > 1)


def joined(parts: Iterable[Mapping[K, V]]) -> dict[K, V]:
    """What several expansions bring, together; ValueError when two bring the same: that needs a seam."""
    found: dict[K, V] = {}
    for part in parts:
        if both := found.keys() & part.keys():
            raise ValueError(f"two expansions bring the same: {', '.join(map(str, both))}")
        found |= part
    return found


def restated(cited: Citing, played: Played) -> Citing:
    """A refusal or an event with the clause as the expansions in play word it."""
    for expansion in played:
        own = expansion.restated.get(cited.clause)
        if own:
            return replace(cited, clause=own)
    return cited
