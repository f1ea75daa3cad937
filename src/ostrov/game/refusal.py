"""Why something is not allowed: a clause and the values that its message needs. No prose here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Params = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The clause that forbids an action, with parameters by name."""

    clause: str
    params: Params = field(default_factory=dict)

    def __str__(self) -> str:
        from ostrov.clauses import clause

        why = clause(self.clause).why.removesuffix(".")
        detail = ", ".join(f"{name} {_plain(value)}" for name, value in self.params.items())
        return f"{self.clause} {why}" + (f" ({detail})" if detail else "")


def _plain(value: object) -> str:
    """A parameter as people read it."""
    if isinstance(value, dict):
        return ", ".join(f"{n} {word}" for word, n in value.items()) or "nothing"
    if isinstance(value, list | tuple):
        return ", ".join(str(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class IllegalAction(ValueError):
    """An action that the rules refuse; the game is as it was."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is not allowed: {refusal}")
        self.action = action
        self.refusal = refusal
