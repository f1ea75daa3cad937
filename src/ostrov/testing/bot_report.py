"""What a check of a bot has found, in sentences for its author."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from ostrov.arena.watch import Watch

KINDS = (
    *("make", "raise", "none", "type", "illegal", "stall"),
    *("mutation", "chance", "hidden", "past", "leak"),
)
"""Everything that is looked for, the worst first; docs/bot-authors.md says what each is."""

DOUBTFUL = {"chance": ("hidden", "past", "leak"), "hidden": ("leak",)}
"""Kinds that cannot be told for certain where there is one of the first kind."""

WAITS = 5.0
"""Milliseconds by the clock that are worth a word when hardly any of them are CPU time."""


@dataclass(frozen=True, slots=True)
class Place:
    """A decision of the bot: `check_bot(…, tables=[table], seeds=[seed])` comes to it again."""

    table: str
    seed: int
    seat: int
    turn: int
    phase: str
    action: int
    """How many actions the seats have done before, as luck counts them."""

    def __str__(self) -> str:
        where = f"table {self.table!r}, seed {self.seed}, seat {self.seat}"
        return f"{where}, turn {self.turn}, phase {self.phase!r}, action {self.action}"


@dataclass(slots=True)
class Problem:
    """One thing that is wrong, where it was first seen, and how often."""

    kind: str
    sentence: str
    place: Place
    count: int = 1

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return self.place.seed

    def __str__(self) -> str:
        often = "" if self.count == 1 else f" {self.count} times, first"
        return f"{self.sentence}.\n    {self.kind}:{often} at {self.place}"


@dataclass(slots=True)
class Report:
    """The result of `check_bot`. Times are told, not judged."""

    bot: str
    problems: list[Problem] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    games: int = 0
    finished: int = 0
    won: int = 0
    decisions: int = 0
    watch: Watch = field(default_factory=Watch)
    seconds: float = 0.0
    """Of all decisions, by the clock on the wall."""
    _causes: dict[tuple[str, str], Problem] = field(default_factory=dict, repr=False)

    @property
    def ok(self) -> bool:
        """Nothing is wrong."""
        return not self.problems

    def add(self, kind: str, cause: str, sentence: str, place: Place) -> None:
        """Tells of a problem; one of a kind and cause that is known is only counted."""
        known = self._causes.get((kind, cause))
        if known is not None:
            known.count += 1
            return
        self._causes[kind, cause] = problem = Problem(kind, sentence, place)
        self.problems.append(problem)

    def conclude(self) -> None:
        """Leaves out what cannot be known, and puts the worst first."""
        found = {problem.kind for problem in self.problems}
        doubtful = {kind for cause, kinds in DOUBTFUL.items() if cause in found for kind in kinds}
        self.problems = [problem for problem in self.problems if problem.kind not in doubtful]
        if "chance" in found:
            self.notes = ["Whether it depends on hidden cards or on its past shows when chance is gone."]
        if (told := self._waits()) is not None:
            self.notes.append(told)
        self.problems.sort(key=lambda problem: KINDS.index(problem.kind))

    def _waits(self) -> str | None:
        """That it spends its time with waiting, which CPU time does not show."""
        passed, median = 1000 * self.seconds / max(1, self.decisions), self.milliseconds(0.5) or 0
        if passed < WAITS or passed < 10 * median:
            return None
        return (
            f"A decision took {passed:.2g} ms by the clock (mean): it waits, or works outside of its thread."
        )

    def milliseconds(self, share: float) -> float | None:
        """The CPU time that this share of the decisions stays below; None without decisions."""
        found = self.watch.quantile(share)
        return None if found is None else 1000 * found

    def to_json(self) -> dict[str, Any]:
        """A plain object."""
        names = ("bot", "ok", "games", "finished", "won", "decisions")
        times = {"ms_median": self.milliseconds(0.5), "ms_95": self.milliseconds(0.95)}
        told = {"problems": [asdict(problem) for problem in self.problems], "notes": self.notes}
        return {name: getattr(self, name) for name in names} | times | told

    def __str__(self) -> str:
        played = f"{_number(self.games, 'game')}, {self.finished} finished, {self.won} won"
        lines = [f"{self.bot}: {played}, {_number(self.decisions, 'decision')}"]
        if self.decisions:
            median, most = self.milliseconds(0.5) or 0, self.milliseconds(0.95) or 0
            lines.append(f"CPU time of a decision: {median:.2g} ms (median), {most:.2g} ms (95 %)")
        lines.append("Nothing is wrong." if self.ok else f"{_number(len(self.problems), 'problem')}:")
        lines += [f"{number}. {problem}" for number, problem in enumerate(self.problems, 1)]
        return "\n".join([*lines, *self.notes])


def _number(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"
