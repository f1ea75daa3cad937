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
    from ostrov.engine.constants import END_TURN, FOUND_ROAD_PHASE, OVER, SAMPLES_MAX, STATE_WORDS
    from ostrov.engine.greedy import greedy_action
    from ostrov.engine.moves import Outcomes
    from ostrov.engine.notes import take_notes
    from ostrov.engine.playout import next_actor
    from ostrov.engine.rng import mix
    from ostrov.engine.rules import Rules
    from ostrov.engine.search.belief import Belief
    from ostrov.engine.search.desk import SearchDesk
    from ostrov.engine.search.features import facts
    from ostrov.engine.search.imagine import imagine, imagine_afresh
    from ostrov.engine.search.net import get_to_know, logit
    from ostrov.engine.search.spots import note_spots
    from ostrov.engine.search.turn import search_action
    from ostrov.engine.state import State


class Rounds:
    """Settings and space for playing on."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.samples: int = 8  # worlds in which each proposal is played on
        self.proposals: int = 6
        self.trust: int = 8  # samples that the search's own opinion counts for
        self.steps: int = 200  # actions after which a line is judged as it stands
        self.remembers: int = 0  # 1: `belief` holds what the seat has concluded from the game so far
        self.belief: Belief = Belief()
        self.first: SearchDesk = SearchDesk()  # proposes
        self.later: SearchDesk = SearchDesk()  # plays the own actions that follow
        self.work: State = State()
        self.worlds: list[I64] = [0] * (SAMPLES_MAX * STATE_WORDS)
        self.chances: Outcomes = Outcomes()


def imagine_worlds(r: Rules, s: State, p: int, low: I64, high: I64, k: I64, t: Rounds) -> None:
    """Fills the worlds; of the state only what seat p may see is read."""
    for i in range(max(1, min(t.samples, SAMPLES_MAX))):
        if t.remembers != 0:
            imagine(r, t.belief, s, low, high, SAMPLES_MAX * k + i, t.work)
        else:
            imagine_afresh(r, s, p, low, high, SAMPLES_MAX * k + i, t.belief, t.work)
        t.work.to_row(t.worlds, STATE_WORDS * i)


def judged(b: Board, r: Rules, s: State, p: int, d: SearchDesk) -> float:
    """The chance of seat p to win, by the learned value alone."""
    note_spots(b, s, d.spots)
    take_notes(b, r, s, p, d.own)
    facts(b, r, s, p, d.spots, d.own, d.numbers)
    get_to_know(d.net, d.numbers)
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


def rounds_action(b: Board, r: Rules, s: State, p: int, low: I64, high: I64, k: I64, t: Rounds) -> I64:
    """What the player does as seat p, as action k of the game; it reads of the state what the seat sees."""
    imagine_worlds(r, s, p, low, high, k, t)
    t.first.found = 0
    t.work.from_row(t.worlds, 0)
    best: I64 = search_action(b, r, t.work, p, t.first)
    n = min(t.first.found, t.proposals)
    if n < 2 or t.samples < 1 or s.phase <= FOUND_ROAD_PHASE:
        return best
    most: float = -1.0
    value: float = 0.0
    for i in range(n):
        value = t.trust * t.first.value[i]
        for sample in range(min(t.samples, SAMPLES_MAX)):
            t.work.from_row(t.worlds, STATE_WORDS * sample)
            apply_unchecked(b, r, t.work, t.first.kept[i])
            value += played_on(b, r, t, p, mix(low ^ mix(k)), mix(high ^ mix(sample)))
        if value > most:
            most = value
            best = t.first.kept[i]
    return best
