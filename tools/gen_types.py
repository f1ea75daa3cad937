"""Writes client/src/net/types.ts, the browser's half of the protocol, from the structs of ostrov.protocol.

    python3 run.py python tools/gen_types.py            write
    python3 run.py python tools/gen_types.py --check    write nothing, exit 1 when it is stale

A struct becomes an interface, its docstring and those of its fields become comments; literals and unions that
have a name keep it. A key is optional when it can be absent: where a struct says so (`UNSET`), and in what a
client sends (`forbid_unknown_fields`) where there is a default. An open dictionary (TypedDict) has more keys
than are named.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, UnsetType

from ostrov.protocol import commands, example, http, messages, replay, words

TARGET = Path(__file__).resolve().parent.parent / "client" / "src" / "net" / "types.ts"
HEAD = "/** What goes over the wire. Generated from src/ostrov/protocol by tools/gen_types.py. */"
NAMED = (
    (words, tuple(words.__all__)),
    (commands, ("ClientCommand",)),
    (messages, ("FromServer",)),
)
"""Literals, dictionaries and unions that have a name of their own, by module."""
ROOTS = (messages, replay, http, example)
"""Modules whose structs the browser gets or sends, beside commands, with all that these are made of."""
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


class Writer:
    """Turns types into TypeScript, and remembers the structs that it met."""

    def __init__(self) -> None:
        self.names: dict[Any, str] = {
            kind: name for module, names in NAMED for name in names if _is_type(kind := getattr(module, name))
        }
        self.met: dict[type, None] = {}

    def text(self, kind: Any, named: bool = True) -> str:
        """A type, by its name if it has one."""
        if named and (name := self._name(kind)):
            return name
        if kind in SIMPLE:
            return SIMPLE[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._record(args[0], args[1]) or self.text(args[0])
        if origin is Literal:
            return " | ".join(f"'{word}'" for word in args)
        if origin in (types.UnionType, typing.Union):
            return " | ".join(self.text(part) for part in _parts(kind))
        if origin is list:
            inner = self.text(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.text, args))}]"
        if origin is dict:
            return self._record(kind, None) or f"Record<string, {self.text(args[1])}>"
        if isinstance(kind, type) and (issubclass(kind, Struct) or typing.is_typeddict(kind)):
            self.met[kind] = None
            return kind.__name__
        raise TypeError(f"no TypeScript for {kind!r}")

    def _name(self, kind: Any) -> str | None:
        """The name of an alias; the whole of it, as unions with null are written around it."""
        return self.names.get(kind) if not isinstance(kind, type) else None

    def _record(self, kind: Any, meta: Meta | None) -> str | None:
        """A dictionary whose keys are known: all of them are there if it says so, else some."""
        if get_origin(kind) is not dict or get_origin(get_args(kind)[0]) is not Literal:
            return None
        keys, values = get_args(kind)
        record = f"Record<{self.text(keys)}, {self.text(values)}>"
        whole = meta is not None and meta.min_length == len(get_args(keys))
        return record if whole else f"Partial<{record}>"

    def interface(self, kind: type) -> str:
        """A struct or an open dictionary."""
        docs = field_docs(kind)
        lines = [f"export interface {kind.__name__} {{"]
        lines += [f"  {tag_field}: '{tag}';" for tag_field, tag in _tag(kind)]
        for name, hint, optional in fields(kind):
            lines += [f"  /** {docs[name]} */"] if name in docs else []
            lines += [f"  {name}{'?' if optional else ''}: {self.text(hint)};"]
        if typing.is_typeddict(kind):
            lines.append("  [fact: string]: unknown;")
        return "\n".join([*comment(inspect.getdoc(kind)), *lines, "}"])

    def alias(self, kind: Any, name: str, doc: str | None) -> str:
        """A type that has a name."""
        return "\n".join([*comment(doc), f"export type {name} = {self.text(kind, named=False)};"])


def _is_type(value: Any) -> bool:
    """A literal, dictionary or union, and not a number, nor a number within limits."""
    return get_origin(value) not in (None, Annotated)


def _parts(kind: Any) -> Iterator[Any]:
    """The parts of a union that are written: not that it may be absent."""
    return (part for part in get_args(kind) if part is not UnsetType)


def _tag(kind: type) -> list[tuple[str, str]]:
    """The key by which a struct is told from others, and its word there."""
    config = getattr(kind, "__struct_config__", None)
    return [(config.tag_field, config.tag)] if config is not None and config.tag is not None else []


def fields(kind: type) -> Iterator[tuple[str, Any, bool]]:
    """The keys of a struct or open dictionary with their types, and whether they may be absent."""
    if typing.is_typeddict(kind):
        for name, hint in typing.get_type_hints(kind, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            yield name, get_args(hint)[0] if optional else hint, optional
        return
    assert issubclass(kind, Struct)
    for field in msgspec.structs.fields(kind):
        sent = kind.__struct_config__.forbid_unknown_fields and not field.required
        yield field.name, field.type, sent or UnsetType in get_args(field.type)


def field_docs(kind: type) -> dict[str, str]:
    """The texts that stand below the fields of a class and of what it inherits from."""
    found: dict[str, str] = {}
    for one in kind.__mro__:
        if one.__module__.startswith("ostrov.protocol"):
            (tree,) = ast.parse(inspect.getsource(one)).body
            assert isinstance(tree, ast.ClassDef)
            found = texts_below(tree.body) | found
    return found


def texts_below(body: list[ast.stmt]) -> dict[str, str]:
    """Names that are declared, with the text that follows."""
    found: dict[str, str] = {}
    for one, after in pairwise(body):
        target = one.targets[0] if isinstance(one, ast.Assign) else getattr(one, "target", None)
        if isinstance(target, ast.Name) and isinstance(after, ast.Expr):
            found[target.id] = " ".join(str(ast.literal_eval(after.value)).split())
    return found


def comment(doc: str | None) -> list[str]:
    """A text as a comment."""
    if not doc:
        return []
    lines = inspect.cleandoc(doc).splitlines()
    if len(lines) == 1:
        return [f"/** {doc} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def roots() -> Iterator[type]:
    """What clients send and get; not what others are made from by inheritance."""
    yield from get_args(commands.ClientCommand)
    for module in ROOTS:
        for kind in vars(module).values():
            ours = isinstance(kind, type) and kind.__module__ == module.__name__
            if ours and issubclass(kind, Struct) and not kind.__subclasses__():
                yield kind


def generate() -> str:
    """The whole file."""
    writer = Writer()
    aliases = []
    for module, names in NAMED:
        docs = texts_below(ast.parse(inspect.getsource(module)).body)
        for name in names:
            if _is_type(kind := getattr(module, name)):
                aliases.append(writer.alias(kind, name, docs.get(name)))
    writer.met |= dict.fromkeys(roots())
    interfaces: dict[type, str] = {}
    while new := [kind for kind in writer.met if kind not in interfaces]:
        interfaces |= {kind: writer.interface(kind) for kind in new}
    return "\n\n".join([HEAD, *aliases, *interfaces.values()]) + "\n"


def main(argv: list[str], target: Path = TARGET) -> int:
    """Writes or checks; the exit code."""
    text = generate()
    stale = not target.exists() or target.read_text("utf-8") != text
    if "--check" in argv:
        if stale:
            print(f"stale: {target} (run tools/gen_types.py)", file=sys.stderr)
        return int(stale)
    if stale:
        target.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
