"""Why a command was not done."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

CODES = (
    "malformed", "unknown-command", "not-seated", "not-host", "not-now", "refused", "seat-taken", "full",
    "watch-only", "no-watching",
)  # fmt: skip


class Problem(Exception):
    """A refused command: a code for programs, a sentence for people, the clause where a rule refuses."""

    def __init__(self, code: str, text: str, clause: str | None = None, facts: Json | None = None) -> None:
        super().__init__(text)
        self.code, self.text, self.clause, self.facts = code, text, clause, facts or {}

    def to_json(self) -> Json:
        """As it goes out."""
        found: Json = {"code": self.code, "text": self.text}
        return found | {"clause": self.clause, "facts": self.facts} if self.clause else found


def not_now(text: str) -> Problem:
    """The command is right, the moment is not."""
    return Problem("not-now", text)


def malformed(text: str) -> Problem:
    """The command is wrong at any moment."""
    return Problem("malformed", text)


def no_watching() -> Problem:
    """Only those who play may see this table."""
    return Problem("no-watching", "this table is not to be watched")
