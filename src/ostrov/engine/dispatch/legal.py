"""All legal actions of a seat, in canonical order: ascending packed value.

Free-form offers are too many to list: `base.offers.offers_open` says whether a seat may make one, `is_legal`
judges it.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.bank import legal_bank_trades
    from ostrov.engine.base.building import can_pay
    from ostrov.engine.base.constants import (
        ACCEPT,
        BEFORE_ROLL,
        BUY_CARD,
        CITY,
        CITY_ITEM,
        CLAIM,
        DEAL,
        DECLINE,
        DISCARD,
        DISCARDING,
        END_TURN,
        FOUND_ROAD_PHASE,
        FREE_ROADS,
        MAIN,
        OFFER,
        ROAD,
        ROAD_ITEM,
        ROBBING,
        ROLL,
        SETTLEMENT,
        SETTLEMENT_ITEM,
        WITHDRAW,
    )
    from ostrov.engine.base.devcards import legal_cards, may_buy
    from ostrov.engine.base.founding import legal_founding
    from ostrov.engine.base.free_lines import legal_free_roads
    from ostrov.engine.base.offers import (
        may_accept,
        may_deal,
        may_decline,
        may_offer,
        may_withdraw,
    )
    from ostrov.engine.base.robber import legal_discards, legal_robber, may_discard
    from ostrov.engine.base.turn import may_win
    from ostrov.engine.cities_knights.constants import FIRST_CK_PHASE, LAST_CK_PHASE
    from ostrov.engine.cities_knights.draws import legal_returns, may_end_turn
    from ostrov.engine.cities_knights.expansion import legal_main, legal_step
    from ostrov.engine.cities_knights.progress.science import legal_alchemist
    from ostrov.engine.combined.constants import FIRST_BOTH_PHASE, LAST_BOTH_PHASE
    from ostrov.engine.combined.expansion import legal_step_of_both, legal_with_both
    from ostrov.engine.core.actions import actor_of, bundle_in, kind_of, pack, pack_bundle, target_of
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import EDGE_WORDS, NODE_WORDS, WORD
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seafarers.constants import FIRST_SEA_PHASE, FREE_SHIP, LAST_SEA_PHASE
    from ostrov.engine.seafarers.expansion import legal_at_sea, legal_sea_step, turn_is_closing
    from ostrov.engine.seafarers.pirate import legal_pirate
    from ostrov.engine.seafarers.ships import legal_founding_ships, legal_ships
    from ostrov.engine.seams import free_for_building, has_city_piece, line_word, may_upgrade


def legal_building(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """What seat p can pay, has a piece for and has a place for (B-BUILD-1 to -3)."""
    left: I64 = 0
    if s.roads_left[p] > 0 and can_pay(r, s, p, ROAD_ITEM):
        for k in range(b.edge_words):
            left = s.road_sites[EDGE_WORDS * p + k]
            while left != 0:
                push(out, pack(ROAD, p, WORD * k + ctz(left), 0, 0))
                left = left & (left - 1)
    if s.settlements_left[p] > 0 and can_pay(r, s, p, SETTLEMENT_ITEM):
        for k in range(b.node_words):
            left = s.open_nodes[k] & line_word(s, NODE_WORDS * p + k)
            while left != 0:
                v = WORD * k + ctz(left)
                if free_for_building(s, v):
                    push(out, pack(SETTLEMENT, p, v, 0, 0))
                left = left & (left - 1)
    if has_city_piece(s, p) and can_pay(r, s, p, CITY_ITEM):
        for k in range(b.node_words):
            left = s.upgradable[NODE_WORDS * p + k]
            while left != 0:
                v = WORD * k + ctz(left)
                if may_upgrade(s, p, v):
                    push(out, pack(CITY, p, v, 0, 0))
                left = left & (left - 1)
    if may_buy(r, s, p):
        push(out, pack(BUY_CARD, p, 0, 0, 0))


def legal_answers(s: State, r: Rules, p: int, out: Moves) -> None:
    """Answers to standing offers (B-DOM-2, -6)."""
    if s.offers == 0:
        return
    if may_withdraw(s, p):
        push(out, pack(WITHDRAW, p, 0, 0, 0))
    if p != s.active:
        if may_accept(s, p):
            push(out, pack(ACCEPT, p, 0, 0, 0))
        if may_decline(s, p, s.active):
            push(out, pack_bundle(DECLINE, p, s.active, 0))
        return
    for q in range(r.seats):
        if may_decline(s, p, q):
            push(out, pack_bundle(DECLINE, p, q, 0))
    for q in range(r.seats):
        if may_deal(s, q):
            push(out, pack_bundle(DEAL, p, q, 0))


def legal(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Writes the legal actions of seat p, from the first place of the list on."""
    out.n = 0
    phase = s.phase
    if phase == DISCARDING:
        legal_discards(r, s, p, out)
    elif FIRST_CK_PHASE <= phase <= LAST_CK_PHASE:
        legal_step(b, r, s, p, out)
    elif FIRST_SEA_PHASE <= phase <= LAST_SEA_PHASE:
        legal_sea_step(b, r, s, p, out)
    elif FIRST_BOTH_PHASE <= phase <= LAST_BOTH_PHASE:
        legal_step_of_both(b, r, s, p, out)
    elif p != s.active:
        if phase == MAIN:
            legal_answers(s, r, p, out)
    elif phase == MAIN:
        if r.cities_knights == 0 or may_end_turn(r, s):
            push(out, pack(END_TURN, p, 0, 0, 0))
        if r.ship_move_last != 0 and turn_is_closing(s):
            if r.auto_claim == 0 and may_win(r, s):
                push(out, pack(CLAIM, p, 0, 0, 0))
            if r.cities_knights != 0:
                legal_returns(r, s, p, out)  # CK-PROG-4: before the turn ends
            return
        legal_building(b, r, s, p, out)
        legal_bank_trades(r, s, p, out)
        legal_cards(b, r, s, p, out)
        if r.auto_claim == 0 and may_win(r, s):
            push(out, pack(CLAIM, p, 0, 0, 0))
        legal_answers(s, r, p, out)
        if r.cities_knights != 0:
            legal_main(b, r, s, p, out)
        if r.seafarers != 0:
            legal_at_sea(b, r, s, p, out)
            if r.cities_knights != 0:
                legal_with_both(b, r, s, p, out)
    elif phase == BEFORE_ROLL:
        push(out, pack(ROLL, p, 0, 0, 0))
        legal_cards(b, r, s, p, out)
        if r.auto_claim == 0 and may_win(r, s):
            push(out, pack(CLAIM, p, 0, 0, 0))
        if r.cities_knights != 0:
            legal_alchemist(r, s, p, out)
    elif phase == ROBBING:
        legal_robber(b, r, s, p, out)
        if r.auto_claim == 0 and may_win(r, s):
            push(out, pack(CLAIM, p, 0, 0, 0))
        if r.seafarers != 0:
            legal_pirate(b, r, s, p, out)
    elif phase == FREE_ROADS:
        legal_free_roads(b, s, p, out)
        if r.seafarers != 0:
            legal_ships(b, s, p, FREE_SHIP, out)
    elif phase <= FOUND_ROAD_PHASE:
        legal_founding(b, s, p, out)
        if r.seafarers != 0 and phase == FOUND_ROAD_PHASE:
            legal_founding_ships(b, s, p, out)


def is_legal(b: Board, r: Rules, s: State, action: I64, scratch: Moves) -> bool:
    """Whether this very action may be done now; the list is overwritten."""
    kind = kind_of(action)
    p = actor_of(action)
    if p >= r.seats or action < 0:
        return False
    if kind == OFFER:
        return may_offer(r, s, p, target_of(action), bundle_in(action))
    if kind == DISCARD:
        return may_discard(r, s, p, bundle_in(action)) and action == pack_bundle(
            DISCARD, p, 0, bundle_in(action)
        )
    legal(b, r, s, p, scratch)
    for i in range(scratch.n):
        if scratch.action[i] == action:
            return True
    return False


SCRATCH = Moves()


def legal_actions(b: Board, r: Rules, s: State, p: int) -> list[int]:
    """The legal actions of seat p as a list."""
    legal(b, r, s, p, SCRATCH)
    return SCRATCH.to_list()
