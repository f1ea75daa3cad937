"""What exactly plays: digests of the code that games depend on. Results of different code do not add up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

import ostrov
from ostrov.bots.registry import entry

Stamp = dict[str, str]
"""`ostrov` and its version with a digest, then bots of your own, each with the digest of its file."""

PARTS = ("engine", "knowledge", "players", "game", "bots")
KINDS = (".py", ".npz", ".toml")
SELF = "ostrov"


def stamp(bots: Sequence[str]) -> Stamp:
    """The code here; what a bot of your own imports is not looked at. BotError, OSError when it is absent."""
    found = {SELF: _own()}
    for name in bots:
        if files := entry(name).files:
            found[name] = _digest((path.name, path) for path in files)
    return found


def difference(there: Stamp, here: Stamp) -> str | None:
    """What is not the same, as the end of a sentence; None when all is."""
    if there.get(SELF) != here[SELF]:
        return f"ostrov {there.get(SELF, 'without a digest')}, here is ostrov {here[SELF]}"
    changed = sorted(name for name in there.keys() | here.keys() if there.get(name) != here.get(name))
    return f"another version of {', '.join(changed)}" if changed else None


@cache
def _own() -> str:
    root = Path(ostrov.__file__).parent
    paths = (path for part in PARTS for path in root.joinpath(part).rglob("*") if path.suffix in KINDS)
    digest = _digest(sorted((path.relative_to(root).as_posix(), path) for path in paths))
    return f"{ostrov.__version__} ({digest})"


def _digest(files: Iterable[tuple[str, Path]]) -> str:
    """Of names and contents, in their order."""
    total = sha256()
    for name, path in files:
        total.update(f"{name}\n".encode() + sha256(path.read_bytes()).digest())
    return total.hexdigest()[:12]
