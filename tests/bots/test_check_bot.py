"""`check_bot` passes good bots, and finds every kind of fault in bots that have one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.bots import broken_bots as broken

from ostrov import Action, View
from ostrov.bots import BotError, BotRng, GameInfo
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.testing import BOT_TABLES, Problem, check_bot
from ostrov.testing.bot_report import KINDS

WHERE = r"table 'claims', seed 1, seat 1, turn \d+, phase '[a-z ]+', action \d+"


def faults(make: Any, limit: int = 150) -> list[Problem]:
    """What is found in one game of three."""
    return check_bot(make, tables=["claims"], seeds=[1], limit=limit).problems


@pytest.mark.parametrize("make", ["greedy", "examples.builder_bot:BuilderBot", broken.Plain])
def test_good_bots_pass(make: Any) -> None:
    report = check_bot(make, seeds=[2])
    assert report.ok, str(report)
    assert (report.games, report.notes) == (len(BOT_TABLES), [])
    assert report.finished == report.games
    assert report.decisions > 500
    assert str(report).endswith("Nothing is wrong.")
    assert re.search(r"CPU time of a decision: [\d.e-]+ ms \(median\), [\d.e-]+ ms \(95 %\)", str(report))


ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "bot-authors.md"

CASES: list[tuple[Any, str, str]] = [
    (
        broken.Unmade,
        "make",
        r"It could not be made for a table: RuntimeError: no chair \(broken_bots.py,",
    ),
    (lambda table: 5, "make", "What was made for a table is of type int and has no method choose"),
    (broken.Quitting, "raise", r"It raised SystemExit: enough \(broken_bots.py, line \d+, in fault\)"),
    (broken.Silent, "none", "It returned None where it had to act: None is only for a seat that may"),
    (broken.Texting, "type", "It returned '.*' of type str, which is no Action: choose one of the legal"),
    (broken.Packing, "type", "It returned Action.* of type Action, which is no Action"),
    (broken.Hasty, "illegal", r"It chose 'end turn', which is not allowed: B-TURN-\d+ \w+"),
    (broken.Usurping, "illegal", "It chose '.*' for seat 0, and has seat 1"),
    (broken.Fated, "illegal", "It chose 'dice 6 6', which only chance does"),
    (broken.Offering, "stall", "It did 200 actions in one turn and did not end it, the last one '.*'"),
    (broken.Sorting, "mutation", "It changed the list of legal actions that it was given: their order"),
    (broken.Eating, "mutation", r"It changed the list .* given: (\d+) actions before, \d+ after"),
    (broken.Writing, "mutation", r"It changed its view: fields\['hand'\], fields\[7\], counts\['hand'\]"),
    (broken.Ruling, "mutation", r"It changed the table that it was made for: rules\.goal"),
    (
        broken.Gambling,
        "chance",
        "With the same questions and the same luck it chose '.*', and its double",
    ),
    (broken.Peeking, "hidden", "It depends on what its seat may not know: where hidden cards were dealt"),
    (broken.Digging, "hidden", "It depends on .* it raised AttributeError: .*, else it chose '.*'"),
    (
        broken.Counting,
        "past",
        "It says that it is stateless, but it chose '.*' where a bot that was just",
    ),
]


@pytest.mark.parametrize(("make", "kind", "sentence"), CASES)
def test_a_fault_is_found_and_nothing_else(make: Any, kind: str, sentence: str) -> None:
    found = faults(make, limit=600)
    assert [problem.kind for problem in found] == [kind], found
    assert re.match(sentence, found[0].sentence), found[0].sentence
    assert found[0].seed == 1
    assert re.fullmatch(WHERE, str(found[0].place))


def test_every_kind_of_problem_is_tried_here() -> None:
    assert {kind for _, kind, _ in CASES} | {"leak"} == set(KINDS)


def test_the_page_for_authors_has_every_kind_and_the_example_as_it_is() -> None:
    page = PAGE.read_text("utf-8")
    assert re.findall(r"^\| `(\w+)` \| (?!what)", page, re.MULTILINE)[-len(KINDS) :] == list(KINDS)
    shown = re.search(r"```python\n(class .*?)```", page, re.DOTALL)
    assert shown is not None
    example = (ROOT / "examples" / "builder_bot.py").read_text("utf-8").splitlines()
    assert [line for line in shown[1].splitlines() if line not in example] == []


def test_a_kind_of_problem_is_told_once_for_each_cause() -> None:
    found = faults(broken.Raising)
    assert [problem.kind for problem in found] == ["raise", "raise"]
    assert min(problem.count for problem in found) > 1
    assert {problem.sentence.split(":")[0] for problem in found} == {
        "It raised ValueError",
        "It raised IndexError",
    }
    assert all("broken_bots.py, line" in problem.sentence for problem in found)


def test_what_one_game_leaves_to_the_next_is_found() -> None:
    broken.Learning.lessons = 0
    found = check_bot(broken.Learning, tables=["two", "claims"], seeds=[1])
    assert "leak" in {problem.kind for problem in found.problems}, str(found)
    assert "It keeps something from game to game: in the first one it chose" in str(found)


def test_a_bot_with_a_past_that_does_not_deny_it_is_only_told() -> None:
    report = check_bot(broken.Honest, tables=["two"], seeds=[1], limit=100)
    assert report.ok
    assert re.match(r"At \d+ decisions a bot that was just made chose otherwise\.", report.notes[0])
    assert report.notes[0] in str(report)


def test_the_report_reads_well() -> None:
    report = check_bot(broken.Hasty, tables=["claims"], seeds=[1], limit=100)
    lines = str(report).splitlines()
    assert re.fullmatch(r"Hasty: 1 game, 0 finished, 0 won, \d+ decisions", lines[0])
    assert lines[2] == "1 problem:"
    assert lines[3].startswith("1. It chose 'end turn', which is not allowed: B-TURN-")
    assert re.fullmatch(rf"    illegal: \d+ times, first at {WHERE}", lines[4])


def test_offers_are_made_to_the_bot() -> None:
    kinds = set()

    class Listening(broken.Plain):
        def fault(self, view: View, legal: list[Action], rng: BotRng) -> Any:
            kinds.update(action.kind for action in legal)
            return super().fault(view, legal, rng)

    assert check_bot(Listening, tables=["printed map", "first map"], seeds=[1]).ok
    assert {"accept", "decline", "deal", "discard", "robber", "knight", "recruit"} <= kinds


def test_the_same_game_can_be_played_again() -> None:
    first = check_bot(broken.Hasty, tables=["two", "experts"], seeds=[1, 2], limit=60)
    place = first.problems[0].place
    again = check_bot(broken.Hasty, tables=[place.table], seeds=[place.seed], limit=60)
    assert again.problems[0].place == place


def test_a_bot_of_the_base_game_is_not_asked_for_more() -> None:
    report = check_bot(broken.Islander, seeds=[1], limit=20)
    assert report.games == sum("game" not in options for options in BOT_TABLES.values())
    with pytest.raises(BotError, match="base game only, not cities_knights as at the table 'experts'"):
        check_bot(broken.Islander, tables=["experts"])


def test_unknown_tables_are_told_the_known_ones() -> None:
    with pytest.raises(
        BotError, match="there is no table 'twoo' to check bots at; there are printed map, two"
    ):
        check_bot(GreedyBot, tables=["twoo"])


def test_progress_is_told() -> None:
    heard: list[int] = []
    check_bot(GreedyBot, tables=["sprint"], seeds=range(3), progress=heard.append)
    assert heard == [1, 2, 3]


def test_a_function_may_make_the_bot() -> None:
    def make_it(info: GameInfo) -> GreedyBot:
        return GreedyBot(info)

    assert "make_it: 1 game" in str(check_bot(make_it, tables=["sprint"], seeds=[1]))


def test_time_that_is_waited_is_told() -> None:
    report = check_bot(broken.Waiting, tables=["claims"], seeds=[1], limit=30)
    assert report.ok
    assert re.match(r"A decision took \d\.?\d? ms by the clock \(mean\): it waits, ", report.notes[-1])
    assert check_bot(broken.Plain, tables=["claims"], seeds=[1], limit=30).notes == []
