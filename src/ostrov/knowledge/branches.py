"""A card that a seat does not see goes from hand to hand: every world becomes several.

Which card it was is as likely as the victim has cards of the kind: exact for a theft (B-ROB-4), and the
assumption for what somebody chooses. Equal worlds become one. Where more than WORLDS are left, they are
thinned out by systematic resampling: in their order, one is kept at every equal step of the weights added
up. Worlds heavier than a step always stay, as heavy as they are; a lighter one that stays weighs a step.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.core.constants import GOODS, MASK32
    from ostrov.engine.core.packs import count, one
    from ostrov.engine.core.rng import mix
    from ostrov.knowledge.belief import Belief, column, shrink_weights
    from ostrov.knowledge.constants import BRANCH_TABLE, BRANCHES, OTHERS, WORLDS


class Branches:
    """Room for the worlds that one unseen card makes; nothing in it lasts."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names the lists."""
        self.n: int = 0
        self.parent: list[int] = [0] * BRANCHES  # the world that it comes from
        self.good: list[int] = [0] * BRANCHES  # the card
        self.weight: list[I64] = [0] * BRANCHES
        self.table: list[int] = [0] * BRANCH_TABLE  # 1 + branch, by a hash of the hands
        self.hand: list[I64] = [0] * (OTHERS * WORLDS)


def hash_of(m: Belief, i: int, left: I64, source: int, to: int) -> I64:
    """A hash of world i when the column `source` has this pack left; all cards together fix column `to`."""
    x: I64 = mix((left & MASK32) ^ (left >> 32))
    for k in range(m.others):
        if WORLDS * k != source and WORLDS * k != to:
            pack: I64 = m.hand[WORLDS * k + i]
            x = mix(x ^ (pack & MASK32) ^ (pack >> 31))
    return x


def same_branch(m: Belief, room: Branches, branch: int, i: int, left: I64, source: int, to: int) -> bool:
    """A branch is world i with this pack left in column `source`."""
    other = room.parent[branch]
    if m.hand[source + other] - one(room.good[branch]) != left:
        return False
    for k in range(m.others):
        if WORLDS * k != source and WORLDS * k != to and m.hand[WORLDS * k + other] != m.hand[WORLDS * k + i]:
            return False
    return True


def add_branch(m: Belief, room: Branches, i: int, good: int, source: int, to: int, mask: int) -> None:
    """World i after a card of this kind has gone; one that is there already gets its weight."""
    pack: I64 = m.hand[source + i]
    left: I64 = pack - one(good)
    weight: I64 = m.weight[i] * count(pack, good)
    place = hash_of(m, i, left, source, to) & mask
    while room.table[place] != 0:
        if same_branch(m, room, room.table[place] - 1, i, left, source, to):
            room.weight[room.table[place] - 1] += weight
            return
        place = (place + 1) & mask
    room.table[place] = room.n + 1
    room.parent[room.n] = i
    room.good[room.n] = good
    room.weight[room.n] = weight
    room.n += 1


def thin_out(m: Belief, room: Branches) -> None:
    """Systematic resampling: WORLDS branches stay at most; the others weigh nothing."""
    whole: I64 = 0
    for branch in range(room.n):
        whole += room.weight[branch]
    step: I64 = whole // WORLDS + 1
    passed: I64 = step // 2
    for branch in range(room.n):
        weight: I64 = room.weight[branch]
        if weight < step:
            room.weight[branch] = step if passed // step != (passed + weight) // step else 0
        passed += weight
    m.exact = 0


def settle(m: Belief, room: Branches, source: int, to: int) -> None:
    """The branches that weigh something are the worlds."""
    n = 0
    for branch in range(room.n):
        if room.weight[branch] > 0:
            m.weight[n] = room.weight[branch]
            for k in range(m.others):
                room.hand[WORLDS * k + n] = m.hand[WORLDS * k + room.parent[branch]]
            room.hand[source + n] = room.hand[source + n] - one(room.good[branch])
            room.hand[to + n] = room.hand[to + n] + one(room.good[branch])
            n += 1
    m.n = n
    for k in range(m.others):
        for i in range(n):
            m.hand[WORLDS * k + i] = room.hand[WORLDS * k + i]
    shrink_weights(m)


def unseen_card(m: Belief, room: Branches, p: int, q: int) -> None:
    """A card that the seat does not see goes from seat p to seat q, both other seats."""
    source = column(m, p)
    to = column(m, q)
    mask = 15
    while mask + 1 < 2 * GOODS * m.n:
        mask = 2 * mask + 1
    for place in range(mask + 1):
        room.table[place] = 0
    room.n = 0
    for i in range(m.n):
        for good in range(GOODS):
            if count(m.hand[source + i], good) > 0:
                add_branch(m, room, i, good, source, to, mask)
    if room.n > WORLDS:
        thin_out(m, room)
    settle(m, room, source, to)
