"""The expansions that environments know: one line for each."""

from __future__ import annotations

from ostrov.envs.block import ObservedPart
from ostrov.envs.cities_knights.observation import OBSERVED as CITIES_KNIGHTS
from ostrov.game.expansions import Played, games, parse_game

PARTS: dict[str, ObservedPart] = {"cities_knights": CITIES_KNIGHTS}


def is_known(played: Played) -> bool:
    """Environments know all of these expansions."""
    return all(expansion.name in PARTS for expansion in played)


def known_games() -> list[str]:
    """The games that there are environments of, as they are spelled."""
    return [game for game in games() if is_known(parse_game(game))]


def observed(rules: str) -> tuple[ObservedPart, ...]:
    """What the expansions of a game add."""
    return tuple(PARTS[expansion.name] for expansion in parse_game(rules))
