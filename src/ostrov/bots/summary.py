"""What a simulation found."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

from ostrov.game.options import Options

HOT = (
    "engine.core.state",
    "engine.dispatch.apply",
    "engine.dispatch.legal",
    "players.greedy.evaluate",
    "players.greedy.policy",
    "players.matches",
)
"""Modules that most of the time is spent in."""


def is_compiled() -> bool:
    """Whether the modules that matter are extension modules, and not their plain sources."""
    files = [str(import_module(f"ostrov.{name}").__file__) for name in HOT]
    return all(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)


@dataclass(frozen=True, slots=True)
class Summary:
    """All figures but `jobs` and the times depend on options, bots, games and seed alone."""

    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int
    jobs: int
    compiled: bool
    cpu_seconds: float
    """Of the whole process, all threads, while the games were played."""
    actions: int
    """Of seats; what chance did is counted apart."""
    chance_outcomes: int
    turns: int
    wins: tuple[int, ...]
    """By seat."""
    unfinished: int
    """Games that the limit of actions ended."""
    checksum: int
    """Of all actions and outcomes of all games."""

    @property
    def games_per_cpu_second(self) -> float:
        """Speed."""
        return self.games / max(self.cpu_seconds, 1e-9)

    @property
    def actions_per_cpu_second(self) -> float:
        """Speed, in actions of seats."""
        return self.actions / max(self.cpu_seconds, 1e-9)

    @property
    def turns_mean(self) -> float:
        """Turns of a game."""
        return self.turns / self.games

    def to_json(self) -> dict[str, Any]:
        """A plain object; the names are stable."""
        return {
            "rules": self.options["game"],
            "players": self.options.players,
            "games": self.games,
            "seed": self.seed,
            "compiled": self.compiled,
            "bots": list(self.bots),
            "options": self.options.changed(),
            "jobs": self.jobs,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "games_per_cpu_second": round(self.games_per_cpu_second, 3),
            "actions": self.actions,
            "actions_per_cpu_second": round(self.actions_per_cpu_second, 3),
            "turns_mean": self.turns_mean,
            "wins": list(self.wins),
            "unfinished": self.unfinished,
            "chance_outcomes": self.chance_outcomes,
            "checksum": self.checksum,
        }
