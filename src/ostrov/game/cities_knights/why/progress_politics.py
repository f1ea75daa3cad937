"""Why a politics card may not be played so."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.diplomat import is_open_line
from ostrov.engine.cities_knights.pieces import owned_by
from ostrov.engine.cities_knights.progress.politics import (
    invited,
    may_desert,
    may_intrigue,
    may_sabotage,
    may_spy,
    may_warlord,
)
from ostrov.engine.seams import robber_may_move
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.base.why.cards import robber_may_stand
from ostrov.game.cities_knights.why.progress import effect, play
from ostrov.game.refusal import Params, Refusal


@rule("CK-PROG-BISHOP-2")
def bishop_may_come(ask: Ask) -> Params | None:
    """Not before the first attack."""
    return None if robber_may_move(ask.rules, ask.state) else {"because": ["CK-SEVEN-1"]}


def names_opponent(clause: str) -> Rule:
    """Another player is named."""

    def test(ask: Ask) -> Params | None:
        return {} if ask.first == ask.seat else None

    return Rule(f"{clause}/yourself", test)


@rule("CK-PROG-DESERTER-1/none")
def opponent_has_knight(ask: Ask) -> Params | None:
    """The named opponent has a knight to give up (X-71)."""
    if may_desert(ask.board, ask.rules, ask.state, ask.seat, ask.first):
        return None
    return {"opponent": ask.colour(ask.first), "because": ["X-71"]}


def road_is_open(ask: Ask) -> Refusal | None:
    """A road with an open end lies there."""
    if is_open_line(ask.board, ask.rules, ask.state, ask.first):
        return None
    return Refusal("CK-PROG-DIPLOMAT-1", {}, "closed" if ask.state.road[ask.first] else "none")


def knight_in_reach(ask: Ask) -> Refusal | None:
    """Another player's knight stands there, and an own road leads to it."""
    s, v = ask.state, ask.first
    if may_intrigue(s, ask.seat, v):
        return None
    foreign = s.knight[v] != 0 and not owned_by(s.knight[v], ask.seat)
    return Refusal("CK-PROG-INTRIGUE-1", {}, "road" if foreign else "none")


@rule("CK-PROG-SPY-1/cards")
def opponent_has_cards(ask: Ask) -> Params | None:
    """The opponent has progress cards; how many is open (X-71)."""
    if may_spy(ask.rules, ask.state, ask.seat, ask.first):
        return None
    return {"opponent": ask.colour(ask.first), "because": ["X-71"]}


@effect("CK-PROG-SABOTEUR-1")
def somebody_loses(ask: Ask) -> bool:
    """An opponent with as many points or more has cards to discard."""
    return may_sabotage(ask.rules, ask.state, ask.seat)


@effect("CK-PROG-WARLORD-1")
def knight_sleeps(ask: Ask) -> bool:
    """An own knight is passive."""
    return may_warlord(ask.board, ask.state, ask.seat)


@effect("CK-PROG-WEDDING-1")
def somebody_gives(ask: Ask) -> bool:
    """An opponent with more points has cards."""
    return invited(ask.rules, ask.state, ask.seat) != 0


CHECKS: dict[int, tuple[Check, ...]] = {
    **play(c.BISHOP, bishop_may_come, robber_may_stand),
    **play(c.CONSTITUTION),
    **play(c.DESERTER, names_opponent("CK-PROG-DESERTER-1"), opponent_has_knight),
    **play(c.DIPLOMAT, road_is_open),
    **play(c.INTRIGUE, knight_in_reach),
    **play(c.SABOTEUR, somebody_loses),
    **play(c.SPY, names_opponent("CK-PROG-SPY-1"), opponent_has_cards),
    **play(c.WARLORD, knight_sleeps),
    **play(c.WEDDING, somebody_gives),
}
