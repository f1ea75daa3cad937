"""Problems as they go out: codes with facts; a client makes sentences of them."""

from __future__ import annotations

from math import ceil
from typing import Any

from ostrov.table import Problem

STATUS = {
    "malformed": 400,
    "unknown-command": 400,
    "bad-record": 400,
    "no-guest": 401,
    "foreign-origin": 403,
    "not-seated": 403,
    "not-host": 403,
    "watch-only": 403,
    "seat-kept": 403,
    "no-watching": 403,
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-example": 404,
    "no-such-page": 404,
    "no-such-method": 405,
    "not-now": 409,
    "refused": 409,
    "seat-taken": 409,
    "full": 409,
    "too-large": 413,
    "slow-down": 429,
    "defect": 500,
}


def status_of(problem: Problem) -> int:
    """The status of HTTP that says about the same."""
    return STATUS.get(problem.code, 409)


def malformed(text: str, **facts: Any) -> Problem:
    """What was sent cannot be read."""
    return Problem("malformed", text, facts=facts)


def no_such_table() -> Problem:
    """There is none, or none that this guest may know of: the answer is the same."""
    return Problem("no-such-table", "There is no such table, or it needs an invitation.")


def no_guest() -> Problem:
    """Only for those who have a name here."""
    return Problem("no-guest", "This needs a guest: POST /api/guests makes one.")


def slow_down(seconds: float) -> Problem:
    """Too much at once; the time to wait is rounded up, so that who waits so long is heard."""
    return Problem("slow-down", "That was too much at once.", facts={"seconds": ceil(10 * seconds) / 10})
