"""What goes wrong in environments, told in one sentence."""

from __future__ import annotations


class EnvError(ValueError):
    """A call that makes no sense now, or an action that is not allowed; nothing has changed."""


def missing(package: str) -> ImportError:
    """The error of an import that needs an extra."""
    return ImportError(f"environments need {package}: install it with pip install 'ostrov[envs]'")
