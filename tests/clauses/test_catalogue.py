"""The rule catalogue is complete in form, and its loader keeps its contract."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from importlib.resources import files

import pytest

from ostrov import clauses
from ostrov.clauses import KINDS, Clause, UnknownClause, all_clauses, clause, sources

ID = re.compile(r"^(B|CK)-[A-Z]+(-[A-Z]+)*(-\d+)?$|^S-[A-Z0-9]+-\d+$|^(X|SX|H)-\d+$")
GROUPS = ["B", "CK", "S", "X", "SX", "H"]
UNNUMBERED = {"B-PROG-ROAD", "B-PROG-YOP", "B-PROG-MONO"}
UNUSED = {"X": {48, 49}, "CK-SEA": set(range(14, 20))}
"""Numbers that were never given out."""
CITATION = re.compile(r"\d{3}/\S+( \S+)*")
OPTION = re.compile(r"[a-z][a-z0-9_]*")
SEAFARERS = {"sea rules", "sea maps", "sea answers", "sea before"}
WORDS = {"general knowledge", "derived", "silent", "house rule"} | SEAFARERS
TRADEMARK = re.compile("[ck]atan", re.IGNORECASE)

GOOD = """
[B-ROAD-1]
title = "One road per edge"
text = "Each edge carries at most one road."
source = "000/road"
kind = "refusable"
"""


def offenders(wrong: Callable[[Clause], object]) -> list[str]:
    return [entry.id for entry in all_clauses().values() if wrong(entry)]


def test_ids_have_the_agreed_form() -> None:
    assert offenders(lambda entry: not ID.match(entry.id)) == []
    assert [entry.id for entry in all_clauses().values()] == list(all_clauses())


def test_titles_are_two_to_six_words() -> None:
    assert offenders(lambda entry: not 2 <= len(entry.title.split()) <= 6) == []
    assert offenders(lambda entry: len(entry.title) > 60 or entry.title.endswith(".")) == []


def test_texts_are_whole_sentences() -> None:
    assert offenders(lambda entry: not 20 <= len(entry.text) <= 700) == []
    assert offenders(lambda entry: not entry.text[0].isupper() or not entry.text.endswith(".")) == []
    assert offenders(lambda entry: entry.text != " ".join(entry.text.split())) == []


def test_a_refusal_is_told_in_one_short_sentence() -> None:
    told = [entry for entry in all_clauses().values() if entry.why != entry.text]
    assert len(told) > 100
    for entry in told:
        assert re.fullmatch(r"[A-Z][^.?]{15,115}\.", entry.why), entry.id
        assert "option" not in entry.why, entry.id


def test_texts_carry_no_citation_and_no_trademark() -> None:
    assert offenders(lambda entry: re.search(r"[\[\]]|\b00\d\b", entry.title + entry.text)) == []
    assert offenders(lambda entry: TRADEMARK.search(repr(entry))) == []


def test_sources_are_explained() -> None:
    def wrong(entry: Clause) -> bool:
        citations = [citation for part in entry.source.split("; ") for citation in part.split(", ")]
        return not all(CITATION.fullmatch(citation) or citation in WORDS for citation in citations)

    assert offenders(wrong) == []
    assert offenders(lambda entry: not set(re.findall(r"\d{3}(?=/)", entry.source)) <= set(sources())) == []


def test_kinds_are_known() -> None:
    assert offenders(lambda entry: entry.kind not in KINDS) == []


def test_see_names_other_clauses_once() -> None:
    assert offenders(lambda entry: not set(entry.see) <= set(all_clauses()) - {entry.id}) == []
    assert offenders(lambda entry: len(set(entry.see)) != len(entry.see)) == []


def test_options_are_names() -> None:
    assert offenders(lambda entry: not all(OPTION.fullmatch(option) for option in entry.option)) == []


def test_an_open_question_says_whether_an_option_changes_it() -> None:
    for entry in all_clauses().values():
        if entry.id.startswith(("X-", "SX-")):
            assert "?" in entry.text
            assert bool(entry.option) != ("no option" in entry.text), entry.id
            assert not entry.option or any(option in entry.text for option in entry.option), entry.id


def test_a_house_rule_names_the_option_that_asks_for_it() -> None:
    for entry in all_clauses().values():
        if entry.id.startswith("H-"):
            assert len(entry.option) == 1, entry.id
            assert entry.text.startswith(f"With the option {entry.option[0]} "), entry.id


def test_numbers_have_no_gaps() -> None:
    numbers: dict[str, list[int]] = defaultdict(list)
    for id in all_clauses():
        if id not in UNNUMBERED:
            topic, number = id.rsplit("-", 1)
            numbers[topic].append(int(number))
    for topic, found in numbers.items():
        assert found == [n for n in range(1, found[-1] + 1) if n not in UNUSED.get(topic, ())], topic


def test_catalogue_order_is_base_then_expansions_then_questions_then_house_rules() -> None:
    groups = [id.split("-", 1)[0] for id in all_clauses()]
    assert list(dict.fromkeys(groups)) == GROUPS
    assert groups == sorted(groups, key=GROUPS.index)
    assert next(iter(all_clauses())) == "B-COMP-1"


def test_no_clause_is_ever_withdrawn() -> None:
    count = Counter(id.split("-", 1)[0] for id in all_clauses())
    assert count >= Counter(B=184, CK=200, S=169, X=82, SX=39, H=4)


def test_every_file_is_loaded() -> None:
    found = {path.name for path in files(clauses).iterdir() if path.name.endswith(".toml")}
    assert found == {*clauses._FILES, clauses._SOURCES}


def test_files_are_short_and_free_of_the_trademark() -> None:
    for path in files(clauses).iterdir():
        if path.name.endswith(".toml"):
            lines = path.read_text(encoding="utf-8").splitlines()
            assert len(lines) <= 250, path.name
            assert max(map(len, lines)) <= 110, path.name
            assert not any(map(TRADEMARK.search, lines)), path.name


def test_building_costs_are_spelled_out() -> None:
    text = clause("B-BUILD-1").text
    for cost in (
        "road costs 1 brick and 1 lumber",
        "settlement costs 1 brick, 1 lumber, 1 wool and 1 grain",
        "city costs 3 ore and 2 grain",
        "development card costs 1 wool, 1 grain and 1 ore",
    ):
        assert cost in text


def test_the_break_of_a_route_has_four_cases() -> None:
    assert re.findall(r"\([a-z]\)", clause("B-LR-8").text) == ["(a)", "(b)", "(c)", "(d)"]


def test_fields_of_an_entry() -> None:
    entry = clause("B-ROAD-1")
    assert entry.title == "One road per edge"
    assert entry.kind == "refusable"
    assert entry.option == ()
    assert clause("X-50").option == ("ck_barbarian_track", "ck_event_die")
    assert "X-13" in clause("B-PROG-ROAD").see


def test_clauses_and_catalogue_are_read_only() -> None:
    with pytest.raises(AttributeError):
        clause("B-ROAD-1").title = "Two roads"  # type: ignore[misc]
    with pytest.raises(TypeError):
        all_clauses()["B-ROAD-1"] = clause("B-ROAD-2")  # type: ignore[index]
    with pytest.raises(TypeError):
        sources()["000"] = ""  # type: ignore[index]


def test_sources_explain_every_book_and_word() -> None:
    assert set(sources()) == {"000", "001", "002", "003", "004"} | WORDS
    assert all(sources().values())


@pytest.mark.parametrize("id", ["B-ROD-1", "b-road-1"])
def test_unknown_id_suggests_close_matches(id: str) -> None:
    with pytest.raises(UnknownClause) as caught:
        clause(id)
    message = str(caught.value)
    assert message.startswith(f"No clause has the id {id!r}; close matches: B-ROAD-1")
    assert message.endswith(".")


@pytest.mark.parametrize("id", ["", "road building", "'\n"])
def test_unknown_id_without_close_matches(id: str) -> None:
    with pytest.raises(KeyError) as caught:
        clause(id)
    assert str(caught.value) == f"No clause has the id {id!r}; no id is similar."


def test_a_good_file_is_parsed() -> None:
    assert clauses._parse("a.toml", GOOD)["B-ROAD-1"].text == "Each edge carries at most one road."


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('kind = "refusable"', "", "lacks the field 'kind'"),
        ('kind = "refusable"', 'kind = "maybe"', "not 'maybe'"),
        ('kind = "refusable"', 'kind = "effect"\nyear = "2024"', "unknown field 'year'"),
        ('"000/road"', "0", "'source' must be a non-empty string, not 0"),
        ('"000/road"', '" "', "'source' must be a non-empty string, not ' '"),
        ("[B-ROAD-1]\n", "B-ROAD-1 = 1\n[other]\n", "must be a table, not 1"),
        ("[B-ROAD-1]", "[B-ROAD-1]\n[B-ROAD-1]", "not valid TOML"),
    ],
)
def test_a_malformed_file_is_named_with_the_id(old: str, new: str, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)) as caught:
        clauses._parse("a.toml", GOOD.replace(old, new))
    assert str(caught.value).startswith("a.toml: ")
    assert "B-ROAD-1" in str(caught.value)


def test_an_id_in_two_files_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "_FILES", ("a.toml", "b.toml"))
    monkeypatch.setattr(clauses, "_read", lambda name: GOOD)
    with pytest.raises(ValueError, match=r"b\.toml: clause 'B-ROAD-1' is already defined"):
        all_clauses.__wrapped__()


def test_importing_reads_no_file() -> None:
    code = """if True:
        import sys
        opened = []
        sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
        import ostrov.clauses
        assert not [name for name in opened if name.endswith(".toml")]
        ostrov.clauses.clause("B-ROAD-1")
        assert [name for name in opened if name.endswith("base_building.toml")]
    """
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    subprocess.run([sys.executable, "-c", code], check=True, env=env)
