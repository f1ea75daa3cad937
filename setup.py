"""Compiles the modules that have a .pxd; everything else about the package is in pyproject.toml.

Without a working C compiler the package is built all the same and runs the plain sources.
OSTROV_PURE=1 compiles nothing. OSTROV_SANITIZE=1 builds with checks of memory, bounds and overflow, and
then fails rather than fall back: a sanitized run is never silently something else.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import platform
import re
import shutil
import sys
import sysconfig
import tempfile
import warnings
from pathlib import Path
from runpy import run_path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError, SetupError

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "ostrov"
COMPILED = [PACKAGE / name for name in run_path(str(PACKAGE / "_roots.py"))["ROOTS"]]
PURE = os.environ.get("OSTROV_PURE") == "1"
SANITIZE = os.environ.get("OSTROV_SANITIZE") == "1"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # annotations are for type checkers; C types come from the .pxd
    "infer_types": True,  # locals take C types from what is assigned to them
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "binding": False,  # plain built-in functions: a third less C to compile
    "allow_none_for_extension_args": False,  # a TypeError, where C would read foreign memory
}
if SANITIZE:
    LINK_FLAGS = ["-fsanitize=address,undefined,bounds"]
    FLAGS = ["-O1", "-g1", "-Wno-unused-function", "-fno-sanitize-recover=all", *LINK_FLAGS]
    FLAGS += ["-fno-wrapv"]  # Python's own flags would make overflow legal, and so unnoticed
else:
    LINK_FLAGS = []
    FLAGS = ["-O2", "-g0", "-Wno-unused-function"]
    if platform.machine() in ("x86_64", "AMD64"):
        FLAGS.append("-mtune=haswell")  # gcc's default copies arrays by slow string instructions


def first_line(path: Path) -> str:
    """The line in which a .pxd says what it is."""
    return path.read_text("utf-8").partition("\n")[0]


def declarations() -> list[Path]:
    """Every .pxd of the compiled rooms."""
    return [file for folder in COMPILED for file in sorted(folder.rglob("*.pxd"))]


def hot_modules() -> list[Extension]:
    """One extension for each .pxd, except those that are only inlined into others."""
    if PURE:
        return []
    files = [p for p in declarations() if "not compiled" not in first_line(p)]
    names = [".".join(p.relative_to(PACKAGE.parent).with_suffix("").parts) for p in files]
    sources = [p.with_suffix(".py").relative_to(ROOT).as_posix() for p in files]
    return [Extension(name, [source]) for name, source in zip(names, sources, strict=True)]


def constants() -> dict[str, int]:
    """The enums of all constants: Cython wants literals where an array gets its length."""
    text = "".join(file.read_text("utf-8") for file in declarations() if file.stem.endswith("constants"))
    return {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)$", text, re.MULTILINE)}


def build_folder() -> Path:
    """Where C and object files go: a folder of its own for each set of flags, versions and constants."""
    import Cython

    facts = (Path(__file__).read_bytes(), Cython.__version__, sys.version, SANITIZE, constants())
    return Path("build") / hashlib.sha256(repr(facts).encode()).hexdigest()[:12]


def build_client() -> None:
    """The pages of the server, into the package."""
    sys.path.insert(0, str(ROOT / "tools"))
    from build_client import ClientError, build

    try:
        build(ROOT, os.environ.get("UV", "uv"))
    except ClientError as error:
        raise SetupError(str(error)) from error


class BuildPy(build_py):
    """Starts from an empty folder, so that no wheel gets files of an earlier build."""

    def run(self) -> None:
        """Copies the sources, after the browser client was built into them."""
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
            if (ROOT / "client").is_dir() and not SANITIZE:
                build_client()
        super().run()


class BuildExt(build_ext):
    """Compiles all modules or none, in parallel; keeps what it made next to the sources between builds."""

    def run(self) -> None:
        """Builds. Compiled modules beside the sources are replaced, also those whose source is gone."""
        self.parallel = self.parallel or os.cpu_count() or 1
        if self.inplace:
            self.build_lib = self.build_temp = str(build_folder() / "inplace")
            for old in PACKAGE.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
                old.unlink()
        super().run()

    def build_extensions(self) -> None:
        """Translates and compiles, or goes on without when there is no working compiler."""
        try:
            self.probe()
            self.translate()
            super().build_extensions()
        except (BaseError, CCompilerError) as error:
            if SANITIZE:
                raise
            warnings.warn(f"no working C compiler, ostrov will run its plain sources: {error}", stacklevel=2)
            for ext in self.extensions:  # all or none: compiled modules cannot use plain ones
                Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            self.extensions.clear()

    def probe(self) -> None:
        """Compiles a file that needs nothing but Python's headers; translating takes much longer."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "probe.c")
            file.write_text("#include <Python.h>\n", "utf-8")
            self.compiler.compile([str(file)], folder, include_dirs=self.include_dirs)

    def translate(self) -> None:
        """Python to C; each extension gets the C file for its source, and its flags."""
        from Cython.Build import cythonize

        forks = sys.platform == "linux"  # elsewhere worker processes would run this file again
        if forks:
            multiprocessing.set_start_method("fork", force=True)
        translated = cythonize(
            [Extension(ext.name, list(ext.sources)) for ext in self.extensions],
            nthreads=self.parallel if forks else 0,
            build_dir=str(build_folder() / "c"),
            include_path=["src"],
            compiler_directives=DIRECTIVES,
            compile_time_env=constants(),
        )
        sources = {ext.name: ext.sources for ext in translated}
        for ext in self.extensions:
            ext.sources = sources[ext.name]
            ext.extra_compile_args = ["/O2"] if self.compiler.compiler_type == "msvc" else FLAGS
            ext.extra_link_args = LINK_FLAGS


setup(
    ext_modules=hot_modules(),
    cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
    options={"build": {"build_base": "build/sanitize"}} if SANITIZE else {},
)
