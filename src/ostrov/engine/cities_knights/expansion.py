"""What Cities & Knights adds to legal(), to apply() and to the start of a game and of a turn."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import MAIN
    from ostrov.engine.cities_knights.barbarians import (
        choose_deck,
        commit,
        commitment_done,
        legal_commitments,
        legal_losses,
        lose_city,
    )
    from ostrov.engine.cities_knights.constants import (
        ACTIVATE,
        AQUEDUCT,
        ASK_HARBOUR,
        BUILD_WALL,
        CHASE,
        CHOOSE_DECK,
        CHOOSING_DECK,
        COMMIT,
        COMMITTING,
        DESERTING,
        DISPLACE,
        DONE,
        FIRST_POLITICS,
        FIRST_TRADE,
        HAND_OVER,
        HANDING_OVER,
        IMPROVE,
        KNIGHTS_EACH,
        LOSE_CITY,
        LOSING_CITY,
        MIGHTY,
        MOVE_KNIGHT,
        PLACING_KNIGHT,
        PLACING_METROPOLIS,
        PLAY,
        PLAYING_DRAWN,
        PROGRESS_KINDS,
        PROMOTE,
        PUT_KNIGHT,
        PUT_METROPOLIS,
        RECRUIT,
        REFUGE,
        RELAY_ROAD,
        RELAYING,
        REMOVE_KNIGHT,
        RETURN_CARD,
        RETURNING,
        SPYING,
        TAKE_CARD,
        TAKE_GOOD,
        TAKE_GOODS,
        TAKE_REFUGE,
        TAKING,
    )
    from ostrov.engine.cities_knights.deserter import (
        legal_placings,
        legal_removals,
        legal_thefts,
        place_deserter,
        remove_knight,
        take_card,
    )
    from ostrov.engine.cities_knights.diplomat import leave_road, legal_relays, relay_road
    from ostrov.engine.cities_knights.draws import leave_hand, leave_interlude, legal_decks, legal_returns
    from ostrov.engine.cities_knights.event import go_on, legal_aqueduct, use_aqueduct
    from ostrov.engine.cities_knights.improvements import (
        improve,
        legal_improvements,
        legal_metropolises,
        pay_wall,
        put_metropolis,
    )
    from ostrov.engine.cities_knights.knight_actions import (
        chase,
        displace,
        legal_knight_actions,
        legal_refuges,
        move_knight,
        take_refuge,
    )
    from ostrov.engine.cities_knights.knights import (
        legal_knights,
        pay_activate,
        pay_promote,
        recruit,
        rest_knights,
    )
    from ostrov.engine.cities_knights.pieces import progress_count
    from ostrov.engine.cities_knights.progress.politics import legal_politics, play_politics
    from ostrov.engine.cities_knights.progress.science import legal_science, play_science
    from ostrov.engine.cities_knights.progress.trade import (
        ask_harbour,
        hand_over,
        legal_hand_overs,
        legal_harbour_calls,
        legal_takings,
        legal_trade_cards,
        play_trade_card,
        take_goods,
    )
    from ostrov.engine.core.actions import bundle_in, first_of, kind_of, pack, second_of
    from ostrov.engine.core.bitset import push
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import RESOURCES
    from ostrov.engine.core.moves import Moves
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State


def set_up(r: Rules, s: State) -> None:
    """Pieces and decks before the first move (CK-COMP-1, -3, CK-SETUP-3 to -5)."""
    for p in range(r.seats):
        for i in range(MIGHTY):
            s.knights_left[MIGHTY * p + i] = KNIGHTS_EACH
    for card in range(PROGRESS_KINDS):
        s.progress_deck[card] = r.progress_deck[card]
    s.defender_cards = 6


def new_turn(b: Board, r: Rules, s: State) -> None:
    """What lasts for one turn ends (CK-PROG-CRANE-2, CK-PROG-FLEET-1, CK-PROG-COMHARB-1, CK-KNIGHT-9)."""
    s.crane = 0
    s.fleet = 0
    for p in range(r.seats):
        s.harbour_calls[p] = 0
    s.harbour_empty = 0
    s.set_dice = 0
    rest_knights(b, r, s)


def legal_main(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Appends what the active seat may do after the roll (CK-TURN-2)."""
    legal_knights(b, r, s, p, out)
    legal_knight_actions(b, r, s, p, out)
    legal_improvements(b, r, s, p, out)
    held = progress_count(s, p)
    if held > r.progress_limit:
        legal_returns(r, s, p, out)
    legal_harbour_calls(r, s, p, out)
    if held > 0:
        legal_science(b, r, s, p, out)
        legal_politics(b, r, s, p, out)
        legal_trade_cards(b, r, s, p, out)


def legal_drawn(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Writes how the roll goes on: at once, or after the card just drawn has been played (X-58)."""
    push(out, pack(DONE, p, 0, 0, 0))
    legal_science(b, r, s, p, out)
    legal_politics(b, r, s, p, out)
    legal_trade_cards(b, r, s, p, out)
    kept = 1
    for i in range(1, out.n):
        if kind_of(out.action[i]) == PLAY + s.drawn - 1:
            out.action[kept] = out.action[i]
            kept += 1
    out.n = kept


def legal_step(b: Board, r: Rules, s: State, p: int, out: Moves) -> None:
    """Writes what seat p may do in a step of this expansion."""
    phase = s.phase
    if phase == COMMITTING:
        legal_commitments(b, s, p, out)
    elif phase == LOSING_CITY:
        legal_losses(b, s, p, out)
    elif phase == CHOOSING_DECK:
        legal_decks(s, p, out)
    elif phase == RETURNING:
        legal_returns(r, s, p, out)
    elif phase == AQUEDUCT:
        legal_aqueduct(s, p, out)
    elif phase == REFUGE:
        legal_refuges(b, r, s, p, out)
    elif phase == DESERTING:
        legal_removals(b, s, p, out)
    elif phase == HANDING_OVER:
        legal_hand_overs(s, p, out)
    elif p != s.active:
        return
    elif phase == PLACING_METROPOLIS:
        legal_metropolises(b, s, p, out)
    elif phase == PLACING_KNIGHT:
        legal_placings(b, r, s, p, out)
    elif phase == RELAYING:
        legal_relays(b, s, p, out)
    elif phase == PLAYING_DRAWN:
        legal_drawn(b, r, s, p, out)
    elif phase == SPYING:
        legal_thefts(s, p, out)
    elif phase == TAKING:
        legal_takings(s, p, out)


def step_awaits(s: State) -> int:
    """The seats that must act in a step of this expansion, as a mask; only cities are lost all at once."""
    phase = s.phase
    if phase == LOSING_CITY:
        return s.step_seats
    if phase in (PLACING_METROPOLIS, PLACING_KNIGHT, RELAYING, SPYING, TAKING, PLAYING_DRAWN):
        return 1 << s.active
    return 1 << s.step_seat


def lay_open(s: State, p: int, card: int) -> None:
    """The card goes under its deck; its effect follows (CK-PROG-2, -7)."""
    leave_hand(s, p, card)
    if s.phase == PLAYING_DRAWN:
        s.drawn = 0
        s.phase = MAIN


def play_card(b: Board, r: Rules, s: State, p: int, card: int, action: I64) -> None:
    """The card is played and takes effect (CK-PROG-2)."""
    lay_open(s, p, card)
    if card < FIRST_POLITICS:
        play_science(b, r, s, p, card, action)
    elif card < FIRST_TRADE:
        play_politics(b, r, s, p, card, action)
    else:
        play_trade_card(b, r, s, p, card, action)


def apply_knight(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """Knights and improvements."""
    v = first_of(action)
    if kind == RECRUIT:
        recruit(b, r, s, p, v)
    elif kind == ACTIVATE:
        pay_activate(r, s, p, v)
    elif kind == PROMOTE:
        pay_promote(r, s, p, v)
    elif kind == MOVE_KNIGHT:
        move_knight(b, r, s, v, second_of(action))
    elif kind == DISPLACE:
        displace(b, r, s, v, second_of(action))
    elif kind == CHASE:
        chase(s, v)
    elif kind == IMPROVE:
        improve(b, r, s, p, v)
    elif kind == BUILD_WALL:
        pay_wall(r, s, p, v)


def apply_choice(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """Choices that a step asks for."""
    first = first_of(action)
    if kind == COMMIT:
        commit(s, first)
    elif kind == LOSE_CITY:
        lose_city(b, r, s, p, first)
    elif kind == CHOOSE_DECK:
        choose_deck(r, s, p, first)
    elif kind == TAKE_GOOD:
        use_aqueduct(r, s, p, first)
    elif kind == TAKE_REFUGE:
        take_refuge(b, r, s, first)
    elif kind == PUT_METROPOLIS:
        put_metropolis(s, p, first)
    elif kind == REMOVE_KNIGHT:
        remove_knight(b, r, s, first)
    elif kind == PUT_KNIGHT:
        place_deserter(b, r, s, p, first, second_of(action))
    elif kind == RELAY_ROAD:
        relay_road(b, r, s, p, first)
    elif kind == TAKE_CARD:
        take_card(r, s, p, first)
    elif kind == TAKE_GOODS:
        take_goods(s, p, bundle_in(action))
    elif kind == HAND_OVER:
        hand_over(s, p, first)
    elif kind == ASK_HARBOUR:
        ask_harbour(s, first, second_of(action))
    elif kind == RETURN_CARD:
        leave_hand(s, p, first)
        s.phase = MAIN


def done(b: Board, r: Rules, s: State, p: int) -> None:
    """A seat has nothing more to choose."""
    if s.phase == COMMITTING:
        commitment_done(b, r, s)
    elif s.phase == AQUEDUCT:
        use_aqueduct(r, s, p, RESOURCES)
    elif s.phase == PLAYING_DRAWN:
        leave_interlude(r, s)
    elif s.phase == RELAYING:
        leave_road(r, s)


def apply_expansion(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """Does an action of this expansion."""
    if kind >= PLAY:
        play_card(b, r, s, p, kind - PLAY, action)
    elif kind <= BUILD_WALL:
        apply_knight(b, r, s, p, kind, action)
    elif kind == DONE:
        done(b, r, s, p)
    else:
        apply_choice(b, r, s, p, kind, action)
    go_on(b, r, s)
