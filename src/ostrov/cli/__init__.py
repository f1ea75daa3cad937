"""The program: `ostrov COMMAND …`. One small file for each command; `app` has what they share."""

from ostrov.cli.app import app as main

__all__ = ["main"]
