"""Many games in rows of memory, stepped without the interpreter lock. Rows of different threads are apart.

A row holds a whole game (`EnvWorker.to_row`). `choices` has the legal indices of each game, `masks` the
same as bytes: what is cleared, sampled and checked depends on the number of choices, not on the space.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Chars, Floats, Ints, Longs

if not cython.compiled:
    from ostrov.engine.base.constants import OVER
    from ostrov.engine.core.bits import chars_of, floats_of, ints_of, longs_of
    from ostrov.engine.core.constants import MASK32, POLICY_STREAM
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rng import below, draw
    from ostrov.engine.seams import score
    from ostrov.envs.native.step import begin, ended, list_choices, play_bots, take
    from ostrov.envs.native.view import view_to
    from ostrov.envs.native.worker import EnvWorker


class Rows:
    """The arrays of a batch, of its owner's making, and how they are cut into rows."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:  # gil
        """Names every array with the type of its elements and the length of a row."""
        self.games: object = None  # 64-bit, `row`
        self.actions: object = None  # 32-bit, 1: what is to be done
        self.choices: object = None  # 32-bit, `width`: the indices that are allowed
        self.counts: object = None  # 32-bit, 1: how many are allowed
        self.masks: object = None  # 8-bit, the size of the space
        self.views: object = None  # 32-bit floating point, `view`
        self.seats: object = None  # 32-bit, 1: who acts
        self.rewards: object = None  # 32-bit floating point, a number a seat
        self.points: object = None  # 32-bit, a number a seat
        self.ends: object = None  # 32-bit, 2: 0 goes on, 1 over, 2 broken off; winner or -1
        self.row: I64 = 0
        self.width: I64 = 0
        self.view: I64 = 0  # 0: no views are written
        self.stride: I64 = 0  # between the seeds of a row: the number of rows


def mark(found: Moves, n: int, choices: Ints, row: I64, masks: Chars, mask: I64) -> None:
    """Writes the first n indices into a row of choices, and a one for each into a cleared row of masks."""
    for j in range(n):
        code = found.action[j]
        choices[row + j] = code
        masks[mask + code] = 1


def show(
    k: EnvWorker, w: Rows, i: I64, choices: Ints, counts: Ints, masks: Chars, views: Floats, seats: Ints
) -> None:
    """Writes what the acting seat of game i sees and may do."""
    row: I64 = w.width * i
    mask: I64 = k.codes.size * i
    for j in range(counts[i]):
        masks[mask + choices[row + j]] = 0
    list_choices(k)
    counts[i] = min(k.found.n, w.width)
    mark(k.found, counts[i], choices, row, masks, mask)
    seats[i] = k.episode.seat
    if w.view != 0:
        view_to(k, k.episode.seat, views, w.view * i, w.view)


def restart(k: EnvWorker, stride: I64) -> None:
    """The next game of a place: its seed is so much higher."""
    low: I64 = k.episode.low + stride
    high: I64 = (k.episode.high + (low >> 32)) & 0x7FFFFFFF
    begin(k, low & MASK32, high)


def go_on(k: EnvWorker, w: Rows) -> None:
    """Plays up to the next action of a learner; games that bots end before count for nobody."""
    play_bots(k)
    while ended(k):
        restart(k, w.stride)
        play_bots(k)


def settle(k: EnvWorker, w: Rows, i: I64, rewards: Floats, points: Ints, ends: Ints) -> None:
    """Lets bots play, writes rewards and how the game stands; begins the next one after its end."""
    seats = k.rules.seats
    play_bots(k)
    for p in range(seats):
        rewards[seats * i + p] = 0.0
        points[seats * i + p] = score(k.state, p)
    ends[2 * i] = 0
    ends[2 * i + 1] = k.state.winner - 1
    if k.state.phase == OVER:
        ends[2 * i] = 1
        for p in range(seats):
            rewards[seats * i + p] = 1.0 if k.state.winner == p + 1 else -1.0
    elif ended(k):
        ends[2 * i] = 2
    go_on(k, w)


def step_rows(k: EnvWorker, w: Rows, first: I64, last: I64) -> None:
    """Steps the games first to last - 1, each by its index in `actions`, which must be allowed."""
    games: Longs = longs_of(w.games)
    actions: Ints = ints_of(w.actions)
    choices: Ints = ints_of(w.choices)
    counts: Ints = ints_of(w.counts)
    masks: Chars = chars_of(w.masks)
    views: Floats = floats_of(w.views)
    seats: Ints = ints_of(w.seats)
    rewards: Floats = floats_of(w.rewards)
    points: Ints = ints_of(w.points)
    ends: Ints = ints_of(w.ends)
    with cython.nogil:
        for i in range(first, last):
            k.from_row(games, w.row * i)
            take(k, actions[i])
            settle(k, w, i, rewards, points, ends)
            show(k, w, i, choices, counts, masks, views, seats)
            k.to_row(games, w.row * i, ends[2 * i] != 0)


def begin_rows(k: EnvWorker, w: Rows, first: I64, last: I64, seeds_of: object) -> None:
    """Begins the games first to last - 1 from their seeds, 64-bit numbers."""
    games: Longs = longs_of(w.games)
    seeds: Longs = longs_of(seeds_of)
    choices: Ints = ints_of(w.choices)
    counts: Ints = ints_of(w.counts)
    masks: Chars = chars_of(w.masks)
    views: Floats = floats_of(w.views)
    seats: Ints = ints_of(w.seats)
    with cython.nogil:
        for i in range(first, last):
            k.episode.games = 0
            begin(k, seeds[i] & MASK32, seeds[i] >> 32)
            go_on(k, w)
            show(k, w, i, choices, counts, masks, views, seats)
            k.to_row(games, w.row * i, True)


def show_rows(k: EnvWorker, w: Rows, first: I64, last: I64) -> None:
    """Writes what belongs to games that were put back into their rows."""
    games: Longs = longs_of(w.games)
    choices: Ints = ints_of(w.choices)
    counts: Ints = ints_of(w.counts)
    masks: Chars = chars_of(w.masks)
    views: Floats = floats_of(w.views)
    seats: Ints = ints_of(w.seats)
    with cython.nogil:
        for i in range(first, last):
            k.from_row(games, w.row * i)
            show(k, w, i, choices, counts, masks, views, seats)


def sample_rows(w: Rows, first: I64, last: I64, seed: I64, place: I64) -> None:
    """A uniformly random choice for each game into `actions`: a function of seed, place and game alone."""
    actions: Ints = ints_of(w.actions)
    choices: Ints = ints_of(w.choices)
    counts: Ints = ints_of(w.counts)
    with cython.nogil:
        for i in range(first, last):
            bits: I64 = draw(seed & MASK32, i & MASK32, POLICY_STREAM, place)
            actions[i] = choices[w.width * i + below(bits, counts[i])]


def wrong_row(w: Rows, first: I64, last: I64, size: I64) -> I64:
    """The first game whose action is outside the space or not allowed; -1 when all are."""
    actions: Ints = ints_of(w.actions)
    masks: Chars = chars_of(w.masks)
    wrong: I64 = -1
    with cython.nogil:
        for i in range(first, last):
            if actions[i] < 0 or actions[i] >= size or masks[size * i + actions[i]] == 0:
                wrong = i
                break
    return wrong
