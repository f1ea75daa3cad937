"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from ostrov.cli.files import new_files, write_text


def tree(folder: Path) -> list[str]:
    """Everything in a folder."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_text(path, "first\n")
    write_text(path, "Wybrzeże\n")
    assert path.read_bytes() == "Wybrzeże\n".encode()
    assert tree(tmp_path) == ["a.txt"]


def test_a_failure_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_text(path, "first\n")
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "\ud800")
    assert path.read_text(encoding="utf-8") == "first\n"
    assert tree(tmp_path) == ["a.txt"]
    with pytest.raises(OSError, match="nowhere"):
        write_text(tmp_path / "nowhere" / "a.txt", "text")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no permission bits")
def test_permissions_are_those_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    write_text(tmp_path / "written", "text")
    assert (tmp_path / "written").stat().st_mode == (tmp_path / "plain").stat().st_mode
    (tmp_path / "folder").mkdir()
    with new_files(tmp_path / "new", ["a"]) as stage:
        (stage / "a").touch()
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "folder").stat().st_mode


@pytest.mark.parametrize("there", [False, True])
def test_files_appear_together(tmp_path: Path, there: bool) -> None:
    folder = tmp_path / "records"
    if there:
        folder.mkdir()
        (folder / "other").touch()
    with new_files(folder, ["a", "b"]) as stage:
        (stage / "a").touch()
        (stage / "b").touch()
        assert not (folder / "a").exists()
    assert tree(folder) == (["a", "b", "other"] if there else ["a", "b"])
    assert tree(tmp_path)[0] == "records"


@pytest.mark.parametrize("there", [False, True])
def test_a_failure_leaves_the_folder_as_it_was(tmp_path: Path, there: bool) -> None:
    folder = tmp_path / "records"
    if there:
        folder.mkdir()
    before = tree(tmp_path)

    def fail() -> None:
        with new_files(folder, ["a", "b"]) as stage:
            (stage / "a").touch()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert tree(tmp_path) == before


def test_moving_is_undone_when_a_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), new_files(tmp_path, ["a", "b"]) as stage:
        (stage / "a").touch()
    assert tree(tmp_path) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "b").touch()
    for folder, names, error, words in (
        (tmp_path, ["a", "b"], FileExistsError, "b exists already; nothing is overwritten"),
        (tmp_path / "b", ["a"], NotADirectoryError, "is a file, not a folder"),
        (tmp_path / "x" / "y", ["a"], FileNotFoundError, "there is no folder"),
    ):
        with pytest.raises(error, match=words), new_files(folder, names):
            pytest.fail("not reached")
    assert tree(tmp_path) == ["b"]


def test_a_relative_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with new_files(Path("records"), ["a"]) as stage:
        (stage / "a").touch()
    assert os.listdir("records") == ["a"]
