"""Why something is not allowed: a clause, which of its cases, and the values that its sentence needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Params = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The clause that forbids an action, with parameters by name."""

    clause: str
    params: Params = field(default_factory=dict)
    case: str = ""
    """Which of the clause's sentences is true here; most clauses have only one, without a name."""

    @property
    def sentence(self) -> str:
        """What is wrong, in one English sentence that is true of this case."""
        return self._template().format_map({name: plain(value) for name, value in self.params.items()})

    def __str__(self) -> str:
        template = self._template()
        rest = {name: value for name, value in self.params.items() if f"{{{name}}}" not in template}
        detail = ", ".join(f"{name} {plain(value)}" for name, value in rest.items())
        return f"{self.clause} {self.sentence.removesuffix('.')}" + (f" ({detail})" if detail else "")

    def _template(self) -> str:
        from ostrov.clauses import clause

        found = clause(self.clause)
        return found.cases[self.case] if self.case else found.why


def cited(citation: str, params: Params) -> Refusal:
    """A refusal by `CLAUSE`, or by one of its cases: `CLAUSE/case`."""
    clause, _, case = citation.partition("/")
    return Refusal(clause, params, case)


def plain(value: object, single: Callable[[object], str] = str) -> str:
    """A parameter as people read it; `single` says what is neither a list, nor goods, nor yes or no."""
    if isinstance(value, dict):
        return ", ".join(f"{n} {word}" for word, n in value.items()) or "nothing"
    if isinstance(value, list | tuple):
        return ", ".join(plain(part, single) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return single(value)


class IllegalAction(ValueError):
    """An action that the rules refuse; the game is as it was."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is not allowed: {refusal}")
        self.action = action
        self.refusal = refusal
