"""Writes src/ostrov/engine/state.py from the table of fields in src/ostrov/engine/schema.py.

python tools/gen_state.py            write
python tools/gen_state.py --check    exit 1 when the committed file is stale
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

ENGINE = Path(__file__).resolve().parent.parent / "src" / "ostrov" / "engine"
WIDE_CELLS = 4  # a 64-bit field is stored as four cells

HEADER = '''"""The state of a game: integers of fixed size, nothing else. Generated: tools/gen_state.py."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov.engine import _nocython as cython

from ostrov.engine.types import I64, Cell, Cells

if not cython.compiled:
    from ostrov.engine.bits import bytes_to_cells, cells_to_bytes, copy_block, get_wide, put_wide

STATE_BYTES = {size}


class State:
    """Everything that is true in a game, hidden cards included; no generator and no deck order.

    Writing a field is unchecked: play through `ostrov.engine.apply`, enter positions through
    `ostrov.game`.
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
        if cython.compiled:  # the fields lie one after the other
            copy_block(self.{first}, other.{first}, {span})
            return
{copy}

    def save(self, out: Cells) -> None:
        """Writes all fields as cells of 16 bits, in the order of the schema."""
{save}

    def load(self, cells: Cells) -> None:
        """Reads what `save` wrote."""
{load}

    def to_bytes(self) -> bytes:
        """All fields; the same for equal states."""
        cells: list[Cell] = [0] * {cells}
        self.save(cells)
        return cells_to_bytes(cells, {cells})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        return state_from_bytes, (self.to_bytes(),)


def state_from_bytes(data: bytes) -> State:
    """The state that `State.to_bytes` wrote; ValueError when the length is wrong."""
    if len(data) != STATE_BYTES:
        raise ValueError(f"a state has {{STATE_BYTES}} bytes, not {{len(data)}}")
    state = State.__new__(State)
    cells: list[Cell] = [0] * {cells}
    bytes_to_cells(data, cells, {cells})
    if not cython.compiled:
        state.alloc()
    state.load(cells)
    return state
'''


def load_schema() -> ModuleType:
    """Runs constants.py and schema.py by themselves: the package may not be built yet."""
    constants = ModuleType("ostrov.engine.constants")
    exec((ENGINE / "constants.py").read_text("utf-8"), constants.__dict__)
    schema = ModuleType("ostrov.engine.schema")
    saved = {name: sys.modules.get(name) for name in ("ostrov.engine.constants", "ostrov.engine.schema")}
    packages = [name for name in ("ostrov", "ostrov.engine") if name not in sys.modules]
    for name in packages:
        sys.modules[name] = ModuleType(name)
    sys.modules["ostrov.engine.constants"] = constants
    sys.modules["ostrov.engine.schema"] = schema
    try:
        exec((ENGINE / "schema.py").read_text("utf-8"), schema.__dict__)
    finally:
        for name, module in saved.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
        for name in packages:
            del sys.modules[name]
    return schema


def span(fields: Sequence[Any]) -> int:
    """Bytes from the first field to the end of the last, laid out and aligned as C does."""
    at = 0
    for f in fields:
        width = 8 if f.wide else 2 if f.length else 4
        at += -at % width + width * max(f.length, 1)
    return at


def generate() -> str:
    """The text of state.py."""
    alloc, copy, save, load = [], [], [], []
    at = 0
    fields = load_schema().FIELDS
    for f in fields:
        kind = "I64" if f.wide else "int"
        width = WIDE_CELLS if f.wide else 1
        target, place, pad = f"self.{f.name}", f"{at}", ""
        if f.length == 0:
            alloc.append(f"self.{f.name}: {kind} = 0  # {f.meaning}")
            copy.append(f"self.{f.name} = other.{f.name}")
        else:
            line = f"self.{f.name}: list[{kind}] = [0] * {f.length}"
            fits = len(line) + len(f.meaning) <= 98
            alloc += [f"{line}  # {f.meaning}"] if fits else [f"# {f.meaning}", line]
            copy.append(f"self.{f.name}[:] = other.{f.name}")
            target, pad = f"self.{f.name}[i]", "    "
            place = f"{at} + {WIDE_CELLS} * i" if f.wide else f"{at} + i"
            save.append(f"for i in range({f.length}):")
            load.append(f"for i in range({f.length}):")
        save.append(f"{pad}put_wide(out, {place}, {target})" if f.wide else f"{pad}out[{place}] = {target}")
        load.append(
            f"{pad}{target} = get_wide(cells, {place})" if f.wide else f"{pad}{target} = cells[{place}]"
        )
        at += width * max(f.length, 1)
    parts = {"alloc": alloc, "copy": copy, "save": save, "load": load}
    body = {name: "\n".join(" " * 8 + line for line in lines) for name, lines in parts.items()}
    return HEADER.format(size=2 * at, cells=at, first=fields[0].name, span=span(fields), **body)


def main(argv: list[str]) -> int:
    """Writes or checks; the exit code."""
    text = generate()
    file = ENGINE / "state.py"
    current = file.exists() and file.read_text("utf-8") == text
    if "--check" in argv:
        if not current:
            print("stale: src/ostrov/engine/state.py (run tools/gen_state.py)", file=sys.stderr)
        return int(not current)
    if not current:
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
