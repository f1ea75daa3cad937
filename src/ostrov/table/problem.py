"""Why a command was not done."""

from __future__ import annotations

from typing import Any

from ostrov.protocol.messages import ProblemBody

Facts = dict[str, Any]

CODES = (
    "malformed", "unknown-command", "not-seated", "not-host", "not-now", "refused", "seat-taken", "seat-kept",
    "full", "watch-only", "no-watching", "bad-board", "repeated", "called-often",
)  # fmt: skip


class Problem(Exception):
    """A refused command: a code for programs, a sentence for people, the clause where a rule refuses."""

    def __init__(
        self, code: str, text: str, clause: str | None = None, facts: Facts | None = None, case: str = ""
    ) -> None:
        super().__init__(text)
        self.code, self.text, self.clause, self.facts, self.case = code, text, clause, facts or {}, case

    def body(self) -> ProblemBody:
        """As it goes out."""
        return ProblemBody(self.code, self.text, self.clause, self.facts, self.case)


def not_now(text: str) -> Problem:
    """The command is right, the moment is not."""
    return Problem("not-now", text)


def malformed(text: str) -> Problem:
    """The command is wrong at any moment."""
    return Problem("malformed", text)


def no_watching() -> Problem:
    """Only those who play may see this table."""
    return Problem("no-watching", "this table is not to be watched")
