"""The built package: what is in it, and that it installs and runs without a C compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

DATA = {".json", ".jsonl", ".npz", ".py", ".pxd", ".toml", ".typed"}
REPORT = """
import importlib, pkgutil, ostrov.engine
names = [m.name for m in pkgutil.walk_packages(ostrov.engine.__path__, "ostrov.engine.") if not m.ispkg]
files = [importlib.import_module(name).__file__ for name in names]
assert len(files) > 10 and all("checkout" not in file for file in files), files
print("compiled" if any(not file.endswith(".py") for file in files) else "plain")
"""


def test_the_wheel_has_every_source_and_nothing_else(checkout: Path, uv: Callable[..., str]) -> None:
    dist, client = checkout / "dist", checkout / "src/ostrov/server/static"
    for name in ("index.html", "assets/index-1.js"):  # as if the client were built
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text("built", "utf-8")
    uv("build", "--wheel", "--out-dir", str(dist), "--python", sys.executable, str(checkout), OSTROV_PURE="1")
    (wheel,) = dist.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    source = checkout / "src"
    files = [file for file in source.rglob("*") if file.suffix in DATA or client in file.parents]
    wanted = {file.relative_to(source).as_posix() for file in files if file.is_file()}
    assert packed == {name for name in wanted if ".egg-info" not in name}
    assert {"ostrov/py.typed", "ostrov/engine/core/state.pxd", "ostrov/engine/base/route.pxd"} <= packed
    assert {"ostrov/server/static/index.html", "ostrov/server/static/assets/index-1.js"} <= packed
    assert any(name.startswith("ostrov/clauses/") and name.endswith(".toml") for name in packed)


def test_installs_and_runs_without_a_compiler(checkout: Path, uv: Callable[..., str], tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    uv("venv", "--python", sys.executable, str(environment))
    uv("pip", "install", "--no-deps", "--python", str(python), str(checkout), CC="false")
    env = {name: value for name, value in os.environ.items() if name != "OSTROV_PURE"}
    result = subprocess.run([python, "-c", REPORT], cwd=tmp_path, env=env, text=True, capture_output=True)
    assert result.stdout == "plain\n", result.stderr
