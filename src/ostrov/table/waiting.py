"""What each seat is asked for; clocks follow it. Viewers have `scene.awaited` instead."""

from __future__ import annotations

from ostrov.bots.asking import may_answer, must_act
from ostrov.engine.rules import Rules
from ostrov.engine.state import State

Reason = tuple[str, int, int]


def reasons(rules: Rules, s: State) -> dict[int, Reason]:
    """Each seat that is asked for something, with what it is: `turn`, `step` or `answer`.

    As long as the reason is the same, the same clock runs.
    """
    found: dict[int, Reason] = dict.fromkeys(may_answer(rules, s), ("answer", s.turn, s.offer[s.active]))
    for p in must_act(rules, s):
        found[p] = ("turn", s.turn, s.founded) if p == s.active else ("step", s.turn, s.phase)
    return found
