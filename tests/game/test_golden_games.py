"""Golden games: every step still shows every seat the same view and tells the same events."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.golden import cases

from ostrov.game.action import KIND_NAMES
from ostrov.game.base.events.kinds import KINDS as BASE_KINDS
from ostrov.game.cities_knights import notation as ck_notation
from ostrov.game.cities_knights.restated import RESTATED
from ostrov.game.combined import notation as both_notation
from ostrov.game.combined.events import KINDS as BOTH_KINDS
from ostrov.game.events import KINDS
from ostrov.game.seafarers import notation as sea_notation
from ostrov.game.seafarers.events.kinds import KINDS as SEA_KINDS


@pytest.mark.parametrize("name", cases.NAMES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    lines = cases.file(name).read_text("utf-8").splitlines()
    played = list(cases.played(name))
    for number, (now, then) in enumerate(zip(played, lines, strict=True), 1):
        assert json.loads(now) == json.loads(then), f"line {number} of {cases.file(name).name}"
    assert played == lines


def test_nothing_lacks_a_golden_file_and_no_file_is_left_over() -> None:
    assert sorted(file.stem for file in cases.GAMES.glob("*.jsonl")) == sorted(cases.NAMES)
    for files in (cases.PERFT, cases.ORDER):
        assert sorted(files["base"].parent.iterdir()) == sorted(files.values())


AT_SEA = sea_notation.KIND_NAMES.keys() | both_notation.KIND_NAMES.keys()
"""Kinds of actions that neither of the two older games has."""

DEVELOPMENT_CARDS = {
    "card-paid", "card-bought", "card-played", "year-of-plenty", "revealed", "army-gained",
}  # fmt: skip
SAID_OTHERWISE = {
    ("dice", "B-PROD-1"),  # three dice: CK-DICE-1
    ("dice", "B-SEVEN-1"),
    ("built", "B-PROG-ROAD"),  # the cards are progress cards: CK-PROG-ROADS-1, CK-PROG-RESMONO-1
    ("monopoly", "B-PROG-MONO"),
    ("lapsed", "B-PHASE-2"),  # trade and building are one phase: CK-TURN-2
}
"""What Cities & Knights cannot tell, beside what it restates and development cards (CK-COMP-4)."""

HOUSE_RULES = {("robber-stays", "H-1")}
"""Golden games are played by the rulebook; tests/rules has the games of house rules."""

DEVELOPMENT_ACTIONS = {"buy card", "drawn", "knight", "road building", "year of plenty", "monopoly"}
LAID_OPEN = {"play printer", "play constitution"}
"""Victory point cards are never played: CK-PROG-6."""


def known(rules: str) -> tuple[set[tuple[str, str]], set[str]]:
    """The events and the actions that games with these rules can have."""
    if rules == "base":
        told = {(kind, clause) for kind, clauses in BASE_KINDS.items() for clause in clauses} - HOUSE_RULES
        foreign = ck_notation.KIND_NAMES.keys() | AT_SEA
        return told, {name for kind, name in KIND_NAMES.items() if kind not in foreign}
    told = {(kind, clause) for kind, clauses in KINDS.items() for clause in clauses if clause not in RESTATED}
    told = {(kind, clause) for kind, clause in told if kind not in DEVELOPMENT_CARDS} - SAID_OTHERWISE
    for kinds in (SEA_KINDS, BOTH_KINDS):
        told -= {(kind, clause) for kind, clauses in kinds.items() for clause in clauses}
    done = {name for kind, name in KIND_NAMES.items() if kind not in AT_SEA}
    return told - HOUSE_RULES, done - DEVELOPMENT_ACTIONS - LAID_OPEN


@pytest.mark.parametrize("rules", ["base", "cities_knights"])
def test_golden_games_hold_every_kind_of_event_and_action(rules: str) -> None:
    told, done = set(), set()
    names = sorted(KIND_NAMES.values(), key=len, reverse=True)
    for row in (row for name in cases.of_rules(rules) for row in cases.rows(name)[1:]):
        told |= {(event[0], event[1]) for event in row["events"]}
        done.add(next(name for name in names if f"{row['do']} ".startswith(f"{name} ")))
    assert (told, done) == known(rules)


def test_golden_files_stay_small() -> None:
    files = [file for file in Path(cases.GOLDEN).rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert sum(file.stat().st_size for file in files) < 400_000 * len(cases.RULES)
