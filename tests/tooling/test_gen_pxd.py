"""tools/gen_pxd.py: C declarations from annotations, on small sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.tooling.pxd_sources import HEAD, INLINED, Write, package_of, writer

import gen_pxd


@pytest.fixture
def write(tmp_path: Path, root: Path) -> Write:
    """Writes sources into a small package."""
    return writer(tmp_path, root)


def pxd(core: Path, name: str) -> list[str]:
    """The generated lines of one module, without the headings."""
    text = gen_pxd.generate(package_of(core))[core / f"{name}.pxd"]
    return [line for line in text.splitlines() if line not in ("", "cimport cython") and line[0] != "#"]


def refusal(core: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the tool says when it cannot go on."""
    assert gen_pxd.main([], package_of(core)) == 1
    return capsys.readouterr().err.strip().replace(f"{core}/", "").replace(f"{core}\\", "")


def test_constants_become_an_enum_and_large_ones_macros(write: Write) -> None:
    assert pxd(write(), "constants") == [
        "cdef enum:",
        "    SEATS = 4",
        "    SLOTS = 13",
        "cdef extern from *:",
        '    """',
        "    #define OSTROV_BIG (1099511627776LL)",
        '    """',
        '    long long BIG "OSTROV_BIG"',
    ]


@pytest.mark.parametrize(
    ("source", "declaration"),
    [
        ("def f(a: int, b: I64) -> Cell: ...", "cpdef short f(int a, long long b) noexcept nogil"),
        ("def f() -> None: ...", "cpdef void f() noexcept nogil"),
        ("def f(a: bool, b: int = 3) -> bool: ...", "cpdef bint f(bint a, int b=*) noexcept nogil"),
        ("def _f(a: int) -> I64: ...", "cdef long long _f(int a) noexcept nogil"),
        ("def f(a: Ints, b: Longs) -> int: ...", "cdef int f(int* a, long long* b) noexcept nogil"),
        (
            "def f(a: Chars, b: Floats, c: float) -> None: ...",
            "cdef void f(signed char* a, float* b, double c) noexcept nogil",
        ),
        ("def f(a: str) -> int: ...", "cpdef int f(object a)"),
        ("def f() -> list[int]: ...", "cpdef object f()"),
        ("def f(a: int) -> int:\n    raise ValueError", "cpdef int f(int a)"),
        ("def f(a: int) -> int:\n    with cython.nogil:\n        pass", "cpdef int f(int a)"),
        ("def f(a: int) -> int:  # gil\n    ...", "cpdef int f(int a)"),
        ("def f(\n    a: int,\n) -> int:  # gil: calls g\n    ...", "cpdef int f(int a)"),
        ("def f(a: int) -> int:\n    # gil is not needed\n    return a", "cpdef int f(int a) noexcept nogil"),
    ],
)
def test_signatures(write: Write, source: str, declaration: str) -> None:
    assert pxd(write(one=HEAD + source), "one") == [declaration]


@pytest.mark.parametrize(
    ("source", "types"),
    [
        ("x: I64 = 0", "x=cython.longlong"),
        ("x: list[int] = [0] * SLOTS", "x=cython.int[13]"),
        ("x: list[int] = [0, 0] * (SEATS + 1)", "x=cython.int[10]"),
        ("x: list[I64] = [0] * 7", "x=cython.longlong[7]"),
        ("if True:\n        x: int = 0\n        y: bool = True", "x=cython.int, y=cython.bint"),
    ],
)
def test_types_of_locals(write: Write, source: str, types: str) -> None:
    lines = pxd(write(one=HEAD + f"def f(n: int) -> int:\n    {source}\n    return 0\n"), "one")
    assert lines == [f"@cython.locals({types})", "cpdef int f(int n) noexcept nogil"]


@pytest.mark.parametrize("source", ["x: list[int] = [0] * n", "x: list[int] = []", "x = [0] * 3"])
def test_lists_that_are_no_arrays_stay_python_lists(write: Write, source: str) -> None:
    lines = pxd(write(one=f"def f(n: int) -> int:\n    {source}\n    return 0\n"), "one")
    assert lines == ["cpdef int f(int n) noexcept nogil"]


def test_classes_have_the_fields_of_alloc(write: Write) -> None:
    engine = write(
        state="""
        class State:
            def alloc(self) -> None:
                self.road: list[int] = [0] * SLOTS
                self.hand: list[I64] = [0] * SEATS
                self.bank: I64 = 0
                self.over: bool = False
                self.turn = 0

            def copy(self) -> State:
                other = State.__new__(State)
                return other

            def load(self, cells: Ints) -> None: ...

            @property
            def shown(self) -> str: ...

            def __hash__(self) -> int: ...

        class Odd(ValueError):
            pass
        """
    )
    assert pxd(engine, "state") == [
        "@cython.final",
        "@cython.freelist(64)",
        "cdef class State:",
        "    cdef public short[13] road",
        "    cdef public long long[4] hand",
        "    cdef public long long bank",
        "    cdef public bint over",
        "    cdef public int turn",
        "    cpdef void alloc(self) noexcept nogil",
        "    @cython.locals(other=State)",
        "    cpdef State copy(self)",
        "    cdef void load(self, int* cells) noexcept nogil",
    ]


def test_imports_under_the_guard_become_cimports(write: Write) -> None:
    engine = write(
        state="class State:\n    def alloc(self) -> None:\n        self.n: int = 0\n",
        base__roads="""
        import cython
        from ostrov.engine.core.maps import ISLAND
        if not cython.compiled:
            from ostrov.engine.core.bits import ctz
            from ostrov.engine.core.constants import BIG, SEATS
            from ostrov.engine.core.state import State

        def roads(s: State) -> int:
            fresh = State()
            return 0
        """,
        maps="ISLAND = 'cython-free'\n",
    )
    assert pxd(engine, "base/roads") == [
        "from ostrov.engine.core.bits cimport ctz",
        "from ostrov.engine.core.constants cimport BIG, SEATS",
        "from ostrov.engine.core.state cimport State",
        "@cython.locals(fresh=State)",
        "cpdef int roads(State s)",
    ]
    assert engine / "maps.pxd" not in gen_pxd.generate(package_of(engine))


def test_tables(write: Write) -> None:
    tables = "ODDS: Final[list[int]] = [1, 2] * SEATS + [3]\nWIDE: Final[list[I64]] = [1 << 40]\n"
    assert pxd(write(one=HEAD + tables + "WORD: Final = 'hm'\n"), "one") == [
        "cdef short[9] ODDS",
        "cdef long long[1] WIDE",
    ]


def test_inline_functions_stand_in_the_pxd(write: Write) -> None:
    engine = write(
        packs='''
        # Inlined.
        from ostrov.engine.core.constants import SEATS
        from ostrov.engine.core.types import I64

        def field(pack: I64, kind: int = 1) -> int:
            """One field."""
            x: I64 = pack >> (7 * kind)
            if x > 3:
                y = x * 2
                return y
            return (x & 63) + SEATS

        def nothing() -> None:
            """Does nothing."""
        '''
    )
    assert pxd(engine, "packs") == [
        "from ostrov.engine.core.constants cimport SEATS",
        "cdef inline int field(long long pack, int kind=1) noexcept nogil:",
        "    cdef long long x = pack >> 7 * kind",
        "    if x > 3:",
        "        y = x * 2",
        "        return y",
        "    return (x & 63) + SEATS",
        "cdef inline void nothing() noexcept nogil:",
        "    pass",
    ]
    assert (
        gen_pxd.generate(package_of(engine))[engine / "packs.pxd"].splitlines()[0].endswith("not compiled.")
    )


CLASS = "class A:\n    def alloc(self) -> None:\n        self.x"


@pytest.mark.parametrize(
    ("name", "source", "message"),
    [
        ("one", "LIMIT: Final = 5\n", "one.py:1: constants belong in constants.py"),
        ("one", "T: Final[list[int]] = f()\n", "one.py:1: the length of the table is not known"),
        ("one", "T: Final[list[int]] = [70000]\n", "one.py:1: the table has values that do not fit short"),
        ("one", "def f(*a: int) -> int: ...\n", "one.py:1: f: only plain parameters"),
        ("one", "def f() -> Longs: ...\n", "one.py:1: f: a buffer cannot be returned"),
        ("one", "def f() -> int:\n    x: int = 0\n    x: I64 = 0\n", "one.py:3: f: x is declared as"),
        ("one", "class A:\n    x = 0\n", "one.py:1: A has no alloc()"),
        ("one", f"{CLASS}: list[int] = [0] * n\n", "one.py:3: the length of x is not a constant"),
        ("one", f"{CLASS} = other\n", "one.py:3: the field x needs an annotation"),
        (
            "one",
            "from ostrov.engine.core.bits import ctz\n",
            "one.py:1: import from engine.core.bits inside",
        ),
        ("one", "from .bits import ctz\n", "one.py:1: imports are absolute"),
        ("packs", "def f(x: str) -> int: ...\n", "packs.py:1: f: an inline function takes"),
        ("packs", "def f() -> int:\n    x: str = ''\n", "packs.py:2: an inline function has locals"),
        ("packs", "def f() -> int:\n    if 1:\n        x: int = 0\n", "packs.py:3: declare it at the top"),
        ("packs", "LIMIT: Final = 5\n", "packs.py:1: constants belong in constants.py"),
    ],
)
def test_what_has_no_c_form_is_refused_with_its_place(
    write: Write, capsys: pytest.CaptureFixture[str], name: str, source: str, message: str
) -> None:
    head = INLINED if name == "packs" else HEAD
    said = refusal(write(**{name: head + source}), capsys)
    shifted = re.sub(r":(\d+):", lambda m: f":{int(m[1]) - head.count(chr(10))}:", said)
    assert shifted.startswith(message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "from ostrov.engine.core.maps import ISLAND",
            "one.py:3: engine.core.maps is plain Python: import",
        ),
        (
            "from ostrov.engine.core.constants import NAMES",
            "one.py:3: engine.core.constants has no C form of",
        ),
        (
            "from ostrov.engine.core.bits import popcount",
            "one.py:3: engine.core.bits has no C form of",
        ),
    ],
)
def test_imports_that_fail_when_compiled_are_refused(
    write: Write, capsys: pytest.CaptureFixture[str], line: str, message: str
) -> None:
    source = f"import cython\nif not cython.compiled:\n    {line}\n"
    engine = write(one=source, maps="ISLAND = 'cython-free'\n")
    assert refusal(engine, capsys).startswith(message)


def test_constants_of_one_room_are_made_of_those_of_another(write: Write) -> None:
    core = write()
    for room, text in {
        "engine/base": "from ostrov.engine.core.constants import SEATS\nHANDS: Final = 2 * SEATS\n",
        "knowledge": "from ostrov.engine.base.constants import HANDS\nOTHERS: Final = HANDS - 1\n",
    }.items():
        folder = package_of(core) / room
        folder.mkdir()
        (folder / "constants.py").write_text("from typing import Final\n" + text, "utf-8")
    texts = gen_pxd.generate(package_of(core))
    assert "    HANDS = 8\n" in texts[package_of(core) / "engine" / "base" / "constants.pxd"]
    assert "    OTHERS = 7\n" in texts[package_of(core) / "knowledge" / "constants.pxd"]


def test_constants_made_of_anything_else_are_refused(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    core = write(maps="ISLAND = 'cython-free'\n")
    (core / "more_constants.py").write_text("from ostrov.engine.core.maps import ISLAND\n", "utf-8")
    assert "more_constants.py:1: constants are made of literals and constants" in refusal(core, capsys)


def test_a_name_of_a_constant_is_given_once(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    core = write()
    (core / "more_constants.py").write_text("from typing import Final\nSEATS: Final = 5\n", "utf-8")
    assert "more_constants.py:2: there is a constant SEATS elsewhere" in refusal(core, capsys)


def test_circles_are_named(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    text = "import cython\nif not cython.compiled:\n    from {} import f\ndef f() -> int: ...\n"
    imports = {"a": "b", "b": "seams", "seams": "base.c", "base__c": "b"}
    engine = write(**{name: text.format(f"ostrov.engine.core.{target}") for name, target in imports.items()})
    assert refusal(engine, capsys).endswith(
        "in a circle: {0}b -> {0}seams -> {0}base.c -> {0}b".format("engine.core.")
    )


def test_writes_checks_and_removes(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    engine = write(one="def f() -> int: ...\n")
    assert gen_pxd.main(["--check"], package_of(engine)) == 1
    assert gen_pxd.main([], package_of(engine)) == 0
    assert gen_pxd.main(["--check"], package_of(engine)) == 0
    assert capsys.readouterr().err.count("stale") == 2  # constants.pxd and one.pxd
    (engine / "one.py").unlink()
    assert gen_pxd.main(["--check"], package_of(engine)) == 1
    assert "one.pxd" in capsys.readouterr().err
    assert gen_pxd.main([], package_of(engine)) == 0
    assert not (engine / "one.pxd").exists()
    assert (engine / "bits.pxd").exists()
