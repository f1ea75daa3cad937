"""The course of a turn: beginning, rolling, ending, winning. B-TURN-1 to -6, B-WIN-1 to -5."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.base.constants import BEFORE_ROLL, FREE_ROADS, MAIN, OVER, ROBBING
    from ostrov.engine.base.goal import wonder_wins
    from ostrov.engine.base.offers import clear_offers
    from ostrov.engine.base.production import produce
    from ostrov.engine.base.robber import seven
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.engine.seams import score


def may_win(r: Rules, s: State) -> bool:
    """The active seat has reached the goal, on its own turn and between two steps (B-WIN-1 to -3, X-19).

    Before it moves the robber too, where a victory does not wait for that (B-LA-4, X-47).
    """
    if s.phase != MAIN and s.phase != BEFORE_ROLL and s.phase != FREE_ROADS:
        if s.phase != ROBBING or r.win_before_robber == 0:
            return False
    if s.rolled == 0 and r.win_before_roll == 0:
        return False
    if r.wonders != 0:
        return wonder_wins(r, s, s.active)
    return score(s, s.active) >= r.goal


def win(s: State) -> None:
    """The active seat wins; the game ends at once (B-WIN-1)."""
    s.winner = s.active + 1
    s.phase = OVER


def check_win(r: Rules, s: State) -> None:
    """Ends the game when the active seat has won and nobody has to claim it (X-21)."""
    if r.wonders == 0 and score(s, s.active) < r.goal:
        return
    if r.auto_claim != 0 and may_win(r, s):
        win(s)


def begin_turn(s: State, p: int) -> None:
    """The dice come to seat p (B-TURN-6); points gained meanwhile count from now on (B-WIN-3)."""
    s.active = p
    s.turn += 1
    s.rolled = 0
    s.card_played = 0
    s.trade_closed = 0
    s.new_harbours = 0
    s.fresh = 0
    s.phase = BEFORE_ROLL


def end_turn(r: Rules, s: State) -> None:
    """Offers lapse and the left neighbour goes on (B-TURN-6, B-START-3)."""
    clear_offers(s)
    begin_turn(s, (s.active + 1) % r.seats)


def sevens_rest(r: Rules, s: State) -> bool:
    """No seven falls in this turn: it belongs to the first rounds, which are quiet (H-2)."""
    return s.turn < r.seven_turn


def dice_fell(b: Board, r: Rules, s: State, one: int, two: int) -> None:
    """Production, or the seven (B-PROD-1, B-SEVEN-1)."""
    s.die_one = one
    s.die_two = two
    s.rolls += 1
    s.rolled = 1
    s.phase = MAIN
    if one + two == 7:
        seven(r, s)
    else:
        produce(b, r, s, one + two)
