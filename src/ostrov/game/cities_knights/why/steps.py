"""Why a choice that a step asks for is refused; and dice and cards that chance cannot bring."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.barbarians import may_commit
from ostrov.engine.cities_knights.deserter import may_place
from ostrov.engine.cities_knights.draws import deck_size, may_end_turn, may_return, never_drawn
from ostrov.engine.cities_knights.knight_actions import on_route
from ostrov.engine.cities_knights.pieces import (
    deck_of,
    holds,
    is_active,
    pieces_left,
    progress_count,
    strength_of,
)
from ostrov.engine.cities_knights.progress.trade import may_take_goods
from ostrov.engine.core.packs import count, wanted
from ostrov.engine.seams import free_for_building
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.why.building import edge_is_free
from ostrov.game.base.why.cards import seven_may_fall
from ostrov.game.cities_knights.names import EVENT_FACES, PROGRESS, TRACKS
from ostrov.game.cities_knights.why.knights import (
    closed_between,
    node_of,
    own_knight,
    road_leads_to_site,
    site_is_free,
)
from ostrov.game.cities_knights.why.reworded import joins_own_network
from ostrov.game.names import GOODS, pack_dict
from ostrov.game.refusal import Params, Refusal, cited


@rule("CK-PROG-4/many")
def keeps_few_cards(ask: Ask) -> Params | None:
    """Nobody ends a turn with a fifth progress card (X-52)."""
    if may_end_turn(ask.rules, ask.state):
        return None
    cards = progress_count(ask.state, ask.seat)
    return {"cards": cards, "limit": ask.rules.progress_limit, "because": ["X-52"]}


def card_goes_back(ask: Ask) -> Refusal | None:
    """A card of the own hand, when there is one too many."""
    r, s = ask.rules, ask.state
    if may_return(r, s, ask.seat, ask.first):
        return None
    if not holds(s, ask.seat, ask.first):
        return Refusal("CK-PROG-5", {"card": PROGRESS[ask.first]}, "card")
    params = {"cards": progress_count(s, ask.seat), "limit": r.progress_limit}
    return Refusal("CK-PROG-5", params, "few")


def knight_is_ready(ask: Ask) -> Refusal | None:
    """An active knight (CK-KNIGHT-1), committed once (CK-EXPERT-1)."""
    if may_commit(ask.state, ask.seat, ask.first):
        return None
    active = is_active(ask.state.knight[ask.first])
    return cited("CK-EXPERT-1/committed" if active else "CK-KNIGHT-1/passive", node_of(ask, ask.first))


@rule("X-54/empty")
def deck_has_progress(ask: Ask) -> Params | None:
    """Nothing is drawn from an empty deck."""
    return None if deck_size(ask.state, ask.first) else {"deck": TRACKS[ask.first]}


def bank_has_resource(ask: Ask) -> Refusal | None:
    """The Aqueduct gives a resource that the bank holds."""
    params = {"good": GOODS[ask.first]}
    if ask.first >= c.RESOURCES:
        return Refusal("CK-ABIL-3", params, "commodity")
    return None if count(ask.state.bank, ask.first) else Refusal("CK-ABIL-3", params, "gone")


@rule("CK-ACT-DISP-2/taken")
def refuge_is_free(ask: Ask) -> Params | None:
    """Nothing stands where the displaced knight goes."""
    return None if free_for_building(ask.state, ask.first) else {}


def refuge_on_route(ask: Ask) -> Refusal | None:
    """Its owner's roads lead there, and not past another player's piece (X-70)."""
    s, v, w = ask.state, ask.state.step_node, ask.first
    if on_route(ask.board, ask.rules, s, ask.seat, v, w):
        return None
    closed = closed_between(ask, v, w)
    if closed:
        return Refusal("CK-ACT-DISP-2", {**closed, "because": ["CK-ACT-MOVE-2"]}, "blocked")
    params = {"from": ask.places.nodes[v], "because": ["CK-ACT-MOVE-1", "X-70"]}
    return Refusal("CK-ACT-DISP-2", params, "route")


def strength_is_right(ask: Ask) -> Refusal | None:
    """The strength of the knight that left (CK-PROG-DESERTER-2), or a weaker one (-3, X-66)."""
    s, strength = ask.state, ask.second
    if may_place(ask.rules, s, ask.seat, strength):
        return None
    left = strength_of(s.step_data)
    if pieces_left(s, ask.seat, left):
        return Refusal("CK-PROG-DESERTER-2", {"left": left}, "strength")
    right = [n for n in range(1, left) if may_place(ask.rules, s, ask.seat, n)]
    return Refusal("CK-PROG-DESERTER-3", {"left": left, "right": right, "because": ["X-66"]}, "weaker")


@rule("X-84")
def another_edge(ask: Ask) -> Params | None:
    """The road does not go back to where it lay."""
    return {} if ask.first == ask.state.step_data else None


@rule("CK-PROG-SPY-1/card")
def spied_card(ask: Ask) -> Params | None:
    """One of the cards that the spy sees; points cannot be taken."""
    victim = ask.state.step_seat
    if holds(ask.state, victim, ask.first):
        return None
    return {"card": PROGRESS[ask.first], "from": ask.colour(victim)}


@rule("CK-PROG-MASTER-1/chosen")
def two_cards_of_hand(ask: Ask) -> Params | None:
    """Two cards of the hand that is seen, or the only one."""
    if may_take_goods(ask.state, ask.bundle):
        return None
    return {"chosen": pack_dict(wanted(ask.bundle)), "from": ask.colour(ask.state.step_seat)}


@rule("CK-PROG-COMHARB-1/commodity")
def own_commodity(ask: Ask) -> Params | None:
    """A commodity of the own hand."""
    own = ask.first >= c.RESOURCES and count(ask.state.hand[ask.seat], ask.first) > 0
    return None if own else {"good": GOODS[ask.first]}


@rule("CK-PROG-ALCHEMIST-2/dice")
def dice_as_set(ask: Ask) -> Params | None:
    """Dice that the Alchemist has set do not fall otherwise."""
    chosen = divmod(ask.state.set_dice, 8)
    return None if chosen in ((0, 0), (ask.first, ask.second)) else {"dice": list(chosen)}


@rule("CK-COMP-5/face")
def face_exists(ask: Ask) -> Params | None:
    """The event die has such a face (X-50)."""
    return None if ask.rules.event_weight[ask.third] else {"face": EVENT_FACES[ask.third]}


@rule("CK-GATE-1/top")
def card_on_top(ask: Ask) -> Params | None:
    """The card is in the right deck and, where the order is known, on its top (CK-PROG-7)."""
    s, track = ask.state, ask.state.step_data
    if deck_of(ask.first) == track:
        if never_drawn(s, track):
            right = s.progress_deck[ask.first] > 0
        else:
            right = s.under[c.DECK_SIZE * track] == ask.first + 1
        if right:
            return None
    return {"card": PROGRESS[ask.first], "deck": TRACKS[track]}


CHECKS: dict[int, tuple[Check, ...]] = {
    c.END_TURN: (keeps_few_cards,),
    c.RETURN_CARD: (card_goes_back,),
    c.COMMIT: (own_knight("CK-EXPERT-1"), knight_is_ready),
    c.CHOOSE_DECK: (deck_has_progress,),
    c.TAKE_GOOD: (bank_has_resource,),
    c.TAKE_REFUGE: (refuge_is_free, refuge_on_route),
    c.REMOVE_KNIGHT: (own_knight("CK-PROG-DESERTER-1"),),
    c.PUT_KNIGHT: (
        site_is_free("CK-PROG-DESERTER-5"),
        road_leads_to_site("CK-PROG-DESERTER-5"),
        strength_is_right,
    ),
    c.RELAY_ROAD: (edge_is_free, joins_own_network, another_edge),
    c.TAKE_CARD: (spied_card,),
    c.TAKE_GOODS: (two_cards_of_hand,),
    c.HAND_OVER: (own_commodity,),
    c.DICE: (dice_as_set, seven_may_fall, face_exists),
    c.PROGRESS: (card_on_top,),
}
