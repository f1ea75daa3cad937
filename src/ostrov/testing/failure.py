"""How checks report, and in which way the engine runs."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES

from ostrov.engine.core import state


class CheckFailed(AssertionError):
    """A game, bot or board does not keep what the rules or the library promise."""


def engine_mode() -> str:
    """How the engine runs: `compiled`, `sanitized` (compiled with memory checks) or `plain`."""
    if not str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        return "plain"
    return "sanitized" if os.environ.get("OSTROV_SANITIZE") == "1" else "compiled"
