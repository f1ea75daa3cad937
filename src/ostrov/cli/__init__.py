"""The program: `ostrov COMMAND …`. One small file for each command; `app` has what they share.

Commands read arguments, call the rooms below and print; nothing is decided here. Imports of those rooms stand
inside of functions, so that `ostrov --help` is quick.
"""

from ostrov.cli.app import app as main

__all__ = ["main"]
