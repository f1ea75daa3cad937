"""What one seat believes about the cards that it does not see.

The goods of the others are a set of worlds: each world says what every other seat holds, and its weight
says how likely it is. Weights are whole numbers, so that Bayes' rule is exact; they are rounded, to about
one part in 2**31, only when all together would pass WEIGHTS_MOST, and then no world gets less than 1.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import DECK_SIZE, PROGRESS_KINDS, TRACKS
    from ostrov.engine.core.constants import SEATS
    from ostrov.engine.core.packs import count, covers
    from ostrov.knowledge.constants import (
        AT_LEAST,
        EXACTLY,
        OFFERS_NOTED,
        OTHERS,
        WEIGHTS_MOST,
        WITHOUT,
        WORLDS,
    )


class Belief:
    """Worlds of the others' goods with their weights, facts about cards face down, own offers of the turn.

    `exact` is 1 while the worlds are all that are possible, each with its right weight: nothing was
    thinned out, and nothing dealt by chance for want of a history.
    """

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every fact."""
        self.seat: int = 0  # who believes
        self.others: int = 0  # the other seats at the table
        self.n: int = 0  # worlds
        self.exact: int = 1
        self.resamples: int = 0  # how often worlds had to be dealt by chance
        self.hand: list[I64] = [0] * (OTHERS * WORLDS)  # a column of worlds for each other seat: see `column`
        self.weight: list[I64] = [0] * WORLDS
        self.fresh: int = 0  # development cards that the active seat has bought in this turn
        self.discarded: int = 0  # seats whose discard lies open while others still choose, as a mask
        self.offers: int = 0  # that the seat has made in its turn
        self.offered: list[I64] = [0] * OFFERS_NOTED  # the first of them
        # Progress cards.
        self.known: list[int] = [0] * (SEATS * PROGRESS_KINDS)  # cards that a seat holds for certain
        self.blind: list[int] = [0] * (SEATS * TRACKS)  # further cards of a seat, by the deck on their backs
        self.under: list[int] = [0] * (TRACKS * DECK_SIZE)  # as in a state; FACE_DOWN for cards not seen
        self.laid: list[int] = [0] * PROGRESS_KINDS  # victory point cards laid open

    def copy_from(self, other: Belief) -> None:
        """Believes the same as the other."""
        self.seat = other.seat
        self.others = other.others
        self.n = other.n
        self.exact = other.exact
        self.resamples = other.resamples
        self.hand[:] = other.hand
        self.weight[:] = other.weight
        self.fresh = other.fresh
        self.discarded = other.discarded
        self.offers = other.offers
        self.offered[:] = other.offered
        self.known[:] = other.known
        self.blind[:] = other.blind
        self.under[:] = other.under
        self.laid[:] = other.laid


def note_offer(m: Belief, action: I64) -> None:
    """The seat has made an offer in its turn."""
    if m.offers < OFFERS_NOTED:
        m.offered[m.offers] = action
    m.offers += 1


def has_offered(m: Belief, action: I64) -> bool:
    """The seat has made this very offer in its turn."""
    for i in range(min(m.offers, OFFERS_NOTED)):
        if m.offered[i] == action:
            return True
    return False


def column(m: Belief, q: int) -> int:
    """Where the worlds of seat q, another one, begin in `hand`."""
    return WORLDS * (q - 1 if q > m.seat else q)


def hand_in(m: Belief, i: int, q: int) -> I64:
    """What seat q holds in world i."""
    return m.hand[column(m, q) + i]


def weight_in(m: Belief, i: int) -> I64:
    """The weight of world i."""
    return m.weight[i]


def all_weights(m: Belief) -> I64:
    """The weights of all worlds together."""
    whole: I64 = 0
    for i in range(m.n):
        whole += m.weight[i]
    return whole


def fits(pack: I64, test: int, what: I64) -> bool:
    """A hand passes a test: covers a pack, equals it, has no card or some card under a mask."""
    if test == AT_LEAST:
        return covers(pack, what)
    if test == EXACTLY:
        return pack == what
    if test == WITHOUT:
        return pack & what == 0
    return pack & what != 0


def weights_with(m: Belief, q: int, pack: I64) -> I64:
    """The weights of all worlds in which seat q, another one, holds these cards."""
    whole: I64 = 0
    for i in range(m.n):
        if covers(m.hand[column(m, q) + i], pack):
            whole += m.weight[i]
    return whole


def weighed_cards(m: Belief, q: int, good: int) -> I64:
    """The cards of a kind that seat q, another one, holds, added up over all worlds by their weights."""
    whole: I64 = 0
    for i in range(m.n):
        whole += m.weight[i] * count(m.hand[column(m, q) + i], good)
    return whole


def keep_world(m: Belief, i: int, n: int) -> None:
    """World i moves to place n, which comes before it."""
    m.weight[n] = m.weight[i]
    for k in range(m.others):
        m.hand[WORLDS * k + n] = m.hand[WORLDS * k + i]


def sift(m: Belief, q: int, test: int, what: I64) -> None:
    """Only worlds in which the hand of seat q passes a test stay."""
    first = column(m, q)
    n = 0
    for i in range(m.n):
        if fits(m.hand[first + i], test, what):
            if n < i:
                keep_world(m, i, n)
            n += 1
    m.n = n


def change(m: Belief, q: int, lost: I64, gained: I64) -> None:
    """Seat q loses and gets cards that everybody sees; worlds where it has not got them are gone."""
    if lost != 0:
        sift(m, q, AT_LEAST, lost)
    first = column(m, q)
    for i in range(m.n):
        m.hand[first + i] = m.hand[first + i] - lost + gained


def common_divisor(m: Belief) -> I64:
    """The largest number that divides all weights; 0 for no world."""
    found: I64 = 0
    for i in range(m.n):
        rest: I64 = m.weight[i]
        while rest != 0:
            last: I64 = rest
            rest = found % rest
            found = last
        if found == 1:
            break
    return found


def shrink_weights(m: Belief) -> None:
    """Divides the weights until they may be multiplied again; equal ratios as far as possible."""
    whole: I64 = all_weights(m)
    if whole <= WEIGHTS_MOST:
        return
    divisor: I64 = common_divisor(m)
    while whole // divisor > WEIGHTS_MOST - WORLDS:
        divisor = divisor * 2
    for i in range(m.n):
        m.weight[i] = max(m.weight[i] // divisor, 1)


def add_world(m: Belief, weight: I64) -> None:
    """The world that has been written behind the last one counts; one that was there gets its weight."""
    n = m.n
    for i in range(n):
        same = 0
        for k in range(m.others):
            if m.hand[WORLDS * k + i] == m.hand[WORLDS * k + n]:
                same += 1
        if same == m.others:
            m.weight[i] += weight
            return
    m.weight[n] = weight
    m.n = n + 1
