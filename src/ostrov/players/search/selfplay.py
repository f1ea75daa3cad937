"""Games of built-in players from which a value is learned: positions in numbers, and who won."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats

if not cython.compiled:
    from ostrov.engine.base.constants import END_TURN, FOUND_ROAD, OVER
    from ostrov.engine.core.actions import actor_of, kind_of
    from ostrov.engine.core.bits import exp, floats_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import MASK32, POLICY_STREAM, SEATS
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.setup.board_setup import BoardSetup, set_up_game
    from ostrov.players.constants import FEATURES_MAX, UNTIL_TURN_ENDS
    from ostrov.players.game_loop import GameLoop, play_on
    from ostrov.players.search.features import Features, describe
    from ostrov.players.search.net import Net, get_to_know, logit


class Sampling:
    """How many positions are taken, and where they are written. The loop says how often players stray."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:  # gil
        """Names every setting, then the arrays of 32-bit numbers that are filled, then the counts."""
        self.every: int = 6  # one of so many positions at ends of turns is kept
        self.blend: float = 1.0  # what the result of the game counts for, against opinions on the way to it
        self.positions: object = None  # `width` numbers for each position
        self.results: object = None  # one for each: its seat, and at the end what became of it
        self.room: I64 = 0  # positions that the arrays hold
        self.width: I64 = 0  # numbers of a position
        self.taken: I64 = 0
        self.games: I64 = 0
        self.wins: list[I64] = [0] * SEATS
        self.coming: list[float] = [0.0] * SEATS  # what became of each seat, seen from a position on


def take(p: int, f: Features, out: Floats, seats: Floats, how: Sampling) -> None:
    """Keeps the position that has just been described, as seat p knows it."""
    if how.taken >= how.room:
        return
    at: I64 = how.taken * how.width
    for i in range(how.width):
        out[at + i] = f.numbers[i]
    seats[how.taken] = p
    how.taken += 1


def sample_game(
    b: Board, r: Rules, s: State, loop: GameLoop, out: Floats, wins: Floats, how: Sampling
) -> None:
    """Plays a game, takes positions at ends of turns, and writes for each what became of its seat."""
    first: I64 = how.taken
    while s.phase != OVER and loop.actions < loop.limit:
        play_on(b, r, s, loop)
        if s.phase == OVER or kind_of(loop.last) not in (END_TURN, FOUND_ROAD):
            break
        p = actor_of(loop.last)
        describe(b, r, s, p, loop.scratch.search.features)
        take(p, loop.scratch.search.features, out, wins, how)
        if below(draw(loop.low, loop.high, POLICY_STREAM + 43, loop.actions), 4) == 0:
            k = below(draw(loop.low, loop.high, POLICY_STREAM + 44, loop.actions), r.seats - 1)
            p = (p + 1 + k) % r.seats
            describe(b, r, s, p, loop.scratch.search.features)
            take(p, loop.scratch.search.features, out, wins, how)
    how.games += 1
    if s.winner == 0:
        how.taken = first
        return
    how.wins[s.winner - 1] += 1
    label(loop.scratch.search.net, s.winner - 1, first, out, wins, how)
    thin_out(first, loop.low, loop.high, out, wins, how)


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
    d: BoardSetup, b: Board, r: Rules, loop: GameLoop, first: I64, games: I64, how: Sampling
) -> None:
    """Plays the games of the seeds from `first` on until the arrays are full."""
    s = State()
    out: Floats = floats_of(how.positions)
    wins: Floats = floats_of(how.results)
    with cython.nogil:
        loop.until = UNTIL_TURN_ENDS
        how.width = feature_count(d, b, r, s, loop.scratch.search.features)
        for i in range(games):
            if how.taken + FEATURES_MAX >= how.room:
                break
            loop.begin((first + i) & MASK32, (first + i) >> 32)
            set_up_game(d, b, r, s, loop.low, loop.high)
            sample_game(b, r, s, loop, out, wins, how)


def feature_count(d: BoardSetup, b: Board, r: Rules, s: State, f: Features) -> I64:
    """How many numbers a position of these rules has."""
    set_up_game(d, b, r, s, 0, 0)
    return describe(b, r, s, 0, f)


def width_of(d: BoardSetup, b: Board, r: Rules) -> int:  # gil
    """`feature_count` for callers from Python."""
    s = State()
    f = Features()
    return feature_count(d, b, r, s, f)
