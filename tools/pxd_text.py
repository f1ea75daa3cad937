"""The text of .pxd declarations, derived from annotated Python functions, classes and constants.

Used by gen_pxd.py. Functions whose types are all C types become `noexcept nogil`, so that Cython
itself refuses any Python object hidden in them, unless they make objects of the engine, raise, have
a `with` or `try`, or say `# gil` on their def line.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping

SCALARS = {
    "int": "int",
    "I64": "long long",
    "Cell": "short",
    "bool": "bint",
    "float": "double",
    "Double": "double",
    "None": "void",
}
POINTERS = {
    "Ints": "int*",
    "Longs": "long long*",
    "Chars": "signed char*",
    "Floats": "float*",
    "Doubles": "double*",
}
LOCAL_NAMES = {
    "int*": "p_int",
    "long long*": "p_longlong",
    "signed char*": "p_schar",
    "float*": "p_float",
    "double*": "p_double",
}
STORED = {
    "list[int]": "short",
    "list[Cell]": "short",
    "list[Byte]": "octet",
    "list[I64]": "long long",
    "list[float]": "float",
    "list[Double]": "double",
}  # fields and tables
LOCAL = {"list[int]": "int", "list[I64]": "long long", "list[Double]": "double"}  # arrays on the C stack
NEEDS_GIL = (ast.With, ast.Raise, ast.Try)
FREELISTS = {"State": 64}  # classes whose objects are made by the million


class PxdError(Exception):
    """Something that has no C form; `line` is where it stands."""

    def __init__(self, node: ast.AST, message: str) -> None:
        super().__init__(message)
        self.line: int = getattr(node, "lineno", 1)


def evaluate(node: ast.expr, known: Mapping[str, object]) -> object:
    """The value of an expression over known names, or None when it uses anything else."""
    try:
        return eval(compile(ast.Expression(node), "<constant>", "eval"), {"__builtins__": {}}, dict(known))
    except (NameError, TypeError, AttributeError):
        return None


def annotation_text(node: ast.expr | None) -> str:
    """An annotation as it is written, quotes removed."""
    return "None" if node is None else ast.unparse(node).strip("'\"")


def array_length(node: ast.expr | None, known: Mapping[str, object]) -> int | None:
    """N of `[0] * N`, or None for any other expression."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List):
        times = evaluate(node.right, known)
        return len(node.left.elts) * times if isinstance(times, int) else None
    return None


class Scope:
    """What the declarations of one module may name: constants with their values, and C classes."""

    def __init__(self, known: Mapping[str, object], classes: Collection[str], lines: list[str]) -> None:
        self.known = known
        self.classes = classes
        self.lines = lines

    def ctype(self, node: ast.expr | None) -> str:
        """The C type of an annotation; `object` when there is none."""
        text = annotation_text(node)
        if text in self.classes:
            return text
        return SCALARS.get(text) or POINTERS.get(text) or "object"

    def declared(self, node: ast.AnnAssign, arrays: Mapping[str, str]) -> tuple[str, int]:
        """Element type and length of an annotated variable; length 0 for a scalar."""
        length = array_length(node.value, self.known)
        text = annotation_text(node.annotation)
        if text in arrays and length is not None:
            return arrays[text], length
        return self.ctype(node.annotation), 0

    def parameters(self, f: ast.FunctionDef, *, bodies: bool) -> list[str]:
        """C parameters; defaults are spelt out beside a body, else starred."""
        if f.args.vararg or f.args.kwarg or f.args.kwonlyargs or f.args.posonlyargs:
            raise PxdError(f, f"{f.name}: only plain parameters have a C form")
        defaults = [None] * (len(f.args.args) - len(f.args.defaults)) + f.args.defaults
        out = []
        for arg, default in zip(f.args.args, defaults, strict=True):
            text = "self" if arg.arg == "self" else f"{self.ctype(arg.annotation)} {arg.arg}"
            out.append(text + (f"={ast.unparse(default) if bodies else '*'}" if default else ""))
        return out

    def made(self, node: ast.AST) -> str | None:
        """The engine class that a call makes an object of."""
        name = ast.unparse(node.func).removesuffix(".__new__") if isinstance(node, ast.Call) else ""
        return name if name in self.classes else None

    def locals_of(self, f: ast.FunctionDef) -> dict[str, str]:
        """The types of locals that are annotated or hold a new engine object, for @cython.locals."""
        found: dict[str, str] = {}
        for node in ast.walk(f):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                name = node.target.id
                element, length = self.declared(node, LOCAL)
                named = LOCAL_NAMES.get(element) or element.replace(" ", "")
                plain = element if element in self.classes else f"cython.{named}"
                text = f"{plain}[{length}]" if length else plain
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name, text = node.targets[0].id, self.made(node.value) or "cython.object"
            else:
                continue
            if text == "cython.object":
                continue
            if found.setdefault(name, text) != text:
                raise PxdError(node, f"{f.name}: {name} is declared as {found[name]} and as {text}")
        return found

    def keeps_gil(self, f: ast.FunctionDef, types: list[str]) -> bool:
        """Whether the function works with Python objects, by its types, its statements or its marker."""
        header = self.lines[f.lineno - 1 : max(f.lineno, f.body[0].lineno - 1)]
        return (
            any(re.search(r"\S\s*#\s*gil\b", line) for line in header)
            or any(kind.startswith("object") for kind in types)
            or any(isinstance(node, NEEDS_GIL) or self.made(node) for node in ast.walk(f))
        )

    def function(self, f: ast.FunctionDef, pad: str = "") -> list[str]:
        """The declaration of a compiled function or method; nothing for special and decorated ones."""
        if f.name.startswith("__") or f.decorator_list:
            return []
        result = self.ctype(f.returns)
        if "*" in result:
            raise PxdError(f, f"{f.name}: a buffer cannot be returned")
        args = self.parameters(f, bodies=False)
        gil = self.keeps_gil(f, [result, *args]) or result in self.classes
        kind = "cdef" if f.name.startswith("_") or any("*" in a.partition("=")[0] for a in args) else "cpdef"
        types = ", ".join(f"{name}={text}" for name, text in self.locals_of(f).items())
        head = [f"{pad}@cython.locals({types})"] if types else []
        tail = "" if gil else " noexcept nogil"
        return [*head, f"{pad}{kind} {result} {f.name}({', '.join(args)}){tail}"]

    def inline(self, f: ast.FunctionDef) -> list[str]:
        """A function with its body, for modules that are inlined into others instead of compiled."""
        types = [self.ctype(f.returns), *self.parameters(f, bodies=True)]
        if any(kind.startswith("object") for kind in types):
            raise PxdError(f, f"{f.name}: an inline function takes and returns C types only")
        body = f.body[1:] if ast.get_docstring(f) is not None else f.body
        out = [f"cdef inline {types[0]} {f.name}({', '.join(types[1:])}) noexcept nogil:"]
        for statement in body or [ast.Pass()]:
            out += [f"    {line}" for line in self.statement(statement).splitlines()]
        return out

    def statement(self, node: ast.stmt) -> str:
        """A statement of an inline function: annotated locals become C declarations."""
        for inner in ast.walk(node):
            if isinstance(inner, ast.AnnAssign) and inner is not node:
                raise PxdError(inner, "declare it at the top of the inline function, not in a block")
        if not isinstance(node, ast.AnnAssign):
            return ast.unparse(node)
        kind = self.ctype(node.annotation)
        if kind == "object":
            raise PxdError(node, "an inline function has locals of C types only")
        value = f" = {ast.unparse(node.value)}" if node.value else ""
        return f"cdef {kind} {ast.unparse(node.target)}{value}"

    def cclass(self, c: ast.ClassDef) -> list[str]:
        """A class whose fields are those of its alloc()."""
        methods = [node for node in c.body if isinstance(node, ast.FunctionDef)]
        alloc = next((f for f in methods if f.name == "alloc"), None)
        if alloc is None:
            raise PxdError(c, f"{c.name} has no alloc() that names its fields")
        out = ["@cython.final"]
        out += [f"@cython.freelist({FREELISTS[c.name]})"] if c.name in FREELISTS else []
        out += [f"cdef class {c.name}:", *self.fields(alloc)]
        for f in methods:
            out += self.function(f, "    ")
        return out

    def fields(self, alloc: ast.FunctionDef) -> Iterator[str]:
        """One declaration for each `self.x: type = value` of alloc()."""
        for node in ast.walk(alloc):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                kind, length = self.declared(node, STORED)
                if annotation_text(node.annotation) in STORED and not length:
                    raise PxdError(node, f"the length of {node.target.attr} is not a constant")
                yield f"    cdef public {kind}{f'[{length}]' if length else ''} {node.target.attr}"
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
                if not isinstance(evaluate(node.value, self.known), int):
                    raise PxdError(node, f"the field {node.targets[0].attr} needs an annotation")
                yield f"    cdef public int {node.targets[0].attr}"

    def table(self, node: ast.AnnAssign) -> str | None:
        """The declaration of a module's `NAME: Final[list[int]] = …`, None for what is no table."""
        text = annotation_text(node.annotation)
        value = evaluate(node.value, self.known) if node.value else None
        if text in ("Final", "Final[int]", "Final[I64]") and isinstance(value, int):
            raise PxdError(node, "constants belong in constants.py")
        element = STORED.get(text[len("Final[") : -1]) if text.startswith("Final[") else None
        if element is None:
            return None
        if not isinstance(value, list) or not value:
            raise PxdError(node, "the length of the table is not known from literals and constants")
        bits = 15 if element == "short" else 63
        if any(not -(1 << bits) <= x < 1 << bits for x in value):
            raise PxdError(node, f"the table has values that do not fit {element}")
        return f"cdef {element}[{len(value)}] {ast.unparse(node.target)}"


def constants_text(values: Mapping[str, int]) -> Iterator[str]:
    """Constants as a C enum; those beyond 32 bits as macros, which an enum cannot hold portably."""
    small = {name: value for name, value in values.items() if -(1 << 31) <= value < 1 << 31}
    large = {name: value for name, value in values.items() if name not in small}
    if small:
        yield from ["cdef enum:", *(f"    {name} = {value}" for name, value in small.items())]
    if large:
        yield from ["", "cdef extern from *:", '    """']
        yield from (f"    #define OSTROV_{name} ({value}LL)" for name, value in large.items())
        yield from ['    """', *(f'    long long {name} "OSTROV_{name}"' for name in large)]
