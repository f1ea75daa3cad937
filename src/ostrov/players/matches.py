"""Many games between built-in players, without the interpreter lock.

A game is a function of its seed and its players alone, so a block of games gives the same counts
however it is cut up, and blocks may run in any order or at once.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import OVER
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import MASK32, SEATS
    from ostrov.engine.core.moves import Outcomes
    from ostrov.engine.core.rng import mix
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
    from ostrov.engine.dispatch.chance import seeded_outcome
    from ostrov.engine.dispatch.playout import enact, random_action
    from ostrov.engine.setup.board_setup import BoardSetup, set_up_game
    from ostrov.players.greedy.policy import greedy_action
    from ostrov.players.reference.policy import reference_action
    from ostrov.players.scratch import PolicyScratch
    from ostrov.players.search.turn import search_action


class Lineup:
    """Who plays: the policy of each seat.

    0 random, 1 greedy, 2 and 3 the references that look one and two actions ahead, 4 the search of the
    turn for self-play, which knows the true cards where one is stolen or drawn; bots that search do not.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Everybody plays at random."""
        self.policy: list[int] = [0] * SEATS


class Counts:
    """What a block of games adds up to; sums of blocks are the counts of all their games."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every count."""
        self.games: I64 = 0
        self.actions: I64 = 0  # actions of seats
        self.chances: I64 = 0  # outcomes of chance
        self.turns: I64 = 0
        self.wins: list[I64] = [0] * SEATS
        self.unfinished: I64 = 0  # games that the limit of actions has ended
        self.checksum: I64 = 0  # of all actions and outcomes; the order of games does not matter

    def add(self, other: Counts) -> None:
        """Counts the games of another block too."""
        self.games += other.games
        self.actions += other.actions
        self.chances += other.chances
        self.turns += other.turns
        for p in range(SEATS):
            self.wins[p] += other.wins[p]
        self.unfinished += other.unfinished
        self.checksum = (self.checksum + other.checksum) & MASK32


def decide(
    b: Board, r: Rules, s: State, p: int, policy: int, low: I64, high: I64, k: I64, brain: PolicyScratch
) -> I64:
    """What a seat does by its policy, as action k of the game; the seat must have to act."""
    if policy == 0:
        return random_action(b, r, s, p, low, high, k, brain.moves)
    if policy == 4:
        return search_action(b, r, s, p, brain.search)
    if policy > 1:
        return reference_action(b, r, s, p, policy - 1, brain.reference)
    return greedy_action(b, r, s, p, brain.mind, brain.moves, brain.trial, brain.other)


def run_matches(
    d: BoardSetup, b: Board, r: Rules, lineup: Lineup, base: I64, games: I64, limit: I64, counts: Counts
) -> None:
    """Plays the games of the seeds from `base` on, each to its end or to `limit` actions; adds to the counts.

    The board is drawn anew for each game where the deal says so; concurrent calls need boards of their own.
    """
    s = State()
    brain = PolicyScratch()
    outcomes = Outcomes()
    with cython.nogil:
        for i in range(games):
            low: I64 = (base + i) & MASK32
            high: I64 = (base + i) >> 32
            set_up_game(d, b, r, s, low, high)
            play_match(b, r, s, lineup, low, high, limit, brain, outcomes, counts)


def play_match(
    b: Board,
    r: Rules,
    s: State,
    lineup: Lineup,
    low: I64,
    high: I64,
    limit: I64,
    brain: PolicyScratch,
    outcomes: Outcomes,
    counts: Counts,
) -> None:
    """Plays one game from a position on and counts it."""
    k: I64 = 0
    chances: I64 = 0
    checksum: I64 = 0
    action: I64 = 0
    while s.phase != OVER and (k < limit or chance_is_next(s)):
        if chance_is_next(s):
            action = seeded_outcome(r, s, low, high, outcomes)
            chances += 1
        else:
            p = next_actor(r, s)
            action = decide(b, r, s, p, lineup.policy[p], low, high, k, brain)
            k += 1
        checksum = enact(b, r, s, action, checksum)
    counts.games += 1
    counts.actions += k
    counts.chances += chances
    counts.turns += s.turn
    counts.checksum = (counts.checksum + mix(low ^ mix(high ^ checksum))) & MASK32
    if s.winner != 0:
        counts.wins[s.winner - 1] += 1
    else:
        counts.unfinished += 1
