"""Actions as indices of a finite space: a kind and its arguments, nothing of the position.

Kinds come in the order of their numbers, arguments ascending; seats in arguments are relative to the
actor, 1 for the next one clockwise. Offers are the common ones, discards are chosen card by card.
docs/adr/0010-environments.md says why.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import LONE_SMITH, MIGHTY
    from ostrov.engine.cities_knights.pieces import smith_node
    from ostrov.engine.core.actions import (
        actor_of,
        bundle_in,
        first_of,
        kind_of,
        second_of,
        target_of,
        third_of,
    )
    from ostrov.engine.core.constants import ACTOR_SHIFT, ARG_BITS, NOBODY, RESOURCES, TARGET_SHIFT
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.packs import count, given, total, wanted
    from ostrov.engine.core.rules import Rules
    from ostrov.envs.native.constants import (
        ASK_FORM,
        BANK_FORM,
        ENV_ACTIONS,
        ENV_SEATS,
        GOODS_FORM,
        JOURNEY_FORM,
        KINDS_MAX,
        NO_FORM,
        OFFER_FORM,
        OFFER_SHAPES,
        PLACE_FORM,
        PLAIN_FORM,
        ROBBER_FORM,
        SEAT_FORM,
        SET_DICE_FORM,
        SMITH_FORM,
        STRENGTH_FORM,
        SWAP_FORM,
        TARGET_FORM,
    )


class Codes:
    """The space of one game, filled by `space`: where each kind begins, and what each index means."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every table."""
        self.size: int = 0
        self.nodes: int = 0
        self.goods: int = 0
        self.form: list[int] = [0] * KINDS_MAX  # how the arguments of a kind are numbered
        self.low: list[int] = [0] * KINDS_MAX  # the lowest argument of a kind
        self.start: list[int] = [0] * KINDS_MAX  # the first index of a kind
        self.action: list[I64] = [0] * ENV_ACTIONS  # what seat 0 would do, seats in it relative


def relative(r: Rules, p: int, q: int) -> int:
    """How many seats clockwise from p seat q sits."""
    return q - p if q >= p else q + r.seats - p  # no division: asked for every action that names a seat


def skip(i: int, left_out: int) -> int:
    """The place of i among numbers without one."""
    return i - 1 if i > left_out else i


def pair_place(low: int, high: int) -> int:
    """The place of a pair low < high among all pairs, by the higher one."""
    return high * (high - 1) // 2 + low


def goods_place(pack: I64, kinds: int) -> int:
    """The place of one card, or of two."""
    low = -1
    high = 0
    for g in range(kinds):
        n = count(pack, g)
        if n > 0:
            high = g
            if low < 0:
                low = g
    if total(pack) == 1:
        return high
    return kinds + high * (high + 1) // 2 + low


def offer_place(c: Codes, bundle: I64, target: int) -> int:
    """The place of a common offer: addressee, given kind, taken kind, then 1:1, 2:1, 1:2."""
    give = 0
    take = 0
    shape = 0
    gives: I64 = given(bundle)
    takes: I64 = wanted(bundle)
    for g in range(c.goods):
        if count(gives, g) > 0:
            give = g
            if count(gives, g) > 1:
                shape = 1
        if count(takes, g) > 0:
            take = g
            if count(takes, g) > 1:
                shape = 2
    row = target * c.goods + give
    return OFFER_SHAPES * (row * (c.goods - 1) + skip(take, give)) + shape


def cards_place(c: Codes, r: Rules, p: int, kind: int, action: I64) -> int:
    """The place of an action about cards among those of its kind."""
    form = c.form[kind]
    if form == BANK_FORM:
        row = 3 * first_of(action) + second_of(action) - 2
        return row * (c.goods - 1) + skip(third_of(action), first_of(action))
    if form == GOODS_FORM:
        return goods_place(wanted(bundle_in(action)), c.low[kind])
    target = target_of(action)
    return offer_place(c, bundle_in(action), 0 if target == NOBODY else relative(r, p, target))


def place_of(c: Codes, r: Rules, p: int, kind: int, action: I64) -> int:
    """The place of an action of seat p among those of its kind."""
    form = c.form[kind]
    first = first_of(action)
    second = second_of(action)
    if form == PLACE_FORM:
        return first - c.low[kind]
    if form == PLAIN_FORM:
        return 0
    if form == SEAT_FORM:
        return relative(r, p, first) - 1
    if form == TARGET_FORM:
        return relative(r, p, target_of(action)) - 1
    if form == ROBBER_FORM:
        return ENV_SEATS * first + (0 if second == NOBODY else relative(r, p, second))
    if form == JOURNEY_FORM:
        return first * (c.nodes - 1) + skip(second, first)
    if form == SMITH_FORM:
        return first if second == LONE_SMITH else c.nodes + pair_place(first, smith_node(second))
    if form == SWAP_FORM:
        return pair_place(first, second)
    if form == SET_DICE_FORM:
        return 6 * (first - 1) + second - 1
    if form == ASK_FORM:
        return RESOURCES * (relative(r, p, first) - 1) + second
    if form == STRENGTH_FORM:
        return MIGHTY * first + second - 1
    return cards_place(c, r, p, kind, action)


def encode(c: Codes, r: Rules, action: I64) -> int:
    """The index of an action other than a discard; -1 when its kind has none."""
    kind = kind_of(action)
    if c.form[kind] == NO_FORM:
        return -1
    return c.start[kind] + place_of(c, r, actor_of(action), kind, action)


def encode_all(c: Codes, r: Rules, moves: Moves, out: Moves) -> None:
    """Appends the indices of actions other than discards that have one."""
    n = out.n
    for i in range(moves.n):
        code = encode(c, r, moves.action[i])
        if code >= 0:
            out.action[n] = code
            n += 1
    out.n = n


def shifted(r: Rules, p: int, seat: I64, shift: int) -> I64:
    """What turns a relative seat at this place of an action into the seat itself; NOBODY stays."""
    if seat == NOBODY:
        return 0
    unit: I64 = 1
    return ((p + seat) % r.seats - seat) * (unit << shift)


def decode(c: Codes, r: Rules, p: int, index: int) -> I64:
    """The action of seat p that an index stands for; for a discard, one card of it."""
    action: I64 = c.action[index]
    who: I64 = p
    form = c.form[kind_of(action)]
    if form in (SEAT_FORM, ASK_FORM):
        action += shifted(r, p, first_of(action), 2 * ARG_BITS)
    elif form == ROBBER_FORM:
        action += shifted(r, p, second_of(action), ARG_BITS)
    elif form in (TARGET_FORM, OFFER_FORM):
        action += shifted(r, p, target_of(action), TARGET_SHIFT)
    return action + (who << ACTOR_SHIFT)
