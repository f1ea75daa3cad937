#!/usr/bin/env python3
"""Sets up ostrov from a checkout on first use, and runs it. Standard library only.

    python3 run.py test [ARGUMENTS]      run the tests (arguments of pytest)
    python3 run.py python [ARGUMENTS]    the Python that has ostrov installed
    python3 run.py COMMAND [ARGUMENTS]   any command of ostrov; --help lists them

OSTROV_PURE=1 runs the plain Python sources, OSTROV_SANITIZE=1 compiled ones with memory checks; each
has an environment of its own beside .venv.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
UV = "uv==0.13.7"
TOOLS = ROOT / ".tools" / UV.replace("==", "-")


NEED_CLIENT = ("play", "serve")
"""Commands that serve the browser client; all others work without it, and without Node."""


class SetUpError(Exception):
    """One sentence on why ostrov could not be set up, and what to do."""


def find_uv() -> str:
    """The uv on the path, or a pinned one that pip has put into .tools."""
    found = shutil.which("uv") or shutil.which("uv", path=str(TOOLS / "bin"))
    if found:
        return found
    pips = [[sys.executable, "-m", "pip"], *([name] for name in ("pip3", "pip") if shutil.which(name))]
    part = TOOLS.with_name(f"{TOOLS.name}.{os.getpid()}")  # renamed when complete
    options = ["install", "--quiet", "--disable-pip-version-check", "--target", str(part), UV]
    try:
        for pip in pips:
            if subprocess.run([*pip, *options], stdout=sys.stderr).returncode == 0:
                break
        else:
            raise SetUpError(f"there is no uv, and pip could not install {UV}: install uv, then try again.")
        if not TOOLS.exists():
            part.rename(TOOLS)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    found = shutil.which("uv", path=str(TOOLS / "bin"))
    if not found:
        raise SetUpError(f"pip installed {UV}, but there is no program uv in {TOOLS / 'bin'}.")
    return found


def environment_folder() -> Path:
    """One environment for each way of building, so that none is ever taken for another."""
    pure = os.environ.get("OSTROV_PURE") == "1"
    sanitize = os.environ.get("OSTROV_SANITIZE") == "1"
    if pure and sanitize:
        raise SetUpError("OSTROV_PURE=1 and OSTROV_SANITIZE=1 exclude each other.")
    return ROOT / (".venv-pure" if pure else ".venv-sanitize" if sanitize else ".venv")


def set_up(uv: str, folder: Path) -> None:
    """Brings the environment up to date; says nothing when it was."""
    settings = {
        "UV_PROJECT_ENVIRONMENT": str(folder),
        "UV_PYTHON": sys.executable,
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_COMPILE_BYTECODE": "1",
    }
    env = {**os.environ, **settings}
    env.pop("VIRTUAL_ENV", None)
    line = [uv, "sync", "--project", str(ROOT), "--inexact"]
    if os.environ.get("OSTROV_SANITIZE") == "1":
        line.append("--no-editable")  # its modules do not go beside the sources
    if folder.exists():
        check = [*line, "--check", "--quiet"]
        if subprocess.run(check, env=env, stdout=sys.stderr, stderr=subprocess.DEVNULL).returncode == 0:
            return
    else:
        line += ["--reinstall-package", "ostrov"]  # what uv has cached lacks the modules beside the sources
    if subprocess.run(line, env=env, stdout=sys.stderr).returncode != 0:
        raise SetUpError("uv could not set up ostrov; its messages above say why.")


def build_client(uv: str, for_tests: bool = False) -> None:
    """Builds the pages that the server hands out, when their sources changed."""
    sys.path.insert(0, str(ROOT / "tools"))
    from build_client import ClientError, bring_test_packages, build

    try:
        build(ROOT, uv)
        if for_tests:
            bring_test_packages(ROOT, uv)
    except ClientError as error:
        raise SetUpError(str(error)) from error


def try_client(uv: str) -> None:
    """Builds the pages for the tests that look at them; without Node those are skipped."""
    try:
        build_client(uv, for_tests=True)
    except SetUpError as error:
        print(f"ostrov: {error} Tests of the pages will be skipped.", file=sys.stderr)


def run_variables(uv: str, programs: Path) -> dict[str, str]:
    """The environment variables of the program that is run."""
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    env = {**os.environ, "VIRTUAL_ENV": str(programs.parent), "PATH": path, "UV": uv}
    if os.environ.get("OSTROV_SANITIZE") == "1":  # its run-time library must be loaded before all others
        words = [*os.environ.get("CC", "gcc").split(), "-print-file-name=libasan.so"]
        library = subprocess.run(words, text=True, capture_output=True).stdout.strip()
        if not Path(library).is_absolute():
            raise SetUpError("OSTROV_SANITIZE=1 needs GCC with its address sanitizer.")
        env.update(LD_PRELOAD=library, ASAN_OPTIONS="detect_leaks=0")  # Python frees little at exit
    return env


def command(programs: Path, words: list[str]) -> list[str]:
    """The command line for the words after run.py."""
    python = str(programs / ("python.exe" if os.name == "nt" else "python"))
    if words[0] == "python":
        return [python, *words[1:]]
    if words[0] == "test":
        return [python, "-m", "pytest", *words[1:]]
    return [str(programs / ("ostrov.exe" if os.name == "nt" else "ostrov")), *words]


def main(words: list[str]) -> int:
    """Sets up and runs; the exit code is that of the program."""
    if not words:
        print(__doc__, file=sys.stderr)
        return 2
    if sys.version_info < (3, 11):
        print("ostrov needs Python 3.11 or newer.", file=sys.stderr)
        return 2
    try:
        uv = find_uv()
        folder = environment_folder()
        set_up(uv, folder)
        if words[0] in NEED_CLIENT and "--help" not in words:
            build_client(uv)
        if words == ["test"]:
            try_client(uv)
        programs = folder / ("Scripts" if os.name == "nt" else "bin")
        env = run_variables(uv, programs)
    except SetUpError as error:
        print(f"ostrov: {error}", file=sys.stderr)
        return 1
    line = command(programs, words)
    if words[0] == "test":
        os.chdir(ROOT)
    if os.name != "nt":
        sys.stdout.flush()
        os.execve(line[0], line, env)
    return subprocess.run(line, env=env).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
