"""A player that plays its best few actions on, through a round of the table, before it chooses one.

The search through the own turn proposes; each proposal is played on with the same dice and cards, others
moving as the greedy player would, until the own next turn has ended; the learned value judges what came of
it. The worlds that it plays in are imagined: they hold nothing that the seat may not know.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov.engine import _nocython as cython

from ostrov.engine.types import I64

if not cython.compiled:
    from ostrov.engine.actions import actor_of, kind_of
    from ostrov.engine.apply import apply_unchecked
    from ostrov.engine.bits import exp
    from ostrov.engine.board import Board
    from ostrov.engine.chance import chance_is_next, seeded_outcome
    from ostrov.engine.constants import END_TURN, FOUND_ROAD_PHASE, OVER, STATE_WORDS
    from ostrov.engine.greedy import greedy_action
    from ostrov.engine.moves import Outcomes
    from ostrov.engine.playout import next_actor
    from ostrov.engine.rng import mix
    from ostrov.engine.rules import Rules
    from ostrov.engine.search.desk import SearchDesk
    from ostrov.engine.search.net import logit
    from ostrov.engine.search.turn import look_as, search_action
    from ostrov.engine.search.worlds import Worlds
    from ostrov.engine.state import State


class Rounds:
    """Settings and space for playing on."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.samples: int = 0  # worlds in which each proposal is played on; 0 leaves it at the proposals
        self.openings: int = 0  # the same for foundings
        self.proposals: int = 6
        self.trust: int = 8  # samples that the search's own opinion counts for
        self.steps: int = 200  # actions after which a line is judged as it stands
        self.later: SearchDesk = SearchDesk()  # plays the own actions that follow
        self.work: State = State()
        self.chances: Outcomes = Outcomes()


def judged(b: Board, r: Rules, s: State, p: int, d: SearchDesk) -> float:
    """The chance of seat p to win, by the learned value alone."""
    look_as(b, r, s, p, d)
    return 1.0 / (1.0 + exp(-logit(d.net, d.numbers)))


def played_on(b: Board, r: Rules, t: Rounds, p: int, low: I64, high: I64) -> float:
    """What comes of the position in `work`, with the chance of a seed."""
    own = 0
    action: I64 = 0
    for _ in range(t.steps):
        if t.work.phase == OVER:
            return 1.0 if t.work.winner == p + 1 else 0.0
        if chance_is_next(t.work):
            apply_unchecked(b, r, t.work, seeded_outcome(r, t.work, low, high, t.chances))
            continue
        q = next_actor(r, t.work)
        if q == p:
            action = search_action(b, r, t.work, p, t.later)
        else:
            action = greedy_action(b, r, t.work, q, t.later.mind, t.later.moves, t.later.trial, t.later.other)
        apply_unchecked(b, r, t.work, action)
        if actor_of(action) == p and kind_of(action) == END_TURN:
            own += 1
            if own == 2:
                break
    return judged(b, r, t.work, p, t.later)


def rounds_action(
    b: Board, r: Rules, p: int, low: I64, high: I64, k: I64, w: Worlds, d: SearchDesk, t: Rounds
) -> I64:
    """What the player does as seat p in these worlds, as action k of the game; the desk proposes."""
    d.found = 0
    t.work.from_row(w.rows, 0)
    samples = t.openings if t.work.phase <= FOUND_ROAD_PHASE else t.samples
    best: I64 = search_action(b, r, t.work, p, d)
    n = min(d.found, t.proposals)
    if n < 2 or samples < 1:
        return best
    most: float = -1.0
    for i in range(n):
        value: float = t.trust * d.value[i]
        for sample in range(samples):
            t.work.from_row(w.rows, STATE_WORDS * (sample % w.n))
            apply_unchecked(b, r, t.work, d.kept[i])
            value += played_on(b, r, t, p, mix(low ^ mix(k)), mix(high ^ mix(sample)))
        if value > most:
            most = value
            best = d.kept[i]
    return best
