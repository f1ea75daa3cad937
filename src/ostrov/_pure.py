"""Import hook behind OSTROV_PURE=1: the .py of a module wins over its compiled twin."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from ostrov._roots import ROOTS

PACKAGES = tuple(f"ostrov.{root.replace('/', '.')}." for root in ROOTS)


class PureFinder(MetaPathFinder):
    """Finds modules of the compiled rooms as .py files; leaves all else, packages too, alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the source file, or None for the finders that come next."""
        if not fullname.startswith(PACKAGES):
            return None
        for folder in path or ():
            file = Path(folder, fullname.rpartition(".")[2] + ".py")
            if file.is_file():
                return spec_from_file_location(fullname, file)
        return None


def install() -> None:
    """Puts the hook first, once."""
    if not any(isinstance(finder, PureFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, PureFinder())
