"""The browser's types: how structs are written in TypeScript."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

import gen_types
from ostrov.protocol.words import Good, Goods, Track


class Inner(Struct):
    """A part."""

    n: int


class Answered(Struct, tag="answered", tag_field="kind"):
    """What comes.

    And more.
    """

    inner: Inner | None
    later: str | UnsetType = UNSET
    always: bool = True


class Asked(Struct, forbid_unknown_fields=True):
    """What is sent."""

    id: str
    level: str | None = None


class Open(TypedDict):
    """Something with more keys."""

    seq: int
    clause: NotRequired[str]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (str, "string"),
        (float, "number"),
        (Any, "unknown"),
        (int | None, "number | null"),
        (list[int | None], "(number | null)[]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (Literal["a", "b"], "'a' | 'b'"),
        (Good, "Good"),
        (Goods, "Goods"),
        (Goods | None, "Goods | null"),
        (dict[Track, bool], "Partial<Record<Track, boolean>>"),
        (Annotated[dict[Track, int], Meta(min_length=3)], "Record<Track, number>"),
        (Annotated[int, Meta(ge=0)], "number"),
        (Inner, "Inner"),
    ],
)
def test_types(kind: Any, text: str) -> None:
    assert gen_types.Writer().text(kind) == text


def test_an_unknown_type_is_told() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        gen_types.Writer().text(bytes)


def test_what_comes_has_its_tag_and_only_what_can_be_absent_is_optional() -> None:
    assert gen_types.Writer().interface(Answered) == (
        "/**\n * What comes.\n *\n * And more.\n */\n"
        "export interface Answered {\n  kind: 'answered';\n  inner: Inner | null;\n  later?: string;\n"
        "  always: boolean;\n}"
    )


def test_what_is_sent_may_leave_out_what_has_a_default() -> None:
    assert gen_types.Writer().interface(Asked).endswith("{\n  id: string;\n  level?: string | null;\n}")


def test_an_open_dictionary_has_more_keys() -> None:
    text = gen_types.Writer().interface(Open)
    assert text.endswith("{\n  seq: number;\n  clause?: string;\n  [fact: string]: unknown;\n}")


def test_texts_below_fields_become_comments() -> None:
    assert "  /** Null before the start. */\n  static: Static | null;\n" in gen_types.generate()


def test_a_stale_file_is_noticed_and_written(tmp_path: Path) -> None:
    target = tmp_path / "types.ts"
    assert gen_types.main(["--check"], target) == 1
    assert not target.exists()
    assert gen_types.main([], target) == 0
    assert gen_types.main(["--check"], target) == 0
    target.write_text(target.read_text("utf-8").replace("seq: number", "seq: string"), "utf-8")
    assert gen_types.main(["--check"], target) == 1
