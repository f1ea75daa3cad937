"""The blocks of a view that tell of offers and of the moment in the turn."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64, Floats

if not cython.compiled:
    from ostrov.engine.base.constants import OVER
    from ostrov.engine.base.offers import maker_gets, maker_gives
    from ostrov.engine.cities_knights.constants import FIRST_CK_PHASE, LAST_CK_PHASE
    from ostrov.engine.core.constants import GENERAL_HARBOUR, NOBODY
    from ostrov.engine.core.packs import count
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import score
    from ostrov.envs.native.codes import relative
    from ostrov.envs.native.constants import ENV_SEATS, VIEW_PHASES
    from ostrov.envs.native.expansions import phase_width, view_supplies
    from ostrov.envs.native.worker import EnvWorker


def hears(r: Rules, s: State, p: int, maker: int) -> bool:
    """Seat p knows of the maker's offer: offers are public, or between two players (X-16)."""
    return r.private_offers == 0 or p == maker or s.offer_to[maker] == p


def view_offers(r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """Standing offers by seat: what is given, what is wanted, to everybody or to whom."""
    width = 2 * r.goods + 1 + ENV_SEATS
    if s.offers == 0:
        return at + width * ENV_SEATS
    for k in range(r.seats):
        q = (p + k) % r.seats
        if s.offer[q] != 0 and hears(r, s, p, q):
            gives: I64 = maker_gives(s.offer[q])
            gets: I64 = maker_gets(s.offer[q])
            for g in range(r.goods):
                out[at + g] = count(gives, g) * 0.25
                out[at + r.goods + g] = count(gets, g) * 0.25
            if s.offer_to[q] == NOBODY:
                out[at + 2 * r.goods] = 1.0
            else:
                out[at + 2 * r.goods + 1 + relative(r, p, s.offer_to[q])] = 1.0
        at += width
    return at + width * (ENV_SEATS - r.seats)


def view_phase(r: Rules, s: State, out: Floats, at: I64) -> I64:
    """One of the phases in which a seat acts, or the end."""
    phase = s.phase
    if FIRST_CK_PHASE <= phase <= LAST_CK_PHASE:
        out[at + VIEW_PHASES + phase - FIRST_CK_PHASE] = 1.0
    elif phase == OVER:
        out[at + VIEW_PHASES - 1] = 1.0
    elif phase < VIEW_PHASES - 1:
        out[at + phase] = 1.0
    return at + VIEW_PHASES + phase_width(r)


def view_turn(k: EnvWorker, r: Rules, s: State, p: int, out: Floats, at: I64) -> I64:
    """Phase, dice, what has been done in this turn, supplies of cards, own points."""
    at = view_phase(r, s, out, at)
    out[at] = s.die_one * 0.16666666666666666
    out[at + 1] = s.die_two * 0.16666666666666666
    out[at + 2] = s.rolled
    out[at + 3] = s.card_played
    out[at + 4] = s.trade_closed
    out[at + 5] = s.free_roads * 0.5
    out[at + 6] = s.founded * 0.125
    out[at + 7] = score(s, p) * 0.1
    out[at + 8] = r.goal * 0.1
    out[at + 9] = min(s.turn, 400) * 0.0025
    out[at + 10] = 1.0 if k.episode.offers[p] < k.offers else 0.0
    out[at + 11] = 1.0 if k.episode.seat == p and s.phase != OVER else 0.0
    at += 12
    for i in range(GENERAL_HARBOUR):
        out[at + i] = (s.new_harbours >> i) & 1
    at += GENERAL_HARBOUR
    return view_supplies(r, s, out, at)
