"""The import hook behind OSTROV_PURE=1."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ostrov import _pure


def test_finds_sources_of_nested_packages(tmp_path: Path) -> None:
    (tmp_path / "route.py").touch()
    spec = _pure.PureFinder().find_spec("ostrov.engine.base.route", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "route.py")


@pytest.mark.parametrize("name", ["ostrov.engine", "ostrov.engine.base", "ostrov.game.route", "route"])
def test_leaves_packages_and_other_modules_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / "route.py").touch()
    (tmp_path / "base").mkdir()
    assert _pure.PureFinder().find_spec(name, [str(tmp_path)]) is None


def test_is_installed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [finder for finder in sys.meta_path if not isinstance(finder, _pure.PureFinder)]
    monkeypatch.setattr(sys, "meta_path", kept)
    _pure.install()
    _pure.install()
    assert [isinstance(finder, _pure.PureFinder) for finder in sys.meta_path[:2]] == [True, False]
