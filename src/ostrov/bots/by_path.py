"""Bots of your own, by the path of a class or function: `package.module:Class`."""

from __future__ import annotations

import difflib
import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from ostrov.bots.bot import Bot, BotError, GameInfo

FORM = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


def is_path(name: str) -> bool:
    """Whether a name is meant as a path; it may still lead nowhere."""
    return ":" in name.partition("@")[0]


def maker_at(path: str) -> Callable[[GameInfo], Bot]:
    """What makes the bot, imported; BotError when it cannot be, or is nothing that can be called."""
    if not FORM.fullmatch(path):
        raise BotError(
            f"{path!r} is no path of a bot: that is a module and a class, such as package.module:Class"
        )
    name, _, attribute = path.partition(":")
    module = _module(name)
    if not hasattr(module, attribute):
        close = difflib.get_close_matches(attribute, dir(module), 1)
        hint = f"; did you mean {close[0]}?" if close else ""
        raise BotError(f"the module {name} has no {attribute}{hint}")
    make: Callable[[GameInfo], Bot] = getattr(module, attribute)
    if not callable(make):
        kind = type(make).__name__
        raise BotError(f"{path} is of type {kind}, not a class or function that makes a bot for a table")
    return make


def source_of(path: str) -> tuple[Path, ...]:
    """The file of the module that a path begins with, if it has one; `maker_at` has imported it."""
    name, _, _ = path.partition(":")
    file = getattr(sys.modules.get(name), "__file__", None)
    return () if file is None else (Path(file),)


def _module(name: str) -> ModuleType:
    """The module, whatever its own code may raise put into one sentence."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            where = "it has to be in this folder or among the installed packages"
            if name.endswith(".py"):
                where = f"a path has no .py, such as {name.removesuffix('.py')}:Class"
            raise BotError(f"there is no module {error.name}: {where}") from error
        raise BotError(f"the module {name} cannot be imported: {error}") from error
    except Exception as error:
        raise BotError(
            f"the module {name} cannot be imported: it raises {type(error).__name__}: {error}"
        ) from error
