"""The game loop of native players: chance and the seats act in turn, until the game has gone far enough.

Matches, self-play and rollouts all go through `play_on`. Three loops stay apart: the random games of
`engine.dispatch`, which know no players; foundings that are tried out in `search.opening`, where there is no
chance; and the environments, where learners act between the players.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import BEFORE_ROLL, END_TURN, FOUND_ROAD, FOUND_ROAD_PHASE, OVER
    from ostrov.engine.core.actions import kind_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import POLICY_STREAM, SEATS
    from ostrov.engine.core.moves import Outcomes
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
    from ostrov.engine.dispatch.chance import seeded_outcome
    from ostrov.engine.dispatch.playout import enact, random_action
    from ostrov.players.constants import (
        GREEDY_POLICY,
        NO_ACTION,
        NO_LIMIT,
        RANDOM_POLICY,
        SEARCH_POLICY,
        UNTIL_OVER,
        UNTIL_TURN_ENDS,
        UNTIL_TURN_PASSES,
    )
    from ostrov.players.greedy.policy import greedy_action
    from ostrov.players.reference.policy import reference_action
    from ostrov.players.scratch import PolicyScratch
    from ostrov.players.search.budget import begin
    from ostrov.players.search.turn import search_action


class GameLoop:
    """Who plays a game of a seed and how far, then what has been done. Threads have loops of their own."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part; everybody plays at random, to the end."""
        self.policy: list[int] = [0] * SEATS  # of each seat: see `decide`
        self.low: I64 = 0  # halves of the seed
        self.high: I64 = 0
        self.limit: I64 = NO_LIMIT  # actions of seats; for one turn to come also outcomes
        self.until: int = 0  # a stop rule: UNTIL_…
        self.seat: int = 0  # whose turn a rule is about
        self.stray: int = 0  # thousandths of decisions that are drawn from the good ones
        self.actions: I64 = 0  # of seats, so far
        self.chances: I64 = 0  # outcomes of chance
        self.checksum: I64 = 0  # of both
        self.last: I64 = NO_ACTION  # the last of them
        self.outcomes: Outcomes = Outcomes()
        self.scratch: PolicyScratch = PolicyScratch()

    def begin(self, low: I64, high: I64) -> None:
        """The game of the seed with these halves begins, or goes on from some position."""
        self.low = low
        self.high = high
        self.actions = 0
        self.chances = 0
        self.checksum = 0


def decide(b: Board, r: Rules, s: State, p: int, loop: GameLoop) -> I64:
    """What seat p, which must have to act, does by its policy.

    0 random, 1 greedy, 2 and 3 the references that look one and two actions ahead, 4 the search of the
    turn for self-play, which knows the true cards where one is stolen or drawn; bots that search do not.
    """
    policy = loop.policy[p]
    if policy == RANDOM_POLICY:
        return random_action(b, r, s, p, loop.low, loop.high, loop.actions, loop.scratch.moves)
    if policy == SEARCH_POLICY:
        begin(loop.scratch.search.budget)
        return search_action(b, r, s, p, loop.scratch.search)
    if policy > GREEDY_POLICY:
        return reference_action(b, r, s, p, policy - GREEDY_POLICY, loop.scratch.reference)
    return greedy_action(b, r, s, p, loop.scratch.greedy)


def decide_freely(b: Board, r: Rules, s: State, p: int, loop: GameLoop) -> I64:
    """As `decide`, but now and then another action.

    A player that searches strays to another good action, any other to whatever is legal. Foundings stray
    more often: there are few of them in a game, and every one decides much.
    """
    loop.scratch.search.found = 0
    action: I64 = decide(b, r, s, p, loop)
    stray = loop.stray * 8 if s.phase <= FOUND_ROAD_PHASE else loop.stray
    if below(draw(loop.low, loop.high, POLICY_STREAM + 40, loop.actions), 1000) >= stray:
        return action
    if loop.scratch.search.found > 1:
        n = min(loop.scratch.search.found, 4)
        return loop.scratch.search.kept[below(draw(loop.low, loop.high, POLICY_STREAM + 41, loop.actions), n)]
    return random_action(b, r, s, p, loop.low, loop.high, loop.actions, loop.scratch.moves)


def has_come(s: State, last: I64, loop: GameLoop) -> bool:
    """The game has come to where its stop rule says, with this last action or outcome."""
    if loop.until == UNTIL_TURN_ENDS:
        return last != NO_ACTION and (kind_of(last) == END_TURN or kind_of(last) == FOUND_ROAD)
    if loop.actions + loop.chances >= loop.limit:
        return True
    if loop.until == UNTIL_TURN_PASSES:
        return s.active != loop.seat
    return s.active == loop.seat and s.phase == BEFORE_ROLL


def play_on(b: Board, r: Rules, s: State, loop: GameLoop) -> None:
    """Plays from a position on: to the end, to the limit, or as far as the stop rule says.

    Chance still answers the last action of a limit.
    """
    action: I64 = NO_ACTION
    checksum: I64 = loop.checksum
    while s.phase != OVER and (loop.actions < loop.limit or chance_is_next(s)):
        if loop.until != UNTIL_OVER and has_come(s, action, loop):
            break
        if chance_is_next(s):
            action = seeded_outcome(r, s, loop.low, loop.high, loop.outcomes)
            loop.chances += 1
        else:
            p = next_actor(r, s)
            action = decide(b, r, s, p, loop) if loop.stray == 0 else decide_freely(b, r, s, p, loop)
            loop.actions += 1
        checksum = enact(b, r, s, action, checksum)
    loop.last = action
    loop.checksum = checksum
