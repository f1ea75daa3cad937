"""Doing an action, or letting an outcome happen."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.bank import bank_trade
    from ostrov.engine.base.building import lay_road, pay, put_building, upgrade
    from ostrov.engine.base.constants import (
        ACCEPT,
        BANK_TRADE,
        BUY_CARD,
        CARD_ITEM,
        CITY,
        CITY_ITEM,
        CLAIM,
        DECLINE,
        DICE,
        DISCARD,
        DRAWING,
        DRAWN,
        END_TURN,
        FOUND_ROAD,
        FOUND_SETTLEMENT,
        FREE_ROAD,
        KNIGHT,
        MAIN,
        MONOPOLY,
        MOVE_ROBBER,
        OFFER,
        ROAD,
        ROAD_BUILDING,
        ROAD_ITEM,
        ROLL,
        ROLLING,
        SETTLEMENT,
        SETTLEMENT_ITEM,
        SETTLEMENT_LEVEL,
        STOLEN,
        WITHDRAW,
        YEAR_OF_PLENTY,
    )
    from ostrov.engine.base.devcards import (
        draw_card,
        play_knight,
        play_monopoly,
        play_plenty,
        play_road_building,
    )
    from ostrov.engine.base.founding import found_road, found_settlement
    from ostrov.engine.base.free_lines import free_road
    from ostrov.engine.base.offers import accept, clear_offers, deal, decline, lapse, make_offer, withdraw
    from ostrov.engine.base.robber import discard, move_robber, steal
    from ostrov.engine.base.turn import check_win, dice_fell, end_turn, win
    from ostrov.engine.cities_knights.barbarians import restore_city
    from ostrov.engine.cities_knights.constants import FIRST_CK_KIND, LAST_CK_KIND, PROGRESS, REDUCED_LEVEL
    from ostrov.engine.cities_knights.draws import receive, take_top
    from ostrov.engine.cities_knights.event import go_on, roll_event
    from ostrov.engine.cities_knights.expansion import apply_expansion, new_turn
    from ostrov.engine.cities_knights.progress.politics import next_bishop_victim
    from ostrov.engine.combined.expansion import apply_of_both, is_of_both
    from ostrov.engine.core.actions import (
        actor_of,
        bundle_in,
        first_of,
        kind_of,
        second_of,
        target_of,
        third_of,
    )
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.constants import FIRST_OUTCOME, LAST_OUTCOME
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.following import follow_at_sea
    from ostrov.engine.seafarers.constants import FIRST_SEA_KIND, LAST_SEA_KIND
    from ostrov.engine.seafarers.expansion import (
        apply_at_sea,
        happen_at_sea,
        new_turn_at_sea,
        turn_ends_game,
    )
    from ostrov.engine.seafarers.villages import end_without_cloth


def build(b: Board, r: Rules, s: State, p: int, kind: int, place: int) -> None:
    """Pays for a piece or card and places it at once (B-BUILD-1, -4); may end trade (B-PHASE-2)."""
    lapse(s, p)
    if r.separate_phases != 0:
        s.trade_closed = 1  # B-PHASE-2
        clear_offers(s)
    if kind == ROAD:
        pay(r, s, p, ROAD_ITEM)
        lay_road(b, r, s, p, place)
    elif kind == SETTLEMENT:
        pay(r, s, p, SETTLEMENT_ITEM)
        put_building(b, r, s, p, place, SETTLEMENT_LEVEL)
    elif kind == CITY:
        pay(r, s, p, CITY_ITEM)
        if s.level[place] == REDUCED_LEVEL:
            restore_city(b, r, s, p, place)
        else:
            upgrade(b, r, s, p, place)
    else:
        pay(r, s, p, CARD_ITEM)
        s.phase = DRAWING


def negotiate(s: State, p: int, kind: int, action: I64) -> None:
    """Offers and answers (B-DOM-2)."""
    if kind == OFFER:
        make_offer(s, p, target_of(action), bundle_in(action))
    elif kind == WITHDRAW:
        withdraw(s, p)
    elif kind == ACCEPT:
        accept(s, p)
    elif kind == DECLINE:
        decline(s, p, target_of(action))
    else:
        deal(s, target_of(action))


def play_card(b: Board, r: Rules, s: State, p: int, kind: int, action: I64) -> None:
    """Development cards (B-DEV-5)."""
    if kind == KNIGHT:
        play_knight(r, s, p)
    elif kind == ROAD_BUILDING:
        play_road_building(b, r, s, p)
    elif kind == YEAR_OF_PLENTY:
        play_plenty(s, p, bundle_in(action))
    else:
        play_monopoly(r, s, p, first_of(action))


def happen(b: Board, r: Rules, s: State, kind: int, outcome: I64) -> None:
    """Outcomes of chance."""
    if kind == DICE:
        if r.cities_knights != 0:
            roll_event(b, r, s, first_of(outcome), second_of(outcome), third_of(outcome))
        else:
            dice_fell(b, r, s, first_of(outcome), second_of(outcome))
    elif kind == DRAWN:
        draw_card(s, s.active, first_of(outcome))
    elif kind == STOLEN:
        steal(s, s.active, first_of(outcome))
        if s.step_seats != 0 and s.resolving == 0:
            next_bishop_victim(r, s)
    elif kind == PROGRESS:
        take_top(s, first_of(outcome))
        s.draws += 1
        s.phase = MAIN
        receive(r, s, s.step_seat, first_of(outcome))
    else:
        happen_at_sea(b, r, s, kind, outcome)
    if r.cities_knights != 0:
        go_on(b, r, s)


def finish_turn(b: Board, r: Rules, s: State) -> None:
    """The next turn begins (B-TURN-6), unless that was the last one (S-CL-8)."""
    if b.villages != 0 and turn_ends_game(b, s):
        end_without_cloth(r, s)
        return
    end_turn(r, s)
    if r.cities_knights != 0:
        new_turn(b, r, s)
    if r.seafarers != 0:
        new_turn_at_sea(s)


def apply_unchecked(b: Board, r: Rules, s: State, action: I64) -> None:
    """Trusts its caller: the action or outcome must be legal. For searches; others use `Game.play`."""
    kind = kind_of(action)
    p = actor_of(action)
    if kind == END_TURN:
        finish_turn(b, r, s)
    elif kind == ROLL:
        s.phase = ROLLING
    elif FIRST_OUTCOME <= kind <= LAST_OUTCOME:
        happen(b, r, s, kind, action)
    elif kind == BANK_TRADE:
        bank_trade(s, p, first_of(action), second_of(action), third_of(action))
    elif ROAD <= kind <= BUY_CARD:
        build(b, r, s, p, kind, first_of(action))
    elif kind == FOUND_SETTLEMENT:
        found_settlement(b, r, s, p, first_of(action))
    elif kind == FOUND_ROAD:
        found_road(b, r, s, p, first_of(action))
    elif kind == FREE_ROAD:
        free_road(b, r, s, p, first_of(action))
    elif KNIGHT <= kind <= MONOPOLY:
        play_card(b, r, s, p, kind, action)
    elif kind == MOVE_ROBBER:
        move_robber(s, first_of(action), second_of(action))
    elif kind == DISCARD:
        discard(r, s, p, bundle_in(action))
    elif kind == CLAIM:
        win(s)
    elif r.cities_knights != 0 and r.seafarers != 0 and is_of_both(s, kind, action):
        apply_of_both(b, r, s, p, kind, action)
    elif FIRST_CK_KIND <= kind <= LAST_CK_KIND:
        apply_expansion(b, r, s, p, kind, action)
    elif FIRST_SEA_KIND <= kind <= LAST_SEA_KIND:
        apply_at_sea(b, r, s, p, kind, action)
    else:
        negotiate(s, p, kind, action)
    if s.interlude != 0:
        go_on(b, r, s)
    if r.seafarers != 0:
        follow_at_sea(b, r, s, action)
    check_win(r, s)
