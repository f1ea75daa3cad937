"""Games of built-in players from which a value is learned: positions in numbers, and who won."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats

if not cython.compiled:
    from ostrov.engine.base.constants import END_TURN, FOUND_ROAD, FOUND_ROAD_PHASE, OVER
    from ostrov.engine.core.actions import actor_of, kind_of
    from ostrov.engine.core.bits import exp, floats_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import CHANCE, MASK32, POLICY_STREAM, SEATS
    from ostrov.engine.core.moves import Outcomes
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.awaiting import chance_is_next, next_actor
    from ostrov.engine.dispatch.chance import seeded_outcome
    from ostrov.engine.dispatch.playout import enact, random_action
    from ostrov.engine.setup.board_setup import BoardSetup, set_up_game
    from ostrov.players.constants import FACTS_MAX
    from ostrov.players.estimates.spots import note_spots
    from ostrov.players.greedy.notes import take_notes
    from ostrov.players.matches import Lineup, decide
    from ostrov.players.scratch import PolicyScratch
    from ostrov.players.search.features import facts
    from ostrov.players.search.net import Net, get_to_know, logit


class Sampling:
    """How many positions are taken, and how often a player tries something else than its best."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every setting, then the counts."""
        self.every: int = 6  # one of so many positions at ends of turns is kept
        self.blend: float = 1.0  # what the result of the game counts for, against opinions on the way to it
        self.stray: int = 0  # thousandths of decisions that are drawn from the best few
        self.room: I64 = 0  # positions that the buffers hold
        self.width: I64 = 0  # numbers of a position
        self.taken: I64 = 0
        self.games: I64 = 0
        self.wins: list[I64] = [0] * SEATS
        self.coming: list[float] = [0.0] * SEATS  # what became of each seat, seen from a position on


def chosen(
    b: Board,
    r: Rules,
    s: State,
    lineup: Lineup,
    low: I64,
    high: I64,
    k: I64,
    brain: PolicyScratch,
    how: Sampling,
) -> I64:
    """What the seat that is next does: its best action, or now and then another one.

    A player that searches strays to another good action, any other to whatever is legal. Foundings stray
    more often: there are few of them in a game, and every one decides much.
    """
    p = next_actor(r, s)
    brain.search.found = 0
    action: I64 = decide(b, r, s, p, lineup.policy[p], low, high, k, brain)
    stray = how.stray * 8 if s.phase <= FOUND_ROAD_PHASE else how.stray
    if stray == 0 or below(draw(low, high, POLICY_STREAM + 40, k), 1000) >= stray:
        return action
    if brain.search.found > 1:
        n = min(brain.search.found, 4)
        return brain.search.kept[below(draw(low, high, POLICY_STREAM + 41, k), n)]
    return random_action(b, r, s, p, low, high, k, brain.moves)


def take(
    b: Board, r: Rules, s: State, p: int, brain: PolicyScratch, out: Floats, seats: Floats, how: Sampling
) -> None:
    """Writes the position as seat p knows it."""
    if how.taken >= how.room:
        return
    note_spots(b, s, brain.search.spots)
    take_notes(b, r, s, p, brain.search.own)
    facts(b, r, s, p, brain.search.spots, brain.search.own, brain.search.numbers)
    at: I64 = how.taken * how.width
    for i in range(how.width):
        out[at + i] = brain.search.numbers[i]
    seats[how.taken] = p
    how.taken += 1


def sample_game(
    b: Board,
    r: Rules,
    s: State,
    lineup: Lineup,
    low: I64,
    high: I64,
    limit: I64,
    brain: PolicyScratch,
    chances: Outcomes,
    out: Floats,
    wins: Floats,
    how: Sampling,
) -> None:
    """Plays a game, takes positions at ends of turns, and writes for each what became of its seat."""
    first: I64 = how.taken
    action: I64 = 0
    k: I64 = 0
    while s.phase != OVER and k < limit:
        if chance_is_next(s):
            action = seeded_outcome(r, s, low, high, chances)
        else:
            action = chosen(b, r, s, lineup, low, high, k, brain, how)
            k += 1
        enact(b, r, s, action, 0)
        p = actor_of(action)
        if p != CHANCE and kind_of(action) in (END_TURN, FOUND_ROAD) and s.phase != OVER:
            take(b, r, s, p, brain, out, wins, how)
            if below(draw(low, high, POLICY_STREAM + 43, k), 4) == 0:
                p = (p + 1 + below(draw(low, high, POLICY_STREAM + 44, k), r.seats - 1)) % r.seats
                take(b, r, s, p, brain, out, wins, how)
    how.games += 1
    if s.winner == 0:
        how.taken = first
        return
    how.wins[s.winner - 1] += 1
    label(brain.search.net, s.winner - 1, first, out, wins, how)
    thin_out(first, low, high, out, wins, how)


def label(net: Net, winner: int, first: I64, out: Floats, wins: Floats, how: Sampling) -> None:
    """Writes for each position of a game what is to be learned of it instead of its seat.

    That is whether the seat has won, blended with what the net thought of its positions on the way there:
    these know less, but hang less on luck (TD(lambda)).
    """
    for p in range(SEATS):
        how.coming[p] = 1.0 if p == winner else 0.0
    for i in range(how.taken - first):
        at: I64 = how.taken - 1 - i
        p = 0
        while wins[at] != p:
            p += 1
        wins[at] = how.coming[p]
        if how.blend < 1.0:
            for j in range(how.width):
                net.trial[j] = out[at * how.width + j]
            get_to_know(net, net.trial)
            opinion: float = 1.0 / (1.0 + exp(-logit(net, net.trial)))
            how.coming[p] = how.blend * how.coming[p] + (1.0 - how.blend) * opinion


def thin_out(first: I64, low: I64, high: I64, out: Floats, wins: Floats, how: Sampling) -> None:
    """Keeps some of the positions of a game: many of one game tell little more than a few."""
    kept: I64 = first
    for at in range(first, how.taken):
        if below(draw(low, high, POLICY_STREAM + 42, at - first), how.every) == 0:
            for j in range(how.width):
                out[kept * how.width + j] = out[at * how.width + j]
            wins[kept] = wins[at]
            kept += 1
    how.taken = kept


def sample_games(
    d: BoardSetup,
    b: Board,
    r: Rules,
    lineup: Lineup,
    base: I64,
    games: I64,
    limit: I64,
    brain: PolicyScratch,
    positions: object,
    results: object,
    how: Sampling,
) -> None:
    """Plays the games of the seeds from `base` on until the buffers (of 32-bit numbers) are full."""
    s = State()
    chances = Outcomes()
    out: Floats = floats_of(positions)
    wins: Floats = floats_of(results)
    with cython.nogil:
        how.width = facts_width(d, b, r, s, brain)
        for i in range(games):
            if how.taken + FACTS_MAX >= how.room:
                break
            low: I64 = (base + i) & MASK32
            high: I64 = (base + i) >> 32
            set_up_game(d, b, r, s, low, high)
            sample_game(b, r, s, lineup, low, high, limit, brain, chances, out, wins, how)


def facts_width(d: BoardSetup, b: Board, r: Rules, s: State, brain: PolicyScratch) -> I64:
    """How many numbers a position of these rules has."""
    set_up_game(d, b, r, s, 0, 0)
    note_spots(b, s, brain.search.spots)
    take_notes(b, r, s, 0, brain.search.own)
    return facts(b, r, s, 0, brain.search.spots, brain.search.own, brain.search.numbers)


def width_of(d: BoardSetup, b: Board, r: Rules) -> int:  # gil
    """`facts_width` for callers from Python."""
    s = State()
    brain = PolicyScratch()
    return facts_width(d, b, r, s, brain)
