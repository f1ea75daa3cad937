"""Cities that a seat loses to the barbarians, and whether it could have kept them. CK-BARB, CK-LOSE.

A loss is avoidable when the seat, in the position in which it ended its last turn before the battle, could
have gone on with some of

- recruiting, activating and promoting knights, and the cards Warlord and Smith,
- improvements of cities, and the metropolises that they bring,
- one trade with the bank, at most,

as long as its goods then would have lasted, so that it would not have lost a city in the battle. All others
count with the knights and cities that they had in the battle; what the seat would have added in its turn is
added to what it had in the battle. So this is hindsight: the seat did not know what the others would do, nor
whether the ship would come. That it might come is sure: at most one roll of each seat lies between the end
of that turn and the battle, and the ship did come in one of them. What the seat had spent on other
things earlier in its turn is not counted as kept, and trades with players are not counted on.

Battles of the expert variant (CK-EXPERT) are not judged: there, knights that stay at home are a choice too.
"""

from __future__ import annotations

from collections.abc import Iterator

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.barbarians import cities_on_board, contribution
from ostrov.engine.cities_knights.improvements import free_cities
from ostrov.engine.core.actions import kind_of
from ostrov.engine.core.board import Board
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.legal import legal_actions

KNIGHTS = (c.ACTIVATE, c.PROMOTE, c.PLAY + c.WARLORD, c.PLAY + c.SMITH)
CITIES = (c.IMPROVE, c.PUT_METROPOLIS)


def losers(before: State, after: State) -> list[int]:
    """The seats that have to lose a city after an action or outcome that has brought a battle."""
    if after.attacks == before.attacks or after.phase != c.LOSING_CITY:
        return []
    return [seat for seat in range(c.SEATS) if after.step_seats >> seat & 1]


def would_lose(board: Board, rules: Rules, battle: State, seat: int, force: int = 0, saved: int = 0) -> bool:
    """Whether a seat would lose a city in a battle, with so much more force and so many cities made safe."""
    forces = [contribution(board, rules, battle, p) for p in range(rules.seats)]
    exposed = [free_cities(board, battle, p) for p in range(rules.seats)]
    forces[seat] += force
    exposed[seat] -= saved
    if sum(forces) >= cities_on_board(board, battle) or exposed[seat] <= 0:  # CK-BARB-3, CK-LOSE-1
        return False
    return forces[seat] == min(forces[p] for p in range(rules.seats) if exposed[p] > 0)  # CK-LOSE-2


def is_avoidable(board: Board, rules: Rules, last: State, battle: State, seat: int) -> bool:
    """Whether a seat that lost a city could have kept it.

    `last` is the position in which it ended its turn, `battle` the one right before the ship arrived.
    """
    for ending in _endings(board, rules, last, seat):
        force = contribution(board, rules, ending, seat) - contribution(board, rules, last, seat)
        saved = free_cities(board, last, seat) - free_cities(board, ending, seat)
        if not would_lose(board, rules, battle, seat, force, saved):
            return True
    return False


def _endings(board: Board, rules: Rules, last: State, seat: int) -> Iterator[State]:
    """The positions in which the seat could have ended its turn, each of them once."""
    seen: set[tuple[bytes, bool]] = set()
    waiting = [(last, False)]
    while waiting:
        state, traded = waiting.pop()
        mark = state.to_bytes(), traded
        if mark in seen:
            continue
        seen.add(mark)
        if state.phase == c.MAIN:
            yield state
        for action in _useful(board, rules, state, seat, traded):
            after = state.copy()
            apply_unchecked(board, rules, after, action)
            waiting.append((after, traded or kind_of(action) == c.BANK_TRADE))


def _useful(board: Board, rules: Rules, state: State, seat: int, traded: bool) -> Iterator[int]:
    """The actions that are tried; where a knight is recruited does not matter, so one place is enough."""
    recruits = False
    for action in legal_actions(board, rules, state, seat):
        kind = kind_of(action)
        if kind == c.RECRUIT and not recruits:
            recruits = True
            yield action
        elif kind in KNIGHTS or kind in CITIES or (kind == c.BANK_TRADE and not traded):
            yield action
