"""Writes src/ostrov/engine/core/state.py from the table of fields in src/ostrov/engine/core/schema.py.

python tools/gen_state.py            write
python tools/gen_state.py --check    exit 1 when the committed file is stale
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "ostrov"
CORE = PACKAGE / "engine" / "core"

TYPES = {8: "I64", 2: "Cell", 1: "Byte"}
LETTERS = {8: "q", 2: "h", 1: "B"}  # of the module struct

HEADER = '''"""The state of a game: integers of fixed size, nothing else. Generated: tools/gen_state.py."""

from __future__ import annotations

import struct

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.rowbytes import bytes_from_row, bytes_to_row
from ostrov.engine.core.types import I64, Byte, Cell, Longs

if not cython.compiled:
    from ostrov.engine.core.bits import (
        block_to_bytes,
        block_to_row,
        bytes_to_block,
        copy_block,
        row_to_block,
        row_to_words,
        words_to_row,
    )
    from ostrov.engine.core.state_constants import BASE_CELLS, BASE_END, BASE_WORDS, STATE_BYTES

FORMAT = struct.Struct("={format}")
if FORMAT.size != STATE_BYTES:
    raise ImportError(f"a state has {{FORMAT.size}} bytes, not {{STATE_BYTES}}: run tools/gen_state.py")


class State:
    """Everything that is true in a game, hidden cards included; no generator and no deck order.

    Writing a field is unchecked: play through `ostrov.engine.dispatch.apply`, enter positions through
    `ostrov.game`. The fields lie in memory as they are written here, without gaps.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every field, at its neutral value."""
{alloc}

    def copy(self) -> State:
        """An independent copy."""
        other = State.__new__(State)
        if not cython.compiled:
            other.alloc()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Overwrites this state; searches reuse a pool of states."""
        if cython.compiled:
            copy_block(self.{first}, other.{first}, STATE_BYTES)
            return
{copy}

    def to_bytes(self) -> bytes:
        """All fields in the machine's order of bytes; the same for equal states."""
        if cython.compiled:
            return block_to_bytes(self.{first}, STATE_BYTES)
        return FORMAT.pack(
{save}
        )

    def load(self, data: bytes) -> None:
        """Reads what `to_bytes` wrote."""
        if cython.compiled:
            bytes_to_block(data, self.{first}, STATE_BYTES)
            return
        values = FORMAT.unpack(data)
{load}

    def to_row(self, rows: Longs, at: I64) -> None:
        """Writes the bytes into memory of the caller's, from a word on."""
        if cython.compiled:
            block_to_row(rows, at, self.{first}, STATE_BYTES)
        else:
            bytes_to_row(rows, at, self.to_bytes())

    def from_row(self, rows: Longs, at: I64) -> None:
        """Reads what `to_row` wrote."""
        if cython.compiled:
            row_to_block(self.{first}, rows, at, STATE_BYTES)
        else:
            self.load(bytes_from_row(rows, at, STATE_BYTES))

    def base_to_row(self, rows: Longs, at: I64) -> None:
        """`to_row` for a base game: leaves out what rests at its neutral value there, in row and state."""
        if cython.compiled:
            words_to_row(rows, at, self.{first}, 0, BASE_WORDS)
            words_to_row(rows, at, self.{first}, BASE_CELLS, BASE_END)
        else:
            self.to_row(rows, at)

    def base_from_row(self, rows: Longs, at: I64) -> None:
        """Reads what `base_to_row` wrote."""
        if cython.compiled:
            row_to_words(self.{first}, rows, at, 0, BASE_WORDS)
            row_to_words(self.{first}, rows, at, BASE_CELLS, BASE_END)
        else:
            self.from_row(rows, at)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def state_from_bytes(data: bytes) -> State:
    """The state that `State.to_bytes` wrote; ValueError when the length is wrong."""
    if len(data) != STATE_BYTES:
        raise ValueError(f"a state has {{STATE_BYTES}} bytes, not {{len(data)}}")
    state = State.__new__(State)
    if not cython.compiled:
        state.alloc()
    state.load(data)
    return state
'''

SIZES = '''"""How large a state is. Generated: tools/gen_state.py."""

from typing import Final

STATE_BYTES: Final = {size}
STATE_WORDS: Final = {words}  # of eight bytes, room for a state in a row of memory

# What a base game uses: its wide fields up to here, its other fields from and up to here, in words.
BASE_WORDS: Final = {base_words}
BASE_CELLS: Final = {base_cells}
BASE_END: Final = {base_end}
'''


def load_schema() -> ModuleType:
    """Imports the schema and the constants that it needs; runs no package, for none may be built yet."""
    ours = {name: sys.modules.pop(name) for name in list(sys.modules) if name.partition(".")[0] == "ostrov"}
    try:
        for name in ("", ".engine", ".engine.core", ".engine.base", ".engine.cities_knights"):
            package = ModuleType(f"ostrov{name}")
            package.__path__ = [str(PACKAGE.joinpath(*name.split(".")))]
            sys.modules[package.__name__] = package
        return import_module("ostrov.engine.core.schema")
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "ostrov"]:
            del sys.modules[name]
        sys.modules.update(ours)


def placed(fields: Sequence[Any], idle: frozenset[str]) -> list[Any]:
    """The fields as they lie in memory: wide ones first, arrays of them before all, so without gaps.

    Fields that are idle in the base game lie between its wide fields and its other ones, or at the end: so a
    base game is copied in two blocks.
    """
    return sorted(fields, key=lambda f: (-f.bytes, (f.name in idle) != (f.bytes == 2), f.length == 0))


def base_blocks(fields: Sequence[Any], idle: frozenset[str]) -> dict[str, int]:
    """Where the two blocks of a base game end and begin, in words; cut so that no cell of it is left out."""
    wide: list[tuple[int, int]] = []
    cells: list[tuple[int, int]] = []
    at = 0
    for f in fields:
        size = f.bytes * max(f.length, 1)
        if f.name not in idle:
            (wide if f.bytes == 8 else cells).append((at, at + size))
        at += size
    return {"base_words": wide[-1][1] // 8, "base_cells": cells[0][0] // 8, "base_end": -(-cells[-1][1] // 8)}


def generate() -> dict[Path, str]:
    """The text of state.py, and of the constants that tell how large a state is."""
    alloc, copy, save, load = [], [], [], []
    at = 0
    schema = load_schema()
    fields = placed(schema.FIELDS, schema.IDLE_FIELDS)
    for f in fields:
        kind = TYPES[f.bytes]
        if f.length == 0:
            line = f"self.{f.name}: {kind} = 0"
            copy.append(f"self.{f.name} = other.{f.name}")
            save.append(f"    self.{f.name},")
            load.append(f"self.{f.name} = values[{at}]")
        else:
            line = f"self.{f.name}: list[{kind}] = [0] * {f.length}"
            copy.append(f"self.{f.name}[:] = other.{f.name}")
            save.append(f"    *self.{f.name},")
            load.append(f"self.{f.name}[:] = values[{at}:{at + f.length}]")
        fits = len(line) + len(f.meaning) <= 98
        alloc += [f"{line}  # {f.meaning}"] if fits else [f"# {f.meaning}", line]
        at += max(f.length, 1)
    cells = {size: sum(max(f.length, 1) for f in fields if f.bytes == size) for size in TYPES}
    parts = {"alloc": alloc, "copy": copy, "save": save, "load": load}
    body = {name: "\n".join(" " * 8 + line for line in lines) for name, lines in parts.items()}
    size = sum(size * number for size, number in cells.items())
    format = "".join(f"{number}{LETTERS[size]}" for size, number in cells.items())
    return {
        CORE / "state.py": HEADER.format(format=format, first=fields[0].name, **body),
        CORE / "state_constants.py": SIZES.format(
            size=size, words=-(-size // 8), **base_blocks(fields, schema.IDLE_FIELDS)
        ),
    }


def main(argv: list[str]) -> int:
    """Writes or checks; the exit code."""
    texts = generate()
    stale = [file for file, text in texts.items() if not file.exists() or file.read_text("utf-8") != text]
    if "--check" in argv:
        for file in stale:
            print(f"stale: {file} (run tools/gen_state.py)", file=sys.stderr)
        return int(bool(stale))
    for file in stale:
        file.write_text(texts[file], "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
