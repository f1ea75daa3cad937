"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path


def _umask() -> int:
    """The permissions that new files do not get; there is no way to ask without setting."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def write_text(path: Path, text: str) -> None:
    """Writes or replaces a file; OSError leaves what was there. Devices and pipes are written to."""
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


@contextmanager
def new_files(folder: Path, names: Sequence[str]) -> Iterator[Path]:
    """A folder to write these files into; they appear in `folder` together when the block ends well.

    FileExistsError before the block when one of them is there already. When the block fails, `folder` is
    as it was.
    """
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(f"{folder} is a file, not a folder")
    if not folder.absolute().parent.is_dir():
        raise FileNotFoundError(f"{folder}: there is no folder {folder.parent} to make it in")
    there = set(os.listdir(folder)) if folder.exists() else None
    taken = [name for name in names if name in there] if there else []
    if taken:
        more = f" (and {len(taken) - 1} more)" if len(taken) > 1 else ""
        raise FileExistsError(f"{folder / taken[0]}{more} exists already; nothing is overwritten")
    parent = folder.absolute().parent if there is None else folder
    stage = Path(tempfile.mkdtemp(dir=parent, prefix=".ostrov-"))
    try:
        yield stage
        if there is not None:
            _move(stage, folder, names)
        else:
            os.chmod(stage, 0o777 & ~_umask())
            os.rename(stage, folder)
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def _move(stage: Path, folder: Path, names: Sequence[str]) -> None:
    """Moves all files or none."""
    moved: list[Path] = []
    try:
        for name in names:
            os.rename(stage / name, folder / name)
            moved.append(folder / name)
    except BaseException:
        for path in moved:
            with suppress(OSError):
                path.unlink()
        raise
