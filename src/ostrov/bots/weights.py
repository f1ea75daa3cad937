"""Weights of learned values, shipped as `.npz` files and read without NumPy."""

from __future__ import annotations

import ast
import math
import sys
import zipfile
import zlib
from array import array
from functools import cache, lru_cache
from importlib.resources import as_file, files
from pathlib import Path

from ostrov.bots.bot import BotError
from ostrov.players.expansions import expansions_named, name_of

MAGIC = b"\x93NUMPY\x01"
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
Weights = tuple[int, tuple[float, ...]]
"""How many numbers a position has, and the weights of all layers in the order of LAYERS."""


class WeightsError(BotError):
    """A file that holds no learned value; one sentence that says what is wrong with it."""


def _numbers(name: str, data: bytes) -> tuple[tuple[int, ...], array[float]]:
    """Shape and numbers of one array of 32-bit floats in NumPy's format, version 1."""
    if not data.startswith(MAGIC):
        raise WeightsError(f"{name} is not an array in version 1 of NumPy's format")
    start = 10 + int.from_bytes(data[8:10], "little")
    head = ast.literal_eval(data[10:start].decode("latin-1"))
    if head["descr"] != "<f4" or head["fortran_order"]:
        raise WeightsError(f"{name} holds {head['descr']}, not <f4 row by row")
    numbers = array("f", data[start:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return tuple(head["shape"]), numbers


def read_weights(path: Path) -> Weights:
    """The weights in a file; WeightsError when there are none. `Net.learn` judges whether they fit."""
    weights: list[float] = []
    inputs = 0
    try:
        with zipfile.ZipFile(path) as found:
            for layer in LAYERS:
                shape, numbers = _numbers(layer, found.read(f"{layer}.npy"))
                inputs = shape[0] if layer == "first" else inputs
                weights.extend(numbers)
    except (OSError, EOFError, LookupError, SyntaxError, ValueError, zipfile.BadZipFile, zlib.error) as error:
        raise WeightsError(f"{path.name} holds no learned value: {error}") from error
    if not all(map(math.isfinite, weights)):
        raise WeightsError(f"{path.name} holds no learned value: some of its numbers are not finite")
    return inputs, tuple(weights)


def own_weights(file: str, rules: str) -> Weights:
    """What `ostrov train` has written into a file for a game; WeightsError when that does not fit it."""
    path = Path(file)
    try:
        found = _read_once(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise WeightsError(f"{file} cannot be read: {error.strerror}") from error
    inputs, weights = shipped_weights(rules)
    if found[0] != inputs or len(found[1]) != len(weights):
        said = f"{file} judges positions of {found[0]} numbers, and those of {rules} have {inputs}"
        raise WeightsError(f"{said}: it was learned for another game or by another version")
    return found


@lru_cache(maxsize=8)
def _read_once(path: Path, changed: int) -> Weights:
    del changed  # a file that has changed is read anew
    return read_weights(path)


@cache
def shipped_weights(name: str) -> Weights:
    """What comes with the package: `base` judges turns of the base game, `base_opening` its foundings.

    Expansions are named with + between them. WeightsError when nothing has been learned for their set.
    """
    game, opening, _ = name.partition("_opening")
    file = f"{name_of(expansions_named(game))}{opening}.npz"
    folder = files("ostrov.bots").joinpath("values")
    if not folder.joinpath(file).is_file():
        known = sorted(value.name.removesuffix(".npz") for value in folder.iterdir())
        raise WeightsError(f"no learned value for {name}; there are values for {', '.join(known)}")
    with as_file(folder.joinpath(file)) as path:
        return read_weights(path)
